"""The page on where to change what: its paths exist, and the files say what is named beside them."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs" / "where.md").read_text(encoding="utf-8")
PATHS = sorted(set(re.findall(r"`([\w.-]+/[\w./*-]+)`", TEXT)))
NAMED = [
    *re.findall(r"`([\w.-]+/[\w./*-]+)` \((`[^)]+`)\)", TEXT),
    *((path, symbol) for symbol, path in re.findall(r"(`\w+`) in\s+`([\w.-]+/[\w./*-]+)`", TEXT)),
]
"""A path, and the symbols in brackets behind it or the one that is said to be in it."""
ROWS = [
    [cell.strip() for cell in line.strip("|").split("|")]
    for line in TEXT.splitlines()
    if re.match(r"\| (?!task|---)", line)
]


def files_of(path: str) -> list[Path]:
    """The files or folders that a path from the root of the repository stands for."""
    return sorted(ROOT.glob(path))


def test_there_are_no_two_rows_for_a_task() -> None:
    assert len({task for task, *_ in ROWS}) == len(ROWS) == 23


@pytest.mark.parametrize("path", PATHS)
def test_a_path_on_the_page_exists(path: str) -> None:
    assert files_of(path)


@pytest.mark.parametrize(("path", "symbols"), NAMED)
def test_a_file_says_what_is_named_beside_it(path: str, symbols: str) -> None:
    texts = [file.read_text(encoding="utf-8") for file in files_of(path)]
    missing = [name for name in re.findall(r"`([^`]+)`", symbols) for text in texts if name not in text]
    assert missing == []


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0])
def test_a_task_counts_the_files_that_it_names(row: list[str]) -> None:
    named = re.findall(r"`([\w.-]+/[\w./*-]+)`", row[1])
    assert sum(len(files_of(path)) for path in named) == int(row[2])
