"""What one seat sees of a position; seats in an observation count from the seat that observes."""

from hanabi.envs.pyhanabi.cards import (
    CARDS,
    COLOR_CHAR,
    POSSIBLE,
    RANK_LEFT,
    UNSEEN,
    HanabiCard,
    HanabiCardKnowledge,
)
from hanabi.envs.pyhanabi.game import AgentObservationType, HanabiGame
from hanabi.envs.pyhanabi.history import HanabiHistoryItem, Hand, Position, Transition
from hanabi.envs.pyhanabi.moves import HanabiMove
from hanabi.fast.layout import ALL_RANKS


class PositionView:
    """The methods that observations and states share."""

    def __init__(self, game: HanabiGame, position: Position) -> None:
        self._game = game
        self._position = position

    def num_players(self) -> int:
        return self._game.players

    def information_tokens(self) -> int:
        return self._position.tokens

    def life_tokens(self) -> int:
        return self._position.lives

    def deck_size(self) -> int:
        return self._position.deck

    def fireworks(self) -> list[int]:
        return list(self._position.fireworks)

    def discard_pile(self) -> list[HanabiCard]:
        return [CARDS[identity] for identity in self._position.discards]

    def card_playable_on_fireworks(self, color: int, rank: int) -> bool:
        return self._position.fireworks[color] == rank


class HanabiObservation(PositionView):
    """What one seat sees; that seat is player 0, and the others follow."""

    def __init__(self, game: HanabiGame, position: Position, seat: int, steps: list[Transition]) -> None:
        self._game, self._position, self._seat = game, position, seat
        self._steps, self._count = steps, len(steps)

    def cur_player_offset(self) -> int:
        return (self._position.seat - self._seat) % self._game.players

    def observed_hands(self) -> list[list[HanabiCard]]:
        """All hands, from this seat on; its own cards are not visible."""
        hands = [[CARDS[card] for card in hand.cards] for hand in self._hands_from_seat()]
        return [[UNSEEN] * len(hands[0]), *hands[1:]]

    def card_knowledge(self) -> list[list[HanabiCardKnowledge]]:
        nothing = (1 << self._game.colors) - 1 << POSSIBLE | ALL_RANKS << RANK_LEFT
        hidden = self._game.type is AgentObservationType.MINIMAL
        known = (hand.known for hand in self._hands_from_seat())
        return [[HanabiCardKnowledge(nothing if hidden else each) for each in hand] for hand in known]

    def legal_moves(self) -> list[HanabiMove]:
        """The legal moves of this seat; none unless it is to move."""
        mine = self._position.seat == self._seat
        return [self._game.moves[uid] for uid in self._position.legal] if mine else []

    def last_moves(self) -> list[HanabiHistoryItem]:
        """What happened since this seat's last move, including that move, the latest first."""
        items: list[HanabiHistoryItem] = []
        for step in reversed(self._steps[: self._count]):
            dealt = step.deal(self._seat, hidden=step.before.seat == self._seat)
            items += [step.item(self._seat)] if dealt is None else [dealt, step.item(self._seat)]
            if step.before.seat == self._seat:
                break
        return items

    def _hands_from_seat(self) -> list[Hand]:
        hands = self._position.hands
        return hands[self._seat :] + hands[: self._seat]

    def __str__(self) -> str:
        lines = [f"Life tokens: {self.life_tokens()}", f"Info tokens: {self.information_tokens()}"]
        lines.append(f"Fireworks: {_heights(self.fireworks())} ")
        lines.append("Hands:")
        for step, (hand, known) in enumerate(zip(self.observed_hands(), self.card_knowledge(), strict=True)):
            lines += ["-----"] if step else []
            lines += ["Cur player"] if step == self.cur_player_offset() else []
            lines += [f"{card} || {about}" for card, about in zip(hand, known, strict=True)]
        lines.append(f"Deck size: {self.deck_size()}")
        return "\n".join((*lines, " ".join(["Discards:", *map(str, self.discard_pile())])))

    __repr__ = __str__


def _heights(fireworks: list[int]) -> str:
    return " ".join(f"{char}{height}" for char, height in zip(COLOR_CHAR, fireworks, strict=False))
