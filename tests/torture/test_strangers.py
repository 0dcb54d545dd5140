"""Some attempts of strangers; `python -m tests.torture.strangers` makes thousands."""

import json
from pathlib import Path

from tests.torture.strangers import STAGES, main


def test_strangers_seize_no_room_and_ruin_none(tmp_path: Path) -> None:
    file = tmp_path / "figures.json"
    assert main(["--count", "200", "--database", "sqlite", "--json", str(file)]) == 0
    stages = json.loads(file.read_text())["stages"]
    assert {f"sqlite {name}" for name in STAGES} == stages.keys()
    assert all(stage["attempts"] > 100 for stage in stages.values())
