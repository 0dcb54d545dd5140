"""Parse what a person types at the table into an action or a request."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeAlias, TypeVar

from hanabi.game import Action, CardId, Choose, Clue, Discard, Play, PlayerView, Seat
from hanabi.game.board import Decision
from hanabi.game.legal import tile_options
from hanabi.plain.table_text import sort_cards
from hanabi.plain.words import Words
from hanabi.rules import RANKS, Card, ClueValue, Ruleset, Tile, clue_values
from hanabi.text import Catalogue, accepted_words

COMMANDS = ("table", "look", "log", "advice", "rules", "help", "quit")
VERBS = ("play", "discard", "clue", "announce", *COMMANDS)
LONGEST_ECHO = 40
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class TypedCommand:
    """A request that is not a move: show something, ask for advice, or quit."""

    name: str
    seat: Seat | None = None
    bot: str | None = None


class NotUnderstood(Exception):
    """The input has no meaning here; the message says what would."""


Answer: TypeAlias = Action | TypedCommand


@dataclass(frozen=True, slots=True)
class InputParser:
    """Parses what one person types."""

    words: Words

    def parse(self, view: PlayerView, text: str) -> Answer:
        """Return the action or request that a line means; raise NotUnderstood otherwise."""
        if not text.strip():
            raise self._not_understood("play-nothing-typed", text)
        decision = view.board.decision
        if decision is not None and decision.tile in (Tile.RESHUFFLE, Tile.REKINDLE):
            card = self._parse_card(view.rules, "".join(text.casefold().split()))
            if card is not None:
                return Choose(card)
        verb, rest = self._split_verb(text)
        if verb in COMMANDS:
            return self._parse_command(verb, rest)
        if decision is not None:
            typed = rest if verb == "clue" else text.casefold().split()
            return Choose(self._parse_choice(view, decision, typed))
        return self._parse_action(view, verb, rest, text)

    def is_quit(self, text: str) -> bool:
        """Whether a line means quit."""
        return text.strip().casefold() in accepted_words(self.words.catalogue, "verb-quit")

    def choices_text(self, view: PlayerView, decision: Decision) -> str:
        """The cards that a bonus tile lets the player choose from, as text."""
        cards = (card for card in tile_options(view, decision.tile) if isinstance(card, Card))
        return self.words.cards(sort_cards(view.rules, cards))

    def _parse_action(self, view: PlayerView, verb: str, rest: list[str], text: str) -> Action:
        match verb, rest:
            case "play", [card]:
                return Play(self._parse_own_card(view, card))
            case "play", [card, suit]:
                return Play(self._parse_own_card(view, card), self._parse_firework(view.rules, suit))
            case "announce", [one, other]:
                card, suit = (one, other) if one.isdigit() else (other, one)
                return Play(self._parse_own_card(view, card), self._parse_firework(view.rules, suit))
            case "discard", [card]:
                return Discard(self._parse_own_card(view, card))
            case "clue", [_] | [_, _]:
                return self._parse_clue(view, rest)
            case (("play" | "discard"), []):
                raise self._not_understood("play-missing-card", text.strip())
            case "clue", []:
                other = next(name for seat, name in enumerate(self.words.names) if seat != view.seat)
                raise self._not_understood("play-missing-clue", text.strip(), player=other)
            case _:
                raise self._not_understood("play-not-understood", text)

    def _parse_command(self, verb: str, rest: list[str]) -> TypedCommand:
        seat = self._parse_player(rest[0]) if verb == "look" and rest else None
        return TypedCommand(verb, seat, rest[0] if verb == "advice" and rest else None)

    def _split_verb(self, text: str) -> tuple[str, list[str]]:
        """Split a line into its verb and the words after it; `p2` is `play 2`, `c2r` is `clue 2 red`."""
        first, *rest = text.casefold().split()
        verbs = {
            typed: verb for verb in VERBS for typed in accepted_words(self.words.catalogue, f"verb-{verb}")
        }
        if first in verbs:
            fillers = accepted_words(self.words.catalogue, "verb-filler")
            return verbs[first], [word for word in rest if word not in fillers]
        if first[:1] in verbs and first[1:2].isdigit():
            return verbs[first[0]], [*first[1:], *rest]
        return "", rest

    def _parse_own_card(self, view: PlayerView, place: str) -> CardId:
        places = {str(number): held.id for number, held in enumerate(view.hand, 1)}
        if place not in places:
            raise self._not_understood("play-unknown-card", place, most=len(places))
        return places[place]

    def _parse_firework(self, rules: Ruleset, text: str) -> str:
        suit = _find(text, self._suits(rules))
        if suit is None:
            named = ", ".join(self.words.suit(suit.key) for suit in rules.suits)
            raise self._not_understood("play-unknown-firework", text, values=named)
        return suit

    def _parse_clue(self, view: PlayerView, typed: list[str]) -> Clue:
        """Parse a clue from its words in either order; in a game of two the receiver may be left out."""
        if len(typed) == 1 and view.board.players == 2 and view.seat is not None:
            return Clue(1 - view.seat, self._parse_value(view.rules, typed[0]))
        who, what, *_ = [*typed, ""]
        if _find(who, self._seats()) is None and _find(what, self._seats()) is not None:
            who, what = what, who
        return Clue(self._parse_player(who), self._parse_value(view.rules, what))

    def _parse_choice(self, view: PlayerView, decision: Decision, typed: list[str]) -> Clue | Card | None:
        if typed and typed[0] in accepted_words(self.words.catalogue, "verb-none"):
            return None
        if decision.tile in (Tile.COLOUR_CLUE, Tile.RANK_CLUE):
            return self._parse_clue(view, typed or [""])
        raise self._not_understood(
            "play-unknown-discard", " ".join(typed), cards=self.choices_text(view, decision)
        )

    def _parse_card(self, rules: Ruleset, text: str) -> Card | None:
        """The card named by a text such as `r3` or `red3`, or None."""
        suit = _find(text[:-1], self._suits(rules))
        return Card(suit, int(text[-1])) if suit and text[-1] in map(str, RANKS) else None

    def _parse_value(self, rules: Ruleset, text: str) -> ClueValue:
        values: dict[str, ClueValue] = {**self._suits(rules), **{str(rank): rank for rank in RANKS}}
        value = _find(text, values)
        if value is None:
            sayable = ", ".join(map(self.words.value, clue_values(rules)))
            raise self._not_understood("play-unknown-value", text, values=sayable)
        return value

    def _parse_player(self, text: str) -> Seat:
        seat = _find(text, self._seats())
        if seat is None:
            raise self._not_understood("play-unknown-player", text, players=", ".join(self.words.names))
        return seat

    def _seats(self) -> dict[str, Seat]:
        names = {name.casefold(): seat for seat, name in enumerate(self.words.names)}
        return names | {str(seat + 1): seat for seat in range(len(self.words.names))}

    def _suits(self, rules: Ruleset) -> dict[str, str]:
        """Suit keys by letter and by every form of the name; the player's language overrides English."""
        keys = [suit.key for suit in rules.suits]
        english = Words(Catalogue(), ())
        return {
            typed.casefold(): key
            for words in (english, self.words)
            for key in keys
            for typed in (words.letter(key), *words.catalogue.say(f"forms-{key}").split())
        }

    def _not_understood(self, message: str, text: str, **values: str | int) -> NotUnderstood:
        shown = "".join(letter for letter in text[:LONGEST_ECHO] if letter.isprintable())
        return NotUnderstood(self.words.catalogue.say(message, text=shown, **values))


def _find(text: str, table: dict[str, T]) -> T | None:
    """Look up an exact name or an unambiguous prefix; None if there is none."""
    if text in table:
        return table[text]
    begun: Iterable[T] = (value for name, value in table.items() if text and name.startswith(text))
    meant = list(dict.fromkeys(begun))
    return meant[0] if len(meant) == 1 else None
