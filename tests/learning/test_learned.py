"""A learned team plays by its network alone, alike at a table and in a batch; wrong files are refused."""

import random
from pathlib import Path

import numpy as np
import pytest

from hanabi.errors import LearningError
from hanabi.fast.numbering import Numbering
from hanabi.game import Event, PlayerView, deal, shuffled
from hanabi.learned.member import LearnedMember
from hanabi.learned.network import Layer, Network, read_weights, write_weights
from hanabi.learned.sight import network_input
from hanabi.learned.team import play_many
from hanabi.rules import ruleset
from hanabi.table import UNSAID, Choice, Table

WIDTH = 16
GAMES = 3


class Seated:
    """A player for a table with any network."""

    def __init__(self, network: Network) -> None:
        self._member = LearnedMember(network)

    def start(self, *_: object) -> None:
        """Do nothing: a new one sits down for each game."""

    def observe(self, event: Event) -> None:
        self._member.hear(event)

    def act(self, view: PlayerView, deadline: float | None = None) -> Choice:
        return Choice(self._member.decide(view), UNSAID)


@pytest.mark.parametrize(("name", "players"), [("pl", 2), ("pt", 3)])
def test_a_member_at_a_table_plays_like_the_batch(name: str, players: int) -> None:
    network = random_network(name, players)
    shuffles = [shuffled(network.rules, random.Random(seed)) for seed in range(GAMES)]
    ends = play_many(network, [deal(network.rules, players, each)[0] for each in shuffles])
    for shuffle, end in zip(shuffles, ends, strict=True):
        table = Table(network.rules, players, shuffle=shuffle)
        for seat in range(players):
            table.sit(seat, Seated(network), 0)
        table.run()
        outcome = table.state.board.outcome
        assert outcome is not None
        assert (end.score, end.result, end.moves) == (outcome.score, outcome.result, len(table.moves))


def test_a_network_comes_back_from_its_file_with_half_the_precision(tmp_path: Path) -> None:
    network, path = random_network("pl", 2), tmp_path / "weights.npz"
    write_weights(path, network.rules, network.players, network.layers)
    read = read_weights(path)
    assert (read.rules, read.players) == (network.rules, 2)
    sights = np.random.default_rng(0).integers(0, 256, (50, network.sight.size), np.uint8)
    np.testing.assert_allclose(read.scores(sights), network.scores(sights), atol=0.1)


def test_the_likeliest_legal_action_is_chosen() -> None:
    network = random_network("pl", 2)
    sights = np.random.default_rng(0).integers(0, 256, (50, network.sight.size), np.uint8)
    legal = np.zeros((50, 20), np.bool_)
    legal[:, 7] = True
    assert (network.choose(sights, legal) == 7).all()
    legal[:] = True
    assert (network.choose(sights, legal) == network.scores(sights).argmax(axis=1)).all()


@pytest.mark.parametrize("content", [b"", b"no network", b"PK\x03\x04 cut short"])
def test_another_file_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "weights.npz"
    path.write_bytes(content)
    with pytest.raises(LearningError, match="isn’t a trained network"):
        read_weights(path)


def test_a_network_of_another_version_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    network, path = random_network("pl", 2), tmp_path / "weights.npz"
    with monkeypatch.context() as changed:
        changed.setattr("hanabi.learned.network.VERSION", 99)
        write_weights(path, network.rules, network.players, network.layers)
    with pytest.raises(LearningError, match="version 99, but version 1 is needed"):
        read_weights(path)


def random_network(name: str, players: int) -> Network:
    """A network that plays anyhow, but always the same."""
    rules, chance = ruleset(name), np.random.default_rng(1)
    sight = network_input(rules, players)

    def layer(taken: int, given: int, *, normalised: bool = True) -> Layer:
        weight = chance.normal(size=(taken, given)).astype(np.float32)
        ones = np.ones(given if normalised else 0, np.float32)
        return Layer(weight, np.zeros(given, np.float32), ones, 0 * ones)

    body = layer(8 * sight.size, WIDTH), layer(WIDTH, WIDTH), layer(WIDTH, WIDTH)
    last = layer(WIDTH, len(Numbering(rules, players)), normalised=False)
    return Network(rules, players, sight, (*body, last))
