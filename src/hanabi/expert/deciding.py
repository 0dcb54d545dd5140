"""Decisions of a team member: play what is sure to fit, give useful clues, discard what can be spared."""

from hanabi.expert.messages import knows_play, plays_speak, spare_places
from hanabi.expert.mind import FACES, MOST_HELD
from hanabi.expert.saying import clue_to_give, discard_to_say, play_to_say
from hanabi.expert.sets import is_one, last_copies, lowest_member, playable_cards, useful_cards
from hanabi.expert.signals import suits_of
from hanabi.expert.survey import look_at_own, survey, visible_cards, weight
from hanabi.fast.compiling import routine
from hanabi.fast.hands import name_at
from hanabi.fast.layout import (
    ANNOUNCE,
    ANNOUNCED,
    CARD_CHOICES,
    CARDS,
    COLOUR_CLUE,
    COLOUR_CLUES,
    DECISION,
    DECK,
    DISCARDS,
    FIREWORKS,
    HAND,
    HEIGHT,
    HELD,
    HIGHEST,
    LEFT,
    MAY_SAY_NO,
    MOST_STRIKES,
    MOST_TOKENS,
    PLAYERS,
    PLAYS,
    RANK_CLUE,
    RANKS,
    SEAT,
    STRIKES,
    SUITS,
    TOKENS,
    TURNS_LEFT,
    Small,
    Words,
)
from hanabi.fast.legal import card_choices
from hanabi.fast.prospects import remaining

LIKELY = 75
"""The percentage above which a card is played that either fits or is useless."""
NOWHERE = -1
"""In place of a place in the hand: none."""
NOT_LAST, HELD_ELSEWHERE = 100, 10
"""What makes a discard harmless: another copy exists, or is visible. The height of the card is added."""


@routine
def decide(rules: Words, words: Words, small: Small, mind: Words) -> int:
    """Choose an action for the seat to move."""
    plays, wanted = playable_cards(rules, small), useful_cards(rules, small)
    if small[DECISION]:
        return answer_tile(rules, words, small, mind, plays, wanted)
    seat = small[SEAT]
    look_at_own(rules, words, small, mind, seat)
    place = sure_play(rules, words, small, mind, plays)
    if place == NOWHERE:
        place = likely_play(rules, small, mind, plays, wanted)
    if place != NOWHERE:
        return play_best(rules, words, small, mind, plays, wanted, place)
    spare = spare_places(small, mind, seat, wanted)
    least = least_missed(rules, words, small, mind, wanted)
    hope = best_hope(small, mind, seat, plays)
    survey(rules, words, small, mind)
    if wants_to_clue(rules, words, small, mind, plays, spare):
        clue = clue_to_give(rules, words, small, mind, plays, wanted)
        if clue >= 0:
            return rules[COLOUR_CLUES] + clue
        survey(rules, words, small, mind)
    if not may_discard(rules, small) or (small[TURNS_LEFT] > 0 and may_strike(rules, small)):
        return rules[PLAYS] + hope
    known = spare_places(small, mind, seat, wanted)
    if known & (known - 1):  # more than one bit is set: the choice between them is a message
        return discard_to_say(rules, words, small, mind, plays, wanted, known)
    return lowest_member(spare) if spare else least


@routine
def play_best(
    rules: Words, words: Words, small: Small, mind: Words, plays: int, wanted: int, place: int
) -> int:
    """Play the card at `place`, or another that everybody knows to fit if that sends the right message."""
    if plays_speak(rules):
        survey(rules, words, small, mind)
        telling = play_to_say(rules, words, small, mind, plays, wanted)
        place = place if telling == NOWHERE else telling
        look_at_own(rules, words, small, mind, small[SEAT])
    return play_at(rules, mind, small[SEAT], place)


@routine
def play_at(rules: Words, mind: Words, seat: int, place: int) -> int:
    """The number of a play, announced if the ruleset has announcements and the suit is certain (V2)."""
    suits = suits_of(mind[FACES + MOST_HELD * seat + place])
    if rules[ANNOUNCE] and is_one(suits):
        return rules[ANNOUNCED] + place * rules[SUITS] + lowest_member(suits)
    return rules[PLAYS] + place


@routine
def may_strike(rules: Words, small: Small) -> bool:
    """Whether the team can afford another strike."""
    return small[STRIKES] + 1 < rules[MOST_STRIKES]


@routine
def may_discard(rules: Words, small: Small) -> bool:
    """Whether a clue token is missing (B6)."""
    return small[TOKENS] < rules[MOST_TOKENS]


@routine
def is_early(rules: Words, small: Small) -> bool:
    """Whether so few cards were discarded that the deck will last."""
    gone = 0
    for identity in range(RANKS * rules[SUITS]):
        gone += small[rules[DISCARDS] + identity]
    return gone <= rules[CARDS] - rules[HIGHEST] * rules[SUITS] - rules[PLAYERS] * rules[HAND]


