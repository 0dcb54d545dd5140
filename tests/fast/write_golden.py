"""Writes the golden games of hanabi-learning-environment 0.0.4: `python -m tests.fast.write_golden`.

Needs that package, which is hard to install. It deals by its own seeds, so a game is dealt once to learn its
deck and then again, to be played as a guided game of ours.
"""

import random
from collections.abc import Iterator
from itertools import cycle
from typing import Any

import numpy as np
import numpy.typing as npt
from hanabi_learning_environment import pyhanabi  # type: ignore[import-not-found]

from hanabi.fast.numbering import Numbering
from hanabi.game import Shuffle, deal
from hanabi.rules import Card, Ruleset, ruleset
from hanabi.testing import guided_play, some_temper
from tests.fast.golden import TABLES, Recorded, path_of, write_games

GAMES = 5
CANONICAL = pyhanabi.ObservationEncoderType.CANONICAL
HINTS = {pyhanabi.HanabiMoveType.REVEAL_COLOR, pyhanabi.HanabiMoveType.REVEAL_RANK}


def main() -> None:
    for name, players in TABLES:
        games = [recorded(ruleset(name), players, seed) for seed in range(1, GAMES + 1)]
        write_games(path_of(name, players), name, players, games)


def recorded(rules: Ruleset, players: int, seed: int) -> Recorded:
    """A guided game on the deck of a seed, as hanabi-learning-environment shows it."""
    deck = deck_of(rules, players, seed)
    actions = tuple(guided_actions(rules, players, deck, seed))
    game = new_game(rules, players, seed)
    encoder, state = pyhanabi.ObservationEncoder(game, CANONICAL), dealt(game)
    legal, sights = [], []
    for action in actions:
        legal.append(tuple(sorted(game.get_move_uid(move) for move in state.legal_moves())))
        sights.append(seen(encoder, state, players))
        state.apply_move(game.get_move(action))
        deal_on(state)
    assert state.is_terminal()
    return Recorded(deck, actions, tuple(legal), np.array(sights))


def guided_actions(rules: Ruleset, players: int, deck: tuple[Card, ...], seed: int) -> Iterator[int]:
    chance, numbering = random.Random(seed), Numbering(rules, players)
    start, _ = deal(rules, players, Shuffle(deck))
    for step in guided_play(start, some_temper(chance), chance):
        yield numbering.number(step.state.board, step.action)


def new_game(rules: Ruleset, players: int, seed: int) -> Any:
    settings = {
        "players": players,
        "colors": len(rules.suits),
        "hand_size": rules.hand_size(players),
        "max_information_tokens": rules.clue_tokens,
        "max_life_tokens": rules.strikes,
        "seed": seed,
    }
    return pyhanabi.HanabiGame(settings)


def deck_of(rules: Ruleset, players: int, seed: int) -> tuple[Card, ...]:
    """The cards in the order of the draw: clues and discards by turns let every one of them be seen."""
    game = new_game(rules, players, seed)
    state = dealt(game)
    deck = [face for hand in state.player_hands() for face in hand]
    for clue in cycle((True, False)):
        if state.deck_size() == 0:
            return tuple(Card(rules.suits[face.color()].key, face.rank() + 1) for face in deck)
        seat = state.cur_player()
        state.apply_move(next(move for move in state.legal_moves() if (move.type() in HINTS) == clue))
        deal_on(state)
        if not clue:
            deck.append(state.player_hands()[seat][-1])
    raise AssertionError("nobody draws forever")


def dealt(game: Any) -> Any:
    state = game.new_initial_state()
    deal_on(state)
    return state


def deal_on(state: Any) -> None:
    while state.cur_player() == pyhanabi.CHANCE_PLAYER_ID:
        state.deal_random_card()


def seen(encoder: Any, state: Any, players: int) -> list[npt.NDArray[np.uint8]]:
    """What every seat sees, from seat 0, eight bits a byte."""
    sights = (encoder.encode(state.observation(seat)) for seat in range(players))
    return [np.packbits(np.array(sight, np.uint8), bitorder="little") for sight in sights]


if __name__ == "__main__":
    main()
