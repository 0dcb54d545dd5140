"""A whole measurement, with progress bars."""

import sys

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from hanabi.bench.contestants import OUR_PREFIX, BenchOptions, Contestant, find_contestants
from hanabi.bench.measuring import ROUNDS, Ready, Row, measure, prepare
from hanabi.errors import BatchError
from hanabi.text import Catalogue


def run(catalogue: Catalogue, order: BenchOptions, seconds: float) -> list[Row]:
    """Measure all contestants; progress and notes go to standard error."""
    console = Console(file=sys.stderr, highlight=False, markup=False, soft_wrap=True)
    compile_kernel(catalogue, console)
    entered = find_contestants(order)
    if order.peers and all(each.what.startswith(OUR_PREFIX) for each in entered):
        console.print(catalogue.say("bench-alone"))
    with _progress(console) as progress:
        ready = _prepare_all(catalogue, progress, entered)
        turns = progress.add_task(catalogue.say("bench-measuring"), total=ROUNDS * len(ready))
        return measure(ready, seconds, lambda: progress.advance(turns))


def find_devices(asked: str | None) -> tuple[str, ...]:
    """The devices to measure on: `asked`, or all that are available; raise BatchError if `asked` is not."""
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
    """Compile the kernel or load it from the cache; say so if it is only interpreted."""
    from hanabi.fast.compiling import COMPILES
    from hanabi.fast.cpu import Processor
    from hanabi.fast.warmup import warm

    if not COMPILES:
        console.print(catalogue.say("bench-interpreted"))
    warm("cpu", Processor, lambda: console.status(catalogue.say("bench-compiling")))


def _prepare_all(catalogue: Catalogue, progress: Progress, entered: list[Contestant]) -> list[Ready]:
    """Start and warm up the contestants; print why any are missing."""

    def absent(who: Contestant, error: Exception) -> None:
        why = (str(error) or type(error).__name__).splitlines()[0]
        progress.console.print(catalogue.say("bench-absent", what=who.what, why=why))

    return prepare(progress.track(entered, description=catalogue.say("bench-preparing")), absent)


def _progress(console: Console) -> Progress:
    """Progress bars that disappear at the end; nothing if the console is not a terminal."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
