"""All rules of the linter, and what they find."""

from collections.abc import Mapping

from tests.text.lint import beginnings, buttons, completeness, names, plurals, polish, punctuation, words
from tests.text.lint.reading import Finding, parse_sources


def lint(texts: Mapping[str, str]) -> list[Finding]:
    """Everything wrong in the catalogues, given by language; in the order of the files."""
    sources = parse_sources(texts)
    found: set[Finding] = set()
    for source in sources.values():
        found.update(completeness.check(source, sources))
        found.update(plurals.check(source, sources))
        found.update(punctuation.check(source))
        found.update(beginnings.check(source))
        found.update(names.check(source))
        found.update(polish.check(source))
        found.update(words.check(source, sources))
        found.update(buttons.check(source))
    return sorted(found)
