"""The table as one seat keeps it in mind: what lies there, what clues said, and what they were taken to mean.

Cards go by their ids, which count up from 0, so that everything known of a card is an entry of a list and a
copy of the whole table, for trying out a clue, is cheap.
"""

from collections.abc import Callable, Iterable
from functools import wraps
from operator import attrgetter
from typing import Any, NamedTuple, TypeAlias, TypeVar

from hanabi.bots.conventions.trust import Trust
from hanabi.bots.faces import PLACES, UNSEEN, Face, Faces, Mask, faces_of, mask_of, outlook
from hanabi.game import PlayerView, Seat
from hanabi.rules import ClueValue, Ruleset

T = TypeVar("T")
NOBODY: Seat = -1
CLUED = 1
"""A clue pointed at the card."""
CALLED = 2
"""Somebody's clue calls for the card to be played unseen, without pointing at it."""


class Step(NamedTuple):
    """A card that has to be played, as this face, before another can be."""

    seat: Seat
    card: int
    face: Face


class Wait(NamedTuple):
    """A clued card may have this face if these cards of others are played first."""

    card: int
    face: Face
    steps: tuple[Step, ...]


class Angle(NamedTuple):
    """From where a clue is looked at: who gives it to whom, and who looks, not seeing its own hand."""

    giver: Seat
    to: Seat
    viewer: Seat
    again: bool
    """Whether the clue points at nothing new."""


Paths: TypeAlias = dict[Face, tuple[Step, ...]]
"""For each face that can be played later, the cards of others that are called for it."""


