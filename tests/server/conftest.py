"""What every test of the server may ask for: databases of their own, and a Redis."""

import asyncio
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from hanabi.server.storage.store import Store
from tests.server.served import Served
from tests.server.services import Postgres, Redis


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Asynchronous tests run on asyncio."""
    return "asyncio"


@pytest.fixture(scope="module")
def served() -> Iterator[Served]:
    """A server as its users start it, for the tests of one file."""
    with Served() as server:
        yield server


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server, started by the first test that needs it; who stops it starts it again."""
    with Postgres() as service:
        yield service


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    """A Redis server, started by the first test that needs it; who stops it starts it again."""
    with Redis() as service:
        yield service


@pytest.fixture(scope="session")
def sqlite_template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database file with the schema and no rows, since making one anew takes longer than most tests."""
    file = tmp_path_factory.mktemp("template") / "hanabi.db"
    asyncio.run(prepare(f"sqlite:///{file}"))
    return file


@pytest.fixture(scope="session")
def postgres_template(postgres: Postgres) -> str:
    """The name of a PostgreSQL database with the schema and no rows."""
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
