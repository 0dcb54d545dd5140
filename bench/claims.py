"""The figures in the sentences of README and docs, each taken from a file in bench/results.

    python -m bench.claims

writes the figures that are kept into the pages (`make figures`); tests/bench/test_claims.py fails where a
page has others, and where README has one that comes from nowhere. Tables are written by what measures them.
"""

import json
import math
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from bench.engine import ROOT

RESULTS = ROOT / "bench" / "results"
FIELD = re.compile(r"\{(\w+)\}")
FIGURE = r"\d[\d,]*(?:\.\d+)?"
DIGITS = 3
"""How many digits a speed is told with."""
MILLION = 1e6

Values = Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Claim:
    """A piece of a sentence with figures in it, as `{name}`, and where they come from."""

    page: str
    text: str
    values: Callable[[], Values]

    def pattern(self) -> re.Pattern[str]:
        """What matches the piece with any figures in it, however its lines are broken."""
        parts = (r"\s+".join(map(re.escape, part.split(" "))) for part in FIELD.split(self.text)[::2])
        return re.compile(f"({FIGURE})".join(parts))

    def rewrite(self, text: str) -> str:
        """The text of the page with the figures of today; raise LookupError unless it has the piece once."""
        found = list(self.pattern().finditer(text))
        if len(found) != 1:
            raise LookupError(f"{self.page} has {len(found)} times: {self.text}")
        values, names = self.values(), FIELD.findall(self.text)
        for group, name in reversed([*enumerate(names, 1)]):
            start, end = found[0].span(group)
            text = text[:start] + values[name] + text[end:]
        return text


@cache
def result(name: str) -> Any:
    """A file of results, such as `torture/races`."""
    return json.loads((RESULTS / f"{name}.json").read_text(encoding="utf-8"))


def count(number: float) -> str:
    """A whole number, with its thousands set apart."""
    return f"{number:,.0f}"


def rounded(number: float) -> str:
    """A speed with three digits: 654,000."""
    return count(round(number, DIGITS - 1 - math.floor(math.log10(number))))


def millions(number: float) -> str:
    """A speed in millions with three digits: 13.6, 1,840."""
    scaled = number / MILLION
    whole = float(f"{scaled:.{DIGITS}g}")
    return count(whole) if whole >= 10 ** (DIGITS - 1) else f"{whole:g}"


def up(number: float, digits: int = 1) -> str:
    """A bound that holds: rounded up."""
    return f"{math.ceil(number * 10**digits) / 10**digits:.{digits}f}"


def down(number: float, digits: int = 0) -> str:
    """A bound that holds: rounded down."""
    return f"{math.floor(number * 10**digits) / 10**digits:.{digits}f}"


