"""Compile the kernel with Numba where it is installed; elsewhere it runs as the plain Python that it is.

Compiled code is cached on disk. Each compiled package has a folder named by a hash of its own sources and
those of the packages it calls, because Numba does not notice edits in functions of other modules.
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
"""The packages with compiled code, each with the packages whose sources its code is compiled from."""

COMPILES = find_spec("numba") is not None and os.environ.get("NUMBA_DISABLE_JIT", "0") in ("", "0")
"""Whether functions are compiled in this process."""


def compiled(function: F) -> F:
    """Decorate a short function of the kernel, which is compiled and inlined wherever it is called.

    The same source runs interpreted, compiled for the CPU, and inside the kernels of a GPU.
    """
    return _compile(function, forceinline=True)


def routine(function: F) -> F:
    """Decorate a function that is too long to be inlined; otherwise like `compiled`."""
    return _compile(function)


def _compile(function: F, **more: bool) -> F:
    if not COMPILES:
        return function
    import numba

    # nogil lets threads share a batch, numpy's error model omits checks for division by zero, and without the
    # runtime (_nrt) nothing counts references.
    options = {"cache": True, "nogil": True, "error_model": "numpy", "_nrt": False, **more}
    with use_cache_folder(part_of(function.__module__)):
        return cast(F, numba.njit(**options)(function))


def part_of(module: str) -> str:
    """The compiled package that a module belongs to; `fast` for modules outside of all of them."""
    named = module.removeprefix("hanabi.").split(".")[0]
    return named if named in PARTS else "fast"


@contextmanager
def use_cache_folder(part: str) -> Iterator[None]:
    """Let the functions that are decorated inside this context be cached in the folder of `part`."""
    import numba

    # Numba reads its configuration when a function is decorated, so it is changed just for that moment.
    before, numba.config.CACHE_DIR = numba.config.CACHE_DIR, str(cache_folder(part))
    try:
        yield
    finally:
        numba.config.CACHE_DIR = before


def to_kernel(array: Any) -> Any:
    """Wrap an array for the kernel: interpreted code reads it through a memoryview, to get plain integers.

    NumPy's scalars would keep their narrow types, and overflow.
    """
    return array if COMPILES else memoryview(array)


@cache
def cache_folder(part: str) -> Path:
    """The folder for the compiled code of `part`; a temporary one if the cache cannot be written."""
    try:
        wanted = cache_root() / f"{part}-{_digest(part)}"
        wanted.mkdir(parents=True, exist_ok=True)
    except (OSError, RuntimeError):  # RuntimeError: the user has no home directory
        return _temporary_folder()
    return wanted if os.access(wanted, os.W_OK) else _temporary_folder()


def _temporary_folder() -> Path:
    """Create a folder that is removed when the process ends."""
    made = mkdtemp(prefix="hanabi-")
    atexit.register(rmtree, made, ignore_errors=True)
    return Path(made)


def _digest(part: str) -> str:
    """A hash of all the sources that `part` is compiled from."""
    package = Path(__file__).parents[1]
    texts = [path for below in PARTS[part] for path in sorted((package / below).glob("*.py"))]
    return hashlib.sha256(b"".join(path.read_bytes() for path in texts)).hexdigest()[:16]


def cache_root() -> Path:
    """The cache directory of this package: `HANABI_CACHE`, the XDG cache directory, or `~/.cache`."""
    home = os.environ.get("HANABI_CACHE") or os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(home) / "hanabi"
