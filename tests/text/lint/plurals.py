"""Numbers and the words they count: wherever a word follows a number, the language chooses its form."""

import re
from collections.abc import Iterator, Mapping
from functools import cache

from babel import Locale
from fluent.syntax import ast

from tests.text.lint.reading import Finding, Mentions, Sentence, Source, counted_by, keys_of

INTEGERS = range(1000)
"""The integers whose categories count; larger ones add none that people meet in a game."""
EXACT_ONE = ("pt",)
"""Languages whose `one` holds 0 too, though people write 0 with the plural: they select on [1]."""
AT_LEAST_TWO = {
    "players": "a table has at least two",
    "cards_one": "a suit has at least five cards",
    "servers": "one server has nobody to wait for",
    "rounds": "a benchmark has several rounds",
}
"""Variables that are never 1, with the reason: only Polish has a form to choose."""
LIMITS = ("most", "longest")
"""Variables for a limit, which is far above 1."""
BOXES = ("offer-avalanche", "offer-black-powder", "offer-flamboyant-fives", "page-cards", "page-suit")
"""Messages that count what is in a box: always several."""
SEVERAL = {
    "difference-clue-tokens": "no box has a single clue token",
    "difference-hand-sizes": "the numbers are a list of hand sizes",
    "error-bots-without-seat": "more bots than a table has seats",
    "error-no-deck-left": "more cards than a box has",
    "error-too-many-games": "more games than memory can hold",
    "error-too-many-sitting": "more people than a table has seats",
    "way-cards": "counts the cards of a suit",
}
"""Messages whose numbers are never 1, with the reason."""
SAME_FORMS = {
    "pl": {
        "bench-how-to-read": "z 2 rund, z 5 rund",
        "coach-reach": "zdobyć 2 punktów, 5 punktów: genitive",
        "error-bots-at-table": "dla 2 graczy, dla 5 graczy",
        "error-illegal-actions": "w 2 partiach, w 5 partiach",
        "error-too-many-sitting": "2 graczy, 5 graczy",
        "examined-bot": "w 2 partiach, w 5 partiach",
        "faces-left": "2 możliwości, 5 możliwości",
        "screen-room-days": "2 dni, 5 dni",
        "verdict-stopped": "sięgnąć 2 punktów, 5 punktów: genitive",
        "verdict-strikes": "sięgnąć 2 punktów, 5 punktów: genitive",
    }
}
"""Messages in which the forms for few and many are the same."""
INVARIABLE = {
    "de": re.compile(r"Fehler|\w*[Pp]lättchen|Zeichen|Stück|neu"),
    "fr": re.compile(r"fois"),
}
"""Words that are the same after one and after more."""
LINKS = {
    "en": "and at because by for from here in instead is lost not of on still the to than with",
    "de": "als an auf aus bei bis für in mit nicht noch oder reichen spielen und verloren von zu",
    "fr": "au dans de en est et ne ni ou par pour sont sur à",
    "es": "a como con de en entre hasta ni o para por y",
    "pt": "a com de do e em jogam na nem no não ou para por",
    "pl": "a albo ani dla do i lub na natychmiast nie o od to w z",
}
"""Words after a number that it does not count."""
NUMBER = re.compile(r"(?P<before>\S*)[ \u00a0]?\{ \$(?P<number>\w+) \}[ \u00a0\u202f](?P<word>[^\W\d_]{3,})")
RANGES = frozenset({"to", "bis", "à", "a", "do"})
"""Words before the upper end of a range, which is never 1."""


def check(source: Source, sources: Mapping[str, Source]) -> Iterator[Finding]:
    """Every plural that lacks a form of the language, and every counted word that has only one."""
    yield from check_forms(source)
    yield from check_counted_words(source, find_numbers(sources))


def check_forms(source: Source) -> Iterator[Finding]:
    """Every choice by number that leaves out a plural category of the language."""
    for name, message in source.messages.items():
        found = Mentions()
        found.visit(message)
        for choice in found.plurals:
            keys = set(keys_of(choice))
            if source.language in EXACT_ONE and "one" in keys:
                yield _finding(source, choice, f"{name}: [one] holds 0 too; write [1]")
            lacking = _categories(source.language) - {"one" if key == "1" else key for key in keys}
            if lacking and _shows_number(choice) and name not in SAME_FORMS.get(source.language, {}):
                wanted = ", ".join(f"[{each}]" for each in sorted(lacking))
                yield _finding(source, choice, f"{name}: ${counted_by(choice)} lacks a form; write {wanted}")


def check_counted_words(source: Source, numbers: frozenset[str]) -> Iterator[Finding]:
    """Every number that stands before the word it counts, without a choice between the forms of that word."""
    for sentence in source.sentences:
        chosen = source.mentions(sentence.name.partition(".")[0]).counted
        for found in NUMBER.finditer(sentence.text):
            number, word = found["number"], found["word"]
            if number in numbers - chosen and not _is_excused(source.language, sentence, found):
                what = f"{sentence.name}: “{word}” follows ${number} in one form only"
                write = f"write {{ ${number} -> [one] … *[other] … }}, with the forms of the language"
                yield Finding(
                    source.language, sentence.line(found.start("word")), "plural", f"{what}; {write}"
                )


def find_numbers(sources: Mapping[str, Source]) -> frozenset[str]:
    """The variables that hold numbers: some message of some language chooses a plural by them."""
    return frozenset(name for source in sources.values() for name in source.counted)


def _is_excused(language: str, sentence: Sentence, found: re.Match[str]) -> bool:
    number, word = found["number"], found["word"]
    same = INVARIABLE.get(language)
    return (
        word in LINKS.get(language, "").split()
        or bool(same and same.fullmatch(word))
        or found["before"] in RANGES
        or number in (*AT_LEAST_TWO, *LIMITS)
        or sentence.name in (*BOXES, *SEVERAL)
    )


@cache
def _categories(language: str) -> frozenset[str]:
    """The plural categories that integers have in a language, as the common rules say."""
    form = Locale(language).plural_form
    return frozenset(form(number) for number in INTEGERS)


def _shows_number(choice: ast.SelectExpression) -> bool:
    found = Mentions()
    for variant in choice.variants:
        found.visit(variant.value)
    return counted_by(choice) in found.shown


def _finding(source: Source, choice: ast.SelectExpression, what: str) -> Finding:
    return Finding(source.language, source.line(choice), "plural", what)
