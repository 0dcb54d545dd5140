"""A game in progress, with open hands: moves and deals change it, `copy` keeps a moment of it."""

import enum
from collections import Counter
from typing import Any

import numpy as np

from hanabi.envs.positions import kernel_views
from hanabi.envs.pyhanabi.cards import CARDS, HanabiCard, HanabiCardKnowledge
from hanabi.envs.pyhanabi.game import HanabiGame
from hanabi.envs.pyhanabi.history import DEALT, HanabiHistoryItem, Past, history_item
from hanabi.envs.pyhanabi.moves import CHANCE_PLAYER_ID, HanabiMove, HanabiMoveType
from hanabi.envs.pyhanabi.observation import HanabiObservation, table_text
from hanabi.envs.pyhanabi.reading import Position
from hanabi.fast import last, layout
from hanabi.fast.hands import draw
from hanabi.fast.lanes import LANE, WIDTH
from hanabi.fast.layout import HAND_WORDS, HANDS, RANKS, ByteArray, WordArray
from hanabi.fast.loops import REFUSED, advance, begin
from hanabi.fast.positions import write_state
from hanabi.game import GameState
from hanabi.rules.tables import faces_by_identity


class HanabiEndOfGameType(enum.IntEnum):
    """How a game ended."""

    NOT_FINISHED = 0
    OUT_OF_LIFE_TOKENS = 1
    OUT_OF_CARDS = 2
    COMPLETED_FIREWORKS = 3


ENDS = {
    layout.STRUCK_OUT: HanabiEndOfGameType.OUT_OF_LIFE_TOKENS,
    layout.FINISHED: HanabiEndOfGameType.OUT_OF_CARDS,
    layout.PERFECT: HanabiEndOfGameType.COMPLETED_FIREWORKS,
}


