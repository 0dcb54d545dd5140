"""What the owner of a hand believes about it: by the words of clues, their meaning, and the cards it sees."""

from collections.abc import Iterable

from hanabi.bots.conventions.table_model import TableModel, cache_by_seat
from hanabi.bots.faces import UNSEEN, Face, Mask, is_one, mask_of
from hanabi.game import Seat


@cache_by_seat
def hand_beliefs(table: TableModel, seat: Seat) -> tuple[Mask, ...]:
    """The faces that each card of a hand may have for its owner, oldest card first."""
    return _settle_duplicates(table, seat, _separate_beliefs(table, seat))


def card_belief(table: TableModel, seat: Seat, card: int) -> Mask:
    """The faces that one card may have for its owner."""
    return hand_beliefs(table, seat)[table.hands[seat].index(card)]


def deducible_faces(table: TableModel, seat: Seat, card: int) -> Mask:
    """The faces that a card may have for its owner by the words of clues and counting alone."""
    left = table.possible[card] & ~exhausted_faces(table, seat)
    return left or table.possible[card]


def literal_faces(table: TableModel, seat: Seat, card: int) -> Mask:
    """The faces of a card for an owner who does not assume that a clued card is useful and clued once."""
    left = table.possible[card] & ~exhausted_faces(table, seat)
    return table.inferred[card] & left or left or table.possible[card]


def exhausted_faces(table: TableModel, seat: Seat) -> Mask:
    """The faces of which a seat sees every copy, as far as this table knows what it sees."""
    blind = table.blind | 1 << seat
    if blind not in table.spent:
        hands = [hand for owner, hand in enumerate(table.hands) if not blind >> owner & 1]
        table.spent[blind] = _find_exhausted(table, [table.face[card] for hand in hands for card in hand])
    return table.spent[blind]


def _find_exhausted(table: TableModel, seen: Iterable[Face]) -> Mask:
    # Bitwise counting: a face's bit moves on to the next mask each time the face is seen again.
    once = twice = thrice = 0
    for face in seen:
        thrice |= twice & 1 << face
        twice |= once & 1 << face
        once |= 1 << face
    none, one, two, three = table.scarce
    return none | one & once | two & twice | three & thrice


def shown_faces(table: TableModel, seat: Seat) -> Mask:
    """The faces of a hand that this table sees; none for other hands."""
    if table.blind >> seat & 1:
        return 0
    if seat not in table.shown:
        table.shown[seat] = mask_of([table.face[card] for card in table.hands[seat]])
    return table.shown[seat]


def clued_faces(table: TableModel, seat: Seat) -> list[tuple[Mask, int]]:
    """The faces already clued in hands that `seat` sees, each set with its time: nobody clues them twice.

    The seat itself may have clued a card without knowing that it holds a copy, so its own clues do not
    count for cards that were marked earlier.
    """
    found, others, marks = [], 0, table.marks
    for owner, hand in enumerate(table.hands):
        if owner != seat:
            for card in [card for card in hand if marks[card]]:
                if table.source[card] == seat:
                    found.append((_sure_face(table, card), table.since[card]))
                else:
                    others |= _sure_face(table, card)
    return [(others, 0), *found]


def _sure_face(table: TableModel, card: int) -> Mask:
    """The face of a marked card if it is seen or known to everybody; otherwise no face."""
    if table.face[card] != UNSEEN:
        return 1 << table.face[card]
    return table.inferred[card] if is_one(table.inferred[card]) else 0


def _separate_beliefs(table: TableModel, seat: Seat) -> list[Mask]:
    """The faces that each card may have, regardless of the rest of the hand."""
    without, elsewhere = exhausted_faces(table, seat), None
    masks = []
    for card in table.hands[seat]:
        left = table.possible[card] & ~without or table.possible[card]
        if table.marks[card] and not table.is_literal(table.source[card], seat):
            elsewhere = elsewhere or clued_faces(table, seat)
            left = table.inferred[card] & left or left
            for faces, since in elsewhere:
                if since <= table.since[card]:
                    left = left & ~faces or left
            left = left & table.useful or left
        masks.append(left)
    return masks


def _settle_duplicates(table: TableModel, seat: Seat, masks: list[Mask]) -> tuple[Mask, ...]:
    """Exclude a face that one marked card surely has from the others of the hand: nobody clues it twice."""
    marked = [place for place, card in enumerate(table.hands[seat]) if table.marks[card]]
    for _ in marked:
        before = masks.copy()
        for place in marked:
            if is_one(sure := before[place]):
                for other in marked:
                    if other != place:
                        masks[other] = masks[other] & ~sure or masks[other]
        if masks == before:
            break
    return tuple(masks)


def is_sure(mask: Mask, faces: Mask) -> bool:
    """Whether a card with the possible faces `mask` certainly has one of `faces`."""
    return mask & ~faces == 0


def promises(table: TableModel) -> dict[Face, tuple[Seat, int]]:
    """The faces that some seat holds and knows, with that seat and the card; cached in `table.promised`."""
    if table.promised is None:
        table.promised = _promises(table)
    return table.promised


def _promises(table: TableModel) -> dict[Face, tuple[Seat, int]]:
    found: dict[Face, tuple[Seat, int]] = {}
    for seat, hand in enumerate(table.hands):
        if [card for card in hand if table.marks[card]]:
            for card, mask in zip(hand, hand_beliefs(table, seat), strict=True):
                if table.marks[card] and is_one(mask):
                    found[mask.bit_length() - 1] = (seat, card)
    return found
