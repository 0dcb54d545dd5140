"""Someone follows docs/add-an-edition.md literally: the box in the terminal, with bots, on a server."""

import json
import os
import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tests.packaging.sources import ROOT

PAGE = ROOT / "docs" / "add-an-edition.md"
BLOCK = re.compile(r"^```\{ \.(\w+) \.edition \}\n(.*?)^```$", re.MULTILINE | re.DOTALL)
FILES = {"toml": "pyproject.toml", "python": "hanabi_italian.py"}
SERVER = """
import json
from starlette.testclient import TestClient
from hanabi.server.app import make_app
from hanabi.server.settings import Settings

with TestClient(make_app(Settings(database_url="sqlite:///rooms.db"))) as client:
    boxes = client.get("/api/boxes").json()["boxes"]
    words = client.get("/api/words/de").json()["fluent"]
    page = client.get("/api/rules/it+avalanche").json()
    room = client.post("/api/rooms", json={"ruleset": "it"})
    print(json.dumps({"boxes": boxes, "words": words, "title": page["title"], "room": room.status_code}))
"""


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the package of the page, as good as installed."""
    sources, folder = tmp_path_factory.mktemp("hanabi-italian"), tmp_path_factory.mktemp("installed")
    for kind, text in BLOCK.findall(PAGE.read_text(encoding="utf-8")):
        if kind in FILES:
            (sources / FILES[kind]).write_text(text, encoding="utf-8")
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(build, cwd=sources, check=True, capture_output=True)
    (wheel,) = folder.glob("*.whl")
    zipfile.ZipFile(wheel).extractall(folder)
    return folder


def run(installed: Path, *words: str, typed: str = "") -> str:
    """What a Python that has the package prints."""
    environment = os.environ | {"PYTHONPATH": str(installed), "HOME": str(installed), "HANABI_LANGUAGE": "en"}
    done = subprocess.run(
        [sys.executable, *words],
        input=typed,
        env=environment,
        cwd=installed,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_page_has_a_package_of_two_files() -> None:
    assert [kind for kind, _ in BLOCK.findall(PAGE.read_text(encoding="utf-8"))] == ["toml", "python", "sh"]


def test_the_commands_of_the_page_know_the_box(installed: Path) -> None:
    (commands,) = (text for kind, text in BLOCK.findall(PAGE.read_text(encoding="utf-8")) if kind == "sh")
    _, rules, simulate, play = commands.splitlines()
    assert "the Italian edition (it)" in run(installed, "-m", *rules.split())
    assert json.loads(run(installed, "-m", *simulate.split(), "--json"))["games"] == 20
    bots = ["--bot", "beginner", "--players", "3", "--seed", "7", "--plain"]
    assert "You’re playing the Italian edition (it)" in run(
        installed, "-m", *play.split(), *bots, typed="quit\n"
    )


def test_a_server_and_its_page_know_the_box(installed: Path) -> None:
    printed = run(installed, "-W", "ignore", "-c", SERVER).splitlines()
    told = json.loads(next(line for line in printed if line.startswith("{")))
    assert [box["key"] for box in told["boxes"]][-2:] == ["it", "custom"]
    assert 'edition-it = { "the Italian edition" }' in told["words"]
    assert "the Italian edition" in told["title"]
    assert told["room"] == 201