class HanabiState:
    """A game in progress, with open hands.

    Chance deals the cards: while `cur_player()` is CHANCE_PLAYER_ID, `deal_random_card` deals one, or
    `apply_move` a certain one.
    """

    __slots__ = (
        "_arrays",
        "_deck",
        "_kernel",
        "_read",
        "_small",
        "_to",
        "_words",
        "begun",
        "discards",
        "game",
        "past",
    )

    def __init__(self, game: HanabiGame | None, c_state: "HanabiState | None" = None) -> None:
        """Begin a game, or copy the state `c_state`; `game` is ignored then."""
        if c_state is not None:
            self._copy_from(c_state)
            return
        assert game is not None, "A new state needs a HanabiGame."
        words, small = game.undealt
        self._take_arrays(game, words.copy(), small.copy())
        self.past: list[Past] = []
        self.begun = game.players * game.hand
        """How many entries of `past` are the deal."""
        self.discards: list[int] = []
        """The identities on the discard pile, oldest first."""
        self._to = 0
        self._words[layout.KEY] = game.chance.getrandbits(62)
        if game.random_start_player:
            first = game.chance.randrange(game.players)
            self._small[layout.SEAT] = self._small[layout.FIRST] = first

    def _take_arrays(self, game: HanabiGame, words: WordArray, small: ByteArray) -> None:
        self.game = game
        self._deck = game.deck
        self._arrays = words, small
        self._kernel: tuple[Any, Any, Any] = (game.kernel_rules, *kernel_views(words, small))
        # Python reads single numbers from a memoryview several times faster than from an array.
        self._words, self._small = memoryview(words.data), memoryview(small.data)
        self._read: Position | None = None

    def _copy_from(self, other: "HanabiState") -> None:
        """Become a copy that is dealt cards of its own, even if the deck of the other is known."""
        words, small = other._arrays
        self._take_arrays(other.game, words.copy(), small.copy())
        self.past, self.begun, self.discards = other.past[:], other.begun, other.discards[:]
        self._to, self._read = other._to, other._read
        self._small[layout.SETTLED] = 0
        self._words[layout.KEY] = self.game.chance.getrandbits(62)

    def copy(self) -> "HanabiState":
        return HanabiState(None, self)

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, object]) -> "HanabiState":
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuild, (self.game, *self._arrays, self.past, self.begun, self.discards, self._to)

    def load(self, state: GameState) -> None:
        """Continue from a state of the object engine, whose deck is dealt in its order."""
        words, small = self._arrays
        self._take_arrays(self.game, np.zeros_like(words), np.zeros_like(small))
        write_state(state, *self._arrays)
        faces = faces_by_identity(state.rules)
        self.discards = [faces.index(card) for card in state.board.discards]
        hands = (state.hand(seat) for seat in range(self.game.players))
        self.past = [(DEALT + seat, faces.index(card)) for seat, hand in enumerate(hands) for card in hand]
        self.begun, self._to = len(self.past), CHANCE_PLAYER_ID

    # What happens

    def apply_move(self, move: HanabiMove) -> None:
        """Make a move of the seat to move, or deal a certain card while it is chance's turn."""
        if move.type() is HanabiMoveType.DEAL:
            self._deal(RANKS * move.color() + move.rank())
        elif not self._act(self.game.uids.get(move, -1)):
            self._refuse(move)

    def deal_random_card(self) -> None:
        """Deal a card to the next seat that lacks one; all cards in the deck are equally likely."""
        self._deal(None)

    def deal_hands(self) -> None:
        """Deal until it is a seat's turn."""
        if not self.past and not self.game.sees_all:
            self._deal_all()
        while self._to >= 0:
            self._deal(None)

    def _deal_all(self) -> None:
        """Deal all hands in one call."""
        game, small = self.game, self._small
        begin(*self._kernel, self._words[layout.KEY], small[layout.FIRST])
        cards = small[self._deck : self._deck + self.begun].tolist()
        self.past += [(DEALT + place // game.hand, card) for place, card in enumerate(cards)]
        self._to, self._read = CHANCE_PLAYER_ID, None

    def take_turn(self, number: int) -> bool:
        """Make a move by its number, then deal; return whether it was legal."""
        if self.game.sees_all:
            if not self._act(number):
                return False
            self.deal_hands()
            return True
        small, seat = self._small, self._small[layout.SEAT]
        self._check_turn()
        said, left = self._said_before(seat, number), small[layout.LEFT]
        if advance(*self._kernel, number) == REFUSED:  # the kernel draws in the same call
            return False
        self._read = None
        if number < 2 * self.game.hand:
            self._finish_card()
            if left and left == small[layout.LEFT]:  # in a game that is over, the kernel draws no more
                draw(*self._kernel, seat)
        self.past.append((self._words[layout.LAST], said))
        if left != small[layout.LEFT]:
            drawn = self._deck + small[layout.DRAWN] - 1
            self.past.append((DEALT + seat, small[drawn]))
        return True

    def _check_turn(self) -> None:
        """Raise AssertionError unless a seat is to move."""
        if self._to >= 0:
            raise AssertionError("A card is to be dealt first: call deal_random_card().")
        if self._small[layout.RESULT]:
            raise AssertionError("The game is over; no more moves can be made.")

    def _act(self, number: int) -> bool:
        """Make a move by its number and return whether it was legal."""
        words, small, game = self._words, self._small, self.game
        self._check_turn()
        seat, left = small[layout.SEAT], small[layout.LEFT]
        said = self._said_before(seat, number)
        small[layout.LEFT] = 0  # the kernel would draw at once; here, chance deals
        outcome = advance(*self._kernel, number)
        small[layout.LEFT] = left
        if outcome == REFUSED:
            return False
        self._read = None
        if number < 2 * game.hand:
            self._to = seat if left else CHANCE_PLAYER_ID
            self._finish_card()
        self.past.append((words[layout.LAST], said))
        return True

    def _said_before(self, seat: int, number: int) -> int:
        """What was said of the hand that a clue is about; 0 for other moves."""
        if not 2 * self.game.hand <= number < len(self.game.moves):
            return 0
        to = (seat + self.game.moves[number].target_offset()) % self.game.players
        return self._words[HANDS + HAND_WORDS * to + layout.SAID]

    def _finish_card(self) -> None:
        """Note a card that was discarded; the last firework returns a token as others do."""
        small, told = self._small, self._words[layout.LAST]
        missing = small[layout.TOKENS] < self.game.ruleset.clue_tokens
        if not told >> last.BUILT & 1:
            self.discards.append(told >> last.FACE & last.SIX)
        elif small[layout.RESULT] == layout.PERFECT and missing:
            small[layout.TOKENS] += 1
            self._words[layout.LAST] = told | 1 << last.REWARDED

    def _deal(self, identity: int | None) -> None:
        """Deal the card with this identity, or a random one."""
        game, small, seat = self.game, self._small, self._to
        if seat < 0:
            raise AssertionError("No card is dealt now: it is a player's turn.")
        first = self._deck + small[layout.DRAWN]
        place = self._find(first, identity)
        small[first], small[place] = small[place], small[first]
        settled, small[layout.SETTLED] = small[layout.SETTLED], 1
        draw(*self._kernel, seat)
        small[layout.SETTLED] = settled
        if game.sees_all:
            self._tell_all(seat, small[first])
        self.past.append((DEALT + seat, small[first]))
        self._read = None
        if small[layout.HELD + seat] < game.hand:
            return
        if len(self.past) < self.begun:
            self._to = seat + 1
            return
        self._to = CHANCE_PLAYER_ID
        if not small[layout.LEFT] and not small[layout.RESULT]:
            small[layout.TURNS_LEFT] = game.players

    def _find(self, first: int, identity: int | None) -> int:
        """The place of a card among those left, which begin at `first`; of a random one for None."""
        small = self._small
        if identity is None:
            return first if small[layout.SETTLED] else first + self.game.chance.randrange(small[layout.LEFT])
        left = small[first : first + small[layout.LEFT]].tolist()
        if identity not in left:
            raise AssertionError("That card is not in the deck any more; see chance_outcomes().")
        return first + left.index(identity)

    def _tell_all(self, seat: int, identity: int) -> None:
        """Tell everything about the newest card of a seat, as if by clues: seers know all cards."""
        words, hand = self._words, HANDS + HAND_WORDS * seat
        suit, rank = divmod(identity, RANKS)
        shift = WIDTH * (self._small[layout.HELD + seat] - 1)
        possible, ranks = hand + layout.POSSIBLE, hand + layout.RANK
        words[possible] = words[possible] & ~(LANE << shift) | 1 << suit + shift
        words[ranks] = words[ranks] & ~(LANE << shift) | (1 << rank | 1 << RANKS + rank) << shift
        words[hand + layout.SAID] |= (1 << suit | 1 << layout.RANK_SAID) << shift

    def _refuse(self, move: HanabiMove) -> None:
        raise AssertionError(f"{move} is not legal now; these moves are: {self.legal_moves()}")

    # What there is

    @property
    def position(self) -> Position:
        """The table, the hands and the observations now."""
        if self._read is None:
            self._read = self.game.reader.read(self._kernel, self.discards, self._to >= 0)
        return self._read

    def observation(self, player: int) -> HanabiObservation:
        return HanabiObservation(self, self.game, player)

    def num_players(self) -> int:
        return self.game.players

    def cur_player(self) -> int:
        """The seat to move, or CHANCE_PLAYER_ID while a card is to be dealt."""
        return CHANCE_PLAYER_ID if self._to >= 0 else self._small[layout.SEAT]

    def information_tokens(self) -> int:
        return self._small[layout.TOKENS]

    def life_tokens(self) -> int:
        return self.game.ruleset.strikes - self._small[layout.STRIKES]

    def deck_size(self) -> int:
        return self._small[layout.LEFT]

    def fireworks(self) -> list[int]:
        first = int(self.game.rules[layout.FIREWORKS])
        heights: list[int] = self._small[first : first + self.game.colors].tolist()
        return heights

    def discard_pile(self) -> list[HanabiCard]:
        return [CARDS[identity] for identity in self.discards]

    def card_playable_on_fireworks(self, color: int, rank: int) -> bool:
        return 0 <= color < self.game.colors and self.fireworks()[color] == rank

    def player_hands(self) -> list[list[HanabiCard]]:
        return [[CARDS[card] for card in hand.cards] for hand in self.position.hands]

    def legal_moves(self) -> list[HanabiMove]:
        """The legal moves of the seat to move; none while a card is to be dealt (see `chance_outcomes`)."""
        return [self.game.moves[uid] for uid in self.position.legal]

    def move_is_legal(self, move: HanabiMove) -> bool:
        if move.type() is HanabiMoveType.DEAL:
            return any(move == each for each, _ in self.chance_outcomes())
        return self.game.get_move_uid(move) in self.position.legal

    def chance_outcomes(self) -> list[tuple[HanabiMove, float]]:
        """Every card that can be dealt now, as a move, and how likely it is."""
        if self._to < 0:
            return []
        first = self._deck + self._small[layout.DRAWN]
        left = Counter(self._small[first : first + self._small[layout.LEFT]].tolist())
        cards = ((CARDS[identity], count / left.total()) for identity, count in sorted(left.items()))
        return [(HanabiMove.get_deal_move(card.color(), card.rank()), chance) for card, chance in cards]

    def score(self) -> int:
        """The number of cards on the fireworks, or 0 if the last life is lost."""
        return self._small[layout.SCORE]

    def end_of_game_status(self) -> HanabiEndOfGameType:
        return ENDS.get(self._small[layout.RESULT], HanabiEndOfGameType.NOT_FINISHED)

    def is_terminal(self) -> bool:
        return self._small[layout.RESULT] != 0

    def move_history(self) -> list[HanabiHistoryItem]:
        """Every deal and every move, oldest first."""
        return [history_item(past, self.game.players) for past in self.past]

    def __str__(self) -> str:
        known = ([HanabiCardKnowledge(each) for each in hand.known] for hand in self.position.hands)
        return table_text(
            (self.life_tokens(), self.information_tokens(), self.deck_size()),
            self.fireworks(),
            list(zip(self.player_hands(), known, strict=True)),
            self.cur_player(),
            self.discard_pile(),
        )

    __repr__ = __str__


def _rebuild(
    game: HanabiGame,
    words: WordArray,
    small: ByteArray,
    past: list[Past],
    begun: int,
    discards: list[int],
    to: int,
) -> HanabiState:
    """Rebuild a state that was pickled."""
    state = HanabiState(game)
    state._take_arrays(game, words, small)
    state.past, state.begun, state.discards, state._to = past, begun, discards, to
    return state
