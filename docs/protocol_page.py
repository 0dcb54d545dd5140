"""`python -m docs.protocol_page` fills in the generated parts of protocol.md, each between two comments.

The page in the repository is complete, so you can read it there without building the site. The fields come
from the schema of the messages, refusals from `hanabi.wire.refusals`, limits from the server's constants.
"""

import json
import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path

from docs.protocol_limits import limits
from hanabi.answers.refusals import STATUS
from hanabi.server.live.guest import CLOSE_CODES, POLICY_VIOLATION
from hanabi.text import Catalogue
from hanabi.text.catalogue import FOLDER
from hanabi.wire.refusals import CLOSING, REFUSALS, Retry, retry_of
from hanabi.wire.schema import POINTER, Schema, protocol_schema

PAGE = Path(__file__).with_name("protocol.md")
PART = re.compile(r"^<!-- generated: (\w+) -->$\n.*?^<!-- end -->$", re.MULTILINE | re.DOTALL)
"""A generated part of the page: a type, or a name of `PARTS`."""
TYPES: Schema = protocol_schema()["$defs"]
MESSAGES = ("AnyRequest", "AnyTold")
PLAIN_WORDS = {"boolean": "true or false", "string": "text"}
FIELDS = {
    "type": "Tells messages apart.",
    "id": "Chosen by the client.",
    "action": "The action.",
    "bot": "The name of a bot, as listed by `GET /api/boxes`.",
    "candidate": "The number of the member who is voted for.",
    "card": "The id of a card.",
    "code": "The reason, for programs.",
    "commitment": "The hash that the deal was fixed with.",
    "door": "Who may join.",
    "end": "Whether to end it; `false` takes the vote back.",
    "events": "What happened, in this order.",
    "game": "The id of a game.",
    "mark": "The mark; null removes it.",
    "member": "The number of a member.",
    "members": "Everyone who has a name here.",
    "moment": "A moment of a finished game.",
    "name": "What a person is called.",
    "nonce": "The text that was hashed together with the deal.",
    "options": "Every legal action.",
    "order": "The ids of your cards, the one you hold on the left first.",
    "protocol": "The version of the protocol.",
    "remark": "One of the fixed remarks.",
    "room": "The id of a room.",
    "seat": "A seat, counted from 0.",
    "seq": "How many actions of the game have been taken.",
    "stand_in": "The bot that plays for an absent member.",
    "table": "The table after that.",
    "terms": "What the room has agreed on.",
    "text": "The text.",
}
"""What fields mean that mean the same wherever they have no description of their own."""
BAD_REQUEST = 400
ENGLISH = Catalogue()
VARIABLE = re.compile(r"\$(\w+)")


def complete(text: str) -> str:
    """Return a page with its generated parts updated."""
    return PART.sub(lambda found: "\n".join(_part(found[1])), text)


def _part(name: str) -> Iterator[str]:
    lines = "\n".join(PARTS[name]() if name in PARTS else described(TYPES[name]))
    yield from (f"<!-- generated: {name} -->", "", lines.strip(), "", "<!-- end -->")


def retry_rules() -> Iterator[str]:
    """What each value of `retry` means."""
    yield from ("| `retry` | what to do |", "| --- | --- |")
    words = TYPES["Retry"]["description"].splitlines()[1:]
    yield from (f"| {value} | {meaning} |" for value, meaning in (line.split(": ", 1) for line in words))


def refusal_tables() -> Iterator[str]:
    """Every refusal under the heading of what it is about."""
    for heading, codes in REFUSALS.items():
        yield from (
            f"### {heading}",
            "",
            "| `code` | sentence | `retry` | HTTP |",
            "| --- | --- | --- | --- |",
        )
        yield from (_refusal_row(code, retry) for code, retry in sorted(codes.items()))
        yield ""


def _refusal_row(code: str, retry: Retry) -> str:
    return f"| `{code}` | {sentence(code)} | `{retry.value}` | {STATUS.get(code, BAD_REQUEST)} |"


def sentence(code: str) -> str:
    """A refusal in English, the names of its details in italics."""
    return one_line(ENGLISH.say(f"error-{code}", **_placeholders()))


@cache
def _placeholders() -> Mapping[str, str]:
    """A value for every variable that any sentence has; `number` is not sent, readers compute it."""
    text = (FOLDER / "en.ftl").read_text(encoding="utf-8")
    return {name: f"*{name}*" for name in VARIABLE.findall(text)} | {"number": "*seat* + 1"}


