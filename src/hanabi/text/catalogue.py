"""Messages by id and language, from `<language>.ftl`; English if a language lacks one.

Fluent takes a quarter of a second to load, so messages without variables are read without it: `--help` and
errors on the command line appear at once.
"""

import re
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from textwrap import dedent
from typing import TYPE_CHECKING, Protocol
from unicodedata import category, combining, normalize

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.types import FluentType

FOLDER = Path(__file__).parent
FALLBACK = "en"
LOCALE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
LONGEST_DETAIL = 200
LARGEST_NUMBER = 10**15
LEAST_GROUPED = {"es": 10_000, "pl": 10_000}
"""The least number whose digits are grouped, where four are not: browsers know it, Babel does not."""
SOUNDS = {"i": re.compile(r"i|hi(?![ae])|y(?![aeiou])"), "o": re.compile(r"h?o|8|11$")}
"""The vowels before which Spanish changes “y” and “o”, and how a word that begins with one is written."""
SHAPING = frozenset(map(chr, (0x200C, 0x200D, *range(0xE0020, 0xE0080))))
"""Joiners and tags: invisible themselves, but they change the shape of the letters and emoji next to them."""

_ENTRY = re.compile(r"(?m)^([a-z][a-z0-9-]*) = ?(.*\n(?:(?: .*)?\n)*)")


class Catalogue:
    """The messages of one language."""

    def __init__(self, language: str = FALLBACK) -> None:
        self.language = language
        self._chain = tuple(dict.fromkeys((language, FALLBACK)))

    def say(self, message: str, /, **values: str | int) -> str:
        """Format a message with its values, a bool as `yes` or `no`; raise LookupError if it is unknown."""
        for language in self._chain:
            if message in _plain(language):
                return _plain(language)[message]
            if message in _sources(language):
                return _format(language, message, values)
        raise LookupError(message)

    def knows(self, message: str) -> bool:
        return any(message in _sources(language) for language in self._chain)


class CodedError(Protocol):
    """What `sentence` words: an error with a code, and the values that its sentence mentions."""

    code: str
    details: dict[str, str | int]


def sentence(catalogue: Catalogue, error: CodedError) -> str:
    """The sentence for an error; its details may come from anywhere, and are sanitized."""
    return _word(catalogue, error.code, {name: sanitize(value) for name, value in error.details.items()})


def _word(catalogue: Catalogue, code: str, details: dict[str, str | int]) -> str:
    """Word a code with its details, and with the reason for it if `details` has a cause."""
    if isinstance(seat := details.get("seat"), int):
        details["number"] = seat + 1  # people count from 1
    if code == "illegal-move":
        details = _move_details(catalogue, details)
    if cause := details.pop("cause", None):
        details["why"] = _word(catalogue, str(cause), dict(details))
    if not catalogue.knows(f"error-{code}"):
        return catalogue.say("error-unworded", code=code)
    return catalogue.say(f"error-{code}", **details)


def format_list(catalogue: Catalogue, items: Iterable[object], how: str = "list-and") -> str:
    """Join items as a person lists them: `1, 2 and 4`."""
    *most, last = map(str, items)
    return catalogue.say(how, items=", ".join(most), last=last, sound=_first_sound(last)) if most else last


def _first_sound(text: str) -> str:
    """The vowel of `SOUNDS` that a text begins with in Spanish, or `other`."""
    plain = normalize("NFD", text.casefold())
    return next((sound for sound, spelling in SOUNDS.items() if spelling.match(plain)), "other")


def accepted_words(catalogue: Catalogue, message: str) -> list[str]:
    """The words that a person may type for `message`, in English and in the catalogue's language."""
    texts = (each.say(message) for each in (Catalogue(), catalogue))
    return [word for text in texts for word in text.casefold().split()]


def is_yes(catalogue: Catalogue, text: str) -> bool:
    """Whether `text` means yes, in English or in the catalogue's language."""
    return is_word(catalogue, "verb-yes", text)


