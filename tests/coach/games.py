"""Games to give advice in and to look back on."""

import random
from dataclasses import replace
from functools import cache

from hanabi.bots import bot, play_game
from hanabi.coach import ReviewedGame, review
from hanabi.coach.actions import PastAction
from hanabi.coach.marks import ReviewMark, judge
from hanabi.game import Action, Event, GameState, Seat, deal, shuffled
from hanabi.game.replay import Replay
from hanabi.rules import ruleset
from hanabi.testing.positions import Scenario
from tests.cli.records import recorded

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve")


@cache
def guided(rules: str, players: int = 3, seed: int = 1) -> Replay:
    """A whole game of people who see every card and are more or less careful."""
    return replace(recorded(rules, players, seed), players=NAMES[:players])


@cache
def among_bots(rules: str, players: int = 3, seed: int = 1, name: str = "beginner") -> Replay:
    """A whole game of bots."""
    shuffle = shuffled(ruleset(rules), random.Random(seed))
    state = deal(ruleset(rules), players, shuffle)[0]
    _, moves = play_game(state, [bot(name) for _ in range(players)], seed)
    return Replay(ruleset(rules), NAMES[:players], shuffle, tuple(move.action for move in moves))


@cache
def reviewed(replay: Replay) -> ReviewedGame:
    """The review of a game, made once."""
    return review(replay)


def heard(replay: Replay, place: int) -> tuple[GameState, Seat, list[Event]]:
    """A game after `place` actions: its state, the seat to move, and what that seat has heard."""
    steps = list(replay.steps())[: place + 1]
    state = steps[-1][0]
    seat = state.board.seat
    return state, seat, [event.seen_by(seat) for _, events in steps for event in events]


def deed(table: Scenario, *actions: Action) -> PastAction:
    """The first of these actions, taken at a table that is laid out; the others follow it."""
    first, *others = actions
    after = table.act(first)
    later = deed(after, *others) if others else None
    followed = (later, *later.later)[: table.board.players - 1] if later else ()
    return PastAction(table.state, after.events, after.state, earlier=table.events[:1], later=followed)


def remarks(table: Scenario, *actions: Action) -> dict[str, ReviewMark]:
    """The marks of the first of these actions by their codes."""
    return {mark.code: mark for mark in judge(deed(table, *actions))[0]}


def explained(table: Scenario, *actions: Action) -> tuple[str, ...]:
    """The techniques that explain the first of these actions."""
    return judge(deed(table, *actions))[1]
