"""The site builds without a warning; its links lead somewhere, and its examples run."""

import doctest
import io
import re
import shutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from markdown import markdown

from docs.box_pages import BOXES, FOLDER, box_page
from docs.rule_links import RuleLinks, defined_tags
from hanabi.rules import EDITIONS, Edition
from tests.docs.pages import broken_links, is_elsewhere, loaded_by, page, pages

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


def project(folder: Path) -> Path:
    """What the site is built from, in a folder of its own: workers build at the same time."""
    shutil.copytree(DOCS, folder / "docs", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "zensical.toml", folder)
    (folder / "src").symlink_to(ROOT / "src")
    return folder


def build(folder: Path) -> subprocess.CompletedProcess[str]:
    """Build the site of a folder as `make docs` does."""
    return subprocess.run(
        [sys.executable, "-m", "zensical", "build", "--strict", "--config-file", folder / "zensical.toml"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, built once."""
    folder = project(tmp_path_factory.mktemp("docs").resolve())
    built = build(folder)
    assert built.returncode == 0, built.stdout + built.stderr
    return folder / "site"


def test_a_strict_build_fails_on_a_link_an_anchor_and_a_rule_that_are_not_there(tmp_path: Path) -> None:
    folder = project(tmp_path.resolve())
    rules, play = folder / "docs" / "rules.md", folder / "docs" / "play.md"
    rules.write_text(rules.read_text(encoding="utf-8").replace("**B6 ", "**B66 "), encoding="utf-8")
    with play.open("a", encoding="utf-8") as page:
        page.write("\n[a page](nowhere.md), [a place](bots.md#nowhere)\n")
    built = build(folder)
    assert built.returncode != 0
    for complaint in (
        "page does not exist",
        "anchor does not exist",
        "unresolved autoref `B6` in boxes/de.md",
    ):
        assert complaint in built.stdout + built.stderr


def test_every_internal_link_anchor_and_picture_is_there(site: Path) -> None:
    assert [broken for each in pages(site) for broken in broken_links(site, each)] == []


def test_a_link_that_leads_nowhere_and_a_picture_that_is_missing_are_found(tmp_path: Path) -> None:
    (tmp_path / "one.html").write_text(
        '<a href="two.html#there"><a href="two.html#gone"><a href="three.html"><img src="four.png">'
    )
    (tmp_path / "two.html").write_text('<p id="there"><a href="https://example.org/anything">')
    broken = [found for each in pages(tmp_path) for found in broken_links(tmp_path, each)]
    assert broken == ["one.html: two.html#gone", "one.html: three.html", "one.html: four.png"]


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


@pytest.mark.parametrize("box", BOXES, ids=lambda box: str(box.key))
def test_the_page_of_a_box_is_up_to_date(box: Edition) -> None:
    """Otherwise run `make golden`."""
    assert (FOLDER / f"{box.key}.md").read_text(encoding="utf-8") == box_page(box)


@pytest.mark.parametrize("box", BOXES, ids=lambda box: str(box.key))
def test_every_tag_on_the_page_of_a_box_is_defined_by_the_rules(box: Edition) -> None:
    cited = " ".join(re.findall(r"<small>(.*?)</small>", box_page(box))).split()
    assert set(cited) - set(defined_tags()) == set()
    assert cited


def test_a_tag_leads_to_its_rule(site: Path) -> None:
    assert "../rules.html#U19" in page(site / "boxes" / "de.html").links
    assert "../rules.html#B6" in page(site / "reference" / "game.html").links
    assert {"B6", "U19", "X3.5", "X1a"} <= set(defined_tags()) <= page(site / "rules.html").anchors


def test_a_tag_in_running_text_becomes_a_link_and_one_in_code_a_link_or_a_heading_does_not() -> None:
    text = "# B6\n\nSee B6, X1a and X3.5, not B6.7, B99, `B6` or [B6](rules.md).\n\n- **B7 play** It fits."
    html = markdown(text, extensions=[RuleLinks()])
    assert re.findall(r'<autoref class="rule" identifier="(.*?)">', html) == ["B6", "X1a", "X3.5", "B7"]
    assert '<li><a id="B7"></a><strong>' in html
    assert "<h1>B6</h1>" in html


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
