"""The wait for the compiler: once on a machine for each text of the kernel, all at once, and announced."""

from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import TypeAlias

from hanabi.fast.compiling import COMPILES, folder
from hanabi.fast.cpu import Processor
from hanabi.fast.layout import ANYBODY, laid_out
from hanabi.rules import PL

Announce: TypeAlias = Callable[[], AbstractContextManager[object]]


def spinner() -> AbstractContextManager[object]:
    """Something to look at on a terminal, and nothing elsewhere."""
    from rich.console import Console

    return Console(stderr=True).status("Compiling the Hanabi kernel, which takes half a minute once …")


def warm(announce: Announce = spinner) -> None:
    """Compile everything where this machine has not yet done so."""
    done = folder() / "whole"
    if COMPILES and not done.exists():
        with announce():
            run_everything()
        done.parent.mkdir(parents=True, exist_ok=True)
        done.touch()


def run_everything() -> None:
    """Move a game in every way there is."""
    machine = Processor(laid_out(PL.base, 2), count=1, threads=1)
    machine.begin(0, ANYBODY)
    machine.step(machine.sample(0), True, ANYBODY)
    machine.wander(0, 1, ANYBODY)
    machine.mark()
    machine.observe(0)
    machine.widened()
    machine.imagine(*machine.read(0), 0, 0)
