"""Some choices behind dying connections; `python -m tests.torture.blackholes` makes many."""

import json
from pathlib import Path

from tests.torture.blackholes import main


def test_a_choice_behind_a_network_that_swallows_everything_counts_once(tmp_path: Path) -> None:
    file = tmp_path / "figures.json"
    words = ["--count", "200", "--rooms", "6", "--database", "sqlite", "--json", str(file)]
    assert main(words) == 0
    figures = json.loads(file.read_text())["stages"]["sqlite"]
    assert figures["choices"] >= 200
    assert figures["swallowed_connections"] > 0
    assert figures["reconnections"] > 0
