"""The wait for the compiler: once on a machine for each text of the kernel, all at once, and announced."""

import os
import sys
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from typing import Any, TypeAlias

from hanabi.fast.compiling import COMPILES, folder
from hanabi.fast.layout import ANYBODY, WordArray, laid_out
from hanabi.rules import PL

Announce: TypeAlias = Callable[[], AbstractContextManager[object]]
Machine: TypeAlias = Callable[[WordArray, int], Any]
"""Makes room for games on a device."""


def spinner() -> AbstractContextManager[object]:
    """Words in the language of the environment: they move on a terminal, and are one line elsewhere."""
    from rich.console import Console

    from hanabi.text import Catalogue, chosen_language

    said = Catalogue(chosen_language(None, os.environ)).say("kernel-compiling")
    console = Console(stderr=True)
    if console.is_terminal:
        return console.status(said)
    print(said, file=sys.stderr, flush=True)
    return nullcontext()


def warm(device: str, machine: Machine, announce: Announce = spinner) -> None:
    """Compile everything for a device where this machine has not yet done so."""
    once("fast", device, lambda: run_everything(machine(laid_out(PL.base, 2), 1)), announce)


def once(part: str, what: str, run: Callable[[], object], announce: Announce = spinner) -> None:
    """Run what has to be compiled of a part where this machine has not yet done so."""
    done = folder(part) / f"whole-{what}"
    if COMPILES and not done.exists():
        with announce():
            run()
        done.touch()


def run_everything(machine: Any) -> None:
    """Move a game in every way there is."""
    machine.begin(0, ANYBODY)
    machine.step(machine.sample(0), True, ANYBODY)
    machine.wander(0, 1, ANYBODY)
    machine.mark()
    machine.observe(0)
    machine.widened()
    machine.imagine(*machine.read(0), 0, 0)
    machine.write(0, *machine.blank())
