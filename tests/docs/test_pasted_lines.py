"""Every command line that a page shows can be pasted; what explains it is a comment."""

import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest

from hanabi.text import languages
from tests.cli.run import hanabi

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
EPILOGUES = re.compile(r"^epilogue-[a-z-]+ =(.*(?:\n .*)*)", re.MULTILINE)
PLACEHOLDER = re.compile(r"\[|\b[A-Z]{4,}\b(?!/)|A,B|\bA B\b|…|--language it\b")
"""What stands for something that readers fill in."""


def blocks(path: Path) -> Iterator[str]:
    """The blocks of code of a page, without those of other languages."""
    fences = re.compile(r"^```([^\n]*)\n(.*?)^```", re.MULTILINE | re.DOTALL)
    for kind, text in fences.findall(path.read_text(encoding="utf-8")):
        if kind.strip() in ("", "sh"):
            yield text


def commands() -> Iterator[tuple[str, str]]:
    """Every line that runs something, with the name of its page."""
    texts = [(path.name, text) for path in PAGES for text in blocks(path)]
    for language in languages():
        catalogue = (ROOT / f"src/hanabi/text/{language}.ftl").read_text(encoding="utf-8")
        texts += [(language, found[1]) for found in EPILOGUES.finditer(catalogue)]
    for name, text in texts:
        yield from ((name, line.strip()) for line in text.splitlines() if line.strip().startswith("hanabi "))


@pytest.mark.parametrize(("page", "line"), [*commands()])
def test_an_explanation_beside_a_command_is_a_comment(page: str, line: str) -> None:
    assert not re.search(r"\S  +[^# ]", line.partition("#")[0])


@pytest.mark.parametrize(("page", "line"), [each for each in commands() if not PLACEHOLDER.search(each[1])])
def test_a_command_that_is_shown_is_one(page: str, line: str) -> None:
    words = shlex.split(re.split(r"(?<=\s)[|>]", line)[0], comments=True)
    answer = hanabi(*words[1:], "--help")
    assert (answer.code, answer.err) == (0, "")
