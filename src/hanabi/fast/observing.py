"""Observations as bits: hanabi-learning-environment's canonical encoding, and what other rulesets add.

`docs/observations.md` has the order of the parts and of their bits. Bits are written one after the other into
32-bit words; in memory, bit n of an observation is then bit n % 8 of byte n // 8.
"""

from hanabi.fast import last
from hanabi.fast.compiling import compiled
from hanabi.fast.lanes import LANE, WIDTH
from hanabi.fast.last import read_part
from hanabi.fast.layout import (
    ALL_RANKS,
    ANNOUNCE,
    CARDS,
    COLOURS,
    COPIES,
    DECISION,
    DECK,
    DISCARDS,
    FIREWORKS,
    HAND,
    HAND_WORDS,
    HANDS,
    HELD,
    HIGHEST,
    LAST,
    LEFT,
    MAY_SAY_NO,
    MOST_STRIKES,
    MOST_TOKENS,
    NAMES,
    OBSERVED,
    PILE,
    PLAYERS,
    POSSIBLE,
    RANK,
    RANK_SAID,
    RANKS,
    RESHUFFLES,
    RETURNED,
    SAID,
    SHOWN,
    STRIKES,
    SUITS,
    TILE_COUNT,
    TILE_KINDS,
    TILES,
    TOKENS,
    TURNED,
    UNKNOWN,
    Bits,
    Marks,
    Small,
    Words,
)

FULL = 0xFFFFFFFF
ALL_COLOURS = (1 << RANK_SAID) - 1


