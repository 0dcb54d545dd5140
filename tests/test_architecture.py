"""Dependencies point one way, and the rules and the game need the standard library alone."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[1] / "src" / "hanabi"

MAY_USE = {
    "errors": set[str](),
    "codec": set[str](),
    "rules": {"errors", "codec"},
    "game": {"errors", "codec", "rules"},
    "text": {"errors", "codec", "rules", "game"},
    "rulebook": {"errors", "codec", "rules", "game", "text"},
    "bots": {"errors", "codec", "rules", "game", "text", "expert", "master"},
    "testing": {"errors", "codec", "rules", "game", "text", "bots"},
    "arena": {"errors", "codec", "rules", "game", "text", "bots"},
    "coach": {"errors", "codec", "rules", "game", "text", "bots"},
    "wire": {"errors", "codec", "rules", "game"},
    "fast": {"errors", "codec", "rules", "game"},
    "expert": {"errors", "codec", "rules", "game", "fast"},
    "master": {"errors", "codec", "rules", "game", "fast", "expert"},
    "envs": {"errors", "codec", "rules", "game", "fast"},
    "bench": {"errors", "codec", "rules", "game", "text", "fast", "envs"},
    "server": {"errors", "codec", "rules", "game", "text", "rulebook", "bots", "wire", "coach"},
    "terminal": {
        "errors",
        "codec",
        "rules",
        "game",
        "text",
        "rulebook",
        "bots",
        "wire",
        "arena",
        "coach",
        "testing",
    },
    "cli": {
        *("errors", "codec", "rules", "game", "text", "rulebook", "bots", "wire", "server", "terminal"),
        *("fast", "envs", "bench"),
    },
}
STANDARD_LIBRARY_ONLY = ("errors", "codec", "rules", "game")


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


@pytest.mark.parametrize(("part", "path"), list(modules()), ids=lambda value: str(value).rsplit("/", 1)[-1])
def test_a_module_uses_only_what_lies_below_it(part: str, path: Path) -> None:
    for name in imports(path):
        root, _, rest = name.partition(".")
        if root == "hanabi":
            used = rest.split(".")[0]
            assert used in MAY_USE[part] | {part}, f"{path.name} of {part} imports {name}"
        elif part in STANDARD_LIBRARY_ONLY:
            assert root in sys.stdlib_module_names, f"{path.name} of {part} imports {name}"


def test_every_part_has_its_place() -> None:
    assert {part for part, _ in modules()} <= set(MAY_USE)
