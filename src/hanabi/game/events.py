"""Events: what happened in a game. `seen_by` is what a seat may see of an event; a spectator is None."""

from dataclasses import dataclass
from typing import ClassVar, Self, TypeAlias

from hanabi.game.actions import CardId, Seat
from hanabi.game.board import Decision, Outcome
from hanabi.rules import Card, ClueValue, Tile


class Public:
    """An event that everyone sees in full."""

    __slots__ = ()

    def seen_by(self, seat: Seat | None) -> Self:  # noqa: ARG002
        return self


@dataclass(frozen=True, slots=True)
class Dealt:
    """The first hands, seat by seat; cards are named in this order (B2)."""

    tag: ClassVar[str] = "dealt"
    hands: tuple[tuple[Card | None, ...], ...]

    def seen_by(self, seat: Seat | None) -> "Dealt":
        """The same event with the seat's own hand hidden."""
        hidden = ((None,) * len(hand) if owner == seat else hand for owner, hand in enumerate(self.hands))
        return Dealt(tuple(hidden))


@dataclass(frozen=True, slots=True)
class Drawn:
    """A seat drew a card; its face is hidden from that seat (B2)."""

    tag: ClassVar[str] = "drawn"
    seat: Seat
    card: CardId
    face: Card | None

    def seen_by(self, seat: Seat | None) -> "Drawn":
        return Drawn(self.seat, self.card, None) if seat == self.seat else self


@dataclass(frozen=True, slots=True)
class Clued(Public):
    """A seat told another a colour or a rank, pointing at these cards (B4); free by a tile (X3.3)."""

    tag: ClassVar[str] = "clued"
    seat: Seat
    to: Seat
    value: ClueValue
    cards: tuple[CardId, ...]
    places: tuple[int, ...]
    """Where these cards are in their hand, counted from 0, the oldest first."""
    free: bool = False


@dataclass(frozen=True, slots=True)
class Discarded(Public):
    """A seat discarded a card and a clue token returned (B6)."""

    tag: ClassVar[str] = "discarded"
    seat: Seat
    card: CardId
    face: Card
    place: int
    """Where the card was in its hand, counted from 0, the oldest first."""


@dataclass(frozen=True, slots=True)
class Played(Public):
    """A card started or continued its firework (B7)."""

    tag: ClassVar[str] = "played"
    seat: Seat
    card: CardId
    face: Card
    place: int
    """Where the card was in its hand, counted from 0, the oldest first."""
    announced: str | None = None


@dataclass(frozen=True, slots=True)
class Misplayed(Public):
    """A card did not fit or was announced wrongly: it was discarded and cost a strike (B7, V2)."""

    tag: ClassVar[str] = "misplayed"
    seat: Seat
    card: CardId
    face: Card
    place: int
    """Where the card was in its hand, counted from 0, the oldest first."""
    strike: int
    """The number of the strike, counted from 1."""
    announced: str | None = None


@dataclass(frozen=True, slots=True)
class Completed(Public):
    """A firework was completed (B8)."""

    tag: ClassVar[str] = "completed"
    suit: str


@dataclass(frozen=True, slots=True)
class TokenReturned(Public):
    """A clue token came back as a reward (B8, V2, X3.1)."""

    tag: ClassVar[str] = "token-returned"


@dataclass(frozen=True, slots=True)
class StrikeTakenBack(Public):
    """A strike was taken back (X3.2)."""

    tag: ClassVar[str] = "strike-taken-back"


@dataclass(frozen=True, slots=True)
class TileTurned(Public):
    """A bonus tile was turned up (X3)."""

    tag: ClassVar[str] = "tile-turned"
    seat: Seat
    tile: Tile


@dataclass(frozen=True, slots=True)
class Asked(Public):
    """A bonus tile waits for a choice (X3)."""

    tag: ClassVar[str] = "asked"
    seat: Seat
    decision: Decision


@dataclass(frozen=True, slots=True)
class EffectLost(Public):
    """A bonus tile had nothing to do (U10)."""

    tag: ClassVar[str] = "effect-lost"
    tile: Tile


@dataclass(frozen=True, slots=True)
class Declined(Public):
    """A seat declined what a bonus tile offered (U19)."""

    tag: ClassVar[str] = "declined"
    seat: Seat


@dataclass(frozen=True, slots=True)
class Reshuffled(Public):
    """A discarded card was shuffled into the deck; nobody knows where (X3.5)."""

    tag: ClassVar[str] = "reshuffled"
    seat: Seat
    face: Card


@dataclass(frozen=True, slots=True)
class Rekindled(Public):
    """A discarded card was put on its firework (X3.6)."""

    tag: ClassVar[str] = "rekindled"
    seat: Seat
    face: Card


@dataclass(frozen=True, slots=True)
class TurnEnded(Public):
    """The turn passed to the next seat (B3)."""

    tag: ClassVar[str] = "turn-ended"
    seat: Seat


@dataclass(frozen=True, slots=True)
class Skipped(Public):
    """A seat without cards and clue tokens is skipped; its turn ends next (V1, U5)."""

    tag: ClassVar[str] = "skipped"
    seat: Seat


@dataclass(frozen=True, slots=True)
class LastRoundBegan(Public):
    """The last card was drawn: everyone has one more turn (B11)."""

    tag: ClassVar[str] = "last-round-began"


@dataclass(frozen=True, slots=True)
class Ended(Public):
    """The game ended."""

    tag: ClassVar[str] = "ended"
    outcome: Outcome


Event: TypeAlias = (
    TurnEnded
    | Drawn
    | Clued
    | Discarded
    | Played
    | Misplayed
    | Completed
    | TokenReturned
    | StrikeTakenBack
    | TileTurned
    | Asked
    | EffectLost
    | Declined
    | Reshuffled
    | Rekindled
    | Skipped
    | LastRoundBegan
    | Dealt
    | Ended
)
