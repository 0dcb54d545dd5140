"""Which actions of the seat to move are legal, by number: the kernel's `hanabi.game.legal`."""

from hanabi.fast.compiling import compiled
from hanabi.fast.lanes import merge_lanes
from hanabi.fast.layout import (
    ACTIONS,
    ALL_RANKS,
    ANNOUNCE,
    ANNOUNCED,
    CARD_CHOICES,
    COLOUR_CLUE,
    COLOUR_CLUES,
    COLOURS,
    DECISION,
    DECLINE,
    DISCARDS,
    EMPTY_CLUES,
    FREE_EMPTY_CLUES,
    HAND_WORDS,
    HANDS,
    HELD,
    HIGHEST,
    MAY_SAY_NO,
    MAY_WASTE,
    MOST_TOKENS,
    NONE,
    PLAYERS,
    PLAYS,
    RANK,
    RANK_CLUE,
    RANKS,
    RESHUFFLE,
    RESULT,
    SAYABLE,
    SEAT,
    SUITS,
    TOKENS,
    Marks,
    Small,
    Words,
)
from hanabi.fast.prospects import fits


@compiled
def clues(rules: Words, words: Words, small: Small) -> int:
    """A bit mask of the clues that the rules allow, whether or not a token is left (B4, B5, U21).

    Bit n is the action `rules[COLOUR_CLUES]` + n: first the colours, seat by seat from the next one on, then
    the ranks. Six players and seven colours make 60 bits.
    """
    return clues_that_may(rules, words, small, rules[EMPTY_CLUES])


@compiled
def clues_that_may(rules: Words, words: Words, small: Small, empty: int) -> int:
    """A bit mask of the clues that the rules allow if they may be `empty`, or if not."""
    seat, players, colours = small[SEAT], rules[PLAYERS], rules[COLOURS]
    highest, first_rank = rules[HIGHEST], (players - 1) * colours
    allowed = 0
    for step in range(players - 1):
        other = seat + 1 + step
        if other >= players:
            other -= players
        hand = HANDS + HAND_WORDS * other
        if empty:
            spoken, ranks = (1 << colours) - 1, (1 << highest) - 1
        else:
            spoken, ranks = merge_lanes(words[hand + SAYABLE]), merge_lanes(words[hand + RANK]) & ALL_RANKS
        if small[HELD + other]:
            allowed |= spoken << step * colours | ranks << first_rank + step * highest
    return allowed


@compiled
def clue_choices(rules: Words, words: Words, small: Small, tile: int) -> int:
    """A bit mask of the clues that a tile allows, in the order of `clues` (X3.3, X3.4)."""
    of_colour = (1 << (rules[PLAYERS] - 1) * rules[COLOURS]) - 1
    allowed = clues_that_may(rules, words, small, rules[FREE_EMPTY_CLUES])
    return allowed & of_colour if tile == COLOUR_CLUE else allowed & ~of_colour


@compiled
def card_choices(rules: Words, small: Small, tile: int) -> int:
    """A bit mask of the discarded cards, by identity, that can be chosen for a tile (X3.5, X3.6)."""
    allowed = 0
    for identity in range(RANKS * rules[SUITS]):
        if small[rules[DISCARDS] + identity] and (tile == RESHUFFLE or fits(rules, small, identity)):
            allowed |= 1 << identity
    return allowed


@compiled
def may_waste(rules: Words, small: Small) -> bool:
    """Whether a card that does not fit may be chosen, so that X3.6 is lost (X3.6, U10)."""
    for identity in range(RANKS * rules[SUITS]):
        if small[rules[DISCARDS] + identity] and not fits(rules, small, identity):
            return rules[MAY_WASTE] != 0
    return False


@compiled
def has_choice(rules: Words, words: Words, small: Small, tile: int) -> bool:
    """Whether a tile leaves anything to choose (U10)."""
    if tile in (COLOUR_CLUE, RANK_CLUE):
        return clue_choices(rules, words, small, tile) != 0
    return card_choices(rules, small, tile) != 0


@compiled
def is_legal(rules: Words, words: Words, small: Small, action: int) -> bool:
    """Whether the seat to move may take this action."""
    if small[RESULT] or action < 0 or action >= rules[ACTIONS]:
        return False
    if small[DECISION]:
        return is_answer(rules, words, small, action)
    held = small[HELD + small[SEAT]]
    if action < rules[PLAYS]:
        return action < held and small[TOKENS] < rules[MOST_TOKENS]
    if action < rules[COLOUR_CLUES]:
        return action - rules[PLAYS] < held
    if action < rules[ANNOUNCED]:
        clue = action - rules[COLOUR_CLUES]
        return small[TOKENS] > 0 and clues(rules, words, small) >> clue & 1 != 0
    if action < rules[CARD_CHOICES]:
        return action - rules[ANNOUNCED] < held * rules[SUITS]
    return False


