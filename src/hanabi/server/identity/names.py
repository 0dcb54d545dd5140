"""Names of strangers: what a name may contain in any script, and when two names look the same.

This module follows `hanabi.room.names.TextPolicy`.
"""

import unicodedata
from collections.abc import Iterable
from functools import cache, lru_cache

import regex

from hanabi.game import replay
from hanabi.room.errors import refuse
from hanabi.room.names import ERASED_NAME, LONGEST_NAME

MOST_CODE_POINTS = replay.LONGEST_NAME
"""The limit in code points, so that a record of the game can hold the name."""
JOINERS = "[\u200c\u200d]"
"""The zero width non-joiner and joiner, which select the form of neighbouring letters."""
CURSIVE = r"[\p{Joining_Type=D}\p{Joining_Type=R}\p{Joining_Type=L}]"
"""Letters that join their neighbours, as in the Arabic script."""
EMOJI_ELEMENT = (
    r"(?:\p{Regional_Indicator}{2}"
    r"|[#*0-9]\uFE0F?\u20E3"
    r"|\U0001F3F4[\U000E0030-\U000E0039\U000E0061-\U000E007A]{3,6}\U000E007F"
    r"|\p{Extended_Pictographic}(?:[\uFE0E\uFE0F]|\p{Emoji_Modifier})?)"
)
"""A flag, keycap or subdivision flag, or a pictograph with a skin tone or variation selector (UTS 51)."""
NEEDED_INVISIBLES = (
    rf"{EMOJI_ELEMENT}(?:\u200D{EMOJI_ELEMENT})*"
    rf"|(?<={CURSIVE}\p{{M}}*){JOINERS}(?={CURSIVE})"
    # Around a virama, which removes a consonant's vowel: conjuncts of Indic scripts.
    rf"|(?<=\p{{L}}\p{{M}}*\p{{ccc=9}}){JOINERS}"
    r"|(?<=\p{L})\u200D(?=\p{ccc=9})"
    # Variants of a Han character, which matter in Japanese family names.
    r"|(?<=\p{Han})[\uFE00-\uFE02\U000E0100-\U000E01EF]"
)
"""Sequences in which an invisible character is needed to write something."""
INVISIBLE = r"[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]"
"""Characters without a visible shape: controls, fillers, selectors, the blank Braille pattern."""
HIDDEN = regex.compile(rf"({NEEDED_INVISIBLES})|{INVISIBLE}")
VISIBLE = regex.compile(r"[\p{L}\p{N}\p{P}\p{S}]")
SUBSTANCE = regex.compile(r"(?V1)[\p{L}\p{N}[[\p{Sc}\p{So}]--[\p{Block=Box_Drawing}\u2796]]]")
"""What a name needs at least one of: a letter, a digit or a symbol, but none that is drawn as a dash."""
STACKED_MARKS = regex.compile(r"(?V1)(\p{M})\1|\p{M}{6}|[\p{M}&&\p{Script=Inherited}]{4}")
"""More marks on a letter than any language needs; Burmese uses up to five of its own."""
CHARACTER = regex.compile(r"\X")


def clean_name(text: str) -> str:
    """Return a name as it is shown: one line of visible characters, not just punctuation, not too long."""
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not name:
        refuse("name-empty")
    if len(name) > MOST_CODE_POINTS or len(CHARACTER.findall(name)) > LONGEST_NAME:
        refuse("name-too-long", most=LONGEST_NAME)
    if replace_invisible(name) != name or STACKED_MARKS.search(name) or not VISIBLE.search(name):
        refuse("name-unprintable")
    if not SUBSTANCE.search(name):
        refuse("name-empty")
    return name


def replace_invisible(text: str) -> str:
    """Replace invisible characters by spaces unless a script or an emoji needs them."""
    return str(HIDDEN.sub(lambda found: found[1] or " ", text))


def is_taken(name: str, others: Iterable[str]) -> bool:
    """Whether a name looks like one of the others; what erased people are called is nobody's name."""
    names = (other for other in others if ERASED_NAME not in (name, other))
    return any(not _skeletons(name).isdisjoint(_skeletons(other)) for other in names)


@lru_cache(maxsize=4096)
def _skeletons(name: str) -> frozenset[str]:
    """Return two skeletons of a name; names that look alike have at least one in common.

    Case is ignored, but `I` looks like `l` and `i` does not. So look-alikes are replaced once before folding
    the case and once after it.
    """
    plain = regex.sub(INVISIBLE, "", unicodedata.normalize("NFKC", name))
    return frozenset((_skeleton(plain).casefold(), _skeleton(plain.casefold())))


def _skeleton(text: str) -> str:
    """Replace each letter by the representative of its look-alikes."""
    return "".join(map(_prototype, unicodedata.normalize("NFD", text)))


@cache
def _prototype(letter: str) -> str:
    """Return the representative of a letter's look-alikes, by Unicode's table of confusables.

    For a representative the library lists all its look-alikes, for any other letter only the representative.
    If just two letters look alike, each is listed for the other, so the smaller one is chosen.
    """
    similar = _look_alikes(letter)
    if len(similar) != 1 or len(similar[0]) != 1:
        return letter
    return min(letter, similar[0]) if _look_alikes(similar[0]) == (letter,) else similar[0]


def _look_alikes(letter: str) -> tuple[str, ...]:
    """Return the look-alikes of a letter; their table is loaded when the first name is compared."""
    from confusable_homoglyphs import confusables

    found = confusables.is_confusable(letter, greedy=True) or []
    return tuple(regex.sub(INVISIBLE, "", similar["c"]) for each in found for similar in each["homoglyphs"])
