"""A batch of games: what it does, what it refuses, and what it returns."""

import pickle
import random
from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Any, cast

import numpy as np
import pytest

from hanabi.errors import BatchError, HanabiError, IllegalActions, RulesetError
from hanabi.fast import cpu, layout
from hanabi.fast.arguments import MOST_GAMES, MOST_SEEDS
from hanabi.fast.games import Games
from hanabi.game import GameState, Result, points
from hanabi.rules import PL, ruleset
from hanabi.testing import guided_deal, guided_game, some_temper
from tests.fast.kernel import Kernel
from tests.fast.rulesets import some_table
from tests.fast.twins import played, sorted_state

TILES = "fr+avalanche+black-powder+flamboyant-fives"


def refused(make: Callable[[], Any]) -> HanabiError:
    with pytest.raises(HanabiError) as caught:
        make()
    return caught.value


def stepped(games: Games, actions: Any) -> tuple[int, ...]:
    """Move the games and return those that refused."""
    try:
        games.step(actions)
    except IllegalActions as error:
        return error.games
    return ()


@pytest.mark.parametrize("count", [0, -1, MOST_GAMES + 1, 10**30])
def test_a_number_of_games_that_cannot_be_is_refused(count: int) -> None:
    error = refused(lambda: Games("pl", 2, count))
    assert isinstance(error, BatchError)
    assert error.code == "not-in-range"
    assert error.details["option"] == "count"


@pytest.mark.parametrize("value", [True, 1.5, "2", None, 2.0, [2]])
@pytest.mark.parametrize("option", ["players", "count", "seed", "threads", "first"])
def test_what_is_no_whole_number_is_refused(option: str, value: Any) -> None:
    if value is None and option in ("threads", "first"):
        return
    error = refused(lambda: Games("pl", **{"players": 2, "count": 3, option: value}))
    assert isinstance(error, BatchError)
    assert error.code == "not-an-integer"
    assert error.details == {"option": option, "value": repr(value)}


@pytest.mark.parametrize(
    ("option", "value"),
    [("seed", -1), ("seed", MOST_SEEDS), ("first", -1), ("first", 2), ("threads", 0), ("threads", -3)],
)
def test_a_number_out_of_its_range_is_refused(option: str, value: Any) -> None:
    error = refused(lambda: Games("pl", **{"players": 2, "count": 3, option: value}))
    assert isinstance(error, BatchError)
    assert error.code == "not-in-range"
    assert error.details["option"] == option


@pytest.mark.parametrize("players", [-1, 0, 1, 6, 100])
def test_a_number_of_players_the_box_does_not_seat_is_refused(players: int) -> None:
    error = refused(lambda: Games("pl", players, 3))
    assert isinstance(error, RulesetError)
    assert error.code == "player-count"


def test_rules_that_cannot_be_are_refused() -> None:
    assert refused(lambda: Games("atlantis", 2, 3)).code == "unknown-edition"
    assert refused(lambda: Games("custom+suits=1+hand=6", 2, 3)).code == "no-deck-left"


def test_numbers_of_numpy_are_numbers_too() -> None:
    games = Games("pl", np.int64(2), np.int32(3), np.uint64(7))  # type: ignore[arg-type]
    assert games.save(np.intp(2)).board.players == 2  # type: ignore[arg-type]


def test_more_games_than_memory_holds_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    assert refused(lambda: Games("pl", 5, MOST_GAMES)).code == "too-many-games"
    games = Games("pl", 2, 1000)
    monkeypatch.setattr(cpu, "free_memory", lambda: 1000 * games.bytes_per_game)
    assert Games("pl", 2, 1000).count == 1000
    assert refused(lambda: Games("pl", 2, 1001)).code == "too-many-games"
    monkeypatch.setattr(cpu, "free_memory", lambda: 10)
    assert refused(games.legal).code == "too-many-games"
    assert refused(games.observe).code == "too-many-games"


@pytest.mark.parametrize("device", ["tpu", "CPU", "", "cuda:0"])
def test_an_unknown_device_is_refused(device: str) -> None:
    error = refused(lambda: Games("pl", 2, 3, device=device))
    assert isinstance(error, BatchError)
    assert error.code == "no-such-device"
    assert error.details == {"device": device}


