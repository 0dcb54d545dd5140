"""A few races; `python -m tests.torture.races` holds many."""

import json
from pathlib import Path

import pytest

from tests.torture.races import main


@pytest.mark.parametrize(("database", "redis"), [("sqlite", "without"), ("postgresql", "with")])
def test_exactly_one_of_those_who_act_at_once_acts(database: str, redis: str, tmp_path: Path) -> None:
    file = tmp_path / "figures.json"
    words = ["--count", "60", "--tables", "2", "--database", database, "--redis", redis, "--json", str(file)]
    assert main(words) == 0
    (figures,) = json.loads(file.read_text())["stages"].values()
    assert {"enter", "sit", "begin", "act"} <= figures["races"].keys()
    assert figures["answers"]["stale"] > 0
    assert figures["between_processes"] > 30
