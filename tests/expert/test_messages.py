"""A number can always be said, and says the same to those who see a hand and to the one who does not."""

import numpy as np
import pytest

from hanabi.bots.expert import Expert
from hanabi.expert.member import KernelState
from hanabi.expert.messages import kinds_now
from hanabi.expert.mind import FACES, MIND, MOST_HELD, SOON, clear
from hanabi.expert.questions import LOOK, tell
from hanabi.expert.sets import playable_cards, useful_cards
from hanabi.expert.signals import number_of, pointed_places, prepare, split_clue
from hanabi.expert.survey import survey
from hanabi.fast.compiling import to_kernel
from hanabi.fast.legal import clues
from hanabi.fast.positions import write_state
from hanabi.game import GameState, Seat
from hanabi.table import Table
from tests.expert.tables import RULESETS, dealt, sizes


class Position:
    """A game as the team sees it when nothing has been said."""

    def __init__(self, state: GameState) -> None:
        self.desk = KernelState(state.rules, state.board.players)
        write_state(state, self.desk.words, self.desk.small)
        self.mind = np.zeros(MIND, np.int64)
        clear(to_kernel(self.mind))
        survey(*self.desk.game, to_kernel(self.mind))

    @property
    def wanted(self) -> int:
        return int(useful_cards(self.desk.rules, self.desk.numbers))

    def hand(self, seat: Seat) -> list[int]:
        """What the cards of a hand may be."""
        first = FACES + MOST_HELD * seat
        return [int(faces) for faces in self.mind[first : first + MOST_HELD]]

    def told(self, seat: Seat, modulus: int, number: int) -> int:
        """Tell a hand a number, or find the one that is true of it."""
        self.mind[SOON + seat] = int(playable_cards(self.desk.rules, self.desk.numbers))
        return int(tell(*self.desk.game, to_kernel(self.mind), seat, self.wanted, modulus, number))


def positions(name: str, players: int) -> list[GameState]:
    """A game of the team, move by move."""
    table = Table.at(dealt(name, players, 1)[0]).sit_all([Expert() for _ in range(players)])
    found = []
    while not table.state.board.over:
        found.append(table.state)
        table.step()
    return found


@pytest.mark.parametrize("name", RULESETS)
def test_every_number_that_clues_can_say_has_a_clue(name: str) -> None:
    for players in sizes(name):
        for state in positions(name, players)[::3]:
            position = Position(state)
            rules, _, small = position.desk.game
            if state.board.decision is None:
                mind = to_kernel(position.mind)
                numbers = prepare(rules, small, mind, position.wanted, kinds_now(small))
                assert said(position, state.board.seat, players) >= set(range(numbers))


def said(position: Position, seat: Seat, players: int) -> set[int]:
    """The numbers that some legal clue says."""
    rules, words, small = position.desk.game
    legal = int(clues(rules, words, small))
    found = set()
    for clue in (clue for clue in range(legal.bit_length()) if legal >> clue & 1):
        step, by_rank, value = split_clue(rules, clue)
        pointed = pointed_places(words, small, (seat + step) % players, by_rank, value)
        found.add(int(number_of(rules, small, to_kernel(position.mind), step, by_rank, pointed)))
    return found


@pytest.mark.parametrize("modulus", [2, 3, 7, 12, 16])
@pytest.mark.parametrize("name", RULESETS[:5])
def test_who_hears_a_number_learns_what_who_looks_sees(name: str, modulus: int) -> None:
    for state in dealt(name, 3, games=5):
        looked, heard = Position(state), Position(state)
        number = looked.told(1, modulus, LOOK)
        assert 0 <= number < modulus
        assert heard.told(1, modulus, number) == number
        assert looked.hand(1) == heard.hand(1)
        assert looked.hand(1) != Position(state).hand(1)


def test_what_is_told_is_true() -> None:
    for state in dealt("pl", 4, games=20):
        position = Position(state)
        position.told(2, 12, LOOK)
        numbers = [position.desk.numbering.faces.index(face) for face in state.hand(2)]
        assert all(faces >> number & 1 for faces, number in zip(position.hand(2), numbers, strict=False))
