"""A small siege on each database; `python -m tests.torture.kills` is the large one."""

import json
from pathlib import Path

import pytest

from tests.torture.kills import CAMPAIGN
from tests.torture.sieges import main


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_nothing_acknowledged_or_shown_is_lost_when_the_server_is_killed(
    database: str, tmp_path: Path
) -> None:
    file = tmp_path / "figures.json"
    words = ["--count", "2", "--acknowledgements", "150", "--rooms", "8", "--database", database]
    assert main(CAMPAIGN, [*words, "--json", str(file)]) == 0
    figures = json.loads(file.read_text())["databases"][database]
    assert figures["kills"] >= 2
    assert figures["audited"]["acknowledged"] == figures["acknowledgements"] >= 150
    assert min(figures["audited"][seen] for seen in ("tables_seen", "rooms_seen")) > 0
