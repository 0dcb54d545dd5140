"""States say and do what those of hanabi-learning-environment did, and chance stays chance."""

import copy
import json
import pickle
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from hanabi.envs import pyhanabi, rl_env
from hanabi.envs.pyhanabi import CHANCE_PLAYER_ID, HanabiCard, HanabiGame, HanabiMove, HanabiState
from tests.envs import recording, states

PROGRAMS: list[dict[str, Any]] = json.loads(
    Path(__file__).with_name("states.json").read_text(encoding="utf-8")
)


def begun(**parameters: Any) -> HanabiState:
    state = HanabiGame({"seed": 1, **parameters}).new_initial_state()
    state.deal_hands()
    return state


@pytest.mark.parametrize("number", range(len(PROGRAMS)))
def test_a_program_finds_the_states_that_the_original_found(number: int) -> None:
    program = PROGRAMS[number]
    game = HanabiGame(program["parameters"])
    assert recording.digest(states.about_game(game)) == program["game"]
    follower = states.Follower(pyhanabi, game)
    first, *others = program["seen"]
    assert recording.digest(states.described(pyhanabi, game, follower.state)) == first
    for place, (step, expected) in enumerate(zip(program["steps"], others, strict=True)):
        follower.take(step)
        found = states.described(pyhanabi, game, follower.state)
        assert recording.digest(found) == expected, f"step {place}: {found['text']}"


def test_the_programs_end_in_every_way_and_have_every_size() -> None:
    ends = Counter[str]()
    for program in PROGRAMS:
        follower = states.Follower(pyhanabi, HanabiGame(program["parameters"]))
        for step in program["steps"]:
            follower.take(step)
        ends[follower.state.end_of_game_status().name] += 1
    assert set(ends) == {"OUT_OF_LIFE_TOKENS", "OUT_OF_CARDS", "COMPLETED_FIREWORKS"}
    for name in ("players", "colors", "ranks", "hand_size", "observation_type"):
        assert len({program["parameters"][name] for program in PROGRAMS}) >= 3


def test_chance_deals_whole_hands_seat_by_seat() -> None:
    state = HanabiGame({"players": 3, "hand_size": 2}).new_initial_state()
    sizes = []
    while state.cur_player() == CHANCE_PLAYER_ID:
        sizes.append([len(hand) for hand in state.player_hands()])
        state.deal_random_card()
    assert sizes == [[0, 0, 0], [1, 0, 0], [2, 0, 0], [2, 1, 0], [2, 2, 0], [2, 2, 1]]
    assert state.legal_moves()


def test_the_outcomes_of_chance_are_the_cards_in_the_deck() -> None:
    state = HanabiGame({"colors": 1, "hand_size": 2}).new_initial_state()
    found = {str(move): round(likely, 4) for move, likely in state.chance_outcomes()}
    assert found == {"(Deal R1)": 0.3, "(Deal R2)": 0.2, "(Deal R3)": 0.2, "(Deal R4)": 0.2, "(Deal R5)": 0.1}
    state.apply_move(HanabiMove.get_deal_move(0, 4))
    assert state.player_hands()[0] == [HanabiCard(color=0, rank=4)]
    assert not state.move_is_legal(HanabiMove.get_deal_move(0, 4))
    with pytest.raises(AssertionError, match="not in the deck"):
        state.apply_move(HanabiMove.get_deal_move(0, 4))
    state.deal_hands()
    assert state.chance_outcomes() == []


def test_copies_go_their_own_ways() -> None:
    state = begun()
    before = str(state)
    other = state.copy()
    other.apply_move(other.legal_moves()[0])
    assert str(state) == before != str(other)
    assert (
        str(HanabiState(None, state)) == str(copy.deepcopy(state)) == str(pickle.loads(pickle.dumps(state)))
    )
    assert len(state.move_history()) == 10 == len(other.move_history()) - 1


def test_copies_of_a_known_deal_are_dealt_other_cards() -> None:
    env = rl_env.HanabiEnv({"seed": 3})
    env.reset()
    play = HanabiMove.get_play_move(0)
    drawn = set()
    for _ in range(40):
        state = env.state.copy()
        state.apply_move(play)
        state.deal_random_card()
        drawn.add(str(state.player_hands()[0][-1]))
    assert len(drawn) > 5


def test_an_observation_stays_what_it_was() -> None:
    state = begun(players=3)
    seen = state.observation(1)
    kept = recording.digest([recording.behind_it(seen), seen.encoded()])
    for _ in range(5):
        state.apply_move(state.legal_moves()[-1])
        state.deal_hands()
    assert recording.digest([recording.behind_it(seen), seen.encoded()]) == kept


def test_what_happens_to_the_state_happens_to_the_environment() -> None:
    env = rl_env.make("Hanabi-Full", 2)
    env.reset()
    saved = env.state.copy()
    env.state.apply_move(env.state.legal_moves()[0])
    assert env.state.cur_player() in (CHANCE_PLAYER_ID, 1)
    env.state = saved
    observations, _, done, _ = env.step(env.state.legal_moves()[0].to_dict())
    assert observations["current_player"] == 1
    assert not done


def test_a_seer_sees_every_card() -> None:
    env = rl_env.HanabiEnv({"observation_type": 2, "seed": 4})
    seen = env.reset()["player_observations"][0]
    hand = [card.to_dict() for card in env.state.player_hands()[0]]
    assert seen["observed_hands"][0] == hand == seen["card_knowledge"][0]


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        (lambda state: state.deal_random_card(), "No card is dealt now"),
        (lambda state: state.apply_move(HanabiMove.get_discard_move(0)), "is not legal now"),
        (lambda state: state.apply_move(HanabiMove.get_play_move(9)), "is not legal now"),
        (lambda state: state.game.new_initial_state().apply_move(HanabiMove.get_play_move(0)), "dealt first"),
    ],
)
def test_what_cannot_be_done_is_refused_and_changes_nothing(wrong: Any, message: str) -> None:
    state = begun()
    before = str(state)
    with pytest.raises(AssertionError, match=message):
        wrong(state)
    assert str(state) == before


def test_nothing_is_moved_after_the_end() -> None:
    state = begun(max_life_tokens=1, colors=1, hand_size=2)
    while not state.is_terminal():
        state.apply_move(HanabiMove.get_play_move(0))
        state.deal_hands()
    with pytest.raises(AssertionError, match="The game is over"):
        state.apply_move(HanabiMove.get_play_move(0))


def test_a_seat_that_is_not_there_sees_nothing() -> None:
    with pytest.raises(ValueError, match="numbered 0 to 1; there is no 2"):
        begun().observation(2)


def test_there_is_no_library_to_load() -> None:
    assert pyhanabi.cdef_loaded()
    assert pyhanabi.lib_loaded()
    assert pyhanabi.try_cdef(prefixes=["x"])
    assert pyhanabi.try_load(prefixes=["x"])
    state = begun()
    assert state.game.c_game is state.game
    move = state.legal_moves()[0]
    assert move.c_move is move
