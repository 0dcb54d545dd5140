"""What a beginner reads into clues beyond their words: one that points at a single fresh card says "play it".

People take clues that way without any agreement. The exception is a card that was about to be discarded and
may be indispensable: there the clue may just as well say "keep it". Nobody has to give clues like this, so a
reading is a guess: once a seat turns out to mean something else, its clues are taken at their word.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from hanabi.bots.faces import Faces, Mask, Outlook, faces_of, outlook
from hanabi.game import (
    Board,
    CardId,
    Clued,
    Discarded,
    Event,
    Hand,
    Held,
    Misplayed,
    Played,
    PlayerView,
    Seat,
    before_deal,
    watch,
)
from hanabi.game.prospects import revivals
from hanabi.rules import Card, Ruleset


@dataclass(frozen=True, slots=True)
class Invitation:
    """A clue read as "play this card": who gave it, and the faces with which the card would fit."""

    by: Seat
    card: CardId
    faces: Mask


def outlook_of(faces: Faces, board: Board) -> Outlook:
    """The outlook of faces on a board, including bonus tiles that bring cards back."""
    return outlook(faces, board.fireworks, count_discards(faces, board), revivals(board))


def count_discards(faces: Faces, board: Board) -> tuple[int, ...]:
    """Count the discarded copies of each face."""
    counts = [0] * len(faces.cards)
    for card in board.discards:
        counts[faces.number(card)] += 1
    return tuple(counts)


def read_invitation(faces: Faces, board: Board, ahead: Outlook, clued: Clued) -> Invitation | None:
    """Read a clue on the board before it is given; None if it is not an invitation.

    The reading depends only on public facts, so every seat reads the same.
    """
    held = single_fresh_card(board, clued)
    if held is None:
        return None
    left = faces.possible_faces(held.known) & faces.touched[clued.value]
    if held is oldest_fresh_card(board.hands[clued.to]) and left & ahead.critical & ~ahead.playable:
        return None
    return Invitation(clued.seat, held.id, left & ahead.playable) if left & ahead.playable else None


def single_fresh_card(board: Board, clued: Clued) -> Held | None:
    """The card a clue points at, if it points at only one and no clue did before; None otherwise."""
    pointed = [held for held in board.hands[clued.to] if held.id in clued.cards]
    return pointed[0] if len(pointed) == 1 and not pointed[0].known.said else None


def oldest_fresh_card(hand: Hand) -> Held | None:
    """The oldest card without a clue: the one discarded when nothing better is known."""
    return next((held for held in hand if not held.known.said), None)


class Listener:
    """A beginner's memory: the open invitations, and the seats whose clues are taken at their word."""

    def __init__(self, rules: Ruleset, players: int, seat: Seat) -> None:
        self.faces = faces_of(rules)
        self.view: PlayerView = before_deal(rules, players, 0, seat)  # who begins does not matter here
        self.invitations: dict[CardId, Invitation] = {}
        self.doubted: set[Seat] = set()

    def hear(self, event: Event) -> None:
        """Update the memory with an event as this seat may see it."""
        match event:
            case Clued():
                self._read_clue(event)
            case Played() | Misplayed() | Discarded():
                self._check(event.card, event.face)
        if isinstance(event, Discarded):
            self._forget_declined(event.seat)
        self.view = watch(self.view, event)

    def _read_clue(self, clued: Clued) -> None:
        board = self.view.board
        if clued.seat in self.doubted or single_fresh_card(board, clued) is None:
            return
        read = read_invitation(self.faces, board, outlook_of(self.faces, board), clued)
        if read is not None:
            self.invitations[read.card] = read
            self._check(read.card, self.view.faces.get(read.card))

    def _check(self, card: CardId, face: Card | None) -> None:
        """Stop reading a seat's clues once a card shows that one of them was not an invitation."""
        read = self.invitations.get(card)
        if read is not None and face is not None and not read.faces >> self.faces.number(face) & 1:
            self.doubted.add(read.by)
            self._forget([each for each in self.invitations.values() if each.by == read.by])

    def _forget_declined(self, seat: Seat) -> None:
        """Drop the invitations of another seat that discards instead: it did not understand them."""
        hand = [held.id for held in self.view.board.hands[seat]]
        if seat != self.view.seat:
            self._forget([read for card, read in self.invitations.items() if card in hand])

    def _forget(self, readings: Iterable[Invitation]) -> None:
        for read in readings:
            del self.invitations[read.card]
