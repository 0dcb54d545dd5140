"""The kernel's random numbers: fair bits, thorough mixing, fair shuffles, and no two games alike."""

import math
import random
from collections import Counter
from collections.abc import Callable

import numpy as np
import numpy.typing as npt
import pytest

from hanabi.fast import Games
from hanabi.fast.chance import below, derive_key, key_of, number
from hanabi.fast.compiling import compiled, to_kernel
from hanabi.rules import identities, ruleset

SAMPLES = 20_000
KEY_BITS, NUMBER_BITS = 62, 32
TOLERANCE = 5 / (2 * SAMPLES**0.5)
"""Five standard deviations of a share of one half."""
Numbers = npt.NDArray[np.int64]


@compiled
def numbers_of(keys: Numbers, indices: Numbers, found: Numbers) -> None:
    for place in range(len(keys)):
        found[place] = number(keys[place], indices[place])


@compiled
def keys_of(seeds: Numbers, games: Numbers, found: Numbers) -> None:
    for place in range(len(seeds)):
        found[place] = key_of(seeds[place], games[place])


@compiled
def next_keys(keys: Numbers, indices: Numbers, found: Numbers) -> None:
    for place in range(len(keys)):
        found[place] = derive_key(keys[place], indices[place])


Mixing = Callable[[Numbers, Numbers, Numbers], None]


def mixed(mixing: Mixing, left: Numbers, right: Numbers) -> Numbers:
    found = np.zeros_like(left)
    mixing(to_kernel(left), to_kernel(right), to_kernel(found))
    return found


def drawn(bits: int, seed: int) -> Numbers:
    chance = random.Random(seed)
    return np.array([chance.getrandbits(bits) for _ in range(SAMPLES)], np.int64)


def shares(numbers: Numbers, bits: int) -> npt.NDArray[np.float64]:
    """How many of the numbers have each bit."""
    return np.array([(numbers >> bit & 1).mean() for bit in range(bits)])


def surprise(counts: npt.NDArray[np.int64]) -> float:
    """By how many standard deviations counts that should be equal are further apart than chance has them."""
    freedom = counts.size - 1
    deviations = float(((counts - counts.mean()) ** 2).sum() / counts.mean())
    return (deviations - freedom) / math.sqrt(2 * freedom)


@pytest.mark.parametrize("seed", [0, 1, 12345])
def test_every_bit_is_set_half_of_the_time(seed: int) -> None:
    keys = np.full(SAMPLES, key_of(seed, 0), np.int64)
    in_a_row = mixed(numbers_of, keys, np.arange(SAMPLES))
    assert np.abs(shares(in_a_row, NUMBER_BITS) - 0.5).max() < TOLERANCE
    keys_in_a_row = mixed(keys_of, np.full(SAMPLES, seed), np.arange(SAMPLES))
    assert np.abs(shares(keys_in_a_row, KEY_BITS) - 0.5).max() < TOLERANCE


@pytest.mark.parametrize(
    ("mixing", "left", "right", "found"),
    [
        (numbers_of, KEY_BITS, 14, NUMBER_BITS),
        (keys_of, KEY_BITS, 30, KEY_BITS),
        (next_keys, KEY_BITS, 1, KEY_BITS),
    ],
    ids=["numbers", "keys", "next keys"],
)
def test_every_bit_that_goes_in_turns_every_bit_that_comes_out_half_of_the_time(
    mixing: Mixing, left: int, right: int, found: int
) -> None:
    lefts, rights = drawn(left, 1), drawn(right, 2)
    plain = mixed(mixing, lefts, rights)
    for bit in range(left):
        turned = plain ^ mixed(mixing, lefts ^ 1 << bit, rights)
        assert np.abs(shares(turned, found) - 0.5).max() < 2 * TOLERANCE
    for bit in range(right):
        turned = plain ^ mixed(mixing, lefts, rights ^ 1 << bit)
        assert np.abs(shares(turned, found) - 0.5).max() < 2 * TOLERANCE


