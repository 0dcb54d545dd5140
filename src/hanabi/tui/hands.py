"""Hands on the screen: those of the others face up, the player's own face down."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from rich.style import Style
from rich.text import Text

from hanabi.game import Board, CardId, Held, PlayerView, Seat, deduced
from hanabi.plain.own_cards import OwnCards
from hanabi.plain.words import Words
from hanabi.rules import Card
from hanabi.table import Memory
from hanabi.tui.cards import clue_mark, face, knowledge_mark, own_card_lines, verdict
from hanabi.tui.painting import (
    CURSOR,
    FAINT,
    PLAIN,
    STRONG,
    fit,
    join,
    join_columns,
    paint,
    set_target,
    spread,
)

TURN, WAITING = "▶", " "
HAND_HEIGHT = 2
OWN_HEIGHT = 5
WIDEST_CELL = 20
WIDEST_CARD = 22
NAME_WIDTH = 14
MOST_GAP = 3
"""The most empty lines between hands."""
LOG_ROOM = 6
"""For each empty line between hands, this many lines must be left for the log."""
SHORT_NAME_WIDTH = 10
THIN = tuple("╭─╮│╰╯")
THICK = tuple("┏━┓┃┗┛")


@dataclass(frozen=True, slots=True)
class Sights:
    """What to draw of the hands, and what to highlight in them."""

    words: Words
    view: PlayerView
    memory: Memory
    selected: int | None = None
    """The index of the own card under the cursor."""
    pointed: frozenset[CardId] = frozenset()
    """The cards that a clue would point at."""
    receiver: Seat | None = None
    own: OwnCards = field(default_factory=OwnCards)
    """How the player arranged and marked their own cards."""

    @property
    def board(self) -> Board:
        return self.view.board

    def others(self) -> tuple[Seat, ...]:
        """The seats whose hands are face up, clockwise from the viewer's left."""
        players = self.board.players
        start = 0 if self.view.seat is None else self.view.seat + 1
        seats = ((start + step) % players for step in range(players))
        return tuple(seat for seat in seats if seat != self.view.seat)


@dataclass(frozen=True, slots=True)
class HandsShape:
    """A grid of hands: rows, columns, and the height of a row in lines."""

    rows: int
    columns: int
    pitch: int

    @property
    def height(self) -> int:
        return self.rows * self.pitch


