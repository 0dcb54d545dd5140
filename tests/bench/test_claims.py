"""Every figure in README comes from a file: a claim is what was measured, and the rest is where it says."""

import re

import pytest

from bench.claims import CLAIMS, FIGURE, Claim, count, down, millions, pages, rounded, up
from bench.engine import ROOT
from hanabi.fast.cpu import Processor
from hanabi.fast.layout import rules_array
from hanabi.rules import PL

README = (ROOT / "README.md").read_text(encoding="utf-8")
NOT_PROSE = re.compile(r"^```.*?^```|`[^`]*`|\]\([^)]*\)|<[^>]*>", re.DOTALL | re.MULTILINE)
"""Code, addresses and markup."""
SETTINGS = {
    "Python 3.11 or newer": ("pyproject.toml", 'requires-python = ">=3.11"'),
    "Redis away for 60 s": ("tests/torture/whispers.py", '"--away", type=float, default=60'),
    "keeps 300 connections half open": ("tests/torture/floods.py", "HALF_OPEN = 300\n"),
    "198 sockets nobody reads": ("tests/torture/floods.py", "UNREAD = 198\n"),
    "1,000 idle connections": ("tests/torture/floods.py", "IDLE = 1_000\n"),
    "in 100 rooms": ("tests/torture/clocks.py", "ROOMS = 100\n"),
    "2,000 games in": ("Makefile", "{HANABI_DIFFERENTIAL_GAMES:-2000}"),
    "100,000 moves in": ("Makefile", "{HANABI_TWIN_MOVES:-100000}"),
    "100 % of the branches": ("Makefile", "--fail-under=100"),
    "2 to 8 submitters over two processes": ("tests/torture/races.py", "self.chance.randint(1, 7)"),
    "own colour, 5 cards": ("docs/rules.md", "Five Polish multicolour cards"),
    "on a 5 | | | on a 5": ("docs/rules.md", '"a 5"'),
    "archived in 2024": ("README.md", "archived in 2024"),
}
"""Figures that were not measured, each with a file that has it, too."""
TESTED = (
    r"\d+ sentences of 5 books, \d+ of them rules; \d+ tags, all of those about printed boxes; \d+ tests",
    "198 bytes per two-player",
)
"""Figures that tests compute: tests/rulebooks/test_concordance.py, and below."""


@pytest.mark.parametrize("claim", CLAIMS, ids=lambda claim: claim.text[:40])
def test_a_claim_says_what_was_measured(claim: Claim) -> None:
    text = (ROOT / claim.page).read_text(encoding="utf-8")
    assert claim.rewrite(text) == text, "make figures"


def test_the_script_changes_nothing_where_everything_is_true() -> None:
    assert [path for path, text in pages() if path.read_text(encoding="utf-8") != text] == []


def test_every_figure_of_the_readme_comes_from_somewhere() -> None:
    left = NOT_PROSE.sub(" ", README)
    for pattern in (*map(re.escape, SETTINGS), *TESTED):
        left, times = re.subn(pattern.replace(r"\ ", r"\s+"), " ", left)
        assert times == 1, pattern
    for claim in CLAIMS:
        left = claim.pattern().sub(" ", left)
    assert [
        left[found.start() - 30 : found.end() + 20] for found in re.finditer(rf"(?<!\w){FIGURE}", left)
    ] == []


@pytest.mark.parametrize(("said", "place"), SETTINGS.items())
def test_a_figure_that_was_not_measured_is_what_its_file_says(said: str, place: tuple[str, str]) -> None:
    file, text = place
    assert text in (ROOT / file).read_text(encoding="utf-8"), said


def test_a_game_of_two_takes_as_many_bytes_as_is_said() -> None:
    words, small = Processor(rules_array(PL.base, 2), 1).empty_state()
    assert f"{words.nbytes + small.nbytes} bytes per two-player game" in README


def test_a_claim_is_found_however_its_lines_are_broken_and_rewritten_in_place() -> None:
    claim = Claim("README.md", "{kills} kills, {lost} lost", lambda: {"kills": "2,000", "lost": "0"})
    assert claim.rewrite("After 7\nkills, 1\nlost.") == "After 2,000\nkills, 0\nlost."
    for text in ("nothing", "1 kills, 2 lost and 3 kills, 4 lost"):
        with pytest.raises(LookupError):
            claim.rewrite(text)


def test_figures_are_told_with_three_digits_and_bounds_hold() -> None:
    assert (rounded(653_835), rounded(39_554), count(1234)) == ("654,000", "39,600", "1,234")
    assert (millions(13_560_612), millions(1_844_614_745), millions(84_316)) == ("13.6", "1,840", "0.0843")
    assert (up(0.1043), up(1.0), down(16.9), down(5.78, 1)) == ("0.2", "1.0", "16", "5.7")
