"""Every clue of a game: what it says by the rules, and what it means by the conventions of its giver.

Only what one seat has heard is used, so nothing hidden can be told.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from operator import attrgetter
from typing import TypeAlias

from hanabi.bots.conventions.agreement import Conventions
from hanabi.bots.conventions.beliefs import hand_beliefs, is_sure
from hanabi.bots.conventions.memory import SeatMemory
from hanabi.bots.conventions.players import Club
from hanabi.bots.conventions.table_model import TableModel
from hanabi.bots.registry import adviser_for
from hanabi.coach.advice import CoachError
from hanabi.coach.meaning import CONVENTIONS, read_meaning
from hanabi.game import Clued, Dealt, Event, PlayerView, Seat, before_deal, deduced, watch
from hanabi.rules import Card, Ruleset
from hanabi.table import ClueMeaning, Mark

FEW_FACES = 4
"""With so few faces left for a card, they are listed."""


@dataclass(frozen=True, slots=True)
class ExplainedClue:
    """A clue, and all that its receiver and everybody else could take from it."""

    number: int
    """Which of the events it is, counted from 0."""
    turn: int
    """Counted from 1."""
    clued: Clued
    suits: tuple[str, ...]
    """The suits that a colour points at; none for a rank."""
    narrowed: tuple[tuple[int, tuple[Card, ...]], ...]
    """The places, counted from 1, of cards about which it told a lot, with the faces that are left."""
    meaning: ClueMeaning | None
    """None if the giver is a bot that reads no such meaning into clues."""


@dataclass(frozen=True, slots=True)
class Listener:
    """A seat that hears a game, and who sits at the table."""

    rules: Ruleset
    first: Seat
    bots: Sequence[str | None]
    """The bot in each seat; None is a person."""
    seat: Seat | None
    """None hears each clue in the place of its receiver."""

    @property
    def usual(self) -> Conventions:
        """The conventions that people at this table are taken to follow."""
        return CONVENTIONS.get(adviser_for(filter(None, self.bots)), Club.agreed)

    def conventions_of(self, giver: Seat) -> Conventions | None:
        """The conventions by which the clues of a seat are meant."""
        bot = self.bots[giver]
        return self.usual if bot is None else CONVENTIONS.get(bot)

    def memory(self, agreed: Conventions) -> SeatMemory:
        assert self.seat is not None
        return SeatMemory(agreed, self.rules, len(self.bots), self.seat)


Hearing: TypeAlias = tuple[Listener, Sequence[Event]]
"""Someone at a table, and every event of the game so far."""


def explain_clues(listener: Listener, events: Sequence[Event]) -> list[ExplainedClue]:
    """Explain every clue of a game; raise CoachError if the events do not begin with its deal."""
    if not events or not isinstance(events[0], Dealt):
        raise CoachError("advice-without-deal")
    if listener.seat is not None:
        return list(_explain_heard(listener, events))
    receivers = [replace(listener, seat=seat) for seat in range(len(listener.bots))]
    heard = (each for to in receivers for each in _explain_heard(to, events) if each.clued.to == to.seat)
    return sorted(heard, key=attrgetter("number"))


def _explain_heard(listener: Listener, events: Sequence[Event]) -> Iterator[ExplainedClue]:
    rules, players, seat = listener.rules, len(listener.bots), listener.seat
    agreed = {giver: listener.conventions_of(giver) for giver in range(players)}
    memories = {each: listener.memory(each) for each in agreed.values() if each is not None}
    view = before_deal(rules, players, listener.first, seat)
    for number, event in enumerate(event.seen_by(seat) for event in events):
        after = watch(view, event)
        if isinstance(event, Clued):
            known = agreed[event.seat]
            meaning = None if known is None else read_meaning(memories[known].table, known, event)
            suits = tuple(suit for suit in rules.index if suit in rules.covers.get(str(event.value), ()))
            narrowed = tuple(_narrowed(view, after, event.to))
            yield ExplainedClue(number, view.board.turn + 1, event, suits, narrowed, meaning)
        for memory in memories.values():
            memory.hear(event)
        view = after


def own_marks(listener: Listener, events: Iterable[Event]) -> dict[int, Mark]:
    """What the listener should do with their own cards by the usual conventions: play, or keep."""
    memory = listener.memory(listener.usual)
    for event in events:
        memory.hear(event.seen_by(listener.seat))
    return dict(_marks(memory.table))


def _marks(table: TableModel) -> Iterator[tuple[int, Mark]]:
    for card, mask in zip(table.hands[table.seat], hand_beliefs(table, table.seat), strict=True):
        if not table.marks[card]:
            continue
        if is_sure(mask, table.playable):
            yield card, Mark.PLAY
        elif not mask & table.useful:
            yield card, Mark.DISCARD
        elif is_sure(mask, table.critical | table.playable):
            yield card, Mark.KEEP


def _narrowed(view: PlayerView, after: PlayerView, owner: Seat) -> Iterator[tuple[int, tuple[Card, ...]]]:
    """The places of the cards in a hand for which few faces are left, and fewer than before."""
    pairs = zip(_possible_faces(view, owner), _possible_faces(after, owner), strict=True)
    for place, (before, left) in enumerate(pairs, 1):
        if len(left) <= FEW_FACES and len(left) < len(before):
            yield place, left


def _possible_faces(view: PlayerView, owner: Seat) -> tuple[tuple[Card, ...], ...]:
    """The faces that clues leave for each card of a hand, in the own one those that counting leaves, too."""
    if owner == view.seat:
        return deduced(view)
    return tuple(held.known.identities() for held in view.board.hands[owner])
