"""The table as one seat keeps it in mind: what lies there, what clues said, and what they were taken to mean.

Cards go by their ids, which count up from 0, so that everything known of a card is an entry of a list and a
copy of the whole table, for trying out a clue, is cheap.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeAlias

from hanabi.bots.faces import PLACES, UNSEEN, Face, Faces, Mask, faces_of, mask_of, outlook
from hanabi.game import PlayerView, Seat
from hanabi.rules import ClueValue, Ruleset

CLUED = 1
"""A clue pointed at the card."""
CALLED = 2
"""Somebody's clue calls for the card to be played unseen, without pointing at it."""


@dataclass(frozen=True, slots=True)
class Step:
    """A card that has to be played, as this face, before another can be."""

    seat: Seat
    card: int
    face: Face


@dataclass(frozen=True, slots=True)
class Wait:
    """A clued card may have this face if these cards of others are played first."""

    card: int
    face: Face
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Angle:
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
        *("rules", "faces", "players", "seat", "hands", "turns_left", "latest", "waits"),
        *(
            "face",
            "possible",
            "inferred",
            "marks",
            "source",
            "since",
            "clues",
            "faults",
            "merits",
            "kept",
            "broken",
        ),
        *("heights", "gone", "playable", "useful", "critical", "tokens", "strikes", "deck"),
        *("known", "paths", "promised", "sights", "spent"),
    )

    def __init__(self, rules: Ruleset, players: int, seat: Seat) -> None:
        self.faces: Faces = faces_of(rules)
        self.rules = rules
        self.players = players
        self.seat = seat
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
        self.faults = [0] * players
        """How many clues of each seat proved not to mean what they should."""
        self.merits = [0] * players
        self.kept = [0] * players
        """How many calls of each seat were answered with the card called for."""
        self.broken = 0
        """How many calls cost a strike, whoever made them."""
        self.known: dict[Seat, tuple[Mask, ...]] = {}
        """What each owner knows of its hand, where it was asked since the last change."""
        self.paths: dict[tuple[Angle, int], Paths] = {}
        """Likewise what can be played later, seen from every angle, by suit."""
        self.spent: dict[Seat, Mask] = {}
        """Likewise the faces of which a seat sees every copy."""
        self.promised: dict[Face, tuple[Seat, int]] | None = None
        """Likewise the faces somebody is known to hold and to know."""
        self.sights: dict[Seat, Table] = {}
        """Likewise the table as others see it."""
        self.look_ahead()

    def copy(self) -> "Table":
        """A table to try things out on: board and sight are shared, what is known of cards is not."""
        new = object.__new__(Table)
        for name in Table.__slots__:
            setattr(new, name, getattr(self, name))
        new.possible, new.inferred = self.possible.copy(), self.inferred.copy()
        new.marks, new.source, new.since = self.marks.copy(), self.source.copy(), self.since.copy()
        new.rethink()
        return new

    def seen_by(self, seat: Seat) -> "Table":
        """The table without the faces that another seat does not see: those of its own hand."""
        if seat == self.seat:
            return self
        if seat not in self.sights:
            sight = self.copy()
            sight.face, sight.spent = self.face.copy(), {}
            for card in self.hands[seat]:
                sight.face[card] = UNSEEN
            self.sights[seat] = sight
        return self.sights[seat]

    def rethink(self) -> None:
        """Forget every conclusion: something changed."""
        self.known, self.paths, self.sights, self.promised = {}, {}, {}, None

    def look_ahead(self) -> None:
        """See what the faces are good for now."""
        ahead = outlook(self.faces, tuple(self.heights), tuple(self.gone))
        self.playable, self.useful, self.critical = ahead.playable, ahead.useful, ahead.critical
        self.spent = {}
        self.rethink()

    def hold(self, seat: Seat, face: Face, possible: Mask | None = None) -> None:
        """Put a new card into a hand."""
        self.hands[seat].append(len(self.face))
        self.add(face, self.faces.every if possible is None else possible)

    def add(self, face: Face, possible: Mask) -> None:
        self.face.append(face)
        self.possible.append(possible)
        self.inferred.append(possible)
        self.marks.append(0)
        self.source.append(-1)
        self.since.append(0)
        self.spent = {}
        self.rethink()

    def leave(self, seat: Seat, card: int) -> None:
        """Take a card out of a hand."""
        self.hands[seat].remove(card)
        self.spent = {}
        self.rethink()

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

    def doubts(self, seat: Seat) -> bool:
        """Whether a seat's clues proved wrong too often to be read any further."""
        return self.faults[seat] > 1 + self.merits[seat] // 4

    def may_call(self, giver: Seat) -> bool:
        """Whether a seat's clues call for cards: after a call in vain only those of seats that know how."""
        return not self.on_last_strike and (not self.broken or self.kept[giver] > 0)

    @property
    def on_last_strike(self) -> bool:
        """Whether one more strike would end the game (B9)."""
        return self.strikes + 1 >= self.rules.strikes

    def chop(self, seat: Seat) -> int | None:
        """The card to go when nothing better is known: the oldest that no clue is about."""
        return next((card for card in self.hands[seat] if not self.marks[card]), None)

    def newest(self, seat: Seat, besides: Iterable[int] = ()) -> int | None:
        """The newest card that no clue is about: the one to be played when a clue makes no sense else."""
        return next(
            (card for card in reversed(self.hands[seat]) if not self.marks[card] and card not in besides),
            None,
        )

    def after(self, seat: Seat) -> list[Seat]:
        """The other seats in the order of their turns."""
        return [(seat + step) % self.players for step in range(1, self.players)]

    def agrees(self, view: PlayerView) -> bool:
        """Whether this is the table of a view: not so for a seat that was told nothing of the game so far."""
        board = view.board
        ids = [[held.id for held in hand] for hand in board.hands]
        return ids == self.hands and list(board.fireworks) == self.heights and board.deck == self.deck


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
