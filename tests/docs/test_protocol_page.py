"""The page about the protocol: every message, every field, and examples that a server takes and sends."""

import json
import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from fastapi.routing import APIRoute, APIWebSocketRoute

from docs.hooks import MESSAGES, PLACE, fill
from hanabi.server import (
    advice,
    answers,
    guest,
    house,
    house_rules,
    live,
    match,
    names,
    room,
    routes,
    serving,
    sockets,
)
from hanabi.server.routes import router
from hanabi.server.settings import Settings
from hanabi.wire.messages import LARGEST_MESSAGE, AnyRequest, AnyTold
from hanabi.wire.schema import protocol_schema

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
TYPES = protocol_schema()["$defs"]
KINDS: dict[str, Any] = {
    kind.__struct_config__.tag: kind for kind in (*get_args(AnyRequest), *get_args(AnyTold))
}
EXAMPLES = [
    json.loads(block) for block in re.findall(r"^```json\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
]
LIMITS = PAGE.split("## Limits")[1].split("\n## ")[0]
ROUTES = PAGE.split("## HTTP")[1].split("\n## ")[0]


def part(tag: str) -> str:
    """The text about a message."""
    [text] = re.findall(rf"^### {tag}\n(.*?)(?=^##)", PAGE, re.MULTILINE | re.DOTALL)
    return str(text)


@pytest.mark.parametrize("tag", KINDS)
def test_every_message_has_its_part_its_fields_and_an_example(tag: str) -> None:
    [wanted] = re.findall(r"^\{\{ (\w+) \}\}$", part(tag), re.MULTILINE)
    assert TYPES[wanted]["properties"]["type"]["enum"] == [tag]
    assert f'"type": "{tag}"' in part(tag)


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: str(example["type"]))
def test_an_example_is_a_message_and_one_of_the_server_is_whole(example: dict[str, Any]) -> None:
    kind = KINDS[example["type"]]
    read = msgspec.json.decode(json.dumps(example), type=kind)
    assert kind in get_args(AnyRequest) or json.loads(msgspec.json.encode(read)) == example


def test_every_field_and_every_value_of_every_type_is_on_the_page() -> None:
    filled = PLACE.sub(lambda place: "\n".join(fill(place[1])), PAGE)
    assert "{{" not in filled
    for name, schema in TYPES.items():
        assert name in MESSAGES or schema["description"].splitlines()[0] in filled, name
        for field in schema.get("properties", ()):
            assert f"`{field}`" in filled, name
        for value in schema.get("enum", ()):
            assert f"`{value}`" in filled, name


def test_a_type_says_what_may_be_left_out_and_what_it_is_then() -> None:
    assert "| `seats` | integer; optional, else `3` | How many play. |" in fill("Terms")
    assert "| `seat` | integer or null; optional |  |" in fill("Sit")
    assert '| `type` | `"card"` |  |' in fill("ChosenCard")
    assert "| `hands` | list of list of [CardNow](#type-CardNow) |" in "\n".join(fill("TableNow"))
    assert "[Clue](#type-Action) or [ChosenCard](#type-ChosenCard) or null" in "\n".join(fill("Action"))


def test_the_routes_are_those_of_the_server() -> None:
    told = {line.split("?")[0] for line in re.findall(r"^\| `([A-Z]+ [^` ]+)`", ROUTES, re.MULTILINE)}
    routes = [route for route in router.routes if isinstance(route, APIRoute) and route.include_in_schema]
    served = {f"{method} {route.path}" for route in routes for method in route.methods or ()}
    assert told == served | {"GET /openapi.json"}
    [socket] = [route.path for route in router.routes if isinstance(route, APIWebSocketRoute)]
    assert f"wss://HOST{socket.replace('{room}', 'ROOM')}?game=GAME&since=" in PAGE


def test_the_limits_are_those_of_the_server() -> None:
    usual = Settings()
    rate, notes = usual.messages_per_second, match.LONGEST_NOTE
    for row in (
        f"| a request | {LARGEST_MESSAGE} bytes |",
        f"| {rate} in a second on average, {rate * sockets.BURST} at once |",
        f"| connections from an address | {usual.connections_per_address} |",
        f"| new rooms from an address | {usual.rooms_per_minute} in a minute |",
        f"| imported games from an address | {house.IMPORTS_PER_MINUTE} in a minute |",
        f"| {advice.PER_MINUTE} in a minute, {advice.AT_ONCE} at once |",
        f"| advice on finished games, for an address | {house.ADVICE_PER_MINUTE} in a minute |",
        f"| the file of an imported game | {routes.LARGEST_REPLAY} bytes |",
        f"made or tried | {house.CLAIMS_PER_MINUTE} in a minute |",
        f"| {names.LONGEST_NAME}, {house_rules.LONGEST_TEXT}, {notes} characters |",
        f"| members of a room | {house_rules.MOST_MEMBERS} |",
        f"| the body of a `POST` | {answers.LARGEST_BODY} bytes |",
    ):
        assert row in LIMITS
    assert f"before, up to {room.LINES_KEPT}" in PAGE


def test_the_close_codes_are_those_of_the_server() -> None:
    told = re.findall(r"^\| (\d+) \| `([a-z-]+)`", PAGE, re.MULTILINE)
    for code, reason in told:
        assert int(code) == guest.GOODBYE_CODES.get(reason, guest.POLICY)
    assert {*guest.GOODBYE_CODES, *sockets.FOREVER_GONE} - {reason for _, reason in told} == {
        "foreign-origin"
    }
    assert f"more than {serving.LARGEST_FRAME} bytes" in PAGE
    assert f"more than {sockets.MOST_MISTAKES} frames" in PAGE
    assert f"the room has {live.MOST_GUESTS} connections" in PAGE
    assert f"more than {guest.MOST_WAITING // 2**20} MiB were waiting" in PAGE
