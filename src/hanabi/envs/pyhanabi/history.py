"""What happened in a game: its positions, the moves between them, and both as history items."""

from dataclasses import dataclass
from typing import NamedTuple

from hanabi.envs.pyhanabi.cards import CARDS, UNSEEN, Description, HanabiCard, HanabiCardKnowledge
from hanabi.envs.pyhanabi.moves import HanabiMove, HanabiMoveType


class Hand(NamedTuple):
    """A hand, oldest card first."""

    told: list[int]
    """The numbers it was read from."""
    cards: list[int]
    """The identities of its cards."""
    known: list[int]
    """What clues say about each card, as one number."""
    faces: list[Description]
    hints: list[Description]


class Position(NamedTuple):
    """A snapshot of a game between two moves, as plain numbers."""

    seat: int
    tokens: int
    lives: int
    deck: int
    fireworks: list[int]
    heights: dict[str, int]
    """The fireworks by their colours."""
    hands: list[Hand]
    discards: list[int]
    """The discard pile, oldest first."""
    legal: list[int]
    result: int


@dataclass(frozen=True, slots=True)
class HanabiHistoryItem:
    """A past move and its outcome."""

    _move: HanabiMove
    _player: int = -1
    _scored: bool = False
    _information_token: bool = False
    _color: int = -1
    _rank: int = -1
    _revealed: tuple[int, ...] = ()
    _newly_revealed: tuple[int, ...] = ()
    _deal_to_player: int = -1

    def move(self) -> HanabiMove:
        return self._move

    def player(self) -> int:
        return self._player

    def scored(self) -> bool:
        """Whether a card went on its firework."""
        return self._scored

    def information_token(self) -> bool:
        """Whether a clue token came back."""
        return self._information_token

    def color(self) -> int:
        return self._color

    def rank(self) -> int:
        return self._rank

    def card_info_revealed(self) -> list[int]:
        """The places that the clue pointed at."""
        return list(self._revealed)

    def card_info_newly_revealed(self) -> list[int]:
        """Those places whose colour, or rank, had not been said before."""
        return list(self._newly_revealed)

    def deal_to_player(self) -> int:
        return self._deal_to_player

    def __str__(self) -> str:
        if self._player < 0:
            return f"<{self._move}>"
        card = f" {HanabiCard(self._color, self._rank)}" if self._color >= 0 else ""
        scored = " scored" if self._scored else ""
        return f"<{self._move} by player {self._player}{scored}{card}>"

    __repr__ = __str__


class Transition(NamedTuple):
    """A move, with the positions before and after it."""

    before: Position
    after: Position
    move: HanabiMove

    def item(self, seen_from: int = 0) -> HanabiHistoryItem:
        """The move as a history item; `seen_from` is the seat that counts as player 0."""
        before, seat, move = self.before, self.before.seat, self.move
        player = (seat - seen_from) % len(before.hands)
        if move.card_index() >= 0:
            card = CARDS[before.hands[seat].cards[move.card_index()]]
            scored, token = self.after.fireworks != before.fireworks, self.after.tokens > before.tokens
            return HanabiHistoryItem(move, player, scored, token, card.color(), card.rank())
        target = (seat + move.target_offset()) % len(before.hands)
        revealed = tuple(
            place
            for place, identity in enumerate(before.hands[target].cards)
            if _matches(move, CARDS[identity])
        )
        told = [HanabiCardKnowledge(known) for known in before.hands[target].known]
        fresh = tuple(place for place in revealed if not _was_told(move, told[place]))
        return HanabiHistoryItem(move, player, _revealed=revealed, _newly_revealed=fresh)

    def deal(self, seen_from: int = 0, hidden: bool = False) -> HanabiHistoryItem | None:
        """The card drawn after the move as a history item, or None if there was none."""
        if self.after.deck == self.before.deck:
            return None
        card = UNSEEN if hidden else CARDS[self.after.hands[self.before.seat].cards[-1]]
        return deal_item(card, (self.before.seat - seen_from) % len(self.before.hands))


def deal_item(card: HanabiCard, player: int) -> HanabiHistoryItem:
    """The dealing of a card to a player as a history item."""
    move = HanabiMove(HanabiMoveType.DEAL, _color=card.color(), _rank=card.rank())
    return HanabiHistoryItem(move, _deal_to_player=player)


def _matches(move: HanabiMove, card: HanabiCard) -> bool:
    return card.color() == move.color() or card.rank() == move.rank()


def _was_told(move: HanabiMove, known: HanabiCardKnowledge) -> bool:
    return (known.color() if move.type() is HanabiMoveType.REVEAL_COLOR else known.rank()) is not None
