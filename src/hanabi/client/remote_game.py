"""A game on a server, as the client of one seat or of a spectator knows it."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from hanabi.bots import Reason
from hanabi.coach import BotAdvice, SuggestedAction
from hanabi.coach.facts import odds, touched_cards
from hanabi.game import (
    Action,
    Board,
    CardId,
    Clue,
    Clued,
    Dealt,
    Declined,
    Discarded,
    Event,
    Misplayed,
    Played,
    PlayerView,
    Rekindled,
    Reshuffled,
    Seat,
    TurnEnded,
    before_deal,
    pointed,
    refusal,
)
from hanabi.plain.local_game import GameMoment
from hanabi.plain.offers import ActionOffer
from hanabi.rules import Ruleset
from hanabi.table import Memory
from hanabi.text.catalogue import sanitize
from hanabi.wire import messages
from hanabi.wire.table import Choices, view_from
from hanabi.wire.values import from_wire

FIRST_EVENTS = (Dealt, Clued, Discarded, Played, Misplayed, Declined, Reshuffled, Rekindled)
"""The events with which an action begins; none of them comes later in one."""


@dataclass(frozen=True, slots=True)
class RemoteOffer:
    """The actions that a server lists as legal; the rules explain why the others are refused."""

    view: PlayerView
    points_at: dict[Action, tuple[CardId, ...]] = field(default_factory=dict)
    """Every legal action with the cards that it would point at."""
    refused: dict[str, str] = field(default_factory=dict)

    @property
    def actions(self) -> tuple[Action, ...]:
        return tuple(self.points_at)

    def refusal(self, action: Action) -> str | None:
        if action in self.points_at:
            return None
        return self.refused.get(action.tag) or refusal(self.view, action) or "stale"

    def pointed_cards(self, clue: Clue) -> tuple[CardId, ...]:
        return self.points_at.get(clue) or pointed(self.view, clue)


def read_offer(view: PlayerView, choices: Choices | None) -> RemoteOffer:
    """Read the choices that a server sent; none if `choices` is None."""
    if choices is None:
        return RemoteOffer(view)
    options = {from_wire(option.action): tuple(map(CardId, option.points_at)) for option in choices.options}
    return RemoteOffer(view, options, choices.refused)


class RemoteGame:
    """A game on a server, in progress or over; it knows only what the server tells."""

    confirm = False

    def __init__(self, dealt: messages.DealtGame, memory: Memory, names: tuple[str, ...] = ()) -> None:
        """Show the players by `names`, or by those of the deal."""
        self.id, self.commitment, self.shuffle = dealt.game, dealt.commitment, dealt.shuffle
        self.seat: Seat | None = dealt.seat
        self.rename(names or dealt.players)
        self.rules: Ruleset = from_wire(dealt.rules)
        self.first = dealt.first
        self.memory = memory
        self.seq = 0
        self.ends: float | None = None
        """When the clock of this turn runs out, in seconds since 1970."""
        self.received = False
        """Whether the server has sent the table yet."""
        self.moments: list[GameMoment] = []
        self._view = before_deal(self.rules, len(self.names), self.first, self.seat)
        self._offer: ActionOffer = RemoteOffer(self._view)

    def rename(self, names: tuple[str, ...]) -> None:
        """Show the players by other `names`."""
        self.names = tuple(str(sanitize(name)) for name in names)

    @property
    def board(self) -> Board:
        return self._view.board

    def view(self, seat: Seat | None) -> PlayerView:  # noqa: ARG002 (the server chose whose it is)
        return self._view

    def offer(self, seat: Seat | None) -> ActionOffer:  # noqa: ARG002
        return self._offer

    def apply(self, happened: messages.Happened) -> list[GameMoment]:
        """Update the game with a message; return the moments that are new."""
        if self.received and happened.seq < self.seq:
            return []
        viewer = None if happened.table.outcome else self.seat  # at the end every hand is open
        self._view = view_from(self.rules, len(self.names), self.first, viewer, happened.table)
        self._offer = read_offer(self._view, happened.choices)
        self.ends = happened.ends
        news = self._new_moments(happened)
        self.seq, self.received = happened.seq, True
        return news

    def _new_moments(self, happened: messages.Happened) -> list[GameMoment]:
        events = [from_wire(event) for event in happened.events]
        if events and isinstance(events[0], Dealt):
            self.moments = []
        elif happened.seq == self.seq and self.received:
            return []
        news = split_moments(self.board, events)
        self.moments += news
        return news


def split_moments(board: Board, events: Sequence[Event]) -> list[GameMoment]:
    """What the events that led to a board come to, action by action."""
    starts = [at for at, event in enumerate(events) if isinstance(event, FIRST_EVENTS)]
    edges = pairwise(sorted({0, *starts, len(events)}))
    return [GameMoment(board, _turn(board, events[start:]), tuple(events[start:end])) for start, end in edges]


def _turn(board: Board, events: Sequence[Event]) -> int:
    """The turn to which the first of the events that led to a board belongs; 0 is the deal."""
    ended = sum(isinstance(event, TurnEnded) for event in events)
    return 0 if isinstance(events[0], Dealt) else board.turn - ended + 1


def read_advice(game: RemoteGame, told: messages.Advice) -> BotAdvice | None:
    """Convert advice from a server; None if it is about another state of the table."""
    seat, view = game.seat, game.view(game.seat)
    if seat is None or (told.game, told.seq) != (game.id, game.seq):
        return None
    actions = [(from_wire(each.action), each) for each in told.suggestions]
    legal = game.offer(seat).actions
    found = [_suggestion(view, action, each) for action, each in actions if action in legal]
    return BotAdvice(seat, view.board.turn + 1, told.bot, found[0], tuple(found[1:])) if found else None


def _suggestion(view: PlayerView, action: Action, told: messages.Suggestion) -> SuggestedAction:
    """An action with its facts, computed here; texts from the server are made harmless."""
    details = {str(sanitize(name)): sanitize(value) for name, value in told.details.items()}
    bots = tuple(str(sanitize(bot)) for bot in told.bots)
    return SuggestedAction(
        action, Reason(told.reason, details), bots, odds(view, action), touched_cards(view, action)
    )
