"""Compares the concordance with the books, for people who own them.

`python -m tests.rulebooks.concordance FOLDER` reads the texts of rulebooks, one `.txt` file for each, and
says which sentences have no line or another hash. `--fill` writes the hashes into the concordance. Without a
folder it prints how many sentences, rules and tests the concordance connects.
"""

import json
import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from dataclasses import replace
from itertools import groupby
from pathlib import Path

from hanabi.rulebook.concordance import Concordance, ConcordanceLine, SentenceKind, is_accounted_for, load
from hanabi.rulebook.concordance.loading import FOLDER
from hanabi.rules import EDITIONS
from tests.rulebooks.sentences import digest, edition_of, sentences

PRINTED = tuple(key for key in EDITIONS if is_accounted_for(key))


def figures() -> str:
    """How much the concordance connects, in a sentence."""
    lines = [line for edition in PRINTED for line in load(edition).lines]
    tags = {tag for line in lines for tag in line.tags}
    tests = {test for line in lines for test in line.tests}
    rules = sum(line.bears_on_play for line in lines)
    return (
        f"{len(lines)} sentences of {len(PRINTED)} books, {rules} of them rules; "
        f"{len(tags)} tags, all of those about printed boxes; "
        f"{len(tests)} tests"
    )


def differences(book: Concordance, text: str) -> Iterator[str]:
    """Where the text of a book and its concordance differ."""
    digests = [digest(sentence) for sentence in sentences(text)]
    if len(digests) != book.sentences:
        yield f"{book.edition}: {len(digests)} sentences in the text, {book.sentences} in the concordance"
    for line in sorted(book.lines, key=lambda line: line.number):
        if line.number > len(digests) or line.digest != digests[line.number - 1]:
            yield f"{book.edition}-{line.number:03}: another sentence than “{line.says}”"


def filled(book: Concordance, text: str) -> Concordance:
    """A concordance with the hashes of the text of its book."""
    digests = [digest(sentence) for sentence in sentences(text)]
    lines = (replace(line, digest=digests[line.number - 1]) for line in book.lines)
    return Concordance(book.edition, len(digests), tuple(lines))


def written(book: Concordance) -> str:
    """A concordance as its file."""
    return "\n".join(_file_lines(book))


def _file_lines(book: Concordance) -> Iterator[str]:
    yield f"# The sentences of the printed {book.edition} rulebook in our own words; see docs/sources.md."
    yield f"sentences = {book.sentences}"
    for ruleset, lines in groupby(sorted(book.lines, key=_place), lambda line: line.ruleset):
        yield from ("", f'["{ruleset}"]' if "+" in ruleset else f"[{ruleset}]")
        yield from map(_file_line, lines)
    yield ""


def _place(line: ConcordanceLine) -> tuple[int, str, int]:
    """Base game first; then by ruleset and number."""
    return line.ruleset.count("+"), line.ruleset, line.number


def _file_line(line: ConcordanceLine) -> str:
    kind = "" if line.kind is SentenceKind.RULE else " ".join((line.kind.value, *line.rulings))
    fields = {
        "says": line.says,
        "kind": kind,
        "rules": " ".join(line.rules),
        "page": " ".join(line.page),
        "tests": " ".join(line.tests),
        "hash": line.digest,
    }
    inner = ", ".join(
        f"{key} = {json.dumps(value, ensure_ascii=False)}" for key, value in fields.items() if value
    )
    return f"{line.number:03} = {{{inner}}}"


def main() -> int:
    parser = ArgumentParser(prog="python -m tests.rulebooks.concordance")
    parser.add_argument("folder", type=Path, nargs="?", help="the texts of the books")
    parser.add_argument("--fill", action="store_true", help="write the hashes of these texts")
    chosen = parser.parse_args()
    if chosen.folder is None:
        print(figures())
        return 0
    found: list[str] = []
    for path in sorted(chosen.folder.glob("*.txt")):
        text = path.read_text(encoding="utf-8")
        book = load(edition_of(text))
        if chosen.fill:
            (FOLDER / f"{book.edition}.toml").write_text(written(filled(book, text)), encoding="utf-8")
        else:
            found += differences(book, text)
            print(f"{path.name}: the {book.edition} rulebook, {book.sentences} sentences")
    print("\n".join(found) if found else "")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
