"""Parse and print the names of rulesets, such as `fr+black-powder+flamboyant-fives`.

A ruleset that no name covers prints as a JSON object of its fields. Both forms read back to the same value.
"""

import json
from collections.abc import Iterable
from dataclasses import replace
from functools import lru_cache
from itertools import combinations

from hanabi.codec import Malformed
from hanabi.errors import RulesetError
from hanabi.rules.cards import COLOURS, LETTERS, PALETTE, PLAIN_SUITS, RANKS, Suit
from hanabi.rules.editions import compatible
from hanabi.rules.expansions import Expansion
from hanabi.rules.registry import EDITIONS, edition
from hanabi.rules.ruleset import (
    LARGEST_HAND,
    MOST_STRIKES,
    MOST_TOKENS,
    Ruleset,
    check_range,
    read_fields,
    stored_fields,
)

SETTINGS = ("tokens=", "strikes=", "hand=", "suits=", "ranks=")
"""The options of `custom` that take a value, in the order they are printed."""
HIGHEST = {
    "tokens=": MOST_TOKENS,
    "strikes=": MOST_STRIKES,
    "hand=": LARGEST_HAND,
    "suits=": len(COLOURS),
    "ranks=": len(RANKS),
}
"""The highest value of each setting; the lowest is 1."""
LONGEST_NAME = 8192


def ruleset(name: str) -> Ruleset:
    """Return the ruleset of this name; raise RulesetError if the name cannot be read.

    >>> ruleset("fr+black-powder").best
    25
    """
    if len(name) > LONGEST_NAME:
        raise RulesetError("name-too-long", most=LONGEST_NAME)
    text = name.strip()
    return _from_fields(text) if text.startswith("{") else _from_name(text.lower())


def legacy_name(name: str) -> str:
    """What a name meant in records of version 1, when our rulings came before the letter (U5, U8, U10)."""
    if name.strip().startswith("{"):
        return name
    key, *words = (word.strip() for word in name.lower().split("+"))
    rulings = edition(key).rulings
    return "+".join((key, *(rulings[word][0] if word in rulings else word for word in words)))


def name_of(rules: Ruleset) -> str:
    """The name of a ruleset, or its fields as JSON where no name covers it."""
    name = "+".join((rules.edition, *_settings_of(rules), *_options_of(rules)))
    return name if _reads_back(name, rules) else json.dumps(stored_fields(rules), separators=(",", ":"))


def options(key: str) -> tuple[str, ...]:
    """The options that can follow the name of an edition."""
    return (*(SETTINGS if key == "custom" else ()), *edition(key).offers)


def _from_fields(text: str) -> Ruleset:
    try:
        return read_fields(json.loads(text))
    except Malformed as error:
        raise RulesetError("fields-unreadable", field=error.path) from error
    except RulesetError:
        raise
    except (ValueError, RecursionError) as error:
        raise RulesetError("fields-unreadable", field="{") from error


@lru_cache(maxsize=256)
def _from_name(name: str) -> Ruleset:
    key, *words = (word.strip() for word in name.split("+"))
    chosen = edition(key)
    values: dict[str, str] = {}
    for word in words:
        option, equals, value = word.partition("=")
        _check_option(key, option + equals, values)
        values[option + equals] = value
    rules = chosen.base
    for setting in (setting for setting in SETTINGS if setting in values):
        rules = _with_setting(rules, setting, values[setting])
    for option in (option for option in chosen.choices if option in values):
        rules = chosen.choices[option](rules)
    _check_alternatives(values)
    return rules


def _check_option(key: str, option: str, earlier: dict[str, str]) -> None:
    if option in earlier:
        raise RulesetError("option-twice", option=option)
    if option not in (*options(key), *edition(key).choices):
        known = any(option in (*options(other), *edition(other).choices) for other in EDITIONS)
        code = "not-in-box" if known else "unknown-option"
        raise RulesetError(code, option=option, edition=key, offered=", ".join(options(key)))


def _check_alternatives(chosen: Iterable[str]) -> None:
    """Raise RulesetError for two options that rule each other out."""
    options = tuple(chosen)
    for one, other in combinations(options, 2):
        if compatible((one, other)) != (one, other):
            raise RulesetError("options-clash", one=one, other=other)


def _with_setting(rules: Ruleset, setting: str, value: str) -> Ruleset:
    if setting == "suits=":
        return replace(rules, suits=tuple(map(Suit, _colours(value))))
    number = _number(setting, value)
    if setting == "tokens=":
        return replace(rules, clue_tokens=number)
    if setting == "strikes=":
        return replace(rules, strikes=number)
    if setting == "ranks=":
        check_range("ranks", number, 1, len(RANKS))
        return replace(rules, suits=tuple(suit.cut(number) for suit in rules.suits))
    return replace(rules, hand_sizes=(number,) * len(rules.hand_sizes))


def _colours(value: str) -> tuple[str, ...]:
    """Parse a count (`3` is the first three colours) or letters such as `rygb`; sort them."""
    letters = {LETTERS[colour]: colour for colour in PALETTE}
    if value and len(set(value)) == len(value) and set(value) <= set(letters):
        return tuple(colour for letter, colour in letters.items() if letter in value)
    if not value.isdigit():
        raise RulesetError("not-a-choice-of-suits", value=value)
    count = _number("suits=", value)
    check_range("suits", count, 1, len(COLOURS))
    return COLOURS[:count]


def _number(setting: str, value: str) -> int:
    if not (value.isascii() and value.isdigit() and len(value) <= 3):
        raise RulesetError("not-a-number", option=setting, value=value)
    return int(value)


def _settings_of(rules: Ruleset) -> tuple[str, ...]:
    if rules.edition != "custom":
        return ()
    base = edition("custom").base
    found = {
        "tokens=": "" if rules.clue_tokens == base.clue_tokens else str(rules.clue_tokens),
        "strikes=": "" if rules.strikes == base.strikes else str(rules.strikes),
        "hand=": "" if rules.hand_sizes == base.hand_sizes else str(rules.hand_sizes[0]),
        "suits=": _suits_setting(rules),
        "ranks=": "" if rules.ranks == RANKS else str(len(rules.ranks)),
    }
    return tuple(f"{setting}{value}" for setting, value in found.items() if value)


def _suits_setting(rules: Ruleset) -> str:
    plain = tuple(colour for colour in PALETTE if colour in rules.index)
    if plain == COLOURS:
        return ""
    if plain == COLOURS[: len(plain)]:
        return str(len(plain))
    return "".join(LETTERS[colour] for colour in plain)


def _options_of(rules: Ruleset) -> tuple[str, ...]:
    words = edition(rules.edition).choices
    return tuple(option for option, expansion in words.items() if _includes(rules, expansion))


def _includes(rules: Ruleset, expansion: Expansion) -> bool:
    """Whether a ruleset includes an expansion: applying it would add no new suit and change nothing else."""
    plain = tuple(suit.cut(len(rules.ranks)) for suit in PLAIN_SUITS)
    expanded = expansion(replace(rules, suits=plain))
    added = set(expanded.suits) - set(plain)
    return added <= set(rules.suits) and replace(expanded, suits=rules.suits) == rules


def _reads_back(name: str, rules: Ruleset) -> bool:
    try:
        return ruleset(name) == rules
    except RulesetError:
        return False
