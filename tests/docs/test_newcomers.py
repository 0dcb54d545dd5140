"""Someone follows the pages on a tile, a remark and a language literally, in a copy of this repository."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from hanabi.text import languages

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
DIFF = re.compile(r"^```\{ \.diff \.tile \}\n(.*?)^```$", re.MULTILINE | re.DOTALL)
EDITED = re.compile(r"^\+\+\+ b/(.*)$", re.MULTILINE)
NUMBERS = {"one": 1, "two": 2, "three": 3, "seven": 7, "twelve": 12}
CATALOGUES = "src/hanabi/text"
TWINS = "from tests.fast.twins import compare_moves; print(compare_moves('a new tile', 500))"
SAID = """
from hanabi.text import Catalogue, languages
from hanabi.wire.terms import Remark
remark = Remark("good-luck")
for language in languages():
    print([*Remark].index(remark), Catalogue(language).say(f"remark-{remark.value}"))
"""


class Checkout:
    """A copy of this repository, without what is built and without pictures."""

    def __init__(self, root: Path) -> None:
        self.root = root
        leave_out = shutil.ignore_patterns("__pycache__", "static", "images", "corpus", "web")
        for folder in ("src", "tests", "docs", "bench"):
            shutil.copytree(ROOT / folder, root / folder, ignore=leave_out)
        for file in ("pyproject.toml", "README.md"):
            shutil.copy(ROOT / file, root)
        (root / "web").mkdir()
        shutil.copytree(ROOT / "web" / "src" / "rules", root / "web" / "src" / "rules")

    def run(self, *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        """What a Python prints whose `hanabi` is the copy, with the kernel interpreted."""
        environment = os.environ | {
            "PYTHONPATH": os.pathsep.join([str(self.root / "src"), str(self.root)]),
            "NUMBA_DISABLE_JIT": "1",
            "HOME": str(self.root),
        }
        return subprocess.run(
            [sys.executable, *words],
            input=typed,
            cwd=self.root,
            env=environment,
            capture_output=True,
            text=True,
            check=False,
        )

    def tests(self, *words: str) -> subprocess.CompletedProcess[str]:
        return self.run("-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", *words)

    def missing(self, language: str) -> list[str]:
        """The names of the messages that a language lacks."""
        return [
            line.split(" =")[0] for line in self.run("-m", "tests.text.missing", language).stdout.splitlines()
        ]


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    return Checkout(tmp_path)


def page(name: str) -> str:
    return (DOCS / name).read_text(encoding="utf-8")


def counts(text: str) -> list[int]:
    """The numbers of files in the sentence that begins with what is touched."""
    (sentence,) = re.findall(r"touches ([^.:]*?command writes)", text, re.DOTALL)
    return [NUMBERS[word] for word in sentence.split() if word in NUMBERS]


def test_a_tile_is_added_as_the_page_says(checkout: Checkout) -> None:
    text = page("add-a-tile.md")
    difference = "".join(DIFF.findall(text))
    subprocess.run(
        ["git", "apply", "--whitespace=nowarn"], input=difference, cwd=checkout.root, check=True, text=True
    )
    edited = EDITED.findall(difference)
    code = [path for path in edited if not path.startswith("tests/")]
    others = [each for each in languages() if each != "en"]
    assert counts(text)[:2] == [len(code) + len(others), len(edited) - len(code)]
    assert {"tile-two-tokens", "tile-text-two-tokens"} <= set(checkout.missing("pl"))
    done = checkout.tests("tests/rulebooks/test_bonus_tiles.py", "tests/rulebooks/test_concordance.py")
    assert done.returncode == 0, done.stdout
    assert "moves of" in checkout.run("-c", TWINS).stdout


def test_a_remark_is_added_as_the_page_says(checkout: Checkout) -> None:
    text = page("add-a-remark.md")
    (member,) = re.findall(r"`(\w+ = \"[\w-]+\")`", text)
    (message,) = re.findall(r"`(remark-[\w-]+ = [^`]+)`", text)
    terms = checkout.root / "src" / "hanabi" / "wire" / "terms.py"
    edit(terms, r"(class Remark\(.*?\n    HELLO = .*?\n)", rf"\1    {member}\n")
    for catalogue in (checkout.root / CATALOGUES).glob("*.ftl"):
        edit(catalogue, r"(\nremark-hello = .*?\n)", rf"\1{message}\n")
    assert counts(text) == [1 + len(languages()), 3]
    _, sentence = message.split(" = ")
    assert checkout.run("-c", SAID).stdout.splitlines() == [f"1 {sentence}"] * len(languages())


def test_a_language_is_added_as_the_page_says(checkout: Checkout) -> None:
    copy, command = re.findall(r"^(cp .*)\n(hanabi play .*)$", page("add-a-language.md"), re.MULTILINE)[0]
    subprocess.run(copy.split(), cwd=checkout.root, check=True)
    options = ["--plain", "--bot", "beginner", "--players", "2"]
    played = checkout.run("-m", *command.split(), *options, typed="\nquit\n")
    assert played.returncode == 0, played.stderr
    assert "You’re playing" in played.stdout
    assert "of" in checkout.missing("it")[-1]


def edit(file: Path, pattern: str, replacement: str) -> None:
    """Change the one place of a file that a pattern finds."""
    text, found = re.subn(pattern, replacement, file.read_text(encoding="utf-8"), count=1, flags=re.DOTALL)
    assert found == 1, file
    file.write_text(text, encoding="utf-8")
