"""Convert actions to numbers and back: those of hanabi-learning-environment in its order, then the others.

Discards and plays count places in the hand from the oldest card, clues count seats from the next one. A free
clue for a bonus tile has the number of the clue.
"""

from dataclasses import dataclass
from functools import cached_property

from hanabi.errors import IllegalAction
from hanabi.fast import layout
from hanabi.fast.layout import WordArray, rules_array
from hanabi.game import Action, Board, CardId, Choose, Clue, Discard, Play
from hanabi.rules import Card, ClueValue, Ruleset, colours
from hanabi.rules.tables import faces_by_identity


@dataclass(frozen=True)
class Numbering:
    """The numbers of all actions of a ruleset with a number of players."""

    ruleset: Ruleset
    players: int

    @cached_property
    def rules(self) -> WordArray:
        return rules_array(self.ruleset, self.players)

    @cached_property
    def faces(self) -> tuple[Card, ...]:
        """The faces in the order of their identities."""
        return faces_by_identity(self.ruleset)

    def __len__(self) -> int:
        return int(self.rules[layout.ACTIONS])

    def number(self, board: Board, action: Action) -> int:
        """The number of an action of the seat to move; raise IllegalAction if it has none."""
        match action:
            case Play(card, None):
                return int(self.rules[layout.PLAYS]) + self._place(board, card)
            case Play(card, str(suit)) if self.ruleset.announce and suit in self.ruleset.index:
                placed = self._place(board, card) * len(self.ruleset.suits)
                return int(self.rules[layout.ANNOUNCED]) + placed + self.ruleset.index[suit]
            case Discard(card):
                return self._place(board, card)
            case Clue() if board.decision is None:
                return self._clue_number(board, action)
            case Choose(Clue() as clue) if board.decision is not None:
                return self._clue_number(board, clue)
            case Choose(Card() as card) if self.ruleset.tiles and card in self.faces:
                return int(self.rules[layout.CARD_CHOICES]) + self.faces.index(card)
            case Choose(None) if self.ruleset.tiles:
                return int(self.rules[layout.DECLINE])
            case _:
                raise IllegalAction("no-number")

    def action(self, board: Board, number: int) -> Action:
        """The action of the seat to move with this number, legal or not; or raise IllegalAction."""
        rules = self.rules
        if not 0 <= number < len(self):
            raise IllegalAction("no-such-action", action=number)
        if number >= rules[layout.DECLINE]:
            return Choose(None)
        if number >= rules[layout.CARD_CHOICES]:
            return Choose(self.faces[number - int(rules[layout.CARD_CHOICES])])
        if number >= rules[layout.ANNOUNCED]:
            place, suit = divmod(number - int(rules[layout.ANNOUNCED]), len(self.ruleset.suits))
            return Play(self._card(board, place), self.ruleset.suits[suit].key)
        if number >= rules[layout.COLOUR_CLUES]:
            clue = self._numbered_clue(board, number)
            return clue if board.decision is None else Choose(clue)
        if number >= rules[layout.PLAYS]:
            return Play(self._card(board, number - int(rules[layout.PLAYS])))
        return Discard(self._card(board, number))

    def _clue_number(self, board: Board, clue: Clue) -> int:
        of_rank = isinstance(clue.value, int)
        spoken: tuple[ClueValue, ...] = self.ruleset.ranks if of_rank else colours(self.ruleset)
        if clue.to == board.seat or not 0 <= clue.to < self.players or clue.value not in spoken:
            raise IllegalAction("no-number")
        step = (clue.to - board.seat) % self.players - 1
        first = int(self.rules[layout.RANK_CLUES if of_rank else layout.COLOUR_CLUES])
        return first + step * len(spoken) + spoken.index(clue.value)

    def _numbered_clue(self, board: Board, number: int) -> Clue:
        first_rank = int(self.rules[layout.RANK_CLUES])
        spoken: tuple[ClueValue, ...] = colours(self.ruleset) if number < first_rank else self.ruleset.ranks
        first = int(self.rules[layout.COLOUR_CLUES]) if number < first_rank else first_rank
        step, value = divmod(number - first, len(spoken))
        return Clue((board.seat + 1 + step) % self.players, spoken[value])

    def _place(self, board: Board, card: CardId) -> int:
        names = [held.id for held in board.hands[board.seat]]
        if card not in names:
            raise IllegalAction("card-not-in-hand")
        return names.index(card)

    def _card(self, board: Board, place: int) -> CardId:
        hand = board.hands[board.seat]
        if not 0 <= place < len(hand):
            raise IllegalAction("card-not-in-hand")
        return hand[place].id
