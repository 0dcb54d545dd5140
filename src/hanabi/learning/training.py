"""A training run: its plan, its folder, and how it goes on after an interruption.

The folder of a run has `checkpoint.pt`, everything that is needed to go on; `curve.jsonl`, a line for each
measurement; and `weights.npz`, what a bot needs. They are replaced at once, so none is ever half written.
"""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass, field
from pathlib import Path
from time import perf_counter
from typing import Any

import torch
from torch import Tensor

from hanabi.errors import LearningError
from hanabi.learned.network import VERSION, write_weights
from hanabi.learning.games import LearningGames
from hanabi.learning.graphs import Recorder
from hanabi.learning.ppo import Hyperparameters, Learner
from hanabi.rules import Ruleset

CHECKPOINT, CURVE, WEIGHTS = "checkpoint.pt", "curve.jsonl", "weights.npz"
TRIAL_SEED = 20261119
"""The seed of the games in which a team is measured, which it does not learn from."""
CHECKPOINT_SECONDS = 60.0


@dataclass(frozen=True)
class TrainingPlan:
    """What to train and for how long: a time, or a number of moves, which makes a run reproducible."""

    rules: Ruleset
    players: int
    device: str
    seed: int
    games: int
    width: int
    seconds: float | None = None
    moves: int | None = None
    trials: int = 4096
    """How many games measure a team."""
    every: float = 15.0
    """The seconds between two measurements."""

    @property
    def identity(self) -> dict[str, str | int]:
        """What the run of a folder must agree on to be continued."""
        about: dict[str, str | int] = {
            "version": VERSION,
            "ruleset": str(self.rules),
            "players": self.players,
        }
        return about | {"games": self.games, "width": self.width, "seed": self.seed}


@dataclass(frozen=True, slots=True)
class Measurement:
    """How far a run has got, and how good the team is."""

    seconds: float
    moves: int
    share: float
    """How much of the plan is done, from 0 to 1."""
    score: float
    """The mean score of games in which the likeliest action is taken."""
    error: float
    perfect: float
    explored: float
    """The mean score of games that were learned from."""
    entropy: float
    value_error: float
    hand_error: float
    change: float


@dataclass
class Elapsed:
    """What a run has done so far, over all its interruptions."""

    seconds: float = 0.0
    moves: int = 0
    curve: list[Measurement] = field(default_factory=list)


class Run:
    """A training run in its folder."""

    def __init__(self, plan: TrainingPlan, folder: Path, recorder: Recorder) -> None:
        """Begin a run, or continue that of the folder; raise LearningError if it is another one."""
        self.plan, self.folder, self.done = plan, folder, Elapsed()
        if plan.device == "cuda" and not torch.cuda.is_available():
            raise LearningError("no-cuda", missing="a CUDA device of PyTorch")
        torch.set_float32_matmul_precision("high")
        kept = self._read()
        seed = plan.seed + (kept["moves"] if kept else 0)
        settings = Hyperparameters(plan.games, plan.width)
        self.learner = Learner(plan.rules, plan.players, settings, seed, plan.device, recorder)
        self.trial = LearningGames(plan.rules, plan.players, plan.trials, TRIAL_SEED, plan.device)
        if kept:
            self.learner.load(kept["state"])
            self.done = Elapsed(
                kept["seconds"], kept["moves"], [Measurement(**each) for each in kept["curve"]]
            )

    @property
    def share(self) -> float:
        """How much of the plan is done, from 0 to 1."""
        shares = [
            done / wanted
            for done, wanted in (
                (self.done.seconds, self.plan.seconds),
                (self.done.moves, self.plan.moves),
            )
            if wanted is not None
        ]
        return min(1.0, max(shares))

    def go(self, tell: Callable[[Measurement], None]) -> None:
        """Train until the plan is done; an interrupted run saves what it has before it ends."""
        self.learner.prepare()
        measured = saved = self.done.seconds
        with self._saved():
            for last in self._rollouts():
                if last or self.done.seconds > measured + self.plan.every:
                    measured = self.done.seconds
                    tell(self._measure())
                if self.done.seconds > saved + CHECKPOINT_SECONDS:
                    saved = self.done.seconds
                    self.save()

    def _rollouts(self) -> Iterator[bool]:
        """Learn rollout by rollout, and yield whether it was the last one; only learning counts as time."""
        while self.share < 1:
            began = perf_counter()
            self.learner.learn(self.share)
            if self.plan.device == "cuda":
                torch.cuda.synchronize()
            self.done.seconds += perf_counter() - began
            self.done.moves += self.learner.settings.moves
            yield self.share >= 1

    def _measure(self) -> Measurement:
        """Play trial games and add the result to the curve; raise LearningError if the networks broke."""
        if not all(bool(each.isfinite().all()) for each in self.learner.parameters):
            raise LearningError("learning-broke", folder=str(self.folder))
        scores = self.learner.evaluate(self.trial, TRIAL_SEED)
        explored = self.learner.scores[self.learner.over]
        told = Measurement(
            *(round(self.done.seconds, 1), self.done.moves, round(self.share, 4)),
            *(_round(scores.mean()), _round(scores.std() / len(scores) ** 0.5)),
            _round((scores == self.plan.rules.best).float().mean()),
            _round(explored.mean()) if len(explored) else 0.0,
            *(_round(each) for each in self.learner.told),
        )
        self.done.curve.append(told)
        return told

    @contextmanager
    def _saved(self) -> Iterator[None]:
        """Save at the end, also if the user interrupts; not if the run broke, so that its last save stays."""
        try:
            yield
        except KeyboardInterrupt:
            self.save()
            raise
        self.save()

    def save(self) -> None:
        """Write the files of the folder."""
        with self._writing(CHECKPOINT) as path:
            kept = {"seconds": self.done.seconds, "moves": self.done.moves, "state": self.learner.state()}
            torch.save({**self.plan.identity, **kept, "curve": list(map(asdict, self.done.curve))}, path)
        with self._writing(CURVE) as path:
            lines = [json.dumps(asdict(each)) for each in self.done.curve]
            path.write_text("\n".join(lines) + "\n", encoding="utf-8")
        with self._writing(WEIGHTS) as path:
            write_weights(path, self.plan.rules, self.plan.players, self.learner.layers())

    @contextmanager
    def _writing(self, name: str) -> Iterator[Path]:
        """A new file that replaces the one called `name` when it is complete."""
        self.folder.mkdir(parents=True, exist_ok=True)
        path = self.folder / f".new-{name}"
        with suppress(FileNotFoundError):
            path.unlink()
        yield path
        path.replace(self.folder / name)

    def _read(self) -> dict[str, Any] | None:
        """What the folder has of an earlier run; raise LearningError if that was another one."""
        path = self.folder / CHECKPOINT
        if not path.exists():
            return None
        try:
            kept: dict[str, Any] = torch.load(path, map_location=self.plan.device, weights_only=True)
            found = {name: kept[name] for name in self.plan.identity}
        except Exception as error:
            raise LearningError("bad-checkpoint", file=str(path)) from error
        for name, value in self.plan.identity.items():
            if found[name] != value:
                raise LearningError(
                    "other-run", file=str(path), what=name, found=str(found[name]), wanted=str(value)
                )
        return kept


def _round(value: Tensor) -> float:
    return round(float(value), 4)
