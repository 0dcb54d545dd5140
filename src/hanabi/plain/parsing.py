"""Parse what a person types at the table into an action or a request.

Every word has some senses (`hanabi.plain.vocabulary`), and every action some phrases: what one may say of it.
A reading of a line takes one sense of each word. The line means the action that has one of its readings as a
phrase; if there are several, the person is asked which.
"""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from math import prod
from typing import TypeAlias

from hanabi.coach.words import action_text
from hanabi.game import Action, Choose, Clue, Discard, Play, PlayerView, Seat, deduced, pointed
from hanabi.game.board import Decision
from hanabi.game.legal import tile_options
from hanabi.plain.table_text import sort_cards
from hanabi.plain.vocabulary import ACTION_VERBS, FILLER, NONE, Sense, TypedWord, Vocabulary
from hanabi.plain.words import Words
from hanabi.rules import RANKS, Card, ClueValue, Tile, clue_values
from hanabi.table import Mark, Memory
from hanabi.text import is_word

OWN_CARD_COMMANDS = ("mark", "turn", "move")
COMMANDS = ("table", "look", "log", "advice", "meaning", *OWN_CARD_COMMANDS, "rules", "help", "quit")
VERBS = (*ACTION_VERBS, *COMMANDS)
MARKLESS = ("verb-none", "verb-filler", "forms-card")
"""Words beside a mark that name none."""
LONGEST_ECHO = 40
MOST_READINGS = 4096
"""A line with more readings than this is refused: no sentence has them."""


@dataclass(frozen=True, slots=True)
class TypedCommand:
    """A request that is not a move: show something, ask for advice, mark or move an own card, or quit."""

    name: str
    seat: Seat | None = None
    bot: str | None = None
    place: int = 0
    """The own card, counted from 0."""
    to: int = 0
    """Where to move it, counted from 0."""
    mark: Mark | None = None


class NotUnderstood(Exception):
    """The input has no sense here, or several; the message says what would do."""


Answer: TypeAlias = Action | TypedCommand
Phrase: TypeAlias = tuple[Sense, ...]
"""Meanings sorted by kind: the words of a phrase may come in any order."""


