"""What a member cannot see, by all that it knows: its hand, the deck and the tiles to come.

Clues, counting and the team's messages leave each card of a hand a set of identities; every way to lay out
the unseen copies that respects them is as likely as any other (and nearly so where a tile has shuffled a
card back that may have been drawn since). A layout is a row of identities, the hand's
from the oldest card on, then the deck's in the order of drawing.
"""

from typing import Any

from hanabi.expert.mind import FACES, MOST_HELD, UNSEEN
from hanabi.expert.sets import EVERYTHING
from hanabi.fast.chance import OF_HANDS, below, derived
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

MOST_TRIES = 1 << 10
"""So many hands are tried before what is known is taken to contradict itself."""
POSSIBLE_RANKS = ((1 << RANKS) - 1) << RANKS


@routine
def conceal(rules: Words, words: Words, small: Small, seat: int) -> None:
    """Forget what the cards of a hand are, as far as clues do not tell."""
    hand = HANDS + HAND_WORDS * seat
    words[hand + SAYABLE] = 0
    words[hand + RANK] &= lowest_bits(small[HELD + seat]) * POSSIBLE_RANKS
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
    """Write down layouts by chance, each a function of the key and its number; False where there is none.

    The position is one whose hand is concealed, and is written in. Needs `look_at_own`.
    """
    for number in range(first, last):
        words[KEY] = derived(key, number)
        found = False
        for turn in range(MOST_TRIES):
            found = draw_hand(rules, words, small, mind, seat, copies, unseen, OF_HANDS + 2 * WIDTH * turn)
            if found:
                break
        if not found:
            return False
        write_down(rules, words, small, seat, copies, unseen, layouts[number])
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
    """Try a hand, card by card."""
    put_back(copies, unseen)
    for place in range(small[HELD + seat]):
        faces, name = mind[FACES + MOST_HELD * seat + place], name_at(words, seat, place)
        if not fill_place(rules, words, small, copies, unseen, name, faces, index + 2 * place):
            return False
    return True


@routine
def write_down(
    rules: Words, words: Words, small: Small, seat: int, copies: Integers, unseen: int, layout: Integers
) -> None:
    """Write down the hand that was drawn, and shuffle what is left."""
    held = small[HELD + seat]
    for place in range(held):
        layout[place] = small[rules[DECK] + name_at(words, seat, place)]
    drawn = 0
    for copy in range(unseen):
        if copies[COPY * copy + FACE] < TAKEN:
            other = below(words[KEY], drawn, drawn + 1)
            layout[held + drawn] = layout[held + other]
            layout[held + other] = copies[COPY * copy + FACE]
            drawn += 1


@routine
def list_layouts(rules: Words, small: Small, mind: Words, seat: int, layouts: Any, most: int) -> int:
    """Write down every layout there is, up to `most`; return how many. Needs `look_at_own`.

    All copies are laid out, so each of these rows stands for as many ways to do so. What the mind has
    counted of unseen copies is used up.
    """
    held = small[HELD + seat]
    places = held + small[LEFT]
    count, place = 0, 0
    layouts[0][0] = UNKNOWN
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
        if count < most:
            for before in range(places):
                layouts[count][before] = row[before]
    return count


@routine
def next_free(rules: Words, mind: Words, faces: int, identity: int) -> int:
    """Put a copy back and take the next one that is free, of the identities of a set, or UNKNOWN."""
    if identity != UNKNOWN:
        mind[UNSEEN + identity] += 1
    for other in range(identity + 1, RANKS * rules[SUITS]):
        if faces >> other & 1 and mind[UNSEEN + other] > 0:
            mind[UNSEEN + other] -= 1
            return other
    return UNKNOWN


@routine
def lay(rules: Words, words: Words, small: Small, seat: int, key: int, layout: Integers) -> None:
    """Complete a position whose hand is concealed; the tiles come by a key."""
    held = small[HELD + seat]
    for place in range(held):
        small[rules[DECK] + name_at(words, seat, place)] = layout[place]
        show(rules, words, seat, WIDTH * place, layout[place])
    for place in range(small[LEFT]):
        small[rules[DECK] + small[DRAWN] + place] = layout[held + place]
    words[KEY], small[SETTLED] = key, 1
    if rules[TILE_COUNT]:
        lay_out_rest(rules, words, small)
