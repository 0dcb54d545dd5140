"""How a team learned, and how well it plays: the curve of a training run, and games of its network.

`python -m bench.learning team --trained-on "NVIDIA H200" --keep` takes the folder of a run of `hanabi train`,
and keeps figures and picture. The decks are those of `hanabi simulate --bot learned --seed 1`.
"""

import argparse
import json
import platform
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import numpy as np

from bench.engine import ROOT
from bench.machine import cpu, versions
from bench.standings import STYLE
from hanabi.arena.match import make_match
from hanabi.expert.team import GameEnd
from hanabi.game import deal
from hanabi.learned.network import Network, read_weights
from hanabi.learned.team import play_many

RESULTS = ROOT / "bench" / "results" / "learning.json"
PICTURE = ROOT / "docs" / "images" / "learning.svg"
AT_ONCE = 1000
LEFT, TOP, WIDTH, HEIGHT, BOTTOM = 60, 34, 560, 260, 60
LOWEST, HIGHEST = 10, 25
PACKAGES = ("numpy", "numba")


def main() -> None:
    """Play, print and save."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, help="the folder of a training run")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--trained-on", default="", help="the device it was trained on")
    parser.add_argument("--keep", action="store_true", help="write the results and the picture")
    asked = parser.parse_args()
    network = read_weights(asked.folder / "weights.npz")
    lines = (asked.folder / "curve.jsonl").read_text(encoding="utf-8").splitlines()
    found: dict[str, Any] = {
        "date": datetime.now(UTC).date().isoformat(),
        "trained_on": asked.trained_on,
        "ruleset": str(network.rules),
        "players": network.players,
        "games": measure(network, asked.games, asked.seed),
        "measured_on": {"cpu": cpu(), "python": platform.python_version(), "versions": versions(PACKAGES)},
        "curve": [json.loads(line) for line in lines],
    }
    print(json.dumps(found["games"], indent=1))
    if asked.keep:
        RESULTS.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
        PICTURE.write_text(chart(found["curve"]), encoding="utf-8")


def measure(network: Network, games: int, seed: int) -> dict[str, float | int]:
    """The mean score of a number of games, with its standard error, and how many are perfect and lost."""
    rules, players = network.rules, network.players
    match = make_match(["learned"], str(rules), players, seed)
    ends: list[GameEnd] = []
    for first in range(0, games, AT_ONCE):
        numbers = range(first, min(first + AT_ONCE, games))
        ends += play_many(network, [deal(rules, players, match.shuffle(rules, each))[0] for each in numbers])
    scores = np.array([end.score for end in ends])
    return {
        "games": games,
        "seed": seed,
        "mean": round(float(scores.mean()), 4),
        "stderr": round(float(scores.std(ddof=1) / games**0.5), 4),
        "perfect": round(float((scores == rules.best).mean()), 4),
        "struck_out": round(float(np.mean([end.strikes == rules.strikes for end in ends])), 4),
        "moves": round(float(np.mean([end.moves for end in ends])), 2),
    }


def chart(curve: list[dict[str, float]]) -> str:
    """The picture of a curve: the mean score while a team learned."""
    end = curve[-1]["seconds"] / 60

    def across(minutes: float) -> float:
        return round(LEFT + WIDTH * minutes / end, 1)

    def up(score: float) -> float:
        return round(TOP + HEIGHT * (HIGHEST - max(score, LOWEST)) / (HIGHEST - LOWEST), 1)

    points = " ".join(f"{across(each['seconds'] / 60)},{up(each['score'])}" for each in curve)
    lines = [
        '<text class="title" x="8" y="20">Mean score of games with the likeliest actions</text>',
        *(f'<path class="grid" d="M{LEFT} {up(score)}h{WIDTH}"/>' for score in range(LOWEST, HIGHEST + 1, 5)),
        *(
            f'<text class="name" x="{LEFT - 8}" y="{up(score) + 4}">{score}</text>'
            for score in (10, 15, 20, 25)
        ),
        *(
            f'<text class="mark" x="{across(minutes)}" y="{TOP + HEIGHT + 18}">{minutes}</text>'
            for minutes in range(0, int(end) + 1, 5)
        ),
        f'<text class="small" x="{LEFT}" y="{TOP + HEIGHT + 42}">minutes of learning</text>',
        f'<polyline class="curve" points="{points}"/>',
    ]
    box = f"0 0 {LEFT + WIDTH + 20} {TOP + HEIGHT + BOTTOM}"
    body = "".join(f"  {line}\n" for line in lines)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" role="img" aria-labelledby="title">\n'
        '  <title id="title">The mean score while a team learned</title>\n'
        f"  <style>{STYLE}  .curve {{ fill: none; stroke: #4a7fb0; stroke-width: 2.5; }}\n  </style>\n"
        f"{body}</svg>\n"
    )


if __name__ == "__main__":
    main()
