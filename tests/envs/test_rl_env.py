"""Code written for hanabi-learning-environment's rl_env gets the same here."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from hanabi.envs import rl_env
from hanabi.game import Shuffle, deal
from hanabi.game.notation import read_hand
from hanabi.rules import Card, box
from tests.envs import recording

GOLDEN: list[dict[str, Any]] = json.loads(Path(__file__).with_name("golden.json").read_text(encoding="utf-8"))


def named(game: dict[str, Any]) -> str:
    return " ".join([game["policy"], *(f"{name}={value}" for name, value in game["config"].items())])


def load(env: rl_env.HanabiEnv, game: dict[str, Any]) -> dict[str, Any]:
    """Deal the deck of a recorded game; what it never drew lies below."""
    drawn = [card for card in read_hand(game["deck"]) if card is not None]
    rules = env.game.ruleset
    rest = (Counter(box(rules)) - Counter(drawn)).elements()
    deck: tuple[Card, ...] = (*drawn, *rest)
    state, _ = deal(rules, env.players, Shuffle(deck), first=game["first"])
    return env.load(state)


def as_json(value: Any) -> Any:
    return json.loads(json.dumps(value))


@pytest.mark.parametrize("game", GOLDEN, ids=named)
def test_a_whole_game_is_the_one_that_the_original_played(game: dict[str, Any]) -> None:
    env = rl_env.HanabiEnv(dict(game["config"]))
    played = recording.play(env, load(env, game), game["policy"])
    assert played["sizes"] == game["sizes"]
    for place, written in game["written"].items():
        assert as_json(played["written"][int(place)]) == written
    assert played["moves"] == game["moves"]
    assert played["seen"] == game["seen"]


def test_the_recorded_games_end_in_every_way() -> None:
    env = rl_env.make()
    ends = set()
    for game in GOLDEN:
        env = rl_env.HanabiEnv(dict(game["config"]))
        recording.play(env, load(env, game), game["policy"])
        ends.add(env.state.end_of_game_status().name)
    assert ends == {"OUT_OF_LIFE_TOKENS", "OUT_OF_CARDS", "COMPLETED_FIREWORKS"}


class Guest(rl_env.Agent):
    """An agent as the original's examples are: it answers when its offset is 0."""

    def __init__(self, config: Any, *args: Any, **kwargs: Any) -> None:
        self.policy = recording.Hearsay(config["seed"])

    def act(self, observation: dict[str, Any]) -> Any:
        return None if observation["current_player_offset"] else self.policy.act(None, observation)


@pytest.mark.parametrize("name", rl_env.ENVIRONMENTS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_agents_play_games_of_every_name(name: str, players: int) -> None:
    env = rl_env.make(name, players)
    agents = [Guest({"seed": seat}) for seat in range(players)]
    observations, total, done = env.reset(), 0, False
    while not done:
        seen = zip(agents, observations["player_observations"], strict=True)
        actions = [agent.act(observation) for agent, observation in seen]
        assert [action for action in actions if action is not None] == [
            actions[observations["current_player"]]
        ]
        observations, reward, done, _ = env.step(actions[observations["current_player"]])
        total += reward
    assert total == env.state.score()


def test_a_seed_deals_the_same_games_again_and_each_time_another_one() -> None:
    def dealt(seed: int) -> list[Any]:
        env = rl_env.HanabiEnv({"players": 3, "seed": seed, "random_start_player": True})
        return [recording.shown(env.reset()) for _ in range(30)]

    assert dealt(7) == dealt(7)
    assert dealt(7) != dealt(8)
    assert {each["current_player"] for each in dealt(7)} == {0, 1, 2}
    hands = [str(each["player_observations"][0]["observed_hands"]) for each in dealt(7)]
    assert len(set(hands)) == len(hands)


def test_what_a_caller_does_to_a_dictionary_stays_with_the_caller() -> None:
    env = rl_env.HanabiEnv({"seed": 5})
    kept = recording.digest(recording.shown(env.reset()))
    again = rl_env.HanabiEnv({"seed": 5})
    mine = again.reset()["player_observations"][0]
    for hand in (*mine["observed_hands"], *mine["card_knowledge"], mine["legal_moves"]):
        for each in hand:
            each.clear()
    mine["fireworks"]["R"] = 5
    assert recording.digest(recording.shown(again._make_observation_all_players())) == kept


@pytest.mark.parametrize(
    ("action", "error"),
    [
        (None, ValueError),
        ("PLAY", ValueError),
        (1.0, ValueError),
        ({"card_index": 1}, AssertionError),
        ({"action_type": "FOLD"}, AssertionError),
        ({"action_type": "DEAL"}, ValueError),
        ({"action_type": "PLAY"}, KeyError),
        ({"action_type": "PLAY", "card_index": 5}, AssertionError),
        ({"action_type": "DISCARD", "card_index": 0}, AssertionError),
        ({"action_type": "REVEAL_COLOR", "color": "X", "target_offset": 1}, ValueError),
        ({"action_type": "REVEAL_COLOR", "color": 1, "target_offset": 1}, AssertionError),
        ({"action_type": "REVEAL_RANK", "rank": "1", "target_offset": 1}, TypeError),
        ({"action_type": "REVEAL_RANK", "rank": 0, "target_offset": 2}, AssertionError),
        (0, AssertionError),
        (-1, AssertionError),
        (20, AssertionError),
    ],
)
def test_a_wrong_action_is_refused_as_the_original_refuses_it(action: Any, error: type[Exception]) -> None:
    env = rl_env.make()
    before = recording.shown(env.reset())
    with pytest.raises(error):
        env.step(action)
    assert recording.shown(env._make_observation_all_players()) == before


def test_nothing_happens_before_the_deal_or_after_the_end() -> None:
    env = rl_env.HanabiEnv({"max_life_tokens": 1, "seed": 1})
    with pytest.raises(AssertionError, match=r"call reset\(\) first"):
        env.step(5)
    env.reset()
    done = False
    while not done:
        _, _, done, _ = env.step(5)
    with pytest.raises(AssertionError, match="The game is over"):
        env.step(5)


@pytest.mark.parametrize(
    ("config", "message"),
    [
        ({"players": 6}, "players must be between 2 and 5"),
        ({"colors": 6}, "colors must be between 1 and 5"),
        ({"ranks": 6}, "ranks must be between 1 and 5"),
        ({"hand_size": 0}, "hand_size must be between 1 and 6"),
        ({"max_life_tokens": 0}, "max_life_tokens must be between"),
        ({"max_information_tokens": 0}, "max_information_tokens must be between"),
        ({"observation_type": 3}, "observation_type must be between 0 and 2"),
        ({"seed": "seven"}, "seed must be a whole number"),
        ({"colors": 1, "hand_size": 2, "players": 5}, "no deck is left"),
    ],
)
def test_a_configuration_that_cannot_be_is_refused_in_a_sentence(
    config: dict[str, Any], message: str
) -> None:
    with pytest.raises(ValueError, match=message):
        rl_env.HanabiEnv(config)


def test_an_unknown_setting_is_ignored_with_a_warning() -> None:
    with pytest.warns(
        UserWarning, match="no setting 'rank', so it is ignored; there are players, colors, ranks"
    ):
        assert rl_env.HanabiEnv({"rank": 3}).game.num_ranks() == 5


def test_an_unknown_environment_is_refused_with_those_there_are() -> None:
    with pytest.raises(ValueError, match="Hanabi-Very-Small"):
        rl_env.make("Hanabi-Huge")
    with pytest.raises(AssertionError, match="dictionary"):
        rl_env.HanabiEnv("Hanabi-Full")  # type: ignore[arg-type]
