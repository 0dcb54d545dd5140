"""What the team says with clues and discards, and what everybody hears in them.

A message is a number below a modulus: the sum of what each hand answers to its questions. Who sees all other
hands takes their answers away and keeps its own.
"""

from hanabi.expert.mind import FACES, MOST_HELD, QUIET, SOON, TOLD
from hanabi.expert.questions import LOOK, tell
from hanabi.expert.sets import follower, is_one, member, playable, useful
from hanabi.expert.signals import (
    BY_COLOUR,
    BY_RANK,
    EITHER,
    NOTHING_SAID,
    number_of,
    prepare,
    taken_apart,
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
from hanabi.fast.legal import how_many

ALL_EYES = -1
"""Nobody's hand is hidden from who asks."""


@routine
def hear(rules: Words, words: Words, small: Small, mind: Words, action: int, pointed: int, eyes: int) -> None:
    """Take in what an action says before it is taken; `pointed` are the places its clue points at."""
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
    plays, wanted = playable(rules, small), useful(rules, small)
    survey(rules, words, small, mind)
    numbers = prepare(rules, small, mind, wanted, kinds_now(small))
    step, by_rank, _ = taken_apart(rules, clue)
    number = number_of(rules, small, mind, step, by_rank, pointed)
    if numbers > 1 and number != NOTHING_SAID:
        understand(rules, words, small, mind, plays, wanted, numbers, number, eyes)
        remember(rules, words, small, mind)


@routine
def hear_discard(rules: Words, words: Words, small: Small, mind: Words, place: int, eyes: int) -> None:
    plays, wanted = playable(rules, small), useful(rules, small)
    survey(rules, words, small, mind)
    if discard_says_no(small, mind):
        rule_out_plays(rules, small, mind, plays)
    spare = spare_places(small, mind, small[SEAT], wanted)
    if spare >> place & 1 and spare & (spare - 1):
        number = how_many(spare & ((1 << place) - 1))
        understand(rules, words, small, mind, plays, wanted, how_many(spare), number, eyes)
    remember(rules, words, small, mind)


@routine
def hear_play(rules: Words, words: Words, small: Small, mind: Words, place: int, eyes: int) -> None:
    plays, wanted = playable(rules, small), useful(rules, small)
    survey(rules, words, small, mind)
    known = known_plays(small, mind, small[SEAT], plays)
    if known >> place & 1 and known & (known - 1):
        number = how_many(known & ((1 << place) - 1))
        understand(rules, words, small, mind, plays, wanted, how_many(known), number, eyes)
        remember(rules, words, small, mind)


@routine
def plays_speak(rules: Words) -> bool:
    """Whether the choice between known plays is a message: in a large team the best order is worth more."""
    return rules[PLAYERS] <= 3


@routine
def place_played(rules: Words, action: int) -> int:
    """The place of the card that is played, announced or not."""
    if action < rules[COLOUR_CLUES]:
        return action - rules[PLAYS]
    return (action - rules[ANNOUNCED]) // rules[SUITS]


@routine
def known_plays(small: Small, mind: Words, seat: int, plays: int) -> int:
    """The places of the cards everybody knows to fit, a bit each; none that may be the same as another."""
    found, taken = 0, 0
    for place in range(small[HELD + seat]):
        faces = mind[FACES + MOST_HELD * seat + place]
        if faces & (~plays | taken) == 0:
            found |= 1 << place
            taken |= faces
    return found


@routine
def kinds_now(small: Small) -> int:
    """The kinds of clue that may be given now: a tile asks for one kind."""
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
    """Hear a number: every hand that can be seen answers for itself, and the rest is about one's own."""
    number -= answers(rules, words, small, mind, plays, wanted, modulus, eyes)
    if eyes != ALL_EYES and eyes != small[SEAT]:
        tell(rules, words, small, mind, eyes, wanted, modulus, number % modulus)


@routine
def answers(
    rules: Words, words: Words, small: Small, mind: Words, plays: int, wanted: int, modulus: int, eyes: int
) -> int:
    """The sum of what the hands answer, without that of the seat to move and that of the asker."""
    foresee(rules, small, mind, plays)
    total = 0
    for seat in range(rules[PLAYERS]):
        if seat != small[SEAT] and seat != eyes:
            total += tell(rules, words, small, mind, seat, wanted, modulus, LOOK)
    return total % modulus


@routine
def foresee(rules: Words, small: Small, mind: Words, plays: int) -> None:
    """Write down what will fit at each seat's turn, when those before it have played what they know."""
    for step in range(1, rules[PLAYERS]):
        seat = (small[SEAT] + step) % rules[PLAYERS]
        mind[SOON + seat] = plays
        for place in range(small[HELD + seat]):
            faces = mind[FACES + MOST_HELD * seat + place]
            if is_one(faces) and faces & plays:
                plays = plays & ~faces | follower(rules, member(faces))
                break


@routine
def discard_says_no(small: Small, mind: Words) -> bool:
    """Whether who discards tells that there is no play to clue: it could, and the team is agreed."""
    return small[TOKENS] > 0 and small[LEFT] > mind[QUIET]


@routine
def rule_out_plays(rules: Words, small: Small, mind: Words, plays: int) -> None:
    """Who could clue and discards tells that no hand has a card to play and does not know one."""
    for seat in range(rules[PLAYERS]):
        if seat != small[SEAT] and not knows_play(small, mind, seat, plays):
            for place in range(small[HELD + seat]):
                faces = mind[FACES + MOST_HELD * seat + place]
                if faces & ~plays:
                    mind[FACES + MOST_HELD * seat + place] = faces & ~plays


@routine
def knows_play(small: Small, mind: Words, seat: int, plays: int) -> bool:
    """Whether some card of a hand is known to fit."""
    known = False
    for place in range(small[HELD + seat]):
        known = known or mind[FACES + MOST_HELD * seat + place] & ~plays == 0
    return known


@routine
def spare_places(small: Small, mind: Words, seat: int, wanted: int) -> int:
    """The places of the cards known to be of no use, a bit each: of two that are alike the second is not."""
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
    """Keep what was said of the other hands."""
    for seat in range(rules[PLAYERS]):
        if seat != small[SEAT]:
            for place in range(small[HELD + seat]):
                mind[TOLD + name_at(words, seat, place)] = mind[FACES + MOST_HELD * seat + place]
