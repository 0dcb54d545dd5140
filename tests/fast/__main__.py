"""Compare many moves of the kernel with the object engine's: `python -m tests.fast --moves 10000000`."""

import argparse
import time
from concurrent.futures import ProcessPoolExecutor, as_completed

from hanabi.game import Result
from tests.fast.twins import Tally, compare_moves

BATCH = 10_000
MANY = 1_000_000
"""A run of this many moves shows every ending and every kind of move."""


def main() -> None:
    """Compare the moves asked for, telling now and then how far it is, and fail at the first difference."""
    asked = _arguments()
    began, tally = time.perf_counter(), Tally()
    with ProcessPoolExecutor(asked.jobs) as pool:
        batches = -(-asked.moves // BATCH)
        sizes = [min(BATCH, asked.moves - BATCH * batch) for batch in range(batches)]
        work = [pool.submit(compare_moves, f"{asked.seed}/{batch}", size) for batch, size in enumerate(sizes)]
        for done, part in enumerate(as_completed(work), 1):
            tally += part.result()
            if done % max(1, batches // 100) == 0:
                print(f"{done / batches:4.0%}  {tally.moves} moves, {_rate(tally, began)}", flush=True)
    print(f"the kernel agrees with the object engine in {tally}, {_rate(tally, began)}")
    check_variety(tally)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.fast", description=__doc__)
    parser.add_argument("--moves", type=int, default=100_000)
    parser.add_argument("--seed", default="campaign")
    parser.add_argument("--jobs", type=int, default=2, help="how many processes")
    return parser.parse_args()


def _rate(tally: Tally, began: float) -> str:
    spent = time.perf_counter() - began
    return f"{spent:.0f} s, {tally.moves / spent:.0f} moves a second"


def check_variety(tally: Tally) -> None:
    """Fail if many moves came without some ending or some kind of move."""
    if tally.moves < MANY:
        return
    endings = {result.value for result in Result} - {Result.STOPPED.value}
    assert set(tally.endings) == endings, f"no game was {endings - set(tally.endings)}"
    tiles = {"colour-clue", "rank-clue", "reshuffle", "rekindle", "declined"}
    deeds = {"play", "discard", "clue", "announced", *tiles}
    assert set(tally.deeds) == deeds, f"there was no {deeds - set(tally.deeds)}"


if __name__ == "__main__":
    main()
