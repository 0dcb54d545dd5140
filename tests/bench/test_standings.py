"""The figures of the bots that are kept are those of the page, and the picture shows them."""

import json
from itertools import product
from xml.etree import ElementTree

import pytest

from bench import bots
from bench.standings import COUNTS, PICTURE, STANDINGS, by_box, chart, standings, with_standings
from hanabi.rules import EDITIONS, ruleset


def row(bot: str, rules: str, players: int, mean: float, struck_out: float = 0.0) -> dict[str, object]:
    figures = {"games": 1000, "mean": mean, "stderr": 0.01, "perfect": 0.5, "struck_out": struck_out}
    return {"bot": bot, "ruleset": rules, "players": players, "date": "2026-11-15", "cpu": "X", **figures}


ROWS = [
    row("beginner", "pl", 2, 18.123456),
    row("beginner", "pl", 3, 19.5),
    row("expert", "pl", 3, 24.8, 0.001),
    row("beginner", "fr", 3, 17.04, 0.02),
]
KEPT = {"command": "make bench-bots", "python": "3.11.7", "rows": ROWS}


def test_the_pages_and_the_picture_show_the_figures_that_are_kept() -> None:
    kept = json.loads(bots.RESULTS.read_text(encoding="utf-8"))
    for file, tables in ((bots.PAGE, standings(kept)), (bots.BOXES, by_box(kept))):
        page = file.read_text(encoding="utf-8")
        assert with_standings(page, tables) == page
    assert chart(kept["rows"]) == PICTURE.read_text(encoding="utf-8")


def test_each_bot_has_a_line_with_its_scores_and_a_dash_where_there_is_none() -> None:
    lines = standings(KEPT).splitlines()
    assert lines[2] == "| `beginner` | 18.123 ± 0.010 (50.0%) | 19.500 ± 0.010 (50.0%) | – | – | 1,000 |"
    assert lines[3] == "| `expert` | – | 24.800 ± 0.010 (50.0%) | – | – | 1,000 |"


def test_each_number_of_players_has_a_table_of_every_box_with_standard_errors() -> None:
    _, pairs, threes, *_ = by_box(KEPT).split("## ")
    assert "| `pl` | 18.12 ± 0.01 |" in pairs
    assert "`fr`" not in pairs
    assert "| `fr` | 17.04 ± 0.01 | – |\n| `pl` | 19.50 ± 0.01 | 24.80 ± 0.01 |" in threes


def test_every_bot_has_been_measured_by_every_box() -> None:
    rows = json.loads(bots.RESULTS.read_text(encoding="utf-8"))["rows"]
    measured = {(row["bot"], row["ruleset"], row["players"]) for row in rows}
    asked = product(bots.LADDER, bots.boxes(), COUNTS)
    assert [match for match in asked if match not in measured] == []


def test_the_worst_of_each_bot_is_told() -> None:
    told = "Struck out, at worst: `beginner` 2.0% (`fr`, 3 players), `expert` 0.1% (`pl`, 3 players)."
    assert told in standings(KEPT)


def test_a_better_score_stands_further_right() -> None:
    drawn = ElementTree.fromstring(chart(ROWS))
    places = [float(each.attrib["cx"]) for each in drawn.iter("{http://www.w3.org/2000/svg}circle")]
    assert len(places) == 3
    assert places[0] < places[1] < places[2]


def test_tables_replace_those_before_and_nothing_else() -> None:
    page = with_standings(f"before\n{STANDINGS[0]}old\n{STANDINGS[1]}after\n", standings(KEPT))
    assert page.startswith(f"before\n{STANDINGS[0]}| bot | 2 players")
    assert page.endswith(f"\n{STANDINGS[1]}after\n")
    assert "old" not in page


def test_every_box_is_played_plain_with_each_offer_and_with_all() -> None:
    found = list(bots.boxes())
    assert {name for name in found if "+" not in name} == set(EDITIONS) - {"custom"}
    assert {"fr+black-powder", "pl+synchronised-show", "de+flamboyant-fives"} <= set(found)
    assert "es+avalanche+black-powder+flamboyant-fives+all-or-nothing" in found
    assert len(set(map(str, map(ruleset, found)))) == len(found)


def test_a_bot_that_is_not_here_is_left_out_with_a_word(capsys: pytest.CaptureFixture[str]) -> None:
    assert bots._is_here("beginner")
    assert not bots._is_here("nobody")
    assert capsys.readouterr().err.startswith("nobody is not measured here: There’s no bot called “nobody”.")


def test_a_bot_has_a_mark_that_goes_with_its_code() -> None:
    assert len(bots.fingerprint("random")) == 12
