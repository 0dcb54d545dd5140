"""Whom a box seats, and which shuffles are its own."""

import random
from dataclasses import replace

import pytest

from hanabi.errors import RulesetError
from hanabi.game import Shuffle, deal, shuffled
from hanabi.rules import (
    Card,
    Tile,
    box,
    check_players,
    ruleset,
)
from tests.rulebooks.words import impossible

FULL = "de+avalanche+black-powder+flamboyant-fives"


@pytest.mark.parametrize(("players", "cards"), [(2, 5), (3, 5), (4, 4), (5, 4), (6, 3)])
def test_the_hands_of_a_custom_game(players: int, cards: int) -> None:
    assert ruleset("custom").hand_size(players) == cards
    assert ruleset("custom").most_players == 6


@pytest.mark.parametrize("players", [-1, 0, 1, 6, 100])
def test_a_box_seats_two_to_five(players: int) -> None:
    with impossible("player-count"):
        check_players(ruleset("fr"), players)
    with impossible("player-count"):
        ruleset("fr").hand_size(players)


def test_a_deal_leaves_a_deck() -> None:
    check_players(ruleset("custom+suits=1+hand=3"), 3)
    with pytest.raises(RulesetError) as refusal:
        check_players(ruleset("custom+suits=1+hand=5"), 2)
    assert refusal.value.details == {"players": 2, "dealt": 10, "cards": 10}


def some_shuffle(name: str = FULL) -> Shuffle:
    return shuffled(ruleset(name), random.Random(0))


def test_a_shuffle_holds_the_whole_box() -> None:
    shuffle = some_shuffle()
    assert sorted(shuffle.deck) == sorted(box(ruleset(FULL)))
    assert len(shuffle.places) == 1
    assert (some_shuffle("fr").tiles, some_shuffle("fr").places) == ((), ())


def test_shuffles_are_repeated_by_their_seed_alone() -> None:
    decks = [shuffled(ruleset("fr"), random.Random(seed)).deck for seed in (1, 1, 2)]
    assert decks[0] == decks[1] != decks[2]
    assert box(ruleset("fr")) not in decks


@pytest.mark.parametrize(
    ("shuffle", "code"),
    [
        (replace(some_shuffle(), deck=some_shuffle().deck[1:]), "deck-not-the-box"),
        (replace(some_shuffle(), deck=(Card("red", 1),) * 70), "deck-not-the-box"),
        (replace(some_shuffle(), deck=()), "deck-not-the-box"),
        (replace(some_shuffle(), tiles=()), "tiles-not-the-box"),
        (replace(some_shuffle(), tiles=(Tile.TOKEN,) * 6), "tiles-not-the-box"),
        (replace(some_shuffle(), places=()), "places-not-the-box"),
        (replace(some_shuffle(), places=(1, 2)), "places-not-the-box"),
        (replace(some_shuffle(), places=(-1,)), "places-not-the-box"),
        (replace(some_shuffle(), places=(2**32,)), "places-not-the-box"),
    ],
)
def test_a_shuffle_of_another_box_is_refused(shuffle: Shuffle, code: str) -> None:
    with impossible(code):
        deal(ruleset(FULL), 2, shuffle)


@pytest.mark.parametrize("place", [0, 2**32 - 1])
def test_a_card_may_be_shuffled_back_anywhere(place: int) -> None:
    assert deal(ruleset(FULL), 2, replace(some_shuffle(), places=(place,)))[0].secrets.places == (place,)
