"""Guided games on both engines at once: after every move the kernel's arrays hold what the engine says."""

import random
from array import array
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from itertools import count
from typing import Any

from hanabi.game import Action, Choose, Event, GameState, Held, Play, act, is_indispensable, legal_actions
from hanabi.rules import Ruleset, clue_values, identities
from hanabi.testing import GuidedStep, Temper, guided_deal, is_of_kind, some_temper
from tests.fast.flat import Flattened
from tests.fast.kernel import REFUSED, Kernel
from tests.fast.rulesets import some_table

WHOLE = 1 / 16
"""How often a position is also moved over to the kernel and back, which takes long."""


class Difference(AssertionError):
    """The engines are not in the same position after the same moves."""


@dataclass(frozen=True)
class Tally:
    """What was compared."""

    moves: int = 0
    endings: Counter[str] = field(default_factory=Counter)
    """How many games ended in each way."""
    seatings: Counter[int] = field(default_factory=Counter)
    deeds: Counter[str] = field(default_factory=Counter)
    """How many moves were of each kind."""

    def __add__(self, other: "Tally") -> "Tally":
        return Tally(
            self.moves + other.moves,
            self.endings + other.endings,
            self.seatings + other.seatings,
            self.deeds + other.deeds,
        )

    def __str__(self) -> str:
        parts: tuple[dict[Any, int], ...] = (self.seatings, self.endings, self.deeds)
        told = "; ".join(", ".join(f"{part[name]} {name}" for name in sorted(part)) for part in parts)
        return f"{self.moves} moves of {self.endings.total()} games ({told})"


def compare_moves(seed: str, moves: int) -> Tally:
    """Compare the games of a seed until they have had `moves` moves."""
    tally = Tally()
    for game in count():
        if tally.moves >= moves:
            break
        tally += compare_game(f"{seed}/{game}")
    return tally


def compare_game(seed: str) -> Tally:
    """Play the game of a seed, at a table drawn for it, on both engines."""
    chance = random.Random(seed)
    rules, players = some_table(chance)
    start = guided_deal(rules, players, chance)
    steps = list(played(start, some_temper(chance), chance))
    try:
        return _compare(start, steps, chance)
    except AssertionError as error:
        raise Difference(f"game {seed!r} of {players} players by {rules}: {error}") from error


def played(state: GameState, temper: Temper, chance: random.Random) -> Iterator[GuidedStep]:
    """A guided game in which now and then, and often when a tile asks, anything legal is done."""
    while not state.board.over:
        legal = legal_actions(state.view(state.board.seat))
        astray = chance.random() < (0.5 if state.board.decision else 0.02)
        action = chance.choice(legal) if astray else guided(state, legal, temper, chance)
        before, (state, events) = state, act(state, action)
        yield GuidedStep(before, legal, action, events, state)


def guided(state: GameState, legal: tuple[Action, ...], temper: Temper, chance: random.Random) -> Action:
    """What `guided_action` might choose, found without looking at every action."""
    order = chance.sample(legal, len(legal))
    found = (action for kind in temper.kinds(chance) for action in order if is_of_kind(kind, state, action))
    return next(found, order[0])


def _compare(start: GameState, steps: list[GuidedStep], chance: random.Random) -> Tally:
    kernel, flat = Kernel.of(start), Flattened(start.rules, start.board.players)
    deeds = Counter[str]()
    check_whole(kernel, start, ())
    for number, step in enumerate(steps):
        try:
            check_legal(kernel, step)
            check_move(kernel, flat, step)
            if chance.random() < WHOLE:
                check_whole(kernel, step.after, step.events)
        except AssertionError as error:
            raise AssertionError(f"move {number}, {step.action}: {error}") from error
        deeds[_deed(step)] += 1
    return _ended(kernel, steps, deeds)


def _ended(kernel: Kernel, steps: list[GuidedStep], deeds: Counter[str]) -> Tally:
    last = steps[-1]
    check_whole(kernel, last.after, last.events)
    assert kernel.legal() == kernel.legal_one_by_one() == [], "something is legal in a game that is over"
    assert last.after.board.outcome is not None
    ending = Counter({last.after.board.outcome.result.value: 1})
    return Tally(len(steps), ending, Counter({kernel.players: 1}), deeds)


def _deed(step: GuidedStep) -> str:
    """What kind of move it was."""
    match step.action:
        case Choose(None):
            return "declined"
        case Choose() if step.state.board.decision:
            return step.state.board.decision.tile.value
        case Play(_, str()):
            return "announced"
        case action:
            return action.tag


def check_legal(kernel: Kernel, step: GuidedStep) -> None:
    """The kernel marks what the engine allows, and says the same about each number separately."""
    board = step.state.board
    numbers = sorted(kernel.numbering.number(board, action) for action in step.legal)
    assert kernel.legal() == numbers, f"legal are {numbers}, not {kernel.legal()}"
    assert kernel.legal_one_by_one() == numbers, f"legal are {numbers}, not {kernel.legal_one_by_one()}"


def check_move(kernel: Kernel, flat: Flattened, step: GuidedStep) -> None:
    """A move leaves every number of the state as the engine's would be."""
    became = kernel.advance(kernel.numbering.number(step.state.board, step.action))
    assert became != REFUSED, "refused"
    assert bool(became) == step.after.board.over, "one game is over, the other is not"
    expected = flat.arrays(step.after, step.events)
    assert kernel.tidied() == expected, f"the arrays differ in {differing(kernel.tidied(), expected)}"


def differing(found: tuple[bytes, bytes], expected: tuple[bytes, bytes]) -> str:
    """Where arrays are not what they must be, and what they are instead."""
    pairs = zip(("word", "byte"), ("q", "b"), found, expected, strict=True)
    return "; ".join(
        f"{name} {place}: {ours} and not {theirs}"
        for name, kind, left, right in pairs
        for place, (ours, theirs) in enumerate(zip(array(kind, left), array(kind, right), strict=True))
        if ours != theirs
    )


def check_whole(kernel: Kernel, state: GameState, events: tuple[Event, ...]) -> None:
    """A position is the same written, read, and read after it was written."""
    written = Kernel.of(state, events)
    expected = sorted_state(state)
    assert written.tidied() == kernel.tidied(), "written otherwise than reached"
    assert kernel.state == expected, f"read back as\n{kernel.state}\nand not\n{expected}"
    assert written.state == expected, "not read as it was written"
    if not state.board.over:
        lasts = [is_indispensable(state.board, face) for face in identities(state.rules)]
        assert kernel.indispensable() == lasts, f"indispensable are {lasts}"


def sorted_state(state: GameState) -> GameState:
    """A state with its discards and the clues about each card in a fixed order."""
    board = state.board
    order = {face: place for place, face in enumerate(identities(board.rules))}
    hands = tuple(tuple(_sorted(board.rules, held) for held in hand) for hand in board.hands)
    discards = tuple(sorted(board.discards, key=order.__getitem__))
    return GameState(replace(board, hands=hands, discards=discards), state.secrets)


def _sorted(rules: Ruleset, held: Held) -> Held:
    said = tuple(sorted(held.known.said, key=clue_values(rules).index))
    return Held(held.id, replace(held.known, said=said))
