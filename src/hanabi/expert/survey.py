"""What the cards in hands may be, by what everybody knows or by what one seat sees."""

from hanabi.expert.mind import AT_LEAST, FACES, MOST_COPIES, MOST_HELD, TOLD, UNSEEN
from hanabi.expert.sets import is_one, lowest_member
from hanabi.fast.compiling import compiled, routine
from hanabi.fast.hands import name_at
from hanabi.fast.lanes import lane
from hanabi.fast.layout import (
    DECK,
    HAND_WORDS,
    HANDS,
    HELD,
    PLAYERS,
    POSSIBLE,
    RANK,
    RANKS,
    SPREAD,
    SUITS,
    Small,
    Words,
)
from hanabi.fast.legal import count_bits
from hanabi.fast.prospects import remaining

NOBODY = -1
"""In place of a seat: all hands count."""


@routine
def survey(rules: Words, words: Words, small: Small, mind: Words) -> None:
    """Write what every card may be by common knowledge into the mind."""
    count_unseen(rules, small, mind)
    index_by_copies(rules, mind)
    for seat in range(rules[PLAYERS]):
        look_at(rules, words, small, mind, seat)
    for _ in range(2):
        used = exhausted_identities(rules, small, mind, NOBODY)
        for seat in range(rules[PLAYERS]):
            leave_out(small, mind, seat, used)


@routine
def look_at_own(rules: Words, words: Words, small: Small, mind: Words, seat: int) -> None:
    """Write what a seat's own cards may be, given the other hands, into the mind."""
    count_unseen(rules, small, mind)
    for other in range(rules[PLAYERS]):
        if other != seat:
            for place in range(small[HELD + other]):
                mind[UNSEEN + small[rules[DECK] + name_at(words, other, place)]] -= 1
    index_by_copies(rules, mind)
    look_at(rules, words, small, mind, seat)
    for _ in range(2):
        leave_out(small, mind, seat, exhausted_identities(rules, small, mind, seat))


@compiled
def count_unseen(rules: Words, small: Small, mind: Words) -> None:
    """Count the copies of every identity that are in hands or in the deck."""
    for identity in range(RANKS * rules[SUITS]):
        mind[UNSEEN + identity] = remaining(rules, small, identity)


@compiled
def index_by_copies(rules: Words, mind: Words) -> None:
    """Write the sets AT_LEAST, so that `weight` can count the copies of a whole set in three steps."""
    for copies in range(MOST_COPIES):
        left = 0
        for identity in range(RANKS * rules[SUITS]):
            left |= (mind[UNSEEN + identity] > copies) << identity
        mind[AT_LEAST + copies] = left


@compiled
def weight(mind: Words, faces: int) -> int:
    """How many unseen copies the identities of a set have in all."""
    counted = 0
    for copies in range(MOST_COPIES):
        counted += count_bits(faces & mind[AT_LEAST + copies])
    return counted


@compiled
def look_at(rules: Words, words: Words, small: Small, mind: Words, seat: int) -> None:
    """Write what clues, counting and messages leave of a hand; contradicting messages are ignored."""
    left = mind[AT_LEAST]
    hand = HANDS + HAND_WORDS * seat
    for place in range(small[HELD + seat]):
        suits, ranks = lane(words[hand + POSSIBLE], place), lane(words[hand + RANK], place) >> RANKS
        clued = rules[SPREAD + suits] * ranks  # the product of suits and ranks, as a set of identities
        if clued & left:
            clued &= left
        told = clued & mind[TOLD + name_at(words, seat, place)]
        mind[FACES + MOST_HELD * seat + place] = told or clued


@routine
def exhausted_identities(rules: Words, small: Small, mind: Words, only: int) -> int:
    """The set of identities whose unseen copies are all known cards of the hand `only`, or of any hand."""
    used = 0
    for seat in range(rules[PLAYERS]):
        if only in (NOBODY, seat):
            for place in range(small[HELD + seat]):
                faces = mind[FACES + MOST_HELD * seat + place]
                if is_one(faces) and not used & faces:
                    identity = lowest_member(faces)
                    if count_held_as(rules, small, mind, faces, only) >= mind[UNSEEN + identity]:
                        used |= faces
    return used


@compiled
def count_held_as(rules: Words, small: Small, mind: Words, faces: int, only: int) -> int:
    """How many cards of the hand `only`, or of any hand, are known to be this one."""
    known = 0
    for seat in range(rules[PLAYERS]):
        if only in (NOBODY, seat):
            for place in range(small[HELD + seat]):
                known += mind[FACES + MOST_HELD * seat + place] == faces
    return known


@compiled
def leave_out(small: Small, mind: Words, seat: int, used: int) -> None:
    """Remove used-up identities from the cards of a hand, except from those known to have them."""
    for place in range(small[HELD + seat]):
        faces = mind[FACES + MOST_HELD * seat + place]
        if faces & ~used:
            mind[FACES + MOST_HELD * seat + place] = faces & ~used


@compiled
def visible_cards(rules: Words, words: Words, small: Small, seat: int) -> int:
    """The set of identities that a seat sees in other hands."""
    seen = 0
    for other in range(rules[PLAYERS]):
        if other != seat:
            for place in range(small[HELD + other]):
                seen |= 1 << small[rules[DECK] + name_at(words, other, place)]
    return seen
