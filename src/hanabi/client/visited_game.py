"""A game in a room, as the client of one seat or of a spectator knows it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
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
from hanabi.plain.own_cards import OwnCards
from hanabi.rules import Ruleset
from hanabi.table import UNSAID, Memory
from hanabi.text.catalogue import sanitize
from hanabi.wire import messages
from hanabi.wire.table import Choices, view_from

FIRST_EVENTS = (Dealt, Clued, Discarded, Played, Misplayed, Declined, Reshuffled, Rekindled)
"""The events with which an action begins; none of them comes later in one."""


@dataclass(frozen=True, slots=True)
class ListedOffer:
    """The actions that a room lists as legal; the rules explain why the others are refused."""

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


def read_offer(view: PlayerView, choices: Choices | None) -> ListedOffer:
    """Read the choices that a room sent; none if `choices` is None."""
    if choices is None:
        return ListedOffer(view)
    options: dict[Action, tuple[CardId, ...]] = {
        option.action: tuple(map(CardId, option.points_at)) for option in choices.options
    }
    return ListedOffer(view, options, choices.refused)


class VisitedGame:
    """A game in a room, in progress or over; it knows only what the room tells."""

    confirm = False
    """Whether a play must be confirmed."""

    def __init__(self, dealt: messages.DealtGame, memory: Memory, names: tuple[str, ...] = ()) -> None:
        """Show the players by `names`, or by those of the deal."""
        self.id, self.commitment, self.shuffle = dealt.game, dealt.commitment, dealt.shuffle
        self.seat: Seat | None = dealt.seat
        self.rename(names or dealt.players)
        self.rules: Ruleset = dealt.rules
        self.first = dealt.first
        self.memory = memory
        self.seq = 0
        self.ends: float | None = None
        """When the clock of this turn runs out, in seconds since 1970."""
        self.received = False
        """Whether the room has sent the table yet."""
        self.notes: Mapping[int, str] = {}
        """The notes of this seat, by card; nobody else reads them before the end."""
        self.own = OwnCards()
        """How this seat arranged and marked its cards."""
        self.moments: list[GameMoment] = []
        self.view = before_deal(self.rules, len(self.names), self.first, self.seat)
        self.offer: ActionOffer = ListedOffer(self.view)

    def rename(self, names: tuple[str, ...]) -> None:
        """Show the players by other `names`."""
        self.names = tuple(str(sanitize(name)) for name in names)

    @property
    def board(self) -> Board:
        return self.view.board

    @property
    def own_places(self) -> tuple[int, ...]:
        """The places of the own cards in the order to show them; those drawn since come last (U16)."""
        hand = () if self.seat is None else self.board.hands[self.seat]
        return self.own.places(hand)

    def apply(self, happened: messages.Happened) -> list[GameMoment]:
        """Update the game with a message; return the moments that are new."""
        if self.received and happened.seq < self.seq:
            return []
        viewer = None if happened.table.outcome else self.seat  # at the end every hand is open
        self.view = view_from(self.rules, len(self.names), self.first, viewer, happened.table)
        self.offer = read_offer(self.view, happened.choices)
        self.ends = happened.ends
        news = self._new_moments(happened)
        self.seq, self.received = happened.seq, True
        return news

    def explain(self, reasons: Sequence[Reason]) -> None:
        """Add the reasons for all actions so far to the last moments; people give none."""
        for back in range(1, min(len(self.moments), len(reasons)) + 1):
            reason = reasons[-back] if reasons[-back] is not UNSAID else None
            self.moments[-back] = replace(self.moments[-back], reason=reason)

    def _new_moments(self, happened: messages.Happened) -> list[GameMoment]:
        events = happened.events
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


def read_advice(game: VisitedGame, told: messages.Advice) -> BotAdvice | None:
    """Convert advice from a room; None if it is about another state of the table."""
    seat, view = game.seat, game.view
    if seat is None or (told.game, told.seq) != (game.id, game.seq):
        return None
    legal = game.offer.actions
    found = [_suggestion(view, each) for each in told.suggestions if each.action in legal]
    if not found:
        return None
    seats = range(view.board.players)
    clues = (each for each in told.clues if {each.giver, each.to, each.awaited or 0} <= set(seats))
    return BotAdvice(seat, view.board.turn + 1, told.bot, found[0], tuple(found[1:]), tuple(clues))


def _suggestion(view: PlayerView, told: messages.Suggestion) -> SuggestedAction:
    """An action with its facts, computed here; texts from the server are made harmless."""
    details = {str(sanitize(name)): sanitize(value) for name, value in told.details.items()}
    bots, action = tuple(str(sanitize(bot)) for bot in told.bots), told.action
    return SuggestedAction(
        action, Reason(told.reason, details), bots, odds(view, action), touched_cards(view, action)
    )
