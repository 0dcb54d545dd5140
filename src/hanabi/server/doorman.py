"""Who somebody is: a signed cookie names a person, a single-use code brings them to another device."""

import asyncio
import hmac
import secrets
import time
from dataclasses import dataclass
from hashlib import sha256

from itsdangerous import BadData, URLSafeSerializer

from hanabi.server.entries import Person
from hanabi.server.errors import ServerError
from hanabi.server.storage.store import Store

YEAR = 365 * 24 * 3600
CODE_SECONDS = 300.0
ALPHABET = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
"""No letter or digit that is read for another."""
CODE_LENGTH = 8
LONGEST_COOKIE = 512
MOST_COOKIES = 4
"""How many of the same name are looked at."""


@dataclass(frozen=True, slots=True)
class Visitor:
    """A person; `fresh` when they bring no cookie that counts and get a new one."""

    person: Person
    generation: int = 0
    fresh: bool = False


class Generations:
    """Looks up which cookies of people count: all who come in while one question is out are the next one."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._wanted: dict[Person, asyncio.Future[int]] = {}
        self._asking: asyncio.Task[None] | None = None

    async def of(self, person: Person) -> int:
        """The generation of a person; 0 for somebody who never signed out anywhere."""
        if person not in self._wanted:
            self._wanted[person] = asyncio.get_running_loop().create_future()
        answer = self._wanted[person]
        if self._asking is None or self._asking.done():
            self._asking = asyncio.create_task(self._ask())
        return await asyncio.shield(answer)

    async def _ask(self) -> None:
        while self._wanted:
            wanted, self._wanted = self._wanted, {}
            try:
                known = await self._store.generations(list(wanted))
            except Exception as error:  # noqa: BLE001, whoever waits is told
                for answer in wanted.values():
                    answer.set_exception(error)
            else:
                for person, answer in wanted.items():
                    answer.set_result(known.get(person, 0))


class Doorman:
    """Signs cookies and reads them; a forged or outdated one names nobody."""

    def __init__(self, secret: str, store: Store, secure: bool) -> None:
        self._store, self._secret, self._secure = store, secret.encode(), secure
        self._generations = Generations(store)
        self._signer = URLSafeSerializer(secret, salt="hanabi-person")
        self.cookie = "__Host-hanabi" if secure else "hanabi"

    async def recognise(self, header: str | None) -> Visitor:
        """Whoever a request's cookies name, or somebody new."""
        named = self._named(header)
        if named is None:
            return Visitor(secrets.token_urlsafe(16), fresh=True)
        person, generation = named
        current = await self._generations.of(person)
        return Visitor(person, generation) if generation == current else await self.recognise(None)

    def cookie_header(self, visitor: Visitor) -> str:
        """The Set-Cookie header that makes a browser come back as this person."""
        value = self._signer.dumps([visitor.person, visitor.generation])
        kind = "; Secure" if self._secure else ""
        return f"{self.cookie}={value!s}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{kind}"

    async def new_code(self, visitor: Visitor) -> str:
        """A code to be typed on another device within a few minutes."""
        code = "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))
        expires = time.time() + CODE_SECONDS
        await self._store.add_code(self._digest(code), visitor.person, visitor.generation, expires)
        return code

    async def claim(self, code: str) -> Visitor:
        """The person a code was made for; each code works once."""
        typed = "".join(letter for letter in code.upper() if letter in ALPHABET)
        taken = await self._store.take_code(self._digest(typed), time.time())
        if taken is None:
            raise ServerError("no-such-code")
        return Visitor(*taken)

    async def renew(self, visitor: Visitor) -> Visitor:
        """The same person with a cookie that makes all earlier ones worthless."""
        await self._store.add_person(visitor.person, time.time())
        return Visitor(visitor.person, await self._store.renew_person(visitor.person))

    def _named(self, header: str | None) -> tuple[Person, int] | None:
        """The person and the generation of the first cookie signed here, whatever others come with it."""
        cookies = (part.strip().partition("=") for part in (header or "").split(";"))
        ours = [value for name, _, value in cookies if name == self.cookie]
        return next(filter(None, map(self._signed, ours[:MOST_COOKIES])), None)

    def _signed(self, value: str) -> tuple[Person, int] | None:
        try:
            person, generation = self._signer.loads(value[:LONGEST_COOKIE])
        except (BadData, ValueError, TypeError):
            return None
        return (person, generation) if type(person) is str and type(generation) is int else None

    def _digest(self, code: str) -> str:
        return hmac.new(self._secret, code.encode(), sha256).hexdigest()
