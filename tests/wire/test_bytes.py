"""The bytes of everything that is sent or stored: what earlier revisions wrote is read, and written alike."""

import json
from pathlib import Path
from typing import Any, get_args

import pytest

from hanabi.codec import Strictness, json_reader, tag_of, to_json
from hanabi.game import Event, PlayerAction
from hanabi.room.entries import AnyEntry
from hanabi.room.review_cursor import ReviewCursor
from hanabi.rules import Ruleset
from hanabi.wire.messages import AnyTold
from hanabi.wire.requests import AnyRequest

GOLDEN = Path(__file__).with_name("golden")
"""Some values of every kind in each union, with strange texts and numbers, one to a line."""
KINDS: dict[str, tuple[Any, Strictness]] = {
    "requests": (AnyRequest, Strictness.CLOSED),
    "told": (AnyTold, Strictness.OPEN),
    "entries": (AnyEntry, Strictness.OPEN),
    "cursors": (ReviewCursor, Strictness.OPEN),
    "moves": (PlayerAction, Strictness.CLOSED),
    "events": (Event, Strictness.OPEN),
    "rulesets": (Ruleset, Strictness.OPEN),
}


def lines(name: str) -> list[str]:
    return (GOLDEN / f"{name}.jsonl").read_text(encoding="utf-8").removesuffix("\n").split("\n")


@pytest.mark.parametrize("name", KINDS)
def test_what_is_read_is_written_byte_by_byte(name: str) -> None:
    read = json_reader(*KINDS[name])
    for line in lines(name):
        written = to_json(read(line))
        kept = without_additions(json.loads(written), json.loads(line))
        assert json.dumps(kept, ensure_ascii=False, separators=(",", ":")) == line
        assert read(written.encode()) == read(line)


def without_additions(now: Any, then: Any) -> Any:
    """A form as it is written now, without the fields that it has been given since."""
    if isinstance(now, dict):
        return {name: without_additions(now[name], then[name]) for name in now if name in then}
    if isinstance(now, list):
        return [without_additions(*pair) for pair in zip(now, then, strict=True)]
    return now


@pytest.mark.parametrize("name", KINDS)
def test_every_member_of_a_union_has_its_lines(name: str) -> None:
    """A new kind: add a few lines."""
    members = get_args(KINDS[name][0])
    assert {tag_of(member) for member in members} <= {json.loads(line).get("type") for line in lines(name)}
