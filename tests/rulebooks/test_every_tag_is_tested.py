"""Every tag of docs/rules.md has a test, and every test of this folder says which tags it tests."""

import pytest

from tests.rulebooks.tags import BOLD_TAG, RULES, cited, known_tags, rulebook_tests

TESTED = {tag for docstring in rulebook_tests().values() for tag in cited(docstring)}


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


@pytest.mark.parametrize("name", rulebook_tests())
def test_every_test_starts_with_tags_of_the_rules(name: str) -> None:
    """Its docstring starts with one or more tags, and the rules know them all."""
    tags = cited(rulebook_tests()[name])
    assert tags, "the docstring cites no rule"
    assert set(tags) <= set(known_tags()), "the docstring cites an unknown rule"
