"""Moves per second of the environment for JAX and of JaxMARL, taking turns in one run, batch by batch.

Needs the peers: `.peers/bin/python -m bench.pure --json bench/results/pure.json`.
"""

import argparse
import json
import platform
from collections.abc import Iterator
from datetime import UTC, datetime
from itertools import product
from pathlib import Path

from bench.gpu import line
from bench.machine import cpu, versions
from hanabi.bench import ours, peers
from hanabi.bench.contestants import Contestant, Setup
from hanabi.bench.measuring import measure, prepare
from hanabi.workers import count_cores

BATCHES = (1 << 10, 1 << 12)
PACKAGES = ("numba", "numpy", "jax", "jaxmarl")


def main() -> None:
    """Measure, print and save."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seconds", type=float, default=5, help="for each contestant")
    parser.add_argument("--players", type=int, nargs="+", default=[2, 5])
    parser.add_argument("--json", type=Path, help="a file for the results")
    asked = parser.parse_args()
    entered = list(contestants(asked.players))
    ready = prepare(entered, lambda who, error: print(f"{who.what}: {error!r}"[:200], flush=True))
    rows = measure(ready, asked.seconds * len(ready))
    print("\n".join(map(line, rows)), flush=True)
    if asked.json:
        players = " ".join(map(str, asked.players))
        kept = {
            "date": datetime.now(UTC).date().isoformat(),
            "command": f"python -m bench.pure --seconds {asked.seconds:g} --players {players}",
            "python": platform.python_version(),
            "cpu": cpu(),
            "cores": count_cores(),
            "versions": versions(PACKAGES),
            "rows": [row._asdict() for row in rows],
        }
        asked.json.write_text(json.dumps(kept, indent=2) + "\n", encoding="utf-8")


def contestants(players: list[int]) -> Iterator[Contestant]:
    """Both environments, with everybody's observations; JaxMARL with the batch that suits it."""
    for count, batch in product(players, BATCHES):
        table = Setup(count, observation=True, device="cpu", batch=batch)
        yield Contestant("hanabi JAX", table, ours.play_jax)
        if batch == peers.BATCH_ON_CPU:
            yield Contestant("JaxMARL", table, peers.jaxmarl)


if __name__ == "__main__":
    main()
