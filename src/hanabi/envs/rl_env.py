"""A drop-in for `hanabi_learning_environment.rl_env`: the same names and dictionaries, on the fast kernel.

>>> from hanabi.envs import rl_env
>>> env = rl_env.make("Hanabi-Full", num_players=2)
>>> observations = env.reset()
>>> observations, reward, done, info = env.step({"action_type": "PLAY", "card_index": 0})

Callers may change the dictionaries they get. Where the behaviour of the original is undefined, or where it
ends the process, an exception is raised here; `docs/environments.md` lists the differences.
"""

from collections.abc import Mapping
from typing import Any, NoReturn

from hanabi.envs.pyhanabi import (
    COLOR_CHAR,
    FACES,
    AgentObservationType,
    Description,
    HanabiGame,
    HanabiMove,
    HanabiMoveType,
    HanabiObservation,
    HanabiState,
    Hand,
    ObservationEncoder,
    color_char_to_idx,
)
from hanabi.game import GameState

MOVE_TYPES = [kind.name for kind in HanabiMoveType]
CARD_KNOWLEDGE = AgentObservationType.CARD_KNOWLEDGE.value
FULL = {"colors": 5, "ranks": 5, "max_information_tokens": 8, "max_life_tokens": 3}
SMALL = {"ranks": 5, "hand_size": 2, "max_information_tokens": 3, "max_life_tokens": 1}
ENVIRONMENTS: Mapping[str, Mapping[str, int]] = {
    "Hanabi-Full": {**FULL, "observation_type": CARD_KNOWLEDGE},
    "Hanabi-Full-CardKnowledge": {**FULL, "observation_type": CARD_KNOWLEDGE},
    "Hanabi-Full-Minimal": {**FULL, "observation_type": AgentObservationType.MINIMAL.value},
    "Hanabi-Small": {**SMALL, "colors": 2, "observation_type": CARD_KNOWLEDGE},
    "Hanabi-Very-Small": {**SMALL, "colors": 1, "observation_type": CARD_KNOWLEDGE},
}

UNSEEN: Description = {"color": None, "rank": -1}
UNTOLD: Description = {"color": None, "rank": None}


class Environment:
    """The interface of an environment."""

    def reset(self) -> dict[str, Any]:
        raise NotImplementedError

    def step(self, action: Any) -> tuple[dict[str, Any], int, bool, dict[str, Any]]:
        raise NotImplementedError


