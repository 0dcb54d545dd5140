"""The page about the protocol: every message, every field, and examples that a server takes and sends."""

import json
import re
from typing import Any, get_args

import pytest
from fastapi.routing import APIRoute, APIWebSocketRoute

from docs.protocol_limits import limits
from docs.protocol_page import MESSAGES, PAGE, PARTS, TYPES, complete, described, sentence
from hanabi.codec import Strictness, encode, json_reader
from hanabi.room import state
from hanabi.room.names import LONGEST_NAME
from hanabi.server import serving
from hanabi.server.http.routes import router
from hanabi.server.identity.names import MOST_CODE_POINTS
from hanabi.wire.messages import AnyTold
from hanabi.wire.refusals import CLOSING, REFUSALS
from hanabi.wire.requests import LARGEST_MESSAGE, AnyRequest

TEXT = PAGE.read_text(encoding="utf-8")
KINDS: dict[str, Any] = {kind.tag: kind for kind in (*get_args(AnyRequest), *get_args(AnyTold))}
EXAMPLES = [
    json.loads(block) for block in re.findall(r"^```json\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)
]
ROUTES = TEXT.split("## HTTP")[1].split("\n## ")[0]


def part(tag: str) -> str:
    """The text about a message."""
    [text] = re.findall(rf"^### {tag}\n(.*?)(?=^##)", TEXT, re.MULTILINE | re.DOTALL)
    return str(text)


def test_the_page_is_up_to_date() -> None:
    """Otherwise run `make protocol`."""
    assert complete(TEXT) == TEXT
    assert "{{" not in TEXT


def test_a_part_that_is_out_of_date_is_written_again() -> None:
    stale = TEXT.replace("`stale`", "`old`").replace("| Your seat. |", "| Yours. |")
    assert "`old`" not in complete(stale)[complete(stale).index("## Refusals") :]
    assert "| Your seat. |" in complete(stale)


@pytest.mark.parametrize("name", PARTS)
def test_every_generated_table_is_on_the_page(name: str) -> None:
    assert TEXT.count(f"<!-- generated: {name} -->") == 1


@pytest.mark.parametrize("tag", KINDS)
def test_every_message_has_its_part_its_fields_and_an_example(tag: str) -> None:
    [wanted] = re.findall(r"^<!-- generated: (\w+) -->$", part(tag), re.MULTILINE)
    assert TYPES[wanted]["properties"]["type"]["enum"] == [tag]
    assert f'"type": "{tag}"' in part(tag)


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: str(example["type"]))
def test_an_example_is_a_message_and_one_of_the_server_is_whole(example: dict[str, Any]) -> None:
    kind = KINDS[example["type"]]
    read = json_reader(kind, Strictness.CLOSED)(json.dumps(example))
    assert kind in get_args(AnyRequest) or encode(read) == example


def test_every_field_and_every_value_of_every_type_is_on_the_page() -> None:
    for name, schema in TYPES.items():
        assert name in MESSAGES or schema["description"].splitlines()[0] in TEXT, name
        for field in schema.get("properties", ()):
            assert f"`{field}`" in TEXT, name
        for value in schema.get("enum", ()):
            assert f"`{value}`" in TEXT, name


def test_every_row_of_a_table_is_one_line() -> None:
    rows = [line for line in TEXT.splitlines() if line.startswith("|")]
    assert [row for row in rows if not row.endswith("|")] == []


def test_a_type_says_what_may_be_left_out_and_what_it_is_then() -> None:
    assert "| `seats` | integer; optional, default `3` | How many play. |" in described(TYPES["Terms"])
    assert "| `seat` | integer or null; optional | A seat, counted from 0. |" in described(TYPES["Sit"])
    assert '| `type` | `"card"` | Tells messages apart. |' in described(TYPES["ChosenCard"])
    assert "| `hands` | list of list of [CardNow](#type-CardNow) |" in "\n".join(described(TYPES["TableNow"]))
    assert "[Clue](#type-Action) or [ChosenCard](#type-ChosenCard) or null" in TEXT


def test_every_refusal_has_its_sentence_and_what_to_do() -> None:
    for codes in REFUSALS.values():
        for code, retry in codes.items():
            assert f"| `{code}` | {sentence(code)} | `{retry.value}` |" in TEXT


def test_every_way_a_connection_ends_has_its_sentence() -> None:
    for code in CLOSING:
        [row] = re.findall(rf"^\| `{code}` \| \d{{4}} \| (.*) \| .* \|$", TEXT, re.MULTILINE)
        assert row == sentence(code)


def test_a_sentence_names_its_details() -> None:
    assert sentence("seat-taken") == "Seat *seat* + 1 is taken."


def test_the_routes_are_those_of_the_server() -> None:
    told = {line.split("?")[0] for line in re.findall(r"^\| `([A-Z]+ [^` ]+)`", ROUTES, re.MULTILINE)}
    routes = [route for route in router.routes if isinstance(route, APIRoute) and route.include_in_schema]
    served = {f"{method} {route.path}" for route in routes for method in route.methods or ()}
    assert told == served | {"GET /openapi.json"}
    [socket] = [route.path for route in router.routes if isinstance(route, APIWebSocketRoute)]
    assert f"wss://HOST{socket.replace('{room}', 'ROOM')}?game=GAME&since=" in TEXT


def test_the_limits_that_the_text_mentions_are_those_of_the_server() -> None:
    most = {limit.what: limit.most for limit in limits()}
    assert f"reads at most {LARGEST_MESSAGE} bytes" in TEXT
    assert f"said earlier, up to {state.LINES_KEPT}" in TEXT
    assert f"larger than {serving.LARGEST_FRAME} bytes" in TEXT
    assert f"At most {most['a text']}." in part("say")
    assert f"At most {most['a note']};" in part("note")
    assert f"at most {LONGEST_NAME} characters" in part("enter")
    assert f"at most {MOST_CODE_POINTS} code points" in part("enter")
