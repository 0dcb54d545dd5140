"""A server whose chance, ids and clock are given: everything else is as people use it.

`python -m tests.torture.secrecy.rigged PORT DATABASE FOLDER` serves; what chance decides is read from the
file `deals` of the folder, a line for each deal, and what bots are asked is written to its file `asked`.
"""

import asyncio
import json
import random
import sys
from collections.abc import Callable, Iterator, MutableSequence
from contextlib import ExitStack, contextmanager
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any
from unittest.mock import patch

from hanabi.bots import Choice, Reason
from hanabi.game import Seat, SharedShuffle, Shuffle, shuffled
from hanabi.game.notation import action_text, hand_text, read_action, read_card
from hanabi.game.proof import Proof
from hanabi.game.replay import Replay
from hanabi.room import game as room_game
from hanabi.room import shuffling
from hanabi.room.game import SEEDS, Record
from hanabi.rules import Ruleset, Tile, ruleset
from hanabi.server import context, serving
from hanabi.server.errors import DatabaseError
from hanabi.server.live import presence, registry, requests, writer
from hanabi.server.live.services import RoomServices
from hanabi.server.settings import Settings
from hanabi.server.workers.pool import BotPool
from hanabi.server.workers.requests import BotRequest, request_text
from hanabi.wire.terms import Terms
from tests.torture.secrecy.positions import Position
from tests.torture.secrecy.tables import NOW
from tests.torture.secrecy.worlds import COMMITMENT, World

SECRET = "open sesame"
"""What cookies are signed with."""
ENTROPY = "e0" * 32
"""What the server adds to every shuffle, and each of its bots: no deck here follows from it."""
NEVER = 24 * 3600.0
DEALS, ASKED = "deals", "asked"


class Rigged(random.Random):
    """Chance that does as it is told: two orders and some numbers for each deal."""

    def __init__(self, next_deal: Callable[[], dict[str, Any]]) -> None:
        super().__init__(0)
        self._next_deal, self.deal = next_deal, dict[str, Any]()

    def shuffle(self, x: MutableSequence[Any]) -> None:
        """The deck comes first, then the tiles."""
        if x and isinstance(x[0], Tile):
            x[:] = map(Tile, self.deal["tiles"])
        elif x:
            self.deal = self._next_deal()
            x[:] = map(read_card, self.deal["deck"].split())

    def randrange(self, start: int, stop: int | None = None, step: int = 1) -> int:
        number: int = self.deal["numbers"].pop(0)
        return number


class Puppets(BotPool):
    """Bots that do as the deal says, and write down what they are asked."""

    def __init__(self, chance: Rigged, write: Callable[[str], None]) -> None:
        super().__init__()
        self._chance, self._write = chance, write

    async def start(self, workers: int | None = None) -> None:
        """Need no worker."""

    async def ask(self, request: BotRequest) -> Choice:
        self._write(request_text(request, request.deadline))
        actions = self._chance.deal["bot"]
        if not actions:
            return await asyncio.Future[Choice]()
        return Choice(read_action(actions.pop(0)), Reason("random"))


def deal_text(position: Position, world: World, bot: Seat | None) -> str:
    """What chance decides in a world, and what its bot does, on one line."""
    taken = zip(position.actions, position.actors, strict=True)
    return json.dumps(
        {
            "deck": hand_text(world.shuffle.deck),
            "tiles": [tile.value for tile in world.shuffle.tiles],
            "numbers": [*world.shuffle.places, *world.seeds],
            "nonce": world.nonce,
            "bot": [action_text(action) for action, seat in taken if seat == bot],
        }
    )


class Ids:
    """Ids in a row, the same in both worlds."""

    def __init__(self) -> None:
        self.restart(0)

    def restart(self, evening: int) -> None:
        self._ids = (f"id-{evening:06}-{number:06}" for number in count(1))

    def __call__(self) -> str:
        return next(self._ids)


def rigged_record(terms: Terms, names: tuple[str, ...], shared: SharedShuffle, chance: Rigged) -> Record:
    """A deal as chance is told, which does not follow from the numbers that were added to its shuffle."""
    rules = ruleset(terms.ruleset)
    shuffle = shuffled(rules, chance)
    first = chance.randrange(len(names)) if terms.first is None else terms.first
    proof = Proof(COMMITMENT, chance.deal["nonce"], shared)
    seeds = tuple(chance.randrange(SEEDS) for _ in names)
    return Record(Replay(rules, names, shuffle, (), first, proof=proof), seeds)


@contextmanager
def rigged(chance: Rigged, bots: Callable[[], BotPool], token: Ids) -> Iterator[None]:
    """Servers made in here have these chances, bots and ids, and a clock that stands still."""

    def prove(_rules: Ruleset, _shuffle: Shuffle, _first: Seat) -> Proof:
        return Proof(COMMITMENT, chance.deal["nonce"])

    services = partial(RoomServices, chance=chance, now=lambda: NOW)
    changes = (
        (room_game, "prove", prove),
        (writer, "fresh_record", rigged_record),
        (shuffling, "new_entropy", lambda: ENTROPY),
        (registry, "new_id", token),
        (writer, "new_id", token),
        (requests, "new_id", token),
        (registry, "RoomServices", services),
        # Comings and goings are told at once, so that they do not come between other frames by chance.
        (presence, "PRESENCE_DELAY", 0.0),
        (registry, "POLL_SECONDS", NEVER),
        (registry, "HEARTBEAT_SECONDS", NEVER),
        (context, "BotPool", bots),
    )
    with ExitStack() as stack:
        for module, name, value in changes:
            stack.enter_context(patch.object(module, name, value))
        yield


class Silent:
    """Says nothing of how far a server has come."""

    def ready(self, address: str) -> None: ...

    def waiting(self, cause: DatabaseError) -> None: ...


def main(port: str, database: str, folder: str) -> None:
    """Serve until told to stop."""
    settings = Settings(
        database,
        secret=SECRET,
        bot_delay=0,
        rooms_per_minute=10**6,
        requests_per_minute=10**6,
        connections_per_address=10**5,
        messages_per_second=10**4,
    )
    with Path(folder, DEALS).open() as deals, Path(folder, ASKED).open("a") as asked:
        chance = Rigged(lambda: dict(json.loads(deals.readline())))
        write = partial(print, file=asked, flush=True)
        with rigged(chance, lambda: Puppets(chance, write), Ids()):
            serving.serve(settings, "127.0.0.1", int(port), 1, Silent())


if __name__ == "__main__":
    main(*sys.argv[1:])
