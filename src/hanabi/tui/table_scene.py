"""The layout of the whole table: the middle, the log, the hands, the prompt."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from rich.text import Text

from hanabi.coach.words import reason_text
from hanabi.game import Board, Seat
from hanabi.plain.local_game import GameMoment, moment_text
from hanabi.plain.words import Words
from hanabi.tui.hands import OWN_HEIGHT, Sights, hands_shape, other_hands, own_hand
from hanabi.tui.middle import PANEL_WIDTH, fireworks_lines, state_line, title_line
from hanabi.tui.painting import (
    ASIDE,
    FAINT,
    colour_suits,
    join,
    join_columns,
    paint,
    stack,
    wrap,
)

HEAD_HEIGHT = 2
PROMPT_HEIGHT = 2
LABEL_WIDTH = 4
"""The width of the column with the turn."""
AIRY_SPARE = 3
"""With more spare lines than this there are empty lines between the parts."""
WIDE = 140
"""From this width on, the log has a column of its own, from top to bottom."""
LOG_SHARE = 0.4
"""How much of the width that column takes."""


@dataclass(frozen=True, slots=True)
class TableScene:
    """Everything to draw."""

    sights: Sights
    moments: Sequence[GameMoment]
    prompt: list[Text] = field(default_factory=list)
    panel: list[Text] | None = None
    """Lines instead of the own hand."""

    @property
    def board(self) -> Board:
        return self.sights.board


def draw_table(scene: TableScene, width: int, height: int) -> list[Text]:
    """Draw the table in exactly `height` lines of `width` columns."""
    words, board = scene.sights.words, scene.board
    head = [title_line(words, board, width), state_line(words, board, width)]
    if width < WIDE:
        return stack([*head, *_draw_parts(scene, width, height, True)], width, height)
    log, rest = int(width * LOG_SHARE), height - HEAD_HEIGHT
    column = log_lines(words, scene.moments, scene.sights.view.seat, log - 3, rest)
    parts = [(_draw_parts(scene, width - log, height, False), width - log), ([paint("│", FAINT)] * rest, 2)]
    return stack([*head, *join_columns([*parts, (column, log - 2)], rest)], width, height)


def _draw_parts(scene: TableScene, width: int, height: int, with_log: bool) -> list[Text]:
    """Everything below the first two lines, perhaps without the log."""
    least = len(scene.board.rules.suits) + 1
    rest = height - HEAD_HEIGHT - OWN_HEIGHT - PROMPT_HEIGHT
    shape = hands_shape(len(scene.sights.others()), rest - least)
    spare = rest - least - shape.height
    air = [Text()] if spare > AIRY_SPARE else []
    middle = least + max(0, spare - 2 * len(air))
    return [
        *(_middle(scene, width, middle) if with_log else stack(_fireworks(scene), width, middle)),
        *air,
        *other_hands(scene.sights, width, shape),
        *air,
        *_bottom(scene, width),
    ]


def _fireworks(scene: TableScene) -> list[Text]:
    return fireworks_lines(scene.sights.words, scene.board)


def _middle(scene: TableScene, width: int, height: int) -> list[Text]:
    """The fireworks beside the log."""
    room = width - PANEL_WIDTH
    log = log_lines(scene.sights.words, scene.moments, scene.sights.view.seat, room - 2, height)
    bar = [paint("│", FAINT)] * height
    return join_columns([(_fireworks(scene), PANEL_WIDTH), (bar, 1), (log, room - 1)], height)


def _bottom(scene: TableScene, width: int) -> list[Text]:
    """The own hand or the panel, and the prompt; a long prompt covers part of the hand."""
    hand = scene.panel if scene.panel is not None else _own_hand_lines(scene, width)
    height = OWN_HEIGHT + PROMPT_HEIGHT
    prompt = scene.prompt[-height:]
    above = stack(hand, width, height - max(PROMPT_HEIGHT, len(prompt)))
    return [*above, *stack(prompt, width, max(PROMPT_HEIGHT, len(prompt)))]


def _own_hand_lines(scene: TableScene, width: int) -> list[Text]:
    seat = scene.sights.view.seat
    return [] if seat is None else own_hand(scene.sights, seat, width)


def log_lines(
    words: Words, moments: Sequence[GameMoment], seat: Seat | None, width: int, height: int
) -> list[Text]:
    """The last moments that fit; reasons of bots are left out first."""
    lines: list[Text] = []
    for moment in reversed(moments):
        tries = (tell(words, moment, seat, width) for tell in (moment_lines, story_lines))
        earlier = next((each for each in tries if len(each) + len(lines) <= height), None)
        if earlier is None:
            break
        lines = [*earlier, *lines]
    return (
        lines
        or [line for moment in moments[-1:] for line in moment_lines(words, moment, seat, width)][-height:]
    )


def moment_lines(words: Words, moment: GameMoment, seat: Seat | None, width: int) -> list[Text]:
    """The lines of a moment, after its turn, and why a bot took the action."""
    indent = " " * LABEL_WIDTH
    why = wrap(reason_text(words.catalogue, moment.reason), width - LABEL_WIDTH)
    return story_lines(words, moment, seat, width) + [paint(indent + line, ASIDE) for line in why if line]


def story_lines(words: Words, moment: GameMoment, seat: Seat | None, width: int) -> list[Text]:
    """The lines of a moment, after its turn."""
    story = moment_text(words, moment, seat)
    if not story:
        return []
    first, *rest = wrap(story, width - LABEL_WIDTH)
    label = f"{moment.turn or '':>{LABEL_WIDTH - 1}} "
    lines = [join([paint(label, FAINT), colour_suits(words.catalogue, first)])]
    return lines + [colour_suits(words.catalogue, " " * LABEL_WIDTH + line) for line in rest]
