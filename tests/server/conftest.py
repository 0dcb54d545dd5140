"""Fixtures for all tests of the server: databases of their own, and a Redis."""

import asyncio
import shutil
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from hanabi.server.storage.store import Store
from tests.server.served import Served
from tests.server.services import Postgres, Redis, shared


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Asynchronous tests run on asyncio."""
    return "asyncio"


@pytest.fixture(scope="module")
def server_of_module() -> Iterator[Served]:
    """The server behind `served`."""
    with shared(Served()) as service:
        yield service


@pytest.fixture
def served(server_of_module: Served) -> Served:
    """A server as its users start it, for the tests of one file."""
    return server_of_module.ensure_up()


@pytest.fixture(scope="session")
def postgres_of_session() -> Iterator[Postgres]:
    """The server behind `postgres`."""
    with shared(Postgres()) as service:
        yield service


@pytest.fixture
def postgres(postgres_of_session: Postgres) -> Postgres:
    """A PostgreSQL server, shared with other tests; a test that stops it starts it again."""
    return postgres_of_session.ensure_up()


@pytest.fixture(scope="session")
def redis_of_session() -> Iterator[Redis]:
    """The server behind `redis`."""
    with shared(Redis()) as service:
        yield service


@pytest.fixture
def redis(redis_of_session: Redis) -> Redis:
    """A Redis server, shared with other tests; a test that stops it starts it again."""
    return redis_of_session.ensure_up()


@pytest.fixture(scope="session")
def template_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("template")


@pytest.fixture
def sqlite_template(template_folder: Path) -> Path:
    """A database file with the schema and no rows, since making one takes longer than most tests."""
    return prepared_file(template_folder)


@pytest.fixture
def postgres_template(postgres: Postgres) -> str:
    """The name of a PostgreSQL database with the schema and no rows."""
    return prepared_database(postgres)


# What is cached is shared by all tests of the process; a failure is not cached, so the next test tries again.


@cache
def prepared_file(folder: Path) -> Path:
    file = folder / "hanabi.db"
    asyncio.run(prepare(f"sqlite:///{file}"))
    return file


@cache
def prepared_database(postgres: Postgres) -> str:
    url = postgres.new_database()
    asyncio.run(prepare(url))
    return url.rpartition("/")[2]


async def prepare(url: str) -> None:
    await (await Store.open(url)).close()


@pytest.fixture
def sqlite_url(sqlite_template: Path, tmp_path: Path) -> str:
    """The address of a database file without rows."""
    (tmp_path / "data").mkdir()
    shutil.copy(sqlite_template, tmp_path / "data" / "hanabi.db")
    return f"sqlite:///{tmp_path}/data/hanabi.db"


@pytest.fixture
def postgres_url(postgres: Postgres, postgres_template: str) -> Iterator[str]:
    """The address of a PostgreSQL database without rows."""
    url = postgres.new_database(postgres_template)
    yield url
    postgres.drop_database(url)


@pytest.fixture
def bare_postgres_url(postgres: Postgres) -> Iterator[str]:
    """The address of a PostgreSQL database without tables."""
    url = postgres.new_database()
    yield url
    postgres.drop_database(url)


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest) -> str:
    """The address of a database without rows, once for each kind."""
    fixture = {"sqlite": "sqlite_url", "postgresql": "postgres_url"}[request.param]
    url: str = request.getfixturevalue(fixture)
    return url


@pytest.fixture(params=["sqlite", "postgresql"])
def bare_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database without tables, once for each kind; the file does not even exist."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/bare/hanabi.db"
    url: str = request.getfixturevalue("bare_postgres_url")
    return url