@compiled
def observe(rules: Words, words: Words, small: Small, seat: int, bits: Bits) -> None:
    """Write the observation of a seat; each part returns where the next one begins."""
    for place in range((rules[OBSERVED] + 31) // 32):
        bits[place] = 0
    at = write_hands(rules, words, small, seat, bits)
    at = write_table(rules, small, bits, at)
    at = write_discards(rules, small, bits, at)
    at = write_last_action(rules, words, seat, bits, at)
    at = write_knowledge(rules, words, small, seat, bits, at)
    if rules[ANNOUNCE]:
        push(bits, at, 1 << read_part(words, last.NAMED, last.SIX) >> 1)
        at += rules[SUITS]
    if rules[TILE_COUNT]:
        write_tiles(rules, words, small, bits, at)


@compiled
def push(bits: Bits, at: int, value: int) -> None:
    """Set the bits of `value`, up to 60 of them, from position `at` on."""
    word, shift = at >> 5, at & 31  # divided by 32, and the remainder
    bits[word] |= (value << shift) & FULL  # the shift may overflow 64 bits, but only 32 are kept
    value >>= 32 - shift
    while value:
        word += 1
        bits[word] |= value & FULL
        value >>= 32


@compiled
def seats_between(rules: Words, seat: int, to: int) -> int:
    """How many seats after `seat` the seat `to` is."""
    step = to - seat
    return step if step >= 0 else step + rules[PLAYERS]


@compiled
def seat_after(rules: Words, seat: int, step: int) -> int:
    other = seat + step
    return other if other < rules[PLAYERS] else other - rules[PLAYERS]


@compiled
def shown_face(identity: int, missing: int) -> int:
    """The position of a face among those of the box, if each suit has `missing` ranks less than usual."""
    return identity - identity // RANKS * missing if missing else identity


@compiled
def write_hands(rules: Words, words: Words, small: Small, seat: int, bits: Bits) -> int:
    """Write the faces of the other hands, from the next seat on, then which hands are short of a card."""
    players, hand, faces = rules[PLAYERS], rules[HAND], rules[HIGHEST] * rules[SUITS]
    deck, at, missing = rules[DECK], 0, RANKS - rules[HIGHEST]
    for step in range(1, players):
        other = seat_after(rules, seat, step)
        names = words[HANDS + HAND_WORDS * other + NAMES]
        for place in range(small[HELD + other]):
            identity = small[deck + (names & LANE)]
            if identity != UNKNOWN:
                push(bits, at + place * faces + shown_face(identity, missing), 1)
            names >>= WIDTH
        at += hand * faces
    for step in range(players):
        if small[HELD + seat_after(rules, seat, step)] < hand:
            push(bits, at + step, 1)
    return at + players


@compiled
def reveal(rules: Words, words: Words, small: Small, seat: int, marks: Marks) -> None:
    """Write what no seat sees of its own hand: for each place a byte for each face, of which one is 1."""
    faces, missing = rules[HIGHEST] * rules[SUITS], RANKS - rules[HIGHEST]
    for place in range(rules[HAND] * faces):
        marks[place] = 0
    names = words[HANDS + HAND_WORDS * seat + NAMES]
    for place in range(small[HELD + seat]):
        identity = small[rules[DECK] + (names & LANE)]
        if identity != UNKNOWN:
            marks[place * faces + shown_face(identity, missing)] = 1
        names >>= WIDTH


@compiled
def write_table(rules: Words, small: Small, bits: Bits, at: int) -> int:
    """Write the deck, the fireworks, the clue tokens and the strikes left."""
    ranks = rules[HIGHEST]
    at = write_count(bits, at, small[LEFT], rules[CARDS] - rules[PLAYERS] * rules[HAND])
    for suit in range(rules[SUITS]):
        push(bits, at, 1 << small[rules[FIREWORKS] + suit] >> 1)  # bit height - 1; none at height 0
        at += ranks
    at = write_count(bits, at, small[TOKENS], rules[MOST_TOKENS])
    return write_count(bits, at, rules[MOST_STRIKES] - small[STRIKES], rules[MOST_STRIKES])


@compiled
def write_count(bits: Bits, at: int, value: int, most: int) -> int:
    """Write a number in unary: `value` set bits out of `most`, in pieces that `push` can take."""
    start = at
    while value > 30:
        push(bits, at, (1 << 30) - 1)
        value -= 30
        at += 30
    push(bits, at, (1 << value) - 1)
    return start + most


@compiled
def write_discards(rules: Words, small: Small, bits: Bits, at: int) -> int:
    """Write how many copies of each face are on the discard pile, in unary."""
    for identity in range(RANKS * rules[SUITS]):
        gone = small[rules[DISCARDS] + identity]
        if gone:
            push(bits, at, (1 << gone) - 1)
        at += rules[COPIES + identity]
    return at


@compiled
def write_last_action(rules: Words, words: Words, seat: int, bits: Bits, at: int) -> int:
    """Write the last action: who, what, to whom, the clue, where it pointed, the card, and its success."""
    players, hand, ranks = rules[PLAYERS], rules[HAND], rules[HIGHEST]
    size = 2 * players + 4 + rules[COLOURS] + ranks + 2 * hand + ranks * rules[SUITS] + 2
    kind = read_part(words, last.KIND, last.THREE)
    if kind == 0:
        return at + size
    end = at + size
    push(bits, at + seats_between(rules, seat, read_part(words, last.BY, last.THREE)), 1)
    at += players
    if kind <= last.RANK_TOLD:
        push(bits, at + kind - 1, 1)
    at += 4
    if kind in (last.COLOUR_TOLD, last.RANK_TOLD):
        value = read_part(words, last.VALUE, last.THREE)
        push(bits, at + seats_between(rules, seat, read_part(words, last.TO, last.THREE)), 1)
        push(bits, at + players + value + (rules[COLOURS] if kind == last.RANK_TOLD else 0), 1)
        push(bits, at + players + rules[COLOURS] + ranks, read_part(words, last.POINTED, last.SIX))
        return end
    at += players + rules[COLOURS] + ranks + hand
    if kind in (last.PLAYED, last.DISCARDED):
        push(bits, at + read_part(words, last.PLACE, last.THREE), 1)
    if kind != last.DECLINED:
        push(bits, at + hand + shown_face(read_part(words, last.FACE, last.SIX), RANKS - ranks), 1)
    if kind != last.DISCARDED:
        push(bits, end - 2, words[LAST] >> last.BUILT & 3)  # BUILT and REWARDED are neighbours
    return end


@compiled
def write_knowledge(rules: Words, words: Words, small: Small, seat: int, bits: Bits, at: int) -> int:
    """Write what clues say about every card, own hand first: possible faces, colours said, rank said."""
    players, hand, colours = rules[PLAYERS], rules[HAND], rules[COLOURS]
    faces = rules[HIGHEST] * rules[SUITS]
    width = faces + colours + rules[HIGHEST]
    for step in range(players):
        owner = seat_after(rules, seat, step)
        first = HANDS + HAND_WORDS * owner
        possible, rank, said = words[first + POSSIBLE], words[first + RANK], words[first + SAID]
        here = at
        for _ in range(small[HELD + owner]):
            ranks = rank >> RANKS & ALL_RANKS
            left = rules[SHOWN + (possible & ALL_COLOURS)] * ranks  # the product of suits and ranks
            spoken = said & ALL_COLOURS
            if said >> RANK_SAID & 1:
                spoken |= ranks << colours
            push(bits, here, left | spoken << faces)
            here += width
            possible, rank, said = possible >> WIDTH, rank >> WIDTH, said >> WIDTH
        at += hand * width
    return at


@compiled
def write_tiles(rules: Words, words: Words, small: Small, bits: Bits, at: int) -> None:
    """Write how a tile was answered last, the tiles turned, the pending one, and the cards that went back."""
    kind = read_part(words, last.KIND, last.THREE)
    if kind > last.RANK_TOLD:
        push(bits, at + kind - last.RESHUFFLED, 1)
    at += last.DECLINED - last.RANK_TOLD
    for tile in range(TILE_KINDS):
        turned, there = 0, 0
        for place in range(rules[TILE_COUNT]):
            there += rules[TILES + place] == tile
            turned += place < small[TURNED] and small[rules[PILE] + place] == tile
        push(bits, at, (1 << turned) - 1)
        at += there
    if small[DECISION]:
        push(bits, at + (small[DECISION] & ~MAY_SAY_NO) - 1, 1)
        push(bits, at + TILE_KINDS, 1 if small[DECISION] & MAY_SAY_NO else 0)
    at += TILE_KINDS + 1
    if rules[RESHUFFLES]:
        missing = RANKS - rules[HIGHEST]
        for entry in range(small[rules[RETURNED]]):
            push(bits, at + shown_face(small[rules[RETURNED] + 1 + 2 * entry], missing), 1)
