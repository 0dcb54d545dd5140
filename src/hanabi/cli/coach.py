"""The commands `advise` and `review`; their pages are made in `hanabi.plain.coaching`."""

from typing import TYPE_CHECKING, Annotated

import typer

from hanabi.cli.options import Json
from hanabi.cli.shell_completion import complete_bot
from hanabi.cli.usage import check_picture, describe_errors, print_json
from hanabi.text import Catalogue

if TYPE_CHECKING:  # keeps `--help` fast
    from hanabi.coach import ReviewedGame

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
    """Show what a bot would do in a turn of a recorded game, why, and the alternatives."""
    with describe_errors(context.obj, as_json):
        _show_advice(context.obj, file, turn, seat, tile, bot, as_json)


def review(
    context: typer.Context,
    file: File,
    bot: BotName = None,
    plot: Annotated[str | None, typer.Option("--plot", metavar="FILE")] = None,
    as_json: Json = False,
) -> None:
    """Look back on a recorded game: what was lost, where, and what could be known."""
    check_picture(plot)
    with describe_errors(context.obj, as_json):
        _show_review(context.obj, file, bot, plot, as_json)


def _show_advice(
    catalogue: Catalogue,
    file: str,
    turn: int | None,
    seat: str | None,
    tile: bool,
    bot: str | None,
    as_json: bool,
) -> None:
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
        open_console(catalogue).tell(*advice_page(catalogue, record, found, place))


def _show_review(catalogue: Catalogue, file: str, bot: str | None, plot: str | None, as_json: bool) -> None:
    from hanabi.coach import review_fields
    from hanabi.plain.coaching import review_lines, review_replay
    from hanabi.plain.console import open_console
    from hanabi.plain.replays import open_record

    found = review_replay(open_record(file).replay, bot)
    if plot:
        _save_chart(catalogue, found.review, plot)
    if as_json:
        print_json(review_fields(found.review, found.opinions))
    else:
        open_console(catalogue).tell(*review_lines(catalogue, found))


def _save_chart(catalogue: Catalogue, found: "ReviewedGame", file: str) -> None:
    from pathlib import Path

    from hanabi.coach import picture
    from hanabi.plain.replays import FileError

    try:
        Path(file).write_text(picture(catalogue, found), encoding="utf-8")
    except (OSError, ValueError) as error:
        raise FileError("file-unwritable", file=file) from error
