"""The options of a member: the actions that do not mislead its team, by the rules of their language."""

from hanabi.expert.deciding import NOWHERE, decide, has_play, may_discard, play_at
from hanabi.expert.messages import discard_says_no, known_plays, knows_play, plays_speak, spare_places
from hanabi.expert.mind import FACES, MOST_HELD
from hanabi.expert.saying import clues_now, discard_to_say, number_said, number_to_say, play_to_say
from hanabi.expert.sets import lowest_member, playable_cards, useful_cards
from hanabi.expert.signals import NOTHING_SAID
from hanabi.expert.survey import look_at_own, survey
from hanabi.fast.compiling import routine
from hanabi.fast.layout import (
    CARD_CHOICES,
    COLOUR_CLUE,
    COLOUR_CLUES,
    DECISION,
    HELD,
    MAY_SAY_NO,
    PLAYERS,
    RANK_CLUE,
    SEAT,
    TOKENS,
    Small,
    Words,
)
from hanabi.fast.legal import card_choices

MOST_OPTIONS = 64


@routine
def list_options(rules: Words, words: Words, small: Small, mind: Words, options: Words) -> int:
    """List the options, the expert's own choice first; return how many there are."""
    options[0] = decide(rules, words, small, mind)
    count = 1
    if small[DECISION]:
        return list_answers(rules, words, small, mind, options, count)
    count = list_plays(rules, words, small, mind, options, count)
    if may_discard(rules, small):
        count = list_discards(rules, words, small, mind, options, count)
    if small[TOKENS]:
        count = list_clues(rules, words, small, mind, options, count)
    return count


@routine
def add_option(options: Words, count: int, action: int) -> int:
    """Add an option, unless it is the expert's own choice, and return how many there are."""
    if count < MOST_OPTIONS and action != options[0]:
        options[count] = action
        return count + 1
    return count


@routine
def list_answers(rules: Words, words: Words, small: Small, mind: Words, options: Words, count: int) -> int:
    tile = (small[DECISION] & ~MAY_SAY_NO) - 1
    if tile in (COLOUR_CLUE, RANK_CLUE):
        return list_clues(rules, words, small, mind, options, count)
    cards = card_choices(rules, small, tile)
    while cards:
        count = add_option(options, count, rules[CARD_CHOICES] + lowest_member(cards))
        cards &= cards - 1
    return count


@routine
def list_plays(rules: Words, words: Words, small: Small, mind: Words, options: Words, count: int) -> int:
    """Add the plays of cards that may fit; if the choice of a known play is a message, only the right one."""
    seat, plays, wanted = small[SEAT], playable_cards(rules, small), useful_cards(rules, small)
    known, telling = 0, NOWHERE
    if plays_speak(rules):
        survey(rules, words, small, mind)
        known = known_plays(small, mind, seat, plays)
        telling = play_to_say(rules, words, small, mind, plays, wanted)
    look_at_own(rules, words, small, mind, seat)
    for place in range(small[HELD + seat]):
        misleads = telling != NOWHERE and known >> place & 1 and place != telling
        faces = mind[FACES + MOST_HELD * seat + place]
        if faces & plays and not misleads and not is_duplicate(mind, seat, place):
            count = add_option(options, count, play_at(rules, mind, seat, place))
    return count


@routine
def list_discards(rules: Words, words: Words, small: Small, mind: Words, options: Words, count: int) -> int:
    """Add the discards, unless a discard would be a lie; of several useless cards, only the right message."""
    seat, plays, wanted = small[SEAT], playable_cards(rules, small), useful_cards(rules, small)
    survey(rules, words, small, mind)
    if discard_says_no(small, mind) and is_anyone_needy(rules, words, small, mind, plays):
        return count
    spare, telling = spare_places(small, mind, seat, wanted), NOWHERE
    if spare & (spare - 1):
        telling = discard_to_say(rules, words, small, mind, plays, wanted, spare)
    look_at_own(rules, words, small, mind, seat)
    for place in range(small[HELD + seat]):
        misleads = spare >> place & 1 and telling != NOWHERE and place != telling
        if not misleads and not (is_duplicate(mind, seat, place) and place != telling):
            count = add_option(options, count, place)
    return count


@routine
def is_anyone_needy(rules: Words, words: Words, small: Small, mind: Words, plays: int) -> bool:
    """Whether another hand has a card that fits but no known play. Needs a survey."""
    for seat in range(rules[PLAYERS]):
        needs_none = seat == small[SEAT] or knows_play(small, mind, seat, plays)
        if not needs_none and has_play(rules, words, small, seat, plays):
            return True
    return False


@routine
def is_duplicate(mind: Words, seat: int, place: int) -> bool:
    """Whether an older card of the hand has the same possible identities: trying both would be pointless."""
    faces, found = mind[FACES + MOST_HELD * seat + place], False
    for before in range(place):
        found = found or mind[FACES + MOST_HELD * seat + before] == faces
    return found


@routine
def list_clues(rules: Words, words: Words, small: Small, mind: Words, options: Words, count: int) -> int:
    """Add the clues with the right number."""
    survey(rules, words, small, mind)
    plays, wanted = playable_cards(rules, small), useful_cards(rules, small)
    number = number_to_say(rules, words, small, mind, plays, wanted)
    legal = clues_now(rules, words, small)
    while legal:
        clue = lowest_member(legal)
        legal &= legal - 1
        if number != NOTHING_SAID and number_said(rules, words, small, mind, clue) == number:
            count = add_option(options, count, rules[COLOUR_CLUES] + clue)
    return count