@compiled
def is_answer(rules: Words, words: Words, small: Small, action: int) -> bool:
    """Whether an action is a legal answer to the tile that waits for one."""
    tile = (small[DECISION] & ~MAY_SAY_NO) - 1
    if action == rules[DECLINE]:
        return small[DECISION] & MAY_SAY_NO != 0
    if tile in (COLOUR_CLUE, RANK_CLUE):
        clue = action - rules[COLOUR_CLUES]
        if clue < 0 or action >= rules[ANNOUNCED]:
            return False
        return clue_choices(rules, words, small, tile) >> clue & 1 != 0
    card = action - rules[CARD_CHOICES]
    return card >= 0 and card_choices(rules, small, tile) >> card & 1 != 0


@compiled
def mark_legal(rules: Words, words: Words, small: Small, legal: Marks) -> None:
    """Mark every legal action with 1 and all others with 0."""
    for action in range(rules[ACTIONS]):
        legal[action] = 0
    if small[RESULT]:
        return
    if small[DECISION]:
        mark_answers(rules, words, small, legal)
        return
    held = small[HELD + small[SEAT]]
    may_discard = small[TOKENS] < rules[MOST_TOKENS]
    for place in range(held):
        legal[place] = may_discard
        legal[rules[PLAYS] + place] = 1
    if small[TOKENS]:
        mark_bits(legal, rules[COLOUR_CLUES], clues(rules, words, small))
    if rules[ANNOUNCE]:
        for announced in range(held * rules[SUITS]):
            legal[rules[ANNOUNCED] + announced] = 1


@compiled
def mark_answers(rules: Words, words: Words, small: Small, legal: Marks) -> None:
    tile = (small[DECISION] & ~MAY_SAY_NO) - 1
    if tile in (COLOUR_CLUE, RANK_CLUE):
        mark_bits(legal, rules[COLOUR_CLUES], clue_choices(rules, words, small, tile))
    else:
        mark_bits(legal, rules[CARD_CHOICES], card_choices(rules, small, tile))
    legal[rules[DECLINE]] = small[DECISION] & MAY_SAY_NO != 0


@compiled
def mark_bits(legal: Marks, first: int, bits: int) -> None:
    """Mark the actions from `first` on whose bits are set."""
    while bits:
        legal[first] = bits & 1
        first += 1
        bits >>= 1


@compiled
def random_action(rules: Words, words: Words, small: Small, chance: int) -> int:
    """Choose a legal action by 32 random bits, all equally likely; NONE if the game is over."""
    if small[RESULT]:
        return NONE
    if small[DECISION]:
        return random_answer(rules, words, small, chance)
    held = small[HELD + small[SEAT]]
    discards = held if small[TOKENS] < rules[MOST_TOKENS] else 0
    announced = held * rules[SUITS] if rules[ANNOUNCE] else 0
    spoken = clues(rules, words, small) if small[TOKENS] else 0
    told = count_bits(spoken)
    chosen = (chance * (discards + held + announced + told)) >> 32  # scaled as in chance.below
    if chosen < discards:
        return chosen
    chosen -= discards
    if chosen < held:
        return rules[PLAYS] + chosen
    chosen -= held
    if chosen < told:
        return rules[COLOUR_CLUES] + nth_bit(spoken, chosen)
    return rules[ANNOUNCED] + chosen - told


@compiled
def random_answer(rules: Words, words: Words, small: Small, chance: int) -> int:
    tile = (small[DECISION] & ~MAY_SAY_NO) - 1
    if tile in (COLOUR_CLUE, RANK_CLUE):
        first, bits = rules[COLOUR_CLUES], clue_choices(rules, words, small, tile)
    else:
        first, bits = rules[CARD_CHOICES], card_choices(rules, small, tile)
    options = count_bits(bits)
    chosen = (chance * (options + (small[DECISION] & MAY_SAY_NO != 0))) >> 32
    return first + nth_bit(bits, chosen) if chosen < options else rules[DECLINE]


@compiled
def count_bits(bits: int) -> int:
    """Count the set bits of a non-negative 64-bit integer, in a way that Python and compiled code share."""
    # Add up neighbouring bits, pairs and nibbles; the product then sums all bytes in the highest one. Where
    # it overflows, the last mask drops the sign that the shift brings in, or what Python keeps above 64 bits.
    bits -= bits >> 1 & 0x5555555555555555
    bits = (bits & 0x3333333333333333) + (bits >> 2 & 0x3333333333333333)
    bits = bits + (bits >> 4) & 0x0F0F0F0F0F0F0F0F
    return bits * 0x0101010101010101 >> 56 & 0x7F


@compiled
def nth_bit(bits: int, index: int) -> int:
    """The position of set bit number `index`, counted from the lowest."""
    # Binary search: skip the lower half where it has too few set bits.
    place, width = 0, 32
    while width:
        lower = count_bits(bits & (1 << width) - 1)
        if index >= lower:
            index -= lower
            bits >>= width
            place += width
        width >>= 1
    return place
