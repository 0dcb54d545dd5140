"""What was measured, for people to read in a terminal: tables, and below them bars."""

from collections.abc import Iterator

from rich.box import SIMPLE
from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from hanabi.bench.contestants import OURS
from hanabi.bench.measuring import ROUNDS, Row
from hanabi.bench.scale import Scale, scale
from hanabi.text import Catalogue

WIDTH = 40
"""How many characters the longest bar may have."""
FULL, SPREAD = "█", "▒"


def print_page(catalogue: Catalogue, rows: list[Row]) -> None:
    Console(highlight=False, markup=False).print(page(catalogue, rows))


def page(catalogue: Catalogue, rows: list[Row]) -> RenderableType:
    """Tables of all rows, bars of all rows, and how to read them."""
    players = dict.fromkeys(row.players for row in rows)
    in_order = sorted(rows, key=lambda row: not is_ours(row))
    tables = [_table(catalogue, each, [row for row in in_order if row.players == each]) for each in players]
    note = Text(catalogue.say("bench-how-to-read", rounds=ROUNDS))
    return Group(*tables, *chart(catalogue, rows), Text(), note)


def chart(catalogue: Catalogue, rows: list[Row]) -> Iterator[Text]:
    """A bar for each row, on one scale; its pale end reaches from the slowest to the fastest round."""
    shared = scale([*(row.low for row in rows), *(row.high for row in rows)])
    width = max(len(label(row)) for row in rows)
    for players, observation in dict.fromkeys((row.players, row.observation) for row in rows):
        yield Text()
        yield Text(title(catalogue, players, observation), style="bold")
        alike = (row for row in rows if (row.players, row.observation) == (players, observation))
        for row in alike:
            yield Text(f"{label(row):{width}}  {_bar(shared, row)} {number(catalogue, row.moves_per_s)}")
        yield Text(" " * (width + 2) + _axis(shared))


def title(catalogue: Catalogue, players: int, observation: bool) -> str:
    """What is measured at a table, in words."""
    return catalogue.say("bench-seen" if observation else "bench-blind", players=players)


def is_ours(row: Row) -> bool:
    return row.what.startswith(OURS)


def label(row: Row) -> str:
    """A contestant, and the device where it is not the processor."""
    return row.what if row.device == "cpu" else f"{row.what} {row.device}"


def number(catalogue: Catalogue, value: int) -> str:
    """A speed to three digits, as the language writes it."""
    return catalogue.say("bench-number", number=int(float(f"{value:.3g}")))


def _table(catalogue: Catalogue, players: int, rows: list[Row]) -> Table:
    say = catalogue.say
    table = Table(title=say("bench-players", players=players), title_justify="left", box=SIMPLE)
    table.add_column(say("bench-what"), no_wrap=True)
    for heading in ("bench-device", "bench-batch", "bench-moves", "bench-observed"):
        table.add_column(say(heading), justify="right")
    for each in dict.fromkeys(map(who, rows)):
        what, device, batch = each
        alike = [row for row in rows if who(row) == each]
        speeds = (_speed(catalogue, alike, observation) for observation in (False, True))
        table.add_row(what, device, say("bench-number", number=batch), *speeds)
    return table


def who(row: Row) -> tuple[str, str, int]:
    """A contestant whatever the table, by name, device and batch."""
    return row.what, row.device, row.batch


def _speed(catalogue: Catalogue, rows: list[Row], observation: bool) -> str:
    """The speed without or with observations, or a dash where there is none."""
    found = (number(catalogue, row.moves_per_s) for row in rows if row.observation is observation)
    return next(found, "–")


def _bar(shared: Scale, row: Row) -> str:
    low, high = (round(WIDTH * shared.place(speed)) for speed in (row.low, row.high))
    return FULL * low + SPREAD * max(1, high - low)


def _axis(shared: Scale) -> str:
    """The powers of ten below the bars, each where it stands."""
    line = ""
    for place, power in shared.marks():
        line = line.ljust(round(WIDTH * place)) + power
    return line