class HanabiEnv(Environment):
    """An environment with a fixed configuration, one game after the other.

    `config` takes `players`, `colors`, `ranks`, `hand_size`, `max_information_tokens`, `max_life_tokens`,
    `observation_type`, `seed` and `random_start_player`.
    """

    def __init__(self, config: Mapping[str, Any]) -> None:
        if not isinstance(config, dict):
            raise AssertionError(f"A configuration is a dictionary; {config!r} is none.")
        self.game = HanabiGame(config)
        self.observation_encoder = ObservationEncoder(self.game)
        self.players = self.game.players
        self._state: HanabiState | None = None

    def reset(self) -> dict[str, Any]:
        """Deal a new game and return the observations of all players; give each agent only its own."""
        self.state = self.game.new_initial_state()
        self.state.deal_hands()
        return self._make_observation_all_players()

    def load(self, state: GameState) -> dict[str, Any]:
        """Continue from a state of the object engine, for instance a deal of a known deck."""
        if (state.rules, state.board.players) != (self.game.ruleset, self.players):
            raise ValueError("That game has other rules, or other players, than this environment.")
        self.state = self.game.new_initial_state()
        self.state.load(state)
        return self._make_observation_all_players()

    def vectorized_observation_shape(self) -> list[int]:
        return self.observation_encoder.shape()

    def num_moves(self) -> int:
        """How many moves there are, legal or not."""
        return self.game.max_moves()

    @property
    def state(self) -> HanabiState:
        """The game in progress, with open hands; what happens to it happens to the environment."""
        if self._state is None:
            raise AssertionError("No game has begun; call reset() first.")
        return self._state

    @state.setter
    def state(self, state: HanabiState) -> None:
        self._state = state

    def step(self, action: Any) -> tuple[dict[str, Any], int, bool, dict[str, Any]]:
        """Make a move, given as a dictionary or a number; return observations, reward, done and `{}`."""
        state = self.state
        number = self._move_number(action)
        before = state.score()
        if state.is_terminal():
            raise AssertionError("The game is over; call reset() for another one.")
        if not state.take_turn(number):
            self._refuse(self.game.moves[number])
        reward = state.score() - before
        return self._make_observation_all_players(), reward, state.is_terminal(), {}

    def _move_number(self, action: Any) -> int:
        """The number of an action, which is a dictionary or a number."""
        if isinstance(action, dict):
            return self.game.uids[self._build_move(action)]
        if not isinstance(action, int):
            raise ValueError(f"An action is a dictionary or a number; {action!r} is neither.")
        if not 0 <= action < len(self.game.moves):
            raise AssertionError(
                f"There is no move {action}; they are numbered 0 to {len(self.game.moves) - 1}."
            )
        return int(action)

    def _build_move(self, action: Description) -> HanabiMove:
        """Convert a dictionary to a move; raise AssertionError if it is not legal now."""
        if action.get("action_type") not in MOVE_TYPES:
            raise AssertionError(f"The action_type of {action} must be one of {', '.join(MOVE_TYPES)}.")
        move = _move(action)
        if not self.state.move_is_legal(move):
            self._refuse(move)
        return move

    def _refuse(self, move: HanabiMove) -> NoReturn:
        raise AssertionError(f"{move} is not legal now; these moves are: {self.state.legal_moves()}")

    def _make_observation_all_players(self) -> dict[str, Any]:
        """The observations of all players."""
        state = self.state
        seen = [
            self._extract_dict_from_backend(seat, HanabiObservation(state, self.game, seat))
            for seat in range(self.players)
        ]
        return {"player_observations": seen, "current_player": state.cur_player()}

    def _extract_dict_from_backend(self, player_id: int, observation: HanabiObservation) -> dict[str, Any]:
        """What an observation of a player says, as a dictionary."""
        current, tokens, lives, deck, _, heights, hands, discards, legal, _ = observation.position
        own, others = hands[player_id], hands[player_id + 1 :] + hands[:player_id]
        described = self.game.descriptions
        moves = legal if player_id == current else ()
        return {
            "current_player": current,
            "current_player_offset": (current - player_id) % self.players if current >= 0 else current,
            "life_tokens": lives,
            "information_tokens": tokens,
            "num_players": self.players,
            "deck_size": deck,
            "fireworks": heights.copy(),
            "legal_moves": [*map(dict.copy, [described[uid] for uid in moves])],
            "legal_moves_as_int": [*moves],
            "observed_hands": self._faces(own, others),
            "discard_pile": [*map(dict.copy, [FACES[identity] for identity in discards])],
            "card_knowledge": self._hints([own, *others]),
            "vectorized": observation.encoded(),
            "pyhanabi": observation,
        }

    def _faces(self, own: Hand, others: list[Hand]) -> list[list[Description]]:
        mine = own.faces if self.game.sees_all else [UNSEEN] * len(own.faces)
        return [[*map(dict.copy, mine)], *([*map(dict.copy, hand.faces)] for hand in others)]

    def _hints(self, hands: list[Hand]) -> list[list[Description]]:
        if self.game.minimal:
            return [[UNTOLD.copy() for _ in hand.hints] for hand in hands]
        return [[*map(dict.copy, hand.hints)] for hand in hands]


def make(
    environment_name: str = "Hanabi-Full", num_players: int = 2, pyhanabi_path: str | None = None
) -> HanabiEnv:
    """Create the environment of this name; `pyhanabi_path` is ignored, since no library is needed here."""
    del pyhanabi_path
    if environment_name not in ENVIRONMENTS:
        known = ", ".join(ENVIRONMENTS)
        raise ValueError(f"There is no environment {environment_name!r}; there are {known}.")
    return HanabiEnv({**ENVIRONMENTS[environment_name], "players": num_players})


class Agent:
    """The base class of agents: `act` returns a move if `current_player_offset` is 0, or else None."""

    def __init__(self, config: Mapping[str, Any], *args: Any, **kwargs: Any) -> None:
        raise NotImplementedError

    def reset(self, config: Mapping[str, Any]) -> None:
        raise NotImplementedError

    def act(self, observation: dict[str, Any]) -> Description | None:
        raise NotImplementedError


def _move(action: Description) -> HanabiMove:
    """Convert a dictionary to a move."""
    match action["action_type"]:
        case "PLAY":
            return HanabiMove.get_play_move(action["card_index"])
        case "DISCARD":
            return HanabiMove.get_discard_move(action["card_index"])
        case "REVEAL_RANK":
            return HanabiMove.get_reveal_rank_move(action["target_offset"], action["rank"])
        case "REVEAL_COLOR":
            if not isinstance(action["color"], str):
                raise AssertionError(f"A colour is one of the letters {', '.join(COLOR_CHAR)}.")
            return HanabiMove.get_reveal_color_move(
                action["target_offset"], color_char_to_idx(action["color"])
            )
        case kind:
            raise ValueError(f"No player makes a move of the kind {kind}.")
