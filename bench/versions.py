"""Two versions in turns: games of the object engine with random legal play, and actions in rooms on a server.

    python -m bench.versions ../earlier .        two checkouts, each with its .venv (`make setup`)

Everything is measured in processor time, which other programs on the machine disturb least.
"""

import argparse
import json
import subprocess
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from typing import Any

from bench.machine import cpu

RESULTS = Path(__file__).with_name("results") / "versions.json"
ENGINE = """
import random, sys, time
from hanabi.game import act, deal, legal_actions, shuffled
from hanabi.rules import ruleset

moves, rules = 0, ruleset("pl")
for counted in (20, int(sys.argv[1])):
    chance, moves, began = random.Random(1), 0, time.process_time()
    for _ in range(counted):
        state, _ = deal(rules, 4, shuffled(rules, chance))
        while state.board.outcome is None:
            state, _ = act(state, chance.choice(legal_actions(state.view(state.board.seat))))
            moves += 1
    spent = time.process_time() - began
print(counted / spent, moves)
"""
"""Plays some games to warm up, then those that count; works with any version of the package."""


def games_per_second(checkout: Path, games: int) -> tuple[float, int]:
    """Games that the object engine plays in a second of processor time, and the moves of all."""
    printed = run(checkout, "-c", ENGINE, str(games)).split()
    return float(printed[0]), int(printed[1])


def action_milliseconds(checkout: Path, games: int, rate: int, seconds: int) -> float:
    """Milliseconds of processor time that the server takes for an action."""
    sizes = ("--games", str(games), "--rate", str(rate), "--seconds", str(seconds))
    told = json.loads(run(checkout, "bench/server_load.py", *sizes))
    assert not told["steps"][0]["failures"]
    return float(told["steps"][0]["processor_ms_per_action"])


def run(checkout: Path, *words: str) -> str:
    """What a program of a checkout prints, run by its own interpreter."""
    python = checkout.absolute() / ".venv" / "bin" / "python"
    return subprocess.run([python, *words], cwd=checkout, check=True, capture_output=True, text=True).stdout


def row(checkout: Path, engine: list[tuple[float, int]], server: list[float]) -> dict[str, Any]:
    described = subprocess.run(
        ["git", "log", "-1", "--format=%h"], cwd=checkout, check=True, capture_output=True, text=True
    )
    return {
        "version": described.stdout.strip(),
        "engine_games_per_s": [round(rate, 1) for rate, _ in engine],
        "engine_games_per_s_median": round(median(rate for rate, _ in engine), 1),
        "engine_moves": engine[0][1],
        "server_ms_per_action": server,
        "server_ms_per_action_median": median(server),
    }


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("checkouts", type=Path, nargs=2)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--engine-games", type=int, default=300)
    parser.add_argument("--games", type=int, default=50, help="rooms on the server")
    parser.add_argument("--rate", type=int, default=40, help="actions a second")
    parser.add_argument("--seconds", type=int, default=15)
    asked = parser.parse_args()
    engine: dict[Path, list[tuple[float, int]]] = {each: [] for each in asked.checkouts}
    server: dict[Path, list[float]] = {each: [] for each in asked.checkouts}
    for _ in range(asked.rounds):
        for each in asked.checkouts:
            engine[each].append(games_per_second(each, asked.engine_games))
        for each in asked.checkouts:
            server[each].append(action_milliseconds(each, asked.games, asked.rate, asked.seconds))
    given = {name: value for name, value in vars(asked).items() if name != "checkouts"}
    sizes = " ".join(f"--{name.replace('_', '-')} {value}" for name, value in given.items())
    result = {
        "command": f"python -m bench.versions EARLIER . {sizes}",
        "date": datetime.now(UTC).date().isoformat(),
        "machine": cpu(),
        "versions": [row(each, engine[each], server[each]) for each in asked.checkouts],
    }
    RESULTS.write_text(json.dumps(result, indent=1) + "\n", encoding="utf-8")
    print(json.dumps(result, indent=1))


if __name__ == "__main__":
    main()
