"""Loops that play whole games, from game `start` to `stop`."""

from typing import Any

from hanabi.expert.cheating import decide_seeing
from hanabi.expert.deciding import decide
from hanabi.expert.messages import ALL_EYES, hear
from hanabi.expert.mind import clear
from hanabi.expert.signals import pointed_places, split_clue
from hanabi.fast.compiling import routine
from hanabi.fast.layout import (
    ANNOUNCED,
    COLOUR_CLUES,
    LEAST,
    NONE,
    PLAYERS,
    POINTS,
    RANKS,
    RESULT,
    SCORE,
    SEAT,
    STRIKES,
    SUITS,
    Small,
    Words,
)
from hanabi.fast.legal import is_legal
from hanabi.fast.moves import act
from hanabi.fast.prospects import reach, revivals


@routine
def move(rules: Words, words: Words, small: Small, mind: Words) -> None:
    """Let the seat to move take the action that the team's rules choose."""
    follow(rules, words, small, mind, decide(rules, words, small, mind))


@routine
def follow(rules: Words, words: Words, small: Small, mind: Words, action: int) -> None:
    """Let everybody hear the message of an action of the seat to move, then take the action."""
    hear_message(rules, words, small, mind, action)
    act(rules, words, small, action)


@routine
def hear_message(rules: Words, words: Words, small: Small, mind: Words, action: int) -> None:
    """Let everybody hear the message of an action that the seat to move is about to take."""
    pointed = 0
    if rules[COLOUR_CLUES] <= action < rules[ANNOUNCED]:
        step, by_rank, value = split_clue(rules, action - rules[COLOUR_CLUES])
        to = (small[SEAT] + step) % rules[PLAYERS]
        pointed = pointed_places(words, small, to, by_rank, value)
    hear(rules, words, small, mind, action, pointed, ALL_EYES)


@routine
def decide_games(
    rules: Words, words: Any, small: Any, minds: Any, actions: Any, start: int, stop: int
) -> None:
    """Choose an action for the seat to move in every game; NONE where the game is over."""
    for game in range(start, stop):
        own, own_small = words[game], small[game]
        actions[game] = NONE if own_small[RESULT] else decide(rules, own, own_small, minds[game])


@routine
def hear_games(rules: Words, words: Any, small: Any, minds: Any, actions: Any, start: int, stop: int) -> None:
    """Hear the messages of actions that are about to be taken; illegal ones say nothing."""
    for game in range(start, stop):
        if is_legal(rules, words[game], small[game], actions[game]):
            hear_message(rules, words[game], small[game], minds[game], actions[game])


@routine
def play_games(rules: Words, words: Any, small: Any, minds: Any, ends: Any, start: int, stop: int) -> None:
    """Play every game to its end, from a state in which no message has been sent."""
    for game in range(start, stop):
        own, own_small, mind = words[game], small[game], minds[game]
        clear(mind)
        moves = 0
        while not own_small[RESULT]:
            move(rules, own, own_small, mind)
            moves += 1
        write_end(rules, own_small, moves, ends[game])


@routine
def cheat_games(rules: Words, words: Any, small: Any, ends: Any, start: int, stop: int) -> None:
    """Play every game to its end with players who see all the cards in hands, their own included."""
    for game in range(start, stop):
        own, own_small = words[game], small[game]
        moves = 0
        while not own_small[RESULT]:
            act(rules, own, own_small, decide_seeing(rules, own, own_small))
            moves += 1
        write_end(rules, own_small, moves, ends[game])


@routine
def write_end(rules: Words, small: Small, moves: int, end: Words) -> None:
    """Write how a game ended: score, result, moves, strikes, and the best score its cards still allowed."""
    best, back = 0, revivals(rules, small)
    for suit in range(rules[SUITS]):
        best += rules[POINTS + (RANKS + 1) * suit + reach(rules, small, suit, back)]
    end[0], end[1], end[2], end[3] = small[SCORE], small[RESULT], moves, small[STRIKES]
    end[4] = max(best, rules[LEAST])
