"""A missing extra is reported in one sentence with the command that installs it; the rest works."""

import json
import sys
from pathlib import Path

import pytest

from hanabi.errors import MissingExtra
from hanabi.extras import EXTRAS, is_installed, require_extra
from hanabi.text import Catalogue, languages, sentence
from tests.packaging.actions.plain_game import COMMAND, typed_lines
from tests.packaging.hidden import Bare
from tests.packaging.sources import ROOT
from tests.text.sources import mentioned

RECORD = str(ROOT / "tests" / "game" / "golden" / "replay-v1.json")
SENTENCES = {
    "client": "Playing in a room on a server needs more packages. Install them: pip install 'hanabi[client]'",
    "server": "Running a server needs more packages. Install them: pip install 'hanabi[server]'",
    "fast": (
        "Compiled bots and the fast engine need more packages. Install them: pip install 'hanabi[fast]'"
    ),
    "envs": "The research environments need more packages. Install them: pip install 'hanabi[envs]'",
    "cluster": "Using a cluster needs more packages. Install them: pip install 'hanabi[cluster]'",
    "learn": "Training needs more packages. Install them: pip install 'hanabi[learn]'",
    "tui": "Full-screen mode needs more packages. Install them: pip install 'hanabi[tui]'",
}
MODULES = {
    "hanabi.client.visit": "client",
    "hanabi.tui.app": "tui",
    "hanabi.server.app": "server",
    "hanabi.fast": "fast",
    "hanabi.expert.team": "fast",
    "hanabi.bots.master": "fast",
    "hanabi.envs.rl_env": "envs",
    "hanabi.envs.pettingzoo": "envs",
    "hanabi.envs.vector": "envs",
    "hanabi.arena.cluster": "cluster",
    "hanabi.learned.network": "fast",
    "hanabi.learning.training": "learn",
}
IMPORTING = f"""
from importlib import import_module
for module in {list(MODULES)}:
    try:
        import_module(module)
    except ImportError as error:
        print(error)
"""


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Bare:
    """An environment with the core alone."""
    return Bare(tmp_path_factory.mktemp("bare"), {name for names in EXTRAS.values() for name in names})


@pytest.mark.parametrize(
    ("extra", "command"),
    [
        ("client", "play http://127.0.0.1:1/r/room"),
        ("client", "play http://127.0.0.1:1/r/room --plain"),
        ("client", "play fr --at http://127.0.0.1:1"),
        ("server", "serve"),
        ("server", "backup games.db"),
        ("server", "restore games.db"),
        ("server", "admin list"),
        ("fast", "bench"),
        ("fast", "check-bot expert"),
        ("fast", "simulate --bot expert --games 1"),
        ("fast", "simulate --rollouts 32 --games 1"),
        ("fast", "compare --bots beginner,cheater --games 1 --players 2"),
        ("learn", "train"),
        ("cluster", "simulate --cluster tcp://127.0.0.1:1"),
    ],
)
def test_a_command_without_its_extra_says_how_to_install_it(bare: Bare, extra: str, command: str) -> None:
    answer = bare.hanabi(*command.split())
    assert (answer.code, answer.out) == (1, "")
    assert answer.sentence == SENTENCES[extra]


@pytest.mark.parametrize("command", ["bench", "simulate --bot master --games 1", "check-bot expert"])
def test_programs_are_told_the_code_and_the_extra(bare: Bare, command: str) -> None:
    answer = bare.hanabi(*command.split(), "--json")
    told = {"error": "missing-extra", "extra": "fast", "message": SENTENCES["fast"]}
    assert (answer.code, json.loads(answer.out)) == (1, told)


def test_an_import_without_its_extra_says_how_to_install_it(bare: Bare) -> None:
    answer = bare.python(IMPORTING)
    assert answer.out.splitlines() == [f"{SENTENCES[extra]} [missing-extra]" for extra in MODULES.values()]


def test_the_bots_that_need_an_extra_are_listed_without_it(bare: Bare) -> None:
    script = "from hanabi.bots import BOTS, bot\nprint(*BOTS)\nbot('expert')"
    answer = bare.python(script)
    assert answer.out.split()[-3:] == ["expert", "learned", "master"]
    assert answer.err.endswith(f"hanabi.errors.MissingExtra: {SENTENCES['fast']} [missing-extra]\n")


@pytest.mark.parametrize(
    "command",
    [
        "--help",
        "rules",
        "rules de+flamboyant-fives",
        "rules diff fr pl",
        f"replay {RECORD}",
        f"review {RECORD}",
        f"advise {RECORD} --turn 2",
        "simulate --bot beginner --games 2 --jobs 1",
        "compare --bots beginner,club --games 1 --players 2",
        "check-bot partner --games 1",
        "completion bash",
    ],
)
def test_the_core_does_by_itself(bare: Bare, command: str) -> None:
    answer = bare.hanabi(*command.split())
    assert (answer.code, answer.err) == (0, "")
    assert answer.out


def test_the_core_plays_a_whole_game_in_plain_lines(bare: Bare) -> None:
    typed, score = typed_lines()
    answer = bare.hanabi(*COMMAND, typed=typed)
    assert answer.code == 0
    assert f"{score} points" in answer.out


def test_games_of_rooms_can_be_joined_without_the_full_screen(tmp_path: Path) -> None:
    answer = Bare(tmp_path, ["textual"]).hanabi("play", "http://127.0.0.1:1/r/room")
    assert answer.sentence.startswith("No answer from http://127.0.0.1:1:")


@pytest.mark.parametrize("extra", sorted(set(EXTRAS) - {"learn"}))  # PyTorch is in no requirement file
def test_an_extra_is_installed_where_all_its_modules_are(extra: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert is_installed(extra)
    for module in EXTRAS[extra]:
        with monkeypatch.context() as hiding:
            hiding.setitem(sys.modules, module, None)
            with pytest.raises(MissingExtra):
                require_extra(extra)


@pytest.mark.parametrize("language", languages())
def test_every_extra_has_its_sentence_in_every_language(language: str) -> None:
    assert mentioned(language, "error-missing-extra")[0]["extra"] == {*EXTRAS, "other"}
    for extra in EXTRAS:
        told = sentence(Catalogue(language), MissingExtra("missing-extra", extra=extra))
        assert told.endswith(f"pip install 'hanabi[{extra}]'")