def tens(number: float) -> str:
    """A bound that holds: rounded down to tens."""
    return count(number // 10 * 10)


def total(name: str, field: str) -> int:
    """The sum of a count over the stages or databases of a campaign."""
    kept = result(name)
    return sum(stage[field] for stage in kept.get("stages", kept.get("databases")).values())


def kills() -> Values:
    names = ("torture/kills-sqlite", "torture/kills-postgresql")
    return {
        "kills": count(sum(total(name, "kills") for name in names)),
        "acknowledgements": count(sum(total(name, "acknowledgements") for name in names)),
        "lost": count(sum(result(name)["failures"] for name in names)),
    }


def retries() -> Values:
    name = "torture/retries"
    return {"replays": count(total(name, "replays")), "double": count(result(name)["failures"])}


def restarts() -> Values:
    stages = list(result("torture/restarts")["stages"].values())
    seen = [outage["seen_seconds"]["p99"] for stage in stages for outage in stage["outages"].values()]
    return {
        "games": count(stages[0]["games"]),
        "sockets": count(stages[0]["sockets"]),
        "least": f"{min(seen):.1f}",
        "most": f"{max(seen):.1f}",
    }


def races() -> Values:
    return {"races": count(result("torture/races")["count"])}


def whispers() -> Values:
    stages = result("torture/whispers")["stages"].values()
    delays = [delay["most"] for stage in stages for delay in stage["delay_seconds"].values()]
    return {"seconds": up(max(delays))}


def secrecy() -> Values:
    kept = result("torture/secrecy")
    leaks = kept["leaks"]
    return {
        "swaps": count(kept["count"]),
        "differing": count(kept["failures"]),
        "found": count(leaks["found"]),
        "planted": count(leaks["planted"]),
    }


def nonsense() -> Values:
    return {"messages": count(result("torture/nonsense")["count"])}


def flood() -> Values:
    return {
        "half": up(1000 * result("torture/flood")["let_go_seconds"]["p50"], 0),
        "all": up(result("torture/flood")["let_go_seconds"]["most"]),
        **others("torture/flood"),
    }


def door() -> Values:
    waits = _beside("torture/door")
    return {
        "mib": count(result("torture/door")["grown_mib"]),
        **others("torture/door"),
        "wait": up(max(wait["all"]["most"] for wait in waits)),
    }


def others(name: str) -> Values:
    """How long the others wait beside floods, and beside a busy program."""
    p99 = [wait["median_of_p99"] for wait in _beside(name)]
    neighbour = result(name)["acknowledge_seconds"]["neighbour"]["median_of_p99"]
    return {
        "least": down(1000 * min(p99)),
        "most": up(1000 * max(p99), 0),
        "neighbour": f"{1000 * neighbour:.0f}",
    }


def _beside(name: str) -> list[Any]:
    waits = result(name)["acknowledge_seconds"]
    return [wait for kind, wait in waits.items() if kind not in ("quiet", "neighbour")]


def blackholes() -> Values:
    name = "torture/blackholes"
    return {
        "choices": count(total(name, "choices")),
        "connections": count(total(name, "swallowed_connections")),
    }


def clocks() -> Values:
    stages = list(result("torture/clocks")["stages"].values())
    return {"each": count(stages[0]["expiries"]), "fired": count(total("torture/clocks", "expiries"))}


def strangers() -> Values:
    return {"attempts": count(total("torture/strangers", "attempts"))}


def load() -> Values:
    usual, larger = result("torture/load"), result("torture/load-1000-games")
    first, fast = usual["steps"][0], next(step for step in usual["steps"] if step["rate"] == 300)
    [slow] = larger["steps"]
    return {
        "games": count(usual["games"]),
        "seats": count(usual["seats"]),
        "rate": count(first["rate"]),
        "p99": count(first["acknowledged_p99_ms"]),
        "mib": count(first["memory_mib"]),
        "fast_rate": count(fast["rate"]),
        "fast_p99": count(fast["acknowledged_p99_ms"]),
        "more_games": count(larger["games"]),
        "more_rate": count(slow["rate"]),
        "more_p99": count(slow["acknowledged_p99_ms"]),
    }


def memory() -> Values:
    kept = result("server_memory")
    closed = [step for step in kept["steps"] if not step["rooms"]]
    return {
        "games": count(kept["games"]),
        "early": count(closed[0]["mib"]),
        "early_games": count(closed[0]["games"]),
        "late": count(closed[-1]["mib"]),
        "late_games": count(closed[-1]["games"]),
        "growth": count(kept["growth_mib"]),
        "last": count(closed[-1]["games"] - closed[-3]["games"]),
    }


def speed(name: str, what: str, batch: int | None = None, observed: bool = False) -> float:
    """Moves per second of two players, in a file of `hanabi bench`."""
    rows = (row for row in result(name)["rows"] if row["what"] == what and row["players"] == 2)
    [found] = [
        row for row in rows if row["observation"] is observed and (batch is None or row["batch"] == batch)
    ]
    return float(found["moves_per_s"])


FEW, SMALL, LARGE = 8_192, 65_536, 4_194_304


def gpu() -> Values:
    return {
        "wander": millions(speed("gpu", "hanabi wander", SMALL)),
        "games": count(SMALL),
        "large": millions(speed("gpu", "hanabi Games", LARGE)),
        "observed": f"{speed('gpu', 'hanabi Games', LARGE, True) / MILLION:.0f}",
    }


def gpu_beside() -> Values:
    return {
        "games": count(SMALL),
        "ours": f"{speed('gpu', 'hanabi Games', SMALL) / MILLION:.0f}",
        "ours_observed": f"{speed('gpu', 'hanabi Games', SMALL, True) / MILLION:.0f}",
        "theirs": f"{speed('gpu', 'JaxMARL', SMALL) / MILLION:.0f}",
        "theirs_observed": f"{speed('gpu', 'JaxMARL', SMALL, True) / MILLION:.0f}",
    }


def launches() -> Values:
    """Two-player games stepped from Python, with the kernel as it is now."""
    rows = [row for row in result("launches")["rows"] if (row["when"], row["players"]) == ("after", 2)]
    speeds = {(row["games"], row["observation"]): f"{row['moves_per_s'] / MILLION:,.0f}" for row in rows}
    return {
        "few": speeds[FEW, False],
        "few_games": count(FEW),
        "many": speeds[SMALL, False],
        "many_games": count(SMALL),
        "few_seen": speeds[FEW, True],
        "many_seen": speeds[SMALL, True],
    }


def peers() -> Values:
    game = speed("kernel", "hanabi Game")
    return {
        "batch": millions(speed("kernel", "hanabi Games threads=1")),
        "game": rounded(game),
        "hle": rounded(speed("kernel", "HLE pyhanabi")),
        "open_spiel": rounded(speed("kernel", "open-spiel")),
        "jaxmarl": rounded(speed("kernel", "JaxMARL")),
        "over_hle": down(game / speed("kernel", "HLE pyhanabi")),
        "over_open_spiel": down(game / speed("kernel", "open-spiel"), 1),
        "over_jaxmarl": tens(speed("kernel", "hanabi Games threads=1") / speed("kernel", "JaxMARL")),
        "over_jaxmarl_gpu": down(speed("gpu", "hanabi Games", SMALL) / speed("gpu", "JaxMARL", SMALL)),
    }


CLAIMS = (
    Claim("README.md", "{kills} kills, {acknowledgements} acknowledgements, {lost} lost", kills),
    Claim("README.md", "{replays} replays, {double} double", retries),
    Claim("README.md", "{games} live games, {sockets} sockets,", restarts),
    Claim("README.md", "all resume, p99 {least} to {most} s", restarts),
    Claim("README.md", "{races} races, exactly one winner each", races),
    Claim("README.md", "everyone catches up within {seconds} s", whispers),
    Claim("README.md", "{swaps} swaps, {differing} differing; {found} of {planted} planted leaks", secrecy),
    Claim("README.md", "{messages} messages, no crash", nonsense),
    Claim(
        "README.md",
        "half are disconnected within {half} ms and all within {all} s; the others' p99 is {least} to"
        " {most} ms, compared with {neighbour} next to a busy program",
        flood,
    ),
    Claim(
        "README.md",
        "all of it takes {mib} MiB; the others' p99 is {least} to {most} ms compared with {neighbour}, and"
        " nobody waits longer than {wait} s",
        door,
    ),
    Claim("README.md", "{choices} choices over {connections} swallowed connections", blackholes),
    Claim("README.md", "{each} clocks run out", clocks),
    Claim("README.md", "all {fired} fire", clocks),
    Claim("README.md", "{attempts} attempts, none succeeds", strangers),
    Claim("README.md", "{games} games, {seats} seats, {rate} actions a second |", load),
    Claim(
        "README.md",
        "| p99 {p99} ms, {mib} MiB; at {fast_rate} a second {fast_p99} ms; with {more_games} games and"
        " {more_rate} a second {more_p99} ms",
        load,
    ),
    Claim("README.md", "{games} short games in rooms that are closed again", memory),
    Claim(
        "README.md",
        "{early} MiB after {early_games} games, {late} after {late_games}, {growth} MiB more over the last"
        " {last}",
        memory,
    ),
    Claim("README.md", "{wander} million random moves a second in {games} games", gpu),
    Claim("README.md", "make {large} million moves a second, or {observed} million with", gpu),
    Claim(
        "README.md",
        "in {games} games of the same run, JaxMARL made {theirs} million and {theirs_observed} million with"
        " observations, ours {ours} and {ours_observed} million",
        gpu_beside,
    ),
    Claim(
        "README.md",
        "make {few} million moves a second in {few_games} games and {many} million in {many_games}, with"
        " observations and masks {few_seen} million and {many_seen} million",
        launches,
    ),
    Claim("README.md", "behind the same interface, {over_hle} times as fast one game at a time", peers),
    Claim("README.md", "a view for each seat, {over_open_spiel} times as fast one game at a time", peers),
    Claim(
        "README.md",
        "{over_jaxmarl} times as many moves a second on one CPU core as there on two, {over_jaxmarl_gpu}"
        " times on an H200 with as many games",
        peers,
    ),
    Claim(
        "README.md",
        "{batch} million in a batch and {game} one game at a time here; hanabi-learning-environment {hle},"
        " OpenSpiel {open_spiel}, JaxMARL {jaxmarl}",
        peers,
    ),
)


def pages() -> Iterator[tuple[Path, str]]:
    """Every page with claims, and its text with the figures of today."""
    for page in dict.fromkeys(claim.page for claim in CLAIMS):
        text = (ROOT / page).read_text(encoding="utf-8")
        for claim in CLAIMS:
            text = claim.rewrite(text) if claim.page == page else text
        yield ROOT / page, text


def main() -> None:
    for path, text in pages():
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
