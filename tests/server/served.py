"""A real server process for the tests: started on a free port, killed, and started again at the same one."""

import secrets
import sys
from typing import Any

import httpx

from tests.server.services import Service
from tests.waits import WAIT_LIMIT

QUICK = {
    "HANABI_BOT_DELAY": "0",
    "HANABI_BOT_WORKERS": "1",
    "HANABI_ABSENCE_SECONDS": "0",
    "HANABI_REQUESTS_PER_MINUTE": "1000000",
    "HANABI_ROOMS_PER_MINUTE": "1000000",
    "HANABI_NAMES_PER_MINUTE": "1000000",
    "HANABI_BOT_GAMES_PER_MINUTE": "1000000",
    "HANABI_CONNECTIONS_PER_ADDRESS": "100000",
    "HANABI_MESSAGES_PER_SECOND": "1000",
    "HANABI_MESSAGES_PER_SECOND_PER_ADDRESS": "1000000",
    "HANABI_TALK_PER_MINUTE": "1000000",
    "HANABI_TALK_PER_MINUTE_PER_ADDRESS": "1000000",
}
"""Settings of a server that tests talk to: bots answer at once and nothing is throttled."""


class Served(Service):
    """`hanabi serve` as its users start it."""

    name = "hanabi"

    def __init__(self, database_url: str = "", workers: int = 1, **settings: str) -> None:
        super().__init__()
        self.database_url = database_url or f"sqlite:///{self.folder}/hanabi.db"
        self.workers = workers
        self.settings = QUICK | settings

    def command(self) -> list[str]:
        words = ["serve", "--port", str(self.port), "--workers", str(self.workers)]
        return [sys.executable, "-m", "hanabi", *words, "--database", self.database_url]

    def environment(self) -> dict[str, str]:
        return {**super().environment(), "HANABI_SECRET": SECRET, **self.settings}

    def is_up(self) -> bool:
        assert self.process is not None
        assert self.process.poll() is None, self.log
        try:
            return self.get("/ready", timeout=10).status_code == 200
        except httpx.TransportError:
            return False

    def get(self, path: str, **how: Any) -> httpx.Response:
        return self._ask("GET", path, **how)

    def head(self, path: str, **how: Any) -> httpx.Response:
        return self._ask("HEAD", path, **how)

    def post(self, path: str, **how: Any) -> httpx.Response:
        return self._ask("POST", path, **how)

    def client(self, **how: Any) -> httpx.AsyncClient:
        """A client that waits for answers, however busy the machine is."""
        return httpx.AsyncClient(base_url=self.base, **{"timeout": WAIT_LIMIT, **how})

    def _ask(self, method: str, path: str, **how: Any) -> httpx.Response:
        return httpx.request(method, f"{self.base}{path}", **{"timeout": WAIT_LIMIT, **how})

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def log(self) -> str:
        return (self.folder / "log").read_text()


SECRET = secrets.token_hex(16)
