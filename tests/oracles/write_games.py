"""Write the recorded games that are missing: `python -m tests.oracles.write_games`.

A game once written is kept: delete its file to have it played and written again.
"""

from pathlib import Path

from hanabi.rules import ruleset
from hanabi.testing import guided_game
from tests.game.records import record
from tests.oracles.transcript import write_game

FOLDER = Path(__file__).parent / "games"
GAMES = (
    ("es", 2, 8),
    ("pl", 3, 22),
    ("pt", 4, 78),
    ("fr", 5, 91),
    ("de", 3, 2),
    ("es+avalanche", 4, 18),
    ("pl+avalanche", 2, 1),
    ("pt+avalanche", 3, 31),
    ("fr+black-powder", 4, 1),
    ("es+flamboyant-fives", 4, 35),
    ("es+flamboyant-fives-common", 3, 267),
    ("de+flamboyant-fives", 5, 107),
    ("de+all-or-nothing", 2, 10),
    ("pl+all-or-nothing", 3, 11),
    ("pl+synchronised-show", 4, 12),
    ("pt+synchronised-show", 5, 8),
    ("fr+avalanche+black-powder", 3, 7),
    ("es+avalanche+flamboyant-fives", 2, 210),
    ("fr+avalanche+all-or-nothing", 5, 2),
    ("fr+black-powder+flamboyant-fives", 3, 287),
    ("de+black-powder+flamboyant-fives", 4, 116),
    ("es+black-powder+all-or-nothing", 2, 11),
    ("fr+flamboyant-fives+all-or-nothing", 3, 65),
    ("es+avalanche+black-powder+flamboyant-fives-common", 5, 356),
    ("de+avalanche+black-powder+flamboyant-fives", 2, 98),
    ("de+avalanche+black-powder+all-or-nothing", 3, 35),
    ("fr+avalanche+flamboyant-fives+all-or-nothing", 4, 361),
    ("fr+avalanche+flamboyant-fives+all-or-nothing-no-skips", 4, 361),
    ("de+black-powder+flamboyant-fives+all-or-nothing", 2, 16),
    ("fr+avalanche+black-powder+flamboyant-fives+all-or-nothing", 4, 181),
    ("de+avalanche+black-powder+flamboyant-fives+all-or-nothing", 5, 87),
    ("pl+avalanche+synchronised-show", 2, 12),
    ("pt+black-powder+synchronised-show", 3, 8),
    ("pl+all-or-nothing+synchronised-show", 5, 33),
    ("pt+avalanche+black-powder+synchronised-show", 4, 10),
    ("pl+avalanche+all-or-nothing+synchronised-show", 4, 50),
    ("pt+black-powder+all-or-nothing+synchronised-show", 2, 4),
    ("pt+avalanche+black-powder+all-or-nothing+synchronised-show", 3, 11),
    ("custom", 6, 2),
    ("custom+avalanche-own+black-powder+flamboyant-fives+synchronised-show", 6, 107),
    ("custom+tokens=5+strikes=2+hand=4+suits=4+no-empty-clues", 5, 162),
)
"""The rules, the number of players and the seed of each game."""


def main() -> None:
    """Play and write every game that has no file."""
    for name, players, seed in GAMES:
        path = FOLDER / f"{name.replace('+', '_')}_{players}.txt"
        if not path.exists():
            steps = list(guided_game(ruleset(name), players, seed))
            path.write_text(write_game(record(steps)), encoding="utf-8")


if __name__ == "__main__":
    main()
