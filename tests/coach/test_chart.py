"""The chart in characters and the chart as a file."""

from dataclasses import replace
from xml.etree import ElementTree

import pytest

from hanabi.coach import ReviewedGame, ReviewMark, picture, verdict_text
from hanabi.coach.chart import MARGIN, chart_lines, columns, count_lines
from hanabi.coach.picture import LEFT, WIDE
from hanabi.coach.signs import SIGNS, gravest_sign, sign_legend
from hanabi.game.replay import Replay
from hanabi.text import Catalogue, languages
from tests.coach.games import among_bots, guided, reviewed

SVG = "{http://www.w3.org/2000/svg}"
GAMES = [among_bots("fr+black-powder", 4), guided("fr+all-or-nothing", 2, 3), guided("fr", 2, 7)]
EMPTY = replace(guided("fr", 2), actions=())
games = pytest.mark.parametrize("game", [*GAMES, EMPTY], ids=lambda game: f"{game.rules}")


@games
@pytest.mark.parametrize("width", [40, 80, 120])
@pytest.mark.parametrize("plain", [True, False])
def test_a_chart_fits_its_width_and_has_no_line_too_many(game: Replay, width: int, plain: bool) -> None:
    lines = chart_lines(reviewed(game), width, plain)
    assert len(lines) == 10
    assert max(map(len, lines)) <= width
    assert not plain or all(line.isascii() for line in lines)


def test_the_best_score_is_a_roof_and_the_score_stands_below_it() -> None:
    found = reviewed(GAMES[0])
    rows = [line[MARGIN:] for line in chart_lines(found, 120, plain=True)[:8]]
    for place, column in enumerate(columns(found, 120 - MARGIN)):
        cells = "".join(row.ljust(place + 1)[place] for row in rows)
        assert cells.strip().lstrip("-").strip(" #") == ""
        assert ("#" in cells) == (column.last.points >= 2)


def test_marks_stand_below_their_turns() -> None:
    found = reviewed(GAMES[0])
    signs = chart_lines(found, 120)[8][MARGIN:]
    marked = {step.turn for step in found.marked}
    assert {place for place, letter in enumerate(signs) if letter.strip()} == marked


def test_many_turns_share_few_columns_and_lose_no_mark() -> None:
    found = reviewed(GAMES[0])
    narrow = columns(found, 20)
    assert len(narrow) == 20
    assert narrow[-1].last == found.steps[-1]
    assert any(column.sign.strip() for column in narrow)


def test_tokens_and_strikes_are_counted_below() -> None:
    found = reviewed(GAMES[0])
    counted = dict(count_lines(found, 120))
    assert counted["coach-tokens"][0] == "8"
    assert len(counted["coach-strikes"]) == len(found.turns)


def test_the_gravest_mark_gives_the_sign() -> None:
    assert gravest_sign([ReviewMark("late", 0), ReviewMark("lost", 0)]) == "✗"
    assert gravest_sign([ReviewMark("late", 0), ReviewMark("lost", 0)], plain=True) == "x"
    assert gravest_sign([]) == " "


def drawing(found: ReviewedGame, language: str = "en") -> ElementTree.Element:
    return ElementTree.fromstring(picture(Catalogue(language), found))


def parts(svg: ElementTree.Element, kind: str, name: str) -> list[ElementTree.Element]:
    return [each for each in svg.iter(SVG + kind) if each.get("class") == name]


@games
@pytest.mark.parametrize("language", languages())
def test_the_picture_says_what_it_is_in_every_language(game: Replay, language: str) -> None:
    found = reviewed(game)
    svg = drawing(found, language)
    assert svg.findtext(f"{SVG}title") == Catalogue(language).say("coach-chart")
    assert svg.findtext(f"{SVG}desc", "").startswith(verdict_text(Catalogue(language), found.verdict))
    assert svg.get("role") == "img"
    assert len(parts(svg, "path", "best")) == 2


def test_every_marked_turn_is_a_point_with_its_sentences() -> None:
    found = reviewed(GAMES[0])
    svg = drawing(found)
    points = [point for code in SIGNS for point in parts(svg, "circle", code)]
    assert len(points) == len({step.turn for step in found.marked})
    told = [group.findtext(f"{SVG}title") for group in svg.iter(f"{SVG}g")]
    assert sum(text is not None and text.startswith("turn ") for text in told) == len(points)


def test_nothing_is_drawn_outside_the_frame() -> None:
    svg = drawing(reviewed(GAMES[0]))
    _, _, width, _ = map(float, svg.get("viewBox", "").split())
    for point in svg.iter(f"{SVG}circle"):
        assert LEFT <= float(point.get("cx", "")) <= LEFT + WIDE <= width


def test_names_are_text_and_never_markup() -> None:
    game = replace(GAMES[0], players=("<b>&", "Ben", "Cleo", "Dan"))
    assert "<b>&" in "".join(drawing(reviewed(game)).itertext())


def test_the_key_explains_the_signs_there_are() -> None:
    found = reviewed(GAMES[0])
    said = sign_legend(Catalogue(), found, SIGNS)
    codes = {mark.code for step in found.marked for mark in step.marks}
    assert len(said) == len(codes)
    assert "✗ card lost" in said
