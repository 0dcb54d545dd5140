"""Games to give advice in and to look back on."""

import random
from dataclasses import replace
from functools import cache

from hanabi.bots import bot, play_game
from hanabi.coach import ReviewedGame, review
from hanabi.coach.actions import PastAction
from hanabi.coach.marks import ReviewMark, find_marks
from hanabi.game import Action, CardId, Event, GameState, Seat, deal, shuffled
from hanabi.game.replay import Replay
from hanabi.rules import ruleset
from hanabi.testing.positions import Scenario
from tests.cli.records import recorded

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve")


@cache
def guided(rules: str, players: int = 3, seed: int = 1) -> Replay:
    """A whole game of people who see every card and care more or less."""
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
    """A game after so many actions: its state, the seat to move, and what that seat has heard."""
    steps = list(replay.steps())[: place + 1]
    state = steps[-1][0]
    seat = state.board.seat
    return state, seat, [event.seen_by(seat) for _, events in steps for event in events]


def deed(table: Scenario, action: Action, **warnings: int) -> PastAction:
    """An action taken at a table that is laid out."""
    after = table.act(action)
    chances = {CardId(int(card.removeprefix("card"))): count for card, count in warnings.items()}
    return PastAction(table.state, after.events, after.state, chances)


def remarks(table: Scenario, action: Action, **warnings: int) -> dict[str, ReviewMark]:
    """The marks of an action by their codes."""
    return {mark.code: mark for mark in find_marks(deed(table, action, **warnings))}
