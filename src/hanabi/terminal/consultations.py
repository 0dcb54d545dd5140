"""The commands `advise` and `review`; their pages are made in `hanabi.terminal.coaching`."""

from typing import TYPE_CHECKING, Annotated

import typer

from hanabi.terminal.completion import bots
from hanabi.terminal.usage import check_picture, described, print_json
from hanabi.text import Catalogue

if TYPE_CHECKING:  # keeps `--help` fast
    from hanabi.coach import Review

File = Annotated[str, typer.Argument(metavar="FILE")]
BotName = Annotated[str | None, typer.Option("--bot", metavar="BOT", autocompletion=bots)]
Json = Annotated[bool, typer.Option("--json")]


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
    with described(context.obj, as_json):
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
    with described(context.obj, as_json):
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
    from hanabi.terminal.coaching import advice_page, place_of_turn
    from hanabi.terminal.consoles import console
    from hanabi.terminal.records import open_record, seat_of

    record = open_record(file)
    place = place_of_turn(record, turn, tile, seat_of(record, seat))
    found = advise_at(record.replay, place, bot)
    if as_json:
        print_json(advice_fields(found))
    else:
        console(catalogue).tell(*advice_page(catalogue, record, found, place))


def _show_review(catalogue: Catalogue, file: str, bot: str | None, plot: str | None, as_json: bool) -> None:
    from hanabi.coach import review_fields
    from hanabi.terminal.coaching import look_back, review_lines
    from hanabi.terminal.consoles import console
    from hanabi.terminal.records import open_record

    found = look_back(open_record(file).replay, bot)
    if plot:
        _draw(catalogue, found.review, plot)
    if as_json:
        print_json(review_fields(found.review, found.opinions))
    else:
        console(catalogue).tell(*review_lines(catalogue, found))


def _draw(catalogue: Catalogue, found: "Review", file: str) -> None:
    from pathlib import Path

    from hanabi.coach import picture
    from hanabi.terminal.records import FileError

    try:
        Path(file).write_text(picture(catalogue, found), encoding="utf-8")
    except (OSError, ValueError) as error:
        raise FileError("file-unwritable", file=file) from error
