"""A game whose colours are renamed is exactly the game with other colours."""

import random

import numpy as np
import pytest

from hanabi.envs.renaming import SeatRenamings, interchangeable_suits, renamings
from hanabi.fast import layout
from hanabi.fast.game import Game
from hanabi.game import Shuffle, deal, shuffled
from hanabi.rules import Card, Ruleset, ruleset

RULESETS = [
    ("pl", 2),
    ("fr+avalanche+black-powder+flamboyant-fives", 3),
    ("de+flamboyant-fives+all-or-nothing", 4),
    ("custom+avalanche-own+synchronised-show", 5),
    ("custom+suits=3+flamboyant-fives+synchronised-show", 2),
    ("custom+avalanche-own-5+black-powder", 6),
]


def renamed(rules: Ruleset, shuffle: Shuffle, real: list[int]) -> Shuffle:
    """The same shuffle with each card in the suit that it is shown as."""
    shown = {rules.suits[suit].key: rules.suits[place].key for place, suit in enumerate(real)}
    deck = tuple(Card(shown[card.suit], card.rank) for card in shuffle.deck)
    return Shuffle(deck, shuffle.tiles, shuffle.places)


def wish(game: Game, chance: random.Random) -> int:
    """A legal action; plays of what fits come first, so that fireworks are completed and tiles turned."""
    state, legal = game.save(), np.flatnonzero(game.legal())
    board = state.board
    for place, card in enumerate(state.hand(board.seat)):
        next_height = state.rules.suit(card.suit).order.index(card.rank)
        if board.height(card.suit) == next_height and board.decision is None:
            return int(game.rules[layout.PLAYS]) + place
    return int(chance.choice(legal))


@pytest.mark.parametrize(("name", "players"), RULESETS)
@pytest.mark.parametrize("seed", range(4))
def test_a_renamed_game_is_the_game_of_a_renamed_deck(name: str, players: int, seed: int) -> None:
    rules, chance = ruleset(name), random.Random(seed)
    every = renamings(rules, players)
    row = chance.randrange(1, len(every))
    bits, actions = every.bits[row], every.actions[row]
    shuffle = shuffled(rules, chance)
    game, other = Game(rules, players), Game(rules, players)
    game.load(deal(rules, players, shuffle)[0])
    other.load(deal(rules, players, renamed(rules, shuffle, every.suits[row].tolist()))[0])
    while not game.over:
        for ahead in range(players):
            assert (game.observe(ahead)[bits] == other.observe(ahead)).all()
        assert (game.legal()[actions] == other.legal()).all()
        action = wish(game, chance)
        assert game.step(action) == other.step(int(np.flatnonzero(actions == action)[0]))
    assert other.over
    assert game.score == other.score


def test_only_suits_that_the_rules_treat_alike_are_exchanged() -> None:
    assert interchangeable_suits(ruleset("fr+avalanche+black-powder")) == ((0, 1, 2, 3, 4), (5,), (6,))
    assert interchangeable_suits(ruleset("pt+avalanche")) == ((0, 1, 2, 3, 4, 5),)
    assert interchangeable_suits(ruleset("pl+avalanche")) == ((0, 1, 2, 3, 4), (5,))
    assert len(renamings(ruleset("fr+avalanche+black-powder"), 2)) == 120
    assert len(renamings(ruleset("pt+avalanche"), 2)) == 720


def test_the_first_renaming_changes_nothing_and_each_one_keeps_every_bit() -> None:
    every = renamings(ruleset("es+black-powder+flamboyant-fives"), 3)
    for orders in (every.suits, every.bits, every.actions):
        assert (orders[0] == np.arange(orders.shape[1])).all()
        assert (np.sort(orders, axis=1) == np.arange(orders.shape[1])).all()
    assert len(np.unique(every.suits, axis=0)) == len(every)


def test_names_are_shared_at_a_table_and_each_seats_own_otherwise() -> None:
    chance = np.random.default_rng(1)
    rules = ruleset("pl")
    nobody, table, seats = (SeatRenamings(rules, 3, 50, whose) for whose in ("nobody", "table", "seats"))
    for names in (nobody, table, seats):
        names.choose(chance)
    assert not nobody.chosen.any()
    assert (table.chosen == table.chosen[:, :1]).all()
    assert len(np.unique(table.chosen)) > 20
    assert (seats.chosen[:, 0] != seats.chosen[:, 1]).any()
    kept = seats.chosen.copy()
    seats.choose(chance, np.array([3, 4]))
    assert sorted(np.flatnonzero((kept != seats.chosen).any(axis=1))) == [3, 4]


def test_renaming_for_unknown_seats_is_refused() -> None:
    with pytest.raises(ValueError, match="nobody, table, seats"):
        SeatRenamings(ruleset("pl"), 2, 1, "me")
