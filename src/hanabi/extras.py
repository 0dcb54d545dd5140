"""The extras of this package: the modules that `pip install 'hanabi[NAME]'` must provide.

A package that needs an extra begins with `require_extra`, so that a command, a bot or any other program that
imports it fails with one sentence that says what to install.
"""

from importlib.util import find_spec

from hanabi.errors import MissingExtra

EXTRAS = {
    "client": ("websockets",),
    "tui": ("websockets", "textual"),
    "server": (
        *("aiosqlite", "alembic", "asyncpg", "confusable_homoglyphs", "fastapi", "httptools", "idna"),
        *("itsdangerous", "prometheus_client", "redis", "regex", "sqlalchemy", "starlette", "structlog"),
        *("uvicorn", "websockets"),
    ),
    "fast": ("numpy",),
    "envs": ("numpy", "gymnasium", "pettingzoo"),
    "learn": ("numpy", "torch"),
    "cluster": ("distributed",),
}
"""The modules that each extra requires. Numba is not listed: without it the kernel is interpreted."""


def is_installed(extra: str) -> bool:
    """Whether every module that `extra` requires is installed."""
    return all(map(find_spec, EXTRAS[extra]))


def require_extra(extra: str) -> None:
    """Raise MissingExtra unless `extra` is installed."""
    if not is_installed(extra):
        raise MissingExtra("missing-extra", extra=extra)
