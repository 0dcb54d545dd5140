"""Games in the middle, at every kind of table, and where each of their hidden cards lay in the dealt deck."""

import random
from collections.abc import Iterator
from dataclasses import dataclass

from hanabi.errors import RulesetError
from hanabi.game import Action, Dealt, Drawn, Event, GameState, Reshuffled, Seat, Shuffle, deal, shuffled
from hanabi.rules import EDITIONS, Ruleset, check_players, ruleset
from hanabi.rules.editions import compatible
from hanabi.testing import GuidedStep, guided_play, some_temper

POSITIONS_PER_GAME = 6
SETTINGS = ("", "+hand=6", "+tokens=3", "+suits=3", "+strikes=4")
"""What is sometimes added to `custom`."""


@dataclass(frozen=True, slots=True)
class Position:
    """A game after some actions, looked at from one seat."""

    rules: Ruleset
    players: int
    first: Seat
    shuffle: Shuffle
    actions: tuple[Action, ...]
    actors: tuple[Seat, ...]
    """Who took each action."""
    history: tuple[tuple[Event, ...], ...]
    """The deal, then the events of each action."""
    state: GameState
    seat: Seat

    @property
    def to_move(self) -> Seat:
        return self.state.board.seat


@dataclass(frozen=True, slots=True)
class Origins:
    """Where in the dealt deck each card came from; None for one that went back into the deck since."""

    drawn: tuple[int | None, ...]
    """By the card's name."""
    deck: tuple[int | None, ...]


def positions(
    chance: random.Random, longest: int = 1000, each: int = POSITIONS_PER_GAME
) -> Iterator[Position]:
    """Endless positions: `each` of every game, at most `longest` actions after the deal."""
    while True:
        rules, players = some_table(chance)
        shuffle, first = shuffled(rules, chance), chance.randrange(players)
        state, dealt = deal(rules, players, shuffle, first)
        steps = tuple(guided_play(state, some_temper(chance), chance))
        for _ in range(each):
            length = chance.randrange(min(len(steps), longest))
            yield _position(shuffle, dealt, steps, length, chance)


def some_table(chance: random.Random) -> tuple[Ruleset, int]:
    """Any edition with any of its expansions, and as many players as it seats."""
    while True:
        rules = ruleset(_some_name(chance))
        players = chance.randint(2, rules.most_players)
        try:
            check_players(rules, players)
        except RulesetError:
            continue
        return rules, players


def _some_name(chance: random.Random) -> str:
    key = chance.choice(list(EDITIONS))
    words = [word for word in EDITIONS[key].choices if chance.random() < 0.5]
    setting = chance.choice(SETTINGS) if key == "custom" else ""
    return "+".join((key + setting, *compatible(words)))


def _position(
    shuffle: Shuffle, dealt: Dealt, steps: tuple[GuidedStep, ...], length: int, chance: random.Random
) -> Position:
    taken, state = steps[:length], steps[length].state
    board = state.board
    return Position(
        rules=board.rules,
        players=board.players,
        first=board.first,
        shuffle=shuffle,
        actions=tuple(step.action for step in taken),
        actors=tuple(step.state.board.seat for step in taken),
        history=((dealt,), *(step.events for step in taken)),
        state=state,
        seat=chance.choice((board.seat, chance.randrange(board.players))),
    )


def origins(position: Position) -> Origins:
    """Follow every card from the dealt deck to where it is now."""
    deck: list[int | None] = list(range(len(position.shuffle.deck)))
    drawn: list[int | None] = []
    places = iter(position.shuffle.places)
    for event in (event for events in position.history for event in events):
        match event:
            case Dealt(hands):
                drawn += (deck.pop(0) for hand in hands for _ in hand)
            case Drawn():
                drawn.append(deck.pop(0))
            case Reshuffled():
                deck.insert(next(places) % (len(deck) + 1), None)
    return Origins(tuple(drawn), tuple(deck))
