"""The table as it is sent to a seat: an allow-list over its view, less what the room's memory hides."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import TypeAlias

from hanabi.codec import Struct
from hanabi.game import (
    Board,
    CardId,
    Choose,
    Clue,
    Decision,
    Discard,
    Held,
    Knowledge,
    Outcome,
    Play,
    PlayerAction,
    PlayerView,
    Potential,
    Returned,
    deduced,
    legal_actions,
    may_clue,
    may_discard,
    pointed,
    points,
    potential,
    verdict,
)
from hanabi.game.knowledge import blank_knowledge
from hanabi.rules import Card, ClueValue, Ruleset, Tile
from hanabi.table import Memory

Grid: TypeAlias = dict[str, tuple[int, ...]]
"""Faces, as ranks by suit."""


class CardNow(Struct):
    """A card in a hand: its face if the viewer sees it, and what the room remembers of clues."""

    omits_defaults = True

    id: int
    """Names the card from being drawn to being played."""
    face: Card | None = None
    """Omitted if it is hidden."""
    said: tuple[ClueValue, ...] | None = None
    """The clues that pointed at the card, each once, in the order they came."""
    suits: tuple[str, ...] | None = None
    """The suits that clues leave possible."""
    ranks: tuple[int, ...] | None = None
    """The ranks that clues leave possible."""
    possible: Grid | None = None
    """The faces that remain possible for your own card when all visible cards are counted: ranks by suit."""


class TableNow(Struct):
    """A game as its viewer sees it now."""

    seq: int
    """How many actions the game has seen."""
    turn: int
    """How many turns are over; a turn with a bonus tile to answer takes two actions."""
    seat: int
    """Whose turn it is."""
    clue_tokens: int
    """How many clue tokens are available."""
    strikes: int
    """How many strikes there have been."""
    fireworks: tuple[int, ...]
    """The height of each firework, in the order of the ruleset's suits."""
    hands: tuple[tuple[CardNow, ...], ...]
    """Each hand in the order its cards were drawn."""
    discards: tuple[Card, ...]
    """The discard pile, the oldest first."""
    deck: int
    """How many cards are left to draw."""
    drawn: int
    """How many cards were ever drawn: the id of the next one."""
    turned: tuple[Tile, ...]
    """The bonus tiles used so far."""
    returned: tuple[Returned, ...]
    """The cards that were shuffled back into the deck."""
    turns_left: int | None
    """How many turns of the last round remain, once it has begun (B11)."""
    decision: Decision | None
    """What a bonus tile asks of the seat to move."""
    outcome: Outcome | None
    """Null while the game runs."""
    points: int
    """What the fireworks are worth now."""
    best: int
    """The highest score still possible, as far as cards and tiles go."""
    remark: str | None
    """The band of the audience's scale that the score of a finished show falls in (B13, U13)."""
    reach: tuple[int, ...] = ()
    """The height that each firework can still reach, as far as cards and tiles go (B15)."""


class Option(Struct):
    """A legal action; a clue comes with the cards it would point at."""

    omits_defaults = True

    action: PlayerAction
    points_at: tuple[int, ...] = ()
    """Omitted if it is empty."""


class Choices(Struct):
    """What the viewer may do now, and why not what they may not."""

    options: tuple[Option, ...]
    refused: dict[str, str]
    """The code of the refusal for each of `play`, `discard` and `clue` that is impossible now."""


def table_now(view: PlayerView, seq: int, memory: Memory, known: Potential | None = None) -> TableNow:
    """Convert a view to a table; its potential is the same for every seat, so callers may pass it in."""
    board = view.board
    known = known or potential(board)
    return TableNow(
        seq=seq,
        turn=board.turn,
        seat=board.seat,
        clue_tokens=board.clue_tokens,
        strikes=board.strikes,
        fireworks=board.fireworks,
        hands=_hands(view, memory),
        discards=board.discards,
        deck=board.deck,
        drawn=board.drawn,
        turned=board.turned,
        returned=board.returned,
        turns_left=board.turns_left,
        decision=board.decision,
        outcome=board.outcome,
        points=points(board),
        best=known.best,
        remark=judged.value if (judged := verdict(board)) else None,
        reach=known.reach,
    )


