"""The arrays that a game of the object engine must have, written a second time and quickly.

`hanabi.fast.positions` writes them too; here what did not change since the move before is not written again.
"""

from array import array
from collections.abc import Iterable, Sequence
from itertools import chain

from hanabi.fast import last
from hanabi.fast.lanes import WIDTH
from hanabi.fast.layout import HAND_WORDS, MAY_SAY_NO, NONE, RANK_SAID
from hanabi.game import (
    Board,
    Clued,
    Declined,
    Discarded,
    Event,
    GameState,
    Hand,
    Held,
    Knowledge,
    Misplayed,
    Played,
    Rekindled,
    Reshuffled,
    Result,
    Seat,
    TokenReturned,
    points,
)
from hanabi.rules import RANKS, Card, Ruleset, Tile, colours, points_at
from hanabi.rules.tables import faces_by_identity

RESULTS, TILES = list(Result), list(Tile)


class Flattened:
    """Writes the states of one game, one after the other."""

    def __init__(self, rules: Ruleset, players: int) -> None:
        self.rules, self.players = rules, players
        self.numbers = {face: number for number, face in enumerate(faces_by_identity(rules))}
        self.spoken = {colour: place for place, colour in enumerate(colours(rules))}
        self.reshuffles = rules.tiles.count(Tile.RESHUFFLE)
        self._cards: tuple[tuple[Card, ...], list[int]] = ((), [])
        self._pile: tuple[tuple[Card, ...], list[int]] = ((), [0] * len(self.numbers))
        self._hands: list[tuple[Hand, list[int]]] = [((), [0] * HAND_WORDS) for _ in range(players)]
        self._held: dict[int, tuple[Held, list[int]]] = {}

    def arrays(self, state: GameState, events: Sequence[Event]) -> tuple[bytes, bytes]:
        """The words and the bytes, without anything where nothing is read."""
        words = [0, self.told(state.board, events), state.board.turn]
        for seat in range(self.players):
            words += self.hand(state, seat)
        if self.reshuffles:
            left = list(state.secrets.places[: self.reshuffles])
            used = self.reshuffles - len(left)
            words += [used, *[0] * used, *left]
        return array("q", words).tobytes(), array("b", self.small(state)).tobytes()

    def small(self, state: GameState) -> Iterable[int]:
        board = state.board
        return chain(
            self.counts(board),
            map(len, board.hands),
            board.fireworks,
            self.discarded(board),
            self.cards(state),
            (TILES.index(tile) for tile in (*board.turned, *state.secrets.tiles)),
            self.returned(board),
        )

    def counts(self, board: Board) -> tuple[int, ...]:
        left = NONE if board.turns_left is None else board.turns_left
        result, score, asked = 0, 0, 0
        if board.outcome:
            result, score = RESULTS.index(board.outcome.result) + 1, board.outcome.score
        else:
            score = points(board)
        if board.decision:
            asked = TILES.index(board.decision.tile) + 1 + MAY_SAY_NO * board.decision.may_decline
        places = (board.seat, board.first, board.clue_tokens, board.strikes, board.deck, board.drawn)
        return (*places, left, result, score, asked, len(board.turned), 1)

    def discarded(self, board: Board) -> list[int]:
        if self._pile[0] is not board.discards:
            counts = [0] * len(self.numbers)
            for face in board.discards:
                counts[self.numbers[face]] += 1
            self._pile = board.discards, counts
        return self._pile[1]

    def cards(self, state: GameState) -> list[int]:
        """Every card by its name, then the deck, then room for cards that come back."""
        order = state.secrets.faces + state.secrets.deck
        if self._cards[0] != order:
            self._cards = order, [self.numbers[face] for face in order]
        room = sum(self.rules.contents.values()) + self.reshuffles - len(order)
        return self._cards[1] + [NONE] * room

    def returned(self, board: Board) -> list[int]:
        if not self.reshuffles:
            return []
        entries = [each for back in board.returned for each in (self.numbers[back.card], int(back.before))]
        return [len(board.returned), *entries, *[0] * (2 * self.reshuffles - len(entries))]

    def hand(self, state: GameState, seat: Seat) -> list[int]:
        hand = state.board.hands[seat]
        if self._hands[seat][0] is not hand:
            words = [0] * HAND_WORDS
            for place, held in enumerate(hand):
                for word, lane in enumerate(self.lanes(state, held)):
                    words[word] |= lane << WIDTH * place
            self._hands[seat] = hand, words
        return self._hands[seat][1]

    def lanes(self, state: GameState, held: Held) -> list[int]:
        """A card's lane of each word of its hand."""
        if id(held) not in self._held:
            self._held[id(held)] = held, [int(held.id), *self.known(state.face(held.id), held.known)]
        return self._held[id(held)][1]

    def known(self, face: Card, known: Knowledge) -> tuple[int, ...]:
        rules, spoken = self.rules, self.spoken
        sayable = sum(1 << place for colour, place in spoken.items() if points_at(rules, colour, face))
        ranks = sum(1 << RANKS.index(rank) for rank in known.ranks)
        suits = sum(1 << rules.index[suit] for suit in known.suits)
        said = sum(1 << (RANK_SAID if isinstance(value, int) else spoken[value]) for value in known.said)
        return sayable, 1 << RANKS.index(face.rank) | ranks << len(RANKS), suits, said

    def told(self, board: Board, events: Sequence[Event]) -> int:
        """The last action in one word."""
        rewarded = any(isinstance(event, TokenReturned) for event in events)
        return sum(self.part(board, event) for event in events) | rewarded << last.REWARDED

    def part(self, board: Board, event: Event) -> int:
        match event:
            case Clued(seat, to, int(rank), cards):
                kind = last.RANK_TOLD | RANKS.index(rank) << last.VALUE
                return kind | seat << last.BY | to << last.TO | pointed(board.hands[to], cards)
            case Clued(seat, to, str(colour), cards):
                kind = last.COLOUR_TOLD | self.spoken[colour] << last.VALUE
                return kind | seat << last.BY | to << last.TO | pointed(board.hands[to], cards)
            case Played() | Misplayed():
                named = 0 if event.announced is None else self.rules.index[event.announced] + 1
                came = named << last.NAMED | isinstance(event, Played) << last.BUILT
                return last.PLAYED | self.gone(board, event.seat, event.card, event.face) | came
            case Discarded(seat, card, face):
                return last.DISCARDED | self.gone(board, seat, card, face)
            case Reshuffled(seat, face):
                return last.RESHUFFLED | seat << last.BY | self.numbers[face] << last.FACE
            case Rekindled(seat, face):
                return last.REKINDLED | seat << last.BY | self.numbers[face] << last.FACE
            case Declined(seat):
                return last.DECLINED | seat << last.BY
            case _:
                return 0

    def gone(self, board: Board, seat: Seat, card: int, face: Card) -> int:
        """Who lost which card out of which place: behind the older ones."""
        place = sum(held.id < card for held in board.hands[seat])
        return seat << last.BY | place << last.PLACE | self.numbers[face] << last.FACE


def pointed(hand: Hand, cards: Iterable[int]) -> int:
    """The places of some cards in a hand, a bit each."""
    return sum(1 << last.POINTED + place for place, held in enumerate(hand) if held.id in cards)
