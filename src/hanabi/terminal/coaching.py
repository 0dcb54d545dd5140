"""Reviews and advice about recorded games as lines of text."""

import shutil
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from hanabi.coach import Advice, CoachError, Review, Step, advise_at, mark_text, review, verdict_text
from hanabi.coach.advice import adviser_named
from hanabi.coach.chart import MARGIN, chart_lines, count_lines
from hanabi.coach.signs import PLAIN_SIGNS, SIGNS, sign, signs_said
from hanabi.coach.words import advice_lines, alternative_text, decisive_text
from hanabi.errors import ReplayError
from hanabi.game import GameState, Seat
from hanabi.game.replay import Replay
from hanabi.terminal.records import Record
from hanabi.terminal.tables import table_lines
from hanabi.terminal.words import Words
from hanabi.text import Catalogue

NARROWEST, WIDEST = 40, 120
"""Limits of the width of a chart, in columns."""


@dataclass(frozen=True, slots=True)
class Retrospect:
    """A review, and what a bot would have done at each marked step, by the index of the step."""

    review: Review
    opinions: Mapping[int, Advice]


def look_back(replay: Replay, bot: str | None = None) -> Retrospect:
    """Review a game; if `bot` is given, add its opinion on every marked action."""
    found = review(replay)
    if bot is None:
        return Retrospect(found, {})
    marked = (place for place, step in enumerate(found.steps) if step.marks)
    name = adviser_named(bot)
    return Retrospect(found, {place: advise_at(replay, place - 1, name) for place in marked})


def review_lines(catalogue: Catalogue, retrospect: Retrospect) -> Iterator[str]:
    """The lines of a review: the verdict, the chart, and every marked turn."""
    found, plain = retrospect.review, not draws_blocks()
    players = ", ".join(found.players)
    yield catalogue.say("replay-title", ruleset=str(found.rules), players=players)
    yield verdict_text(catalogue, found.verdict)
    yield decisive_text(catalogue, found) or catalogue.say("coach-faultless")
    yield ""
    yield from chart_page(catalogue, found, chart_width(), plain)
    for place, step in enumerate(found.steps):
        yield from _marked_lines(catalogue, found, step, retrospect.opinions.get(place), plain)


def chart_page(catalogue: Catalogue, found: Review, width: int, plain: bool) -> Iterator[str]:
    """The lines of the chart: its legend, the curves, the counts below, and the signs."""
    roof, block = ("-", "#") if plain else ("▔", "█")
    yield f"{'':{MARGIN}}{roof} {catalogue.say('coach-best')}   {block} {catalogue.say('coach-score')}"
    yield from chart_lines(found, width, plain)
    for message, digits in count_lines(found, width, plain):
        yield f"{'':{MARGIN}}{digits}"
        yield f"{'':{MARGIN}}{catalogue.say(message)}"
    said = signs_said(catalogue, found, PLAIN_SIGNS if plain else SIGNS)
    yield from (f"{'':{MARGIN}}{'   '.join(said)}", "") if said else ("",)


def _marked_lines(
    catalogue: Catalogue, found: Review, step: Step, advice: Advice | None, plain: bool
) -> Iterator[str]:
    """The marks of an action, after its turn, and what a bot would have done."""
    label = f"{step.turn:>3} "
    for mark in step.marks:
        yield f"{label}{sign([mark], plain)} {mark_text(catalogue, found.players, mark)}"
        label = "    "
    if advice is not None:
        yield f"      {alternative_text(catalogue, found.players, advice.best)}"


def place_of_turn(record: Record, turn: int | None, tile: bool, seat: Seat | None) -> int:
    """Count the actions before `turn`, by default the last, or before the choice of its tile if `tile`.

    Raise CoachError if `seat` is given and another seat is to move there.
    """
    states = _states(record)
    last = states[-1].board.turn
    wanted = last if turn is None else turn - 1
    if not 0 <= wanted <= last:
        raise ReplayError("no-such-turn", turn=wanted + 1, turns=last)
    boards = {place: state.board for place, state in enumerate(states) if state.board.turn == wanted}
    found = [place for place, board in boards.items() if (board.decision is not None) is tile]
    if not found:
        raise CoachError("advice-no-tile", turn=wanted + 1)
    board = boards[found[0]]
    if seat not in (None, board.seat) and not board.over:
        raise CoachError("advice-seat", turn=wanted + 1, player=record.replay.players[board.seat])
    return found[0]


def advice_page(catalogue: Catalogue, record: Record, advice: Advice, place: int) -> Iterator[str]:
    """The table as the seat to move sees it, the advice, and what was played."""
    words = Words(catalogue, record.replay.players)
    yield catalogue.say("coach-position", turn=advice.turn, player=words.names[advice.seat])
    yield from ("", *table_lines(words, _states(record)[place].view(advice.seat)), "")
    yield from advice_lines(catalogue, words.names, advice)
    if place < len(record.steps):
        step = record.steps[place]
        story = words.story(step.before.board, (event.seen_by(advice.seat) for event in step.events))
        yield from ("", catalogue.say("coach-done", story=story))


def _states(record: Record) -> tuple[GameState, ...]:
    """Every state of a record, starting with the deal."""
    return (record.start, *(step.after for step in record.steps))


def chart_width() -> int:
    """The width of a chart that fits the terminal."""
    return min(WIDEST, max(NARROWEST, shutil.get_terminal_size().columns))


def draws_blocks() -> bool:
    """Whether standard output can encode the block characters of a chart."""
    try:
        "▔█✗".encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return False
    return True