def choices(view: PlayerView) -> Choices | None:
    """What the seat of this view may do; None unless it is its turn."""
    if view.seat is None or view.board.over or view.seat != view.board.seat:
        return None
    options = tuple(_option(view, action) for action in legal_actions(view))
    return Choices(options, _refusals(view.board))


def view_from(rules: Ruleset, players: int, first: int, seat: int | None, table: TableNow) -> PlayerView:
    """Convert a table back to a view, as far as the room's memory allows."""
    hands = tuple(tuple(_held(rules, card) for card in hand) for hand in table.hands)
    faces = {CardId(card.id): card.face for hand in table.hands for card in hand if card.face}
    board = Board(
        rules,
        players,
        first,
        seat=table.seat,
        turn=table.turn,
        clue_tokens=table.clue_tokens,
        strikes=table.strikes,
        fireworks=table.fireworks,
        hands=hands,
        discards=table.discards,
        deck=table.deck,
        drawn=table.drawn,
        turned=table.turned,
        returned=table.returned,
        turns_left=table.turns_left,
        decision=table.decision,
        outcome=table.outcome,
    )
    return PlayerView(seat, board, faces)


def _hands(view: PlayerView, memory: Memory) -> tuple[tuple[CardNow, ...], ...]:
    own = _deduced_grids(view) if memory is Memory.DEDUCED else {}
    return tuple(
        tuple([_card(held, view.faces.get(held.id), memory, own) for held in hand])
        for hand in view.board.hands
    )


def _card(
    held: Held, face: Card | None, memory: Memory, own: Mapping[CardId, dict[str, tuple[int, ...]]]
) -> CardNow:
    known = held.known
    if memory is not Memory.DEDUCED:
        return CardNow(held.id, face, known.said if memory is Memory.SAID else None)
    if held.id in own:
        return CardNow(held.id, face, known.said, known.suits, known.ranks, own[held.id])
    return _shown_card(held.id, face, known.said, known.suits, known.ranks)


_shown_card = lru_cache(maxsize=4096)(CardNow)
"""A card that others see, too: most of them see the same."""


def _deduced_grids(view: PlayerView) -> dict[CardId, Grid]:
    """The possible faces of each card of the seat's own hand."""
    # `deduced` returns the same tuple for cards with the same faces: identity finds them without comparing.
    found = deduced(view)
    grids = {id(faces): _by_suit(view.rules, faces) for faces in {id(each): each for each in found}.values()}
    return {held.id: grids[id(faces)] for held, faces in zip(view.hand, found, strict=True)}


def _by_suit(rules: Ruleset, faces: Iterable[Card]) -> Grid:
    """Group faces by suit, with suits in the order of the ruleset and ranks sorted."""
    ranks: dict[str, list[int]] = {suit: [] for suit in rules.index}
    for face in faces:
        ranks[face.suit].append(face.rank)
    return {suit: tuple(sorted(found)) for suit, found in ranks.items() if found}


def _option(view: PlayerView, action: PlayerAction) -> Option:
    match action:
        case Clue() | Choose(Clue()):
            clue = action if isinstance(action, Clue) else action.option
            assert isinstance(clue, Clue)
            return Option(action, pointed(view, clue))
        case _:
            return Option(action)


def _refusals(board: Board) -> dict[str, str]:
    """The kinds of action that are impossible now, each with the code of the reason."""
    if board.decision is not None:
        return dict.fromkeys((Play.tag, Discard.tag, Clue.tag), "choice-pending")
    possible = {
        Clue.tag: (may_clue(board), "no-clue-token"),
        Discard.tag: (may_discard(board), "all-tokens-available"),
    }
    return {kind: code for kind, (allowed, code) in possible.items() if not allowed}


def _held(rules: Ruleset, card: CardNow) -> Held:
    blank = blank_knowledge(rules)
    suits = blank.suits if card.suits is None else card.suits
    ranks = blank.ranks if card.ranks is None else card.ranks
    return Held(CardId(card.id), Knowledge(suits, ranks, card.said or ()))
