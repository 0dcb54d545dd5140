"""Clues as numbers: which seat is spoken to, in which of a few ways.

Everybody knows which card of a hand is its pivot: the one about which there is most to learn. A rank clue
that points at the pivot is one way to speak to a hand, a colour clue that does is another, and clues that
miss it are one or two more. Only ways that exist for every possible hand are counted, so that every number
can be said. Seats are counted from the next one on.
"""

from hanabi.expert.mind import FACES, MOST_COPIES, MOST_HELD, PIVOTS, WAYS
from hanabi.expert.sets import is_one
from hanabi.fast.compiling import routine
from hanabi.fast.lanes import lowest_bits, marked_places
from hanabi.fast.layout import (
    ALL_RANKS,
    COLOURS,
    EMPTY_CLUES,
    HAND_WORDS,
    HANDS,
    HELD,
    HIGHEST,
    PLAYERS,
    POINTING,
    RANK,
    RANKS,
    SAYABLE,
    SEAT,
    SUITS,
    Small,
    Words,
)
from hanabi.fast.legal import count_bits

RANK_HIT, COLOUR_HIT, RANK_MISS, COLOUR_MISS, MISS = 1, 2, 4, 8, 16
"""The ways as bits; MISS is a clue of either kind, used unless each kind is sure to have one that misses."""
BY_RANK, BY_COLOUR = RANK_HIT | RANK_MISS, COLOUR_HIT | COLOUR_MISS
EITHER = BY_RANK | BY_COLOUR | MISS
NOTHING_SAID = -1


@routine
def prepare(rules: Words, small: Small, mind: Words, wanted: int, kinds: int) -> int:
    """Write the pivot of each hand and the ways to speak to it; return how many numbers clues can say."""
    numbers, seat = 0, small[SEAT]
    for step in range(1, rules[PLAYERS]):
        other = (seat + step) % rules[PLAYERS]
        mind[WAYS + other] = 0
        if small[HELD + other]:
            mind[PIVOTS + other] = pivot(small, mind, other, wanted)
            mind[WAYS + other] = open_ways_to(rules, small, mind, other, kinds)
            numbers += count_bits(mind[WAYS + other])
    return numbers


@routine
def ranks_of(faces: int) -> int:
    """A bit mask of the ranks that occur in a set of identities."""
    found = 0
    while faces:
        found |= faces & ALL_RANKS
        faces >>= RANKS
    return found


@routine
def suits_of(faces: int) -> int:
    """A bit mask of the suits that occur in a set of identities."""
    found, suit = 0, 0
    while faces:
        found |= (faces & ALL_RANKS != 0) << suit
        faces >>= RANKS
        suit += 1
    return found


@routine
def pivot(small: Small, mind: Words, seat: int, wanted: int) -> int:
    """The place of the card about which there is most to learn."""
    best, most = 0, 0
    for place in range(small[HELD + seat]):
        faces = mind[FACES + MOST_HELD * seat + place]
        if faces & wanted and not is_one(faces):
            open_questions = 1 + (not is_one(ranks_of(faces))) + (not is_one(suits_of(faces)))
            if open_questions > most:
                best, most = place, open_questions
    return best


@routine
def open_ways_to(rules: Words, small: Small, mind: Words, seat: int, kinds: int) -> int:
    """The ways, of the given kinds, to speak to a hand that exist whatever its cards are."""
    open_ways = RANK_HIT
    faces = mind[FACES + MOST_HELD * seat + mind[PIVOTS + seat]]
    spoken, heard = colours_of_all(rules, suits_of(faces))
    if spoken:
        open_ways |= COLOUR_HIT
    ranks_differ = rules[HIGHEST] > 1 and (rules[EMPTY_CLUES] != 0 or differ_in_rank(small, mind, seat))
    colours_differ = heard != (1 << rules[COLOURS]) - 1 and (
        rules[EMPTY_CLUES] != 0 or differ_in_colour(rules, small, mind, seat)
    )
    if kinds != EITHER or (ranks_differ and colours_differ):
        open_ways |= (RANK_MISS if ranks_differ else 0) | (COLOUR_MISS if colours_differ else 0)
        return open_ways & kinds
    if ranks_differ or colours_differ or differ_somehow(rules, small, seat):
        return open_ways | MISS
    return open_ways


