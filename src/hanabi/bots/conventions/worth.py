"""What a clue is worth under the conventions, measured in cards played."""

from hanabi.bots.conventions.beliefs import hand_beliefs, is_sure, promises
from hanabi.bots.conventions.reading import GivenClue, Meaning
from hanabi.bots.conventions.table_model import NOBODY, TableModel, cache_by_seat
from hanabi.bots.faces import PLACES, UNSEEN, Face, Mask, mask_of
from hanabi.game import Seat

PLAY = 1.0
"""A card that will be played."""
TOUCH = 0.35
"""A useful card that will be kept from now on."""
BAD_TOUCH = -0.7
"""A useless card, or a copy of a clued one, that will be taken for useful."""
TRASH = -0.1
"""A card that its owner will know to be useless."""
FIX = 0.5
"""A card that its owner no longer mistakes for another."""
REMOVED_DOUBT = 0.15
"""A card that is better known than before, if all doubt about it is removed."""


def lesser_worth(table: TableModel, after: TableModel, said: GivenClue, gained: set[int]) -> float:
    """What a clue is worth beyond the cards played, the losses averted and the mistakes fixed."""
    return touch_worth(table, after, said, gained) + REMOVED_DOUBT * removed_doubt(table, after, said)


def new_plays(table: TableModel, after: TableModel, said: GivenClue, meaning: Meaning) -> set[int]:
    """The cards that will be played thanks to a clue: those it calls for, and those that fit then."""
    promised, had = promises(table), marked_faces(table, said.to)
    gained = {step.face: step.card for step in meaning.calls}
    ready = table.playable
    for face in gained:
        ready = ready & ~(1 << face) | 1 << face + 1  # once it is played, the next face of the suit fits
    called = mask_of(gained)
    before, left = hand_beliefs(table, said.to), hand_beliefs(after, said.to)
    for place, card in enumerate(table.hands[said.to]):
        face, mask = table.face[card], left[place] & ~called
        if face in promised or had >> face & 1 or is_sure(before[place], table.playable):
            continue
        sure = mask and is_sure(mask, ready) and ready >> face & 1
        if sure or (mask == 1 << face and is_awaited(table, face)):
            gained.setdefault(face, card)
    return set(gained.values())


def is_awaited(table: TableModel, face: Face) -> bool:
    """Whether a face will fit after cards that other seats hold and know are played."""
    promised = promises(table)
    return bool(table.useful >> face & 1) and all(each in promised for each in missing_faces(table, face))


def missing_faces(table: TableModel, face: Face) -> range:
    """The faces that have to be played before `face`."""
    suit = face // PLACES
    return range(suit * PLACES + table.heights[suit], face)


def touch_worth(table: TableModel, after: TableModel, said: GivenClue, gained: set[int]) -> float:
    """What it is worth that cards get their first clue: useful ones are kept, others are in the way."""
    worth, had = 0.0, marked_faces(table, NOBODY)
    for card, mask in zip(after.hands[said.to], hand_beliefs(after, said.to), strict=True):
        if card in said.cards and not table.marks[card]:
            face = table.face[card]
            if not mask & table.useful:
                worth += TRASH
            elif (table.useful & ~had) >> face & 1:
                worth += (0.0 if card in gained else TOUCH) + BAD_TOUCH * _own_chance(table, face)
            else:
                worth += BAD_TOUCH
            had |= 1 << face
    return worth


def _own_chance(table: TableModel, face: Face) -> float:
    """The expected number of copies of a face among the giver's own marked cards."""
    hand = zip(table.hands[table.seat], hand_beliefs(table, table.seat), strict=True)
    return sum((mask >> face & 1) / mask.bit_count() for card, mask in hand if table.marks[card])


@cache_by_seat
def mistaken_cards(table: TableModel, seat: Seat) -> list[int]:
    """The cards that their owner takes for something useful that they are not."""
    hand = zip(table.hands[seat], hand_beliefs(table, seat), strict=True)
    return [card for card, mask in hand if mask & table.useful and not mask >> table.face[card] & 1]


def removed_doubt(table: TableModel, after: TableModel, said: GivenClue) -> float:
    """How much doubt a clue removes about useful cards that were marked before."""
    told = 0.0
    hand = zip(table.hands[said.to], hand_beliefs(table, said.to), hand_beliefs(after, said.to), strict=True)
    for card, before, left in hand:
        if table.marks[card] and table.useful >> table.face[card] & 1:
            told += 1 - left.bit_count() / before.bit_count()
    return told


@cache_by_seat
def marked_faces(table: TableModel, besides: Seat) -> Mask:
    """The visible faces of marked cards in all hands except that of `besides`."""
    mask = 0
    for seat, hand in enumerate(table.hands):
        if seat != besides:
            for card in hand:
                if table.marks[card] and table.face[card] != UNSEEN:
                    mask |= 1 << table.face[card]
    return mask
