"""Compare many games: `python -m tests.differential --games 20000`."""

import argparse
import time
from concurrent.futures import ProcessPoolExecutor

from tests.differential.games import Tally, compare_games, seeds
from tests.differential.peer import PLAYERS
from tests.differential.sights import compare_sights

BATCH = 25
SIGHTS = 10
"""In one game of `SIGHTS`, what every seat sees is also compared bit by bit."""


def main() -> None:
    """Compare the games asked for, print the counts, and fail if too few ended well or badly enough."""
    asked = _arguments()
    began = time.perf_counter()
    with ProcessPoolExecutor(asked.jobs) as pool:
        tally = sum(pool.map(compare_games, *_batches(asked.games, asked.seed)), Tally())
        print(f"open-spiel agrees in {tally} ({time.perf_counter() - began:.0f} s)", flush=True)
        seen = sum(pool.map(compare_sights, *_batches(asked.games // SIGHTS, f"{asked.seed}/sights")))
    print(f"the kernel shows every seat open-spiel's bits in {seen} positions")
    tally.check_shares()


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.differential", description=__doc__)
    parser.add_argument("--games", type=int, default=2000, help="how many games over 2 to 5 players")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=2, help="how many processes")
    return parser.parse_args()


def _batches(games: int, seed: int | str) -> tuple[list[int], list[list[str]]]:
    """The numbers of players and the seeds of their games, a few at a time."""
    counts = [(players, len(range(place, games, len(PLAYERS)))) for place, players in enumerate(PLAYERS)]
    wanted = [(players, seeds(seed, players, count)) for players, count in counts]
    batches = [(players, some[i : i + BATCH]) for players, some in wanted for i in range(0, len(some), BATCH)]
    return [players for players, _ in batches], [some for _, some in batches]


if __name__ == "__main__":
    main()
