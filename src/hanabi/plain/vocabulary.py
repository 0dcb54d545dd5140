"""The senses of each typed word at a table: a verb, a colour, a rank, a card's place, a player, or none."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple, TypeVar
from unicodedata import normalize

from hanabi.plain.words import Words
from hanabi.rules import RANKS, Ruleset
from hanabi.text import Catalogue, accepted_words, fold, format_list

ACTION_VERBS = ("play", "discard", "clue", "announce")
SHORTEST_STEM = 2
LONGEST_CASE = 2
"""How many letters a name may lose when it is declined: `Tomek`, `Tomkowi`."""
FIRST_MASK = 0xE000
"""A private character stands for a name that is not one word; the next ones for the other seats."""

T = TypeVar("T")


class Sense(NamedTuple):
    """One thing a word may mean; a number may be a `place`, a `rank` or a `seat`."""

    kind: str
    value: str | int = ""


class TypedWord(NamedTuple):
    """A word of a line and all that it may mean; nothing if it is unknown."""

    text: str
    senses: set[Sense]

    def may_be(self, *kinds: str) -> bool:
        """Whether the word may mean something of one of these kinds."""
        return any(sense.kind in kinds for sense in self.senses)


FILLER = Sense("filler")
NONE = Sense("none")


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """The words of one table, in a person's language and in English."""

    words: Words
    rules: Ruleset

    def read(self, text: str) -> list[list[TypedWord]]:
        """The words of the first sentence of a line.

        If they mean nothing, those after its colon may, or those of a line in which names are single words.
        """
        plain = _tidy(text)
        sentence, simple = (_first_sentence(line) for line in (self._mask_names(plain), plain))
        for outcome in self._outcomes():
            sentence = sentence.replace(outcome, "")
        lines = dict.fromkeys((sentence, sentence.partition(":")[2], simple))
        return [list(self._senses_in_order(_split(line))) for line in lines]

    def _verbs(self, word: str) -> set[Sense]:
        """The actions that a word may stand for."""
        return {Sense("verb", verb) for verb in ACTION_VERBS if fold(word) in self._accepted(f"verb-{verb}")}

    def _players(self, word: str) -> set[Sense]:
        """The players that a word may name: in full, by the beginning, or declined."""
        return find(word, self._player_names()) or self._declined(word)

    def _player_names(self) -> Iterator[tuple[str, Sense]]:
        for seat, name in enumerate(self.words.names):
            yield name.casefold(), Sense("player", seat)
            yield chr(FIRST_MASK + seat), Sense("player", seat)

    def _declined(self, word: str) -> set[Sense]:
        endings = self._accepted("forms-ending")
        return {
            Sense("player", seat)
            for seat, name in enumerate(map(fold, self.words.names))
            for cut in range(LONGEST_CASE + 1)
            if len(name) - cut >= SHORTEST_STEM
            and fold(word).startswith(name[: len(name) - cut])
            and fold(word)[len(name) - cut :] in endings
        }

    def _suit_names(self) -> Iterator[tuple[str, Sense]]:
        """Letters and names; a letter that is not on any card also stands for the names it begins."""
        own_letters = {self.words.letter(suit.key).casefold() for suit in self.rules.suits}
        for words in (Words(Catalogue(), ()), self.words):
            for suit in self.rules.suits:
                forms = words.catalogue.say(f"forms-{suit.key}").casefold().split()
                initials = {form[0] for form in forms} - own_letters if words is self.words else set()
                for name in (words.letter(suit.key).casefold(), *forms, *initials):
                    yield name, Sense("suit", suit.key)

    def _senses_in_order(self, words: list[str]) -> Iterator[TypedWord]:
        """The senses of words, some of which depend on those before: `card 2`, `cards 1 and 3`."""
        after_card = numbered = False
        for at, word in enumerate(words):
            if re.fullmatch("[1-9]", word):
                number = int(word)
                meant = {Sense("card", number)} if after_card else self._number(number, not numbered)
                yield TypedWord(word, meant)
                numbered = numbered or not after_card
                continue
            yield TypedWord(word, self._senses(word, at == 0))
            goes_on = after_card and word in self._ands()
            after_card = goes_on or fold(word) in self._accepted("forms-card")

    def _number(self, number: int, first: bool) -> set[Sense]:
        """What a number may be; only the first of a line may be a seat."""
        ranks = {Sense("rank", number)} if number in RANKS else set()
        seats = {Sense("seat", number - 1)} if first and number <= len(self.words.names) else set()
        return {Sense("place", number)} | ranks | seats

    def _senses(self, word: str, first: bool) -> set[Sense]:
        """What a word may be; a verb of one letter only at the beginning."""
        verbs = self._verbs(word) if len(word) > 1 or first else set()
        ranks = {Sense("rank", rank) for rank in RANKS if fold(word) in self._accepted(f"forms-rank-{rank}")}
        none = {NONE} if fold(word) in self._accepted("verb-none") else set()
        fillers = self._accepted("verb-filler") | self._accepted("forms-card")
        filler = {FILLER} if fold(word) in fillers else set()
        known = verbs | ranks | none | filler
        known |= find(word, (*self._suit_names(), *self._player_names()), beginnings=not known)
        return known | (self._players(word) if len(word) == 1 or not known else set())

    def _accepted(self, message: str) -> frozenset[str]:
        return _folded_words(self.words.catalogue, message)

    def _ands(self) -> list[str]:
        """The words before the last of a list; in Spanish they depend on how it begins."""
        both = (Catalogue(), self.words.catalogue)
        return [format_list(each, ("", last)).split()[0].casefold() for each in both for last in ("a", "i")]

    def _outcomes(self) -> list[str]:
        """What a story says about a card that does not fit."""
        say = self.words.catalogue.say
        return [_tidy(say("misplay-outcome", wrong=wrong)) for wrong in (False, True)]

    def _mask_names(self, text: str) -> str:
        """Replace names that are not a single word."""
        for seat, name in enumerate(map(_tidy, self.words.names)):
            if not name.isalpha() and not name.isdecimal():
                text = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", chr(FIRST_MASK + seat), text)
        return text


@cache
def _folded_words(catalogue: Catalogue, message: str) -> frozenset[str]:
    return frozenset(map(fold, accepted_words(catalogue, message)))


def find(word: str, named: Iterable[tuple[str, T]], beginnings: bool = True) -> set[T]:
    """What a word names: spelled with its accents, else without them, else as a beginning."""
    table, plain = list(named), fold(word)
    spelled = {value for name, value in table if name == word} if plain != word else set()
    without = spelled or {value for name, value in table if fold(name) == plain}
    return without or {value for name, value in table if beginnings and fold(name).startswith(plain)}


def _first_sentence(text: str) -> str:
    """The text up to the mark that ends its first sentence, which a closing quotation mark may follow."""
    return re.split(r"(?<=[.!?])[”“»\"]?\s", text + " ")[0]


def _tidy(text: str) -> str:
    return " ".join(normalize("NFC", text.casefold()).split())


def _split(text: str) -> list[str]:
    """Split a line into words and numbers: `c2r` is three of them, `-1` is one that means nothing."""
    words = re.sub(r"[.,:;!?¡¿«»„“”\"'’‘()]", " ", text).split()
    return [part for word in words for part in (_characters(word) if _is_mixed(word) else [word])]


def _characters(word: str) -> list[str]:
    """The digits of a word, one by one, and what stands between them."""
    return re.findall(r"\d|\D+", word)


def _is_mixed(word: str) -> bool:
    return word.isalnum() and not word.isalpha() and not word.isdecimal()
