"""Guided games: random games by players who see every card and are more or less careful.

Uniform random play strikes out long before the deck is empty; guided games reach every kind of ending.
"""

import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

from hanabi.game import (
    Action,
    Choose,
    Clue,
    Discard,
    Event,
    GameState,
    Play,
    act,
    deal,
    is_dead,
    is_indispensable,
    is_playable,
    legal_actions,
    shuffled,
)
from hanabi.rules import Ruleset


class ActionKind(Enum):
    """What an action amounts to, for someone who sees every card."""

    FIT = "fit"
    """Playing a card that fits, announced correctly or not at all."""
    SHED = "shed"
    """Discarding a dead card."""
    CLUE = "clue"
    """Giving any clue."""
    SPARE = "spare"
    """Discarding a useful card that has another copy."""
    LOSE = "lose"
    """Discarding the last copy of a useful card."""
    MISPLAY = "misplay"
    """Playing a card that does not fit, or announcing it wrongly."""
    ANSWER = "answer"
    """Accepting what a bonus tile offers."""
    WHIM = "whim"
    """Any action."""


@dataclass(frozen=True, slots=True)
class Temper:
    """A style of play: of two possible kinds of action, each is tried first in proportion to its weight."""

    name: str
    share: float
    """How often games are played like this, relative to the other tempers."""
    weights: Mapping[ActionKind, float]

    def kinds(self, chance: random.Random) -> list[ActionKind]:
        """The kinds of action in a random order.

        Each kind arrives after an exponential waiting time, so heavier kinds tend to come first: of two, the
        probabilities are in the ratio of their weights.
        """
        arrivals = {kind: chance.expovariate(weight) for kind, weight in self.weights.items()}
        return sorted(arrivals, key=arrivals.__getitem__)


def _temper(share: float, name: str, **weights: float) -> Temper:
    return Temper(
        name, share, {ActionKind.ANSWER: 2.0} | {ActionKind(kind): weight for kind, weight in weights.items()}
    )


CAREFUL = _temper(0.25, "careful", fit=5000, shed=50, clue=100, spare=1, lose=0.01, misplay=0.01, whim=0.1)
HASTY = _temper(0.22, "hasty", fit=200, shed=50, clue=5, spare=10, lose=2, misplay=0.2, whim=0.2)
CHATTY = _temper(0.31, "chatty", fit=20, shed=5, clue=20, spare=5, lose=2, misplay=0.1, whim=0.1)
CLUMSY = _temper(0.12, "clumsy", fit=50, shed=10, clue=20, spare=5, lose=2, misplay=1.5, whim=1)
RECKLESS = _temper(0.10, "reckless", fit=50, shed=10, clue=30, spare=5, lose=5, misplay=8, whim=5)
TEMPERS = (CAREFUL, HASTY, CHATTY, CLUMSY, RECKLESS)


class GuidedStep(NamedTuple):
    """One action of a guided game: the state before, the legal actions, the choice, and what followed."""

    state: GameState
    legal: tuple[Action, ...]
    action: Action
    events: tuple[Event, ...]
    after: GameState


def some_temper(chance: random.Random) -> Temper:
    """Draw a temper by the shares."""
    return chance.choices(TEMPERS, [temper.share for temper in TEMPERS])[0]


def guided_action(
    state: GameState, legal: tuple[Action, ...], temper: Temper, chance: random.Random
) -> Action:
    """Choose a legal action like someone who sees every card and has this temper."""
    for kind in temper.kinds(chance):
        if found := [action for action in legal if is_of_kind(kind, state, action)]:
            return chance.choice(found)
    return chance.choice(legal)


def guided_deal(rules: Ruleset, players: int, chance: random.Random) -> GameState:
    """Shuffle and deal a game; a random seat begins."""
    return deal(rules, players, shuffled(rules, chance), first=chance.randrange(players))[0]


def guided_play(state: GameState, temper: Temper, chance: random.Random) -> Iterator[GuidedStep]:
    """Play a game from `state` to its end."""
    while not state.board.over:
        legal = legal_actions(state.view(state.board.seat))
        action = guided_action(state, legal, temper, chance)
        before, (state, events) = state, act(state, action)
        yield GuidedStep(before, legal, action, events, state)


def guided_game(rules: Ruleset, players: int, seed: int | str) -> Iterator[GuidedStep]:
    """The game of this seed, from the deal to its end, in a temper drawn for it."""
    chance = random.Random(seed)
    return guided_play(guided_deal(rules, players, chance), some_temper(chance), chance)


def is_of_kind(kind: ActionKind, state: GameState, action: Action) -> bool:
    """Whether an action is of `kind`."""
    match action:
        case _ if kind is ActionKind.WHIM:
            return True
        case Clue():
            return kind is ActionKind.CLUE
        case Play():
            return kind in (ActionKind.FIT, ActionKind.MISPLAY) and (kind is ActionKind.FIT) is _fits(
                state, action
            )
        case Discard():
            return kind in (ActionKind.SHED, ActionKind.SPARE, ActionKind.LOSE) and kind is _discard_kind(
                state, action
            )
        case Choose(option):
            return kind is ActionKind.ANSWER and option is not None
        case _:
            return False


def _fits(state: GameState, play: Play) -> bool:
    face = state.face(play.card)
    return is_playable(state.board, face) and play.announce in (None, face.suit)


def _discard_kind(state: GameState, discard: Discard) -> ActionKind:
    face = state.face(discard.card)
    if is_dead(state.board, face):
        return ActionKind.SHED
    return ActionKind.LOSE if is_indispensable(state.board, face) else ActionKind.SPARE
