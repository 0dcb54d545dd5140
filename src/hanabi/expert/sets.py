"""Sets of identities as bit masks: the cards that fit, that are useful, or of which one copy is left."""

from hanabi.fast.compiling import compiled
from hanabi.fast.layout import FIREWORKS, HEIGHT, HIGHEST, MOST_IDENTITIES, RANKS, SUITS, Small, Words
from hanabi.fast.legal import count_bits
from hanabi.fast.prospects import reach, remaining, revivals

EVERYTHING = (1 << MOST_IDENTITIES) - 1


@compiled
def identity_at_height(rules: Words, suit: int, height: int) -> int:
    """The identity that a firework of this height needs next."""
    return RANKS * suit + (rules[HIGHEST] - 1 - height if rules[HEIGHT + RANKS * suit] else height)


@compiled
def playable_cards(rules: Words, small: Small) -> int:
    """The cards that start or continue a firework."""
    found = 0
    for suit in range(rules[SUITS]):
        height = small[rules[FIREWORKS] + suit]
        if height < rules[HIGHEST]:
            found |= 1 << identity_at_height(rules, suit, height)
    return found


@compiled
def next_card(rules: Words, identity: int) -> int:
    """A set with the card that fits after this one has been played; empty after the last."""
    height = rules[HEIGHT + identity] + 1
    return 1 << identity_at_height(rules, identity // RANKS, height) if height < rules[HIGHEST] else 0


@compiled
def useful_cards(rules: Words, small: Small) -> int:
    """The cards that can still be played, now or later."""
    found, back = 0, revivals(rules, small)
    for suit in range(rules[SUITS]):
        for height in range(small[rules[FIREWORKS] + suit], reach(rules, small, suit, back)):
            found |= 1 << identity_at_height(rules, suit, height)
    return found


@compiled
def last_copies(rules: Words, small: Small, among: int) -> int:
    """The cards of the set `among` of which only one copy remains."""
    found = 0
    for identity in range(RANKS * rules[SUITS]):
        if among >> identity & 1 and remaining(rules, small, identity) == 1:
            found |= 1 << identity
    return found


@compiled
def is_one(faces: int) -> bool:
    """Whether a set has exactly one member."""
    return faces != 0 and faces & (faces - 1) == 0  # nothing is left without the lowest bit


@compiled
def lowest_member(faces: int) -> int:
    """The lowest member of a set."""
    return count_bits((faces & -faces) - 1)  # the bits below the lowest one
