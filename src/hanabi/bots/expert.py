"""The bots `expert`, a compiled team with its own code, and `cheater`, which sees its own cards."""

from collections.abc import Sequence
from typing import ClassVar

from hanabi.bots.bot import Company
from hanabi.expert.member import TeamMember, cheat
from hanabi.expert.team import GameEnd, cheat_many, play_many
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
    """A member of a team whose clues tell every hand something, in a code that only the team reads."""

    company: ClassVar[Company] = Company.OWN_KIND

    def start(self, rules: Ruleset, players: int, seat: Seat, seed: int) -> None:  # noqa: ARG002
        self._member = TeamMember(rules, players, seat)

    def observe(self, event: Event) -> None:
        self._member.hear(event)

    def act(self, view: PlayerView, deadline: float | None = None) -> Choice:  # noqa: ARG002
        action = self._member.decide(view)
        return Choice(action, reason_for(self._member, view, action))

    @staticmethod
    def play_many(rules: Ruleset, players: int, states: Sequence[GameState], seed: int) -> list[GameEnd]:  # noqa: ARG004
        """Play many games with a whole team and return how each ended."""
        return play_many(rules, players, states)


class Cheater:
    """A player that also sees its own cards: the yardstick for honest players."""

    company: ClassVar[Company] = Company.NOBODY

    def start(self, rules: Ruleset, players: int, seat: Seat, seed: int) -> None:
        """Do nothing: there is nothing to prepare."""

    def observe(self, event: Event) -> None:
        """Do nothing: it sees everything."""

    def act_seeing(self, state: GameState) -> Choice:
        """Choose an action with every card in sight."""
        action = cheat(state)
        match action:
            case Play():
                code = "certain-play"
            case Discard():
                code = "least-missed-discard"
            case _:
                code = _tile_reason_code(state.board, action) or "waiting-clue"
        return Choice(action, Reason(code))

    @staticmethod
    def play_many(rules: Ruleset, players: int, states: Sequence[GameState], seed: int) -> list[GameEnd]:  # noqa: ARG004
        """Play many games in which everybody cheats and return how each ended."""
        return cheat_many(rules, players, states)


def reason_for(member: TeamMember, view: PlayerView, action: Action) -> Reason:
    """The reason for an action that a member's code asks for."""
    match action:
        case Play(card):
            return Reason("certain-play" if member.is_sure(view, card) else "likely-play")
        case Discard(card):
            return Reason("safe-discard" if member.is_useless(view, card) else "least-missed-discard")
        case _:
            return Reason(_tile_reason_code(view.board, action) or "team-clue")


def _tile_reason_code(board: Board, action: Action) -> str | None:
    """The reason code for answering a bonus tile with a card; None for any other action."""
    if board.decision is None or not isinstance(action, Choose) or not isinstance(action.option, Card):
        return None
    return "bring-back" if board.decision.tile is Tile.RESHUFFLE else "rekindle"
