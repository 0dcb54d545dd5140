"""The whole state of a game, with the secrets that nobody at the table knows."""

import random
from collections import Counter
from dataclasses import dataclass, replace

from hanabi.errors import RulesetError
from hanabi.game.actions import CardId, Seat
from hanabi.game.board import Board, empty_table
from hanabi.game.events import Dealt, Drawn, Event, Reshuffled, TileTurned
from hanabi.game.evolve import evolve
from hanabi.game.view import PlayerView
from hanabi.rules import Card, Ruleset, Tile, box, check_players

PLACES = 2**32
"""Places of cards that are shuffled back are drawn below this, then taken modulo the deck's places."""


@dataclass(frozen=True, slots=True)
class Shuffle:
    """The results of every shuffle of a game; the first card of `deck` is drawn first."""

    deck: tuple[Card, ...]
    tiles: tuple[Tile, ...] = ()
    places: tuple[int, ...] = ()
    """For each card shuffled back, in turn, its place in the deck, modulo the number of places (X3.5)."""


@dataclass(frozen=True, slots=True)
class Secrets:
    """What nobody may know: the face of every card drawn so far, by id, and what is still to come."""

    faces: tuple[Card, ...]
    deck: tuple[Card, ...]
    tiles: tuple[Tile, ...]
    places: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GameState:
    """A board and its secrets: the whole game."""

    board: Board
    secrets: Secrets

    @property
    def rules(self) -> Ruleset:
        return self.board.rules

    def face(self, card: CardId) -> Card:
        return self.secrets.faces[card]

    def hand(self, seat: Seat) -> tuple[Card, ...]:
        """The faces of a hand."""
        return tuple(self.secrets.faces[held.id] for held in self.board.hands[seat])

    def view(self, seat: Seat | None) -> PlayerView:
        """What a seat may see: the other hands, not its own nor the deck (B2). None is a spectator."""
        faces = self.secrets.faces
        seen = {
            held.id: faces[held.id]
            for owner, hand in enumerate(self.board.hands)
            if owner != seat
            for held in hand
        }
        return PlayerView(seat, self.board, seen)

    def public_view(self) -> PlayerView:
        """What every seat sees: the board without any hand, since each is hidden from its owner (B2)."""
        return PlayerView(None, self.board, {})


def shuffled(rules: Ruleset, chance: random.Random) -> Shuffle:
    """Shuffle the box; pass `random.SystemRandom()` for a deal that nobody can predict."""
    deck, tiles = list(box(rules)), list(rules.tiles)
    chance.shuffle(deck)
    chance.shuffle(tiles)
    places = tuple(chance.randrange(PLACES) for tile in tiles if tile is Tile.RESHUFFLE)
    return Shuffle(tuple(deck), tuple(tiles), places)


def deal(rules: Ruleset, players: int, shuffle: Shuffle, first: Seat = 0) -> tuple[GameState, Dealt]:
    """Deal a new game: whole hands, seat by seat from seat 0; then `first` begins (B2, B17, U15)."""
    check_players(rules, players)
    check_shuffle(rules, shuffle)
    if not 0 <= first < players:
        raise RulesetError("no-such-seat", seat=first, players=players)
    size = rules.hand_size(players)
    hands = tuple(shuffle.deck[seat * size : (seat + 1) * size] for seat in range(players))
    event = Dealt(hands)
    secrets = Secrets((), shuffle.deck, shuffle.tiles, shuffle.places)
    return apply_event(GameState(empty_table(rules, players, first), secrets), event), event


def check_shuffle(rules: Ruleset, shuffle: Shuffle) -> None:
    """Raise RulesetError if the deck, the tiles or the places of a shuffle do not match the box."""
    if Counter(shuffle.deck) != Counter(rules.contents):
        raise RulesetError("deck-not-the-box", cards=len(shuffle.deck), expected=len(box(rules)))
    if sorted(map(str, shuffle.tiles)) != sorted(map(str, rules.tiles)):
        raise RulesetError("tiles-not-the-box", tiles=len(shuffle.tiles), expected=len(rules.tiles))
    if len(shuffle.places) != rules.tiles.count(Tile.RESHUFFLE) or not all(
        0 <= place < PLACES for place in shuffle.places
    ):
        raise RulesetError("places-not-the-box", places=len(shuffle.places))


def apply_event(state: GameState, event: Event) -> GameState:
    """Return the state after an event."""
    return GameState(evolve(state.board, event), _reveal(state.secrets, event))


def _reveal(secrets: Secrets, event: Event) -> Secrets:
    """Return the secrets that are left after an event."""
    match event:
        case Drawn():
            faces = (*secrets.faces, secrets.deck[0])
            return Secrets(faces, secrets.deck[1:], secrets.tiles, secrets.places)
        case Dealt(hands):
            dealt = sum(len(hand) for hand in hands)
            return replace(secrets, faces=secrets.deck[:dealt], deck=secrets.deck[dealt:])
        case TileTurned():
            return replace(secrets, tiles=secrets.tiles[1:])
        case Reshuffled(face=face):
            # A deck of n cards has n + 1 places for another one.
            place = secrets.places[0] % (len(secrets.deck) + 1)
            deck = (*secrets.deck[:place], face, *secrets.deck[place:])
            return replace(secrets, deck=deck, places=secrets.places[1:])
        case _:
            return secrets
