"""One seat's model of the table: what lies there, what clues said, and what they were taken to mean.

Card ids count up from 0, so everything known about a card is stored in lists indexed by its id. That makes it
cheap to copy the whole table for trying out a clue.
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
"""A clue calls for the card to be played although it points at another card."""


class Step(NamedTuple):
    """A card that has to be played, as `face`, before another can be."""

    seat: Seat
    card: int
    face: Face


class Wait(NamedTuple):
    """A clued card may have `face` if the cards in `steps` are played first."""

    card: int
    face: Face
    steps: tuple[Step, ...]


class Angle(NamedTuple):
    """From where a clue is seen: who gives it to whom, and who looks at it (without seeing its own hand)."""

    giver: Seat
    to: Seat
    viewer: Seat
    again: bool
    """Whether the clue points at nothing new."""


Paths: TypeAlias = dict[Face, tuple[Step, ...]]
"""For each face that can be played later, the cards of other seats that have to be played first."""


class TableModel:
    """Everything a seat remembers and concludes about the game.

    It has slots and is copied field by field, because every clue is tried out on a copy.
    """

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
        """The face of each card, or `UNSEEN`."""
        self.possible: list[Mask] = []
        """The faces that the words of clues leave for each card."""
        self.inferred: list[Mask] = []
        """The faces that the owner of a marked card takes it for."""
        self.marks: list[int] = []
        self.source: list[Seat] = []
        """The seat whose clue is behind what is inferred about each card, or `NOBODY`."""
        self.since: list[int] = []
        """The value of `clues` when each card was marked."""
        self.clues = 0
        self.heights = [0] * len(rules.suits)
        self.gone = [0] * len(self.faces.cards)
        self.tokens = rules.clue_tokens
        self.strikes = 0
        self.deck = 0
        self.turns_left: int | None = None
        self.latest: Face = UNSEEN
        """The face discarded in the turn before, or `UNSEEN`."""
        self.waits: tuple[Wait, ...] = ()
        self.trust = Trust(players)
        self.thoughts: dict[tuple[object, Seat], Any] = {}
        """A cache of conclusions by function and seat, for `cache_by_seat`; cleared by every change."""
        self.paths: dict[tuple[Angle, int], Paths] = {}
        """A cache of what can be played later, by angle and suit."""
        self.blind = 1 << seat
        """The seats whose hands are not seen, one bit each."""
        self.spent: dict[int, Mask] = {}
        """A cache of the faces of which every copy is seen, by unseen seats; clues leave it valid."""
        self.shown: dict[Seat, Mask] = {}
        """A cache of the faces in each hand; clues leave it valid, too."""
        self.promised: dict[Face, tuple[Seat, int]] | None = None
        """A cache of the faces that some seat holds and knows; None if it has to be computed."""
        self.sights: dict[Seat, TableModel] = {}
        """A cache of the table as other seats see it."""
        self.look_ahead()

    def copy(self) -> "TableModel":
        """A table to try out a clue on: it shares everything but what is known about cards."""
        new = self._share()
        new.possible, new.inferred = self.possible.copy(), self.inferred.copy()
        new.marks, new.source, new.since = self.marks.copy(), self.source.copy(), self.since.copy()
        return new

    def _share(self) -> "TableModel":
        """A shallow copy with empty caches of conclusions."""
        new = object.__new__(TableModel)
        for name, value in zip(TableModel.__slots__, _read_slots(self), strict=True):
            setattr(new, name, value)
        new.rethink()
        return new

    def as_seen_by(self, seat: Seat) -> "TableModel":
        """The table without the faces that `seat` does not see: those of its own hand."""
        if seat == self.seat:
            return self
        if seat not in self.sights:
            sight = self._share()
            sight.face, sight.blind = self.face.copy(), self.blind | 1 << seat
            for card in self.hands[seat]:
                sight.face[card] = UNSEEN
            self.sights[seat] = sight
        return self.sights[seat]

    def rethink(self) -> None:
        """Clear the cached conclusions, because something changed."""
        self.thoughts, self.paths, self.sights, self.promised = {}, {}, {}, None

    def recount(self) -> None:
        """Clear the cached counts too, because a card came or went."""
        self.spent, self.shown = {}, {}
        self.rethink()

    def look_ahead(self) -> None:
        """Update which faces are playable, useful and critical, after fireworks or discards changed."""
        ahead = outlook(self.faces, tuple(self.heights), tuple(self.gone))
        self.playable, self.useful, self.critical = ahead.playable, ahead.useful, ahead.critical
        self.scarce = ahead.scarce
        self.recount()

    def add_to_hand(self, seat: Seat, face: Face) -> None:
        """Add a new card to a hand; its id is the next in order."""
        self.hands[seat].append(len(self.face))
        self.add(face, self.faces.every)

    def add(self, face: Face, possible: Mask) -> None:
        self.face.append(face)
        self.possible.append(possible)
        self.inferred.append(possible)
        self.marks.append(0)
        self.source.append(NOBODY)
        self.since.append(0)
        self.recount()

    def remove_from_hand(self, seat: Seat, card: int) -> None:
        """Take a card out of a hand."""
        self.hands[seat].remove(card)
        self.recount()

    def raise_firework(self, face: Face) -> None:
        self.heights[face // PLACES] += 1
        self.look_ahead()

    def change_discards(self, face: Face, copies: int = 1) -> None:
        """Add `copies` of a face to the discard pile; a negative number takes them off."""
        self.gone[face] += copies
        self.look_ahead()

    def hear(self, to: Seat, value: ClueValue, cards: Iterable[int]) -> None:
        """Apply the words of a clue: it points at `cards` of a hand and at no others."""
        touched, pointed = self.faces.touched[value], set(cards)
        self.clues += 1
        for card in self.hands[to]:
            self.possible[card] &= touched if card in pointed else ~touched
            self.inferred[card] = self.inferred[card] & self.possible[card] or self.possible[card]
            if card in pointed:
                self.marks[card] |= CLUED
        self.rethink()

    def believe(self, card: int, faces: Mask, giver: Seat) -> None:
        """Take a card for one of `faces` from now on, because of a clue of `giver`."""
        self.inferred[card] = faces
        self.source[card], self.since[card] = giver, self.clues

    def may_call(self, giver: Seat) -> bool:
        """Whether the clues of `giver` may call for cards."""
        return not self.on_last_strike and self.trust.can_wait(giver)

    def is_literal(self, giver: Seat, to: Seat) -> bool:
        """Whether a clue means no more than its words, because its giver or its receiver is doubted."""
        doubted = self.trust.doubted
        return bool(doubted) and (giver in doubted or to in doubted)

    @property
    def on_last_strike(self) -> bool:
        """Whether one more strike would end the game (B9)."""
        return self.strikes + 1 >= self.rules.strikes

    def chop(self, seat: Seat) -> int | None:
        """The card discarded when nothing better is known: the oldest without a mark, or None."""
        for card in self.hands[seat]:
            if not self.marks[card]:
                return card
        return None

    def newest_unmarked(self, seat: Seat, besides: Iterable[int] = ()) -> int | None:
        """The newest card without a mark: the one a finesse calls for; None if all have one."""
        for card in reversed(self.hands[seat]):
            if not self.marks[card] and card not in besides:
                return card
        return None

    def seats_after(self, seat: Seat) -> list[Seat]:
        """The other seats in the order of their turns after `seat`."""
        return self.orders[seat]

    def matches(self, view: PlayerView) -> bool:
        """Whether this is the table of `view`; it is not if the seat was not told the game so far."""
        board = view.board
        ids = [[held.id for held in hand] for hand in board.hands]
        return ids == self.hands and list(board.fireworks) == self.heights and board.deck == self.deck


_read_slots = attrgetter(*TableModel.__slots__)


def cache_by_seat(thought: Callable[[TableModel, Seat], T]) -> Callable[[TableModel, Seat], T]:
    """Cache a function of a table and a seat in `table.thoughts`, which is cleared when something changes."""

    @wraps(thought)
    def recall(table: TableModel, seat: Seat) -> T:
        found: T
        try:
            found = table.thoughts[thought, seat]
        except KeyError:
            found = table.thoughts[thought, seat] = thought(table, seat)
        return found

    return recall


def table_from_view(view: PlayerView) -> TableModel:
    """Build a table from a view alone; without their history, clues are taken at their word."""
    board = view.board
    assert view.seat is not None
    table = TableModel(board.rules, board.players, view.seat)
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


def _set_counters(table: TableModel, view: PlayerView) -> None:
    board = view.board
    table.tokens, table.strikes, table.deck = board.clue_tokens, board.strikes, board.deck
    table.turns_left = board.turns_left
    table.look_ahead()
