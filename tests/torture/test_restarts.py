"""Some games through an outage; `python -m tests.torture.restarts` has many."""

import json
from pathlib import Path

import pytest

from tests.torture.restarts import main


@pytest.mark.parametrize(("database", "how"), [("sqlite", "kill"), ("postgresql", "stop")])
def test_games_go_on_where_they_were_after_a_restart(database: str, how: str, tmp_path: Path) -> None:
    file = tmp_path / "figures.json"
    words = ["--count", "6", "--database", database, "--how", how, "--within", "20", "--json", str(file)]
    assert main(words) == 0
    figures = json.loads(file.read_text())["stages"][database]
    assert figures["sockets"] == 12
    assert figures["outages"][how]["lonely_rooms"]["pending"] > 0
