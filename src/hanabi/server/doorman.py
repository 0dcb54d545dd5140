"""Who somebody is: a signed cookie names a person, a single-use code brings them to another device."""

import asyncio
import secrets
import time
from dataclasses import dataclass

from hanabi.room.entries import Person
from hanabi.room.ids import new_id
from hanabi.server.cookies import MAX_AGE, Keyring, SignedPerson
from hanabi.server.errors import ServerError
from hanabi.server.storage.store import Store

CODE_SECONDS = 300.0
ALPHABET = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
"""No letter or digit that is read for another."""
CODE_LENGTH = 8
MOST_COOKIES = 4
"""How many of the same name are looked at."""


@dataclass(frozen=True, slots=True)
class Visitor:
    """A person; `fresh` if they have no valid cookie, `outdated` if theirs is to be replaced."""

    person: Person
    generation: int = 0
    fresh: bool = False
    outdated: bool = False

    @property
    def needs_cookie(self) -> bool:
        return self.fresh or self.outdated


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

    def __init__(self, keyring: Keyring, store: Store, secure: bool) -> None:
        self._keyring, self._store, self._secure = keyring, store, secure
        self._generations = Generations(store)
        self.cookie = "__Host-hanabi" if secure else "hanabi"

    async def recognise(self, header: str | None) -> Visitor:
        """Whoever a request's cookies name, or somebody new."""
        signed = await self._signed(self._cookies(header))
        if signed is None or signed.generation != await self._generations.of(signed.person):
            return Visitor(new_id(16), fresh=True)
        return Visitor(signed.person, signed.generation, outdated=signed.outdated)

    def cookie_header(self, visitor: Visitor) -> str:
        """The Set-Cookie header that makes a browser come back as this person."""
        value = self._keyring.signer.sign(visitor.person, visitor.generation)
        kind = "; Secure" if self._secure else ""
        return f"{self.cookie}={value}; Path=/; Max-Age={MAX_AGE}; HttpOnly; SameSite=Lax{kind}"

    async def new_code(self, visitor: Visitor) -> str:
        """A code to be typed on another device within a few minutes."""
        code = "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))
        expires = time.time() + CODE_SECONDS
        digest, *_ = self._keyring.signer.digests(code)
        await self._store.add_code(digest, visitor.person, visitor.generation, expires)
        return code

    async def claim(self, code: str) -> Visitor:
        """The person a code was made for; each code works once."""
        typed = "".join(letter for letter in code.upper() if letter in ALPHABET)
        await self._keyring.refresh()
        taken = await self._store.take_code(self._keyring.signer.digests(typed), time.time())
        if taken is None:
            raise ServerError("no-such-code")
        return Visitor(*taken)

    async def renew(self, visitor: Visitor) -> Visitor:
        """The same person with a cookie that makes all earlier ones worthless."""
        await self._store.add_person(visitor.person, time.time())
        return Visitor(visitor.person, await self._store.renew_person(visitor.person))

    def _cookies(self, header: str | None) -> list[str]:
        """The values of our cookies in a header, whatever others come with them."""
        cookies = (part.strip().partition("=") for part in (header or "").split(";"))
        return [value for name, _, value in cookies if name == self.cookie][:MOST_COOKIES]

    async def _signed(self, values: list[str]) -> SignedPerson | None:
        """What the first valid cookie says; another process may have signed it with a newer key."""
        if not values:
            return None
        await self._keyring.refresh_if_old()
        if (found := self._first(values)) is None:
            await self._keyring.refresh()
            found = self._first(values)
        return found

    def _first(self, values: list[str]) -> SignedPerson | None:
        return next(filter(None, map(self._keyring.signer.read, values)), None)