@dataclass(frozen=True, slots=True)
class InputParser:
    """Parses what one person types."""

    words: Words
    memory: Memory = Memory.DEDUCED
    """What the memory aid of the table shows: only then may a card be named by what is known of it."""

    def parse(self, view: PlayerView, text: str) -> Answer:
        """Return the action or request that a line means; raise NotUnderstood if it means none or several."""
        if not text.strip():
            raise self._not_understood("play-nothing-typed", text)
        lines = Vocabulary(self.words, view.rules).read(text)
        command = self._find_command(text)
        for line in lines[1:] if command else lines:
            if actions := self._find_actions(view, line):
                return self._only_one(view, actions, text)
        if command:
            if command in OWN_CARD_COMMANDS:
                return self._to_own_card_command(view, command, text)
            return self._to_command(command, lines[0][1:], text)
        raise self._explain(view, lines[0], text)

    def choices_text(self, view: PlayerView, decision: Decision) -> str:
        """The cards that a bonus tile lets the player choose from, as text."""
        cards = (card for card in tile_options(view, decision.tile) if isinstance(card, Card))
        return self.words.cards(sort_cards(view.rules, cards))

    def _find_command(self, text: str) -> str | None:
        first = text.split()[0]
        return next((verb for verb in COMMANDS if is_word(self.words.catalogue, f"verb-{verb}", first)), None)

    def _to_command(self, verb: str, line: list[TypedWord], text: str) -> TypedCommand:
        rest = text.casefold().split()[1:]
        if verb == "look" and rest:
            return TypedCommand(verb, self._look_at(line, " ".join(rest)))
        return TypedCommand(verb, bot=rest[0] if verb == "advice" and rest else None)

    def _to_own_card_command(self, view: PlayerView, verb: str, text: str) -> TypedCommand:
        """Mark, turn or move an own card: `mark 2 keep`, `turn 2`, `move 2 1` (B14)."""
        rest = re.findall(r"\w+", text.casefold())[1:]
        numbers = [int(word) for word in rest if re.fullmatch("[1-9]", word)]
        if not numbers or max(numbers) > len(view.hand):
            raise self._not_understood("play-unknown-card", text, most=len(view.hand))
        place = numbers[0] - 1
        if verb == "move":
            if numbers == [place + 1]:
                raise self._not_understood("play-missing-position", text, most=len(view.hand))
            return TypedCommand(verb, place=place, to=numbers[1] - 1)
        if verb == "turn":
            return TypedCommand(verb, place=place, mark=Mark.TURNED)
        said = [word for word in rest if not word.isdecimal()]
        return TypedCommand(verb, place=place, mark=self._to_mark(said))

    def _to_mark(self, said: list[str]) -> Mark | None:
        """The mark that these words name; None if they are none or say so."""
        catalogue = self.words.catalogue
        for word, mark in product(said, Mark):
            if is_word(catalogue, f"verb-mark-{mark.value}", word):
                return mark
        for word in said:
            if not any(is_word(catalogue, each, word) for each in MARKLESS):
                marks = ", ".join(catalogue.say(f"verb-mark-{mark.value}").split()[0] for mark in Mark)
                raise self._not_understood("play-unknown-mark", word, marks=marks)
        return None

    def _look_at(self, line: list[TypedWord], text: str) -> Seat:
        named = [word for word in line if word.may_be("player", "seat")][:1]
        players = (sense for word in named for sense in word.senses if sense.kind in ("player", "seat"))
        seats = [int(sense.value) for sense in players]
        if not seats:
            raise self._not_understood("play-unknown-player", text, players=", ".join(self.words.names))
        if len(seats) > 1:
            choices = " / ".join(self.words.names[seat] for seat in sorted(seats))
            raise self._not_understood("play-which-one", text, choices=choices)
        return seats[0]

    def _find_actions(self, view: PlayerView, line: list[TypedWord]) -> dict[Action, bool]:
        """The actions that a line may mean, and whether it says plainly what to do.

        A reading with a verb is better than one without; a play or a discard needs one, and so does an
        announcement that these rules do not know. A word that may be a filler rather is one, except at the
        end: `a` is yellow in `juega 2 a`.
        """
        if view.seat is None or not _is_readable(line):
            return {}
        phrases: dict[Phrase, set[Action]] = defaultdict(set)
        for action, said in self._phrases(view):
            phrases[_sorted(said)].add(action)
        found: dict[Action, tuple[bool, int]] = {}
        for reading in product(*(word.senses for word in line)):
            verbs = {sense.value for sense in reading if sense.kind == "verb"}
            rank = (not verbs, _strangeness(line, reading))
            phrase = _sorted(sense for sense in reading if sense.kind not in ("verb", "filler"))
            for variant in (phrase, *self._without_face(view, phrase)):
                fitting = [action for action in phrases.get(variant, ()) if verbs <= _verbs(action)]
                found.update({action: min(rank, found.get(action, rank)) for action in fitting})
        best = min(found.values(), default=(False, 0))
        chosen = [action for action, rank in found.items() if rank == best]
        told = [action for action in chosen if view.rules.announce or not _announces(action)]
        unsure = best[0]
        meant = told if told or unsure else chosen
        return {action: not unsure or not isinstance(action, Play | Discard) for action in meant}

    def _only_one(self, view: PlayerView, actions: dict[Action, bool], text: str) -> Action:
        """Return the only action; ask which is meant if there are several or the verb is missing."""
        if len(actions) == 1 and all(actions.values()):
            return next(iter(actions))
        choices = sorted(self._word_action(view, action).rstrip(".") for action in actions)
        raise self._not_understood("play-which-one", text, choices=" / ".join(choices))

    def _word_action(self, view: PlayerView, action: Action) -> str:
        card = action.card if isinstance(action, Play | Discard) else None
        place = next((place for place, held in enumerate(view.hand, 1) if held.id == card), 0)
        return action_text(self.words.catalogue, self.words.names, action, place)

    def _without_face(self, view: PlayerView, phrase: Phrase) -> Iterator[Phrase]:
        """A phrase without the face of the own card it names, if the card may have that face."""
        places = [sense for sense in phrase if sense.kind in ("place", "card")]
        faces = [sense for sense in phrase if sense.kind in ("suit", "rank")]
        if len(places) == 1 and [sense.kind for sense in faces[:1] + faces[-1:]] == ["rank", "suit"]:
            face = Card(str(faces[-1].value), int(faces[0].value))
            possible = dict(enumerate(self._possible_faces(view), 1)).get(int(places[0].value), ())
            if face in possible:
                yield _sorted([*faces[1:-1], *(sense for sense in phrase if sense not in faces)])

    def _phrases(self, view: PlayerView) -> Iterator[tuple[Action, list[Sense]]]:
        """Everything one may say about each action, apart from its verb."""
        decision, me = view.board.decision, Sense("player", view.seat or 0)
        if decision is None:
            for action, phrase in (*self._card_phrases(view), *self._clue_phrases(view)):
                yield action, phrase
                if not isinstance(action, Clue) or any(sense.kind == "player" for sense in phrase):
                    yield action, [me, *phrase]
            return
        yield Choose(None), [NONE]
        yield Choose(None), [me, NONE]
        for clue, phrase in self._clue_phrases(view):
            if decision.tile in (Tile.COLOUR_CLUE, Tile.RANK_CLUE):
                yield Choose(clue), phrase
                yield Choose(clue), [me, *phrase]
        for option in tile_options(view, decision.tile):
            if isinstance(option, Card):
                yield Choose(option), _face(option)
                yield Choose(option), [me, *_face(option)]

    def _card_phrases(self, view: PlayerView) -> Iterator[tuple[Action, list[Sense]]]:
        """Plays and discards: by place, or by what is known of the card."""
        for place, (held, faces) in enumerate(zip(view.hand, self._possible_faces(view), strict=True), 1):
            suits = {face.suit for face in faces}
            known = [[Sense("suit", suit)] for suit in suits if len(suits) == 1]
            known += [_face(face) for face in faces if len(faces) == 1]
            for said in ([Sense("place", place)], [Sense("card", place)], *known):
                yield Play(held.id), said
                yield Discard(held.id), said
            for suit in view.rules.index:
                for kind in ("place", "card"):
                    yield Play(held.id, suit), [Sense("suit", suit), Sense(kind, place)]

    def _possible_faces(self, view: PlayerView) -> Sequence[tuple[Card, ...]]:
        """The faces that each own card may have, as far as the memory aid shows it."""
        if self.memory is Memory.DEDUCED:
            return deduced(view)
        return [tuple(Card(suit, rank) for suit in view.rules.index for rank in view.rules.ranks)] * len(
            view.hand
        )

    def _clue_phrases(self, view: PlayerView) -> Iterator[tuple[Clue, list[Sense]]]:
        """Clues: receiver and value, perhaps the cards pointed at; with two players the value will do."""
        sayable = clue_values(view.rules)
        values: tuple[ClueValue, ...] = (*view.rules.index, *RANKS)
        for to, value in product(range(view.board.players), values):
            clue, said = Clue(to, value), [Sense("suit" if isinstance(value, str) else "rank", value)]
            phrases = [said]
            if to != view.seat and value in sayable:
                cards = set(pointed(view, clue))
                places = [place for place, held in enumerate(view.board.hands[to], 1) if held.id in cards]
                phrases.append([*said, *([Sense("card", place) for place in places] or [NONE])])
            for phrase in phrases:
                yield clue, [Sense("player", to), *phrase]
                yield clue, [Sense("seat", to), *phrase]
                if view.board.players == 2 and to != view.seat:
                    yield clue, phrase

    def _explain(self, view: PlayerView, line: list[TypedWord], text: str) -> NotUnderstood:
        """What is missing in a line, or which of its words means nothing here."""
        decision = view.board.decision
        if decision is not None and decision.tile in (Tile.RESHUFFLE, Tile.REKINDLE):
            return self._not_understood("play-unknown-discard", text, cards=self.choices_text(view, decision))
        verbs = {sense.value for word in line for sense in word.senses if sense.kind == "verb"}
        rest = [word for word in line if not word.may_be("verb", "filler")]
        if "clue" in verbs or decision is not None:
            return self._explain_clue(view, rest, text)
        if not verbs & {"play", "discard"}:
            return self._not_understood("play-not-understood", text)
        if len(line) == 1:
            return self._not_understood("play-missing-card", text.strip())
        strange = next((word.text for word in rest if not word.senses), "")
        if strange and any(word.may_be("place", "card") for word in rest):
            fireworks = ", ".join(self.words.suit(suit.key) for suit in view.rules.suits)
            return self._not_understood("play-unknown-firework", strange, values=fireworks)
        return self._not_understood("play-unknown-card", text, most=len(view.hand))

    def _explain_clue(self, view: PlayerView, rest: list[TypedWord], text: str) -> NotUnderstood:
        strange = [word.text for word in rest if not word.may_be("player", "suit", "rank")]
        two = view.board.players == 2
        if len(rest) < 2 and not two:
            other = next(name for seat, name in enumerate(self.words.names) if seat != view.seat)
            return self._not_understood("play-missing-clue", text.split()[0], player=other)
        if not two and not rest[0].may_be("seat") and not any(word.may_be("player") for word in rest):
            players = ", ".join(self.words.names)
            return self._not_understood("play-unknown-player", (*strange, text)[0], players=players)
        if strange:
            sayable = ", ".join(map(self.words.value, clue_values(view.rules)))
            return self._not_understood("play-unknown-value", strange[0], values=sayable)
        return self._not_understood("play-not-understood", text)

    def _not_understood(self, message: str, text: str, **values: str | int) -> NotUnderstood:
        shown = "".join(letter for letter in text[:LONGEST_ECHO] if letter.isprintable())
        return NotUnderstood(self.words.catalogue.say(message, text=shown, **values))


