"""The navigation lists every page by its purpose, and every page says first whom it is for."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
PAGES = sorted(path.relative_to(DOCS).as_posix() for path in DOCS.rglob("*.md"))
NAVIGATION = tomllib.loads((ROOT / "zensical.toml").read_text(encoding="utf-8"))["project"]["nav"]


def listed(entry: Any) -> Iterator[str]:
    """The pages that an entry of the navigation leads to: a page, a page with a title, or a group."""
    if isinstance(entry, str):
        yield entry
    else:
        for part in entry.values() if isinstance(entry, dict) else entry:
            yield from listed(part)


def test_every_page_is_in_the_navigation_once() -> None:
    assert sorted(listed(NAVIGATION)) == PAGES


def test_the_navigation_groups_the_pages_by_purpose() -> None:
    assert [title for entry in NAVIGATION for title in entry] == [
        "Start",
        "Tutorials",
        "How-to guides",
        "Reference",
        "Explanation",
    ]


@pytest.mark.parametrize("path", PAGES)
def test_a_page_opens_with_whom_it_is_for(path: str) -> None:
    text = re.sub(r"<!--.*?-->", "", (DOCS / path).read_text(encoding="utf-8"), flags=re.DOTALL)
    title, opening, *_ = re.split(r"\n{2,}", text.strip())
    assert title.startswith("# ")
    assert re.match(r"This page is for \w", opening)


@pytest.mark.parametrize("page", ["first-game.md", "host.md", "first-bot.md", "first-agent.md"])
def test_a_newcomer_finds_the_page_from_the_start(page: str) -> None:
    assert f"]({page})**" in (DOCS / "index.md").read_text(encoding="utf-8")
