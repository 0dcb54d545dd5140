"""What a hand is asked, and how the answers make one number.

A question goes down a list of cards: is this one among these identities, is that one among those, and is
answered with the place of the first yes. Everybody can tell what will be asked next, since it depends on
what everybody knows. The answers are packed into one number below a modulus; who knows the number gets the
answers back, and who sees the hand finds them by looking.
"""

from hanabi.expert.mind import ASKED_PLACE, ASKED_SET, FACES, MOST_HELD, SOON
from hanabi.expert.sets import is_one
from hanabi.expert.survey import weight
from hanabi.fast.compiling import routine
from hanabi.fast.hands import name_at
from hanabi.fast.layout import DECK, HELD, Small, Words

LOOK = -1
"""In place of a number: see for yourself what the answers are."""
OFTEN, NEARLY = 70, 20
"""A card worth a question of its own is playable about so often, in a hundred, give or take so much."""


@routine
def tell(
    rules: Words,
    words: Words,
    small: Small,
    mind: Words,
    seat: int,
    wanted: int,
    modulus: int,
    number: int,
) -> int:
    """Ask a hand as much as a number below the modulus can say, believe the answers, return the number."""
    said, unit, room = 0, 1, modulus
    while room > 1:
        asked = ask(small, mind, seat, mind[SOON + seat], wanted, room)
        if asked == 0:
            break
        options = asked + 1
        no_first = options < room  # where there will be room for more, the least number leaves the most of it
        if number == LOOK:
            answer = first_yes(rules, words, small, mind, seat, asked)
            code = (answer + no_first) % options
        else:
            code = number % options
            number //= options
            answer = (code - no_first) % options
        believe(mind, seat, asked, answer)
        said += unit * code
        unit *= options
        room = (room - code + asked) // options
    return said


@routine
def first_yes(rules: Words, words: Words, small: Small, mind: Words, seat: int, asked: int) -> int:
    """The answer of a hand that can be seen."""
    for line in range(asked):
        identity = small[rules[DECK] + name_at(words, seat, mind[ASKED_PLACE + line])]
        if mind[ASKED_SET + line] >> identity & 1:
            return line
    return asked


@routine
def believe(mind: Words, seat: int, asked: int, answer: int) -> None:
    for line in range(min(answer + 1, asked)):
        place, faces = FACES + MOST_HELD * seat + mind[ASKED_PLACE + line], mind[ASKED_SET + line]
        mind[place] &= faces if line == answer else ~faces


@routine
def ask(small: Small, mind: Words, seat: int, plays: int, wanted: int, room: int) -> int:
    """Write down the next question of at most so many answers; return how many lines it has."""
    held = small[HELD + seat]
    knows_play, knows_useless = False, False
    for place in range(held):
        faces = mind[FACES + MOST_HELD * seat + place]
        knows_play |= faces != 0 and faces & ~plays == 0
        knows_useless |= faces & wanted == 0
    if not knows_play:
        asked = ask_for(mind, seat, held, wanted, plays, 0, room - 1)
        if not knows_useless:
            asked = ask_for(mind, seat, held, wanted, ~wanted, asked, room - 1)
        if asked:
            return asked
    else:
        place = nearly_playable(mind, seat, held, plays, wanted)
        if place >= 0:
            mind[ASKED_PLACE], mind[ASKED_SET] = place, plays
            return 1
    return ask_which(mind, seat, held, wanted, room)


@routine
def is_open(faces: int, wanted: int) -> bool:
    """Whether there is anything to ask about a card."""
    return faces & wanted != 0 and not is_one(faces)


@routine
def ask_for(mind: Words, seat: int, held: int, wanted: int, what: int, asked: int, most: int) -> int:
    """Add a line for every card that may be one of a set: the likeliest, the least likely of them first."""
    first, taken = asked, 0
    while asked < most:
        place = likeliest(mind, seat, held, wanted, what, taken)
        if place < 0:
            break
        taken |= 1 << place
        for line in range(asked, first, -1):
            mind[ASKED_PLACE + line] = mind[ASKED_PLACE + line - 1]
            mind[ASKED_SET + line] = mind[ASKED_SET + line - 1]
        mind[ASKED_PLACE + first], mind[ASKED_SET + first] = place, what
        asked += 1
    return asked


@routine
def likeliest(mind: Words, seat: int, held: int, wanted: int, what: int, taken: int) -> int:
    """The card that is most likely one of a set, of those not taken yet, or -1."""
    best, best_hits, best_all = -1, 0, 1
    for place in range(held):
        faces = mind[FACES + MOST_HELD * seat + place]
        if not taken >> place & 1 and is_open(faces, wanted):
            hits, among = weight(mind, faces & what), weight(mind, faces)
            if hits * best_all > best_hits * among:
                best, best_hits, best_all = place, hits, among
    return best


@routine
def nearly_playable(mind: Words, seat: int, held: int, plays: int, wanted: int) -> int:
    """The card about which it is best to know whether it fits, or -1."""
    best, least = -1, NEARLY
    for place in range(held):
        faces = mind[FACES + MOST_HELD * seat + place]
        if is_open(faces, wanted) and faces & plays and faces & ~plays:
            among = weight(mind, faces)
            off = abs(100 * weight(mind, faces & plays) // among - OFTEN) if among else NEARLY
            if off < least:
                best, least = place, off
    return best


@routine
def ask_which(mind: Words, seat: int, held: int, wanted: int, room: int) -> int:
    """Ask which identity the card has that is most likely of use, several sharing an answer if need be."""
    best, best_dead, best_all = -1, 1, 0
    for place in range(held):
        faces = mind[FACES + MOST_HELD * seat + place]
        if is_open(faces, wanted):
            dead, among = weight(mind, faces & ~wanted), weight(mind, faces)
            if dead * best_all < best_dead * among or best < 0:
                best, best_dead, best_all = place, dead, among
    if best < 0:
        return 0
    faces = mind[FACES + MOST_HELD * seat + best]
    return sort_out(mind, best, faces & wanted, faces & ~wanted, room)


@routine
def sort_out(mind: Words, place: int, alive: int, dead: int, room: int) -> int:
    """One line for each class of identities but the last; those of no use are one class."""
    classes = room - 1 if dead else room
    found, identity = 0, 0
    while alive >> identity:
        if alive >> identity & 1:
            line = found % classes
            if found < classes:
                mind[ASKED_PLACE + line], mind[ASKED_SET + line] = place, 0
            mind[ASKED_SET + line] |= 1 << identity
            found += 1
        identity += 1
    lines = min(found, classes)
    return lines if dead else lines - 1
