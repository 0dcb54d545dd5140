"""Sampled games as one fingerprint each: `python -m tests.fast.digest` prints them as JSON."""

import hashlib
import json
from typing import Any

import numpy.typing as npt

from hanabi.fast import Games
from hanabi.fast.compiling import COMPILES

TABLES = (
    ("pl", 2),
    ("fr+avalanche+black-powder+flamboyant-fives", 3),
    ("de+flamboyant-fives+all-or-nothing", 4),
    ("custom+hand=6+avalanche-own+black-powder+flamboyant-fives+synchronised-show+no-empty-clues", 6),
    ("custom+suits=2+tokens=3+strikes=7+flamboyant-fives", 2),
)
GAMES, MOVES = 6, 120


def digest(name: str, players: int) -> str:
    """Everything the games of a batch are and show, at every move."""
    games = Games(name, players, GAMES, seed=5, first=None)
    told = hashlib.sha256()
    for _ in range(MOVES):
        actions = games.sample().copy()
        for part in (*arrays(games), games.legal(), games.observe(1), games.observe(packed=True), actions):
            told.update(part.tobytes())
        for part in games.step(actions):
            told.update(part.tobytes())
    return told.hexdigest()


def arrays(games: Games) -> tuple[npt.NDArray[Any], npt.NDArray[Any]]:
    """The words and the bytes of every game."""
    return games._machine.words, games._machine.small


def main() -> None:
    found = {name: digest(name, players) for name, players in TABLES}
    print(json.dumps({"compiled": COMPILES, "digests": found}))


if __name__ == "__main__":
    main()
