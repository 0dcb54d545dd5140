"""The measured speeds for the terminal: tables, with bar charts below."""

from collections.abc import Iterator

from rich.box import SIMPLE
from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from hanabi.bench.contestants import OUR_PREFIX
from hanabi.bench.measuring import ROUNDS, Row
from hanabi.bench.scale import Scale, scale
from hanabi.text import Catalogue

WIDTH = 40
"""The width of the longest bar, in characters."""
FULL, SPREAD = "█", "▒"


def print_page(catalogue: Catalogue, rows: list[Row]) -> None:
    Console(highlight=False, markup=False).print(page(catalogue, rows))


def page(catalogue: Catalogue, rows: list[Row]) -> RenderableType:
    """Tables and bars of all rows, and a note on how to read them."""
    players = dict.fromkeys(row.players for row in rows)
    in_order = sorted(rows, key=lambda row: not is_ours(row))
    tables = [_table(catalogue, each, [row for row in in_order if row.players == each]) for each in players]
    note = Text(catalogue.say("bench-how-to-read", rounds=ROUNDS))
    return Group(*tables, *chart(catalogue, rows), Text(), note)


def chart(catalogue: Catalogue, rows: list[Row]) -> Iterator[Text]:
    """A bar for each row, all on one scale; the pale end goes from the slowest to the fastest round."""
    shared = scale([*(row.low for row in rows), *(row.high for row in rows)])
    width = max(len(label(row)) for row in rows)
    for players, observation in dict.fromkeys((row.players, row.observation) for row in rows):
        yield Text()
        yield Text(title(catalogue, players, observation), style="bold")
        alike = (row for row in rows if (row.players, row.observation) == (players, observation))
        for row in alike:
            yield Text(
                f"{label(row):{width}}  {_bar(shared, row)} {format_speed(catalogue, row.moves_per_s)}"
            )
        yield Text(" " * (width + 2) + _axis(shared))


def title(catalogue: Catalogue, players: int, observation: bool) -> str:
    """The title of a setup."""
    return catalogue.say("bench-seen" if observation else "bench-blind", players=players)


def is_ours(row: Row) -> bool:
    return row.what.startswith(OUR_PREFIX)


def label(row: Row) -> str:
    """The name of a contestant, and its device unless that is the CPU."""
    return row.what if row.device == "cpu" else f"{row.what} {row.device}"


def format_speed(catalogue: Catalogue, value: int) -> str:
    """A speed, rounded to three digits and formatted for the language."""
    return catalogue.say("bench-number", number=int(float(f"{value:.3g}")))


def _table(catalogue: Catalogue, players: int, rows: list[Row]) -> Table:
    say = catalogue.say
    table = Table(title=say("bench-players", players=players), title_justify="left", box=SIMPLE)
    table.add_column(say("bench-what"), no_wrap=True)
    for heading in ("bench-device", "bench-batch", "bench-moves", "bench-observed"):
        table.add_column(say(heading), justify="right")
    for each in dict.fromkeys(map(contestant_key, rows)):
        what, device, batch = each
        alike = [row for row in rows if contestant_key(row) == each]
        speeds = (_speed(catalogue, alike, observation) for observation in (False, True))
        table.add_row(what, device, say("bench-number", number=batch), *speeds)
    return table


def contestant_key(row: Row) -> tuple[str, str, int]:
    """What identifies a contestant across setups: its name, device and batch."""
    return row.what, row.device, row.batch


def _speed(catalogue: Catalogue, rows: list[Row], observation: bool) -> str:
    """The speed with or without observations, or a dash if it was not measured."""
    found = (format_speed(catalogue, row.moves_per_s) for row in rows if row.observation is observation)
    return next(found, "–")


def _bar(shared: Scale, row: Row) -> str:
    low, high = (round(WIDTH * shared.place(speed)) for speed in (row.low, row.high))
    return FULL * low + SPREAD * max(1, high - low)


def _axis(shared: Scale) -> str:
    """The powers of ten below the bars, at their places on the scale."""
    line = ""
    for place, power in shared.marks():
        line = line.ljust(round(WIDTH * place)) + power
    return line
