"""What a crowd asked, what it was promised and what it was shown, to be compared with the database."""

import time
from collections import Counter, defaultdict
from dataclasses import dataclass, field
from hashlib import blake2b

from tests.torture.frames import DeskSeen, GameSeen, HappenedSeen, LineSeen, OpenedSeen, RoomSeen

NOBODY_KNOWS = "storage-unavailable"
"""The refusal after which a request may have been carried out anyway: it is repeated."""


@dataclass(slots=True, eq=False)
class Asked:
    """A request, under a name that no other request of the campaign has."""

    id: str
    kind: str
    text: str
    room: str
    game: str | None = None
    seq: int | None = None
    """For an action: how many the game had seen."""
    at: float = field(default_factory=time.time)
    answer: str | None = None
    """`done`, or the code of the refusal."""
    life: int = 0
    """The server process that acknowledged it, counted from the first."""


@dataclass(frozen=True, slots=True)
class Shown:
    """Events of a game as one person saw them; once the game is over nobody has a seat."""

    seat: int | None
    since: int
    events: bytes
    table: bytes | None
    """The table, if the person came back to it."""


def digest(data: bytes) -> bytes:
    return blake2b(data, digest_size=8).digest()


class Ledger:
    """Everything the server told the crowd."""

    def __init__(self) -> None:
        self.life = 0
        """How many server processes there have been."""
        self.asked: dict[str, Asked] = {}
        self.acknowledged = 0
        self.fresh: list[Asked] = []
        """Acknowledged since the last look into the database."""
        self.waits: list[float] = []
        self.replays = 0
        self.crossed = 0
        """Replays made to another server process than the one that acknowledged."""
        self.replayed: Counter[str] = Counter()
        """Replays by what was asked for."""
        self.refused: Counter[str] = Counter()
        self.closings: Counter[str] = Counter()
        self.faults: list[str] = []
        self.shown: dict[str, dict[int, set[Shown]]] = defaultdict(lambda: defaultdict(set))
        self.rooms: dict[str, dict[int, set[object]]] = defaultdict(lambda: defaultdict(set))
        self.lines: dict[str, dict[int, set[object]]] = defaultdict(lambda: defaultdict(set))
        self.desks: dict[tuple[str, int], list[DeskSeen]] = defaultdict(list)
        self.deals: dict[str, set[object]] = defaultdict(set)
        self.openings: dict[str, set[object]] = defaultdict(set)

    def ask(self, asked: Asked) -> None:
        assert asked.id not in self.asked
        self.asked[asked.id] = asked

    def replay(self, asked: Asked) -> None:
        """Something done is asked for again."""
        self.replays += 1
        self.crossed += asked.life != self.life
        self.replayed[asked.kind] += 1

    def done(self, asked: Asked) -> None:
        """An answer that must hold from now on, whatever dies."""
        if asked.answer is None:
            self.acknowledged += 1
            asked.life = self.life
            self.fresh.append(asked)
            self.waits.append(time.time() - asked.at)
        elif asked.answer != "done":
            self.faults.append(f"{asked.id} was refused as {asked.answer} but carried out")
        asked.answer = "done"

    def refuse(self, asked: Asked, code: str) -> None:
        if asked.answer == "done":
            self.faults.append(f"{asked.id} ({asked.kind}) was done, and refused as {code} when asked again")
        else:
            self.refused[code] += 1
            asked.answer = code

    def show(self, seen: HappenedSeen, seat: int | None, since: int, back: bool) -> None:
        events, table = digest(bytes(seen.events)), digest(bytes(seen.table)) if back else None
        self.shown[seen.game][seen.seq].add(Shown(seat, since, events, table))

    def show_room(self, seen: RoomSeen) -> None:
        self.rooms[seen.room][seen.number].add(seen.lasting)

    def show_line(self, room: str, seen: LineSeen) -> None:
        self.lines[room][seen.number].add((seen.member, seen.text, seen.remark))

    def show_desk(self, seat: int, seen: DeskSeen) -> None:
        desks = self.desks[seen.game, seat]
        if not desks or desks[-1] != seen:
            desks.append(seen)

    def show_deal(self, seen: GameSeen) -> None:
        self.deals[seen.game].add((seen.players, seen.first, seen.commitment))

    def show_opening(self, seen: OpenedSeen) -> None:
        self.openings[seen.game].add((seen.commitment, seen.nonce))
