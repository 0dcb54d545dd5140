"""A drop-in for `hanabi_learning_environment.rl_env`: the same names and dictionaries, on the fast kernel.

>>> from hanabi.envs import rl_env
>>> env = rl_env.make("Hanabi-Full", num_players=2)
>>> observations = env.reset()
>>> observations, reward, done, info = env.step({"action_type": "PLAY", "card_index": 0})

Callers may change the dictionaries they get. Where the behaviour of the original is undefined, or where it
ends the process, an exception is raised here; `docs/environments.md` lists the differences.
"""

import random
from collections.abc import Mapping
from typing import Any, NoReturn

import numpy as np

from hanabi.envs.positions import PositionReader, kernel_views
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
    Position,
    Transition,
    color_char_to_idx,
)
from hanabi.fast import last, layout
from hanabi.fast.arguments import MOST_SEEDS
from hanabi.fast.game import Game
from hanabi.fast.hands import draw
from hanabi.fast.layout import RANKS
from hanabi.game import GameState
from hanabi.rules import identities

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

    `config` takes `players`, `colors`, `ranks` (always 5), `hand_size`, `max_information_tokens`,
    `max_life_tokens`, `observation_type`, `seed` and `random_start_player`.
    """

    def __init__(self, config: Mapping[str, Any]) -> None:
        if not isinstance(config, dict):
            raise AssertionError(f"A configuration is a dictionary; {config!r} is none.")
        self.game = HanabiGame(config)
        self.players = self.game.players
        self._chance = random.Random(None if self.game.seed == -1 else self.game.seed)
        self._kernel = Game(self.game.ruleset, self.players)
        self._reader = PositionReader(self._kernel)
        self._shape = _shape(self.game, self._kernel)
        self._position: Position | None = None
        self._steps: list[Transition] = []

    def reset(self) -> dict[str, Any]:
        """Deal a new game and return the observations of all players; give each agent only its own."""
        first = self._chance.randrange(self.players) if self.game.random_start_player else 0
        self._kernel.reset(self._chance.randrange(MOST_SEEDS), first=first)
        return self._begin([])

    def load(self, state: GameState) -> dict[str, Any]:
        """Continue from a state of the object engine, for instance a deal of a known deck."""
        if (state.rules, state.board.players) != (self.game.ruleset, self.players):
            raise ValueError("That game has other rules, or other players, than this environment.")
        self._kernel.load(state)
        faces = identities(self.game.ruleset)
        return self._begin([faces.index(card) for card in state.board.discards])

    def vectorized_observation_shape(self) -> list[int]:
        return [self._shape]

    def num_moves(self) -> int:
        """How many moves there are, legal or not."""
        return self.game.max_moves()

    @property
    def state(self) -> HanabiState:
        """The current state of the game, with open hands."""
        return HanabiState(self.game, self._now(), self._steps)

    def step(self, action: Any) -> tuple[dict[str, Any], int, bool, dict[str, Any]]:
        """Make a move, given as a dictionary or a number; return observations, reward, done and `{}`."""
        before = self._now()
        move = self._move_number(action, before)
        if before.result:
            raise AssertionError("The game is over; call reset() for another one.")
        if move not in before.legal:
            self._refuse(self.game.moves[move], before)
        reward = self._kernel.step(move)
        after = self._position = self._position_after(before, move)
        self._steps.append(Transition(before, after, self.game.moves[move]))
        return self._observe_all(after), reward, after.result != 0, {}

    def _now(self) -> Position:
        if self._position is None:
            raise AssertionError("No game has begun; call reset() first.")
        return self._position

    def _begin(self, discards: list[int]) -> dict[str, Any]:
        self._steps = []
        self._position = self._reader.read(discards)
        return self._observe_all(self._position)

    def _position_after(self, before: Position, move: int) -> Position:
        """The position after a move that the kernel has made."""
        if self._kernel.over:
            _play_on(self._kernel, before.seat)
        after = self._reader.read(before.discards)
        if move < 2 * self.game.hand and after.fireworks == before.fireworks:
            card = before.hands[before.seat].cards[move % self.game.hand]
            return after._replace(discards=[*before.discards, card])
        return after

    def _move_number(self, action: Any, now: Position) -> int:
        """The number of an action, which is a dictionary or a number."""
        if isinstance(action, dict):
            return self._described_number(action, now)
        if not isinstance(action, int):
            raise ValueError(f"An action is a dictionary or a number; {action!r} is neither.")
        if not 0 <= action < len(self.game.moves):
            raise AssertionError(
                f"There is no move {action}; they are numbered 0 to {len(self.game.moves) - 1}."
            )
        return int(action)

    def _described_number(self, action: Description, now: Position) -> int:
        if action.get("action_type") not in MOVE_TYPES:
            raise AssertionError(f"The action_type of {action} must be one of {', '.join(MOVE_TYPES)}.")
        move = _move(action)
        number = self.game.get_move_uid(move)
        if number < 0:
            self._refuse(move, now)
        return number

    def _refuse(self, move: HanabiMove, now: Position) -> NoReturn:
        moves = [self.game.moves[uid] for uid in now.legal]
        raise AssertionError(f"{move} is not legal now; these moves are: {moves}")

    def _observe_all(self, now: Position) -> dict[str, Any]:
        """The observations of all players."""
        seen = [
            self._observation(now, seat, vector)
            for seat, vector in enumerate(self._reader.vectors(self._shape))
        ]
        return {"player_observations": seen, "current_player": now.seat}

    def _observation(self, now: Position, seat: int, vector: list[int]) -> dict[str, Any]:
        current, tokens, lives, deck, _, heights, hands, discards, legal, _ = now
        own, others = hands[seat], hands[seat + 1 :] + hands[:seat]
        described = self.game.descriptions
        moves = legal if seat == current else ()
        return {
            "current_player": current,
            "current_player_offset": (current - seat) % self.players,
            "life_tokens": lives,
            "information_tokens": tokens,
            "num_players": self.players,
            "deck_size": deck,
            "fireworks": {**heights},
            "legal_moves": [{**described[uid]} for uid in moves],
            "legal_moves_as_int": [*moves],
            "observed_hands": self._faces(own, others),
            "discard_pile": [{**FACES[identity]} for identity in discards],
            "card_knowledge": self._hints([own, *others]),
            "vectorized": vector,
            "pyhanabi": HanabiObservation(self.game, now, seat, self._steps),
        }

    def _faces(self, own: Hand, others: list[Hand]) -> list[list[Description]]:
        seen = [[{**face} for face in hand.faces] for hand in others]
        return [[{**UNSEEN} for _ in own.faces], *seen]

    def _hints(self, hands: list[Hand]) -> list[list[Description]]:
        if self.game.type is AgentObservationType.MINIMAL:
            return [[{**UNTOLD} for _ in hand.hints] for hand in hands]
        return [[{**hint} for hint in hand.hints] for hand in hands]


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


def _shape(game: HanabiGame, kernel: Game) -> int:
    """The size of an observation; minimal ones leave out the knowledge, which comes last."""
    observed = int(kernel.rules[layout.OBSERVED])
    knowledge = game.players * game.hand * (RANKS * game.colors + game.colors + RANKS)
    return observed - knowledge if game.type is AgentObservationType.MINIMAL else observed


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


def _play_on(kernel: Game, seat: int) -> None:
    """Finish the last turn as the original does: with the reward and a draw, although the game is over."""
    small, words, rules = kernel.small, kernel.words, kernel.rules
    result = small[layout.RESULT]
    if result == layout.PERFECT and small[layout.TOKENS] < rules[layout.MOST_TOKENS]:
        small[layout.TOKENS] += 1
        words[layout.LAST] |= np.int64(1 << last.REWARDED)
    if result in (layout.PERFECT, layout.STRUCK_OUT) and small[layout.LEFT]:
        rules, words, small = kernel_views(rules, words, small)
        draw(rules, words, small, seat)
