"""Layouts of the hidden cards: what a member's hand and the deck may be by all that it knows.

Clues, counting and the team's messages leave a set of identities for each card of the hand. All layouts of
the unseen copies that respect them are equally likely (nearly so if a tile has shuffled back a card that may
have been drawn since). A layout is a row of identities: the hand, oldest card first, then the deck in the
order of drawing.
"""

from typing import Any

from hanabi.expert.mind import FACES, MOST_HELD, UNSEEN
from hanabi.expert.sets import EVERYTHING
from hanabi.fast.chance import OF_HANDS, below, derive_key
from hanabi.fast.compiling import routine
from hanabi.fast.hands import name_at, show
from hanabi.fast.imagining import COPY, FACE, TAKEN, fill_place, lay_out_rest, put_back
from hanabi.fast.lanes import WIDTH, lowest_bits
from hanabi.fast.layout import (
    DECK,
    DRAWN,
    HAND_WORDS,
    HANDS,
    HELD,
    KEY,
    LEFT,
    RANK,
    RANKS,
    SAYABLE,
    SETTLED,
    SUITS,
    TILE_COUNT,
    UNKNOWN,
    Integers,
    Small,
    Words,
)

MOST_HAND_DRAWS = 1 << 10
"""After this many rejected hands, what is known is taken to be contradictory."""
POSSIBLE_RANKS = ((1 << RANKS) - 1) << RANKS
"""The upper half of a lane of RANK (`hanabi.fast.layout`)."""


@routine
def conceal(rules: Words, words: Words, small: Small, seat: int) -> None:
    """Erase the faces of a hand, but not what clues say about them."""
    hand = HANDS + HAND_WORDS * seat
    words[hand + SAYABLE] = 0
    words[hand + RANK] &= lowest_bits(small[HELD + seat]) * POSSIBLE_RANKS  # the mask in every lane
    for place in range(small[HELD + seat]):
        small[rules[DECK] + name_at(words, seat, place)] = UNKNOWN


@routine
def draw_layouts(
    rules: Words,
    words: Words,
    small: Small,
    mind: Words,
    seat: int,
    key: int,
    copies: Integers,
    unseen: int,
    layouts: Any,
    first: int,
    last: int,
) -> bool:
    """Draw layouts number `first` to `last` - 1, each a function of the key and its number.

    Return False if none is found. The hand must be concealed and `look_at_own` called before; the position is
    used as a scratch area.
    """
    for number in range(first, last):
        words[KEY] = derive_key(key, number)
        found = False
        for turn in range(MOST_HAND_DRAWS):
            # As in `imagine`: 2 * WIDTH random numbers for each try are enough.
            found = draw_hand(rules, words, small, mind, seat, copies, unseen, OF_HANDS + 2 * WIDTH * turn)
            if found:
                break
        if not found:
            return False
        write_layout(rules, words, small, seat, copies, unseen, layouts[number])
    return True


@routine
def draw_hand(
    rules: Words,
    words: Words,
    small: Small,
    mind: Words,
    seat: int,
    copies: Integers,
    unseen: int,
    index: int,
) -> bool:
    """Try to draw a hand, card by card; False if this try is rejected."""
    put_back(copies, unseen)
    for place in range(small[HELD + seat]):
        faces, name = mind[FACES + MOST_HELD * seat + place], name_at(words, seat, place)
        if not fill_place(rules, words, small, copies, unseen, name, faces, index + 2 * place):
            return False
    return True


@routine
def write_layout(
    rules: Words, words: Words, small: Small, seat: int, copies: Integers, unseen: int, layout: Integers
) -> None:
    """Write the hand that was drawn into the layout, and shuffle the other copies into the deck."""
    held = small[HELD + seat]
    for place in range(held):
        layout[place] = small[rules[DECK] + name_at(words, seat, place)]
    drawn = 0
    for copy in range(unseen):
        if copies[COPY * copy + FACE] < TAKEN:
            other = below(words[KEY], drawn, drawn + 1)  # Fisher-Yates, inside out: shuffled while copied
            layout[held + drawn] = layout[held + other]
            layout[held + other] = copies[COPY * copy + FACE]
            drawn += 1


@routine
def list_layouts(rules: Words, small: Small, mind: Words, seat: int, layouts: Any, most: int) -> int:
    """Enumerate all layouts, up to `most`, and return how many there are. Needs `look_at_own`.

    The rows are equally likely: each uses all copies, so each stands for the same number of ways to arrange
    them. The search changes the counts of unseen copies in the mind.
    """
    held = small[HELD + seat]
    places = held + small[LEFT]
    count, place = 0, 0
    layouts[0][0] = UNKNOWN
    # Backtracking without recursion: the row that is being filled is the stack, and UNKNOWN comes before 0.
    while place >= 0 and count < most:
        row = layouts[count]
        faces = mind[FACES + MOST_HELD * seat + place] if place < held else EVERYTHING
        row[place] = next_free(rules, mind, faces, row[place])
        if row[place] == UNKNOWN:
            place -= 1
            continue
        if place + 1 < places:
            place += 1
            row[place] = UNKNOWN
            continue
        count += 1
        if count < most:  # go on from a copy of this row
            for before in range(places):
                layouts[count][before] = row[before]
    return count


@routine
def next_free(rules: Words, mind: Words, faces: int, identity: int) -> int:
    """Put a copy of `identity` back and take one of the next free identity in the set `faces`, or UNKNOWN."""
    if identity != UNKNOWN:
        mind[UNSEEN + identity] += 1
    for other in range(identity + 1, RANKS * rules[SUITS]):
        if faces >> other & 1 and mind[UNSEEN + other] > 0:
            mind[UNSEEN + other] -= 1
            return other
    return UNKNOWN


@routine
def apply_layout(rules: Words, words: Words, small: Small, seat: int, key: int, layout: Integers) -> None:
    """Complete a position whose hand is concealed with a layout; `key` decides the order of the tiles."""
    held = small[HELD + seat]
    for place in range(held):
        small[rules[DECK] + name_at(words, seat, place)] = layout[place]
        show(rules, words, seat, WIDTH * place, layout[place])
    for place in range(small[LEFT]):
        small[rules[DECK] + small[DRAWN] + place] = layout[held + place]
    words[KEY], small[SETTLED] = key, 1
    if rules[TILE_COUNT]:
        lay_out_rest(rules, words, small)
