"""The board: everything public about a game in progress."""

from dataclasses import dataclass
from typing import TypeAlias

from hanabi.game.actions import CardId, Seat, StopReason
from hanabi.game.knowledge import Knowledge
from hanabi.rules import Card, Ruleset, Tile, box
from hanabi.rules.enums import NamedEnum


class Result(NamedEnum):
    """How a game ended."""

    PERFECT = "perfect"
    """Every firework is complete (B10)."""
    FINISHED = "finished"
    """The last round is over, or nothing more could be scored (B11, U25)."""
    STRUCK_OUT = "struck-out"
    """The last strike fell (B9)."""
    CARD_LOST = "card-lost"
    """An indispensable card was discarded in all or nothing (V1, U4)."""
    NO_ACTION = "no-action"
    """Nobody could act in all or nothing, or a player who is not skipped could not (U5)."""
    STOPPED = "stopped"
    """The room ended it (U25)."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended and what it counts: nothing when lost or stopped (U3, U25)."""

    result: Result
    """How it ended."""
    score: int
    """What it counts."""
    reason: StopReason | None = None
    """Why it was stopped; null if it was not."""
    by: Seat | None = None
    """Who stopped it; null if nobody did, or nobody knows."""


@dataclass(frozen=True, slots=True)
class Held:
    """A card in a hand: its id, and what clues say about it."""

    id: CardId
    known: Knowledge


Hand: TypeAlias = tuple[Held, ...]


@dataclass(frozen=True, slots=True)
class Decision:
    """A pending question: what the seat to move owes a bonus tile (X3)."""

    tile: Tile
    """The tile that asks."""
    may_decline: bool = False
    """Whether the seat may decline (U19)."""


@dataclass(frozen=True, slots=True)
class Returned:
    """A discarded card that went back into the deck: cards named before it cannot be that copy (X3.5)."""

    card: Card
    """Its face."""
    before: CardId
    """The id that the next drawn card had then."""


@dataclass(frozen=True)
class Board:
    """What everyone at the table sees: neither the faces of any hand nor the order of the deck."""

    rules: Ruleset
    players: int
    first: Seat
    seat: Seat
    """Whose turn it is."""
    turn: int
    """How many turns have been played."""
    clue_tokens: int
    strikes: int
    fireworks: tuple[int, ...]
    """The height of each firework, in the order of the ruleset's suits."""
    hands: tuple[Hand, ...]
    """The hand of each seat, in the order its cards were drawn."""
    discards: tuple[Card, ...]
    deck: int
    """How many cards are left to draw."""
    drawn: int
    """How many cards have been drawn so far, which is the id of the next one."""
    turned: tuple[Tile, ...] = ()
    """The bonus tiles used so far."""
    returned: tuple[Returned, ...] = ()
    turns_left: int | None = None
    """How many turns of the last round remain, once it has begun (B11)."""
    decision: Decision | None = None
    outcome: Outcome | None = None

    @property
    def heights(self) -> dict[str, int]:
        """The height of each firework, by the key of its suit."""
        return {suit.key: height for suit, height in zip(self.rules.suits, self.fireworks, strict=True)}

    def height(self, suit: str) -> int:
        return self.fireworks[self.rules.index[suit]]

    def place(self, seat: Seat, card: CardId) -> int:
        """Where a card is in the hand of a seat, counted from 0, the oldest first."""
        return [held.id for held in self.hands[seat]].index(card)

    @property
    def over(self) -> bool:
        return self.outcome is not None


def empty_table(rules: Ruleset, players: int, first: Seat) -> Board:
    """The table before the deal."""
    return Board(
        rules,
        players,
        first,
        seat=first,
        turn=0,
        clue_tokens=rules.clue_tokens,
        strikes=0,
        fireworks=(0,) * len(rules.suits),
        hands=((),) * players,
        discards=(),
        deck=len(box(rules)),
        drawn=0,
    )
