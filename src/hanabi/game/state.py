"""A whole game, secrets included: known to nobody at the table."""

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


@dataclass(frozen=True, slots=True)
class Shuffle:
    """The results of every shuffle of a game, from the first card to draw to the last."""

    deck: tuple[Card, ...]
    tiles: tuple[Tile, ...] = ()
    places: tuple[int, ...] = ()
    """For each card shuffled back in turn, how deep it goes, counted round the deck it finds (X3.5)."""


@dataclass(frozen=True, slots=True)
class Secrets:
    """What nobody may know: every face drawn so far by its name, and what is still to come."""

    faces: tuple[Card, ...]
    deck: tuple[Card, ...]
    tiles: tuple[Tile, ...]
    places: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GameState:
    """A board and its secrets."""

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
        """What a seat, or a spectator (None), may see: others' hands, never one's own nor the deck (B2)."""
        faces = self.secrets.faces
        seen = {
            held.id: faces[held.id]
            for owner, hand in enumerate(self.board.hands)
            if owner != seat
            for held in hand
        }
        return PlayerView(seat, self.board, seen)

    def public_view(self) -> PlayerView:
        """What every seat sees: the board, and no hand, since each is hidden from its owner (B2)."""
        return PlayerView(None, self.board, {})


def shuffled(rules: Ruleset, chance: random.Random) -> Shuffle:
    """A shuffled box; pass `random.SystemRandom()` for a deal nobody can predict."""
    deck, tiles = list(box(rules)), list(rules.tiles)
    chance.shuffle(deck)
    chance.shuffle(tiles)
    places = tuple(chance.randrange(PLACES) for tile in tiles if tile is Tile.RESHUFFLE)
    return Shuffle(tuple(deck), tuple(tiles), places)


def deal(rules: Ruleset, players: int, shuffle: Shuffle, first: Seat = 0) -> tuple[GameState, Dealt]:
    """A new game: each hand is dealt whole, seat by seat from seat 0; then `first` begins (B2, B17, U15)."""
    check_players(rules, players)
    check_shuffle(rules, shuffle)
    if not 0 <= first < players:
        raise RulesetError("no-such-seat", seat=first, players=players)
    size = rules.hand_size(players)
    hands = tuple(shuffle.deck[seat * size : (seat + 1) * size] for seat in range(players))
    event = Dealt(hands)
    secrets = Secrets((), shuffle.deck, shuffle.tiles, shuffle.places)
    return after(GameState(empty_table(rules, players, first), secrets), event), event


def check_shuffle(rules: Ruleset, shuffle: Shuffle) -> None:
    """Refuse a deck or a pile of tiles that is not the box's."""
    if Counter(shuffle.deck) != Counter(rules.contents):
        raise RulesetError("deck-not-the-box", cards=len(shuffle.deck), expected=len(box(rules)))
    if sorted(map(str, shuffle.tiles)) != sorted(map(str, rules.tiles)):
        raise RulesetError("tiles-not-the-box", tiles=len(shuffle.tiles), expected=len(rules.tiles))
    if len(shuffle.places) != rules.tiles.count(Tile.RESHUFFLE) or not all(
        0 <= place < PLACES for place in shuffle.places
    ):
        raise RulesetError("places-not-the-box", places=len(shuffle.places))


def after(state: GameState, event: Event) -> GameState:
    """The state after an event."""
    return GameState(evolve(state.board, event), _reveal(state.secrets, event))


def _reveal(secrets: Secrets, event: Event) -> Secrets:
    """The secrets left after an event."""
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
            place = secrets.places[0] % (len(secrets.deck) + 1)
            deck = (*secrets.deck[:place], face, *secrets.deck[place:])
            return replace(secrets, deck=deck, places=secrets.places[1:])
        case _:
            return secrets
