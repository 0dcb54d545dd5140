"""Every mood of Redis for a moment; `python -m tests.torture.whispers` has them last."""

import json
from pathlib import Path

from tests.torture.whispers import MOODS, main


def test_everyone_sees_everything_once_whatever_redis_does(tmp_path: Path) -> None:
    file = tmp_path / "figures.json"
    times = ["--seconds", "0.8", "--away", "2", "--within", "8"]
    assert main(["--count", "3", "--database", "sqlite", *times, "--json", str(file)]) == 0
    figures = json.loads(file.read_text())["stages"]["sqlite"]
    assert figures["actions"] > 0
    assert figures["messages"].keys() == {mood.name for mood in MOODS}
    assert figures["messages"]["calm"]["delivered"] > 0
    assert figures["messages"]["everything lost"]["delivered"] == 0
