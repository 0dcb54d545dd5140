"""Dependencies point one way, and the rules and the game need the standard library alone."""

import ast
import re
import sys
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "hanabi"
PICTURE = ROOT / "docs" / "images" / "architecture.svg"

USES = {
    "text": set[str](),
    "errors": {"text"},
    "codec": set[str](),
    "workers": {"errors", "codec"},
    "extras": {"errors"},
    "rules": {"errors", "codec"},
    "game": {"errors", "codec", "rules"},
    "rulebook": {"errors", "rules", "text"},
    "table": {"errors", "rules", "game"},
    "wire": {"codec", "rules", "game", "table"},
    "fast": {"errors", "rules", "game", "text", "extras", "workers"},
    "expert": {"rules", "game", "fast", "extras"},
    "learned": {"errors", "rules", "game", "fast", "expert", "extras"},
    "master": {"rules", "game", "fast", "expert", "learned", "extras", "workers"},
    "learning": {"errors", "rules", "fast", "learned", "extras"},
    "bots": {
        *("errors", "codec", "rules", "game", "table", "fast", "expert", "learned", "master"),
        "workers",
    },
    "testing": {"errors", "codec", "rules", "game", "table", "bots"},
    "arena": {"errors", "codec", "rules", "game", "text", "table", "bots", "extras", "workers"},
    "coach": {"errors", "rules", "game", "text", "table", "bots"},
    "envs": {"errors", "rules", "game", "fast", "extras"},
    "bench": {"errors", "text", "fast", "envs", "extras", "workers"},
    "room": {"errors", "codec", "rules", "game", "table", "text", "bots", "coach", "wire"},
    "answers": {
        *("errors", "codec", "rules", "game", "table", "text", "rulebook", "bots", "coach", "testing"),
        *("wire", "room"),
    },
    "server": {
        *("errors", "codec", "rules", "game", "table", "text", "bots", "wire"),
        *("room", "coach", "answers", "extras", "workers"),
    },
    "site": {
        *("errors", "codec", "rules", "game", "table", "text", "bots", "coach", "wire", "room", "answers"),
    },
    "plain": {
        *("errors", "codec", "text", "rules", "game", "rulebook", "table", "bots", "coach"),
        *("testing", "room"),
    },
    "client": {
        *("errors", "codec", "extras", "text", "rules", "game", "table", "wire", "bots", "coach"),
        *("plain", "room", "answers", "testing"),
    },
    "tui": {
        *("errors", "extras", "text", "rules", "game", "rulebook", "table", "wire", "bots", "coach"),
        *("plain", "client"),
    },
    "cli": {
        *("errors", "codec", "extras", "text", "rules", "workers", "game", "bench", "bots", "table"),
        *("coach", "arena", "testing", "server", "plain", "client", "tui", "learning"),
    },
}
"""What each part of the package uses of the others: all of it, and nothing else."""
STANDARD_LIBRARY_ONLY = ("errors", "codec", "extras", "workers", "rules", "game", "table", "wire", "room")
MOST_LINES = 400
"""How long a source file may be before it is divided where a concept ends."""


def modules() -> Iterator[tuple[str, Path]]:
    """Every source file with the part of the package it belongs to."""
    for path in sorted(PACKAGE.rglob("*.py")):
        part = path.relative_to(PACKAGE).parts[0].removesuffix(".py")
        if part not in ("__init__", "__main__"):
            yield part, path


def imports(path: Path) -> Iterator[str]:
    """The modules a file imports, by their full names."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path} imports relatively"
            yield node.module or ""


def parts_used(path: Path) -> set[str]:
    """The parts of the package a file imports from; the package itself is none."""
    names = (name.partition(".") for name in imports(path))
    return {rest.split(".")[0] for root, _, rest in names if root == "hanabi" and rest}


@pytest.mark.parametrize(("part", "path"), list(modules()), ids=lambda value: str(value).rsplit("/", 1)[-1])
def test_a_module_uses_only_what_lies_below_it(part: str, path: Path) -> None:
    assert parts_used(path) <= USES[part] | {part}
    if part in STANDARD_LIBRARY_ONLY:
        roots = {name.partition(".")[0] for name in imports(path)}
        assert roots <= {"hanabi", *sys.stdlib_module_names}


@pytest.mark.parametrize("part", USES)
def test_a_part_uses_all_it_is_said_to(part: str) -> None:
    used = set[str]().union(*(parts_used(path) for owner, path in modules() if owner == part))
    assert USES[part] - used == set()


def test_no_part_leads_back_to_itself() -> None:
    assert list(TopologicalSorter(USES).static_order())[-1] == "cli"


def test_the_picture_shows_every_arrow_that_others_do_not_lead_along() -> None:
    led_to = {part: set[str]().union(*map(reached, USES[part])) for part in USES}
    drawn = {f"{part}-{used}" for part in USES for used in USES[part] - led_to[part]}
    assert set(re.findall(r'class="arrow" id="([a-z-]+)"', PICTURE.read_text(encoding="utf-8"))) == drawn


def reached(part: str) -> set[str]:
    """What a part uses, and what that uses in turn."""
    return USES[part].union(*(reached(used) for used in USES[part]))


def test_every_part_has_its_place() -> None:
    assert {part for part, _ in modules()} == set(USES)


def test_no_class_name_stands_in_two_parts() -> None:
    """A name with two meanings sends every reader to the imports."""
    found: dict[str, set[str]] = {}
    for part, path in modules():
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                found.setdefault(node.name, set()).add(part)
    assert {name: parts for name, parts in found.items() if len(parts) > 1} == {}


def test_no_source_file_is_too_long() -> None:
    lengths = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in PACKAGE.rglob("*.py")}
    long = {str(path.relative_to(PACKAGE)): count for path, count in lengths.items() if count > MOST_LINES}
    assert long == {}
