"""The commands `advise` and `review`; their pages are made in `hanabi.plain.coaching`."""

import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated

import typer

from hanabi.cli.options import Json
from hanabi.cli.shell_completion import complete_bot
from hanabi.cli.usage import check_picture, print_json
from hanabi.plain.exit_codes import FINISHED, REFUSED
from hanabi.text import Catalogue

if TYPE_CHECKING:  # keeps `--help` fast
    from hanabi.game.replay import Replay
    from hanabi.plain.replays import FoundGame

File = Annotated[str, typer.Argument(metavar="FILE")]
BotName = Annotated[str | None, typer.Option("--bot", metavar="BOT", autocompletion=complete_bot)]


def advise(
    context: typer.Context,
    file: File,
    turn: Annotated[int | None, typer.Option("--turn", metavar="N")] = None,
    seat: Annotated[str | None, typer.Option("--seat", metavar="SEAT")] = None,
    tile: Annotated[bool, typer.Option("--tile")] = False,
    bot: BotName = None,
    as_json: Json = False,
) -> None:
    """Show what a bot would do on a turn of a recorded game, why, and the alternatives."""
    from hanabi.coach import advice_fields, advise_at
    from hanabi.plain.coaching import advice_page, find_place
    from hanabi.plain.console import open_console
    from hanabi.plain.replays import find_seat, open_record

    record = open_record(file)
    place = find_place(record, turn, tile, find_seat(record, seat))
    found = advise_at(record.replay, place, bot)
    if as_json:
        print_json(advice_fields(found))
    else:
        open_console(context.obj).tell(*advice_page(context.obj, record, found, place))


def review(
    context: typer.Context,
    file: File,
    bot: BotName = None,
    plot: Annotated[str | None, typer.Option("--plot", metavar="FILE")] = None,
    as_json: Json = False,
) -> None:
    """Review a recorded game: what was lost, where, and what players could have known."""
    check_picture(plot)
    from hanabi.errors import HanabiError
    from hanabi.plain.game_lists import find_games

    several, games = find_games(file)
    if several:
        raise typer.Exit(_show_tallies(context.obj, games, bot, plot, as_json))
    record = next(games).game
    if isinstance(record, HanabiError):
        raise record
    _show_review(context.obj, record.replay, bot, plot, as_json)


def _show_tallies(
    catalogue: Catalogue, games: "Iterator[FoundGame]", bots: str | None, plot: str | None, as_json: bool
) -> int:
    """Review many games; what each was refused for and how many there were goes to standard error."""
    from hanabi.coach.tallies import Tallies, tally_fields
    from hanabi.coach.tally_chart import tally_picture
    from hanabi.plain.coaching import tally_lines
    from hanabi.plain.console import open_console
    from hanabi.plain.game_lists import Tally, list_line
    from hanabi.plain.replays import PlayedReplay

    tally, tallies = Tally(catalogue), Tallies(tuple(bots.split(",")) if bots else ())
    for found in tally.count(games):
        if isinstance(found.game, PlayedReplay):
            tallies.add(found.game.replay)
        else:
            print(list_line(catalogue, found), file=sys.stderr)
    if plot:
        _save_chart(plot, tally_picture(catalogue, tallies))
    if as_json:
        print_json({"games": tally.read, "refused": tally.refused, **tally_fields(tallies)})
    else:
        open_console(catalogue).tell(*tally_lines(catalogue, tallies))
    print(tally.summary, file=sys.stderr)
    return FINISHED if tally.read else REFUSED


def _show_review(
    catalogue: Catalogue, replay: "Replay", bot: str | None, plot: str | None, as_json: bool
) -> None:
    from hanabi.coach import picture, review_fields
    from hanabi.plain.coaching import review_lines, review_replay
    from hanabi.plain.console import open_console

    found = review_replay(replay, bot)
    if plot:
        _save_chart(plot, picture(catalogue, found.review))
    if as_json:
        print_json(review_fields(found.review, found.opinions))
    else:
        open_console(catalogue).tell(*review_lines(catalogue, found))


def _save_chart(file: str, drawn: str) -> None:
    from pathlib import Path

    from hanabi.plain.files import FileError

    try:
        Path(file).write_text(drawn, encoding="utf-8")
    except (OSError, ValueError) as error:
        raise FileError("file-unwritable", file=file) from error
