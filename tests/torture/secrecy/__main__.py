"""`python -m tests.torture.secrecy --count 100000`: as many swaps as one likes, and every planted leak."""

import argparse
import asyncio
import json
import sys
import time
from dataclasses import asdict
from pathlib import Path
from typing import Any

from tests.torture.secrecy.campaign import (
    ROUNDS,
    Shares,
    Tally,
    databases,
    false_alarms,
    leaks_found,
    swap_evenings,
    swap_tables,
)
from tests.torture.secrecy.houses import inside, outside
from tests.torture.secrecy.leaks import LEAKS
from tests.torture.secrecy.proofs import proof_differences
from tests.torture.secrecy.releases import DELAY, TOLERANCE, apart, release_times

PROMISE = "no byte a seat gets depends on its own hidden cards"
PAUSE = 10.0


class Progress:
    """A line now and then."""

    def __init__(self) -> None:
        self._began = self._said = time.monotonic()

    def __call__(self, line: str) -> None:
        now = time.monotonic()
        if now - self._said > PAUSE:
            self._said = now
            print(f"{now - self._began:6.0f} s  {line}", flush=True)


async def run(count: int, kinds: list[str], seed: int) -> dict[str, Any]:
    """The figures of a campaign."""
    shares, say, began, cpu = Shares.of(count), Progress(), time.monotonic(), time.process_time()
    tallies = {"tables": await swap_tables(shares.tables, seed, say=say)}
    for kind in kinds:
        for name, homes, share in (("servers", inside, shares.servers), ("sockets", outside, shares.sockets)):
            with databases(kind) as both:
                wanted = -(-share // len(kinds))
                tallies[f"{name}, {kind}"] = await swap_evenings(homes, both, wanted, seed + 1, say)
    swapped, used = time.monotonic() - began, time.process_time() - cpu
    times = await release_times(ROUNDS)
    return {
        **_swaps(tallies),
        "seconds": round(swapped, 1),
        "processor_seconds": round(used, 1),
        "proof": [asdict(difference) for difference in proof_differences()],
        "answers": _answers(times),
        "false_alarms": await false_alarms(),
        "leaks": _leaks(await leaks_found()),
    }


def _swaps(tallies: dict[str, Tally]) -> dict[str, Any]:
    everything = Tally()
    for tally in tallies.values():
        everything.kinds += tally.kinds
        everything.differences += tally.differences
    return {
        "promise": PROMISE,
        "count": everything.swaps,
        "failures": len(everything.differences),
        "swaps": {name: tally.swaps for name, tally in tallies.items()},
        "kinds": everything.kinds,
        "examples": [{"swap": kind, **asdict(found)} for kind, found in everything.differences[:5]],
    }


def _answers(times: tuple[list[float], list[float]]) -> dict[str, Any]:
    """Bots' answers in milliseconds, where they think long and where they do not."""
    spread = [{"least": each[0], "median": each[len(each) // 2], "most": each[-1]} for each in times]
    return {
        "delay": DELAY,
        "apart": round(apart(times), 4),
        "tolerance": TOLERANCE,
        "worlds": [{name: round(value, 4) for name, value in each.items()} for each in spread],
    }


def _leaks(found: dict[str, bool]) -> dict[str, Any]:
    missed = [name for name, seen in found.items() if not seen]
    return {"planted": len(LEAKS), "found": len(LEAKS) - len(missed), "missed": missed}


def is_kept(figures: dict[str, Any]) -> bool:
    """Whether the promise is kept, and the campaign worth its name."""
    answers, leaks = figures["answers"], figures["leaks"]
    on_time = answers["apart"] <= answers["tolerance"]
    broken = figures["failures"] or figures["proof"] or figures["false_alarms"] or leaks["missed"]
    return not broken and on_time


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="tests.torture.secrecy", description=__doc__)
    parser.add_argument("--count", type=int, default=1000, help="how many swaps")
    parser.add_argument("--database", choices=("sqlite", "postgresql", "both"), default="sqlite")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--json", type=Path, help="where to write the figures")
    chosen = parser.parse_args(words)
    kinds = ["sqlite", "postgresql"] if chosen.database == "both" else [chosen.database]
    figures = asyncio.run(run(chosen.count, kinds, chosen.seed))
    text = json.dumps(figures, indent=1)
    print(text)
    if chosen.json:
        chosen.json.write_text(text + "\n")
    return 0 if is_kept(figures) else 1


if __name__ == "__main__":
    sys.exit(main())
