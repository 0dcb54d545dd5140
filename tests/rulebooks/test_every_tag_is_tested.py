"""Every tag of docs/rules.md has a test, and every test of this folder says which tags it tests."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

HERE = Path(__file__)
RULES = HERE.parents[2] / "docs" / "rules.md"
TAG = r"[BVXU]\d+(?:\.\d+|[a-z])?"
BOLD_TAG = re.compile(rf"\*\*({TAG})[ *]")
CITED = re.compile(rf"({TAG}(?:, {TAG})*): \S")


def known_tags() -> tuple[str, ...]:
    """The tags of the rules, in the order of the document."""
    return tuple(BOLD_TAG.findall(RULES.read_text(encoding="utf-8")))


def rulebook_tests() -> Iterator[tuple[str, str]]:
    """The name and the docstring of every test in this folder but those of this file."""
    for path in sorted(HERE.parent.glob("test_*.py")):
        if path != HERE:
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                    yield f"{path.stem}.{node.name}", ast.get_docstring(node) or ""


def cited(docstring: str) -> tuple[str, ...]:
    """The tags a docstring starts with."""
    start = CITED.match(docstring)
    return tuple(start[1].split(", ")) if start else ()


TESTS = dict(rulebook_tests())
TESTED = {tag for docstring in TESTS.values() for tag in cited(docstring)}


def test_every_rule_of_the_document_has_a_tag_of_its_own() -> None:
    """Each entry starts with a tag in bold, and no two with the same."""
    entries = [
        line for line in RULES.read_text(encoding="utf-8").splitlines() if line.lstrip().startswith("- ")
    ]
    assert [line for line in entries if not BOLD_TAG.match(line.lstrip(" -"))] == []
    assert len(entries) == len(known_tags()) == len(set(known_tags()))


@pytest.mark.parametrize("tag", known_tags())
def test_every_rule_has_a_test(tag: str) -> None:
    """Some test starts its docstring with this tag."""
    assert tag in TESTED


@pytest.mark.parametrize("name", TESTS)
def test_every_test_starts_with_tags_of_the_rules(name: str) -> None:
    """Its docstring starts with one or more tags, and the rules know them all."""
    tags = cited(TESTS[name])
    assert tags, "the docstring cites no rule"
    assert set(tags) <= set(known_tags()), "the docstring cites an unknown rule"
