"""Loops of the kernel over a range of games, from `start` to `stop`, each a row of the arrays.

Where the kernel is interpreted, an array of games is a list of memoryviews, which give plain integers.
"""

from typing import Any

from hanabi.fast.chance import OF_CHOICES, OF_FIRST, below, derive_key, key_of, number
from hanabi.fast.compiling import compiled
from hanabi.fast.hands import deal
from hanabi.fast.imagining import imagine
from hanabi.fast.layout import ANYBODY, KEY, PLAYERS, RESULT, SCORE, SEAT, SEEN_ONLY, SETTLED, Small, Words
from hanabi.fast.legal import is_legal, mark_legal, random_action
from hanabi.fast.moves import act
from hanabi.fast.observing import observe, reveal, seat_after
from hanabi.fast.prospects import worth

WENT_ON, ENDED, REFUSED = 0, 1, 2
"""The outcome of an action in a game; as bytes, the first two are also the booleans of `over`."""


@compiled
def begin(rules: Words, words: Words, small: Small, key: int, first: int) -> None:
    """Deal a game; `first` begins, or a random seat if it is ANYBODY."""
    seat = below(key, OF_FIRST, rules[PLAYERS]) if first == ANYBODY else first
    deal(rules, words, small, key, seat)


@compiled
def begin_next(rules: Words, words: Words, small: Small, first: int) -> None:
    """Deal the game that follows this one."""
    begin(rules, words, small, derive_key(words[KEY], 0), first)


@compiled
def advance(rules: Words, words: Words, small: Small, action: int) -> int:
    """Take an action and return its outcome; a refused one changes nothing.

    If a state is only what one seat knows of a game, every action is refused: the faces are unknown.
    """
    if small[SETTLED] == SEEN_ONLY or not is_legal(rules, words, small, action):
        return REFUSED
    act(rules, words, small, action)
    return ENDED if small[RESULT] else WENT_ON


@compiled
def random_move(rules: Words, words: Words, small: Small, moment: int) -> int:
    """Choose a random legal action by the game's own random numbers; `moment` counts the choices."""
    return random_action(rules, words, small, number(words[KEY], OF_CHOICES + moment))


@compiled
def wander(rules: Words, words: Words, small: Small, moment: int, moves: int, first: int) -> tuple[int, int]:
    """Play `moves` random moves, game after game; return how many games ended, and their total score."""
    ended, points = 0, 0
    if small[RESULT]:
        begin_next(rules, words, small, first)
    for move in range(moves):
        action = random_move(rules, words, small, moment + move)
        if advance(rules, words, small, action) == ENDED:
            ended += 1
            points += small[SCORE]
            begin_next(rules, words, small, first)
    return ended, points


@compiled
def imagine_games(
    rules: Words, words: Any, small: Any, seat: int, seed: int, copies: Any, start: int, stop: int
) -> int:
    """Complete what a seat knows at random in every game, and return how many games failed."""
    failed = 0
    for game in range(start, stop):
        done = imagine(rules, words[game], small[game], seat, key_of(seed, game), copies[game])
        failed += not done
    return failed


@compiled
def begin_games(rules: Words, words: Any, small: Any, seed: int, first: int, start: int, stop: int) -> None:
    for game in range(start, stop):
        begin(rules, words[game], small[game], key_of(seed, game), first)


@compiled
def renew_games(
    rules: Words, words: Any, small: Any, games: Any, seed: int, first: int, start: int, stop: int
) -> None:
    """Deal some games again: as those of `seed`, or if it is negative as those that follow."""
    for at in range(start, stop):
        game = games[at]
        if seed < 0:
            begin_next(rules, words[game], small[game], first)
        else:
            begin(rules, words[game], small[game], key_of(seed, game), first)


@compiled
def step_games(
    rules: Words,
    words: Any,
    small: Any,
    actions: Any,
    rewards: Any,
    scores: Any,
    became: Any,
    restart: bool,
    first: int,
    start: int,
    stop: int,
) -> int:
    """Take an action in every game, deal again where one ended, and return how many games refused."""
    refused = 0
    for game in range(start, stop):
        own, own_small = words[game], small[game]
        before = worth(rules, own_small)
        outcome = advance(rules, own, own_small, actions[game])
        became[game] = outcome
        scores[game] = own_small[SCORE]
        rewards[game] = worth(rules, own_small) - before
        if outcome == REFUSED:
            refused += 1
        elif outcome == ENDED and restart:
            begin_next(rules, own, own_small, first)
    return refused


@compiled
def wander_games(
    rules: Words, words: Any, small: Any, moment: int, moves: int, first: int, start: int, stop: int
) -> tuple[int, int]:
    """Play `moves` random moves in every game; return how many games ended, and their total score."""
    all_ended, all_points = 0, 0
    for game in range(start, stop):
        ended, points = wander(rules, words[game], small[game], moment, moves, first)
        all_ended += ended
        all_points += points
    return all_ended, all_points


@compiled
def sample_games(
    rules: Words, words: Any, small: Any, moment: int, actions: Any, start: int, stop: int
) -> None:
    for game in range(start, stop):
        actions[game] = random_move(rules, words[game], small[game], moment)


@compiled
def mark_games(rules: Words, words: Any, small: Any, legal: Any, start: int, stop: int) -> None:
    for game in range(start, stop):
        mark_legal(rules, words[game], small[game], legal[game])


@compiled
def observe_games(rules: Words, words: Any, small: Any, ahead: int, bits: Any, start: int, stop: int) -> None:
    """Write the observation of the seat `ahead` seats after the one to move."""
    for game in range(start, stop):
        own_small = small[game]
        observe(rules, words[game], own_small, seat_after(rules, own_small[SEAT], ahead), bits[game])


@compiled
def reveal_games(rules: Words, words: Any, small: Any, ahead: int, hands: Any, start: int, stop: int) -> None:
    """Write the own hand of the seat `ahead` seats after the one to move."""
    for game in range(start, stop):
        reveal(rules, words[game], small[game], seat_after(rules, small[game][SEAT], ahead), hands[game])


@compiled
def widen_games(wide_bytes: Any, narrow: Any, wide: Any, start: int, stop: int) -> None:
    """Unpack every bit to a byte, eight at a time by the table `wide_bytes`."""
    for game in range(start, stop):
        own, own_wide = narrow[game], wide[game]
        whole = len(own_wide) >> 3
        for place in range(whole):
            eight, at = wide_bytes[own[place]], place << 3
            # The compiler makes one store of these eight; rows of any length need not begin at a 64-bit word.
            own_wide[at] = eight & 0xFF
            own_wide[at + 1] = eight >> 8 & 0xFF
            own_wide[at + 2] = eight >> 16 & 0xFF
            own_wide[at + 3] = eight >> 24 & 0xFF
            own_wide[at + 4] = eight >> 32 & 0xFF
            own_wide[at + 5] = eight >> 40 & 0xFF
            own_wide[at + 6] = eight >> 48 & 0xFF
            own_wide[at + 7] = eight >> 56 & 0xFF
        for bit in range(whole << 3, len(own_wide)):
            own_wide[bit] = own[bit >> 3] >> (bit & 7) & 1
