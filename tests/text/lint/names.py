"""Names and colours that stand in a sentence: they cannot be inflected, so the words beside them must fit."""

import re
from collections.abc import Iterator
from typing import NamedTuple

from tests.text.lint.reading import Finding, Source

PEOPLE = r"{ (?:\$(?:player|names|whom|to|receiver|others)|notice-whom) }"
BOTS = r"{ \$bots? }(?! bot)"


class Misfit(NamedTuple):
    """Words that never fit beside a placeable, and what to write."""

    pattern: re.Pattern[str]
    write: str


def misfit(pattern: str, write: str) -> Misfit:
    pattern = pattern.replace("PEOPLE", PEOPLE).replace("BOTS", BOTS).replace(" ", "[ \u00a0]")
    return Misfit(re.compile(pattern, re.IGNORECASE), write)


MISFITS = {
    "en": (
        misfit(r"\b(?:an?|the) PEOPLE", "no article before a name"),
        misfit(r"\b(?:as|by|from|like|of|than|to) BOTS", "the bot “{ $bot }”: a bot’s name is a plain noun"),
    ),
    "de": (
        misfit(r"\b(?:das|dem|den|der|des|die) PEOPLE", "no article before a name"),
        misfit(r"PEOPLEs\b", "von { $player }: the genitive changes with the name"),
        misfit(r"\b(?:als|bei|für|laut|mit|nach|von|wie|zu) BOTS", "des Bots „{ $bot }“, or a colon"),
        misfit(r"{ suit } (?:Karten?|Reihen?)", "{ suit }e, { suit }en: the adjective needs its ending"),
        misfit(r"\b(?:der|den|keine) { suit }e (?:Karten|Reihen?)", "{ suit }en after der, den and keine"),
        misfit(r"\b(?:das|dem|den|der|des) { card }", "die { card }: the card is feminine"),
    ),
    "fr": (
        misfit(
            r"\b(?:de|jusque|le|la|lorsque|puisque|que|si) PEOPLE",
            "à, par or a colon: de would elide",
        ),
        misfit(
            r"\b(?:de|que) { \$(?:better|host|name) }", "a colon, or turn it round: de and que would elide"
        ),
        misfit(r"\b(?:avec|d’après|de|par|pour|que|selon) BOTS", "du bot «\u202f{ $bot }\u202f», or a colon"),
        misfit(r"\bcartes? { suit }", "{ suit-feminine } or { suit-feminines }"),
        misfit(r"\bcartes { suit-feminine }(?!s)", "{ suit-feminines }"),
        misfit(r"\b(?:artifice|le|un) { suit-feminines? }", "{ suit }: masculine"),
        misfit(r"\bfeux? { suit", "feu d’artifice { suit }: a feu rouge is a traffic light"),
        misfit(r"\bde { (?:suit|card)", "turn the sentence round: de needs an article that agrees"),
    ),
    "es": (
        misfit(r"\b(?:al|del|el|la|los) PEOPLE", "a { $player }, de { $player }: no article before a name"),
        misfit(r"\b(?:a|con|de|del|para|por|que|según) BOTS", "del bot «{ $bot }», or a colon"),
        misfit(r"\b(?:carta|serie|una) { suit(?:\.fpl)? }", "{ suit.f }"),
        misfit(r"\b(?:cartas|series) { suit(?:\.f)? }", "{ suit.fpl }"),
        misfit(r"\b(?:al|del|el|un) { suit\.", "{ suit }: masculine"),
    ),
    "pt": (
        misfit(
            r"\b(?:ao|aos|d[ao]s?|n[ao]s?|pel[ao]s?|à|às) PEOPLE",
            "de { $player }: no article",
        ),
        misfit(r"\b(?:a|com|de|para|por|que|segundo) BOTS", "do bot “{ $bot }”, or a colon"),
        misfit(r"\bcarta { suit(?:-feminines)? }", "{ suit-feminine }"),
        misfit(r"\bcartas { suit(?:-feminine)? }", "{ suit-feminines }"),
        misfit(r"\b(?:artifício|o|um) { suit-feminines? }", "{ suit }: masculine"),
    ),
    "pl": (
        misfit(
            r"\b(?:bez|dla|do|ku|na|o|od|po|przed|przez|przy|u|w|we|według|z|za|ze) PEOPLE",
            "gracza { $player }: a name stays in the nominative",
        ),
        misfit(r"\b(?:dla|do|jak|od|przez|u|według|z|za) BOTS", "bota „{ $bot }”, in the nominative"),
        misfit(r"\bkart\w* { suit }|{ suit } kart", "suit.f, suit.acc, suit.pl or suit.gen"),
        misfit(r"\bfajerwerk { suit\.|{ suit\.\w+ } fajerwerk\b", "{ suit }: fajerwerk is masculine"),
        misfit(r"\b(?:bierze|dobiera|odrzuca|traci|weź|wtasowuje|zagrywa)(?:sz)? { card }", "{ card.acc }"),
    ),
}


def check(source: Source) -> Iterator[Finding]:
    """Every article, preposition or ending that cannot be right beside a name or a colour."""
    for sentence in source.sentences:
        for each in MISFITS.get(source.language, ()):
            for found in each.pattern.finditer(sentence.text):
                what = f"{sentence.name}: “{found[0]}” is wrong for some name or colour; write {each.write}"
                yield Finding(source.language, sentence.line(found.start()), "agreement", what)
