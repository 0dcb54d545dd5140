"""The extras of this package: what `pip install 'hanabi[NAME]'` brings, and what is refused without it.

A package whose modules need an extra begins with `require_extra`, so that a command, a bot or a program of
others that imports it is told in one sentence what to install.
"""

from importlib.util import find_spec

from hanabi.errors import MissingExtra

CLIENT = ("msgspec", "websockets")
EXTRAS = {
    "client": CLIENT,
    "tui": (*CLIENT, "textual"),
    "server": (
        *CLIENT,
        *("aiosqlite", "alembic", "asyncpg", "confusable_homoglyphs", "fastapi", "httptools", "idna"),
        *("itsdangerous", "prometheus_client", "redis", "regex", "sqlalchemy", "starlette", "structlog"),
        "uvicorn",
    ),
    "fast": ("numpy",),
    "envs": ("numpy", "gymnasium", "pettingzoo"),
    "cluster": ("distributed",),
}
"""The modules that each extra cannot do without. The kernel can do without Numba: it is interpreted then."""


def is_installed(extra: str) -> bool:
    """Whether everything that the extra cannot do without is installed."""
    return all(map(find_spec, EXTRAS[extra]))


def require_extra(extra: str) -> None:
    """Raise MissingExtra unless the extra is installed."""
    if not is_installed(extra):
        raise MissingExtra("missing-extra", extra=extra)
