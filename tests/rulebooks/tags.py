"""The tags of docs/rules.md, and the tests of this folder that cite them."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

HERE = Path(__file__).parent
RULES = HERE.parents[1] / "docs" / "rules.md"
TAG = r"[BVXU]\d+(?:\.\d+|[a-z])?"
BOLD_TAG = re.compile(rf"\*\*({TAG})[ *]")
CITED = re.compile(rf"({TAG}(?:, {TAG})*): \S")
UNPRINTED = ("U23",)
"""The rules of which no book speaks, such as those about rulesets of `custom`."""
ABOUT_TESTS = ("test_every_tag_is_tested", "test_concordance", "test_sentences")
"""The files whose tests are about rules.md, books and tests, not about a rule."""


@cache
def known_tags() -> tuple[str, ...]:
    """The tags of the rules, in the order of the document."""
    return tuple(BOLD_TAG.findall(RULES.read_text(encoding="utf-8")))


@cache
def rulebook_tests() -> dict[str, str]:
    """The docstring of every test in this folder that is about a rule, by `file.function`."""
    return dict(_tests())


def _tests() -> Iterator[tuple[str, str]]:
    for path in sorted(HERE.glob("test_*.py")):
        if path.stem not in ABOUT_TESTS:
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                    yield f"{path.stem}.{node.name}", ast.get_docstring(node) or ""


def cited(docstring: str) -> tuple[str, ...]:
    """The tags a docstring starts with."""
    start = CITED.match(docstring)
    return tuple(start[1].split(", ")) if start else ()