@pytest.mark.parametrize(
    ("actions", "code"),
    [
        ([5, 5], "wrong-shape"),
        ([[5, 5, 5]], "wrong-shape"),
        (5, "wrong-shape"),
        (None, "wrong-shape"),
        ([[5], [5, 5]], "wrong-shape"),
        ([5.0, 5.0, 5.0], "wrong-type"),
        ([True, True, True], "wrong-type"),
        (["5", "5", "5"], "wrong-type"),
        ([2**70, 5, 5], "wrong-type"),
        ([None, None, None], "wrong-type"),
    ],
)
def test_actions_that_are_no_row_of_whole_numbers_change_nothing(actions: Any, code: str) -> None:
    games = Games("pl", 2, 3)
    before = [games.save(game) for game in range(3)]
    error = refused(lambda: games.step(actions))
    assert isinstance(error, BatchError)
    assert error.code == code
    assert [games.save(game) for game in range(3)] == before


@pytest.mark.parametrize("kind", [np.int8, np.uint8, np.int32, np.int64, np.uint64])
def test_whole_numbers_of_any_size_are_actions(kind: type[np.integer[Any]]) -> None:
    games = Games("pl", 2, 3)
    games.step(np.full(3, games.rules[layout.PLAYS], kind))
    assert games.seats.tolist() == [1, 1, 1]


@pytest.mark.parametrize("illegal", [-1, 0, 20, 10**6, -(2**63), 2**63 - 1])
def test_illegal_actions_are_named_and_every_other_game_has_moved(illegal: int) -> None:
    games = Games("pl", 2, 2000, seed=1)
    before = [games.save(game) for game in range(2000)]
    actions = games.sample().astype(np.int64)
    wrong = [0, 3, 700, 1999]
    actions[wrong] = illegal
    with pytest.raises(IllegalActions) as caught:
        games.step(actions)
    assert caught.value.games == tuple(wrong)
    assert caught.value.details == {"count": 4, "game": 0, "action": illegal}
    for game in range(2000):
        moved = games.save(game).board.turn - before[game].board.turn
        assert moved == (game not in wrong)
    assert all(games.save(game) == before[game] for game in wrong)


def test_a_number_too_large_for_a_signed_one_is_illegal() -> None:
    games = Games("pl", 2, 2)
    with pytest.raises(IllegalActions) as caught:
        games.step(np.array([2**63, 5], np.uint64))
    assert caught.value.games == (0,)


def test_refusals_travel_between_processes() -> None:
    error = IllegalActions("illegal-actions", (2, 3))
    again = pickle.loads(pickle.dumps(error))
    assert isinstance(again, IllegalActions)
    assert (again.games, str(again)) == ((2, 3), str(error))


def test_what_was_refused_does_not_stay_with_the_batch() -> None:
    games = Games("pl", 2, 2)
    with pytest.raises(IllegalActions):
        games.step([99, 5])
    moved = games.step(games.sample())
    assert moved.over.tolist() == [False, False]
    assert games.seats.tolist() == [1, 0]


@pytest.mark.parametrize("ahead", [-1, 3])
def test_only_seats_at_the_table_look(ahead: int) -> None:
    assert refused(lambda: Games("pl", 3, 2).observe(ahead)).code == "not-in-range"


@pytest.mark.parametrize("game", [-1, 3])
def test_only_games_of_the_batch_are_saved_and_loaded(game: int) -> None:
    games = Games("pl", 2, 3)
    state = games.save(0)
    assert refused(lambda: games.save(game)).code == "not-in-range"
    assert refused(lambda: games.load(game, state)).code == "not-in-range"
    assert refused(lambda: games.load_view(game, state.view(0), ())).code == "not-in-range"


@pytest.mark.parametrize(("name", "players"), [("fr", 2), ("pl", 3)])
def test_a_game_of_other_rules_is_not_loaded(name: str, players: int) -> None:
    games, other = Games("pl", 2, 3), Games(name, players, 1).save(0)
    assert refused(lambda: games.load(0, other)).code == "other-game"
    assert refused(lambda: games.load_view(0, other.view(0), ())).code == "other-game"


def test_a_game_that_restarts_is_dealt_again_at_once() -> None:
    games = Games("pl", 2, 200, seed=4)
    ended = 0
    for _ in range(100):
        moved = games.step(games.sample())
        ended += int(moved.over.sum())
        assert not games.results.any()
        fresh = [games.save(game).board for game in np.flatnonzero(moved.over).tolist()]
        assert all((board.turn, board.seat, board.strikes) == (0, 0, 0) for board in fresh)
    assert ended > 200


def test_a_game_that_does_not_restart_stays_over() -> None:
    games = Games("pl", 2, 50, seed=4, restart=False)
    for _ in range(200):
        going_on = games.results == 0
        before = games.scores.copy()
        assert stepped(games, games.sample()) == tuple(np.flatnonzero(~going_on).tolist())
        assert (games.scores == before)[~going_on].all()
    assert games.results.all()
    assert (games.sample() == layout.NONE).all()
    assert not games.legal().any()
    assert Result.STRUCK_OUT in {list(Result)[result - 1] for result in games.results}


