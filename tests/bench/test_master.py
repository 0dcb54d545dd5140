"""The figures of the master, on their page and in their picture."""

import json
from xml.etree import ElementTree

from bench.bots import RESULTS as BOTS
from bench.budgets import chart
from bench.master import PAGE, PICTURE, RESULTS, figures, with_figures

KEPT = json.loads(RESULTS.read_text(encoding="utf-8"))
ROWS = json.loads(BOTS.read_text(encoding="utf-8"))["rows"]


def test_the_page_and_the_picture_show_the_figures_that_are_kept() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert with_figures(page, figures(KEPT, ROWS)) == page
    assert PICTURE.read_text(encoding="utf-8") == chart(KEPT)


def test_the_lead_over_what_was_published_is_told_in_standard_errors() -> None:
    row = {"bot": "master", "players": 4, "ruleset": "pl", "games": 9, "mean": 24.966, "stderr": 0.002}
    [line] = [line for line in figures({}, [row | {"perfect": 0.97}]).splitlines() if "above" in line]
    assert line == "| master above it, in standard errors | – | – | +10.6 | – |"


def test_the_picture_has_a_curve_for_every_number_of_players_that_was_measured() -> None:
    row = {"layouts": 16, "mean": 24.5, "stderr": 0.1, "expert": 23.0}
    picture = ElementTree.fromstring(chart({"budget-2-16": row, "budget-5-16": row | {"mean": 24.97}}))
    curves = [each for each in picture if each.get("class") == "curve"]
    assert len(curves) == 2