@routine
def sure_play(rules: Words, words: Words, small: Small, mind: Words, plays: int) -> int:
    """The place of the best card that is sure to fit: a low one, and one that nobody else holds."""
    seat = small[SEAT]
    elsewhere = visible_cards(rules, words, small, seat) if small[LEFT] else 0
    best, most = NOWHERE, -1
    for place in range(small[HELD + seat]):
        faces = mind[FACES + MOST_HELD * seat + place]
        if faces & ~plays == 0:
            value, rest = 0, faces
            while rest:
                identity = lowest_member(rest)
                rest &= rest - 1
                alone = 0 if elsewhere >> identity & 1 else 10
                value += max(weight(mind, 1 << identity), 1) * (alone + 10 - rules[HEIGHT + identity])
            value = 1000 * value // max(weight(mind, faces), 1)
            if value > most:
                best, most = place, value
    return best


@routine
def likely_play(rules: Words, small: Small, mind: Words, plays: int, wanted: int) -> int:
    """The place of a card that likely fits and is useless if not; only while a mistake is affordable."""
    seat = small[SEAT]
    best, most = NOWHERE, LIKELY
    if not (may_strike(rules, small) and is_early(rules, small)):
        return best
    for place in range(small[HELD + seat]):
        faces = mind[FACES + MOST_HELD * seat + place]
        if faces & plays and faces & wanted & ~plays == 0:
            chance = 100 * weight(mind, faces & plays) // max(weight(mind, faces), 1)
            if chance > most:
                best, most = place, chance
    return best


@routine
def best_hope(small: Small, mind: Words, seat: int, plays: int) -> int:
    """The place of the card that is most likely to fit."""
    best, most = 0, -1
    for place in range(small[HELD + seat]):
        faces = mind[FACES + MOST_HELD * seat + place]
        chance = 1000 * weight(mind, faces & plays) // max(weight(mind, faces), 1)
        if chance > most:
            best, most = place, chance
    return best


@routine
def least_missed(rules: Words, words: Words, small: Small, mind: Words, wanted: int) -> int:
    """The place of the card that is missed least: others hold it, another copy exists, or it comes late."""
    seat = small[SEAT]
    elsewhere, last = visible_cards(rules, words, small, seat), last_copies(rules, small, wanted)
    best, most = 0, -1
    for place in range(small[HELD + seat]):
        faces = mind[FACES + MOST_HELD * seat + place]
        value, rest = 0, faces
        while rest:
            identity = lowest_member(rest)
            rest &= rest - 1
            good = 0 if last >> identity & 1 else NOT_LAST
            good += HELD_ELSEWHERE * (elsewhere >> identity & 1) + rules[HEIGHT + identity]
            value += max(weight(mind, 1 << identity), 1) * good
        value = 1000 * value // max(weight(mind, faces), 1)
        if value > most:
            best, most = place, value
    return best


@routine
def wants_to_clue(rules: Words, words: Words, small: Small, mind: Words, plays: int, spare: int) -> bool:
    """Whether to clue rather than discard.

    The rule about `needy` seats is part of the language: a discard with a token left says there are none.
    """
    if not small[TOKENS]:
        return False
    if not small[HELD + small[SEAT]]:
        return True
    if not may_discard(rules, small):
        return True
    anyone, needy = False, False
    for seat in range(rules[PLAYERS]):
        if seat != small[SEAT] and has_play(rules, words, small, seat, plays):
            anyone = True
            needy = needy or not knows_play(small, mind, seat, plays)
    if needy:
        return True
    if spare and is_early(rules, small):
        return False
    return anyone or small[TOKENS] > rules[PLAYERS]


@routine
def has_play(rules: Words, words: Words, small: Small, seat: int, plays: int) -> bool:
    """Whether a visible hand has a card that fits."""
    for place in range(small[HELD + seat]):
        if plays >> small[rules[DECK] + name_at(words, seat, place)] & 1:
            return True
    return False


@routine
def answer_tile(rules: Words, words: Words, small: Small, mind: Words, plays: int, wanted: int) -> int:
    """Answer a tile with the clue that sends the message, or with the discarded card needed most (X3)."""
    tile = (small[DECISION] & ~MAY_SAY_NO) - 1
    if tile in (COLOUR_CLUE, RANK_CLUE):
        survey(rules, words, small, mind)
        return rules[COLOUR_CLUES] + clue_to_give(rules, words, small, mind, plays, wanted)
    return answer_with_card(rules, small, tile)


@routine
def answer_with_card(rules: Words, small: Small, tile: int) -> int:
    """Answer a tile with the discarded card that is needed most: few copies are left, and it fits soon."""
    options = card_choices(rules, small, tile)
    best, most = 0, -1
    while options:
        identity = lowest_member(options)
        options &= options - 1
        need = 40 - 10 * min(remaining(rules, small, identity), 3)
        ahead = rules[HEIGHT + identity] - small[rules[FIREWORKS] + identity // RANKS]
        need = need + RANKS - ahead if ahead >= 0 else 0
        if need > most:
            best, most = identity, need
    return rules[CARD_CHOICES] + best
