"""What a clue is taken to mean beyond its words: one that points at a single fresh card says "play it".

That is how people at a table take it without any agreement. A card that was about to be discarded and may
be indispensable is the exception: there the clue may just as well say "keep it". Nobody has to clue like
this, so a reading is a guess: whoever is seen to mean something else is not read any more.
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
    """A clue read as "play this card": whose it was, and the faces of which it is true."""

    by: Seat
    card: CardId
    faces: Mask


def outlook_of(faces: Faces, board: Board) -> Outlook:
    """What faces are good for on a board, bonus tiles that bring cards back included."""
    return outlook(faces, board.fireworks, gone(faces, board), revivals(board))


def gone(faces: Faces, board: Board) -> tuple[int, ...]:
    """How many copies of each face are discarded."""
    counts = [0] * len(faces.cards)
    for card in board.discards:
        counts[faces.number(card)] += 1
    return tuple(counts)


def invitation(faces: Faces, board: Board, ahead: Outlook, clued: Clued) -> Invitation | None:
    """How a clue is read on the board it finds; everybody at the table reads the same."""
    held = singled_out(board, clued)
    if held is None:
        return None
    left = faces.allowed(held.known) & faces.touched[clued.value]
    if held is oldest_fresh(board.hands[clued.to]) and left & ahead.critical & ~ahead.playable:
        return None
    return Invitation(clued.seat, held.id, left & ahead.playable) if left & ahead.playable else None


def singled_out(board: Board, clued: Clued) -> Held | None:
    """The card a clue points at, if it is the only one and no clue pointed at it before."""
    pointed = [held for held in board.hands[clued.to] if held.id in clued.cards]
    return pointed[0] if len(pointed) == 1 and not pointed[0].known.said else None


def oldest_fresh(hand: Hand) -> Held | None:
    """The oldest card without a clue: the one to go when nothing better is known."""
    return next((held for held in hand if not held.known.said), None)


class Listener:
    """A seat's memory: the invitations at the table, and whose clues are not read any more."""

    def __init__(self, rules: Ruleset, players: int, seat: Seat) -> None:
        self.faces = faces_of(rules)
        self.view: PlayerView = before_deal(rules, players, 0, seat)  # whose turn it is does not matter here
        self.invitations: dict[CardId, Invitation] = {}
        self.doubted: set[Seat] = set()

    def hear(self, event: Event) -> None:
        """Take note of an event as this seat may see it."""
        match event:
            case Clued():
                self._read(event)
            case Played() | Misplayed() | Discarded():
                self._check(event.card, event.face)
        if isinstance(event, Discarded):
            self._forget_declined(event.seat)
        self.view = watch(self.view, event)

    def _read(self, clued: Clued) -> None:
        board = self.view.board
        if clued.seat in self.doubted or singled_out(board, clued) is None:
            return
        read = invitation(self.faces, board, outlook_of(self.faces, board), clued)
        if read is not None:
            self.invitations[read.card] = read
            self._check(read.card, self.view.faces.get(read.card))

    def _check(self, card: CardId, face: Card | None) -> None:
        """Doubt a seat from the moment a card shows that its invitation was none."""
        read = self.invitations.get(card)
        if read is not None and face is not None and not read.faces >> self.faces.number(face) & 1:
            self.doubted.add(read.by)
            self._forget([each for each in self.invitations.values() if each.by == read.by])

    def _forget_declined(self, seat: Seat) -> None:
        """Another who discards instead of playing has not read its invitations: they need a plainer clue."""
        hand = [held.id for held in self.view.board.hands[seat]]
        if seat != self.view.seat:
            self._forget([read for card, read in self.invitations.items() if card in hand])

    def _forget(self, readings: Iterable[Invitation]) -> None:
        for read in readings:
            del self.invitations[read.card]
