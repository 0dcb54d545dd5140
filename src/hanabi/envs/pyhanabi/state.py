"""The whole game with open hands, and how it ended."""

import enum

from hanabi.envs.pyhanabi.cards import CARDS, HanabiCard
from hanabi.envs.pyhanabi.game import HanabiGame
from hanabi.envs.pyhanabi.history import HanabiHistoryItem, Position, Transition, deal_item
from hanabi.envs.pyhanabi.moves import HanabiMove
from hanabi.envs.pyhanabi.observation import HanabiObservation, PositionView
from hanabi.fast import layout


class HanabiEndOfGameType(enum.IntEnum):
    """How a game ended."""

    NOT_FINISHED = 0
    OUT_OF_LIFE_TOKENS = 1
    OUT_OF_CARDS = 2
    COMPLETED_FIREWORKS = 3


class HanabiState(PositionView):
    """The whole game, with open hands."""

    def __init__(self, game: HanabiGame, position: Position, steps: list[Transition]) -> None:
        super().__init__(game, position)
        self._steps = steps[:]

    def cur_player(self) -> int:
        return self._position.seat

    def player_hands(self) -> list[list[HanabiCard]]:
        return [[CARDS[card] for card in hand.cards] for hand in self._position.hands]

    def legal_moves(self) -> list[HanabiMove]:
        return [self._game.moves[uid] for uid in self._position.legal]

    def move_is_legal(self, move: HanabiMove) -> bool:
        return self._game.get_move_uid(move) in self._position.legal

    def score(self) -> int:
        """The number of cards on the fireworks, or 0 if the last life is lost."""
        return sum(self._position.fireworks) if self._position.lives else 0

    def end_of_game_status(self) -> HanabiEndOfGameType:
        return {
            layout.STRUCK_OUT: HanabiEndOfGameType.OUT_OF_LIFE_TOKENS,
            layout.FINISHED: HanabiEndOfGameType.OUT_OF_CARDS,
            layout.PERFECT: HanabiEndOfGameType.COMPLETED_FIREWORKS,
        }.get(self._position.result, HanabiEndOfGameType.NOT_FINISHED)

    def is_terminal(self) -> bool:
        return self._position.result != 0

    def observation(self, player: int) -> HanabiObservation:
        return HanabiObservation(self._game, self._position, player, self._steps)

    def move_history(self) -> list[HanabiHistoryItem]:
        """The deal, then every move and every card drawn after it, oldest first."""
        dealt = self._steps[0].before if self._steps else self._position
        items = [deal_item(CARDS[each], seat) for seat, hand in enumerate(dealt.hands) for each in hand.cards]
        found = ((step.item(), step.deal()) for step in self._steps)
        return items + [item for pair in found for item in pair if item is not None]
