"""Whatever a member may do, its partners hear nothing that is not so."""

from collections.abc import Iterator

import numpy as np
import pytest

from hanabi.expert.loops import follow
from hanabi.expert.messages import ALL_EYES, hear
from hanabi.expert.mind import MOST_NAMES, TOLD
from hanabi.expert.signals import pointed_places, split_clue
from hanabi.fast.compiling import to_kernel
from hanabi.fast.hands import name_at
from hanabi.fast.layout import (
    ANNOUNCED,
    COLOUR_CLUES,
    DECK,
    HELD,
    RESULT,
    SEAT,
    ByteArray,
    WordArray,
    byte_count,
    rules_array,
    word_count,
)
from hanabi.fast.positions import write_state
from hanabi.game import GameState
from hanabi.master.layouts import conceal
from hanabi.master.options import MOST_OPTIONS, list_options
from hanabi.master.team import new_mind
from tests.expert.tables import RULESETS, dealt, sizes


class Open:
    """A game with every card in sight, and what the team has in mind."""

    def __init__(self, state: GameState) -> None:
        self.players = state.board.players
        self.tables = rules_array(state.rules, self.players)
        self.words = np.zeros(word_count(self.tables), np.int64)
        self.small = np.zeros(byte_count(self.tables), np.int8)
        self.mind = new_mind(self.players)
        write_state(state, self.words, self.small)

    @property
    def over(self) -> bool:
        return bool(self.small[RESULT])

    def options(self) -> list[int]:
        """What the seat to move may do, which does not see its own cards."""
        game = to_kernel(self.tables), to_kernel(self.words.copy()), to_kernel(self.small.copy())
        conceal(*game, int(self.small[SEAT]))
        options = np.zeros(MOST_OPTIONS, np.int64)
        count = list_options(*game, to_kernel(self.mind.copy()), to_kernel(options))
        return [int(option) for option in options[:count]]

    def after(self, option: int) -> tuple[WordArray, ByteArray, WordArray]:
        words, small, mind = self.words.copy(), self.small.copy(), self.mind.copy()
        game = to_kernel(self.tables), to_kernel(words), to_kernel(small), to_kernel(mind)
        follow(*game, option)
        return words, small, mind

    def untrue(self, option: int) -> list[tuple[int, int]]:
        """The cards of which the team believes something that is not so once an option is taken."""
        words, small, mind = self.after(option)
        return [
            (seat, place)
            for seat in range(self.players)
            for place in range(int(small[HELD + seat]))
            if not is_so(
                int(mind[TOLD + (name := name_at(words, seat, place))]), small[self.tables[DECK] + name]
            )
        ]

    def heard(self, option: int, eyes: int) -> list[int]:
        """What messages leave of every card, as a seat hears them that does not see its own cards."""
        words, small, mind = self.words.copy(), self.small.copy(), self.mind.copy()
        game = to_kernel(self.tables), to_kernel(words), to_kernel(small)
        if eyes != ALL_EYES:
            conceal(*game, eyes)
        hear(*game, to_kernel(mind), option, self.pointed(option), eyes)
        return [int(told) for told in mind[TOLD : TOLD + MOST_NAMES]]

    def pointed(self, option: int) -> int:
        """The places that a clue points at, a bit each."""
        rules = to_kernel(self.tables)
        if not rules[COLOUR_CLUES] <= option < rules[ANNOUNCED]:
            return 0
        step, by_rank, value = split_clue(rules, option - rules[COLOUR_CLUES])
        to = (int(self.small[SEAT]) + step) % self.players
        return int(pointed_places(to_kernel(self.words), to_kernel(self.small), to, by_rank, value))


def is_so(told: int, identity: int) -> bool:
    return bool(told >> int(identity) & 1)


def positions(players: int, games: int, name: str = "pl") -> Iterator[Open]:
    """Every position of games in which anything may be done."""
    chance = np.random.default_rng(players)
    for state in dealt(name, players, games):
        game = Open(state)
        while not game.over:
            yield game
            game.words, game.small, game.mind = game.after(int(chance.choice(game.options())))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_nobody_is_misled_by_anything_a_member_may_do(players: int) -> None:
    for game in positions(players, games=6):
        for option in game.options():
            assert game.untrue(option) == []


@pytest.mark.parametrize("name", RULESETS)
def test_every_player_hears_in_every_option_what_it_says(name: str) -> None:
    """A player who does not see their own hand understands what one who sees all hands does."""
    for game in positions(max(sizes(name)), games=2, name=name):
        for option in game.options():
            told = game.heard(option, ALL_EYES)
            for eyes in set(range(game.players)) - {int(game.small[SEAT])}:
                assert game.heard(option, eyes) == told


def test_there_is_something_to_choose_from() -> None:
    counts = [len(game.options()) for game in positions(4, games=3)]
    assert min(counts) >= 1
    assert sum(counts) / len(counts) > 4
