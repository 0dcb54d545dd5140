"""Games recorded from hanabi-learning-environment 0.0.4, with everything that each seat saw."""

import base64
import json
import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt

from hanabi.game.notation import read_card
from hanabi.rules import Card

HERE = Path(__file__).parent
TABLES = (
    ("pl", 2),
    ("pl", 3),
    ("pl", 4),
    ("pl", 5),
    ("custom+tokens=3+strikes=2+suits=2+no-empty-clues", 2),
    ("custom+tokens=5+strikes=1+hand=3+suits=4+no-empty-clues", 4),
)
"""Rules that hanabi-learning-environment plays, and numbers of players."""


@dataclass(frozen=True)
class Recorded:
    """A game on a known deck: before each action the numbers that were legal, and what each seat saw."""

    deck: tuple[Card, ...]
    actions: tuple[int, ...]
    legal: tuple[tuple[int, ...], ...]
    sights: npt.NDArray[np.uint8]
    """By action, then by seat: eight bits a byte."""


def path_of(name: str, players: int) -> Path:
    return HERE / f"{name.replace('+', '_')}_{players}.json"


def write_games(path: Path, name: str, players: int, games: Sequence[Recorded]) -> None:
    fields = {"rules": name, "players": players, "games": [_fields(game) for game in games]}
    path.write_text(json.dumps(fields, indent=1) + "\n", encoding="utf-8")


def read_games(path: Path) -> list[Recorded]:
    fields = json.loads(path.read_text(encoding="utf-8"))
    return [_recorded(game, fields["players"]) for game in fields["games"]]


def _fields(game: Recorded) -> dict[str, str]:
    """One text for each part; what a seat sees is stored as what changed since the action before."""
    changes = game.sights.copy()
    changes[1:] ^= game.sights[:-1]
    return {
        "deck": " ".join(map(str, game.deck)),
        "actions": " ".join(map(str, game.actions)),
        "legal": "/".join(" ".join(map(str, numbers)) for numbers in game.legal),
        "sights": base64.b64encode(zlib.compress(changes.tobytes(), 9)).decode(),
    }


def _recorded(fields: dict[str, str], players: int) -> Recorded:
    deck = tuple(map(read_card, fields["deck"].split()))
    actions = _numbers(fields["actions"])
    legal = tuple(map(_numbers, fields["legal"].split("/")))
    changes = np.frombuffer(zlib.decompress(base64.b64decode(fields["sights"])), np.uint8)
    sights = np.bitwise_xor.accumulate(changes.reshape(len(actions), players, -1), axis=0)
    return Recorded(deck, actions, legal, sights)


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split()))
