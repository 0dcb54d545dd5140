"""The command `bench`: how fast games run; the work is done in `hanabi.bench`."""

from typing import Annotated

import typer

from hanabi.cli.options import Json
from hanabi.cli.usage import UsageError, check_picture, check_range, print_json


def bench(
    context: typer.Context,
    players: Annotated[str, typer.Option("--players", metavar="N,N")] = "2,5",
    seconds: Annotated[int, typer.Option("--seconds", metavar="N")] = 30,
    batch: Annotated[int | None, typer.Option("--batch", metavar="N")] = None,
    device: Annotated[str | None, typer.Option("--device", metavar="DEVICE")] = None,
    peers: Annotated[bool, typer.Option("--peers/--no-peers")] = True,
    plot: Annotated[str | None, typer.Option("--plot", metavar="FILE")] = None,
    as_json: Json = False,
) -> None:
    """Measure how fast games run, side by side with other engines."""
    check_range("--seconds", seconds, 1, 86_400)
    check_range("--batch", batch, 1, 1 << 30)
    seats = _numbers_of_players(players)
    if device not in (None, "cpu", "cuda"):
        raise UsageError("usage-bad-value", option="--device", choices="cpu, cuda", value=str(device))
    check_picture(plot)
    from pathlib import Path

    from hanabi.bench.contestants import BenchOptions
    from hanabi.bench.pages import print_page
    from hanabi.bench.picture import picture
    from hanabi.bench.running import find_devices, run

    if plot:  # a file that cannot be written fails before anything is measured
        Path(plot).open("a", encoding="utf-8").close()
    rows = run(context.obj, BenchOptions(seats, find_devices(device), batch, peers), seconds)
    if plot:
        Path(plot).write_text(picture(context.obj, rows), encoding="utf-8")
    if as_json:
        print_json([row._asdict() for row in rows])
    else:
        print_page(context.obj, rows)


def _numbers_of_players(text: str) -> tuple[int, ...]:
    """Parse numbers of players such as `2,5`, without duplicates; raise UsageError otherwise."""
    numbers = text.split(",")
    if not all(number.strip() in ("2", "3", "4", "5") for number in numbers):
        raise UsageError("usage-seats", option="--players", value=text)
    return tuple(dict.fromkeys(map(int, numbers)))