@routine
def colours_of_all(rules: Words, suits: int) -> tuple[bool, int]:
    """Whether each of some suits has a colour that points at it, and a mask of all colours that do."""
    spoken, heard = True, 0
    for suit in range(rules[SUITS]):
        if suits >> suit & 1:
            spoken = spoken and rules[POINTING + suit] != 0
            heard |= rules[POINTING + suit]
    return spoken, heard


@routine
def differ_in_rank(small: Small, mind: Words, seat: int) -> bool:
    """Whether no rank is possible for every card of a hand, so that the hand must have two ranks."""
    common = ALL_RANKS
    for place in range(small[HELD + seat]):
        common &= ranks_of(mind[FACES + MOST_HELD * seat + place])
    return common == 0


@routine
def differ_in_colour(rules: Words, small: Small, mind: Words, seat: int) -> bool:
    """Whether, whatever the pivot is, a colour that misses it is sure to point at another card."""
    chosen = suits_of(mind[FACES + MOST_HELD * seat + mind[PIVOTS + seat]])
    for suit in range(rules[SUITS]):
        if chosen >> suit & 1 and not heard_beside(rules, small, mind, seat, rules[POINTING + suit]):
            return False
    return True


@routine
def heard_beside(rules: Words, small: Small, mind: Words, seat: int, heard: int) -> bool:
    """Whether some card of a hand is sure to have a colour outside the mask `heard` that points at it."""
    for place in range(small[HELD + seat]):
        suits = suits_of(mind[FACES + MOST_HELD * seat + place])
        surely = True
        for suit in range(rules[SUITS]):
            if suits >> suit & 1 and rules[POINTING + suit] & ~heard == 0:
                surely = False
        if surely:
            return True
    return False


@routine
def differ_somehow(rules: Words, small: Small, seat: int) -> bool:
    """Whether cards of a hand must differ: a face has fewer copies, and each suit has a colour of its own."""
    for suit in range(rules[SUITS]):
        if not is_one(rules[POINTING + suit]):
            return False
    return small[HELD + seat] > MOST_COPIES and rules[COLOURS] == rules[SUITS]


@routine
def number_of(rules: Words, small: Small, mind: Words, step: int, by_rank: bool, pointed: int) -> int:
    """The number that a clue says to the seat `step` seats after the one to move, or NOTHING_SAID."""
    to = (small[SEAT] + step) % rules[PLAYERS]
    hit = pointed >> mind[PIVOTS + to] & 1
    way = (RANK_HIT if hit else RANK_MISS) if by_rank else (COLOUR_HIT if hit else COLOUR_MISS)
    if not hit and not mind[WAYS + to] & way:
        way = MISS
    if not mind[WAYS + to] & way:
        return NOTHING_SAID
    number = count_bits(mind[WAYS + to] & (way - 1))  # the ways below this one
    for before in range(1, step):
        number += count_bits(mind[WAYS + (small[SEAT] + before) % rules[PLAYERS]])
    return number


@routine
def split_clue(rules: Words, clue: int) -> tuple[int, bool, int]:
    """Split a clue's number (`hanabi.fast.legal`) into its step, whether it is by rank, and its value."""
    first_rank = (rules[PLAYERS] - 1) * rules[COLOURS]
    if clue >= first_rank:
        return 1 + (clue - first_rank) // rules[HIGHEST], True, (clue - first_rank) % rules[HIGHEST]
    return 1 + clue // rules[COLOURS], False, clue % rules[COLOURS]


@routine
def pointed_places(words: Words, small: Small, to: int, by_rank: bool, value: int) -> int:
    """A bit mask of the places that a clue points at in a visible hand."""
    hand = HANDS + HAND_WORDS * to
    fitting = words[hand + RANK] if by_rank else words[hand + SAYABLE]
    return marked_places(fitting >> value & lowest_bits(small[HELD + to]))
