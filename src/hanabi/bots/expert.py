"""Compiled players at a table: a team with a language of its own, and one that sees its own cards."""

from collections.abc import Sequence
from typing import ClassVar

from hanabi.bots.bot import Company
from hanabi.expert.member import Member, cheat
from hanabi.expert.team import Ended, cheat_many, play_many
from hanabi.game import (
    Action,
    Board,
    Choose,
    Discard,
    Event,
    GameState,
    Play,
    PlayerView,
    Seat,
)
from hanabi.rules import Card, Ruleset, Tile
from hanabi.table import Choice, Reason


class Expert:
    """One of a team whose clues tell every hand something, by a code that only the team reads."""

    company: ClassVar[Company] = Company.OWN_KIND

    def start(self, rules: Ruleset, players: int, seat: Seat, seed: int) -> None:  # noqa: ARG002
        self._member = Member(rules, players, seat)

    def observe(self, event: Event) -> None:
        self._member.hear(event)

    def act(self, view: PlayerView, deadline: float | None = None) -> Choice:  # noqa: ARG002
        action = self._member.decide(view)
        return Choice(action, reason_for(self._member, view, action))

    @staticmethod
    def play_many(rules: Ruleset, players: int, states: Sequence[GameState], seed: int) -> list[Ended]:  # noqa: ARG004
        """How many games end that a whole team plays."""
        return play_many(rules, players, states)


class Cheater:
    """One who sees its own cards too: the mark that honest players are measured by."""

    company: ClassVar[Company] = Company.NOBODY

    def start(self, rules: Ruleset, players: int, seat: Seat, seed: int) -> None:
        """Nothing to prepare."""

    def observe(self, event: Event) -> None:
        """Nothing to remember: it sees everything."""

    def act_seeing(self, state: GameState) -> Choice:
        """Choose an action with every card in sight."""
        action = cheat(state)
        match action:
            case Play():
                code = "certain-play"
            case Discard():
                code = "least-missed-discard"
            case _:
                code = _why_choice(state.board, action) or "waiting-clue"
        return Choice(action, Reason(code))

    @staticmethod
    def play_many(rules: Ruleset, players: int, states: Sequence[GameState], seed: int) -> list[Ended]:  # noqa: ARG004
        """How many games end in which everybody cheats."""
        return cheat_many(rules, players, states)


def reason_for(member: Member, view: PlayerView, action: Action) -> Reason:
    """Why a member does what its language says it should."""
    match action:
        case Play(card):
            return Reason("certain-play" if member.is_sure(view, card) else "likely-play")
        case Discard(card):
            return Reason("safe-discard" if member.is_useless(view, card) else "least-missed-discard")
        case _:
            return Reason(_why_choice(view.board, action) or "team-clue")


def _why_choice(board: Board, action: Action) -> str | None:
    """Why a tile is answered with a card."""
    if board.decision is None or not isinstance(action, Choose) or not isinstance(action.option, Card):
        return None
    return "bring-back" if board.decision.tile is Tile.RESHUFFLE else "rekindle"
