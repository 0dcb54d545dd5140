"""Take actions: the kernel's `hanabi.game.turns`, step by step in the same order."""

from hanabi.fast import last
from hanabi.fast.compiling import compiled
from hanabi.fast.hands import draw, forget, name_at, shuffle_back, take
from hanabi.fast.lanes import lowest_bits, marked_places
from hanabi.fast.last import add_part, begin_action
from hanabi.fast.layout import (
    ALL_OR_NOTHING,
    ALL_RANKS,
    ANNOUNCED,
    CARD_CHOICES,
    CARD_LOST,
    COLOUR_CLUES,
    COLOURS,
    COVERED,
    DECISION,
    DECK,
    DECLINE,
    DISCARDS,
    FINISHED,
    FIREWORKS,
    HAND,
    HAND_WORDS,
    HANDS,
    HELD,
    HIGHEST,
    LAST,
    LEFT,
    MAY_DECLINE,
    MAY_SAY_NO,
    MOST_STRIKES,
    MOST_SUITS,
    MOST_TOKENS,
    NO_ACTION,
    PARDON,
    PERFECT,
    PILE,
    PLAYERS,
    PLAYS,
    POSSIBLE,
    RANK,
    RANK_SAID,
    RANKS,
    REKINDLE,
    RESHUFFLE,
    RESHUFFLES,
    RESULT,
    REWARDS,
    SAID,
    SAYABLE,
    SCORE,
    SEAT,
    SKIPPING,
    STRIKES,
    STRUCK_OUT,
    SUITS,
    TILE_COUNT,
    TOKEN,
    TOKENS,
    TURN,
    TURNED,
    TURNS_LEFT,
    Small,
    Words,
)
from hanabi.fast.legal import clues, has_choice, may_waste
from hanabi.fast.prospects import fits, is_indispensable, points

ALL_SUITS = (1 << MOST_SUITS) - 1
UNANNOUNCED = -1


@compiled
def act(rules: Words, words: Words, small: Small, action: int) -> None:
    """Take a legal action, by its number."""
    if action < rules[PLAYS]:
        discard(rules, words, small, action)
    elif action < rules[COLOUR_CLUES]:
        play(rules, words, small, action - rules[PLAYS], UNANNOUNCED)
    elif action < rules[ANNOUNCED]:
        clue(rules, words, small, action - rules[COLOUR_CLUES])
    elif action < rules[CARD_CHOICES]:
        announced = action - rules[ANNOUNCED]
        place = announced // rules[SUITS]
        play(rules, words, small, place, announced - place * rules[SUITS])
    else:
        choose(rules, words, small, action)
    if not small[RESULT] and not small[DECISION]:
        finish(rules, words, small)


@compiled
def clue(rules: Words, words: Words, small: Small, told: int) -> None:
    """Point at every card that matches the clue, all at once (B4); a tile's clue costs no token (X3.3)."""
    colours, others = rules[COLOURS], rules[PLAYERS] - 1
    of_rank = told >= others * colours
    if of_rank:
        told -= others * colours
    values = rules[HIGHEST] if of_rank else colours
    step = told // values
    value = told - step * values
    seat = small[SEAT]
    to = seat + 1 + step
    if to > others:
        to -= others + 1
    begin_action(words, last.RANK_TOLD if of_rank else last.COLOUR_TOLD, seat)
    add_part(words, last.TO, to)
    add_part(words, last.VALUE, value)
    if of_rank:
        tell_rank(words, small, to, value)
    else:
        tell_colour(rules, words, small, to, value)
    if small[DECISION]:
        small[DECISION] = 0
    else:
        small[TOKENS] -= 1


@compiled
def tell_colour(rules: Words, words: Words, small: Small, to: int, colour: int) -> None:
    """Narrow the suits of a whole hand after a clue: those of the colour, or all the others, in each lane."""
    hand = HANDS + HAND_WORDS * to
    cards = lowest_bits(small[HELD + to])
    pointed = words[hand + SAYABLE] >> colour & cards  # the lowest bit of each lane that the clue points at
    suits = rules[COVERED + colour]
    # A product copies a set of suits into every lane whose lowest bit is set.
    words[hand + POSSIBLE] &= pointed * suits | (cards ^ pointed) * (ALL_SUITS ^ suits)
    words[hand + SAID] |= pointed << colour
    add_part(words, last.POINTED, marked_places(pointed))


