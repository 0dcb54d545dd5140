"""Which actions are legal, and why others are not: decided from a view, so hidden cards cannot matter."""

from functools import cache
from typing import assert_never

from hanabi.game.actions import Action, CardId, Choose, Clue, Discard, Play, PlayerAction, Seat, Stop
from hanabi.game.board import Board, Decision, Hand
from hanabi.game.events import Clued
from hanabi.game.prospects import is_playable
from hanabi.game.view import PlayerView
from hanabi.rules import LETTERS, RANKS, Card, ClueValue, Ruleset, Tile, clue_values, colours

RANK_BITS = len(LETTERS)
"""Masks of clue values have the colours in the lower bits; the bit of rank r is `RANK_BITS + r`."""


def may_clue(board: Board) -> bool:
    """Giving a clue costs a clue token (B4)."""
    return board.clue_tokens > 0


def may_discard(board: Board) -> bool:
    """Discarding is possible while a clue token is missing (B6, U2)."""
    return board.clue_tokens < board.rules.clue_tokens


def legal_actions(view: PlayerView) -> tuple[PlayerAction, ...]:
    """Every action that the seat of this view may take; none if it is not its turn or the game is over."""
    board = view.board
    if board.outcome is not None or view.seat != board.seat:
        return ()
    if board.decision is not None:
        return tuple(Choose(option) for option in _options(view, board.decision))
    announcements = (None, *board.rules.index) if board.rules.announce else (None,)
    plays = [_play(held.id, announce) for held in view.hand for announce in announcements]
    discards = [_discard(held.id) for held in view.hand] if may_discard(board) else ()
    return (*plays, *discards, *(legal_clues(view) if may_clue(board) else ()))


def legal_clues(view: PlayerView) -> tuple[Clue, ...]:
    """The clues that the rules allow, whether or not a token is left (B4, B5, U21)."""
    return _legal_clues(view, view.rules.empty_clues)


def _legal_clues(view: PlayerView, empty: bool) -> tuple[Clue, ...]:
    """The clues that the rules allow if they may be `empty`, or if not."""
    said = colours(view.rules)
    every = (2 << RANK_BITS + len(view.rules.ranks)) - 1  # every bit up to that of the highest rank
    found: list[Clue] = []
    for to, hand in enumerate(view.board.hands):
        if hand and to != view.seat:
            found += _clues(to, said, every if empty else _matching(view, hand))
    return tuple(found)


def pointed(view: PlayerView, clue: Clue) -> tuple[CardId, ...]:
    """The cards that a clue would point at (B4)."""
    hand = view.board.hands[clue.to]
    return tuple([hand[place].id for place in _pointed_places(view, hand, clue.value)])


def clue_event(view: PlayerView, clue: Clue, *, free: bool = False) -> Clued:
    """What happens when the seat to move gives a clue; `free` if a bonus tile pays for it (B4, X3.3)."""
    hand = view.board.hands[clue.to]
    places = _pointed_places(view, hand, clue.value)
    cards = tuple([hand[place].id for place in places])
    return Clued(view.board.seat, clue.to, clue.value, cards, tuple(places), free)


def refusal(view: PlayerView, action: Action) -> str | None:
    """The code of the reason why an action is illegal now, or None if it is legal."""
    board = view.board
    if board.outcome is not None:
        return "game-over"
    if isinstance(action, Stop):
        return None if action.by is None or 0 <= action.by < board.players else "no-such-seat"
    if view.seat is None or not 0 <= view.seat < board.players:
        return "no-such-seat"
    if view.seat != board.seat:
        return "not-your-turn"
    if isinstance(action, Choose):
        return _refuse_choice(view, action)
    if board.decision is not None:
        return "choice-pending"
    match action:
        case Play(card, announce):
            return _refuse_card(view, card) or _refuse_announcement(board, announce)
        case Discard(card):
            return _refuse_card(view, card) or (None if may_discard(board) else "all-tokens-available")
        case Clue():
            empty = view.rules.empty_clues
            return (None if may_clue(board) else "no-clue-token") or _refuse_clue(view, action, empty)
        case _:
            assert_never(action)


def players_refusal(view: PlayerView, action: Action) -> str | None:
    """Like `refusal`, but for players, who may never stop a game (U25)."""
    return "not-a-players-action" if isinstance(action, Stop) else refusal(view, action)


def _refuse_card(view: PlayerView, card: CardId) -> str | None:
    return None if any(held.id == card for held in view.hand) else "card-not-in-hand"


def _refuse_announcement(board: Board, announce: str | None) -> str | None:
    """Any firework on the table may be announced, if the ruleset has announcements (V2, U6, U22)."""
    if announce is None:
        return None
    if not board.rules.announce:
        return "no-announcements"
    return None if announce in board.rules.index else "no-such-suit"