class Table:
    """Everything a seat keeps in mind."""

    __slots__ = (
        *("rules", "faces", "players", "seat", "orders", "hands", "turns_left", "latest", "waits"),
        *("face", "possible", "inferred", "marks", "source", "since", "clues"),
        "trust",
        *("heights", "gone", "playable", "useful", "critical", "scarce", "tokens", "strikes", "deck"),
        *("thoughts", "paths", "promised", "sights", "blind", "spent", "shown"),
    )

    def __init__(self, rules: Ruleset, players: int, seat: Seat) -> None:
        self.faces: Faces = faces_of(rules)
        self.rules = rules
        self.players = players
        self.seat = seat
        self.orders = [[(first + step) % players for step in range(1, players)] for first in range(players)]
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.face: list[Face] = []
        """What this seat sees of each card."""
        self.possible: list[Mask] = []
        """What clues leave of each card."""
        self.inferred: list[Mask] = []
        """What its owner takes a marked card for."""
        self.marks: list[int] = []
        self.source: list[Seat] = []
        """Whose clue is behind what is inferred of a card."""
        self.since: list[int] = []
        """How many clues were given before a card was marked."""
        self.clues = 0
        self.heights = [0] * len(rules.suits)
        self.gone = [0] * len(self.faces.cards)
        self.tokens = rules.clue_tokens
        self.strikes = 0
        self.deck = 0
        self.turns_left: int | None = None
        self.latest: Face = UNSEEN
        """What was discarded on the turn before, if anything."""
        self.waits: tuple[Wait, ...] = ()
        self.trust = Trust(players)
        self.thoughts: dict[tuple[object, Seat], Any] = {}
        """What was thought of a seat since the last change."""
        self.paths: dict[tuple[Angle, int], Paths] = {}
        """Likewise what can be played later, seen from every angle, by suit."""
        self.blind = 1 << seat
        """The seats whose hands are not seen, a bit each."""
        self.spent: dict[int, Mask] = {}
        """The faces of which every copy is seen, but for the hands of certain seats; clues change nothing."""
        self.shown: dict[Seat, Mask] = {}
        """Likewise the faces of each hand."""
        self.promised: dict[Face, tuple[Seat, int]] | None = None
        """Likewise the faces somebody is known to hold and to know."""
        self.sights: dict[Seat, Table] = {}
        """Likewise the table as others see it."""
        self.look_ahead()

    def copy(self) -> "Table":
        """A table to try things out on: board and sight are shared, what is known of cards is not."""
        new = self._shared()
        new.possible, new.inferred = self.possible.copy(), self.inferred.copy()
        new.marks, new.source, new.since = self.marks.copy(), self.source.copy(), self.since.copy()
        return new

    def _shared(self) -> "Table":
        """The same table, with conclusions of its own."""
        new = object.__new__(Table)
        for name, value in zip(Table.__slots__, _all_of(self), strict=True):
            setattr(new, name, value)
        new.rethink()
        return new

    def seen_by(self, seat: Seat) -> "Table":
        """The table without the faces that another seat does not see: those of its own hand."""
        if seat == self.seat:
            return self
        if seat not in self.sights:
            sight = self._shared()
            sight.face, sight.blind = self.face.copy(), self.blind | 1 << seat
            for card in self.hands[seat]:
                sight.face[card] = UNSEEN
            self.sights[seat] = sight
        return self.sights[seat]

    def rethink(self) -> None:
        """Forget every conclusion: something changed."""
        self.thoughts, self.paths, self.sights, self.promised = {}, {}, {}, None

    def recount(self) -> None:
        """Forget what was counted, too: a card came or went."""
        self.spent, self.shown = {}, {}
        self.rethink()

    def look_ahead(self) -> None:
        """See what the faces are good for now."""
        ahead = outlook(self.faces, tuple(self.heights), tuple(self.gone))
        self.playable, self.useful, self.critical = ahead.playable, ahead.useful, ahead.critical
        self.scarce = ahead.scarce
        self.recount()

    def hold(self, seat: Seat, face: Face, possible: Mask | None = None) -> None:
        """Put a new card into a hand."""
        self.hands[seat].append(len(self.face))
        self.add(face, self.faces.every if possible is None else possible)

    def add(self, face: Face, possible: Mask) -> None:
        self.face.append(face)
        self.possible.append(possible)
        self.inferred.append(possible)
        self.marks.append(0)
        self.source.append(NOBODY)
        self.since.append(0)
        self.recount()

    def leave(self, seat: Seat, card: int) -> None:
        """Take a card out of a hand."""
        self.hands[seat].remove(card)
        self.recount()

    def raise_firework(self, face: Face) -> None:
        self.heights[face // PLACES] += 1
        self.look_ahead()

    def lose(self, face: Face, copies: int = 1) -> None:
        """Put copies of a face on the discard pile, or take them off it."""
        self.gone[face] += copies
        self.look_ahead()

    def hear(self, to: Seat, value: ClueValue, cards: Iterable[int]) -> None:
        """Take a clue at its word: it points at these cards of a hand and at no others."""
        touched, pointed = self.faces.touched[value], set(cards)
        self.clues += 1
        for card in self.hands[to]:
            self.possible[card] &= touched if card in pointed else ~touched
            self.inferred[card] = self.inferred[card] & self.possible[card] or self.possible[card]
            if card in pointed:
                self.marks[card] |= CLUED
        self.rethink()

    def believe(self, card: int, faces: Mask, giver: Seat) -> None:
        """Take a card for one of these faces from now on, because of somebody's clue."""
        self.inferred[card] = faces
        self.source[card], self.since[card] = giver, self.clues

    def may_call(self, giver: Seat) -> bool:
        """Whether a seat's clues call for cards."""
        return not self.on_last_strike and self.trust.waits(giver)

    def is_word_alone(self, giver: Seat, to: Seat) -> bool:
        """Whether a clue says no more than its words, because of who gave it or of who heard it."""
        doubted = self.trust.doubted
        return bool(doubted) and (giver in doubted or to in doubted)

    @property
    def on_last_strike(self) -> bool:
        """Whether one more strike would end the game (B9)."""
        return self.strikes + 1 >= self.rules.strikes

    def chop(self, seat: Seat) -> int | None:
        """The card to go when nothing better is known: the oldest that no clue is about."""
        for card in self.hands[seat]:
            if not self.marks[card]:
                return card
        return None

    def newest(self, seat: Seat, besides: Iterable[int] = ()) -> int | None:
        """The newest card that no clue is about: the one to be played when a clue makes no sense else."""
        for card in reversed(self.hands[seat]):
            if not self.marks[card] and card not in besides:
                return card
        return None

    def after(self, seat: Seat) -> list[Seat]:
        """The other seats in the order of their turns."""
        return self.orders[seat]

    def agrees(self, view: PlayerView) -> bool:
        """Whether this is the table of a view: not so for a seat that was told nothing of the game so far."""
        board = view.board
        ids = [[held.id for held in hand] for hand in board.hands]
        return ids == self.hands and list(board.fireworks) == self.heights and board.deck == self.deck


_all_of = attrgetter(*Table.__slots__)


def recalled(thought: Callable[[Table, Seat], T]) -> Callable[[Table, Seat], T]:
    """Think of a seat once, until something changes."""

    @wraps(thought)
    def recall(table: Table, seat: Seat) -> T:
        found: T
        try:
            found = table.thoughts[thought, seat]
        except KeyError:
            found = table.thoughts[thought, seat] = thought(table, seat)
        return found

    return recall


def table_of(view: PlayerView) -> Table:
    """A table without any memory of how it came about: clues are taken at their word."""
    board = view.board
    assert view.seat is not None
    table = Table(board.rules, board.players, view.seat)
    numbers = table.faces.numbers
    for _ in range(board.drawn):
        table.add(UNSEEN, table.faces.every)
    for seat, hand in enumerate(board.hands):
        for held in hand:
            table.hands[seat].append(held.id)
            table.face[held.id] = numbers[view.faces[held.id]] if held.id in view.faces else UNSEEN
            table.possible[held.id] = mask_of(numbers[face] for face in held.known.identities())
            table.inferred[held.id] = table.possible[held.id]
            table.marks[held.id] = CLUED if held.known.said else 0
    table.heights = list(board.fireworks)
    for card in board.discards:
        table.gone[numbers[card]] += 1
    _set_counters(table, view)
    return table


def _set_counters(table: Table, view: PlayerView) -> None:
    board = view.board
    table.tokens, table.strikes, table.deck = board.clue_tokens, board.strikes, board.deck
    table.turns_left = board.turns_left
    table.look_ahead()
