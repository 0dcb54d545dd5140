"""Compiling the kernel: with Numba where it is installed, and as the plain Python it is where it is not.

Compiled code is kept on disk in a folder named after the kernel's own text. Numba by itself does not
notice an edit in a function that another module calls.
"""

import hashlib
import os
from collections.abc import Callable
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

COMPILES = find_spec("numba") is not None and os.environ.get("NUMBA_DISABLE_JIT", "0") in ("", "0")
"""Whether functions are compiled here."""


def compiled(function: F) -> F:
    """A function of the kernel: the same text interpreted, compiled for the processor, or called on a GPU."""
    if not COMPILES:
        return function
    import numba

    before, numba.config.CACHE_DIR = numba.config.CACHE_DIR, str(folder())
    try:
        return numba.njit(cache=True, nogil=True, error_model="numpy", _nrt=False, forceinline=True)(function)  # type: ignore[no-any-return]
    finally:
        numba.config.CACHE_DIR = before


def kernels_own(array: Any) -> Any:
    """An array as the kernel takes it: interpreted code must get plain integers out of it."""
    return array if COMPILES else memoryview(array)


@cache
def folder() -> Path:
    """Where this text of the kernel is kept once it is compiled."""
    texts = sorted(Path(__file__).parent.rglob("*.py"))
    digest = hashlib.sha256(b"".join(path.read_bytes() for path in texts)).hexdigest()[:16]
    return caches() / f"kernel-{digest}"


def caches() -> Path:
    """Where programs keep what they can make again, on this machine."""
    home = os.environ.get("HANABI_CACHE") or os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(home) / "hanabi"
