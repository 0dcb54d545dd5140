"""The questions to a hand, and how the answers are packed into one number.

A question is a list of lines, each a card and a set of identities: is this card one of these? The answer is
the number of the first line that is true. Which question comes next depends only on what everybody knows, so
all members ask the same. The answers are the digits of one number below a modulus, each with its own base: a
player who knows the number gets the answers back, and one who sees the hand finds them by looking.
"""

from hanabi.expert.mind import ASKED_PLACE, ASKED_SET, FACES, MOST_HELD, SOON
from hanabi.expert.sets import is_one
from hanabi.expert.survey import weight
from hanabi.fast.compiling import routine
from hanabi.fast.hands import name_at
from hanabi.fast.layout import DECK, HELD, Small, Words

LOOK = -1
"""In place of a number: the hand is visible, so look for the answers."""
OFTEN, NEARLY = 70, 20
"""A card is worth a question of its own if its chance to fit, in percent, is within NEARLY of OFTEN."""


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
    """Ask a hand as many questions as fit into a number below `modulus`, and return that number.

    The answers come from `number`, or from the visible hand if it is LOOK; either way the mind believes them.
    """
    said, unit, room = 0, 1, modulus
    while room > 1:
        asked = ask(small, mind, seat, mind[SOON + seat], wanted, room)
        if asked == 0:
            break
        options = asked + 1  # each line, or none of them
        # If there will be room for another question, "none" gets digit 0, which leaves most room for it.
        no_first = options < room
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
        # How many numbers below room have this digit: (room - code) / options, rounded up.
        room = (room - code + asked) // options
    return said


@routine
def first_yes(rules: Words, words: Words, small: Small, mind: Words, seat: int, asked: int) -> int:
    """The answer of a visible hand: the first line that is true, or `asked` if none is."""
    for line in range(asked):
        identity = small[rules[DECK] + name_at(words, seat, mind[ASKED_PLACE + line])]
        if mind[ASKED_SET + line] >> identity & 1:
            return line
    return asked


@routine
def believe(mind: Words, seat: int, asked: int, answer: int) -> None:
    """Narrow what is known of a hand: the lines before the answer are false, the answer is true."""
    for line in range(min(answer + 1, asked)):
        place, faces = FACES + MOST_HELD * seat + mind[ASKED_PLACE + line], mind[ASKED_SET + line]
        mind[place] &= faces if line == answer else ~faces


@routine
def ask(small: Small, mind: Words, seat: int, plays: int, wanted: int, room: int) -> int:
    """Write the next question, with at most `room` answers, and return how many lines it has."""
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
    """Add a line for every card that may be in the set `what`; return how many lines there are now.

    The likeliest cards are chosen, `most` lines in all, and the least likely of them comes first.
    """
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
    """The place of the card that is most likely in the set `what`, without those in `taken`; or -1."""
    best, best_hits, best_all = -1, 0, 1
    for place in range(held):
        faces = mind[FACES + MOST_HELD * seat + place]
        if not taken >> place & 1 and is_open(faces, wanted):
            hits, among = weight(mind, faces & what), weight(mind, faces)
            if hits * best_all > best_hits * among:  # compares the fractions without dividing
                best, best_hits, best_all = place, hits, among
    return best


@routine
def nearly_playable(mind: Words, seat: int, held: int, plays: int, wanted: int) -> int:
    """The place of the card whose chance to fit is closest to OFTEN, within NEARLY; or -1."""
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
    """Ask for the identity of the card that is most likely useful; return how many lines that takes."""
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
    """Divide the identities of a card into at most `room` classes, and write a line for each but the last.

    Useless identities are one class; if there is not room for all, several useful ones share a class.
    """
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
