"""What a seat sees as bits, written once more from `docs/observations.md`, to be read and not to be fast."""

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from hanabi.game import (
    CardId,
    Clued,
    Declined,
    Discarded,
    Event,
    Knowledge,
    Misplayed,
    Played,
    PlayerView,
    Rekindled,
    Reshuffled,
    Seat,
    TokenReturned,
)
from hanabi.rules import Card, Tile, colours, identities

Bits: TypeAlias = list[bool]
PLAYED = (Played, Misplayed)
CARD_GONE = (Played, Misplayed, Discarded)
ANSWERS = (Reshuffled, Rekindled, Declined)
ACTIONS = (Clued, *CARD_GONE, *ANSWERS)


class Encoder:
    """One view and the events of the last action, field by field."""

    def __init__(self, view: PlayerView, events: Sequence[Event]) -> None:
        assert view.seat is not None
        self.view, self.board, self.rules = view, view.board, view.rules
        players = self.board.players
        self.seats = [(view.seat + step) % players for step in range(players)]
        """The seats from this one on."""
        self.hand = self.rules.hand_size(players)
        self.faces = identities(self.rules)
        self.colours = colours(self.rules)
        self.events = events
        self.action = next((event for event in events if isinstance(event, ACTIONS)), None)

    def bits(self) -> Bits:
        parts = (
            *(self.other_hands(), self.short_hands()),
            *(self.deck(), self.fireworks(), self.tokens(), self.strikes()),
            self.discards(),
            self.last_action(),
            self.knowledge(),
            *(self.announced(), self.tiles(), self.returned()),
        )
        return [bool(bit) for part in parts for bit in part]

    def other_hands(self) -> Iterator[bool]:
        for seat in self.seats[1:]:
            cards = self.view.cards(seat)
            for place in range(self.hand):
                yield from self.face(cards[place] if place < len(cards) else None)

    def short_hands(self) -> Bits:
        return [len(self.board.hands[seat]) < self.hand for seat in self.seats]

    def deck(self) -> Bits:
        cards = sum(self.rules.contents.values())
        return counted(self.board.deck, cards - self.board.players * self.hand)

    def fireworks(self) -> Iterator[bool]:
        for height in self.board.fireworks:
            yield from (height == top for top in self.rules.ranks)

    def tokens(self) -> Bits:
        return counted(self.board.clue_tokens, self.rules.clue_tokens)

    def strikes(self) -> Bits:
        return counted(self.rules.strikes - self.board.strikes, self.rules.strikes)

    def discards(self) -> Iterator[bool]:
        for face in self.faces:
            yield from counted(self.board.discards.count(face), self.rules.copies(face))

    def last_action(self) -> Bits:
        return [
            *self.seat_of(getattr(self.action, "seat", None)),
            *self.kind(),
            *self.clue(),
            *self.card(),
            any(isinstance(event, Played) for event in self.events),
            any(isinstance(event, TokenReturned) for event in self.events),
        ]

    def kind(self) -> Bits:
        spoken = self.action.value if isinstance(self.action, Clued) else None
        return [
            isinstance(self.action, PLAYED),
            isinstance(self.action, Discarded),
            isinstance(spoken, str),
            isinstance(spoken, int),
        ]

    def clue(self) -> Bits:
        clued = self.action if isinstance(self.action, Clued) else None
        spoken = clued.value if clued else None
        pointed = [held.id in clued.cards for held in self.board.hands[clued.to]] if clued else []
        return [
            *self.seat_of(clued.to if clued else None),
            *(colour == spoken for colour in self.colours),
            *(rank == spoken for rank in self.rules.ranks),
            *padded(pointed, self.hand),
        ]

    def card(self) -> Bits:
        """Where the card came from, then what it is."""
        gone = self.action if isinstance(self.action, CARD_GONE) else None
        place = self.place_of(gone.seat, gone.card) if gone else None
        face = getattr(self.action, "face", None)
        return [*(place == each for each in range(self.hand)), *self.face(face)]

    def knowledge(self) -> Iterator[bool]:
        size = len(self.faces) + len(self.colours) + len(self.rules.ranks)
        for seat in self.seats:
            hand = self.board.hands[seat]
            for place in range(self.hand):
                yield from padded(self.known(hand[place].known) if place < len(hand) else [], size)

    def known(self, known: Knowledge) -> Bits:
        said = (*self.colours, *self.rules.ranks)
        return [*map(known.allows, self.faces), *(value in known.said for value in said)]

    def announced(self) -> Bits:
        named = self.action.announced if isinstance(self.action, PLAYED) else None
        return [suit.key == named for suit in self.rules.suits] if self.rules.announce else []

    def tiles(self) -> Bits:
        if not self.rules.tiles:
            return []
        asked = self.board.decision
        return [
            *(isinstance(self.action, answer) for answer in ANSWERS),
            *(bit for tile in Tile for bit in self.turned(tile)),
            *(asked is not None and asked.tile is tile for tile in Tile),
            asked is not None and asked.may_decline,
        ]

    def turned(self, tile: Tile) -> Bits:
        return counted(self.board.turned.count(tile), self.rules.tiles.count(tile))

    def returned(self) -> Bits:
        back = [entry.card for entry in self.board.returned]
        return [face in back for face in self.faces] if Tile.RESHUFFLE in self.rules.tiles else []

    def face(self, seen: Card | None) -> Bits:
        return [face == seen for face in self.faces]

    def seat_of(self, found: Seat | None) -> Bits:
        return [seat == found for seat in self.seats]

    def place_of(self, seat: Seat, card: CardId) -> int:
        """Where a card was that has left: behind the older ones."""
        return len([held for held in self.board.hands[seat] if held.id < card])


def counted(value: int, most: int) -> Bits:
    """A number in unary: its first `value` bits of `most` are set."""
    return [place < value for place in range(most)]


def padded(bits: Bits, size: int) -> Bits:
    return bits + [False] * (size - len(bits))
