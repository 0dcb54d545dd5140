"""The page knows the bodies of HTTP from generated types."""

import re
from pathlib import Path

from hanabi.server.http.__main__ import BOXES, FILE, bodies, box_files

WEB = Path(__file__).parents[2] / "web"


def test_the_written_types_are_those_of_the_server() -> None:
    assert (WEB / FILE).read_text(encoding="utf-8") == bodies(), "run `make protocol`"


def test_every_type_is_declared_or_imported_once() -> None:
    text = bodies()
    imported = re.findall(r"^  (\w+),$", text, re.MULTILINE)
    declared = re.findall(r"^export (?:interface|type) (\w+)", text, re.MULTILINE)
    assert len({*imported, *declared}) == len(imported) + len(declared)
    assert {"Boxes", "GameSummary", "Rulebook", "Refusal"} <= set(declared)
    assert "any" not in re.findall(r"\w+", re.sub(r"/\*\*.*?\*/", "", text))


def test_what_the_page_calls_our_boxes_is_up_to_date() -> None:
    """Otherwise run `make protocol`."""
    folder = WEB / BOXES
    assert {path.name: path.read_text(encoding="utf-8") for path in folder.iterdir()} == box_files()
