"""The site builds without a warning; its links lead somewhere, and its examples run."""

import doctest
import io
import os
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from hanabi.rules import EDITIONS
from tests.docs.pages import Page, broken_links, is_elsewhere, loaded_by, page

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
BLOCK = re.compile(r"^```(python|pycon)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
"""An example: a session run as a doctest, or code run as it is; each knows what its page defined before."""
WITH_EXAMPLES = [
    path for path in sorted(DOCS.glob("*.md")) if "```pycon\n" in path.read_text(encoding="utf-8")
]
REFERENCE = {
    "rules": "hanabi.rules",
    "game": "hanabi.game",
    "table": "hanabi.table",
    "bots": "hanabi.bots",
    "arena": "hanabi.arena",
    "coach": "hanabi.coach",
    "testing": "hanabi.testing",
}


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, built once."""
    folder = tmp_path_factory.mktemp("site").resolve()
    built = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--quiet", "--strict", "--site-dir", str(folder)],
        cwd=ROOT,
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert built.returncode == 0, built.stdout + built.stderr
    return folder


def pages(site: Path) -> list[Page]:
    """Every page of the site."""
    return [page(path) for path in sorted(site.rglob("*.html"))]


def test_every_internal_link_and_anchor_leads_somewhere(site: Path) -> None:
    assert [broken for each in pages(site) for broken in broken_links(site, each)] == []


def test_a_link_that_leads_nowhere_is_found(tmp_path: Path) -> None:
    (tmp_path / "one.html").write_text(
        '<a href="two.html#there"><a href="two.html#gone"><a href="three.html">'
    )
    (tmp_path / "two.html").write_text('<p id="there"><a href="https://example.org/anything">')
    broken = [found for each in pages(tmp_path) for found in broken_links(tmp_path, each)]
    assert broken == ["one.html: two.html#gone", "one.html: three.html"]


def test_no_page_loads_anything_from_another_host(site: Path) -> None:
    loads = {load for each in pages(site) for load in each.loads}
    for sheet in site.rglob("*.css"):
        loads.update(loaded_by(sheet.read_text(encoding="utf-8")))
    assert loads
    assert sorted(filter(is_elsewhere, loads)) == []


@pytest.mark.parametrize("name", REFERENCE)
def test_every_public_name_is_in_the_reference(name: str, site: Path) -> None:
    described = {anchor.rsplit(".", 1)[-1] for anchor in page(site / "reference" / f"{name}.html").anchors}
    assert sorted(set(import_module(REFERENCE[name]).__all__) - described) == []


@pytest.mark.parametrize("box", [key for key in EDITIONS if key != "custom"])
def test_every_box_has_a_page_with_the_rules_of_everything_it_offers(box: str, site: Path) -> None:
    text = (site / "boxes" / f"{box}.html").read_text(encoding="utf-8")
    for option in EDITIONS[box].offers:
        assert f"<code>{box}+{option}</code>" in text


def test_a_tag_leads_to_its_rule(site: Path) -> None:
    assert "../rules.html#U19" in page(site / "boxes" / "de.html").links
    assert "../rules.html#B6" in page(site / "reference" / "game.html").links
    assert {"B6", "U19", "X3.5", "X1a"} <= page(site / "rules.html").anchors


@pytest.mark.parametrize("path", WITH_EXAMPLES, ids=lambda path: str(path.stem))
def test_the_examples_of_a_page_run_as_printed(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    known: dict[str, Any] = {"__name__": path.stem}
    for block in BLOCK.finditer(text):
        if block[1] == "python":
            exec(compile(block[2], path.name, "exec"), known)
        else:
            run_session(block[2], known, path.name, text[: block.start(2)].count("\n"))


def run_session(session: str, known: dict[str, Any], name: str, line: int) -> None:
    """Run an example as a doctest; what it defines is known from then on."""
    said = io.StringIO()
    test = doctest.DocTestParser().get_doctest(session, known, name, name, line)
    result = doctest.DocTestRunner(verbose=False).run(test, out=said.write, clear_globs=False)
    assert not result.failed, said.getvalue()
    known.update(test.globs)
