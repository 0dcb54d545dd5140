"""Measures every bot in self-play: the ladder on the base game, then every box with what it offers.

python -m bench.bots --games 10000 --jobs 2

Games are kept in `.games` as they are finished, so that an interrupted measurement goes on where it stopped;
a bot whose code has changed starts again. The figures are kept beside those of other runs.
"""

import argparse
import json
import platform
import subprocess
import sys
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from importlib.util import find_spec
from typing import Any

from bench.engine import ROOT
from bench.machine import cpu
from bench.standings import BASE, COUNTS, PICTURE, by_box, chart, standings, with_standings
from hanabi.arena.commands import file_name
from hanabi.arena.fields import match_fields
from hanabi.arena.figures import summarise
from hanabi.arena.match import Match, make_match
from hanabi.arena.progress import play_with_progress
from hanabi.arena.runner import Runner
from hanabi.arena.wording import Wording
from hanabi.bots import BotError, any_kind
from hanabi.rules import EDITIONS, options
from hanabi.text import Catalogue
from hanabi.workers import count_cores

RESULTS = ROOT / "bench" / "results" / "bots.json"
GAMES_KEPT = ROOT / ".games"
PAGE = ROOT / "docs" / "arena.md"
BOXES = ROOT / "docs" / "boxes.md"
LADDER = ("random", "beginner", "club", "partner", "expert", "master", "cheater")
COMPILED = ("expert", "master", "cheater")
"""The bots that are far too slow without Numba."""
FEW = {"partner": 200, "master": 100}
"""How many games bots that think long play by each box; others play a thousand."""
PAIRS = {"master": 400}
"""How many games of the base game those play in pairs who think longest then."""
FINGERPRINT = """
import hashlib, sys
from pathlib import Path
import hanabi.arena.playing
from hanabi.bots import any_kind
any_kind(sys.argv[1]).make()
named = sorted((name, module.__file__) for name, module in sys.modules.items() if name.startswith("hanabi."))
files = [file for name, file in named if file and not name.startswith(("hanabi.text", "hanabi.arena"))]
print(hashlib.sha256(b"".join(Path(file).read_bytes() for file in files)).hexdigest()[:12])
"""
"""Prints a hash of all modules a bot plays by."""


def main() -> None:
    """Measure, keep and draw, match by match."""
    asked = _asked()
    marks = {name: fingerprint(name) for name in asked.bots.split(",") if _is_here(name)}
    for part in ("ladder", "boxes") if asked.part == "all" else (asked.part,):
        for name, mark in marks.items():
            for rules, players, games in _tables(name, part, asked):
                keep(measure(make_match([name], rules, players, asked.seed), games, asked.jobs, mark))


def measure(match: Match, games: int, jobs: int, mark: str) -> dict[str, Any]:
    """The figures of a match; if it is interrupted, or a bot fails, the program ends."""
    words, file = Wording(Catalogue()), GAMES_KEPT / mark / file_name(match)
    played = play_with_progress(words, match, games, Runner(jobs), file)
    summary = summarise(played.lines)
    if played.interrupted:
        sys.exit(130)
    if summary.failed:
        sys.exit(f"{summary.failed} games failed, see {file}")
    print(f"{words.title(match, summary.games)}: {words.mean(summary.score, 3)}", flush=True)
    figures = {name: value for name, value in match_fields(match, summary).items() if name != "scores"}
    return figures | {"date": datetime.now(UTC).date().isoformat(), "cpu": cpu(), "jobs": jobs}


def keep(row: dict[str, Any]) -> None:
    """Put a row into the results, the pages and the picture, in place of the one it had."""
    kept = json.loads(RESULTS.read_text(encoding="utf-8")) if RESULTS.exists() else {"rows": []}
    rows = {_key(each): each for each in (*kept["rows"], row)}
    kept = {
        "command": "make bench-bots",
        "python": platform.python_version(),
        "rows": sorted(rows.values(), key=_key),
    }
    RESULTS.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")
    PICTURE.write_text(chart(kept["rows"]), encoding="utf-8")
    for page, tables in ((PAGE, standings(kept)), (BOXES, by_box(kept))):
        page.write_text(with_standings(page.read_text(encoding="utf-8"), tables), encoding="utf-8")


def boxes() -> Iterator[str]:
    """Every box plain, with each thing it offers, and with everything."""
    for key in EDITIONS:
        if key == "custom":
            continue
        yield key
        yield from (f"{key}+{option}" for option in options(key))
        yield "+".join((key, *options(key)))


def _tables(name: str, part: str, asked: argparse.Namespace) -> Iterator[tuple[str, int, int]]:
    """The rules, the players and the games of each match of a bot in a part of the measurement."""
    counts = list(map(int, asked.players.split(",")))
    if part == "ladder":
        for players in counts:
            most = PAIRS.get(name, asked.games) if players == 2 else asked.games
            yield BASE, players, min(asked.games, most)
        return
    games = min(asked.box_games, FEW.get(name, asked.box_games))
    wanted = asked.rules.split(",") if asked.rules else [rules for rules in boxes() if rules != BASE]
    yield from ((rules, players, games) for rules in wanted for players in counts)


def _asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=10_000, help="how many games of the base game")
    parser.add_argument("--box-games", type=int, default=1000, help="how many games by every other rules")
    parser.add_argument("--bots", default=",".join(LADDER), help="which bots")
    parser.add_argument("--players", default=",".join(map(str, COUNTS)), help="how many play")
    parser.add_argument("--part", choices=("all", "ladder", "boxes"), default="all", help="what to measure")
    parser.add_argument("--rules", default="", help="which boxes, by their names; all if there are none")
    parser.add_argument("--jobs", type=int, default=count_cores(), help="how many processes play")
    parser.add_argument("--seed", type=int, default=1, help="the seed of every deck")
    return parser.parse_args()


def _is_here(name: str) -> bool:
    """Whether a bot can be measured on this machine; if not, a line says so."""
    try:
        if name in COMPILED and find_spec("numba") is None:
            raise BotError("broken-bot", bot=name, source="hanabi", what="Numba is missing")
        any_kind(name).make()
    except BotError as error:
        print(f"{name} is not measured here: {error}", file=sys.stderr)
        return False
    return True


def fingerprint(name: str) -> str:
    """A mark of the code that a bot plays by."""
    command = [sys.executable, "-c", FINGERPRINT, name]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


def _key(row: dict[str, Any]) -> tuple[int, Iterable[object]]:
    """The place of a row: the ladder first."""
    place = LADDER.index(row["bot"]) if row["bot"] in LADDER else len(LADDER)
    return row["ruleset"] != BASE, (row["ruleset"], place, row["bot"], row["players"])


if __name__ == "__main__":
    main()
