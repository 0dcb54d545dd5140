"""What a seat will do if it is left to itself, and what that costs."""

from typing import NamedTuple

from hanabi.bots.conventions.beliefs import deducible_faces, hand_beliefs, is_sure, literal_faces
from hanabi.bots.conventions.table_model import CALLED, NOBODY, TableModel, cache_by_seat
from hanabi.bots.faces import PLACES, UNSEEN, Face, Mask, faces_in
from hanabi.game import Seat

MISPLAY_COST = 1.5
"""What a strike costs, in points."""


class Foreseen(NamedTuple):
    """The card that will be played or discarded; None if the seat can only give a clue."""

    card: int | None
    plays: bool


def foresee(table: TableModel, seat: Seat) -> Foreseen:
    """The card that a seat is going to play, or else to discard."""
    card = card_to_play(table, seat)
    return Foreseen(card, True) if card is not None else Foreseen(card_to_discard(table, seat), False)


def believed_plays(table: TableModel, seat: Seat) -> list[int]:
    """The cards that their owner takes for playable and dares to play."""
    hand = zip(table.hands[seat], hand_beliefs(table, seat), strict=True)
    sure = [card for card, mask in hand if is_sure(mask, table.playable)]
    if not table.on_last_strike:
        return sure
    return [card for card in sure if _would_dare(table, seat, card)]


def _would_dare(table: TableModel, seat: Seat, card: int) -> bool:
    """Whether a card is played on the last strike: it certainly fits, or a reliable seat's words say so."""
    if is_sure(deducible_faces(table, seat, card), table.playable):
        return True
    giver = table.source[card]
    relied = not table.trust.misread or (giver != NOBODY and table.trust.is_proven(giver))
    said = not table.marks[card] & CALLED and is_sure(literal_faces(table, seat, card), table.playable)
    return relied and said


@cache_by_seat
def card_to_play(table: TableModel, seat: Seat) -> int | None:
    """The card its owner plays first: called cards, then low places in a firework, then the newest."""
    sure = believed_plays(table, seat)
    if len(sure) < 2:
        return sure[0] if sure else None
    masks = dict(zip(table.hands[seat], hand_beliefs(table, seat), strict=True))

    def urgency(card: int) -> tuple[bool, int, int]:
        mask = masks[card]
        return not table.marks[card] & CALLED, ((mask & -mask).bit_length() - 1) % PLACES, -card

    return min(sure, key=urgency)


def card_to_discard(table: TableModel, seat: Seat) -> int | None:
    """The card its owner discards if it has no play: a useless one, or else the oldest without a clue."""
    trash = useless_cards(table, seat)
    return trash[0] if trash else table.chop(seat)


def useless_cards(table: TableModel, seat: Seat) -> list[int]:
    """The cards that their owner knows to be useless."""
    hand = zip(table.hands[seat], hand_beliefs(table, seat), strict=True)
    return [card for card, mask in hand if not mask & table.useful]


@cache_by_seat
def danger(table: TableModel, seat: Seat) -> float:
    """How many points are lost if a seat is left to itself."""
    return cost(table, foresee(table, seat))


def cost(table: TableModel, foreseen: Foreseen) -> float:
    """How many points are lost if a seat does as foreseen; 0 if the card's face is unknown."""
    if foreseen.card is None or table.face[foreseen.card] == UNSEEN:
        return 0.0
    face = table.face[foreseen.card]
    if foreseen.plays:
        fits = table.playable >> face & 1
        return 0.0 if fits else MISPLAY_COST + loss(table, face, foreseen.card)
    return loss(table, face, foreseen.card)


def loss(table: TableModel, face: Face, card: int) -> float:
    """How many points it costs to discard a card with this face."""
    if not table.useful >> face & 1:
        return 0.0
    if table.critical >> face & 1:
        return 1.0 + sum(table.useful >> later & 1 for later in range(face + 1, _suit_end(face)))
    if _is_seen_elsewhere(table, face, card):
        return 0.0
    if table.playable >> face & 1:
        return 0.6
    return 0.6 if table.faces.seconds >> face & 1 else 0.2


def risk(table: TableModel, card: int, mask: Mask) -> float:
    """The average loss of discarding a card that may have any face of `mask`."""
    return sum(loss(table, face, card) for face in faces_in(mask)) / mask.bit_count()


def _suit_end(face: Face) -> Face:
    return face // PLACES * PLACES + PLACES


def _is_seen_elsewhere(table: TableModel, face: Face, card: int) -> bool:
    return any(table.face[other] == face and other != card for hand in table.hands for other in hand)
