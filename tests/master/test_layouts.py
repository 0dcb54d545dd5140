"""What may be hidden from a seat: every layout that its knowledge allows, and no other, each as likely."""

from collections import Counter
from itertools import permutations

import numpy as np
import pytest

from hanabi.bots import play_game
from hanabi.bots.expert import Expert
from hanabi.expert.mind import FACES, MIND, MOST_HELD, UNSEEN, clear
from hanabi.expert.survey import look_at_own
from hanabi.fast.compiling import to_kernel
from hanabi.fast.cpu import rows
from hanabi.fast.imagining import ROOM, list_unseen
from hanabi.fast.layout import DECK, DRAWN, HELD, LEFT, byte_count, rules_array, word_count
from hanabi.fast.positions import write_state
from hanabi.game import GameState, act
from hanabi.master.layouts import conceal, draw_layouts, list_layouts
from tests.expert.tables import dealt

ROWS = 4000


class Seen:
    """What the seat to move knows of a game late on: the fewer cards are left, the fewer layouts."""

    def __init__(self, name: str, players: int, left: int, *, swapped: bool = False) -> None:
        state = late(name, players, left)
        self.tables = rules_array(state.rules, players)
        self.words = np.zeros(word_count(self.tables), np.int64)
        self.small = np.zeros(byte_count(self.tables), np.int8)
        self.mind = np.zeros(MIND, np.int64)
        write_state(state, self.words, self.small)
        self.seat = state.board.seat
        if swapped:  # hand and deck are turned round, which nobody at this seat can see
            first = int(self.tables[DECK] + self.small[DRAWN])
            names = [int(self.tables[DECK]) + card.id for card in state.board.hands[self.seat]]
            hidden = [*names, *range(first, first + int(self.small[LEFT]))]
            self.small[hidden] = self.small[hidden[::-1]]
        self.truth = self.small.tobytes()
        self.game = to_kernel(self.tables), to_kernel(self.words), to_kernel(self.small)
        clear(to_kernel(self.mind))
        conceal(*self.game, self.seat)
        look_at_own(*self.game, to_kernel(self.mind), self.seat)

    @property
    def held(self) -> int:
        return int(self.small[HELD + self.seat])

    def faces(self) -> list[int]:
        """What each card of the hand may be, a bit each."""
        first = FACES + MOST_HELD * self.seat
        return [int(faces) for faces in self.mind[first : first + self.held]]

    def unseen(self) -> list[int]:
        """Every copy that is not in sight."""
        return [face for face, copies in enumerate(self.mind[UNSEEN : UNSEEN + 35]) for _ in range(copies)]

    def listed(self) -> list[tuple[int, ...]]:
        layouts = np.zeros((ROWS, int(self.tables[4])), np.int8)
        game = self.game[0], self.game[2], to_kernel(self.mind)
        count = list_layouts(*game, self.seat, rows(layouts), ROWS)
        assert count < ROWS
        return [tuple(row[: self.held + int(self.small[LEFT])].tolist()) for row in layouts[:count]]

    def drawn(self, count: int) -> list[tuple[int, ...]]:
        layouts = np.zeros((count, int(self.tables[4])), np.int8)
        copies = to_kernel(np.zeros(ROOM, np.int8))
        unseen = list_unseen(*self.game, self.seat, copies)
        own = *self.game, to_kernel(self.mind)
        assert draw_layouts(*own, self.seat, 5, copies, unseen, rows(layouts), 0, count)
        return [tuple(row[: self.held + int(self.small[LEFT])].tolist()) for row in layouts]


def late(name: str, players: int, left: int) -> GameState:
    """The first game that experts play until at most this many cards are left in the deck."""
    for dealt_state in dealt(name, players, games=50, seed=3):
        state = dealt_state
        _, moves = play_game(state, [Expert() for _ in range(players)])
        for move in moves:
            if state.board.deck <= left:
                return state
            state, _ = act(state, move.action, state.board.seat)
    raise AssertionError


@pytest.mark.parametrize(("players", "left"), [(5, 1), (4, 1), (5, 2)])
def test_every_layout_that_may_be_is_listed_once(players: int, left: int) -> None:
    seen = Seen("pl", players, left)
    faces, unseen = seen.faces(), seen.unseen()
    expected = {
        each
        for each in permutations(unseen)
        if all(allowed >> face & 1 for allowed, face in zip(faces, each, strict=False))
    }
    listed = seen.listed()
    assert len(listed) == len(set(listed))
    assert set(listed) == expected


def test_layouts_are_drawn_as_often_as_each_other() -> None:
    seen = Seen("pl", 5, 1)
    drawn = Counter(seen.drawn(20_000))
    listed = seen.listed()
    assert set(drawn) == set(listed)
    expected = 20_000 / len(listed)
    squares = sum((drawn[each] - expected) ** 2 / expected for each in listed)
    assert squares < len(listed) + 5 * (2 * len(listed)) ** 0.5


def test_what_is_drawn_does_not_depend_on_the_hand_that_is_covered() -> None:
    seen, other = Seen("pl", 4, 6), Seen("pl", 4, 6, swapped=True)
    assert seen.truth != other.truth
    assert seen.drawn(50) == other.drawn(50)