def _is_readable(line: list[TypedWord]) -> bool:
    return all(word.senses for word in line) and prod(len(word.senses) for word in line) <= MOST_READINGS


def _sorted(phrase: Iterable[Sense]) -> Phrase:
    """A phrase in which only the order of words of one kind matters; one `none` is enough."""
    said = list(phrase)
    kept = [sense for at, sense in enumerate(said) if sense != NONE or NONE not in said[:at]]
    return tuple(sorted(kept, key=lambda sense: sense.kind))


def _strangeness(line: list[TypedWord], reading: Phrase) -> int:
    """How many words that may be fillers are not; at the end, where nobody puts one, how many are."""
    fillers = [at for at, word in enumerate(line) if FILLER in word.senses]
    return sum((reading[at] == FILLER) == (at == len(line) - 1) for at in fillers)


def _face(card: Card) -> list[Sense]:
    return [Sense("suit", card.suit), Sense("rank", card.rank)]


def _announces(action: Action) -> bool:
    return isinstance(action, Play) and action.announce is not None


def _verbs(action: Action) -> set[str]:
    """The verbs that may be said for an action."""
    match action:
        case Play(announce=None):
            return {"play"}
        case Play():
            return {"play", "announce"}
        case Discard():
            return {"discard"}
        case Clue() | Choose(Clue()):
            return {"clue"}
        case Choose(Card()):
            return {"discard"}  # a story says that it comes from the discard pile
        case _:
            return set()
