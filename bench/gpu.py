"""Moves per second on a GPU, ours and JaxMARL's where it is installed, batch by batch.

Needs no more than the kernel: `python -m bench.gpu --out bench/results/gpu.json`.
"""

import argparse
import json
import platform
from collections.abc import Iterator
from datetime import UTC, datetime
from itertools import product
from pathlib import Path

from bench.machine import versions
from hanabi.bench import ours, peers
from hanabi.bench.contestants import Contestant, Setup
from hanabi.bench.measuring import Row, measure, prepare

BATCHES = (1 << 13, 1 << 16, 1 << 20, 1 << 22)
LARGEST_FOR_PEERS = 1 << 16
"""Beyond that JaxMARL ran out of memory when it observed, on 139 GiB."""
PACKAGES = ("numba", "numba-cuda", "numpy", "jax", "jaxmarl")


def main() -> None:
    """Measure, print and save."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2, help="for each contestant")
    parser.add_argument("--out", type=Path, help="a file for the results")
    asked = parser.parse_args()
    rows: list[Row] = []
    for batch in BATCHES:
        ready = prepare(entered(batch), lambda who, error: print(f"{who.what}: {error!r}"[:200], flush=True))
        found = measure(ready, asked.seconds * len(ready))
        rows += found
        print("\n".join(map(line, found)), flush=True)
    if asked.out:
        asked.out.write_text(json.dumps(kept(rows, asked.seconds), indent=2) + "\n", encoding="utf-8")


def entered(batch: int) -> Iterator[Contestant]:
    """Everyone at every table."""
    for players, observation in product((2, 5), (False, True)):
        table = Setup(players, observation, "cuda", batch)
        yield from ours.entries(table)
        if batch <= LARGEST_FOR_PEERS:
            yield from peers.entries(table)


def line(row: Row) -> str:
    seen = "with observations" if row.observation else "without"
    speed = f"{row.moves_per_s / 1e6:8.1f} M/s ({row.low / 1e6:.1f} to {row.high / 1e6:.1f})"
    return f"{row.what:20} {row.players} players, {row.batch:>8,} games, {seen:17} {speed}"


def kept(rows: list[Row], seconds: float) -> dict[str, object]:
    """The rows with what is needed to judge them."""
    from numba import cuda

    return {
        "date": datetime.now(UTC).date().isoformat(),
        "command": f"python -m bench.gpu --seconds {seconds:g}",
        "device": str(cuda.get_current_device().name),
        "python": platform.python_version(),
        "versions": versions(PACKAGES),
        "rows": [row._asdict() for row in rows],
    }


if __name__ == "__main__":
    main()
