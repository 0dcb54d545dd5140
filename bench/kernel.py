"""Keeps the figures of `hanabi bench`, with what is needed to judge them, and draws them for the site.

python -m bench.kernel --seconds 120
"""

import argparse
import json
import platform
from datetime import UTC, datetime
from typing import Any

from bench.engine import ROOT
from bench.machine import cpu, versions
from hanabi.bench.contestants import BenchOptions
from hanabi.bench.measuring import Row
from hanabi.bench.pages import contestant_key, is_ours, print_page
from hanabi.bench.picture import picture
from hanabi.bench.running import find_devices, run
from hanabi.text import Catalogue
from hanabi.workers import count_cores

RESULTS = ROOT / "bench" / "results" / "kernel.json"
PAGE = ROOT / "docs" / "speed.md"
FIGURES = ("<!-- figures -->\n\n", "\n<!-- end of figures -->\n")
"""What the table stands between on the page."""
PICTURE = ROOT / "docs" / "images" / "speed.svg"
LIBRARIES = (
    "hanabi-learning-environment",
    "open-spiel",
    "pettingzoo",
    "shimmy",
    "jaxmarl",
    "jax",
    "numba",
    "numpy",
)


def main() -> None:
    """Measure, print and keep."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seconds", type=int, default=120, help="how long to measure, about")
    asked = parser.parse_args()
    rows = run(Catalogue(), BenchOptions(devices=find_devices(None)), asked.seconds)
    print_page(Catalogue(), rows)
    kept = record(rows, asked.seconds)
    RESULTS.write_text(json.dumps(kept, indent=2) + "\n", encoding="utf-8")
    PICTURE.write_text(picture(Catalogue(), rows), encoding="utf-8")
    PAGE.write_text(with_figures(PAGE.read_text(encoding="utf-8"), kept), encoding="utf-8")


def record(rows: list[Row], seconds: int) -> dict[str, Any]:
    """The rows, the command and the machine."""
    return {
        "date": datetime.now(UTC).date().isoformat(),
        "command": f"python -m bench.kernel --seconds {seconds}",
        "python": platform.python_version(),
        "cpu": cpu(),
        "cores": count_cores(),
        "versions": versions(LIBRARIES),
        "rows": [row._asdict() for row in rows],
    }


def with_figures(page: str, kept: dict[str, Any]) -> str:
    """The page with these figures instead of those it has."""
    before, rest = page.split(FIGURES[0])
    return before + FIGURES[0] + figures(kept) + FIGURES[1] + rest.split(FIGURES[1])[1]


def figures(kept: dict[str, Any]) -> str:
    """The table of the site, ours first, and where it comes from."""
    rows = sorted((Row(**row) for row in kept["rows"]), key=lambda row: not is_ours(row))
    tables = sorted({(row.players, row.observation) for row in rows})
    heads = [f"{players} players{', observed' if seen else ''}" for players, seen in tables]
    lines = [
        _line("moves per second", "device", "games", *heads),
        "| --- | --- |" + " ---: |" * (1 + len(heads)),
    ]
    for what, device, batch in dict.fromkeys(map(contestant_key, rows)):
        alike = {
            (row.players, row.observation): row.moves_per_s
            for row in rows
            if contestant_key(row) == (what, device, batch)
        }
        speeds = (_rounded(alike.get(table)) for table in tables)
        lines.append(_line(f"`{what}`", device, f"{batch:,}", *speeds))
    return "\n".join([*lines, "", machine(kept), ""])


def machine(kept: dict[str, Any]) -> str:
    """What the figures were measured on, in a sentence."""
    versions = ", ".join(f"{name} {found}" for name, found in kept["versions"].items())
    cores = f"{kept['cores']} cores of {kept['cpu']}"
    return f"Measured on {kept['date']} on {cores}, with Python {kept['python']}, {versions}."


def _line(*cells: str) -> str:
    return f"| {' | '.join(cells)} |"


def _rounded(speed: int | None) -> str:
    """A speed to three digits, or a dash."""
    return f"{int(float(f'{speed:.3g}')):,}" if speed else "–"


if __name__ == "__main__":
    main()