@compiled
def tell_rank(words: Words, small: Small, to: int, rank: int) -> None:
    """Narrow the ranks of a whole hand after a clue, as `tell_colour` does its suits."""
    hand = HANDS + HAND_WORDS * to
    cards = lowest_bits(small[HELD + to])
    pointed = words[hand + RANK] >> rank & cards
    left = pointed * (1 << rank) | (cards ^ pointed) * (ALL_RANKS ^ 1 << rank)
    # The upper half of each lane is narrowed; the lower half, the card's own rank, stays.
    words[hand + RANK] &= left << RANKS | cards * ALL_RANKS
    words[hand + SAID] |= pointed << RANK_SAID
    add_part(words, last.POINTED, marked_places(pointed))


@compiled
def discard(rules: Words, words: Words, small: Small, place: int) -> None:
    """Discard for a clue token (B6); in all or nothing, discarding the last copy loses the game (V1)."""
    seat = small[SEAT]
    name = name_at(words, seat, place)
    identity = small[rules[DECK] + name]
    lost = would_lose(rules, small, identity)
    begin_action(words, last.DISCARDED, seat)
    small[TOKENS] += 1
    put_on_discards(rules, words, small, place, name, identity)
    if lost:
        end_at_once(rules, words, small, CARD_LOST)


@compiled
def play(rules: Words, words: Words, small: Small, place: int, announced: int) -> None:
    """Play a card; a wrong announcement misplays it even if it would have fitted (B7, V2)."""
    seat = small[SEAT]
    name = name_at(words, seat, place)
    identity = small[rules[DECK] + name]
    suit = identity // RANKS
    begin_action(words, last.PLAYED, seat)
    add_part(words, last.NAMED, announced + 1)
    if fits(rules, small, identity) and (announced in (UNANNOUNCED, suit)):
        leave_hand(rules, words, small, place, name, identity)
        add_part(words, last.BUILT, 1)
        build(rules, words, small, suit, announced != UNANNOUNCED)
        return
    lost = would_lose(rules, small, identity)
    small[STRIKES] += 1
    put_on_discards(rules, words, small, place, name, identity)
    if small[STRIKES] == rules[MOST_STRIKES]:
        end_at_once(rules, words, small, STRUCK_OUT)
    elif lost:
        end_at_once(rules, words, small, CARD_LOST)


@compiled
def leave_hand(rules: Words, words: Words, small: Small, place: int, name: int, identity: int) -> None:
    """Take a card out of the hand of the seat to move, for everybody to see."""
    add_part(words, last.PLACE, place)
    add_part(words, last.FACE, identity)
    take(words, small, small[SEAT], place)
    if rules[RESHUFFLES]:
        forget(rules, small, name, identity)


@compiled
def put_on_discards(rules: Words, words: Words, small: Small, place: int, name: int, identity: int) -> None:
    """Put a card of the hand on the discard pile."""
    leave_hand(rules, words, small, place, name, identity)
    small[rules[DISCARDS] + identity] += 1


@compiled
def would_lose(rules: Words, small: Small, identity: int) -> bool:
    """Whether losing this card loses the game: it is indispensable, in all or nothing (V1, U4)."""
    return rules[ALL_OR_NOTHING] != 0 and is_indispensable(rules, small, identity)


