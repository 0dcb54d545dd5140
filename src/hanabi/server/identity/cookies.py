"""Signed cookies that name a person, and the keys they are signed with.

There may be several keys: the newest one signs, older ones are still accepted. So a key can be replaced
without anybody losing their seat.
"""

import asyncio
import hmac
import secrets
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from hashlib import sha256

from itsdangerous import BadData, URLSafeSerializer, URLSafeTimedSerializer

from hanabi.room.entries import Person
from hanabi.server.storage.store import Store

DAY = 24 * 3600
MAX_AGE = 400 * DAY
"""Browsers keep no cookie for longer (RFC 6265bis)."""
RENEW_AFTER = 7 * DAY
"""An older cookie is replaced when it is used."""
LONGEST_COOKIE = 512
SEPARATOR = ","
MOST_KEYS = 5
"""How many keys are kept in the database; the oldest are dropped."""
KEY_NAME = "cookies"
KEY_BYTES = 32
REREAD_SECONDS = 60.0
"""How often a running server looks for a new key."""


@dataclass(frozen=True, slots=True)
class SignedPerson:
    """What a cookie says; it is `outdated` if its age, its format or its key is."""

    person: Person
    generation: int
    outdated: bool = False


def split_keys(secret: str) -> tuple[str, ...]:
    """Split a secret such as `new,old` into its keys, the oldest first.

    The whole secret comes before them, in case it is a single key with a comma in it.
    """
    named = [key for part in secret.split(SEPARATOR) if (key := part.strip())]
    return tuple(dict.fromkeys((secret, *reversed(named)))) if len(named) > 1 else (secret,)


class CookieSigner:
    """Signs with the newest of several keys, and accepts all of them."""

    def __init__(self, keys: tuple[str, ...]) -> None:
        self._keys = keys
        self._newest = URLSafeTimedSerializer(keys[-1], salt="hanabi-cookie")
        self._any = URLSafeTimedSerializer(list(keys), salt="hanabi-cookie")
        self._untimed = URLSafeSerializer(list(keys), salt="hanabi-person")

    def sign(self, person: Person, generation: int) -> str:
        """Return the value of a cookie; it contains the time of signing."""
        return str(self._newest.dumps([person, generation]))

    def read(self, value: str) -> SignedPerson | None:
        """Return what a cookie says; None if none of the keys signed it."""
        value = value[:LONGEST_COOKIE]
        return _read_timed(self._newest, value) or _mark_outdated(
            _read_timed(self._any, value) or _read_untimed(self._untimed, value)
        )

    def digests(self, code: str) -> list[str]:
        """Return the digests under which a code may be stored, the one of the newest key first."""
        return [hmac.new(key.encode(), code.encode(), sha256).hexdigest() for key in reversed(self._keys)]


def _read_timed(serializer: URLSafeTimedSerializer, value: str) -> SignedPerson | None:
    try:
        named, made = serializer.loads(value, return_timestamp=True)
    except (BadData, ValueError, OverflowError):
        return None
    return _parse_person(named, outdated=time.time() - made.timestamp() > RENEW_AFTER)


def _read_untimed(serializer: URLSafeSerializer, value: str) -> SignedPerson | None:
    """Read a cookie from before they contained a time."""
    try:
        return _parse_person(serializer.loads(value), outdated=True)
    except (BadData, ValueError):
        return None


def _parse_person(named: object, outdated: bool) -> SignedPerson | None:
    match named:
        case [str(person), int(generation)] if type(generation) is int:
            return SignedPerson(person, generation, outdated)
        case _:
            return None


def _mark_outdated(signed: SignedPerson | None) -> SignedPerson | None:
    return SignedPerson(signed.person, signed.generation, outdated=True) if signed else None


class Keyring:
    """The keys of a running server; `reread` fetches those in the database."""

    def __init__(self, secret: str, reread: Callable[[], Awaitable[str]] | None = None) -> None:
        self._secret, self._reread = secret, reread
        self._read_at = time.monotonic()
        self._reading = asyncio.Lock()
        self.signer = CookieSigner(split_keys(secret))

    @classmethod
    async def open(cls, secret: str, store: Store) -> "Keyring":
        """Use the keys in `secret`, or those in the database if it is empty."""

        async def kept() -> str:
            return await store.get_secret(KEY_NAME, secrets.token_hex(KEY_BYTES))

        return cls(secret) if secret else cls(await kept(), kept)

    async def refresh_if_old(self) -> None:
        """Look for a new key if nobody has for `REREAD_SECONDS`."""
        if time.monotonic() - self._read_at > REREAD_SECONDS:
            await self.refresh()

    async def refresh(self) -> None:
        """Read the keys again, unless someone began to since this call; an earlier read may be stale."""
        came = time.monotonic()
        async with self._reading:
            if self._reread is None or self._read_at > came:
                return
            began = time.monotonic()
            self._use(await self._reread())
            self._read_at = began

    def _use(self, secret: str) -> None:
        if secret != self._secret:
            self._secret, self.signer = secret, CookieSigner(split_keys(secret))


async def rotate_key(store: Store, forget: bool = False) -> int:
    """Add a new key to those in the database, or replace them all if `forget`; return how many there are now.

    Running servers find it by themselves within `REREAD_SECONDS`.
    """
    fresh = secrets.token_hex(KEY_BYTES)

    def add(kept: str) -> str:
        older = [] if forget else kept.split(SEPARATOR)
        return SEPARATOR.join((fresh, *older)[:MOST_KEYS])

    changed = await store.change_secret(KEY_NAME, fresh, add)
    return changed.count(SEPARATOR) + 1
