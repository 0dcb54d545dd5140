"""Settings of the server, from the command line or, where several processes must agree, the environment."""

import os
from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Self
from urllib.parse import urlsplit

from hanabi.server.errors import ServerError
from hanabi.server.http.origins import origin_of

PREFIX = "HANABI_"
FROM_FILES = ("database_password", "secret")
"""The settings that can be read from the file named by `HANABI_…_FILE`, like container secrets."""
LONGEST_SECRET = 4096
ALMOST = 0.85
"""How much alike a variable and a setting must be for one to be a slip for the other."""
MANY = 1_000_000
RANGES = {
    "database_wait": (0, 86400),
    "bot_delay": (0, 60),
    "bot_workers": (0, 64),
    "absence_seconds": (0, 86400),
    "takeover_seconds": (0, 86400),
    "requests_per_minute": (1, MANY),
    "rooms_per_minute": (1, MANY),
    "bot_games_per_minute": (1, MANY),
    "names_per_minute": (1, MANY),
    "connections_per_address": (1, MANY),
    "messages_per_second": (1, MANY),
    "messages_per_second_per_address": (1, MANY),
    "talk_per_minute": (1, MANY),
    "talk_per_minute_per_address": (1, MANY),
}
"""The least and the greatest value of each number."""


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything a server process needs to know; each field can be set by `HANABI_` and its name."""

    database_url: str = "sqlite:///hanabi.db"
    database_password: str = ""
    """The password of the database, unescaped, unlike in `database_url`."""
    database_wait: float = 30.0
    """How many seconds a starting server waits for a database that does not answer yet."""
    redis_url: str = ""
    public_address: str = ""
    """Where people reach the server, such as `https://hanabi.example`; empty accepts whatever they typed."""
    secret: str = ""
    """The keys of cookies, separated by commas, the newest first; empty keeps them in the database."""
    bot_delay: float = 1.0
    """How many seconds after the start of a turn a bot's answer is released."""
    bot_workers: int = 0
    """How many processes bots think in; 0 chooses by the number of cores."""
    absence_seconds: float = 30.0
    """After how many seconds without a connection a person counts as absent."""
    takeover_seconds: float = 300.0
    """How many seconds a host must be away, at least, before others may take over the room."""
    requests_per_minute: int = 600
    """How many HTTP requests an address may send."""
    rooms_per_minute: int = 60
    """How many rooms an address may open."""
    bot_games_per_minute: int = 10
    """How many games with only bots an address may begin."""
    names_per_minute: int = 30
    """How many new people may come into a room from one address."""
    connections_per_address: int = 200
    messages_per_second: int = 20
    """How many messages a person may send on average, over all their connections."""
    messages_per_second_per_address: int = 200
    talk_per_minute: int = 40
    """How often a person may say something, over all their connections."""
    talk_per_minute_per_address: int = 400

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] = os.environ) -> Self:
        """Read the settings from environment variables; those that are not set have their defaults."""
        _check_names(environment)
        named = {each.name: environment.get(PREFIX + each.name.upper()) for each in fields(cls)}
        given: dict[str, Any] = {
            name: _parse_setting(cls, name, text) for name, text in named.items() if text
        }
        for name in FROM_FILES:
            if file := environment.get(f"{PREFIX}{name.upper()}_FILE"):
                given[name] = _read_secret(name, file, name in given)
        return cls(**given)

    def to_environment(self) -> dict[str, str]:
        """Return the environment that gives another process the same settings."""
        given = {PREFIX + name.upper(): str(value) for name, value in asdict(self).items()}
        return given | {f"{PREFIX}{name.upper()}_FILE": "" for name in FROM_FILES}

    def __post_init__(self) -> None:
        if self.public_address:
            origin_of(self.public_address)
        if self.redis_url and urlsplit(self.redis_url).scheme not in ("redis", "rediss", "unix"):
            raise ServerError("redis-url", url=self.redis_url.split("@")[-1])
        for name, (least, most) in RANGES.items():
            if not least <= getattr(self, name) <= most:
                raise ServerError("bad-setting", name=PREFIX + name.upper(), value=str(getattr(self, name)))

    @property
    def origin(self) -> str:
        """The public address as browsers send it; empty if there is none."""
        return origin_of(self.public_address) if self.public_address else ""

    @property
    def database(self) -> str:
        """The address of the database with its password."""
        if not self.database_password:
            return self.database_url
        from hanabi.server.storage.engine import with_password

        return with_password(self.database_url, self.database_password)


def _check_names(environment: Mapping[str, str]) -> None:
    """Refuse a variable whose name is almost that of a setting; others may belong to other programs."""
    known = [PREFIX + each.name.upper() for each in fields(Settings)]
    known += [f"{PREFIX}{name.upper()}_FILE" for name in FROM_FILES]
    for name in sorted(each for each in environment if each.startswith(PREFIX) and each not in known):
        if get_close_matches(name, known, n=1, cutoff=ALMOST):
            raise ServerError("unknown-setting", name=name, known=", ".join(known))


def _parse_setting(kind: type[Settings], name: str, text: str) -> str | int | float:
    default = next(each.default for each in fields(kind) if each.name == name)
    try:
        return type(default)(text) if isinstance(default, str | int | float) else text
    except ValueError as error:
        raise ServerError("bad-setting", name=PREFIX + name.upper(), value=text[:40]) from error


def _read_secret(name: str, file: str, already_given: bool) -> str:
    """Return the first line of a file; refuse a secret that is given twice, since one may be wrong."""
    setting = PREFIX + name.upper()
    if already_given:
        raise ServerError("setting-twice", name=setting, other=f"{setting}_FILE")
    try:
        with Path(file).open(encoding="utf-8") as opened:
            secret = opened.readline(LONGEST_SECRET).rstrip("\r\n")
    except (OSError, UnicodeDecodeError) as error:
        raise ServerError("setting-file", name=f"{setting}_FILE", file=file) from error
    if not secret:
        raise ServerError("setting-file", name=f"{setting}_FILE", file=file)
    return secret
