"""A pure environment for JAX, under the method names of JaxMARL; `jit`, `vmap` and `scan` work on all of it.

>>> env = JaxHanabi("pl", num_agents=2)                               # doctest: +SKIP
>>> observations, state = env.reset(jax.random.key(7))                # doctest: +SKIP
>>> masks = env.get_legal_moves(state)                                # doctest: +SKIP
>>> observations, state, rewards, dones, infos = env.step(key, state, actions)  # doctest: +SKIP

A state is a pytree of arrays that contains all chance of its game, so a step is a function of it and of the
actions alone. The games are moved by our compiled loops, which JAX calls back: on a CPU they write to its
buffers, and from a GPU the arrays travel. JAX is imported when the first environment is made.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from importlib import import_module
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from gymnasium.spaces import Box, Discrete

from hanabi.envs import seats
from hanabi.fast import layout, loops, positions
from hanabi.fast.arguments import check_integer, check_range, to_ruleset
from hanabi.fast.chance import HALF
from hanabi.fast.compiling import to_kernel
from hanabi.fast.cpu import WIDE_BYTES, Processor, rows, split_games, thread_pool
from hanabi.fast.games import rewarding
from hanabi.fast.layout import ANYBODY, rules_array
from hanabi.fast.warmup import warm
from hanabi.game import GameState
from hanabi.rules import Ruleset

Array: TypeAlias = Any
Shape: TypeAlias = tuple[int, ...]
Write: TypeAlias = Callable[[Sequence[Any], Sequence[Any]], None]
"""Reads arrays with a row for each game, and writes others."""


class JaxState(NamedTuple):
    """A game; under `vmap`, or after it, arrays have more dimensions in front."""

    words: Array
    """The words of the kernel, each in two halves, since JAX has no 64-bit integers by default (int32)."""
    small: Array
    """The bytes of the kernel (int8)."""
    legal: Array
    """A mask of what the seat to move may do (`(actions,)`, bool)."""

    @property
    def seat(self) -> Array:
        """The seat to move (int8)."""
        return self.small[..., layout.SEAT]

    @property
    def score(self) -> Array:
        """The score so far (int8)."""
        return self.small[..., layout.SCORE]

    @property
    def terminal(self) -> Array:
        """Whether the game is over (bool)."""
        return self.small[..., layout.RESULT] != 0


JaxStep: TypeAlias = tuple[dict[str, Array], JaxState, dict[str, Array], dict[str, Array], dict[str, Array]]
"""Observations, state, rewards, dones and infos."""


class JaxHanabi:
    """The environment of one game with `num_agents` seats; use `jax.vmap` for many.

    The last action of every agent is waiting, which is what those do who are not to move. Observations are
    those of `hanabi.fast.Games`, as bytes of 0 and 1; every agent gets the same reward.
    """

    def __init__(
        self,
        ruleset: Ruleset | str = "pl",
        num_agents: int = 2,
        *,
        first: int | None = 0,
        lenient: bool = False,
        strike_cost: int = 0,
    ) -> None:
        """`first` begins every game, or a random seat if it is None; the rest as in `hanabi.fast.Games`."""
        self._jax = require_jax()
        self.ruleset = to_ruleset(ruleset)
        self.num_agents = check_integer("num_agents", num_agents)
        self._rules = rewarding(rules_array(self.ruleset, self.num_agents), lenient, strike_cost)
        self._first = ANYBODY if first is None else check_range("first", first, 0, self.num_agents - 1)
        self.agents = [f"agent_{seat}" for seat in range(self.num_agents)]
        self.num_moves = int(self._rules[layout.ACTIONS]) + 1
        self._observed = int(self._rules[layout.OBSERVED])
        warm("cpu", Processor)

    @property
    def name(self) -> str:
        return "Hanabi"

    def observation_space(self, agent: str) -> Box:
        del agent
        return Box(0, 1, (self._observed,), np.uint8)

    def action_space(self, agent: str) -> Discrete:
        del agent
        return Discrete(self.num_moves)

    def reset(self, key: Array) -> tuple[dict[str, Array], JaxState]:
        """Deal a game by the chance of `key`; return the observations of all agents, and the state."""
        jax = self._jax
        bits = jax.random.bits(key, (2,), np.uint32)
        state, seen = self._split(self._call(self._write_deal, self._shapes(), bits))
        return self._by_agent(seen), state

    def step(self, key: Array, state: JaxState, actions: Mapping[str, Array]) -> JaxStep:
        """Take the action of the seat to move; if that ends the game, the next one is dealt.

        Returns observations, state, rewards, dones and infos: the `score`, before any new deal, and whether
        the action was `illegal`, which changes nothing. `key` is not used: the state has chance of its own.
        """
        del key
        return self._step(state, actions, True)

    def step_env(self, key: Array, state: JaxState, actions: Mapping[str, Array]) -> JaxStep:
        """Take the action of the seat to move, as `step` does, but stay at the end of a game."""
        del key
        return self._step(state, actions, False)

    def get_obs(self, state: JaxState) -> dict[str, Array]:
        """What every agent sees (`(observed,)`, uint8)."""
        return self._by_agent(self._split(self._call(self._write_look, self._shapes(), *state[:2]))[1])

    def get_legal_moves(self, state: JaxState) -> dict[str, Array]:
        """A mask of what every agent may do; the last one is waiting (`(num_moves,)`, bool)."""
        jnp = self._jax.numpy
        masks = {}
        for seat, agent in enumerate(self.agents):
            moves = (state.seat == seat)[..., None]
            masks[agent] = jnp.concatenate([state.legal & moves, ~moves], axis=-1)
        return masks

    get_avail_actions = get_legal_moves

    def get_world_state(self, state: JaxState) -> dict[str, Array]:
        """What every agent sees, then its own hand, a byte for each face of each place (uint8)."""
        shape = self.num_agents, layout.hand_size(self._rules)
        (hands,) = self._call(self._write_hands, [self._shape(shape, np.uint8)], *state[:2])
        seen, hidden = self.get_obs(state), self._by_agent(hands)
        return {agent: self._jax.numpy.concatenate([seen[agent], hidden[agent]], -1) for agent in self.agents}

    def save(self, state: JaxState) -> GameState:
        """Return the state of one game as a state of the object engine; not inside `jit`."""
        words = np.ascontiguousarray(state.words).view(np.int64)
        return positions.read_state(self.ruleset, self.num_agents, words, np.array(state.small))

    def _step(self, state: JaxState, actions: Mapping[str, Array], restart: bool) -> JaxStep:
        jnp = self._jax.numpy
        chosen = jnp.stack([jnp.asarray(actions[agent], np.int32) for agent in self.agents], axis=-1)
        action = jnp.take(chosen, state.seat.astype(np.int32), axis=-1)
        shapes = [*self._shapes(), *(self._shape((), np.int8) for _ in range(3))]
        found = self._call(partial(self._write_step, restart), shapes, *state[:2], action)
        after, seen = self._split(found)
        reward, score, became = found[-3:]
        done, gained = became == loops.ENDED, reward.astype(np.float32)
        everyone = [*self.agents, "__all__"]
        infos = {"score": score, "illegal": became == loops.REFUSED}
        return (
            self._by_agent(seen),
            after,
            dict.fromkeys(everyone, gained),
            dict.fromkeys(everyone, done),
            infos,
        )

    def _write_deal(self, out: Sequence[Any], given: Sequence[Any]) -> None:
        upper, lower = (given[0][:, half].astype(np.int64) >> 1 for half in range(2))
        dealt = self._state_rows(out)
        self._run(seats.begin_rows, len(upper), *dealt, to_kernel(upper << HALF | lower), self._first)
        self._write_seats(out)

    def _write_step(self, restart: bool, out: Sequence[Any], given: Sequence[Any]) -> None:
        out[0][:], out[1][:] = given[:2]
        actions = given[2].astype(np.int64)
        told = map(to_kernel, (actions, *out[4:]))
        self._run(loops.step_games, len(actions), *self._state_rows(out), *told, restart, self._first)
        self._write_seats(out)

    def _write_look(self, out: Sequence[Any], given: Sequence[Any]) -> None:
        out[0][:], out[1][:] = given[:2]
        self._write_seats(out)

    def _write_hands(self, out: Sequence[Any], given: Sequence[Any]) -> None:
        words, small = given[0].view(np.int64).copy(), given[1].copy()
        count = len(small)
        hands = np.empty((count, layout.hand_size(self._rules)), np.uint8)
        for ahead in range(self.num_agents):
            self._run(loops.reveal_games, count, rows(words), rows(small), ahead, rows(hands))
            out[0][np.arange(count), (small[:, layout.SEAT] + ahead) % self.num_agents] = hands

    def _write_seats(self, out: Sequence[Any]) -> None:
        """Write the legal actions and the observations of games whose state is written."""
        count = len(out[0])
        bits = np.empty((count * self.num_agents, -(-self._observed // 32)), np.uint32)
        wide = out[3].reshape(count * self.num_agents, self._observed)
        seen = to_kernel(WIDE_BYTES), rows(bits), rows(bits.view(np.uint8)), rows(wide)
        self._run(seats.look_rows, count, *self._state_rows(out), rows(out[2].view(np.uint8)), *seen)

    def _state_rows(self, out: Sequence[Any]) -> tuple[Any, Any]:
        return rows(out[0].view(np.int64)), rows(out[1])

    def _run(self, loop: Callable[..., Any], count: int, *given: Any) -> None:
        """Run a loop over all games, divided among threads if they are many."""
        first, *others = split_games(count)
        run = partial(loop, to_kernel(self._rules), *given)
        working = [thread_pool().submit(run, *share) for share in others]
        run(*first)
        for each in working:
            each.result()

    def _shape(self, shape: tuple[int, ...], kind: Any) -> Any:
        return self._jax.ShapeDtypeStruct(shape, kind)

    def _shapes(self) -> list[Any]:
        """What a state and its observations look like."""
        words, small = layout.word_count(self._rules), layout.byte_count(self._rules)
        return [
            self._shape((2 * words,), np.int32),
            self._shape((small,), np.int8),
            self._shape((self.num_moves - 1,), np.bool_),
            self._shape((self.num_agents, self._observed), np.uint8),
        ]

    def _call(self, write: Write, shapes: list[Any], *given: Array) -> list[Array]:
        """Let JAX call `write` with the rows of all games."""
        written = [each.shape for each in shapes], [np.shape(each) for each in given]
        if self._jax.default_backend() == "cpu":
            in_place = import_module("jax.experimental.buffer_callback").buffer_callback
            fill = partial(_write_buffers, write, *written)
            called: Callable[..., list[Array]] = in_place(fill, shapes, vmap_method="broadcast_all")
            return called(*given)
        copying = partial(_write_copies, write, shapes, *written)
        found: list[Array] = self._jax.pure_callback(copying, shapes, *given, vmap_method="broadcast_all")
        return found

    def _split(self, found: Sequence[Array]) -> tuple[JaxState, Array]:
        return JaxState(*found[:3]), found[3]

    def _by_agent(self, seen: Array) -> dict[str, Array]:
        return {agent: seen[..., seat, :] for seat, agent in enumerate(self.agents)}


def _write_buffers(
    write: Write,
    out_shapes: Sequence[Shape],
    shapes: Sequence[Shape],
    _: Any,
    out: Sequence[Any],
    *given: Any,
) -> None:
    """Write to JAX's own memory."""
    write(_as_rows(out, out_shapes), _as_rows(given, shapes))


def _write_copies(
    write: Write, kinds: Sequence[Any], out_shapes: Sequence[Shape], shapes: Sequence[Shape], *given: Any
) -> list[Any]:
    """Write to new arrays, which JAX copies."""
    first = np.asarray(given[0])
    games = first.shape[: first.ndim - len(shapes[0])]
    found = [np.zeros((*games, *each.shape), each.dtype) for each in kinds]
    write(_as_rows(found, out_shapes), _as_rows(given, shapes))
    return found


def _as_rows(arrays: Sequence[Any], shapes: Sequence[Shape]) -> list[Any]:
    """Arrays with a row of a shape for each game, whatever dimensions games have in front."""
    return [np.asarray(each).reshape(-1, *shape) for each, shape in zip(arrays, shapes, strict=True)]


def require_jax() -> Any:
    """Return the module `jax`; raise ImportError with what to install if it is missing."""
    try:
        return import_module("jax")
    except ImportError as error:
        raise ImportError(
            "This environment needs JAX, which is missing: pip install 'hanabi[jax]'"
        ) from error