def test_small_bounds_are_reached_evenly() -> None:
    for bound in (2, 3, 5, 6, 50, 105):
        found = [below(key_of(3, game), 7, bound) for game in range(SAMPLES)]
        assert set(found) == set(range(bound))
        assert abs(surprise(np.bincount(found))) < 5


def test_numbers_in_a_row_know_nothing_of_each_other() -> None:
    keys = mixed(keys_of, np.full(SAMPLES, 5), np.arange(SAMPLES))
    first = mixed(numbers_of, keys, np.zeros_like(keys)) >> 28
    second = mixed(numbers_of, keys, np.ones_like(keys)) >> 28
    assert abs(surprise(np.bincount(first * 16 + second, minlength=256))) < 5
    neighbours = first[:-1] * 16 + first[1:]
    assert abs(surprise(np.bincount(neighbours, minlength=256))) < 5


def decks(seed: int, count: int) -> npt.NDArray[np.int64]:
    """The decks of the first games of a seed, as identities in the order of the draw."""
    games = Games("pl", 5, count, seed)
    numbers = {face: place for place, face in enumerate(identities(ruleset("pl")))}
    states = (games.save(game) for game in range(count))
    return np.array(
        [[numbers[face] for face in (*state.secrets.faces, *state.secrets.deck)] for state in states]
    )


def test_every_card_comes_to_every_place_of_the_deck_equally_often() -> None:
    shuffled = decks(11, 3000)
    copies = np.bincount(shuffled[0], minlength=25)
    for place in (0, 1, 19, 20, 30, 48, 49):
        found = np.bincount(shuffled[:, place], minlength=25) / copies
        expected = len(shuffled) / 50
        deviations = ((found - expected) ** 2 * copies / expected).sum()
        assert deviations < 24 + 5 * 48**0.5


def test_two_cards_in_a_row_are_as_often_equal_as_chance_has_it() -> None:
    shuffled = decks(12, 3000)
    pairs = (shuffled[:, 1:] == shuffled[:, :-1]).mean()
    copies = np.bincount(shuffled[0], minlength=25)
    expected = (copies * (copies - 1)).sum() / (50 * 49)
    assert abs(pairs - expected) < 0.003


def test_every_order_of_the_tiles_comes_equally_often() -> None:
    games = Games("fr+flamboyant-fives", 2, 3600, seed=4)
    orders = Counter(games.save(game).secrets.tiles[:2] for game in range(games.count))
    assert len(orders) == 30
    assert abs(surprise(np.array(list(orders.values())))) < 5


def test_cards_that_are_shuffled_back_go_anywhere() -> None:
    games = Games("fr+flamboyant-fives", 2, SAMPLES // 4, seed=4)
    places = np.array([games.save(game).secrets.places[0] for game in range(games.count)])
    assert places.min() >= 0
    assert places.max() < 1 << 32
    assert abs(surprise(np.bincount(places % 31))) < 5


def test_anybody_begins_equally_often() -> None:
    games = Games("pl", 5, SAMPLES, seed=2, first=None)
    assert abs(surprise(np.bincount(games.seats, minlength=5))) < 5


def test_no_two_games_of_a_batch_or_of_two_seeds_are_alike() -> None:
    one, other = decks(0, 1000), decks(1, 1000)
    assert len({deck.tobytes() for deck in (*one, *other)}) == 2000


def test_no_two_keys_are_alike() -> None:
    keys = [mixed(keys_of, np.full(200_000, seed), np.arange(200_000)) for seed in range(4)]
    assert len(np.unique(np.concatenate(keys))) == 800_000


def test_a_game_that_follows_is_another_game() -> None:
    games = Games("pl", 2, 50, seed=3)
    dealt = [games.save(game).secrets.faces for game in range(50)]
    for _ in range(150):
        over = games.step(games.sample()).over
        dealt += [games.save(game).secrets.faces for game in np.flatnonzero(over).tolist()]
    assert len(dealt) > 300
    assert len(set(dealt)) == len(dealt)
