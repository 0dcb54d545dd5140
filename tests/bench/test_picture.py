"""The chart as a file."""

from xml.etree import ElementTree

from hanabi.bench.picture import LEFT, picture
from hanabi.text import Catalogue
from tests.bench.rows import ROWS

SVG = "{http://www.w3.org/2000/svg}"


def drawing() -> ElementTree.Element:
    return ElementTree.fromstring(picture(Catalogue(), ROWS))


def parts(kind: str, name: str) -> list[ElementTree.Element]:
    return [each for each in drawing().iter(SVG + kind) if each.get("class") == name]


def test_every_row_has_a_bar_in_its_colour_and_a_spread() -> None:
    assert len(parts("rect", "ours")) == 3
    assert len(parts("rect", "peer")) == 2
    assert len(parts("path", "spread")) == len(ROWS)


def test_the_spread_reaches_from_the_slowest_to_the_fastest_round() -> None:
    for bar, spread in zip(
        parts("rect", "peer"), [parts("path", "spread")[place] for place in (1, 4)], strict=True
    ):
        end = LEFT + float(bar.get("width", ""))
        left, right = spread.get("d", "").removeprefix("M").split("M")[0].split("H")
        assert float(left.split()[0]) <= end <= float(right)


def test_names_are_text_and_never_markup() -> None:
    assert "HLE <rl_env>" in [each.text for each in parts("text", "what")]


def test_the_picture_says_what_it_is_and_stays_within_its_frame() -> None:
    svg = drawing()
    assert svg.findtext(f"{SVG}title") == "Moves per second of Hanabi engines (logarithmic scale)"
    width, height = map(float, svg.get("viewBox", "").split()[2:])
    for each in svg.iter(f"{SVG}text"):
        assert float(each.get("x", "")) < width - 10
    assert height > len(ROWS) * 22


def test_the_picture_is_made_for_light_and_dark() -> None:
    assert "prefers-color-scheme: dark" in picture(Catalogue(), ROWS)
