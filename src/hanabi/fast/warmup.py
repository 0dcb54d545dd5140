"""Compile everything in advance: once for each version of the sources, with a message to wait."""

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np

from hanabi.fast.compiling import COMPILES, cache_folder
from hanabi.fast.layout import ANYBODY, WordArray, rules_array
from hanabi.rules import PL

if sys.platform != "win32":
    import fcntl

Announce: TypeAlias = Callable[[], AbstractContextManager[object]]
Machine: TypeAlias = Callable[[WordArray, int], Any]
"""Creates a batch on a device: `Processor` or `Gpu`."""


def spinner() -> AbstractContextManager[object]:
    """Show a message in the language of the environment: a spinner on a terminal, one line elsewhere."""
    from rich.console import Console

    from hanabi.text import Catalogue, choose_language

    said = Catalogue(choose_language(None, os.environ)).say("kernel-compiling")
    console = Console(stderr=True)
    if console.is_terminal:
        return console.status(said)
    print(said, file=sys.stderr, flush=True)
    return nullcontext()


def warm(device: str, machine: Machine, announce: Announce = spinner) -> None:
    """Compile the kernel for a device, unless that was done before."""
    run_once("fast", device, lambda: run_everything(machine(rules_array(PL.base, 2), 1)), announce)


def run_once(part: str, what: str, run: Callable[[], object], announce: Announce = spinner) -> None:
    """Call `run` to compile something of `part`, unless that was done before; `what` names its marker."""
    done = cache_folder(part) / f"whole-{what}"
    if COMPILES and not done.exists():
        with announce(), only_process(done.with_suffix(".lock")):
            if not done.exists():
                run()
                done.touch()


@contextmanager
def only_process(lock: Path) -> Iterator[None]:
    """Let one process at a time into the block, so that those that waited find the work done.

    On Windows each process does its own work.
    """
    with lock.open("w") as file:
        if sys.platform != "win32":
            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def run_everything(machine: Any) -> None:
    """Use every operation of a batch, so that each of them is compiled."""
    machine.begin(0, ANYBODY)
    machine.step(machine.sample(0), True, ANYBODY)
    machine.wander(0, 1, ANYBODY)
    machine.mark()
    machine.reveal(0)
    machine.renew(np.zeros(1, np.int64), 0, ANYBODY)
    machine.observe(0)
    machine.view(0)
    machine.imagine(*machine.read(0), 0, 0)
    machine.write(0, *machine.empty_state())