def _refuse_clue(view: PlayerView, clue: Clue, empty: bool) -> str | None:
    if not 0 <= clue.to < view.board.players:
        return "no-such-seat"
    if clue.to == view.seat:
        return "clue-to-oneself"
    if not view.board.hands[clue.to]:
        return "no-cards-to-clue"
    if clue.value not in clue_values(view.rules):
        return "rank-not-clued" if isinstance(clue.value, int) else "colour-not-clued"
    if not empty and not pointed(view, clue):
        return "empty-clue"
    return None


def _refuse_choice(view: PlayerView, action: Choose) -> str | None:
    decision = view.board.decision
    if decision is None:
        return "nothing-to-choose"
    match decision.tile, action.option:
        case _, None:
            return None if decision.may_decline else "must-choose"
        case Tile.COLOUR_CLUE | Tile.RANK_CLUE, Clue() as clue:
            wanted = str if decision.tile is Tile.COLOUR_CLUE else int
            if not isinstance(clue.value, wanted):
                return "other-clue-wanted"
            return _refuse_clue(view, clue, _may_be_empty(view.rules))
        case Tile.RESHUFFLE | Tile.REKINDLE, Card() as card:
            return _refuse_discarded(view.board, decision, card)
        case _:
            return "other-choice-wanted"


def _refuse_discarded(board: Board, decision: Decision, card: Card) -> str | None:
    if card not in board.discards:
        return "not-in-discards"
    if decision.tile is Tile.REKINDLE and not is_playable(board, card):
        return "does-not-fit"
    return None


def _options(view: PlayerView, decision: Decision) -> tuple[Clue | Card | None, ...]:
    """The legal answers to a bonus tile (X3.3 to X3.6, U10, U19)."""
    options = tile_options(view, decision.tile)
    return (*options, None) if decision.may_decline else options


def tile_options(view: PlayerView, tile: Tile) -> tuple[Clue | Card, ...]:
    """The clues or cards that the effect of a tile can be applied to now."""
    match tile:
        case Tile.COLOUR_CLUE:
            return tuple(clue for clue in _free_clues(view) if isinstance(clue.value, str))
        case Tile.RANK_CLUE:
            return tuple(clue for clue in _free_clues(view) if isinstance(clue.value, int))
        case Tile.RESHUFFLE:
            return tuple(sorted(set(view.board.discards)))
        case Tile.REKINDLE:
            fitting = {card for card in view.board.discards if is_playable(view.board, card)}
            return tuple(sorted(fitting))
        case _:
            return ()


def may_waste(board: Board) -> bool:
    """Whether a card that does not fit may be chosen, so that X3.6 is lost (X3.6, U10)."""
    return board.rules.may_waste and not all(is_playable(board, card) for card in board.discards)


def _free_clues(view: PlayerView) -> tuple[Clue, ...]:
    return _legal_clues(view, _may_be_empty(view.rules))


def _may_be_empty(rules: Ruleset) -> bool:
    """Whether the free clue of a tile may point at nothing (B5, U10)."""
    return rules.empty_clues and rules.free_empty_clues


def _pointed_places(view: PlayerView, hand: Hand, value: ClueValue) -> list[int]:
    """The places in a hand that a clue of `value` points at: this is `points_at` for all its cards (B4)."""
    faces = [view.faces[held.id] for held in hand]
    if isinstance(value, int):
        return [place for place, face in enumerate(faces) if face.rank == value]
    covered = view.rules.covers[value]
    return [place for place, face in enumerate(faces) if face.suit in covered]


@cache
def _play(card: CardId, announce: str | None) -> Play:
    return Play(card, announce)


@cache
def _discard(card: CardId) -> Discard:
    return Discard(card)


def _matching(view: PlayerView, hand: Hand) -> int:
    """A bit mask of the values of clues that point at a card of `hand` (B4)."""
    bits, faces, sayable = view.rules.colour_bits, view.faces, 0
    for held in hand:
        face = faces[held.id]
        sayable |= bits[face.suit] | 1 << RANK_BITS + face.rank
    return sayable


@cache
def _clues(to: Seat, said: tuple[str, ...], sayable: int) -> tuple[Clue, ...]:
    """The clues to a seat whose values are in the mask `sayable`; few masks occur, so they are cached."""
    spoken = [colour for place, colour in enumerate(said) if sayable >> place & 1]
    ranks = [rank for rank in RANKS if sayable >> RANK_BITS + rank & 1]
    values: tuple[ClueValue, ...] = (*spoken, *ranks)
    return tuple(Clue(to, value) for value in values)
