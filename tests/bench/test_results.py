"""The figures that are kept are those of the site."""

import json

from bench.kernel import FIGURES, PAGE, RESULTS, figures, record, with_figures
from bench.machine import versions
from tests.bench.rows import ROWS

KEPT = json.loads(RESULTS.read_text(encoding="utf-8"))


def test_the_page_shows_the_figures_that_are_kept() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert with_figures(page, KEPT) == page


def test_every_peer_was_measured_beside_ours() -> None:
    measured = {row["what"] for row in KEPT["rows"]}
    assert measured >= {
        "hanabi Game",
        "HLE pyhanabi",
        "HLE rl_env",
        "open-spiel",
        "PettingZoo hanabi_v5",
        "JaxMARL",
    }


def test_every_contestant_is_explained_on_the_page() -> None:
    text = PAGE.read_text(encoding="utf-8").split(FIGURES[1])[1].replace("threads=N", "threads=")
    for row in KEPT["rows"]:
        assert (
            f"`{row['what'].rstrip('0123456789')}" in text
            if "threads" in row["what"]
            else f"`{row['what']}`" in text
        )


def test_a_table_has_a_line_for_each_contestant_and_a_dash_where_there_is_no_figure() -> None:
    lines = figures(record(ROWS, seconds=1)).splitlines()
    assert lines[2] == "| `hanabi Games threads=1` | cpu | 16,384 | 10,900,000 | 2,510,000 |"
    assert lines[3] == "| `hanabi Games` | cuda | 262,144 | – | 512,000,000 |"


def test_figures_replace_those_before_and_nothing_else() -> None:
    page = f"before\n{FIGURES[0]}old\n{FIGURES[1]}after\n"
    once = with_figures(page, record(ROWS, seconds=1))
    assert once.startswith(f"before\n{FIGURES[0]}| moves per second")
    assert once.endswith(f"\n{FIGURES[1]}after\n")
    assert "old" not in once


def test_only_libraries_that_are_here_have_a_version() -> None:
    assert list(versions(("numpy", "no-such-library"))) == ["numpy"]