def is_word(catalogue: Catalogue, message: str, text: str) -> bool:
    """Whether a person who types `text` means `message`; accents may be left out."""
    return fold(text.strip()) in map(fold, accepted_words(catalogue, message))


def fold(text: str) -> str:
    """`text` in lower case, without accents."""
    parts = normalize("NFD", text.casefold().replace("ł", "l"))
    return "".join(letter for letter in parts if not combining(letter))


@cache
def languages() -> tuple[str, ...]:
    """The languages that have a catalogue."""
    return tuple(sorted(file.stem for file in FOLDER.glob("*.ftl")))


def choose_language(wanted: str | None, environment: Mapping[str, str]) -> str:
    """Choose the language that is `wanted`, or that of the environment, or English."""
    locale = next((environment[name] for name in LOCALE_VARIABLES if environment.get(name)), "")
    named = (wanted or "", environment.get("HANABI_LANGUAGE", ""), locale)
    matches = (best_match(name, languages()) for name in named)
    return next((language for language in matches if language), FALLBACK)


def best_match(locale: str, available: Iterable[str]) -> str | None:
    """The language that fits a locale such as `pt_BR.UTF-8` best: the same, or the same base language."""
    tag = re.split(r"[.@]", locale)[0].replace("_", "-").lower()
    tongue = tag.split("-")[0]
    ranked = [language for language in available if language.lower().split("-")[0] == tongue]
    return min(ranked, key=lambda language: (language.lower() != tag, len(language)), default=None)


def _move_details(catalogue: Catalogue, details: dict[str, str | int]) -> dict[str, str | int]:
    """The details for the sentence about an illegal move: who tried what, and why it was refused."""
    why = catalogue.say(f"error-{details['reason']}")
    kind = str(details["action"])[:1]
    return {"player": "unknown", **details, "kind": kind, "why": why}


def sanitize(value: str | int) -> str | int:
    """Replace control characters and cut long text: values come from files and networks."""
    if isinstance(value, int):
        return value
    shown = "".join(letter if _is_printable(letter) else "?" for letter in value[: LONGEST_DETAIL + 1])
    return shown if len(shown) <= LONGEST_DETAIL else f"{shown[:LONGEST_DETAIL]}…"


def _is_printable(letter: str) -> bool:
    """Whether a character can be shown, as `is_printable` of `hanabi.game.replay` says of names and notes.

    Neither package may import the other; `tests/text` compares them for every character.
    """
    return letter.isprintable() or letter in SHAPING or category(letter) == "Cn"


@cache
def _sources(language: str) -> dict[str, str]:
    """The Fluent source of each message of a language."""
    text = (FOLDER / f"{language}.ftl").read_text(encoding="utf-8")
    return {match[1]: match[2] for match in _ENTRY.finditer(text + "\n")}


@cache
def _plain(language: str) -> dict[str, str]:
    """The messages without variables, as text."""
    return {name: _unfold(source) for name, source in _sources(language).items() if "{" not in source}


def _unfold(source: str) -> str:
    """The text of a message as Fluent reads it: without the common indentation of its lines."""
    first, _, rest = source.rstrip().partition("\n")
    return f"{first}\n{dedent(rest)}".strip()


@cache
def _bundle(language: str) -> "FluentBundle":
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((FOLDER / f"{language}.ftl").read_text(encoding="utf-8")))
    return bundle


def _format(language: str, message: str, values: Mapping[str, str | int]) -> str:
    bundle = _bundle(language)
    pattern = bundle.get_message(message).value
    assert pattern is not None
    worded = {name: _to_fluent(language, value) for name, value in values.items()}
    return str(bundle.format_pattern(pattern, worded)[0])


def _to_fluent(language: str, value: str | int) -> "str | FluentType":
    """Convert a value for Fluent: a bool to a word, a number to one whose digits are grouped as people do."""
    from fluent.runtime.types import fluent_number

    if isinstance(value, bool):
        return ("no", "yes")[value]
    if isinstance(value, str) or abs(value) > LARGEST_NUMBER:
        return str(value)
    return fluent_number(value, useGrouping=abs(value) >= LEAST_GROUPED.get(language, 0))
