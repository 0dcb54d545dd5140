"""The kernel shows what hanabi-learning-environment showed in the games that were recorded from it."""

import pytest

from hanabi.game import Shuffle, deal
from hanabi.rules import ruleset
from tests.fast.golden import TABLES, Recorded, path_of, read_games
from tests.fast.kernel import REFUSED, Kernel

tables = pytest.mark.parametrize(("name", "players"), TABLES)


def begun(name: str, game: Recorded) -> Kernel:
    players = game.sights.shape[1]
    return Kernel.of(deal(ruleset(name), players, Shuffle(game.deck))[0])


@tables
def test_the_same_numbers_are_legal(name: str, players: int) -> None:
    for game in read_games(path_of(name, players)):
        kernel = begun(name, game)
        for legal, action in zip(game.legal, game.actions, strict=True):
            assert tuple(kernel.legal()) == legal
            assert kernel.advance(action) != REFUSED
        assert kernel.state.board.over


@tables
def test_every_seat_sees_the_same_bits(name: str, players: int) -> None:
    for game in read_games(path_of(name, players)):
        kernel = begun(name, game)
        for sights, action in zip(game.sights, game.actions, strict=True):
            for seat, sight in enumerate(sights):
                assert kernel.sight(seat).tobytes() == sight.tobytes()
            kernel.advance(action)
