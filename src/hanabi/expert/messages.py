"""The messages in clues, discards and plays, and how every member understands them.

A message is a number below a modulus: the sum of the answers of all other hands to their questions. Each
receiver sees all hands but its own, subtracts their answers, and is left with the answer of its own hand.
"""

from hanabi.expert.mind import FACES, MOST_HELD, QUIET, SOON, TOLD
from hanabi.expert.questions import LOOK, tell
from hanabi.expert.sets import is_one, lowest_member, next_card, playable_cards, useful_cards
from hanabi.expert.signals import (
    BY_COLOUR,
    BY_RANK,
    EITHER,
    NOTHING_SAID,
    number_of,
    prepare,
    split_clue,
)
from hanabi.expert.survey import survey
from hanabi.fast.compiling import routine
from hanabi.fast.hands import name_at
from hanabi.fast.layout import (
    ANNOUNCED,
    CARD_CHOICES,
    COLOUR_CLUE,
    COLOUR_CLUES,
    DECISION,
    HELD,
    LEFT,
    MAY_SAY_NO,
    PLAYERS,
    PLAYS,
    SEAT,
    SUITS,
    TOKENS,
    Small,
    Words,
)
from hanabi.fast.legal import count_bits

ALL_EYES = -1
"""In place of a seat: a reader who sees every hand."""


@routine
def hear(rules: Words, words: Words, small: Small, mind: Words, action: int, pointed: int, eyes: int) -> None:
    """Understand the message of an action that is about to be taken.

    `pointed` is a bit mask of the places that a clue points at, `eyes` the seat that listens, or ALL_EYES.
    """
    if rules[COLOUR_CLUES] <= action < rules[ANNOUNCED]:
        hear_clue(rules, words, small, mind, action - rules[COLOUR_CLUES], pointed, eyes)
    elif small[DECISION] or action >= rules[CARD_CHOICES]:
        return
    elif action < rules[PLAYS]:
        hear_discard(rules, words, small, mind, action, eyes)
    elif plays_speak(rules):
        hear_play(rules, words, small, mind, place_played(rules, action), eyes)


@routine
def hear_clue(
    rules: Words, words: Words, small: Small, mind: Words, clue: int, pointed: int, eyes: int
) -> None:
    """Understand a clue: its number tells who was spoken to in which way."""
    plays, wanted = playable_cards(rules, small), useful_cards(rules, small)
    survey(rules, words, small, mind)
    numbers = prepare(rules, small, mind, wanted, kinds_now(small))
    step, by_rank, _ = split_clue(rules, clue)
    number = number_of(rules, small, mind, step, by_rank, pointed)
    if numbers > 1 and number != NOTHING_SAID:
        understand(rules, words, small, mind, plays, wanted, numbers, number, eyes)
        remember(rules, words, small, mind)


@routine
def hear_discard(rules: Words, words: Words, small: Small, mind: Words, place: int, eyes: int) -> None:
    """Understand a discard: which of several cards known to be useless it was is a number."""
    plays, wanted = playable_cards(rules, small), useful_cards(rules, small)
    survey(rules, words, small, mind)
    if discard_says_no(small, mind):
        rule_out_plays(rules, small, mind, plays)
    spare = spare_places(small, mind, small[SEAT], wanted)
    if spare >> place & 1 and spare & (spare - 1):  # one of several
        number = count_bits(spare & ((1 << place) - 1))  # how many of them are older
        understand(rules, words, small, mind, plays, wanted, count_bits(spare), number, eyes)
    remember(rules, words, small, mind)


@routine
def hear_play(rules: Words, words: Words, small: Small, mind: Words, place: int, eyes: int) -> None:
    """Understand a play: which of several cards known to fit it was is a number."""
    plays, wanted = playable_cards(rules, small), useful_cards(rules, small)
    survey(rules, words, small, mind)
    known = known_plays(small, mind, small[SEAT], plays)
    if known >> place & 1 and known & (known - 1):
        number = count_bits(known & ((1 << place) - 1))
        understand(rules, words, small, mind, plays, wanted, count_bits(known), number, eyes)
        remember(rules, words, small, mind)


@routine
def plays_speak(rules: Words) -> bool:
    """Whether the choice between known plays is a message: in larger teams the best order is worth more."""
    return rules[PLAYERS] <= 3


@routine
def place_played(rules: Words, action: int) -> int:
    """The place of the card that an action plays, announced or not."""
    if action < rules[COLOUR_CLUES]:
        return action - rules[PLAYS]
    return (action - rules[ANNOUNCED]) // rules[SUITS]


