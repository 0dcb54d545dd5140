"""The table as lines of text: the middle, the other hands, and the player's own hand."""

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from hanabi.game import Board, Knowledge, PlayerView, Seat, deduced
from hanabi.plain.own_cards import OwnCards
from hanabi.plain.words import Words
from hanabi.rules import Card, Ruleset
from hanabi.table import Mark, Memory
from hanabi.text import format_list

GAP = "  "
NOTHING = "·"
FEW_FACES = 4
"""Up to this many possible faces of a card are listed."""
T = TypeVar("T", str, int)


def table_lines(
    words: Words, view: PlayerView, memory: Memory = Memory.DEDUCED, own: OwnCards | None = None
) -> list[str]:
    """Everything that a seat or a spectator sees, with what the memory aid shows."""
    others = [seat for seat in range(view.board.players) if seat != view.seat]
    hand = [] if view.seat is None else own_hand_lines(words, view, view.seat, memory, own)
    shown = hand_lines(words, view, others, memory)
    return [state_line(words, view.board), *middle_lines(words, view.board), "", *shown, *hand]


def state_line(words: Words, board: Board) -> str:
    """The turn, the clue tokens, the strikes and the deck."""
    return words.catalogue.say(
        "table-state",
        turn=board.turn if board.over else board.turn + 1,
        tokens=board.clue_tokens,
        all_tokens=board.rules.clue_tokens,
        strikes=board.strikes,
        all_strikes=board.rules.strikes,
        deck=board.deck,
        left="none" if board.turns_left is None or board.over else board.turns_left,
    )


def middle_lines(words: Words, board: Board) -> list[str]:
    """The fireworks, the discard pile and the tiles used."""
    say = words.catalogue.say
    discards = words.cards(sort_cards(board.rules, board.discards)) or say("table-empty")
    fireworks = GAP.join(_firework_text(words, board, suit.key) for suit in board.rules.suits)
    rows = [(say("table-fireworks"), fireworks), (say("table-discards"), discards)]
    if board.turned:
        rows.append((say("table-tiles"), ", ".join(say(f"tile-{tile.value}") for tile in board.turned)))
    return align_columns(rows)


def hand_lines(
    words: Words, view: PlayerView, seats: Sequence[Seat], memory: Memory = Memory.DEDUCED
) -> list[str]:
    """Hands face up, and under each card what clues say about it."""
    rows: list[tuple[str, ...]] = []
    for seat in seats:
        faces = [words.card(card) for card in view.cards(seat)] or [_empty_hand_text(words)]
        marks = (memory_mark(words, view.rules, held.known, memory) for held in view.board.hands[seat])
        rows.append((owner_label(words, seat), *faces))
        rows += [] if memory is Memory.NOTHING else [("", *marks)]
    return align_columns(rows)


def own_hand_lines(
    words: Words,
    view: PlayerView,
    seat: Seat,
    memory: Memory = Memory.DEDUCED,
    own: OwnCards | None = None,
) -> list[str]:
    """The cards of the viewing seat, as it arranged them.

    For each what clues say about it, which faces remain by counting, and the mark on it.
    """
    counted, own = memory is Memory.DEDUCED, own or OwnCards()
    faces = [faces_text(words, left) for left in deduced(view)] if counted else [""] * len(view.hand)
    told = [knowledge_text(words, view.rules, held.known, memory) for held in view.hand]
    marks = [mark_text(words, own.marks.get(held.id)) for held in view.hand]
    cells = list(zip(told, faces, marks, strict=True))
    rows = [(f"  {place + 1}", *cells[place]) for place in own.places(view.hand)]
    heading = words.catalogue.say("table-you") if seat == words.you else words.names[seat]
    return [heading, *(align_columns(rows) or [f"  {_empty_hand_text(words)}"])]


def knowledge_lines(words: Words, board: Board, seat: Seat, memory: Memory = Memory.DEDUCED) -> list[str]:
    """What clues say about each card of a hand."""
    rows = [
        (f"  {place}", knowledge_text(words, board.rules, held.known, memory))
        for place, held in enumerate(board.hands[seat], 1)
    ]
    return [words.names[seat], *(align_columns(rows) or [f"  {_empty_hand_text(words)}"])]