@compiled
def choose(rules: Words, words: Words, small: Small, action: int) -> None:
    """Apply an answer to a bonus tile that is not a clue (X3)."""
    tile = (small[DECISION] & ~MAY_SAY_NO) - 1
    small[DECISION] = 0
    if action == rules[DECLINE]:
        begin_action(words, last.DECLINED, small[SEAT])
        return
    identity = action - rules[CARD_CHOICES]
    begin_action(words, last.RESHUFFLED if tile == RESHUFFLE else last.REKINDLED, small[SEAT])
    add_part(words, last.FACE, identity)
    small[rules[DISCARDS] + identity] -= 1
    if tile == RESHUFFLE:
        shuffle_back(rules, words, small, identity)
    else:
        build(rules, words, small, identity // RANKS, False)


@compiled
def build(rules: Words, words: Words, small: Small, suit: int, announced: bool) -> None:
    """Raise a firework and give the rewards for that (B8, B10, U6, U9)."""
    place = rules[FIREWORKS] + suit
    small[place] += 1
    small[SCORE] = points(rules, small)
    complete = small[place] == rules[HIGHEST]
    if complete and all_complete(rules, small):
        end_at_once(rules, words, small, PERFECT)
        return
    if announced:
        return_token(rules, words, small)
    if not complete:
        return
    if rules[REWARDS + suit] and small[TURNED] < rules[TILE_COUNT]:
        turn_tile(rules, words, small)
    else:
        return_token(rules, words, small)


@compiled
def all_complete(rules: Words, small: Small) -> bool:
    """Whether every firework is complete (B10)."""
    built = 0
    for suit in range(rules[SUITS]):
        built += small[rules[FIREWORKS] + suit]
    return built == rules[HIGHEST] * rules[SUITS]


@compiled
def return_token(rules: Words, words: Words, small: Small) -> None:
    """Return a clue token; the reward is lost if all are available (B8, U6)."""
    if small[TOKENS] < rules[MOST_TOKENS]:
        small[TOKENS] += 1
        words[LAST] |= 1 << last.REWARDED


@compiled
def turn_tile(rules: Words, words: Words, small: Small) -> None:
    """Turn the next bonus tile and apply it at once (X3, U19)."""
    tile = small[rules[PILE] + small[TURNED]]
    small[TURNED] += 1
    if tile == PARDON and small[STRIKES]:
        small[STRIKES] -= 1
    if tile in (TOKEN, PARDON):
        return_token(rules, words, small)
    elif tile == RESHUFFLE and not small[LEFT]:
        ask(rules, words, small, REKINDLE, rules[MAY_DECLINE] != 0 or may_waste(rules, small))
    else:
        ask(rules, words, small, tile, tile == REKINDLE and may_waste(rules, small))


@compiled
def ask(rules: Words, words: Words, small: Small, tile: int, may_decline: bool) -> None:
    """Wait for the player's choice, unless there is nothing to choose (U10)."""
    if has_choice(rules, words, small, tile):
        small[DECISION] = tile + 1 + (MAY_SAY_NO if may_decline else 0)


@compiled
def finish(rules: Words, words: Words, small: Small) -> None:
    """Draw, pass the turn, and end the game or begin the last round if it is time (B3, B11, U5)."""
    seat = small[SEAT]
    drew_last = False
    if small[HELD + seat] < rules[HAND] and small[LEFT]:
        draw(rules, words, small, seat)
        drew_last = small[LEFT] == 0
    pass_turn(rules, words, small)
    if rules[ALL_OR_NOTHING]:
        skip_idle(rules, words, small)
    elif drew_last:
        small[TURNS_LEFT] = rules[PLAYERS]
    elif small[TURNS_LEFT] == 0:
        end(small, FINISHED)


@compiled
def skip_idle(rules: Words, words: Words, small: Small) -> None:
    """Skip every seat that cannot act; the game is lost if none can, or if seats are not skipped (U5)."""
    held = 0
    for seat in range(rules[PLAYERS]):
        held += small[HELD + seat]
    while not small[HELD + small[SEAT]] and not (small[TOKENS] and clues(rules, words, small)):
        if not (rules[SKIPPING] and held):
            end(small, NO_ACTION)
            break
        pass_turn(rules, words, small)


@compiled
def pass_turn(rules: Words, words: Words, small: Small) -> None:
    small[SEAT] += 1
    if small[SEAT] == rules[PLAYERS]:
        small[SEAT] = 0
    words[TURN] += 1
    if small[TURNS_LEFT] > 0:
        small[TURNS_LEFT] -= 1


@compiled
def end_at_once(rules: Words, words: Words, small: Small, result: int) -> None:
    """End the game in the middle of a turn: no reward, no draw (B9, B10, U9)."""
    pass_turn(rules, words, small)
    end(small, result)


@compiled
def end(small: Small, result: int) -> None:
    """End the game; a lost game scores 0 (U3)."""
    small[RESULT] = result
    if result not in (PERFECT, FINISHED):
        small[SCORE] = 0
