"""What search adds to a learned pair: `master` and `learned` on the same decks, and the differences.

`python -m bench.learned_pair --games 100` plays those of the first 100 decks of `hanabi simulate --seed 1`
that are not among the results yet, and keeps each game at once.
"""

import argparse
import json
import platform
from datetime import UTC, datetime
from statistics import fmean, stdev
from time import process_time
from typing import Any

from bench.engine import ROOT
from bench.machine import cpu, versions
from hanabi.arena.match import make_match
from hanabi.bots.learned import Learned
from hanabi.bots.master import Master
from hanabi.game import deal
from hanabi.rules import ruleset

RESULTS = ROOT / "bench" / "results" / "learned_pair.json"
BASE, PLAYERS = "pl", 2


def main() -> None:
    """Play, print and save."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100, help="how many decks")
    parser.add_argument("--first", type=int, default=0, help="the number of the first deck")
    asked = parser.parse_args()
    games = json.loads(RESULTS.read_text(encoding="utf-8"))["games"] if RESULTS.exists() else {}
    for deck in map(str, range(asked.first, asked.first + asked.games)):
        if deck not in games:
            games[deck] = play(int(deck))
            keep(games)


def play(deck: int) -> dict[str, Any]:
    """What both bots make of a deck, and how many seconds of a core the search took."""
    rules = ruleset(BASE)
    states = [deal(rules, PLAYERS, make_match(["master"], BASE, PLAYERS, 1).shuffle(rules, deck))[0]]
    began = process_time()
    [searched] = Master().play_many(rules, PLAYERS, states, 1)
    seconds = round(process_time() - began, 1)
    [plain] = Learned.play_many(rules, PLAYERS, states, 1)
    return {"master": searched.score, "learned": plain.score, "seconds": seconds}


def keep(games: dict[str, dict[str, Any]]) -> None:
    """Write all games and what they come to."""
    played = {bot: [float(game[bot]) for game in games.values()] for bot in ("master", "learned")}
    gains = [more - less for more, less in zip(*played.values(), strict=True)]
    found = {"master": _mean(played["master"]), "learned": _mean(played["learned"]), "gain": _mean(gains)}
    print(f"{len(games)} games: {found}", flush=True)
    told = {
        "command": "python -m bench.learned_pair",
        "date": datetime.now(UTC).date().isoformat(),
        "cpu": cpu(),
        "python": platform.python_version(),
        "versions": versions(("numpy", "numba")),
    }
    RESULTS.write_text(json.dumps(told | found | {"games": games}, indent=1) + "\n", encoding="utf-8")


def _mean(numbers: list[float]) -> dict[str, float]:
    """A mean and its standard error."""
    error = stdev(numbers) / len(numbers) ** 0.5 if len(numbers) > 1 else 0.0
    return {"mean": round(fmean(numbers), 3), "stderr": round(error, 3)}


if __name__ == "__main__":
    main()
