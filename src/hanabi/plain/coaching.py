"""Reviews and advice about recorded games as lines of text."""

import shutil
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from hanabi.coach import (
    BotAdvice,
    CoachError,
    ReviewedGame,
    ReviewStep,
    advise_at,
    mark_text,
    review,
    verdict_text,
)
from hanabi.coach.advice import choose_adviser
from hanabi.coach.chart import MARGIN, chart_lines, count_lines
from hanabi.coach.signs import PLAIN_SIGNS, SIGNS, gravest_sign, sign_legend
from hanabi.coach.tallies import Tallies
from hanabi.coach.tally_chart import tally_chart_lines
from hanabi.coach.words import advice_lines, alternative_text, bot_name, decisive_text, pace_text
from hanabi.errors import ReplayError
from hanabi.game import GameState, Seat
from hanabi.game.replay import Replay
from hanabi.plain.replays import PlayedReplay
from hanabi.plain.table_text import table_lines
from hanabi.plain.words import Words
from hanabi.text import Catalogue

NARROWEST, WIDEST = 40, 120
"""Limits of the width of a chart, in columns."""


@dataclass(frozen=True, slots=True)
class AnnotatedReview:
    """A review, and what a bot would have done at each marked step, by the index of the step."""

    review: ReviewedGame
    opinions: Mapping[int, BotAdvice]


def review_replay(replay: Replay, bot: str | None = None) -> AnnotatedReview:
    """Review a game; if `bot` is given, add its opinion on every marked action."""
    found = review(replay)
    if bot is None:
        return AnnotatedReview(found, {})
    marked = (place for place, step in enumerate(found.steps) if step.marks)
    name = choose_adviser(bot)
    return AnnotatedReview(found, {place: advise_at(replay, place - 1, name) for place in marked})


def review_lines(catalogue: Catalogue, retrospect: AnnotatedReview) -> Iterator[str]:
    """The lines of a review: the verdict, the chart, and every turn with a remark."""
    found, plain = retrospect.review, not can_print_blocks()
    players = ", ".join(found.players)
    yield catalogue.say("replay-title", ruleset=str(found.rules), players=players)
    yield verdict_text(catalogue, found.verdict)
    yield from filter(None, [decisive_text(catalogue, found)])
    if not found.marked and not found.decisive:
        yield catalogue.say("coach-faultless")
    yield from filter(None, [pace_text(catalogue, found)])
    yield ""
    yield from chart_page(catalogue, found, chart_width(), plain)
    for place, step in enumerate(found.steps):
        yield from _marked_lines(catalogue, found, step, retrospect.opinions.get(place), plain)


def chart_page(catalogue: Catalogue, found: ReviewedGame, width: int, plain: bool) -> Iterator[str]:
    """The lines of the chart: its legend, the curves, the counts below, and the signs."""
    roof, block = ("-", "#") if plain else ("▔", "█")
    yield f"{'':{MARGIN}}{roof} {catalogue.say('coach-best')}   {block} {catalogue.say('coach-score')}"
    yield from chart_lines(found, width, plain)
    for message, digits in count_lines(found, width, plain):
        yield f"{'':{MARGIN}}{digits}"
        yield f"{'':{MARGIN}}{catalogue.say(message)}"
    said = sign_legend(catalogue, found, PLAIN_SIGNS if plain else SIGNS)
    yield from (f"{'':{MARGIN}}{'   '.join(said)}", "") if said else ("",)


def _marked_lines(
    catalogue: Catalogue, found: ReviewedGame, step: ReviewStep, advice: BotAdvice | None, plain: bool
) -> Iterator[str]:
    """The marks of an action or its praise, after its turn, and what a bot would have done."""
    label = f"{step.turn:>3} "
    for mark in step.remarks:
        yield f"{label}{gravest_sign([mark], plain)} {mark_text(catalogue, found.players, mark)}"
        label = "    "
    if advice is not None and advice.best.action != step.action:
        yield f"      {alternative_text(catalogue, found.players, advice.best)}"


def tally_lines(catalogue: Catalogue, tallies: Tallies) -> Iterator[str]:
    """A line for each team, one for each player with the bots that agree most, and charts of both."""
    for team in sorted(tallies.teams.values(), key=lambda team: -team.games):
        yield catalogue.say(
            "review-team",
            players=", ".join(team.names),
            games=team.games,
            mean=_decimal(catalogue, team.points, team.games),
            rate=_decimal(catalogue, team.cards, team.clues),
            strikes=team.marks["strike"],
            lost=team.marks["lost"],
        )
    for name, player in sorted(tallies.players.items(), key=lambda each: -each[1].games):
        yield catalogue.say(
            "review-player",
            player=name,
            games=player.games,
            strikes=player.marks["strike"],
            lost=player.marks["lost"],
            saves=player.missed_saves,
        )
        for bot in tallies.bots:
            percent = round(100 * player.agreed[bot] / max(1, player.moves))
            said = catalogue.say("arena-percent", number=percent)
            yield f"    {catalogue.say('review-agreement', bot=bot_name(catalogue, bot), share=said)}"
    yield from tally_chart_lines(catalogue, tallies)


def _decimal(catalogue: Catalogue, part: int, whole: int) -> str:
    """A ratio with two decimals, as the language writes it; a dash for none."""
    return f"{part / whole:.2f}".replace(".", catalogue.say("arena-decimal-mark")) if whole else "–"


def find_place(record: PlayedReplay, turn: int | None, tile: bool, seat: Seat | None) -> int:
    """Count the actions before `turn`, by default the last, or before the choice of its tile if `tile`.

    Raise CoachError if `seat` is given and another seat is to move there.
    """
    states = _states(record)
    last = states[-1].board.turn
    wanted = last if turn is None else turn - 1
    if not 0 <= wanted <= last:
        raise ReplayError("no-such-turn", turn=wanted + 1, turns=last)
    # The turn of a player who was skipped is that of the next one (U5).
    wanted = min(state.board.turn for state in states if state.board.turn >= wanted)
    boards = {place: state.board for place, state in enumerate(states) if state.board.turn == wanted}
    found = [place for place, board in boards.items() if (board.decision is not None) is tile]
    if not found:
        raise CoachError("advice-no-tile", turn=wanted + 1)
    board = boards[found[0]]
    if seat not in (None, board.seat) and not board.over:
        raise CoachError("advice-seat", turn=wanted + 1, player=record.replay.players[board.seat])
    return found[0]


def advice_page(catalogue: Catalogue, record: PlayedReplay, advice: BotAdvice, place: int) -> Iterator[str]:
    """The table as the seat to move sees it, the advice, and what was played."""
    words = Words(catalogue, record.replay.players)
    yield catalogue.say("coach-position", turn=advice.turn, player=words.names[advice.seat])
    yield from ("", *table_lines(words, _states(record)[place].view(advice.seat)), "")
    yield from advice_lines(catalogue, words.names, advice)
    if place < len(record.steps):
        step = record.steps[place]
        story = words.story(step.before.board, (event.seen_by(advice.seat) for event in step.events))
        yield from ("", catalogue.say("coach-done", story=story))


def _states(record: PlayedReplay) -> tuple[GameState, ...]:
    """Every state of a record, starting with the deal."""
    return (record.start, *(step.after for step in record.steps))


def chart_width() -> int:
    """The width of a chart that fits the terminal."""
    return min(WIDEST, max(NARROWEST, shutil.get_terminal_size().columns))


def can_print_blocks() -> bool:
    """Whether standard output can encode the block characters of a chart."""
    try:
        "▔█✗".encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return False
    return True
