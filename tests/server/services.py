"""Real PostgreSQL and Redis servers for the tests, on loopback ports of their own, gone after the tests."""

import os
import pwd
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Self, TypeVar

import pytest

from tests.waits import WAIT_LIMIT, wait_until


def free_port() -> int:
    """A port that is free now."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


def answers(port: int) -> bool:
    with socket.socket() as client:
        client.settimeout(1)
        return client.connect_ex(("127.0.0.1", port)) == 0


def bound_to_us() -> list[str]:
    """The start of a command whose process dies with ours, even when ours is killed."""
    setpriv = shutil.which("setpriv")
    return [setpriv, "--pdeathsig=KILL"] if setpriv else []


def quick_folder() -> Path | None:
    """Memory instead of a disk where there is plenty: the tests kill processes, they do not cut the power."""
    memory = Path("/dev/shm")
    roomy = memory.is_dir() and shutil.disk_usage(memory).free > 2**31
    return memory if roomy and os.access(memory, os.W_OK) else None


class Service(ABC):
    """A server in a temporary folder that can be killed, frozen and started again at the same port.

    `with Redis() as redis:` starts one, and removes it afterwards with everything it wrote.
    """

    name: str

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix=f"hanabi-{self.name}-", dir=quick_folder()))
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self.was_up = False

    @abstractmethod
    def command(self) -> list[str]:
        """How it is started."""

    def environment(self) -> dict[str, str]:
        """What it finds in its environment."""
        return {**os.environ}

    def __enter__(self) -> Self:
        try:
            return self.start()
        except BaseException:
            self.remove()
            raise

    def __exit__(self, *_: object) -> None:
        self.remove()

    def start(self) -> Self:
        """The server answers when this returns; call it in the main thread, since it dies with its thread."""
        self.launch()
        return self.until_up()

    def ensure_up(self) -> Self:
        """Start unless it runs; at another port if it never came up, since the first one may be taken."""
        if self.process is not None and self.process.poll() is None:
            return self
        if not self.was_up:
            self.port = free_port()
        try:
            return self.start()
        except BaseException:
            self.kill()
            raise

    def launch(self, **more: str) -> None:
        """Start with more in its environment, and do not wait until it is up."""
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                self.command(), stdout=log, stderr=log, cwd=self.folder, env=self.environment() | more
            )

    def until_up(self) -> Self:
        wait_until(self.is_up, f"{self.name} to come up")
        self.was_up = True
        return self

    def is_up(self) -> bool:
        assert self.process is not None
        assert self.process.poll() is None, (self.folder / "log").read_text()
        return answers(self.port)

    def kill(self, how: signal.Signals = signal.SIGKILL) -> None:
        """The server is gone when this returns."""
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(WAIT_LIMIT)
            self.process = None

    def remove(self) -> None:
        self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)


S = TypeVar("S", bound=Service)


@contextmanager
def shared(service: S) -> Iterator[S]:
    """A service for many tests, not started yet: each test calls `ensure_up`.

    So a failed start fails one test, and the next one tries again.
    """
    try:
        yield service
    finally:
        service.remove()


class Redis(Service):
    """A Redis server that keeps nothing."""

    name = "redis"

    def command(self) -> list[str]:
        where = ["--port", str(self.port), "--bind", "127.0.0.1", "--dir", str(self.folder)]
        return [*bound_to_us(), "redis-server", *where, "--save", "", "--appendonly", "no"]

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"


class Postgres(Service):
    """A PostgreSQL server that trusts everyone on this machine."""

    name = "postgres"
    password = ""

    def __init__(self) -> None:
        super().__init__()
        self.data = self.folder / "data"

    def launch(self, **more: str) -> None:
        if not (self.data / "PG_VERSION").exists():
            self._make_cluster()
        super().launch(**more)

    def _make_cluster(self) -> None:
        if os.geteuid() == 0:
            # PostgreSQL refuses to run as root.
            self.folder.chmod(0o755)
            self.data.mkdir(mode=0o700, exist_ok=True)
            shutil.chown(self.data, "postgres", "postgres")
        making = [*self._as_its_user(), program("initdb"), "-D", str(self.data), "-U", "hanabi"]
        options = [*self._authentication(), "-E", "UTF8", "--locale=C", "--no-sync"]
        subprocess.run([*making, *options], check=True, capture_output=True, cwd=self.folder)

    def _authentication(self) -> list[str]:
        """How initdb is told whom to let in."""
        return ["-A", "trust"]

    def command(self) -> list[str]:
        where = ["-D", str(self.data), "-p", str(self.port), "-c", "listen_addresses=127.0.0.1"]
        return [*self._as_its_user(), program("postgres"), *where, "-c", "unix_socket_directories="]

    def is_up(self) -> bool:
        return super().is_up() and self._run("pg_isready", check=False) == 0

    def kill(self, how: signal.Signals = signal.SIGKILL) -> None:
        """As by a crash: at once, with everything it was doing."""
        self.thaw()
        # The postmaster alone knows its children: SIGQUIT makes them all leave without a clean-up.
        super().kill(signal.SIGQUIT if how == signal.SIGKILL else how)

    def freeze(self) -> None:
        """Freeze it: it no longer answers, but its connections stay open."""
        self._signal_all(signal.SIGSTOP)

    def thaw(self) -> None:
        self._signal_all(signal.SIGCONT)

    def new_database(self, template: str = "template0") -> str:
        """The address of a new database, a copy of another one."""
        name = f"t{secrets.token_hex(6)}"
        self._run("createdb", "-T", template, name)
        return f"postgresql://hanabi@127.0.0.1:{self.port}/{name}"

    def drop_database(self, url: str) -> None:
        """Disconnect everyone and drop it: a server with many databases is slow to restart."""
        self._run("dropdb", "--force", url.rpartition("/")[2])

    def query(self, url: str, statements: str) -> None:
        """Carry out statements in a database."""
        self._run("psql", "-q", "-v", "ON_ERROR_STOP=1", "-c", statements, url.rpartition("/")[2])

    def _run(self, name: str, *arguments: str, check: bool = True) -> int:
        """How one of PostgreSQL's own programs ended, talking to this server."""
        where = ["-h", "127.0.0.1", "-p", str(self.port), "-U", "hanabi"]
        return subprocess.run(
            [program(name), *where, *arguments],
            check=check,
            capture_output=True,
            env={**os.environ, "PGPASSWORD": self.password},
        ).returncode

    def _signal_all(self, how: signal.Signals) -> None:
        if self.process is not None:
            for process in (self.process.pid, *children(self.process.pid)):
                with suppress(ProcessLookupError):  # a child may have ended since it was listed
                    os.kill(process, how)

    @staticmethod
    def _as_its_user() -> list[str]:
        if os.geteuid() != 0:
            return bound_to_us()
        user = pwd.getpwnam("postgres")
        return [*bound_to_us(), f"--reuid={user.pw_uid}", f"--regid={user.pw_gid}", "--clear-groups"]


class GuardedPostgres(Postgres):
    """A PostgreSQL server that asks for a password, one that no address can hold as it is."""

    password = "p@ss/w:rd?100%#"

    def _authentication(self) -> list[str]:
        file = self.folder / "password"
        file.write_text(self.password)
        file.chmod(0o644)
        return ["-A", "scram-sha-256", "--pwfile", str(file)]


def program(name: str) -> str:
    """A program of PostgreSQL, which Debian keeps out of the path."""
    versions = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), key=lambda path: path.parts[-3])
    found = shutil.which(name) or (str(versions[-1]) if versions else None)
    return found or pytest.fail(f"{name} is missing: make .tools/.system installs PostgreSQL")


def children(process: int) -> list[int]:
    """The processes that a process has started."""
    listed = Path(f"/proc/{process}/task/{process}/children").read_text()
    return [int(child) for child in listed.split()]