def knowledge_text(words: Words, rules: Ruleset, known: Knowledge, memory: Memory) -> str:
    """What clues say about a card, in words, as far as the memory aid remembers."""
    match memory:
        case Memory.DEDUCED:
            return known_text(words, rules, known)
        case Memory.SAID if known.said:
            return format_list(words.catalogue, map(words.value, known.said))
        case Memory.SAID:
            return words.catalogue.say("known-nothing")
        case _:
            return words.catalogue.say("screen-memory-off")


def known_text(words: Words, rules: Ruleset, known: Knowledge) -> str:
    """What clues say about a card, such as `red, 3 or 4`."""
    suits = _remaining_text(words, tuple(suit.key for suit in rules.suits), known.suits, words.suit)
    ranks = _remaining_text(words, rules.ranks, known.ranks, str)
    if suits and ranks:
        return words.catalogue.say("known-both", suits=suits, ranks=ranks)
    return suits or ranks or words.catalogue.say("known-nothing")


def faces_text(words: Words, faces: tuple[Card, ...]) -> str:
    """The possible faces of a card, or their number if there are more than `FEW_FACES`."""
    if len(faces) <= FEW_FACES:
        return words.cards(faces)
    return words.catalogue.say("faces-left", count=len(faces))


def mark_text(words: Words, mark: Mark | None) -> str:
    """A player's own mark on a card (B14)."""
    return f"[{words.catalogue.say(f'web-table-mark-{mark.value}')}]" if mark else ""


def memory_mark(words: Words, rules: Ruleset, known: Knowledge, memory: Memory) -> str:
    """The mark of the memory aid under a card."""
    match memory:
        case Memory.DEDUCED:
            return clue_mark(words, rules, known)
        case Memory.SAID:
            said = (words.letter(value) if isinstance(value, str) else str(value) for value in known.said)
            return "".join(said) or NOTHING
        case _:
            return ""


def clue_mark(words: Words, rules: Ruleset, known: Knowledge) -> str:
    """What clues say about a card, in a few characters; `knowledge_lines` also shows what they rule out."""
    few = len(known.suits) == 1 or len(known.suits) == 2 < len(rules.suits) - 1
    suits = "/".join(map(words.letter, known.suits)) if few else ""
    rank = str(known.ranks[0]) if len(known.ranks) == 1 else ""
    return suits + rank or NOTHING


def owner_label(words: Words, seat: Seat) -> str:
    """The name of a player, with the seat number that can be typed instead."""
    return words.names[seat] if words.you is None else f"{seat + 1} {words.names[seat]}"


def sort_cards(rules: Ruleset, cards: Iterable[Card]) -> list[Card]:
    """Sort cards by suit and rank."""
    return sorted(cards, key=lambda card: (rules.index[card.suit], card.rank))


def align_columns(rows: Sequence[tuple[str, ...]]) -> list[str]:
    """Align the cells of rows in columns."""
    widths: list[int] = []
    for row in rows:
        widths += [0] * (len(row) - len(widths))
        widths = [*map(max, widths, map(len, row)), *widths[len(row) :]]
    padded = ([cell.ljust(width) for cell, width in zip(row, widths, strict=False)] for row in rows)
    return [GAP.join(cells).rstrip() for cells in padded]


def _empty_hand_text(words: Words) -> str:
    return words.catalogue.say("table-hand-empty")


def _firework_text(words: Words, board: Board, suit: str) -> str:
    height = board.height(suit)
    top = str(board.rules.suit(suit).order[height - 1]) if height else NOTHING
    return f"{words.letter(suit)}{top}"


def _remaining_text(words: Words, every: tuple[T, ...], left: tuple[T, ...], name: Callable[[T], str]) -> str:
    """The remaining possibilities or those ruled out, whichever is shorter."""
    gone = [name(each) for each in every if each not in left]
    if not gone:
        return ""
    if len(left) <= len(gone):
        return format_list(words.catalogue, map(name, left), "list-or")
    items = format_list(words.catalogue, gone, "list-nor")
    return words.catalogue.say("known-not", items=items, count=len(gone))