def hands_shape(count: int, room: int) -> HandsShape:
    """The most spacious shape for `count` hands that fits into `room` lines."""
    shapes = [HandsShape(count, 1, HAND_HEIGHT + gap) for gap in reversed(range(MOST_GAP + 1))]
    dense = HandsShape((count + 1) // 2, 2, HAND_HEIGHT)
    needed = (shape.height + LOG_ROOM * (shape.pitch - HAND_HEIGHT) for shape in shapes)
    return next((shape for shape, height in zip(shapes, needed, strict=True) if height <= room), dense)


def other_hands(sights: Sights, width: int, shape: HandsShape) -> list[Text]:
    """All hands that are face up, and under each card what its owner knows."""
    seats, column = sights.others(), width // shape.columns
    name_width = NAME_WIDTH if shape.columns == 1 else SHORT_NAME_WIDTH
    lines: list[Text] = []
    for row in range(shape.rows):
        abreast = seats[row * shape.columns : (row + 1) * shape.columns]
        columns = [(_hand(sights, seat, column, name_width), column) for seat in abreast]
        lines += join_columns(columns, shape.pitch)
    return lines


def _hand(sights: Sights, seat: Seat, width: int, name_width: int) -> list[Text]:
    hand, words = sights.board.hands[seat], sights.words
    size = max(len(hand), sights.view.rules.hand_size(sights.board.players))
    cell = min(WIDEST_CELL, (width - name_width) // size)
    name = fit(seat_name(sights, seat), name_width)
    if not hand:
        return [join([name, paint(words.catalogue.say("table-hand-empty"), FAINT)]), Text()]
    faces = (_face(sights, seat, place, held) for place, held in enumerate(hand))
    marks = (knowledge_mark(words, sights.view.rules, held, sights.memory) for held in hand)
    indent = Text(" " * name_width)
    return [
        join([name, *(fit(each, cell) for each in faces)]),
        join([indent, *(_mark(each, cell) for each in marks)]),
    ]


def _face(sights: Sights, seat: Seat, place: int, held: Held) -> Text:
    shown = face(sights.words, sights.view.faces.get(held.id), held.id in sights.pointed)
    return set_target(shown, f"card:{seat}:{place}")


def _mark(mark: Text, cell: int) -> Text:
    """What is known about a card, indented to stand under its letter if there is room."""
    indent = " " if mark.cell_len <= cell - 2 else ""
    return join([fit(join([Text(indent), mark]), cell - 1), Text(" ")])


def seat_name(sights: Sights, seat: Seat) -> Text:
    """The name of a player after the seat number, with a sign if it is their turn."""
    moves = sights.board.seat == seat and not sights.board.over
    style = CURSOR if sights.receiver == seat else STRONG if moves else PLAIN
    sign = paint(TURN if moves else WAITING, STRONG)
    return join([sign, paint(f"{seat + 1} {sights.words.names[seat]}", style, f"seat:{seat}")])


def own_hand(sights: Sights, seat: Seat, width: int) -> list[Text]:
    """The own cards face down, each with what is known about it."""
    hand = sights.board.hands[seat]
    lines = [own_title(sights, seat, width)]
    if not hand:
        return [*lines, paint(f"   {sights.words.catalogue.say('table-hand-empty')}", FAINT)]
    room = min(WIDEST_CARD, (width - 1) // max(len(hand), sights.view.rules.hand_size(sights.board.players)))
    faces = deduced(sights.view)
    boxes = [_box(sights, place, hand[place], faces[place], room - 1) for place in sights.own.places(hand)]
    columns = [([Text()], 1), *((box, room) for box in boxes)]
    return [*lines, *join_columns(columns, OWN_HEIGHT - 1)]


def own_title(sights: Sights, seat: Seat, width: int) -> Text:
    """The name of the player, and the level of the memory aid."""
    aid = sights.words.catalogue.say(f"screen-memory-{sights.memory.value}")
    note = sights.words.catalogue.say("screen-memory-note", level=aid)
    return spread(seat_name(sights, seat), paint(f"{note} ", FAINT), width)


def _box(sights: Sights, place: int, held: Held, faces: Sequence[Card], width: int) -> list[Text]:
    """An own card as a box, with a thick border if it is selected."""
    selected = sights.selected == place
    style = STRONG if selected else FAINT
    left, line, right, side, low_left, low_right = THICK if selected else THIN
    inner = width - 2
    first, second = own_card_lines(sights.words, sights.board, faces, held, sights.memory)
    number = paint(f" {place + 1} ", CURSOR if selected else STRONG)
    tag = join([number, *_said_tag(sights, held)])
    word = verdict(sights.words, sights.board, faces, sights.memory)
    label = join([paint(f" {word} " if word else "", PLAIN), *_mark_tag(sights, held)])
    rows = [
        _edge(left, tag, right, line, inner, style),
        _inside(side, first, inner, style),
        _inside(side, second, inner, style),
        _edge(low_left, label, low_right, line, inner, style),
    ]
    return [set_target(row, f"own:{place}") for row in rows]


def _said_tag(sights: Sights, held: Held) -> list[Text]:
    """The clues that pointed at a card, for the border beside its number."""
    if sights.memory is not Memory.DEDUCED or not held.known.said:
        return []
    return [paint("─", FAINT), clue_mark(sights.words, held.known), paint(" ")]


def _mark_tag(sights: Sights, held: Held) -> list[Text]:
    """The player's own mark on a card, for the border below it (B14)."""
    mark = sights.own.marks.get(held.id)
    return [paint(f" {sights.words.catalogue.say(f'web-table-mark-{mark.value}')} ", STRONG)] if mark else []


def _edge(left: str, tag: Text, right: str, line: str, inner: int, style: Style) -> Text:
    if tag.cell_len > inner - 1:
        tag.rstrip()
    shown = fit(tag, inner - 1) if tag.cell_len > inner - 1 else tag
    rest = line * (inner - 1 - shown.cell_len)
    return join([paint(left + line, style), shown, paint(rest + right, style)])


def _inside(side: str, content: Text, inner: int, style: Style) -> Text:
    middle = fit(join([Text(" "), content]), inner)
    return join([paint(side, style), middle, paint(side, style)])
