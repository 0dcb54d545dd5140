"""Some turn clocks; `python -m tests.torture.clocks` watches a thousand."""

import json
from pathlib import Path

from tests.torture.clocks import main


def test_every_clock_fires(tmp_path: Path) -> None:
    file = tmp_path / "figures.json"
    assert main(["--count", "20", "--database", "sqlite", "--json", str(file)]) == 0
    assert json.loads(file.read_text())["stages"]["sqlite"]["expiries"] >= 20
