"""What is packed for the browser is all that it needs: a game runs on it alone."""

import subprocess
import sys
from pathlib import Path

import pytest

from deploy import static_site
from hanabi.text import languages

GAME = """
import json, sys
from fnmatch import fnmatch
UNUSED = sys.argv[3].split()
sys.path = [sys.argv[1], *(each for each in sys.path if "site-packages" not in each)]

class Unused:
    # Refuses what is packed the modules of the standard library that are not.

    def find_spec(self, name, path=None, target=None):
        file = name.replace(".", "/")
        unused = any(fnmatch(f"{file}{end}", each) for each in UNUSED for end in (".py", "/__init__.py"))
        frame = sys._getframe(1)
        while frame.f_code.co_filename.startswith("<frozen importlib"):
            frame = frame.f_back
        if unused and frame.f_code.co_filename.startswith(sys.argv[1]):
            raise ModuleNotFoundError(f"{name} is not packed", name=name)

sys.meta_path.insert(0, Unused())
from hanabi.site.service import SiteService

service, frames = SiteService({}), []

def call(*what):
    told = json.loads(service.call(json.dumps(what)))
    frames.extend(json.loads(text) for _, text in told["frames"])
    return told

def ask(kind, **fields):
    return call("receive", 1, json.dumps({"type": kind, "id": str(len(frames)), **fields}))

room = json.loads(call("fetch", "POST", "/api/rooms", '{"seats": 2}', "en")["result"][1])["room"]
call("connect", 1, room, None, -1)
ask("enter", name="Ann")
ask("sit", seat=0)
ask("seat-bot", seat=1, bot="partner")
ask("begin")
told = ask("stand-in", seat=0, bot="club")
while told["wake"] == 0:
    told = call("wake")
[game] = {each["game"] for each in frames if each["type"] == "happened"}
asked = [f"/api/games/{game}/{part}" for part in ("film", "review", "replay", "advice?seq=2")]
asked += [f"/api/rules/{box}+black-powder?language={sys.argv[2]}" for box in ("fr", "de")]
for path in (*asked, "/api/boxes", "/api/lesson", "/api/puzzles/1", "/api/rules/fr/try/B11", "/api/me/games"):
    status, text = call("fetch", "GET", path, "", sys.argv[2])["result"]
    print(status, path, json.loads(text)["message"] if status != 200 else "")
"""


@pytest.fixture(scope="module")
def packed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("packed")
    for name, data in static_site.packages():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(data)
    return folder


def test_every_language_is_packed() -> None:
    assert set(static_site.LANGUAGES) == set(languages())


@pytest.mark.parametrize("language", ["pl", "es"])
def test_a_game_and_all_that_is_asked_after_it_need_nothing_else(packed: Path, language: str) -> None:
    ran = subprocess.run(
        [sys.executable, "-I", "-c", GAME, str(packed), language, " ".join(static_site.UNUSED)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    assert [line for line in ran.stdout.splitlines() if not line.startswith("200 ")] == []
