"""Measures the master: what longer thought is worth, and how many deals can be won at all.

python -m bench.master --pairs 100 --games 1000

The figures of the base game come from `make bench-bots BOTS=master`; here they are set beside what others
have published and beside the share of deals that someone who sees every card wins.
"""

import argparse
import json
import platform
from collections.abc import Iterator
from datetime import UTC, datetime
from math import hypot
from typing import Any

from bench.bots import RESULTS as BOTS
from bench.bots import fingerprint, measure
from bench.budgets import chart
from bench.engine import ROOT
from bench.machine import cpu
from bench.standings import BASE, COUNTS, PUBLISHED
from hanabi.arena.match import Match, make_match
from hanabi.game import deal
from hanabi.rules import ruleset
from hanabi.workers import count_cores

RESULTS = ROOT / "bench" / "results" / "master.json"
PAGE = ROOT / "docs" / "master.md"
PICTURE = ROOT / "docs" / "images" / "master.svg"
FIGURES = ("<!-- figures -->\n\n", "\n<!-- end of figures -->\n")
"""What the tables stand between on the page."""
BUDGETS = (16, 64, 256)
"""How many layouts of the hidden cards are tried at most."""
PUBLISHED_ERRORS = {3: 0.004, 4: 0.002}
"""Standard errors of the published scores, where they are given."""
WINNABLE = 10_000


def main() -> None:
    """Measure, keep and draw."""
    asked = _asked()
    mark = fingerprint("master")
    for players in map(int, asked.players.split(",")):
        if not is_kept(f"winnable-{players}"):
            keep({f"winnable-{players}": _winnable(players)})
        for budget in BUDGETS:
            games = asked.pairs if players == 2 else asked.games
            match = make_match([f"master@{budget}"], BASE, players, asked.seed)
            row = measure(match, games, asked.jobs, mark)
            keep({f"budget-{players}-{budget}": row | {"layouts": budget, "expert": _expert(match, games)}})


def is_kept(name: str) -> bool:
    """Whether a figure is among the results, one that nobody's play changes."""
    return RESULTS.exists() and name in json.loads(RESULTS.read_text(encoding="utf-8"))


def _winnable(players: int) -> dict[str, Any]:
    """How many of the first deals someone wins who sees every card."""
    from hanabi.master.solving import are_winnable

    rules, match = ruleset(BASE), make_match(["expert"], BASE, players, 1)
    won = are_winnable(
        rules, players, [deal(rules, players, match.shuffle(rules, game))[0] for game in range(WINNABLE)]
    )
    return {"players": players, "games": WINNABLE, "winnable": sum(won) / WINNABLE}


def _expert(match: Match, games: int) -> float:
    """What the expert makes of the same decks."""
    from hanabi.expert.team import play_many

    rules = ruleset(match.ruleset)
    states = [deal(rules, match.players, match.shuffle(rules, game))[0] for game in range(games)]
    return sum(end.score for end in play_many(rules, match.players, states)) / games


def keep(found: dict[str, Any]) -> None:
    """Put figures into the results, the page and the picture, in place of those they had."""
    kept = json.loads(RESULTS.read_text(encoding="utf-8")) if RESULTS.exists() else {}
    told = {"command": "make bench-master", "python": platform.python_version(), "cpu": cpu()}
    kept = {**kept, **found, **told, "date": datetime.now(UTC).date().isoformat()}
    RESULTS.write_text(json.dumps(kept, indent=1, sort_keys=True) + "\n", encoding="utf-8")
    PICTURE.write_text(chart(kept), encoding="utf-8")
    rows = json.loads(BOTS.read_text(encoding="utf-8"))["rows"]
    PAGE.write_text(with_figures(PAGE.read_text(encoding="utf-8"), figures(kept, rows)), encoding="utf-8")


def with_figures(page: str, tables: str) -> str:
    """The page with these tables instead of those it has."""
    before, rest = page.split(FIGURES[0])
    return before + FIGURES[0] + tables + FIGURES[1] + rest.split(FIGURES[1])[1]


def figures(kept: dict[str, Any], rows: list[dict[str, Any]]) -> str:
    """How the master stands, and what thought is worth to it."""
    return "\n".join((*_standing(kept, rows), "", *_budgets(kept))) + "\n"


def _standing(kept: dict[str, Any], rows: list[dict[str, Any]]) -> Iterator[str]:
    """The base game: master and expert, the best that was published, and what can be won."""
    base = {(row["bot"], row["players"]): row for row in rows if row["ruleset"] == BASE}
    yield _line("base game, no empty clues", *(f"{players} players" for players in COUNTS))
    yield "| --- |" + " ---: |" * len(COUNTS)
    for bot in ("expert", "master"):
        yield _line(f"`{bot}`", *(_score(base.get((bot, players))) for players in COUNTS))
    yield _line("best published", *(f"{PUBLISHED[players]:g}" for players in COUNTS))
    yield _line("master above it, in standard errors", *(_lead(base.get(("master", n)), n) for n in COUNTS))
    for bot in ("expert", "master"):
        yield _line(f"perfect games of `{bot}`", *(_share(base.get((bot, n)), "perfect") for n in COUNTS))
    yield _line(
        "deals that can be won, at least", *(_share(kept.get(f"winnable-{n}"), "winnable") for n in COUNTS)
    )
    yield _line(
        "games", *(f"{base[key]['games']:,}" if (key := ("master", n)) in base else "–" for n in COUNTS)
    )


def _budgets(kept: dict[str, Any]) -> Iterator[str]:
    yield _line("players", "games", "expert", *(f"`master@{budget}`" for budget in BUDGETS))
    yield "| ---: |" + " ---: |" * (len(BUDGETS) + 2)
    for players in COUNTS:
        rows = [kept.get(f"budget-{players}-{budget}") for budget in BUDGETS]
        if first := next(filter(None, rows), None):
            yield _line(str(players), f"{first['games']:,}", f"{first['expert']:.3f}", *map(_timed, rows))


def _score(row: dict[str, Any] | None) -> str:
    return f"{row['mean']:.3f} ± {row['stderr']:.3f}" if row else "–"


def _timed(row: dict[str, Any] | None) -> str:
    return f"{_score(row)} in {row['seconds_per_game']:.2f} s" if row else "–"


def _lead(row: dict[str, Any] | None, players: int) -> str:
    """How far the master is above the best published score, in standard errors of the difference."""
    if row is None:
        return "–"
    error = hypot(row["stderr"], PUBLISHED_ERRORS.get(players, 0))
    return f"{(row['mean'] - PUBLISHED[players]) / error:+.1f}"


def _share(row: dict[str, Any] | None, name: str) -> str:
    return f"{row[name]:.2%}" if row else "–"


def _line(*cells: str) -> str:
    return f"| {' | '.join(cells)} |"


def _asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument(
        "--pairs", type=int, default=100, help="how many games of two players for each budget"
    )
    parser.add_argument("--games", type=int, default=1000, help="how many games of more players")
    parser.add_argument("--players", default=",".join(map(str, COUNTS)), help="how many play")
    parser.add_argument("--jobs", type=int, default=count_cores(), help="how many processes play")
    parser.add_argument("--seed", type=int, default=1, help="the seed of every deck")
    return parser.parse_args()


if __name__ == "__main__":
    main()
