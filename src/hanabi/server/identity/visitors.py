"""Who a visitor is: a signed cookie names a person, and a single-use code moves them to another device."""

import asyncio
import secrets
import time
from dataclasses import dataclass

from hanabi.room.entries import Person
from hanabi.room.ids import new_id
from hanabi.server.errors import ServerError
from hanabi.server.identity.cookies import MAX_AGE, Keyring, SignedPerson
from hanabi.server.storage.store import Store

CODE_SECONDS = 300.0
CODE_ALPHABET = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Without letters and digits that are easily confused."""
CODE_LENGTH = 8
MOST_COOKIES = 4
"""How many cookies of the same name are looked at."""


@dataclass(frozen=True, slots=True)
class Visitor:
    """A person; `fresh` if they have no valid cookie, `outdated` if theirs must be replaced."""

    person: Person
    generation: int = 0
    fresh: bool = False
    outdated: bool = False

    @property
    def needs_cookie(self) -> bool:
        return self.fresh or self.outdated


class GenerationLookup:
    """Looks up which cookies of people are valid; everyone who asks during a query shares the next one."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._wanted: dict[Person, asyncio.Future[int]] = {}
        self._asking: asyncio.Task[None] | None = None

    async def get(self, person: Person) -> int:
        """Return the generation of a person; 0 if they never signed out anywhere."""
        if person not in self._wanted:
            self._wanted[person] = asyncio.get_running_loop().create_future()
        answer = self._wanted[person]
        if self._asking is None or self._asking.done():
            self._asking = asyncio.create_task(self._ask())
        # Others may wait for it too, so a caller that is cancelled must not cancel it.
        return await asyncio.shield(answer)

    async def _ask(self) -> None:
        while self._wanted:
            wanted, self._wanted = self._wanted, {}
            try:
                known = await self._store.generations(list(wanted))
            except Exception as error:  # noqa: BLE001 (the waiting request gets it)
                for answer in wanted.values():
                    answer.set_exception(error)
            else:
                for person, answer in wanted.items():
                    answer.set_result(known.get(person, 0))


class IdentityService:
    """Signs and reads cookies; a forged or revoked one is treated as no cookie at all."""

    def __init__(self, keyring: Keyring, store: Store, secure: bool) -> None:
        self._keyring, self._store, self._secure = keyring, store, secure
        self._generations = GenerationLookup(store)
        self.cookie_name = "__Host-hanabi" if secure else "hanabi"

    async def identify(self, header: str | None) -> Visitor:
        """Return the person whom the cookies of a request name, or a new one."""
        signed = await self._read_cookies(self._cookie_values(header))
        if signed is None or signed.generation != await self._generations.get(signed.person):
            return Visitor(new_id(16), fresh=True)
        return Visitor(signed.person, signed.generation, outdated=signed.outdated)

    def cookie_header(self, visitor: Visitor) -> str:
        """Return the Set-Cookie header that makes a browser come back as this person."""
        value = self._keyring.signer.sign(visitor.person, visitor.generation)
        kind = "; Secure" if self._secure else ""
        return f"{self.cookie_name}={value}; Path=/; Max-Age={MAX_AGE}; HttpOnly; SameSite=Lax{kind}"

    async def new_code(self, visitor: Visitor) -> str:
        """Create a code that can be typed on another device within `CODE_SECONDS`."""
        code = "".join(secrets.choice(CODE_ALPHABET) for _ in range(CODE_LENGTH))
        expires = time.time() + CODE_SECONDS
        digest, *_ = self._keyring.signer.digests(code)
        await self._store.add_code(digest, visitor.person, visitor.generation, expires)
        return code

    async def claim(self, code: str) -> Visitor:
        """Return the person a code was made for; each code works once."""
        typed = "".join(letter for letter in code.upper() if letter in CODE_ALPHABET)
        await self._keyring.refresh()
        taken = await self._store.take_code(self._keyring.signer.digests(typed), time.time())
        if taken is None:
            raise ServerError("no-such-code")
        return Visitor(*taken)

    async def renew(self, visitor: Visitor) -> Visitor:
        """Return the same person with a new generation, which invalidates all earlier cookies."""
        await self._store.add_person(visitor.person, time.time())
        return Visitor(visitor.person, await self._store.renew_person(visitor.person))

    def _cookie_values(self, header: str | None) -> list[str]:
        """Return the values of our cookies in a header, ignoring all others."""
        cookies = (part.strip().partition("=") for part in (header or "").split(";"))
        return [value for name, _, value in cookies if name == self.cookie_name][:MOST_COOKIES]

    async def _read_cookies(self, values: list[str]) -> SignedPerson | None:
        """Return what the first valid cookie says; another process may have signed it with a newer key."""
        if not values:
            return None
        await self._keyring.refresh_if_old()
        if (found := self._first_valid(values)) is None:
            await self._keyring.refresh()
            found = self._first_valid(values)
        return found

    def _first_valid(self, values: list[str]) -> SignedPerson | None:
        return next(filter(None, map(self._keyring.signer.read, values)), None)
