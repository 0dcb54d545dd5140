"""Clues as numbers: who is spoken to, in which of a few ways.

Everybody can tell which card of a hand is its pivot: the one there is most to learn about. A clue by rank
that points at the pivot is one way to speak to that hand, a clue by colour that does is another, and clues
that pass it by are one or two more. Only ways that are open whatever the hand is are counted, so that every
number can be said. Seats are counted on from the next one.
"""

from hanabi.expert.mind import FACES, MOST_COPIES, MOST_HELD, PIVOTS, WAYS
from hanabi.expert.sets import is_one
from hanabi.fast.compiling import routine
from hanabi.fast.lanes import lowest_bits, where
from hanabi.fast.layout import (
    COLOURS,
    EMPTY_CLUES,
    HAND_WORDS,
    HANDS,
    HELD,
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
from hanabi.fast.legal import how_many

RANK_HIT, COLOUR_HIT, RANK_MISS, COLOUR_MISS, MISS = 1, 2, 4, 8, 16
"""The ways; MISS is a clue of either kind where neither is sure to be there by itself."""
BY_RANK, BY_COLOUR = RANK_HIT | RANK_MISS, COLOUR_HIT | COLOUR_MISS
EITHER = BY_RANK | BY_COLOUR | MISS
NOTHING_SAID = -1
ROW = (1 << RANKS) - 1
"""Every rank of a suit."""


@routine
def prepare(rules: Words, small: Small, mind: Words, wanted: int, kinds: int) -> int:
    """Choose the pivots and the ways to speak to each hand; return how many numbers clues can say."""
    numbers, seat = 0, small[SEAT]
    for step in range(1, rules[PLAYERS]):
        other = (seat + step) % rules[PLAYERS]
        mind[WAYS + other] = 0
        if small[HELD + other]:
            mind[PIVOTS + other] = pivot(small, mind, other, wanted)
            mind[WAYS + other] = ways(rules, small, mind, other, kinds)
            numbers += how_many(mind[WAYS + other])
    return numbers


@routine
def ranks_of(faces: int) -> int:
    """The ranks that a set has, in any suit."""
    found = 0
    while faces:
        found |= faces & ROW
        faces >>= RANKS
    return found


@routine
def suits_of(faces: int) -> int:
    """The suits that a set has, in any rank."""
    found, suit = 0, 0
    while faces:
        found |= (faces & ROW != 0) << suit
        faces >>= RANKS
        suit += 1
    return found


@routine
def pivot(small: Small, mind: Words, seat: int, wanted: int) -> int:
    """The place of the card there is most to learn about."""
    best, most = 0, 0
    for place in range(small[HELD + seat]):
        faces = mind[FACES + MOST_HELD * seat + place]
        if faces & wanted and not is_one(faces):
            open_questions = 1 + (not is_one(ranks_of(faces))) + (not is_one(suits_of(faces)))
            if open_questions > most:
                best, most = place, open_questions
    return best


@routine
def ways(rules: Words, small: Small, mind: Words, seat: int, kinds: int) -> int:
    """The ways of some kinds that are open whatever the hand is, for all that everybody knows."""
    open_ways = RANK_HIT
    faces = mind[FACES + MOST_HELD * seat + mind[PIVOTS + seat]]
    spoken, heard = colours_of_all(rules, suits_of(faces))
    if spoken:
        open_ways |= COLOUR_HIT
    ranks_differ = rules[EMPTY_CLUES] != 0 or differ_in_rank(small, mind, seat)
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
    """Whether a colour points at every one of some suits, and all the colours that do at one of them."""
    spoken, heard = True, 0
    for suit in range(rules[SUITS]):
        if suits >> suit & 1:
            spoken = spoken and rules[POINTING + suit] != 0
            heard |= rules[POINTING + suit]
    return spoken, heard


@routine
def differ_in_rank(small: Small, mind: Words, seat: int) -> bool:
    """Whether no rank fits every card of a hand."""
    common = ROW
    for place in range(small[HELD + seat]):
        common &= ranks_of(mind[FACES + MOST_HELD * seat + place])
    return common == 0


@routine
def differ_in_colour(rules: Words, small: Small, mind: Words, seat: int) -> bool:
    """Whether, whatever the pivot is, some card hears a colour that the pivot does not."""
    chosen = suits_of(mind[FACES + MOST_HELD * seat + mind[PIVOTS + seat]])
    for suit in range(rules[SUITS]):
        if chosen >> suit & 1 and not heard_beside(rules, small, mind, seat, rules[POINTING + suit]):
            return False
    return True


@routine
def heard_beside(rules: Words, small: Small, mind: Words, seat: int, heard: int) -> bool:
    """Whether some card of a hand surely hears a colour other than these."""
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
    """Whether more cards are held than there are copies of one, each suit with a colour of its own."""
    for suit in range(rules[SUITS]):
        if not is_one(rules[POINTING + suit]):
            return False
    return small[HELD + seat] > MOST_COPIES and rules[COLOURS] == rules[SUITS]


@routine
def number_of(rules: Words, small: Small, mind: Words, step: int, by_rank: bool, pointed: int) -> int:
    """The number that a clue says to the seat so many steps on, or NOTHING_SAID."""
    to = (small[SEAT] + step) % rules[PLAYERS]
    hit = pointed >> mind[PIVOTS + to] & 1
    way = (RANK_HIT if hit else RANK_MISS) if by_rank else (COLOUR_HIT if hit else COLOUR_MISS)
    if not hit and not mind[WAYS + to] & way:
        way = MISS
    if not mind[WAYS + to] & way:
        return NOTHING_SAID
    number = how_many(mind[WAYS + to] & (way - 1))
    for before in range(1, step):
        number += how_many(mind[WAYS + (small[SEAT] + before) % rules[PLAYERS]])
    return number


@routine
def taken_apart(rules: Words, clue: int) -> tuple[int, bool, int]:
    """How many steps on a clue goes, whether it is by rank, and its value; as `hanabi.fast.legal` counts."""
    first_rank = (rules[PLAYERS] - 1) * rules[COLOURS]
    if clue >= first_rank:
        return 1 + (clue - first_rank) // RANKS, True, (clue - first_rank) % RANKS
    return 1 + clue // rules[COLOURS], False, clue % rules[COLOURS]


@routine
def pointed_at(words: Words, small: Small, to: int, by_rank: bool, value: int) -> int:
    """The places of the cards that a clue fits, a bit each, in a hand that can be seen."""
    hand = HANDS + HAND_WORDS * to
    fitting = words[hand + RANK] if by_rank else words[hand + SAYABLE]
    return where(fitting >> value & lowest_bits(small[HELD + to]))
