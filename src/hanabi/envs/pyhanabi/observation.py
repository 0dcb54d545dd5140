"""What one seat sees of a position; seats in an observation count from the seat that observes."""

import enum
from typing import TYPE_CHECKING

from hanabi.envs.positions import POSSIBLE
from hanabi.envs.pyhanabi.cards import (
    CARDS,
    COLOR_CHAR,
    RANK_LEFT,
    UNSEEN,
    HanabiCard,
    HanabiCardKnowledge,
)
from hanabi.envs.pyhanabi.game import HanabiGame
from hanabi.envs.pyhanabi.history import HanabiHistoryItem, history_item
from hanabi.envs.pyhanabi.moves import CHANCE_PLAYER_ID, HanabiMove
from hanabi.envs.pyhanabi.reading import Hand

if TYPE_CHECKING:
    from hanabi.envs.pyhanabi.state import HanabiState


class HanabiObservation:
    """What one seat sees; that seat is player 0, and the others follow."""

    __slots__ = ("_begun", "_count", "_game", "_past", "_seat", "position")

    def __init__(self, state: "HanabiState", game: HanabiGame | None, player: int) -> None:
        """Observe a state; `game` is that of the state, and ignored."""
        del game
        found = state.game
        if not 0 <= player < found.players:
            raise ValueError(f"Players are numbered 0 to {found.players - 1}; there is no {player}.")
        self._game, self._seat, self.position = found, player, state.position
        # Later moves are added to the end of this list, so the first `_count` of it stay what they are.
        self._past, self._begun, self._count = state.past, state.begun, len(state.past)

    def observation(self) -> "HanabiObservation":
        """This observation; there is no object of a C library behind it."""
        return self

    def num_players(self) -> int:
        return self._game.players

    def cur_player_offset(self) -> int:
        """The seat to move, counted from this one, or CHANCE_PLAYER_ID."""
        player = self.position.player
        return player if player == CHANCE_PLAYER_ID else (player - self._seat) % self._game.players

    def information_tokens(self) -> int:
        return self.position.tokens

    def life_tokens(self) -> int:
        return self.position.lives

    def deck_size(self) -> int:
        return self.position.deck

    def fireworks(self) -> list[int]:
        return self.position.fireworks[:]

    def discard_pile(self) -> list[HanabiCard]:
        return [CARDS[identity] for identity in self.position.discards]

    def card_playable_on_fireworks(self, color: int, rank: int) -> bool:
        return 0 <= color < self._game.colors and self.position.fireworks[color] == rank

    def observed_hands(self) -> list[list[HanabiCard]]:
        """All hands, from this seat on; only a seer sees its own cards."""
        hands = [[CARDS[card] for card in hand.cards] for hand in self._hands_from_seat()]
        return hands if self._game.sees_all else [[UNSEEN] * len(hands[0]), *hands[1:]]

    def card_knowledge(self) -> list[list[HanabiCardKnowledge]]:
        """What clues say about each card of each hand; nothing in a minimal observation."""
        game = self._game
        nothing = (1 << game.colors) - 1 << POSSIBLE | (1 << game.ranks) - 1 << RANK_LEFT
        hidden = game.minimal
        known = (hand.known for hand in self._hands_from_seat())
        return [[HanabiCardKnowledge(nothing if hidden else each) for each in hand] for hand in known]

    def legal_moves(self) -> list[HanabiMove]:
        """The legal moves of this seat; none unless it is to move."""
        mine = self.position.player == self._seat
        return [self._game.moves[uid] for uid in self.position.legal] if mine else []

    def last_moves(self) -> list[HanabiHistoryItem]:
        """What happened since this seat's last move, including that move, the latest first."""
        items: list[HanabiHistoryItem] = []
        for place in range(self._count - 1, self._begun - 1, -1):
            item = history_item(self._past[place], self._game.players, self._seat, self._game.sees_all)
            items.append(item)
            if item.player() == 0:
                break
        return items

    def encoded(self) -> list[int]:
        """The bits of the canonical encoding."""
        start = self._seat * self._game.observation_width
        return list(self.position.bits[start : start + self._game.observation_size])

    def _hands_from_seat(self) -> list[Hand]:
        hands = self.position.hands
        return hands[self._seat :] + hands[: self._seat]

    def __str__(self) -> str:
        return table_text(
            (self.life_tokens(), self.information_tokens(), self.deck_size()),
            self.fireworks(),
            list(zip(self.observed_hands(), self.card_knowledge(), strict=True)),
            self.cur_player_offset(),
            self.discard_pile(),
        )

    __repr__ = __str__


def table_text(
    counts: tuple[int, int, int],
    fireworks: list[int],
    hands: list[tuple[list[HanabiCard], list[HanabiCardKnowledge]]],
    player: int,
    discards: list[HanabiCard],
) -> str:
    """A table as text; `counts` are the life tokens, the information tokens and the cards in the deck."""
    lives, tokens, deck = counts
    heights = "".join(f"{char}{height} " for char, height in zip(COLOR_CHAR, fireworks, strict=False))
    lines = [f"Life tokens: {lives}", f"Info tokens: {tokens}", f"Fireworks: {heights}", "Hands:"]
    for seat, (hand, known) in enumerate(hands):
        lines += ["-----"] if seat else []
        lines += ["Cur player"] if seat == player else []
        lines += [f"{card} || {about}" for card, about in zip(hand, known, strict=True)]
    return "\n".join((*lines, f"Deck size: {deck}", " ".join(["Discards:", *map(str, discards)])))


class ObservationEncoderType(enum.IntEnum):
    """How observations are encoded."""

    CANONICAL = 0


class ObservationEncoder:
    """Encodes observations as bits, in the order that `docs/observations.md` describes."""

    def __init__(
        self, game: HanabiGame, enc_type: ObservationEncoderType = ObservationEncoderType.CANONICAL
    ) -> None:
        self._game = game
        self.type = ObservationEncoderType(enc_type)

    def shape(self) -> list[int]:
        return [self._game.observation_size]

    def encode(self, observation: HanabiObservation) -> list[int]:
        """The bits of an observation."""
        return observation.observation().encoded()
