"""A whole measurement, with something to look at while it lasts."""

import sys

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from hanabi.bench.contestants import OURS, Contestant, Order, contestants
from hanabi.bench.measuring import ROUNDS, Ready, Row, measure, prepare
from hanabi.errors import BatchError
from hanabi.text import Catalogue


def run(catalogue: Catalogue, order: Order, seconds: float) -> list[Row]:
    """Measure everybody; whatever there is to say meanwhile goes to standard error."""
    console = Console(file=sys.stderr, highlight=False, markup=False, soft_wrap=True)
    compile_kernel(catalogue, console)
    entered = contestants(order)
    if order.peers and all(each.what.startswith(OURS) for each in entered):
        console.print(catalogue.say("bench-alone"))
    with _progress(console) as progress:
        ready = _prepared(catalogue, progress, entered)
        turns = progress.add_task(catalogue.say("bench-measuring"), total=ROUNDS * len(ready))
        return measure(ready, seconds, lambda: progress.advance(turns))


def devices(asked: str | None) -> tuple[str, ...]:
    """What to measure on: the device asked for, or every one there is."""
    from hanabi.bench.ours import check_device

    if asked == "cpu":
        return ("cpu",)
    try:
        check_device("cuda")
    except BatchError:
        if asked:
            raise
        return ("cpu",)
    return (asked,) if asked else ("cpu", "cuda")


def compile_kernel(catalogue: Catalogue, console: Console) -> None:
    """Have the kernel compiled or fetched; or say that it is interpreted."""
    from hanabi.fast.compiling import COMPILES
    from hanabi.fast.cpu import Processor
    from hanabi.fast.warming import warm

    if not COMPILES:
        console.print(catalogue.say("bench-interpreted"))
    warm("cpu", Processor, lambda: console.status(catalogue.say("bench-compiling")))


def _prepared(catalogue: Catalogue, progress: Progress, entered: list[Contestant]) -> list[Ready]:
    """Whoever can play, with a word about whoever cannot."""

    def absent(who: Contestant, error: Exception) -> None:
        why = (str(error) or type(error).__name__).splitlines()[0]
        progress.console.print(catalogue.say("bench-absent", what=who.what, why=why))

    return prepare(progress.track(entered, description=catalogue.say("bench-preparing")), absent)


def _progress(console: Console) -> Progress:
    """Bars on a terminal, which are gone in the end, and nothing in a file."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
