"""The words of the setup form: labels, values and explanations of its rows."""

from collections.abc import Hashable

from hanabi.coach.words import bot_name
from hanabi.rulebook import offer_text
from hanabi.rules import EDITIONS, edition
from hanabi.table import Memory
from hanabi.text import Catalogue
from hanabi.tui.setup_draft import AS_GIVEN, DEFAULT_HAND, Draft

RULINGS = {ruling for each in EDITIONS.values() for ruling in each.ruled.values()}
RULING_INDENT = "  "


def row_label(catalogue: Catalogue, row: str) -> str:
    """The label of a row."""
    kind, _, name = row.partition(":")
    match kind:
        case "seat":
            return catalogue.say("screen-row-seat", number=int(name) + 1)
        case "option":
            return f"{RULING_INDENT if name in RULINGS else ''}{catalogue.say(f'screen-option-{name}')}"
        case _:
            return catalogue.say(f"screen-row-{name or kind}")


def value_text(catalogue: Catalogue, draft: Draft, row: str, value: Hashable) -> str:
    """The text of a value in the list of a row."""
    match row.partition(":")[0], value:
        case "language", str(language):
            return Catalogue(language).say("screen-language-name")
        case "edition", _:
            given = value == AS_GIVEN
            return catalogue.say("screen-edition-given") if given else _title(catalogue, str(value))
        case "setting", tuple(colours):
            return "".join(catalogue.say(f"letter-{colour}") for colour in colours)
        case "setting", int(number) if row == "setting:hand" and number == DEFAULT_HAND:
            return catalogue.say("screen-usual")
        case "seat", _:
            return bot_name(catalogue, "person" if value is None else str(value))
        case "first", _:
            return draft.chairs[value].name if isinstance(value, int) else catalogue.say("screen-chance")
        case "memory", Memory():
            return catalogue.say(f"screen-memory-{value.value}")
        case _:
            return str(value)


def _title(catalogue: Catalogue, key: str) -> str:
    """What an edition is called in a list."""
    return edition(key).called(catalogue.language).title


def explanation(catalogue: Catalogue, draft: Draft, row: str) -> str:
    """What a row is about."""
    kind, _, name = row.partition(":")
    match kind:
        case "option":
            return offer_text(catalogue, edition(draft.edition), name)
        case "memory":
            return catalogue.say(f"screen-about-memory-{draft.memory.value}")
        case _:
            return catalogue.say(f"screen-about-{name if kind == 'setting' else kind}")
