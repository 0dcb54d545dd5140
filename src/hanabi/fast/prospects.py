"""What cards and fireworks can still achieve: the kernel's `hanabi.game.prospects`."""

from hanabi.fast.compiling import compiled
from hanabi.fast.layout import (
    COPIES,
    DECISION,
    DISCARDS,
    FINISHED,
    FIREWORKS,
    HEIGHT,
    HIGHEST,
    LEAST,
    LENIENT,
    MAY_SAY_NO,
    PILE,
    POINTS,
    RANKS,
    REKINDLE,
    RESHUFFLE,
    RESULT,
    REWARDS,
    SCORE,
    STRIKE_COST,
    STRIKES,
    SUITS,
    TILE_COUNT,
    TILES,
    TURNED,
    Small,
    Words,
)


@compiled
def fits(rules: Words, small: Small, identity: int) -> bool:
    """Whether a card starts or continues its firework (B7)."""
    return small[rules[FIREWORKS] + identity // RANKS] == rules[HEIGHT + identity]


@compiled
def points(rules: Words, small: Small) -> int:
    """The points of the fireworks as they stand (B12, X2, U8)."""
    counted = 0
    for suit in range(rules[SUITS]):
        counted += rules[POINTS + (RANKS + 1) * suit + small[rules[FIREWORKS] + suit]]
    return max(counted, rules[LEAST])


@compiled
def worth(rules: Words, small: Small) -> int:
    """What a game is worth to those who play it: its score, or once it is lost no more than an empty table.

    So no loss is ever worth more than a finished game, whatever that one scored (U3, U8). A batch may
    reward otherwise: a lost game keeps its points (LENIENT), and every strike costs STRIKE_COST.
    """
    earned = small[SCORE]
    if small[RESULT] > FINISHED:
        earned = points(rules, small) if rules[LENIENT] else rules[LEAST]
    return earned - rules[STRIKE_COST] * small[STRIKES]


@compiled
def remaining(rules: Words, small: Small, identity: int) -> int:
    """How many copies of a face are in the deck or in hands."""
    built = small[rules[FIREWORKS] + identity // RANKS] > rules[HEIGHT + identity]
    return rules[COPIES + identity] - small[rules[DISCARDS] + identity] - built


@compiled
def reach(rules: Words, small: Small, suit: int, gaps: int) -> int:
    """The height that a firework can reach if `gaps` lost cards come back."""
    height = small[rules[FIREWORKS] + suit]
    falls = rules[HEIGHT + RANKS * suit] > 0  # the 1 does not come first
    while height < rules[HIGHEST]:
        rank = rules[HIGHEST] - 1 - height if falls else height
        if remaining(rules, small, RANKS * suit + rank) == 0:
            gaps -= 1
            if gaps < 0:
                break
        height += 1
    return height


@compiled
def revivals(rules: Words, small: Small) -> int:
    """How many discarded cards bonus tiles can still bring back, at best (X3.5, X3.6)."""
    tile = small[DECISION] & ~MAY_SAY_NO
    pending = 1 if tile in (RESHUFFLE + 1, REKINDLE + 1) else 0
    hidden = 0  # those of the box less those turned: a seat does not see the pile
    for place in range(rules[TILE_COUNT]):
        hidden += rules[TILES + place] in (RESHUFFLE, REKINDLE)
    for place in range(small[TURNED]):
        hidden -= small[rules[PILE] + place] in (RESHUFFLE, REKINDLE)
    found, more = -1, pending
    while hidden and more > found:
        found, earned = more, 0
        for suit in range(rules[SUITS]):
            completable = small[rules[FIREWORKS] + suit] < rules[HIGHEST] == reach(rules, small, suit, found)
            earned += completable and rules[REWARDS + suit] != 0
        more = pending + min(hidden, earned)
    return more


@compiled
def is_indispensable(rules: Words, small: Small, identity: int) -> bool:
    """Whether a face is still useful and only one copy is left (U4)."""
    suit = identity // RANKS
    height = rules[HEIGHT + identity]
    if remaining(rules, small, identity) != 1 or height < small[rules[FIREWORKS] + suit]:
        return False
    return height < reach(rules, small, suit, revivals(rules, small))
