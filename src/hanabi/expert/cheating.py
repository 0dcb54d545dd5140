"""Decisions of a player who sees every hand, its own included: the benchmark for honest players."""

from hanabi.expert.deciding import NOWHERE, answer_with_card, is_early, may_discard
from hanabi.expert.sets import last_copies, next_card, playable_cards, useful_cards
from hanabi.expert.survey import visible_cards
from hanabi.fast.compiling import routine
from hanabi.fast.hands import name_at
from hanabi.fast.layout import (
    ANNOUNCE,
    ANNOUNCED,
    COLOUR_CLUE,
    COLOUR_CLUES,
    DECISION,
    DECK,
    HEIGHT,
    HELD,
    MAY_SAY_NO,
    PLAYERS,
    PLAYS,
    RANK_CLUE,
    RANKS,
    SEAT,
    SUITS,
    TOKENS,
    Small,
    Words,
)
from hanabi.fast.legal import clue_choices, clues, nth_bit

USELESS, COPY_SEEN, COPY_LEFT = 1000, 500, 100
"""How easily a card is discarded: useless, a copy in another hand, or a copy somewhere in the deck."""


@routine
def decide_seeing(rules: Words, words: Words, small: Small) -> int:
    """Choose an action for the seat to move, which sees its own cards, too."""
    if small[DECISION]:
        return answer_seeing(rules, words, small)
    place = lowest_play(rules, words, small)
    if place != NOWHERE:
        return play_announced(rules, words, small, place)
    place, ease = easiest_discard(rules, words, small)
    told = clues(rules, words, small) if small[TOKENS] else 0
    can_go = ease >= COPY_SEEN and has_time(rules, words, small)
    if place != NOWHERE and may_discard(rules, small) and (can_go or not told):
        return place
    if told:
        return rules[COLOUR_CLUES] + nth_bit(told, 0)
    return rules[PLAYS] + max(place, 0)


@routine
def identity_at(rules: Words, words: Words, small: Small, place: int) -> int:
    """The identity of the card at `place` in the hand of the seat to move."""
    return small[rules[DECK] + name_at(words, small[SEAT], place)]


@routine
def play_announced(rules: Words, words: Words, small: Small, place: int) -> int:
    """The number of a play, announced where the ruleset rewards that with a token (V2)."""
    if rules[ANNOUNCE]:
        suit = identity_at(rules, words, small, place) // RANKS
        return rules[ANNOUNCED] + place * rules[SUITS] + suit
    return rules[PLAYS] + place


@routine
def lowest_play(rules: Words, words: Words, small: Small) -> int:
    """The place of the best play: a low card, that nobody else holds and whose successor others hold."""
    plays, elsewhere = playable_cards(rules, small), visible_cards(rules, words, small, small[SEAT])
    best, least = NOWHERE, 2 * RANKS
    for place in range(small[HELD + small[SEAT]]):
        identity = identity_at(rules, words, small, place)
        cost = rules[HEIGHT + identity] + RANKS * (elsewhere >> identity & 1)
        if next_card(rules, identity) & elsewhere:
            cost -= RANKS
        if plays >> identity & 1 and cost < least:
            best, least = place, cost
    return best


@routine
def easiest_discard(rules: Words, words: Words, small: Small) -> tuple[int, int]:
    """The place of the card that is missed least, and its ease; later cards of a firework go first."""
    wanted = useful_cards(rules, small)
    last, elsewhere = last_copies(rules, small, wanted), visible_cards(rules, words, small, small[SEAT])
    best, most, held = NOWHERE, -1, 0
    for place in range(small[HELD + small[SEAT]]):
        identity = identity_at(rules, words, small, place)
        ease = rules[HEIGHT + identity]
        if not wanted >> identity & 1 or held >> identity & 1:
            ease += USELESS
        elif elsewhere >> identity & 1:
            ease += COPY_SEEN
        elif not last >> identity & 1:
            ease += COPY_LEFT
        held |= 1 << identity
        if ease > most:
            best, most = place, ease
    return best, most


@routine
def has_time(rules: Words, words: Words, small: Small) -> bool:
    """Whether there is time for a discard: it is early, or tokens are few and nobody else can play."""
    anyone = playable_cards(rules, small) & visible_cards(rules, words, small, small[SEAT])
    return is_early(rules, small) or (small[TOKENS] <= rules[PLAYERS] and not anyone)


@routine
def answer_seeing(rules: Words, words: Words, small: Small) -> int:
    """Answer a tile with the first legal clue, or with the discarded card that is needed most (X3)."""
    tile = (small[DECISION] & ~MAY_SAY_NO) - 1
    if tile in (COLOUR_CLUE, RANK_CLUE):
        return rules[COLOUR_CLUES] + nth_bit(clue_choices(rules, words, small, tile), 0)
    return answer_with_card(rules, small, tile)
