"""Other worlds: the same public history with other hidden cards, tiles and places."""

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum

from hanabi.game import Dealt, Drawn, Event, GameState, Knowledge, Seat, Shuffle
from hanabi.game.state import PLACES
from hanabi.rules import Card, Tile
from tests.torture.secrecy.positions import Origins, Position, origins

MOST_EXCHANGES = 12


class Kind(Enum):
    """What is swapped."""

    HAND = "hand"
    """One's own cards with each other."""
    EXCHANGE = "exchange"
    """One's own cards with those in the deck."""
    DECK = "deck"
    """The order of the deck."""
    TILES = "tiles"
    """The bonus tiles to come."""
    PLACES = "places"
    """How deep cards will be shuffled back."""
    EVERYTHING = "everything"


OWN = (Kind.HAND, Kind.EXCHANGE, Kind.EVERYTHING)
"""What others at the table see: these swaps are hidden from one seat, the rest from everyone."""


@dataclass(frozen=True, slots=True)
class Swap:
    """A kind of swap, and the shuffle it gives."""

    kind: Kind
    shuffle: Shuffle

    @property
    def own(self) -> bool:
        return self.kind in OWN


class Hidden:
    """What a seat cannot know in a position."""

    def __init__(self, position: Position) -> None:
        self.position, self.origins = position, origins(position)
        self.known = dict(_own(position, self.origins))
        self.deck = [place for place in self.origins.deck if place is not None]

    def swaps(self, count: int, chance: random.Random) -> Iterator[Swap]:
        """Yield `count` other worlds, or fewer if nothing is hidden any more."""
        for _ in range(count):
            kinds = chance.sample(list(Kind), len(Kind))
            found = (Swap(kind, shuffle) for kind in kinds if (shuffle := self._other(kind, chance)))
            swap = next(found, None)
            if swap is None:
                return
            yield swap

    def _other(self, kind: Kind, chance: random.Random) -> Shuffle | None:
        """The shuffle after one kind of swap; None when it would be the same."""
        was, everything = self.position.shuffle, kind is Kind.EVERYTHING
        deck = self._exchanged(kind, chance)
        tiles = self._tiles(chance) if everything or kind is Kind.TILES else was.tiles
        places = self._places(chance) if everything or kind is Kind.PLACES else was.places
        other = Shuffle(deck, tiles, places)
        return other if other != was else None

    def _exchanged(self, kind: Kind, chance: random.Random) -> tuple[Card, ...]:
        """The dealt deck with hidden cards exchanged, every clue still true."""
        deck, (left, right) = list(self.position.shuffle.deck), self._sides(kind)
        if left and right:
            for _ in range(chance.randint(1, MOST_EXCHANGES)):
                self._exchange(deck, chance.choice(left), chance.choice(right))
        return tuple(deck)

    def _sides(self, kind: Kind) -> tuple[list[int], list[int]]:
        """Between which places of the dealt deck cards change."""
        own = list(self.known)
        sides = {
            Kind.HAND: (own, own),
            Kind.EXCHANGE: (own, self.deck),
            Kind.DECK: (self.deck, self.deck),
            Kind.EVERYTHING: (own + self.deck, own + self.deck),
        }
        return sides.get(kind, ([], []))

    def _exchange(self, deck: list[Card], one: int, other: int) -> None:
        if self._allows(one, deck[other]) and self._allows(other, deck[one]):
            deck[one], deck[other] = deck[other], deck[one]

    def _allows(self, place: int, face: Card) -> bool:
        known = self.known.get(place)
        return known is None or known.allows(face)

    def _tiles(self, chance: random.Random) -> tuple[Tile, ...]:
        turned, tiles = len(self.position.state.board.turned), self.position.shuffle.tiles
        return (*tiles[:turned], *chance.sample(tiles[turned:], len(tiles) - turned))

    def _places(self, chance: random.Random) -> tuple[int, ...]:
        places = self.position.shuffle.places
        used = len(places) - len(self.position.state.secrets.places)
        return (*places[:used], *(chance.randrange(PLACES) for _ in places[used:]))

    def state(self, shuffle: Shuffle) -> GameState:
        """The state of the position in another world."""
        was, secrets = self.position.state, self.position.state.secrets
        faces = _faces(self.origins.drawn, shuffle.deck, secrets.faces)
        deck = _faces(self.origins.deck, shuffle.deck, secrets.deck)
        tiles = shuffle.tiles[len(was.board.turned) :]
        places = shuffle.places[len(shuffle.places) - len(secrets.places) :]
        return replace(was, secrets=replace(secrets, faces=faces, deck=deck, tiles=tiles, places=places))

    def history(self, state: GameState) -> list[tuple[Event, ...]]:
        """The history of the position in another world, which led to this state."""
        return [tuple([_told(event, state) for event in events]) for events in self.position.history]


def masked(history: Sequence[tuple[Event, ...]], seat: Seat | None) -> list[Event]:
    """A history without the faces a seat's own cards had when they were drawn, the server's own way apart."""
    return [_masked(event, seat) for events in history for event in events]


def _masked(event: Event, seat: Seat | None) -> Event:
    match event:
        case Dealt(hands) if seat is not None:
            return Dealt((*hands[:seat], (), *hands[seat + 1 :]))
        case Drawn(seat=owner, card=card) if owner == seat:
            return Drawn(owner, card, None)
        case _:
            return event


def _own(position: Position, places: Origins) -> Iterator[tuple[int, Knowledge]]:
    """Where the seat's cards came from, and what clues say of them."""
    for held in position.state.board.hands[position.seat]:
        place = places.drawn[held.id]
        if place is not None:
            yield place, held.known


def _faces(places: Sequence[int | None], deck: Sequence[Card], before: Sequence[Card]) -> tuple[Card, ...]:
    """The faces that came from these places; a card that went back keeps its own."""
    pairs = zip(places, before, strict=True)
    return tuple([face if place is None else deck[place] for place, face in pairs])


def _told(event: Event, state: GameState) -> Event:
    match event:
        case Dealt(hands):
            faces = iter(state.secrets.faces)
            return Dealt(tuple(tuple(next(faces) for _ in hand) for hand in hands))
        case Drawn(seat, card, face) if state.face(card) != face:
            return Drawn(seat, card, state.face(card))
        case _:
            return event
