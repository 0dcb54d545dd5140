"""A trained network in NumPy: from what seats see to the likelihood of their actions."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any, NamedTuple
from zipfile import BadZipFile

import numpy as np
import numpy.typing as npt

from hanabi.errors import LearningError
from hanabi.learned.sight import REMEMBERED, NetworkInput, Packed, network_input
from hanabi.rules import Ruleset, ruleset

VERSION = 1
"""The version of what a network sees and of its layers; networks of another one cannot be used."""
SMALLEST_SPREAD = 1e-5

Numbers = npt.NDArray[np.float32]


class Layer(NamedTuple):
    """A linear layer; if it has a scale and a shift, it is normalised, with ReLU."""

    weight: Numbers
    """A row for each input, a column for each output."""
    bias: Numbers
    scale: Numbers
    shift: Numbers

    def __call__(self, values: Numbers) -> Numbers:
        return self.finish(values @ self.weight)

    def finish(self, sums: Numbers) -> Numbers:
        """What the layer makes of the weighted sums of its inputs, in their place."""
        sums += self.bias
        if len(self.scale):
            sums -= sums.mean(axis=1, keepdims=True)
            sums /= np.sqrt(np.square(sums).mean(axis=1, keepdims=True) + SMALLEST_SPREAD)
            sums *= self.scale
            sums += self.shift
            np.maximum(sums, 0, out=sums)
        return sums


@dataclass(frozen=True, eq=False)
class Network:
    """A network for one ruleset and one number of players."""

    rules: Ruleset
    players: int
    sight: NetworkInput
    layers: tuple[Layer, Layer, Layer, Layer]

    def scores(self, sights: Packed) -> Numbers:
        """A number for every action, the likelier the higher, for each row of `sights`."""
        return self.scores_from(self.sums(sights))

    def sums(self, sights: Packed) -> Numbers:
        """The sums of the first layer; those of two sights without a common bit add up."""
        bits = np.unpackbits(sights, axis=1, bitorder="little").astype(np.float32)
        found: Numbers = bits @ self.layers[0].weight
        return found

    def scores_from(self, sums: Numbers) -> Numbers:
        """The scores by the sums of the first layer, which are overwritten."""
        first, second, third, last = self.layers
        found = first.finish(sums)
        return last(third(found + second(found)))

    def choose(self, sights: Packed, legal: npt.NDArray[np.bool_]) -> npt.NDArray[np.intp]:
        """The likeliest legal action for each row of `sights`."""
        chosen: npt.NDArray[np.intp] = np.where(legal, self.scores(sights), -np.inf).argmax(axis=1)
        return chosen


def write_weights(path: Path, rules: Ruleset, players: int, layers: Sequence[Layer]) -> None:
    """Write a network to a file, with half the precision it is computed with."""
    about = {"version": VERSION, "ruleset": str(rules), "players": players, "remembered": REMEMBERED}
    arrays: dict[str, Any] = {
        f"{place}.{name}": each.astype(np.float16)
        for place, layer in enumerate(layers)
        for name, each in layer._asdict().items()
    }
    with path.open("wb") as file:
        np.savez_compressed(file, about=np.array(json.dumps(about)), **arrays)


def read_weights(path: Path) -> Network:
    """Read a network; raise LearningError if the file is none, or of another version."""
    try:
        with path.open("rb") as file, np.load(file, allow_pickle=False) as kept:
            about = json.loads(str(kept["about"]))
            layers = [
                Layer(*(kept[f"{place}.{name}"].astype(np.float32) for name in Layer._fields))
                for place in range(4)
            ]
    except (OSError, EOFError, ValueError, KeyError, BadZipFile) as error:
        raise LearningError("no-weights-file", file=str(path)) from error
    if (about.get("version"), about.get("remembered")) != (VERSION, REMEMBERED):
        raise LearningError("other-weights", file=str(path), found=str(about.get("version")), wanted=VERSION)
    rules, players = ruleset(about["ruleset"]), int(about["players"])
    network = Network(rules, players, network_input(rules, players), tuple(layers))  # type: ignore[arg-type]
    if len(layers[0].weight) != 8 * network.sight.size:
        raise LearningError("no-weights-file", file=str(path))
    return network


@lru_cache(maxsize=4)
def shipped_network(rules: Ruleset, players: int) -> Network | None:
    """The network of this package for a ruleset and a number of players; None if there is none."""
    shipped = {path.stem: path for path in (Path(str(files("hanabi.learned"))) / "weights").glob("*.npz")}
    path = shipped.get(f"{rules}-{players}")  # a ruleset without a name is too long for a file's
    return None if path is None else read_weights(path)
