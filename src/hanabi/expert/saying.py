"""Choose what to say: the clue, discard or play with the right message, and of several clues the best."""

from hanabi.expert.messages import (
    answers,
    discard_says_no,
    kinds_now,
    known_plays,
    plays_speak,
    rule_out_plays,
)
from hanabi.expert.mind import FACES, MOST_HELD
from hanabi.expert.sets import is_one
from hanabi.expert.signals import NOTHING_SAID, number_of, pointed_places, prepare, split_clue
from hanabi.expert.survey import weight
from hanabi.fast.compiling import routine
from hanabi.fast.layout import (
    ALL_RANKS,
    COVERED,
    DECISION,
    HELD,
    MAY_SAY_NO,
    MOST_SUITS,
    PLAYERS,
    RANKS,
    SEAT,
    SPREAD,
    Small,
    Words,
)
from hanabi.fast.legal import clue_choices, clues, count_bits, nth_bit

COLUMN = sum(1 << RANKS * suit for suit in range(MOST_SUITS))
"""A bit mask of rank 1 of every suit; shifted by n, of rank n + 1."""


@routine
def number_to_say(rules: Words, words: Words, small: Small, mind: Words, plays: int, wanted: int) -> int:
    """The number that a clue must have now, or NOTHING_SAID if clues cannot carry a message.

    Needs a survey. Afterwards the mind believes the message.
    """
    numbers = prepare(rules, small, mind, wanted, kinds_now(small))
    if numbers < 2:
        return NOTHING_SAID
    return answers(rules, words, small, mind, plays, wanted, numbers, small[SEAT])


@routine
def clues_now(rules: Words, words: Words, small: Small) -> int:
    """A bit mask of the clues that are legal now, whether or not a token is left."""
    if small[DECISION]:
        return clue_choices(rules, words, small, (small[DECISION] & ~MAY_SAY_NO) - 1)
    return clues(rules, words, small)


@routine
def number_said(rules: Words, words: Words, small: Small, mind: Words, clue: int) -> int:
    """The number that a clue says; `number_to_say` must have been called before."""
    step, by_rank, value = split_clue(rules, clue)
    pointed = pointed_places(words, small, (small[SEAT] + step) % rules[PLAYERS], by_rank, value)
    return number_of(rules, small, mind, step, by_rank, pointed)


@routine
def clue_to_give(rules: Words, words: Words, small: Small, mind: Words, plays: int, wanted: int) -> int:
    """The clue with the right number that tells most by itself; -1 if no clue is legal. Needs a survey."""
    legal = clues_now(rules, words, small)
    number = number_to_say(rules, words, small, mind, plays, wanted)
    best, most = -1, -1.0
    for turn in range(count_bits(legal)):
        clue = nth_bit(legal, turn)
        step, by_rank, value = split_clue(rules, clue)
        to = (small[SEAT] + step) % rules[PLAYERS]
        pointed = pointed_places(words, small, to, by_rank, value)
        said = number_of(rules, small, mind, step, by_rank, pointed)
        news = clue_content(rules, small, mind, to, by_rank, value, pointed, wanted)
        if said != number:
            news = 0.0 if number == NOTHING_SAID else -1.0
        if news > most:
            best, most = clue, news
    if best < 0 and legal:
        best = nth_bit(legal, 0)
    return best


@routine
def clue_content(
    rules: Words, small: Small, mind: Words, to: int, by_rank: bool, value: int, pointed: int, wanted: int
) -> float:
    """How much a clue tells by itself, apart from its number: the factor by which possibilities shrink."""
    fitting = COLUMN << value if by_rank else rules[SPREAD + rules[COVERED + value]] * ALL_RANKS
    news = 1.0
    for place in range(small[HELD + to]):
        before = mind[FACES + MOST_HELD * to + place]
        after = before & (fitting if pointed >> place & 1 else ~fitting)
        if after and after != before:
            news *= weight(mind, before) / max(weight(mind, after), 1)
            if is_one(after) or after & wanted == 0:
                news *= 2
    return news


@routine
def discard_to_say(
    rules: Words, words: Words, small: Small, mind: Words, plays: int, wanted: int, spare: int
) -> int:
    """The place of the useless card to discard: the choice between several is a message. Needs a survey."""
    if discard_says_no(small, mind):
        rule_out_plays(rules, small, mind, plays)
    number = answers(rules, words, small, mind, plays, wanted, count_bits(spare), small[SEAT])
    return nth_bit(spare, number)


@routine
def play_to_say(rules: Words, words: Words, small: Small, mind: Words, plays: int, wanted: int) -> int:
    """The place of the known play to make if the choice is a message, or else -1. Needs a survey."""
    known = known_plays(small, mind, small[SEAT], plays)
    if not (plays_speak(rules) and known & (known - 1)):
        return -1
    return nth_bit(known, answers(rules, words, small, mind, plays, wanted, count_bits(known), small[SEAT]))