@pytest.mark.parametrize(("name", "players"), [("pl", 2), (TILES, 3), ("de+all-or-nothing", 4)])
def test_rewards_add_up_to_what_was_gained_and_to_nothing_in_a_lost_game(name: str, players: int) -> None:
    """U3, U8: black powder starts below zero, and losing never pays."""
    games = Games(name, players, 300, seed=8)
    least = ruleset(name).least
    gained = np.zeros(300, int)
    finals = Counter[int]()
    for _ in range(150):
        moved = games.step(games.sample())
        gained += moved.rewards
        lost = moved.over & (moved.scores == 0)
        assert (gained == np.where(lost, 0, moved.scores - least)).all()
        finals.update(moved.scores[moved.over].tolist())
        gained[moved.over] = 0
    assert finals.total() > 300


def test_scores_and_results_are_those_of_the_object_engine() -> None:
    games = Games(TILES, 3, 40, seed=2, restart=False)
    while not games.results.all():
        stepped(games, games.sample())
        for game in range(40):
            board = games.save(game).board
            assert games.scores[game] == (board.outcome.score if board.outcome else points(board))
            assert (games.results[game] > 0) == board.over
            assert games.seats[game] == board.seat


@pytest.mark.parametrize("seed", range(12))
def test_only_legal_actions_are_sampled(seed: int) -> None:
    rules, players = some_table(random.Random(f"sampled/{seed}"))
    games = Games(rules, players, 64, seed)
    for _ in range(60):
        actions = games.sample()
        assert games.legal()[np.arange(64), actions].all()
        games.step(actions)


def test_every_legal_action_is_sampled_equally_often() -> None:
    games = Games("fr", 2, 30_000, seed=6)
    legal, actions = games.legal(), games.sample()
    assert (legal == legal[0]).all()
    counts = np.bincount(actions, minlength=games.actions)[legal[0]]
    expected = games.count / len(counts)
    deviations = ((counts - expected) ** 2 / expected).sum()
    assert deviations < len(counts) - 1 + 5 * (2 * len(counts)) ** 0.5


