"""The differences between two rulesets, as sentences and as JSON fields."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from hanabi.codec import encode
from hanabi.plain.words import Values
from hanabi.plain.wrapping import section_lines
from hanabi.rules import EDITIONS, Ruleset, ruleset
from hanabi.rules.differences import Difference, Value, differences, offer_differences
from hanabi.text import Catalogue


@dataclass(frozen=True, slots=True)
class Comparison:
    """Two rulesets by name, their differences, and the differences of what their boxes offer."""

    names: tuple[str, str]
    rules: tuple[Difference, ...]
    offers: tuple[Difference, ...] | None
    """None unless both names are plain editions."""


def compare_rulesets(first: str, second: str) -> Comparison:
    """Compare two rulesets, given by name."""
    one, two = ruleset(first), ruleset(second)
    names = (_short_name(first, one), _short_name(second, two))
    offers = None
    if one == EDITIONS[one.edition].base and two == EDITIONS[two.edition].base:
        offers = offer_differences(EDITIONS[one.edition], EDITIONS[two.edition])
    return Comparison(names, differences(one, two), offers)


def comparison_page(catalogue: Catalogue, comparison: Comparison) -> list[str]:
    """The lines of a comparison."""
    say, (a, b) = catalogue.say, comparison.names
    if not comparison.rules and not comparison.offers:
        return [say("difference-none" if comparison.offers is None else "difference-none-offers", a=a, b=b)]
    heading = say(f"difference-heading-{'rules' if comparison.offers is None else 'base'}")
    lines = [
        say("difference-title", a=a, b=b),
        *_part_lines(catalogue, comparison, heading, comparison.rules),
    ]
    if comparison.offers is not None:
        lines += _part_lines(catalogue, comparison, say("difference-heading-offers"), comparison.offers)
    return lines


def comparison_fields(catalogue: Catalogue, comparison: Comparison) -> dict[str, Any]:
    """A comparison as JSON fields."""
    return {
        "a": comparison.names[0],
        "b": comparison.names[1],
        "differences": [_fields(catalogue, comparison, each) for each in comparison.rules],
        "offers": [_fields(catalogue, comparison, each) for each in comparison.offers or ()],
    }


def difference_text(catalogue: Catalogue, names: tuple[str, str], difference: Difference) -> str:
    """One difference as a sentence."""
    option = difference.option.rstrip("=")
    name = catalogue.say(f"option-{option}") if option else ""
    values = _values(catalogue, names, difference)
    text = catalogue.say(f"difference-{difference.field}", name=name, **values)
    if not option or difference.field == "offer":
        return text
    return catalogue.say("difference-in-offer", name=name[0].upper() + name[1:], text=text)


def _part_lines(
    catalogue: Catalogue, comparison: Comparison, heading: str, found: Iterable[Difference]
) -> list[str]:
    rows = [(" ".join(each.tags), difference_text(catalogue, comparison.names, each)) for each in found]
    return section_lines(heading, rows or [("", catalogue.say("difference-same"))])


def _fields(catalogue: Catalogue, comparison: Comparison, difference: Difference) -> dict[str, Any]:
    return {
        "field": difference.field,
        "suit": difference.suit or None,
        "option": difference.option or None,
        "tags": list(difference.tags),
        "a": encode(difference.first),
        "b": encode(difference.second),
        "sentence": difference_text(catalogue, comparison.names, difference),
    }


def _values(catalogue: Catalogue, names: tuple[str, str], difference: Difference) -> Values:
    """The values that the sentence of a difference uses."""
    first, second = difference.first, difference.second
    one, two = (_value(catalogue, difference.field, value) for value in (first, second))
    return {
        "a": names[0],
        "b": names[1],
        "has": names[0 if first else 1],
        "lacks": names[1 if first else 0],
        "one": one,
        "two": two,
        "cards_one": _cards(first),
        "cards_two": _cards(second),
        "some": "both" if first and second else "one",
        "up": isinstance(first, tuple) and first[:1] == (0,),
        "suit": difference.suit,
    }


def _value(catalogue: Catalogue, field: str, value: Value) -> str | int:
    """A value as its sentence needs it: a key, a number, or a readable list."""
    if not isinstance(value, tuple):
        return value
    if field == "tiles":
        return ", ".join(catalogue.say(f"tile-{tile}") for tile in value)
    if field == "copies":
        copies = enumerate(map(int, value), start=1)
        return " ".join(str(rank) for rank, count in copies for _ in range(count))
    return " ".join(map(str, value))


def _cards(value: Value) -> int:
    return sum(map(int, value)) if isinstance(value, tuple) and all(isinstance(v, int) for v in value) else 0


def _short_name(typed: str, rules: Ruleset) -> str:
    """The name of a ruleset in a sentence; that of its edition if it was given as JSON."""
    return rules.edition if typed.strip().startswith("{") else str(rules)