@routine
def known_plays(small: Small, mind: Words, seat: int, plays: int) -> int:
    """A bit mask of the places of cards that everybody knows to fit, except possible copies of older ones."""
    found, taken = 0, 0
    for place in range(small[HELD + seat]):
        faces = mind[FACES + MOST_HELD * seat + place]
        if faces & (~plays | taken) == 0:
            found |= 1 << place
            taken |= faces
    return found


@routine
def kinds_now(small: Small) -> int:
    """The kinds of clue that may be given now: a tile allows only one."""
    if not small[DECISION]:
        return EITHER
    return BY_COLOUR if (small[DECISION] & ~MAY_SAY_NO) - 1 == COLOUR_CLUE else BY_RANK


@routine
def understand(
    rules: Words,
    words: Words,
    small: Small,
    mind: Words,
    plays: int,
    wanted: int,
    modulus: int,
    number: int,
    eyes: int,
) -> None:
    """Decode a number: without the answers of the visible hands, the rest is the answer of one's own."""
    # The difference may be negative; % brings it back to 0 ... modulus - 1.
    number -= answers(rules, words, small, mind, plays, wanted, modulus, eyes)
    if eyes != ALL_EYES and eyes != small[SEAT]:
        tell(rules, words, small, mind, eyes, wanted, modulus, number % modulus)


@routine
def answers(
    rules: Words, words: Words, small: Small, mind: Words, plays: int, wanted: int, modulus: int, eyes: int
) -> int:
    """The sum, modulo `modulus`, of the answers of all hands but those of the seat to move and of `eyes`."""
    foresee(rules, small, mind, plays)
    total = 0
    for seat in range(rules[PLAYERS]):
        if seat != small[SEAT] and seat != eyes:
            total += tell(rules, words, small, mind, seat, wanted, modulus, LOOK)
    return total % modulus


@routine
def foresee(rules: Words, small: Small, mind: Words, plays: int) -> None:
    """Write which cards will fit at each seat's turn, after those before it have played what they know."""
    for step in range(1, rules[PLAYERS]):
        seat = (small[SEAT] + step) % rules[PLAYERS]
        mind[SOON + seat] = plays
        for place in range(small[HELD + seat]):
            faces = mind[FACES + MOST_HELD * seat + place]
            if is_one(faces) and faces & plays:
                plays = plays & ~faces | next_card(rules, lowest_member(faces))
                break


@routine
def discard_says_no(small: Small, mind: Words) -> bool:
    """Whether a discard now says that there is no play to clue: a token is left, and it is not too late."""
    return small[TOKENS] > 0 and small[LEFT] > mind[QUIET]


@routine
def rule_out_plays(rules: Words, small: Small, mind: Words, plays: int) -> None:
    """Conclude from a discard that hands without a known play have no card that fits."""
    for seat in range(rules[PLAYERS]):
        if seat != small[SEAT] and not knows_play(small, mind, seat, plays):
            for place in range(small[HELD + seat]):
                faces = mind[FACES + MOST_HELD * seat + place]
                if faces & ~plays:
                    mind[FACES + MOST_HELD * seat + place] = faces & ~plays


@routine
def knows_play(small: Small, mind: Words, seat: int, plays: int) -> bool:
    """Whether a hand has a card that everybody knows to fit."""
    known = False
    for place in range(small[HELD + seat]):
        known = known or mind[FACES + MOST_HELD * seat + place] & ~plays == 0
    return known


@routine
def spare_places(small: Small, mind: Words, seat: int, wanted: int) -> int:
    """A bit mask of the places of cards known to be useless, which includes second copies of a known card."""
    spare = 0
    for place in range(small[HELD + seat]):
        faces = mind[FACES + MOST_HELD * seat + place]
        again = False
        for before in range(place if is_one(faces) else 0):
            again = again or mind[FACES + MOST_HELD * seat + before] == faces
        if again or faces & wanted == 0:
            spare |= 1 << place
    return spare


@routine
def remember(rules: Words, words: Words, small: Small, mind: Words) -> None:
    """Keep what is now known of the other hands for later turns, card by card."""
    for seat in range(rules[PLAYERS]):
        if seat != small[SEAT]:
            for place in range(small[HELD + seat]):
                mind[TOLD + name_at(words, seat, place)] = mind[FACES + MOST_HELD * seat + place]
