"""A server that dies again and again while a crowd plays on it, and what became of its promises."""

import asyncio
import contextlib
import os
import random
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, get_args

from hanabi.server.failpoints import Point
from tests.server.served import Served
from tests.server.services import answers
from tests.torture.audit import check_everything, check_fresh
from tests.torture.crowd import Habits, Table
from tests.torture.figures import spread
from tests.torture.ledger import Ledger

LEAST, MOST = 50, 650
"""How many acknowledgements most servers live for."""
POINTS: tuple[Point, ...] = get_args(Point)
CHANCES: dict[str, float] = {"before-commit": 0.04, "after-commit": 0.04, "mid-broadcast": 0.008}
USUAL_CHANCE = 0.007
"""How likely a server dies each time it reaches its point."""
PATIENCE = 90.0
"""Seconds without an acknowledgement after which the crowd is stuck."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What a siege is to be."""

    database_url: str
    rooms: int
    habits: Habits
    seed: int
    enough: Callable[["Siege"], bool]
    """Whether the siege may end; it ends with a death."""


class Mortal(Served):
    """A server that may be told where to die."""

    def spawn(self, point: str | None) -> None:
        """Start without waiting until it is up."""
        chance = CHANCES.get(point or "", USUAL_CHANCE)
        deadly = {} if point is None else {"HANABI_FAIL_POINT": f"{point}:{chance}"}
        self.launch(**compiled(), **deadly)

    @property
    def dead(self) -> bool:
        return self.process is None or self.process.poll() is not None


def compiled() -> dict[str, str]:
    """Where compiled modules are kept when they may not lie beside their sources: starts take most time."""
    if not sys.dont_write_bytecode:
        return {}
    folder = Path(tempfile.gettempdir()) / f"hanabi-bytecode-{os.getuid()}"
    return {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": str(folder)}


@dataclass(slots=True)
class Siege:
    """One server address, one crowd, many deaths."""

    plan: Plan
    ledger: Ledger = field(default_factory=Ledger)
    deaths: Counter[str] = field(default_factory=Counter)
    starts: list[float] = field(default_factory=list)
    """Seconds from a start to the first acknowledgement."""
    outages: list[float] = field(default_factory=list)
    """Seconds from a death to the next acknowledgement."""
    faults: list[str] = field(default_factory=list)
    audited: dict[str, int] = field(default_factory=dict)
    seconds: float = 0.0
    audit_seconds: float = 0.0
    _server: Mortal = field(init=False)
    _there: asyncio.Event = field(default_factory=asyncio.Event)
    _chance: random.Random = field(init=False)
    _died: float = 0.0

    def __post_init__(self) -> None:
        self._server = Mortal(self.plan.database_url)
        self._chance = random.Random(self.plan.seed)

    async def run(self) -> None:
        """Let servers live and die until it is enough, then hold everything against the database."""
        began = time.perf_counter()
        crowd = [asyncio.create_task(table.live()) for table in self._tables()]
        try:
            while not self.faults and not self.plan.enough(self):
                await self._life(crowd)
        finally:
            await self._end(crowd)
        died = time.perf_counter()
        found, self.audited = await check_everything(self.plan.database_url, self.ledger)
        self.faults += self.ledger.faults + found
        self.seconds, self.audit_seconds = died - began, time.perf_counter() - died

    @property
    def kills(self) -> int:
        return self.deaths.total()

    def figures(self) -> dict[str, Any]:
        """What is to be told of the siege."""
        ledger = self.ledger
        return {
            "kills": self.kills,
            "deaths": dict(self.deaths),
            "acknowledgements": ledger.acknowledged,
            "replays": ledger.replays,
            "replays_to_another_process": ledger.crossed,
            "replayed": dict(ledger.replayed),
            "refused": dict(ledger.refused),
            "closings": dict(ledger.closings),
            "audited": self.audited,
            "seconds": round(self.seconds, 1),
            "audit_seconds": round(self.audit_seconds, 1),
            "start_seconds": spread(self.starts),
            "outage_seconds": spread(self.outages),
            "acknowledge_seconds": spread(ledger.waits),
            "failures": len(self.faults),
            "faults": self.faults[:20],
        }

    def _tables(self) -> list[Table]:
        base, habits, seed = self._server.base, self.plan.habits, self.plan.seed
        return [
            Table(number, base, self.ledger, habits, f"{seed}/{number}", self._until_there)
            for number in range(self.plan.rooms)
        ]

    async def _until_there(self) -> None:
        await self._there.wait()

    async def _life(self, crowd: list[asyncio.Task[None]]) -> None:
        """A server starts, serves and dies."""
        point = self._chance.choice(POINTS) if self._chance.random() < 0.5 else None
        self.ledger.life += 1
        fresh, self.ledger.fresh = self.ledger.fresh, []
        before, began = self.ledger.acknowledged, time.perf_counter()
        self._server.spawn(point)
        _, found = await asyncio.gather(self._listen(), check_fresh(self.plan.database_url, fresh))
        self.faults += found
        await self._until(before + 1, crowd)
        self._note_times(began, self.ledger.acknowledged > before)
        await self._until(before + self._span(), crowd)
        await asyncio.sleep(self._chance.random() * 0.02)
        self._die(point)

    def _span(self) -> int:
        """How many acknowledgements a server lives for; some die while people are still coming back."""
        early = self._chance.random() < 0.1
        return self._chance.randint(1, LEAST) if early else self._chance.randint(LEAST, MOST)

    def _note_times(self, began: float, served: bool) -> None:
        now = time.perf_counter()
        if served:
            self.starts.append(now - began)
        if served and self._died:
            self.outages.append(now - self._died)
            self._died = 0.0

    async def _listen(self) -> None:
        """The crowd may come once the port is open."""
        while not self._server.dead and not answers(self._server.port):
            await asyncio.sleep(0.02)
        self._there.set()

    async def _until(self, acknowledged: int, crowd: list[asyncio.Task[None]]) -> None:
        """Wait for acknowledgements, or for a death."""
        last, moved = self.ledger.acknowledged, time.perf_counter()
        while self.ledger.acknowledged < acknowledged and not self._server.dead:
            await asyncio.sleep(0.005)
            for task in crowd:
                if task.done():
                    task.result()
            if self.ledger.acknowledged > last:
                last, moved = self.ledger.acknowledged, time.perf_counter()
            if time.perf_counter() - moved > PATIENCE:
                raise RuntimeError(f"nothing is acknowledged any more\n{self._server.log[-2000:]}")

    def _die(self, point: str | None) -> None:
        """Make sure that the server is gone, no matter what killed it."""
        self._there.clear()
        process = self._server.process
        assert process is not None
        itself = process.poll()
        if itself is None:
            self._server.kill()
        elif itself != -signal.SIGKILL:
            self.faults.append(f"the server ended on its own: {self._server.log[-2000:]}")
        self._server.process = None
        self._died = self._died or time.perf_counter()
        self.deaths[point if itself is not None and point else "anywhere"] += 1

    async def _end(self, crowd: list[asyncio.Task[None]]) -> None:
        for task in crowd:
            task.cancel()
        await asyncio.gather(*crowd, return_exceptions=True)
        with contextlib.suppress(OSError):
            self._server.remove()
