"""Cuts puzzles, chooses those that are kept, and verifies them by search.

`cut` prints the puzzles of some games, a line of JSON each; `choose` writes the file of the package from such
lines; `verify` tries every puzzle of the package on other deals of the hidden cards.
"""

import argparse
import json
import sys
from collections.abc import Iterable, Iterator
from importlib.resources import files
from itertools import chain, zip_longest
from pathlib import Path
from typing import Any

from hanabi.coach.puzzles.cutting import cut
from hanabi.coach.puzzles.puzzle import FILE, LEVELS, Puzzle, puzzles
from hanabi.coach.puzzles.trials import Race, imagined_deals
from hanabi.game import legal_actions
from hanabi.game.notation import action_text

TABLES = (2, 3, 4)
"""The numbers of players of the games that are cut."""
OTHER_SEED = 1
"""The seed of the deals that verify a puzzle; it was cut with others."""
LEAST_GAP = 0.4
"""How many points any other move has to cost in a puzzle that is kept."""


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m hanabi.coach.puzzles", description=__doc__)
    steps = parser.add_subparsers(required=True, dest="step")
    cutting = steps.add_parser("cut")
    cutting.add_argument("--first", type=int, default=0)
    cutting.add_argument("--games", type=int, default=100)
    choosing = steps.add_parser("choose")
    choosing.add_argument("files", nargs="+", type=Path)
    choosing.add_argument("--count", type=int, default=50)
    verifying = steps.add_parser("verify")
    verifying.add_argument("--deals", type=int, default=200)
    verifying.add_argument("--every", type=int, default=1)
    given = parser.parse_args()
    match given.step:
        case "cut":
            return cut_games(range(given.first, given.first + given.games))
        case "choose":
            lines = (line for file in given.files for line in file.read_text(encoding="utf-8").splitlines())
            return write_puzzles(choose(map(json.loads, lines), given.count))
        case _:
            cut = [each for each in puzzles() if not each.lesson]
            return verify(cut[:: given.every], given.deals)


def cut_games(seeds: Iterable[int]) -> int:
    for seed in seeds:
        for found in cut(TABLES[seed % len(TABLES)], seed):
            print(json.dumps(found), flush=True)
    return 0


def choose(found: Iterable[dict[str, Any]], count: int) -> list[dict[str, Any]]:
    """Puzzles of every level and kind of move, one of each in turn; for each, at most one of a game."""
    kinds: dict[tuple[str, str], dict[str, dict[str, Any]]] = {}
    for each in sorted(found, key=gap, reverse=True):
        if gap(each) >= LEAST_GAP:
            kinds.setdefault((each["level"], each["answers"][0][0]), {}).setdefault(each["deck"], each)
    rows = zip_longest(*(each.values() for each in kinds.values()))
    in_turn = list(filter(None, chain.from_iterable(rows)))
    return sorted(in_turn[:count], key=lambda each: (LEVELS.index(each["level"]), -gap(each)))


def gap(fields: dict[str, Any]) -> float:
    """How many points the best of the other moves costs."""
    costs: dict[str, float] = fields["costs"]
    return min(cost for action, cost in costs.items() if action not in fields["answers"])


def write_puzzles(chosen: list[dict[str, Any]]) -> int:
    file = Path(str(files("hanabi.coach.puzzles").joinpath(FILE)))
    lines = ",\n".join(json.dumps(each) for each in chosen)
    file.write_text(f"[\n{lines}\n]\n", encoding="utf-8")
    print(f"{len(chosen)} puzzles written to {file}")
    return 0


def verify(every: Iterable[Puzzle], deals: int) -> int:
    """Print what a search on other deals finds for each puzzle; return how many it finds otherwise."""
    wrong = 0
    for each in every:
        line, right = verified(each, deals)
        wrong += not right
        print(line, flush=True)
    print(f"{wrong} puzzles have another answer", file=sys.stderr)
    return min(wrong, 1)


def verified(each: Puzzle, deals: int) -> tuple[str, bool]:
    """What a search finds, in a line, and whether no move turns out better than the answers."""
    race = Race(imagined_deals(each.replay, deals, OTHER_SEED), legal_actions(each.state.view(each.seat)))
    for count in rounds(deals):
        race.run(count)
    others = {action: cost for action, cost in race.costs().items() if action not in each.answers}
    rival = min(others, key=lambda action: others[action].points)
    behind, right = others[rival], race.best in each.answers and others[rival].points > 0
    said = f"{each.number:>3} {each.level:<6} {' or '.join(map(action_text, each.answers))}"
    then = f"{action_text(rival)} costs {behind.points:.2f} ± {behind.error:.2f}"
    return f"{said}, then {then} on {len(race.trials)} deals{'' if right else ': WRONG'}", right


def rounds(deals: int) -> Iterator[int]:
    """How many deals are tried in each round: twice as many as in the one before."""
    count = 12
    while count < deals:
        yield count
        count *= 2
    yield deals


if __name__ == "__main__":
    sys.exit(main())
