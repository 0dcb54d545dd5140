"""What happened in a game: moves and deals, as small as the kernel tells them and as history items."""

from dataclasses import dataclass
from typing import TypeAlias

from hanabi.envs.pyhanabi.cards import CARDS, UNSEEN, HanabiCard
from hanabi.envs.pyhanabi.moves import HanabiMove
from hanabi.fast import last
from hanabi.fast.lanes import WIDTH
from hanabi.fast.layout import RANK_SAID

Past: TypeAlias = tuple[int, int]
"""A move: its word (`hanabi.fast.last`) and what was said of the hand before it. A deal: DEALT plus its seat,
which is negative, and the identity of the card."""
DEALT = -8


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
        parts = [str(self._move)]
        parts += [f"by player {self._player}"] if self._player >= 0 else []
        parts += ["scored"] if self._scored else []
        parts += ["info_token"] if self._information_token else []
        parts += [str(HanabiCard(self._color, self._rank))] if self._color >= 0 else []
        parts += [f"reveal {','.join(map(str, self._revealed))}"] if self._revealed else []
        return f"<{' '.join(parts)}>"

    __repr__ = __str__


def history_item(past: Past, players: int, seen_from: int = 0, shown: bool = True) -> HanabiHistoryItem:
    """A move or a deal as a history item.

    `seen_from` is the seat that counts as player 0; unless `shown`, it does not see the cards it draws.
    """
    if past[0] < 0:
        seat = (past[0] - DEALT - seen_from) % players
        card = CARDS[past[1]] if shown or seat else UNSEEN
        return HanabiHistoryItem(HanabiMove.get_deal_move(card.color(), card.rank()), _deal_to_player=seat)
    told, said = past
    kind, by = told & last.THREE, told >> last.BY & last.THREE
    player = (by - seen_from) % players
    if kind in (last.PLAYED, last.DISCARDED):
        return _card_item(told, kind, player)
    offset = ((told >> last.TO & last.THREE) - by) % players
    value, pointed = told >> last.VALUE & last.THREE, told >> last.POINTED & last.SIX
    of_rank = kind == last.RANK_TOLD
    clue = HanabiMove.get_reveal_rank_move if of_rank else HanabiMove.get_reveal_color_move
    places = tuple(place for place in range(last.SIX.bit_length()) if pointed >> place & 1)
    bit = RANK_SAID if of_rank else value
    fresh = tuple(place for place in places if not said >> WIDTH * place + bit & 1)
    return HanabiHistoryItem(clue(offset, value), player, _revealed=places, _newly_revealed=fresh)


def _card_item(told: int, kind: int, player: int) -> HanabiHistoryItem:
    """A play or a discard as a history item; every discard returns a clue token."""
    place, card = told >> last.PLACE & last.THREE, CARDS[told >> last.FACE & last.SIX]
    if kind == last.DISCARDED:
        move = HanabiMove.get_discard_move(place)
        return HanabiHistoryItem(move, player, False, True, card.color(), card.rank())
    built, token = bool(told >> last.BUILT & 1), bool(told >> last.REWARDED & 1)
    move = HanabiMove.get_play_move(place)
    return HanabiHistoryItem(move, player, built, token, card.color(), card.rank())
