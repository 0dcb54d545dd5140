"""The protocol written down: a JSON schema and TypeScript types that say what the messages are."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import jsonschema_rs
import pytest
from hypothesis import given

from hanabi.codec import encode
from hanabi.table import Memory
from hanabi.wire.__main__ import main, protocol_files
from hanabi.wire.messages import AnyTold, DealtGame, Happened, Welcome
from hanabi.wire.requests import PROTOCOL, AnyRequest
from hanabi.wire.schema import POINTER, Schema, classes, protocol_schema
from hanabi.wire.table import choices, table_now
from hanabi.wire.typescript import declaration, protocol_module
from tests.laws.games import Game, games
from tests.wire.test_requests import REQUESTS
from tests.wire.test_table import FEWER

WEB = Path(__file__).parents[2] / "web"
TYPES: Schema = protocol_schema()["$defs"]


def validator(name: str) -> jsonschema_rs.Draft202012Validator:
    """What a client in another language would check a message with."""
    return jsonschema_rs.Draft202012Validator({"$ref": POINTER + name, "$defs": TYPES})


@pytest.mark.parametrize("name", protocol_files())
def test_the_written_protocol_is_the_spoken_one(name: str) -> None:
    assert (WEB / name).read_text(encoding="utf-8") == protocol_files()[name], "run `make protocol`"


def test_the_files_are_written_where_they_are_told_to(tmp_path: Path) -> None:
    main(tmp_path)
    written = {str(path.relative_to(tmp_path)): path.read_text(encoding="utf-8") for path in files(tmp_path)}
    assert written == protocol_files()


def files(folder: Path) -> Iterator[Path]:
    return (path for path in folder.rglob("*") if path.is_file())


def test_the_schema_is_one() -> None:
    jsonschema_rs.meta.validate(protocol_schema())
    assert set(pointed_at(protocol_schema())) <= set(TYPES)


def pointed_at(node: Any) -> Iterator[str]:
    """Every type that a schema speaks of."""
    if isinstance(node, dict):
        yield from ([node["$ref"].removeprefix(POINTER)] if isinstance(node.get("$ref"), str) else ())
        yield from (name for each in node.values() for name in pointed_at(each))
    elif isinstance(node, list):
        yield from (name for each in node for name in pointed_at(each))


def test_every_class_of_a_message_has_its_own_name() -> None:
    found = classes((AnyRequest, AnyTold))
    assert len(TYPES) == len(found) + len(("AnyRequest", "AnyTold", "Action", "GameEvent"))
    assert all(re.fullmatch("[A-Z][A-Za-z]+", name) for name in TYPES)
    assert all(TYPES[name]["title"] == name and TYPES[name]["description"] for name in TYPES)


@pytest.mark.parametrize("data", REQUESTS, ids=lambda data: str(data["type"]))
def test_the_schema_takes_every_request(data: dict[str, Any]) -> None:
    requests = validator("AnyRequest")
    assert requests.is_valid(data)
    assert not requests.is_valid(data | {"surprise": 1})
    assert not requests.is_valid(data | {"id": ""})
    assert not requests.is_valid({name: value for name, value in data.items() if name != "type"})


@FEWER
@given(games())
def test_the_schema_describes_what_is_sent_of_a_game(game: Game) -> None:
    told = validator("AnyTold")
    for message in messages(game):
        assert [error.message for error in told.iter_errors(encode(message))] == []


def messages(game: Game) -> Iterator[AnyTold]:
    """Some of what a seat is told of a game."""
    board, states = game.start.board, game.states
    yield Welcome(PROTOCOL, "room")
    names = ("Ada",) * board.players
    yield DealtGame("game", str(board.rules), board.rules, names, board.first, 0, "0" * 64)
    events = tuple(event.seen_by(0) for event in game.events)
    for memory, state in zip(Memory, (states[0], states[len(states) // 2], states[-1]), strict=True):
        view = state.view(0)
        yield Happened("game", 3, events, table_now(view, 3, memory), choices(view), 1.5, {2: "beginner"})


def test_a_client_may_leave_out_what_has_a_default_and_rely_on_what_the_server_sends() -> None:
    assert TYPES["Sit"]["required"] == ["type", "id"]
    assert TYPES["Play"]["required"] == ["type", "card"]
    assert "free" in TYPES["Clued"]["required"]
    assert set(TYPES["Ruleset"]["required"]) == set(TYPES["Ruleset"]["properties"])
    assert TYPES["CardNow"]["required"] == ["id"]


def test_what_the_server_sends_may_grow_and_what_it_takes_may_not() -> None:
    assert TYPES["Act"]["additionalProperties"] is False
    assert TYPES["Terms"]["additionalProperties"] is False
    assert all("additionalProperties" not in TYPES[name] for name in ("Happened", "Clued", "Ruleset"))


def test_a_value_is_described_by_what_stands_below_it_in_the_source() -> None:
    assert TYPES["RoomNow"]["properties"]["votes"]["description"].startswith("The members who voted")
    assert "`said`: Only the clues that pointed" in TYPES["Memory"]["description"]
    assert TYPES["Memory"]["enum"] == ["deduced", "said", "nothing"]


def test_typescript_tells_the_members_of_a_union_by_their_type() -> None:
    text = protocol_module(TYPES)
    for kind in (*get_args(AnyRequest), *get_args(AnyTold)):
        assert f'  readonly type: "{kind.tag}";' in text
    assert "export type Action = Play | Discard | Clue | Choose;" in text


def test_typescript_knows_every_type_it_speaks_of_and_nothing_is_any() -> None:
    text = protocol_module(TYPES)
    code = re.sub(r"/\*\*.*?\*/|\"[^\"]*\"", "", text, flags=re.DOTALL)
    declared = re.findall(r"^export (?:interface|type) (\w+)", code, re.MULTILINE)
    assert len(declared) == len(set(declared))
    spoken = set(re.findall(r"\b[A-Z][a-z]\w+", code.split("\n", 1)[1]))
    assert spoken - {"Readonly", "Record"} == set(declared)
    assert not re.search(r"\b(any|unknown|object)\b", code)


def test_typescript_reads_as_one_would_write_it() -> None:
    assert list(declaration("Choose", TYPES["Choose"])) == [
        "/** Answer a bonus tile: a clue to give, a discarded card, or nothing (X3). */",
        "export interface Choose {",
        '  readonly type: "choose";',
        "  readonly option: Clue | ChosenCard | null;",
        "}",
    ]
    assert list(declaration("Dealt", TYPES["Dealt"]))[-2] == (
        "  readonly hands: readonly (readonly (Card | null)[])[];"
    )
    assert list(declaration("Expiry", TYPES["Expiry"]))[-1] == 'export type Expiry = "stop" | "beginner";'
