"""An audit finds what a server would have to do wrong: each test spoils a database as a bug would."""

import asyncio
import json
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.torture.audit import check_everything, check_fresh
from tests.torture.crowd import Habits
from tests.torture.siege import Plan, Siege

LAST = "SELECT game_id, seq FROM actions WHERE key IS NOT NULL ORDER BY at DESC LIMIT 1"
MIDDLE = "SELECT game_id, seq FROM actions WHERE seq = 2 ORDER BY at LIMIT 1"
TALK = """entry LIKE '%"said"%'"""


@pytest.fixture(scope="module")
def siege(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Siege]:
    """A crowd that saw one server die, and the database it left."""
    file = tmp_path_factory.mktemp("audit") / "hanabi.db"
    habits = Habits(replay=0.2, talk=0.5, note=0.5)
    siege = Siege(Plan(f"sqlite:///{file}", 6, habits, 3, lambda siege: siege.ledger.acknowledged >= 200))
    asyncio.run(siege.run())
    yield siege
    assert siege.faults == []


@pytest.fixture
def database(siege: Siege, tmp_path: Path) -> Path:
    """A copy of the database, to be spoilt."""
    folder = Path(siege.plan.database_url.removeprefix("sqlite:///")).parent
    return shutil.copytree(folder, tmp_path / "copy") / "hanabi.db"


def faults(siege: Siege, database: Path, *changes: str) -> str:
    """What is found after some changes, in one text."""
    with closing(sqlite3.connect(database)) as connection:
        for change in changes:
            assert connection.execute(change).rowcount > 0
        connection.commit()
    found, _ = asyncio.run(check_everything(f"sqlite:///{database}", siege.ledger))
    return "\n".join(found)


def test_a_sound_database_has_no_faults(siege: Siege, database: Path) -> None:
    assert faults(siege, database) == ""


def test_a_lost_action_is_found(siege: Siege, database: Path) -> None:
    change = "DELETE FROM actions WHERE (game_id, seq) IN (SELECT game_id, max(seq) FROM actions GROUP BY 1)"
    assert "answered done and has 0 effects" in faults(siege, database, change)
    fresh = [asked for asked in siege.ledger.asked.values() if asked.answer == "done"]
    assert "is kept 0 times" in asyncio.run(check_fresh(f"sqlite:///{database}", fresh))[0]


def test_a_gap_is_found(siege: Siege, database: Path) -> None:
    change = f"DELETE FROM actions WHERE (game_id, seq) IN ({MIDDLE})"
    assert "has 3 after 1" in faults(siege, database, change)


def test_another_action_in_its_place_is_found(siege: Siege, database: Path) -> None:
    change = f"UPDATE actions SET key = 'x/t0a.999' WHERE (game_id, seq) IN ({LAST})"
    assert "t0a.999 was never asked for" in faults(siege, database, change)


def test_an_action_without_its_key_is_found(siege: Siege, database: Path) -> None:
    change = f"UPDATE actions SET key = NULL WHERE (game_id, seq) IN ({LAST})"
    assert "comes from None" in faults(siege, database, change)


def test_a_doubled_line_is_found(siege: Siege, database: Path) -> None:
    copied = "SELECT room_id, 1000, key || '', entry, at + 1 FROM entries"
    number = "(SELECT max(number) + 1 FROM entries e WHERE e.room_id = entries.room_id)"
    doubled = copied.replace("1000", number).replace("key || ''", "replace(key, '/', '//')")
    change = f"INSERT INTO entries (room_id, number, key, entry, at) {doubled} WHERE {TALK} LIMIT 1"
    found = faults(siege, database, change)
    assert "answered done and has 2 effects" in found
    assert "came late" in found


def test_a_line_said_otherwise_is_found(siege: Siege, database: Path) -> None:
    change = f"UPDATE entries SET entry = replace(entry, ' says ', ' said ') WHERE {TALK}"
    assert "was seen otherwise" in faults(siege, database, change)


def test_a_lost_note_is_found(siege: Siege, database: Path) -> None:
    change = (
        """UPDATE entries SET entry = replace(entry, '"text":"', '"text":"9') WHERE entry LIKE '%"noted"%'"""
    )
    assert "the desk of" in faults(siege, database, change)


def test_another_deck_is_found(siege: Siege, database: Path) -> None:
    """The cards shown before the crash would not be the cards dealt."""
    with closing(sqlite3.connect(database)) as connection:
        game, text = connection.execute("SELECT id, record FROM games ORDER BY began LIMIT 1").fetchone()
        record = json.loads(text)
        record["replay"]["deck"] = " ".join(reversed(record["replay"]["deck"].split()))
        connection.execute("UPDATE games SET record = ? WHERE id = ?", (json.dumps(record), game))
        connection.execute("DELETE FROM actions WHERE game_id = ?", (game,))
        connection.commit()
    assert f"events -1-0 of game {game} were seen otherwise" in faults(siege, database)
