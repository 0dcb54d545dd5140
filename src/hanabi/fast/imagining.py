"""Complete what a seat knows at random: its own hand, the deck and the tiles to come.

All layouts of the unseen cards that clues and counting allow are equally likely.
"""

from hanabi.fast.chance import OF_HANDS, OF_PLACES, OF_TILES, below, number
from hanabi.fast.compiling import compiled
from hanabi.fast.hands import name_at, show
from hanabi.fast.lanes import WIDTH, lane
from hanabi.fast.layout import (
    COPIES,
    DECK,
    DISCARDS,
    DRAWN,
    FIREWORKS,
    HAND_WORDS,
    HANDS,
    HEIGHT,
    HELD,
    KEY,
    MOST_CARDS,
    PILE,
    PLACES,
    PLAYERS,
    POSSIBLE,
    RANK,
    RANKS,
    RESHUFFLES,
    RETURNED,
    SETTLED,
    SPREAD,
    SUITS,
    TILE_COUNT,
    TILES,
    TURNED,
    Integers,
    Small,
    Words,
)

MOST_HAND_FILLS = 1 << 16
TAKEN = 64
"""Flags a copy that is in the hand already: a bit above every identity, and within a signed byte."""
FACE, SINCE, COPY = 0, 1, 2
"""A copy is COPY numbers: its identity (FACE), and the lowest name that a card of this copy has (SINCE)."""

ROOM = COPY * MOST_CARDS
"""The size of a list of copies that has room for the largest box."""


@compiled
def imagine(rules: Words, words: Words, small: Small, seat: int, key: int, copies: Integers) -> bool:
    """Complete what a seat knows; False if no hand was found. `copies` is a buffer of ROOM numbers."""
    words[KEY] = key
    unseen = list_unseen(rules, words, small, seat, copies)
    for turn in range(MOST_HAND_FILLS):
        # Each try has 2 * WIDTH random numbers: two for each card of the hand are enough.
        if fill_hand(rules, words, small, seat, copies, unseen, OF_HANDS + 2 * WIDTH * turn):
            lay_out(rules, words, small, copies, unseen)
            return True
    return False