def closing_table() -> Iterator[str]:
    """Every code of `closing`, the close code that follows it, and whether to come back."""
    yield from ("| `code` | close code | sentence | connect again? |", "| --- | --- | --- | --- |")
    for code in sorted(CLOSING):
        number = CLOSE_CODES.get(code, POLICY_VIOLATION)
        yield f"| `{code}` | {number} | {sentence(code)} | {RETURN.get(retry_of(code), LATER)} |"


LATER = "after `back_in` seconds"
RETURN = {
    Retry.NEVER: "no",
    Retry.CHANGE: "once the host lets you in; `back_in` is null",
    Retry.CORRECT: f"{LATER}, with a program that keeps to the protocol",
}


def limit_table() -> Iterator[str]:
    """How much of everything a client may send, and which setting changes it."""
    yield from ("| what | limit | setting |", "| --- | --- | --- |")
    for limit in limits():
        yield f"| {limit.what} | {limit.most} | {f'`{limit.setting}`' if limit.setting else ''} |"


def type_sections() -> Iterator[str]:
    """The types that messages are made of."""
    for name in other_types():
        yield from (f'<a id="type-{name}"></a>', "", f"### {name}", "", *described(TYPES[name]), "")


def other_types() -> list[str]:
    """The types that need a section of their own; a member of a union is described with it."""
    return sorted(name for name in TYPES if name not in MESSAGES and name not in homes())


@cache
def homes() -> dict[str, str]:
    """The union that each member of one belongs to."""
    return {member: name for name, schema in TYPES.items() for member in members_of(schema)}


def members_of(schema: Schema) -> list[str]:
    """The names of the members of a union."""
    return [each["$ref"].removeprefix(POINTER) for each in schema.get("anyOf", ())]


def described(schema: Schema) -> Iterator[str]:
    """A type in words: its fields, its values or its members."""
    about, *values = schema["description"].splitlines()
    yield from (about, "")
    if "enum" in schema:
        yield from ("Values: " + ", ".join(f"`{value}`" for value in schema["enum"]) + ".", "")
        yield from (f"* {value}" for value in values)
    elif members := members_of(schema):
        yield from ("| `type` | fields | meaning |", "| --- | --- | --- |")
        yield from (member_row(TYPES[member]) for member in members)
    else:
        yield from (*(value for value in values if value), *([""] if values else []), *field_table(schema))


def field_table(schema: Schema) -> Iterator[str]:
    """The fields of a type; `type`, which tells messages apart, is the first."""
    yield from ("| field | value | meaning |", "| --- | --- | --- |")
    for name, field in schema["properties"].items():
        optional = "" if name in schema["required"] else optional_text(field["default"])
        meaning = one_line(field.get("description") or FIELDS[name])
        yield f"| `{name}` | {value_text(field)}{optional} | {meaning} |"


def optional_text(default: object) -> str:
    """That a field may be left out, and which value it has then unless it is empty."""
    return f"; optional, default `{json.dumps(default)}`" if default else "; optional"


def member_row(schema: Schema) -> str:
    """A member of a union: its `type`, its fields, its meaning."""
    tag, *fields = ((name, value_text(field)) for name, field in schema["properties"].items())
    listed = ", ".join(f"`{name}` {value}" for name, value in fields)
    return f"| {tag[1]} | {listed} | {one_line(schema['description'])} |"


def one_line(text: str) -> str:
    """A text as it fits into a row of a table."""
    return " ".join(text.split())


def value_text(schema: Schema) -> str:
    """What kind of value a field holds, in words."""
    if "$ref" in schema:
        name = schema["$ref"].removeprefix(POINTER)
        return f"[{name}](#type-{homes().get(name, name)})"
    if "anyOf" in schema:
        return " or ".join(value_text(each) for each in schema["anyOf"])
    if "enum" in schema:
        return " or ".join(f"`{json.dumps(value)}`" for value in schema["enum"])
    match schema["type"]:
        case "array":
            item = value_text(schema["items"])
            return f"list of ({item})" if " or " in item else f"list of {item}"
        case "object":
            return f"object of {value_text(schema['additionalProperties'])}"
        case plain:
            return PLAIN_WORDS.get(plain) or str(plain)


PARTS: dict[str, Callable[[], Iterator[str]]] = {
    "retry": retry_rules,
    "refusals": refusal_tables,
    "closing": closing_table,
    "limits": limit_table,
    "types": type_sections,
}


if __name__ == "__main__":
    PAGE.write_text(complete(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
