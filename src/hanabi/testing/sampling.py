"""Guided games: played by people who see every card and care about it more or less.

Uniform random play strikes out long before the deck is empty; guided games come to every end there is.
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


class Kind(Enum):
    """What an action comes to, for somebody who sees every card."""

    FIT = "fit"
    """Playing a card that fits, announced rightly or not at all."""
    SHED = "shed"
    """Discarding a card that is dead."""
    CLUE = "clue"
    """Cluing anything to anybody."""
    SPARE = "spare"
    """Discarding a useful card that has another copy."""
    LOSE = "lose"
    """Discarding the last copy of a useful card."""
    MISPLAY = "misplay"
    """Playing a card that does not fit, or announcing it wrongly."""
    ANSWER = "answer"
    """Taking what a bonus tile offers."""
    WHIM = "whim"
    """Anything at all."""


@dataclass(frozen=True, slots=True)
class Temper:
    """How a game is played: of two kinds of action that are possible, the heavier wins by their ratio."""

    name: str
    share: float
    """How many games are played like this, beside the shares of the other tempers."""
    weights: Mapping[Kind, float]

    def kinds(self, chance: random.Random) -> list[Kind]:
        """The kinds of action in the order in which they come to mind now."""
        arrivals = {kind: chance.expovariate(weight) for kind, weight in self.weights.items()}
        return sorted(arrivals, key=arrivals.__getitem__)


def _temper(share: float, name: str, **weights: float) -> Temper:
    return Temper(name, share, {Kind.ANSWER: 2.0} | {Kind(kind): weight for kind, weight in weights.items()})


CAREFUL = _temper(0.25, "careful", fit=5000, shed=50, clue=100, spare=1, lose=0.01, misplay=0.01, whim=0.1)
HASTY = _temper(0.22, "hasty", fit=200, shed=50, clue=5, spare=10, lose=2, misplay=0.2, whim=0.2)
CHATTY = _temper(0.31, "chatty", fit=20, shed=5, clue=20, spare=5, lose=2, misplay=0.1, whim=0.1)
CLUMSY = _temper(0.12, "clumsy", fit=50, shed=10, clue=20, spare=5, lose=2, misplay=1.5, whim=1)
RECKLESS = _temper(0.10, "reckless", fit=50, shed=10, clue=30, spare=5, lose=5, misplay=8, whim=5)
TEMPERS = (CAREFUL, HASTY, CHATTY, CLUMSY, RECKLESS)


class Step(NamedTuple):
    """One action of a game: where it was taken, out of what, and what it led to."""

    state: GameState
    legal: tuple[Action, ...]
    action: Action
    events: tuple[Event, ...]
    after: GameState


def some_temper(chance: random.Random) -> Temper:
    """A temper, drawn by the shares."""
    return chance.choices(TEMPERS, [temper.share for temper in TEMPERS])[0]


def guided_action(
    state: GameState, legal: tuple[Action, ...], temper: Temper, chance: random.Random
) -> Action:
    """One of the legal actions, as somebody who sees every card and has this temper chooses it."""
    for kind in temper.kinds(chance):
        if found := [action for action in legal if is_of(kind, state, action)]:
            return chance.choice(found)
    return chance.choice(legal)


def guided_deal(rules: Ruleset, players: int, chance: random.Random) -> GameState:
    """A shuffled and dealt game; anybody may begin."""
    return deal(rules, players, shuffled(rules, chance), first=chance.randrange(players))[0]


def guided_play(state: GameState, temper: Temper, chance: random.Random) -> Iterator[Step]:
    """A game from here to its end."""
    while not state.board.over:
        legal = legal_actions(state.view(state.board.seat))
        action = guided_action(state, legal, temper, chance)
        before, (state, events) = state, act(state, action)
        yield Step(before, legal, action, events, state)


def guided_game(rules: Ruleset, players: int, seed: int | str) -> Iterator[Step]:
    """The whole game of this seed, in a temper drawn for it."""
    chance = random.Random(seed)
    return guided_play(guided_deal(rules, players, chance), some_temper(chance), chance)


def is_of(kind: Kind, state: GameState, action: Action) -> bool:
    """Whether an action is of this kind."""
    match action:
        case _ if kind is Kind.WHIM:
            return True
        case Clue():
            return kind is Kind.CLUE
        case Play():
            return kind in (Kind.FIT, Kind.MISPLAY) and (kind is Kind.FIT) is _fits(state, action)
        case Discard():
            return kind in (Kind.SHED, Kind.SPARE, Kind.LOSE) and kind is _loss(state, action)
        case Choose(option):
            return kind is Kind.ANSWER and option is not None
        case _:
            return False


def _fits(state: GameState, play: Play) -> bool:
    face = state.face(play.card)
    return is_playable(state.board, face) and play.announce in (None, face.suit)


def _loss(state: GameState, discard: Discard) -> Kind:
    face = state.face(discard.card)
    if is_dead(state.board, face):
        return Kind.SHED
    return Kind.LOSE if is_indispensable(state.board, face) else Kind.SPARE