@compiled
def list_unseen(rules: Words, words: Words, small: Small, seat: int, copies: Integers) -> int:
    """List every copy that the seat does not see in `copies`; return how many there are."""
    count = 0
    for identity in range(RANKS * rules[SUITS]):
        built = small[rules[FIREWORKS] + identity // RANKS] > rules[HEIGHT + identity]
        gone = small[rules[DISCARDS] + identity] + built
        gone += count_in_hands(rules, words, small, seat, identity, 0)
        for _ in range(rules[COPIES + identity] - gone):
            copies[COPY * count + FACE], copies[COPY * count + SINCE] = identity, 0
            count += 1
    if rules[RESHUFFLES]:
        mark_returned(rules, words, small, seat, copies, count)
    return count


@compiled
def count_in_hands(rules: Words, words: Words, small: Small, seat: int, identity: int, since: int) -> int:
    """How many cards of a face, with names from `since` on, the other hands hold."""
    seen = 0
    for other in range(rules[PLAYERS]):
        for place in range(small[HELD + other]):
            name = name_at(words, other, place)
            seen += other != seat and small[rules[DECK] + name] == identity and name >= since
    return seen


@compiled
def mark_returned(rules: Words, words: Words, small: Small, seat: int, copies: Integers, count: int) -> None:
    """Mark the copies that went back into the deck and were not seen since with their lowest name (X3.5)."""
    returned = rules[RETURNED]
    entries = small[returned]
    for back in range(entries):
        entry = returned + 1 + 2 * (entries - 1 - back)
        identity, since = small[entry], small[entry + 1]
        later = 0
        for newer in range(entry + 2, returned + 1 + 2 * entries, 2):
            later += small[newer] == identity
        if count_in_hands(rules, words, small, seat, identity, since) <= later:
            mark_one(copies, count, identity, since)


@compiled
def mark_one(copies: Integers, count: int, identity: int, since: int) -> None:
    for place in range(count):
        if copies[COPY * place + FACE] == identity and copies[COPY * place + SINCE] == 0:
            copies[COPY * place + SINCE] = since
            return


@compiled
def fill_hand(
    rules: Words, words: Words, small: Small, seat: int, copies: Integers, unseen: int, index: int
) -> bool:
    """Try to fill the hand with copies that clues allow, card by card; False if this try is rejected."""
    put_back(copies, unseen)
    hand = HANDS + HAND_WORDS * seat
    for place in range(small[HELD + seat]):
        suits, ranks = lane(words[hand + POSSIBLE], place), lane(words[hand + RANK], place) >> RANKS
        # SPREAD has the first identity of each suit, so the product has the possible ranks of each of them.
        faces, name = rules[SPREAD + suits] * ranks, name_at(words, seat, place)
        if not fill_place(rules, words, small, copies, unseen, name, faces, index + 2 * place):
            return False
    return True


@compiled
def put_back(copies: Integers, unseen: int) -> None:
    """Mark every copy as free."""
    for place in range(unseen):
        copies[COPY * place + FACE] &= ~TAKEN


@compiled
def fill_place(
    rules: Words,
    words: Words,
    small: Small,
    copies: Integers,
    unseen: int,
    name: int,
    faces: int,
    index: int,
) -> bool:
    """Draw a free copy out of the set `faces` for a card, or reject the hand.

    A hand is rejected in proportion to the copies that earlier cards have taken. Every hand then has the same
    probability: one over the product of `possible`, which does not depend on what was drawn before.
    """
    possible, free = 0, 0
    for copy in range(unseen):
        if may_be(copies, copy, name, faces):
            possible += 1
            free += copies[COPY * copy + FACE] < TAKEN
    if below(words[KEY], index, max(possible, 1)) >= free:
        return False
    take_copy(rules, small, copies, unseen, name, faces, below(words[KEY], index + 1, free))
    return True


@compiled
def may_be(copies: Integers, copy: int, name: int, faces: int) -> bool:
    """Whether the card `name`, known to be one of the set `faces`, can be this copy."""
    identity = copies[COPY * copy + FACE] & ~TAKEN
    return faces >> identity & 1 != 0 and copies[COPY * copy + SINCE] <= name


@compiled
def take_copy(
    rules: Words, small: Small, copies: Integers, unseen: int, name: int, faces: int, chosen: int
) -> None:
    """Give a card the free copy number `chosen` of those that it can be."""
    for copy in range(unseen):
        if copies[COPY * copy + FACE] < TAKEN and may_be(copies, copy, name, faces):
            if chosen == 0:
                small[rules[DECK] + name] = copies[COPY * copy + FACE]
                copies[COPY * copy + FACE] |= TAKEN
                return
            chosen -= 1


@compiled
def lay_out(rules: Words, words: Words, small: Small, copies: Integers, unseen: int) -> None:
    """Write the faces into the hands, and leave the other copies as a deck that is drawn at random."""
    place = rules[DECK] + small[DRAWN]
    for copy in range(unseen):
        if copies[COPY * copy + FACE] < TAKEN:
            small[place] = copies[COPY * copy + FACE]
            place += 1
    small[SETTLED] = 0
    for seat in range(rules[PLAYERS]):
        for held in range(small[HELD + seat]):
            identity = small[rules[DECK] + name_at(words, seat, held)]
            show(rules, words, seat, WIDTH * held, identity)
    if rules[TILE_COUNT]:
        lay_out_rest(rules, words, small)


@compiled
def lay_out_rest(rules: Words, words: Words, small: Small) -> None:
    """Shuffle the tiles that were not turned, and draw the places of cards to be shuffled back (X3)."""
    key, pile, turned = words[KEY], rules[PILE], small[TURNED]
    place = turned
    for each in range(rules[TILE_COUNT]):
        if not was_turned(rules, small, each):
            other = turned + below(key, OF_TILES + place, place - turned + 1)
            small[pile + place] = small[pile + other]
            small[pile + other] = rules[TILES + each]
            place += 1
    for turn in range(rules[RESHUFFLES]):
        words[rules[PLACES] + 1 + turn] = number(key, OF_PLACES + turn)


@compiled
def was_turned(rules: Words, small: Small, each: int) -> bool:
    """Whether tile number `each` of the box was turned; of several of a kind, the first count as turned."""
    alike, turned = 0, 0
    for earlier in range(each):
        alike += rules[TILES + earlier] == rules[TILES + each]
    for place in range(small[TURNED]):
        turned += small[rules[PILE] + place] == rules[TILES + each]
    return alike < turned
