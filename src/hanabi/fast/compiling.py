"""Compiling the kernel: with Numba where it is installed, and as the plain Python it is where it is not.

Compiled code is kept on disk, for each part of the package in a folder named after its own text and that of
the parts below it. Numba by itself does not notice an edit in a function that another module calls.
"""

import atexit
import hashlib
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp
from typing import Any, TypeVar, cast

F = TypeVar("F", bound=Callable[..., Any])

PARTS = {
    "fast": ("fast",),
    "envs": ("fast", "envs"),
    "expert": ("fast", "expert"),
    "master": ("fast", "expert", "master"),
}
"""The parts of the package that are compiled, and those each is made of."""

COMPILES = find_spec("numba") is not None and os.environ.get("NUMBA_DISABLE_JIT", "0") in ("", "0")
"""Whether functions are compiled here."""


def compiled(function: F) -> F:
    """A function of the kernel: the same text interpreted, compiled for the processor, or called on a GPU."""
    return _compiled(function, forceinline=True)


def routine(function: F) -> F:
    """A function too long to be repeated wherever it is called; otherwise like `compiled`."""
    return _compiled(function)


def _compiled(function: F, **more: bool) -> F:
    if not COMPILES:
        return function
    import numba

    options = {"cache": True, "nogil": True, "error_model": "numpy", "_nrt": False, **more}
    with kept(part_of(function.__module__)):
        return cast(F, numba.njit(**options)(function))


def part_of(module: str) -> str:
    """The part of the package that a module belongs to; the kernel where it is none of those."""
    named = module.removeprefix("hanabi.").split(".")[0]
    return named if named in PARTS else "fast"


@contextmanager
def kept(part: str) -> Iterator[None]:
    """Whatever is made here for Numba to compile is kept in the folder of a part."""
    import numba

    before, numba.config.CACHE_DIR = numba.config.CACHE_DIR, str(folder(part))
    try:
        yield
    finally:
        numba.config.CACHE_DIR = before


def kernels_own(array: Any) -> Any:
    """An array as the kernel takes it: interpreted code must get plain integers out of it."""
    return array if COMPILES else memoryview(array)


@cache
def folder(part: str) -> Path:
    """Where this text of a part is kept once it is compiled, or a folder for now where nothing can be."""
    try:
        wanted = caches() / f"{part}-{_digest(part)}"
        wanted.mkdir(parents=True, exist_ok=True)
    except (OSError, RuntimeError):  # the latter where the user has no home
        return _for_now()
    return wanted if os.access(wanted, os.W_OK) else _for_now()


def _for_now() -> Path:
    """A folder for this process alone."""
    made = mkdtemp(prefix="hanabi-")
    atexit.register(rmtree, made, ignore_errors=True)
    return Path(made)


def _digest(part: str) -> str:
    """A name for the text of everything that a part is compiled from."""
    package = Path(__file__).parents[1]
    texts = [path for below in PARTS[part] for path in sorted((package / below).glob("*.py"))]
    return hashlib.sha256(b"".join(path.read_bytes() for path in texts)).hexdigest()[:16]


def caches() -> Path:
    """Where programs keep what they can make again, on this machine."""
    home = os.environ.get("HANABI_CACHE") or os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(home) / "hanabi"