@pytest.mark.parametrize("seed", range(30))
def test_chance_is_shared_out_evenly_among_legal_actions(seed: int) -> None:
    chance = random.Random(seed)
    rules, players = some_table(chance)
    start = guided_deal(rules, players, chance)
    for step in played(start, some_temper(chance), chance):
        if step.state.board.decision or chance.random() < 0.1:
            kernel = Kernel.of(step.state)
            legal, times = kernel.legal(), 4
            shares = [(2 * place + 1 << 31) // (times * len(legal)) for place in range(times * len(legal))]
            found = map(kernel.some_action, shares)
            assert Counter(found) == Counter(dict.fromkeys(legal, times))


def test_games_sample_again_at_every_move() -> None:
    games = Games("fr", 2, 1000, seed=6, restart=False)
    first = games.sample().copy()
    assert (games.sample() == first).all()
    clues = np.full(1000, games.rules[layout.COLOUR_CLUES])
    games.step(clues)
    assert (games.sample() == first).mean() < 0.2
    second = games.sample().copy()
    with pytest.raises(IllegalActions):
        games.step(np.where(np.arange(1000) == 0, -1, clues))
    assert (games.sample() == second)[1:].mean() < 0.2


def test_a_game_that_was_saved_is_loaded_as_it_was() -> None:
    games = Games(TILES, 3, 20, seed=3)
    for _ in range(25):
        games.step(games.sample())
    others = Games(TILES, 3, 20, seed=4)
    for game in range(20):
        others.load(game, games.save(game))
        assert others.save(game) == games.save(game)
    assert np.array_equal(others.legal(), games.legal())


def test_loaded_games_go_on_like_those_of_the_object_engine() -> None:
    games = Games(TILES, 3, 1, restart=False)
    steps = list(guided_game(ruleset(TILES), 3, 5))
    games.load(0, steps[20].state, steps[19].events)
    for step in steps[20:]:
        games.step([games.numbering.number(step.state.board, step.action)])
        assert games.save(0) == sorted_state(step.after)


def test_loaded_games_keep_random_numbers_of_their_own() -> None:
    games = Games("fr", 2, 200, seed=1)
    state = games.save(0)
    for game in range(200):
        games.load(game, state)
    assert len(set(games.sample().tolist())) > 10
    dealt = set()
    for _ in range(200):
        over = np.flatnonzero(games.step(games.sample()).over).tolist()
        dealt |= {games.save(game).secrets.faces for game in over}
    assert len(dealt) > 200


def test_a_view_shows_its_seat_what_the_whole_game_shows_it() -> None:
    whole, seen = Games(TILES, 3, 1), Games(TILES, 3, 1)
    events: list[Any] = []
    for step in guided_game(ruleset(TILES), 3, 5):
        events += step.events
        seat = step.after.board.seat
        whole.load(0, step.after, step.events)
        seen.load_view(0, step.after.view(seat), [event.seen_by(seat) for event in events])
        assert np.array_equal(seen.observe(), whole.observe())
        assert np.array_equal(seen.legal(), whole.legal())


def test_a_view_knows_no_more_than_its_seat() -> None:
    games = Games(TILES, 3, 1)
    steps = list(guided_game(ruleset(TILES), 3, 5))[:15]
    state = steps[-1].after
    seat = state.board.seat
    games.load_view(0, state.view(seat), [event.seen_by(seat) for step in steps for event in step.events])
    _, small = games._machine.read(0)
    deck, pile = int(games.rules[layout.DECK]), int(games.rules[layout.PILE])
    own = {held.id for held in state.board.hands[seat]}
    hidden = {name for name in range(pile - deck) if small[deck + name] == layout.UNKNOWN}
    assert own | set(range(state.board.drawn, pile - deck)) == hidden
    tiles = small[pile + len(state.board.turned) : pile + len(state.rules.tiles)]
    assert (tiles == layout.UNKNOWN).all()


def test_a_batch_tells_its_sizes() -> None:
    games = Games(PL.base, 5, 7)
    assert games.observe().shape == (7, games.observed)
    assert games.observe(packed=True).shape == (7, -(-games.observed // 8))
    assert games.legal().shape == (7, games.actions) == (7, len(games.numbering))
    assert games.sample().shape == games.seats.shape == games.scores.shape == (7,)


def test_packed_bits_are_the_wide_ones() -> None:
    games = Games(TILES, 3, 30, seed=2)
    for _ in range(20):
        games.step(games.sample())
    wide = games.observe(1).copy()
    packed = games.observe(1, packed=True)
    assert np.array_equal(np.unpackbits(packed, axis=1, count=games.observed, bitorder="little"), wide)


def test_first_is_who_begins_every_game() -> None:
    games = Games("pl", 4, 50, seed=2, first=3)
    assert (games.seats == 3).all()
    for _ in range(150):
        over = games.step(games.sample()).over
        assert (games.seats[over] == 3).all()


@pytest.mark.parametrize(("name", "players"), [("pl", 2), (TILES, 3)])
def test_wandering_is_stepping_with_samples(name: str, players: int) -> None:
    stepping, wandering = Games(name, players, 40, seed=3), Games(name, players, 40, seed=3)
    ended = points_made = 0
    for _ in range(120):
        moved = stepping.step(stepping.sample())
        ended += int(moved.over.sum())
        points_made += int(moved.scores[moved.over].sum())
    assert wandering.wander(0) == (0, 0)
    parts = [wandering.wander(moves) for moves in (1, 100, 19)]
    assert (sum(part.ended for part in parts), sum(part.points for part in parts)) == (ended, points_made)
    assert [wandering.save(game) for game in range(40)] == [stepping.save(game) for game in range(40)]
    assert (wandering.sample() == stepping.sample()).all()


@pytest.mark.parametrize("moves", [-1, True, 2.5])
def test_wandering_takes_a_whole_number_of_moves(moves: Any) -> None:
    assert refused(lambda: Games("pl", 2, 3).wander(moves)).code in ("not-in-range", "not-an-integer")


def test_a_batch_says_what_it_is() -> None:
    games = Games("fr+avalanche", 3, 5)
    assert repr(games) == "<Games: 5 of fr+avalanche, 3 players, on cpu>"


def test_what_is_no_game_is_not_loaded() -> None:
    with pytest.raises(TypeError, match="not 'x'"):
        Games("pl", 2, 1).load(0, cast(GameState, "x"))


def test_arrays_are_of_the_shapes_and_types_that_are_told() -> None:
    games = Games("pl", 2, 3)
    moved, packed = games.step(games.sample()), (games.observed + 7) // 8
    bytes_each = (*moved[::2], games.seats, games.scores, games.results)
    assert {(each.shape, each.dtype.name) for each in bytes_each} == {((3,), "int8")}
    wide = (moved.over, games.sample(), games.legal(), games.observe(), games.observe(packed=True))
    assert [(each.shape, each.dtype.name) for each in wide] == [
        ((3,), "bool"),
        ((3,), "int32"),
        ((3, games.actions), "bool"),
        ((3, games.observed), "uint8"),
        ((3, packed), "uint8"),
    ]


@pytest.mark.parametrize("name", ["pl", TILES])
def test_a_lenient_batch_pays_points_of_lost_games_and_strikes_cost(name: str) -> None:
    games, usual = Games(name, 3, 80, 8, lenient=True, strike_cost=2), Games(name, 3, 80, 8)
    least, earned, strikes, lost = ruleset(name).least, np.zeros(80, int), np.zeros(80, int), 0
    for _ in range(60):
        boards = [games.save(game).board for game in range(80)]
        actions = games.sample()
        moved, expected = games.step(actions), usual.step(actions)
        earned += moved.rewards
        for game, board in enumerate(boards):
            if not moved.over[game]:
                now = games.save(game).board
                strikes[game] = now.strikes
                assert earned[game] == points(now) - least - 2 * now.strikes
            elif moved.scores[game] == 0:
                lost += 1
                assert earned[game] >= points(board) - least - 2 * ruleset(name).strikes
        assert np.array_equal(moved.scores, expected.scores)
        earned[moved.over] = 0
    assert lost > 40


def test_some_games_are_dealt_again_and_the_others_go_on() -> None:
    games, same = Games("pl", 2, 6, 4), Games("pl", 2, 6, 4)
    for batch in (games, same):
        for _ in range(2):  # too few for any to end
            batch.step(batch.sample())
    games.reset(games=[1, 4])
    mask = np.array([False, False, True, False, False, False])
    games.reset(seed=9, games=mask)
    dealt = Games("pl", 2, 6, 9)
    assert games.save(2) == dealt.save(2)
    for game in (0, 3, 5):
        assert games.save(game) == same.save(game)
    fresh = {game: games.save(game) for game in (1, 4)}
    assert all(state.board.turn == 0 for state in fresh.values())
    again = Games("pl", 2, 6, 4)
    again.reset(games=range(6))
    assert {game: again.save(game) for game in (1, 4)} == fresh
    assert Games("pl", 2, 6, 4).save(1) != fresh[1]


def test_copies_have_everything_of_a_game_and_go_their_own_way() -> None:
    games = Games(TILES, 3, 5, 4, first=None)
    for _ in range(4):
        games.step(games.sample())
    seen = games.observe().copy()
    copies = games.copy([3, 3, 0])
    assert np.array_equal(copies.observe(), seen[[3, 3, 0]])
    copies.step(copies.sample())
    assert np.array_equal(games.observe(), seen)
    whole = games.copy()
    for _ in range(60):  # the same decks, the same chance, and the same next games
        assert np.array_equal(whole.step(whole.sample()).scores, games.step(games.sample()).scores)
    games.replace([4, 1, 2], copies)
    assert games.save(4) == copies.save(0)
    assert np.array_equal(games.observe()[[4, 1, 2]], copies.observe())
    assert (games.count, copies.count, whole.count) == (5, 3, 5)


def test_only_games_of_the_batch_are_chosen() -> None:
    games = Games("pl", 2, 4)
    for wrong, code in (
        ([4], "not-in-range"),
        ([0.5], "wrong-type"),
        ([[1]], "wrong-shape"),
        ([], "not-in-range"),
    ):
        assert refused(partial(games.copy, wrong)).code == code
    assert refused(lambda: games.reset(games=[True, False])).code == "wrong-shape"
    assert refused(lambda: games.replace([1, 2], games)).code == "wrong-shape"
    assert refused(lambda: games.replace([0], Games("pl", 3, 1))).code == "other-game"
    assert refused(lambda: Games("pl", 2, 4, strike_cost=11)).code == "not-in-range"


def test_own_hands_are_what_the_others_see() -> None:
    for name in ("pl", "custom+ranks=3+suits=2+hand=2"):
        games = Games(name, 2, 20, 4)
        for _ in range(30):
            hands = games.own_hands().shape[1]
            assert np.array_equal(games.own_hands(), games.observe(1)[:, :hands])
            assert np.array_equal(games.own_hands(1), games.observe()[:, :hands])
            games.step(games.sample())


def test_a_step_with_observations_is_a_step_and_then_a_look() -> None:
    games, same = Games("pl", 3, 20, 4), Games("pl", 3, 20, 4)
    for _ in range(20):
        actions = games.sample().copy()
        moved, expected = games.step_and_observe(actions), same.step(actions)
        for found, wanted in zip(moved, (*expected, same.observe(), same.legal()), strict=True):
            assert np.array_equal(found, wanted)
