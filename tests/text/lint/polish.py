"""Polish only: orders in the imperative, sentences that open with a word, letters that are easy to type."""

import re
from collections.abc import Iterator

from tests.text.lint.reading import Finding, Sentence, Source

ORDERS = (
    *("command-", "flag-", "screen-help-", "screen-key-"),
    *("web-lobby-", "web-replay-", "web-room-", "web-table-"),
)
"""Messages that tell people or programs what to do; questions keep their infinitive."""
QUESTION = "-ask-"
INFINITIVE = re.compile(r"(?:\w+[aeiyą]|\w*(?:wej|wyj|pój)ś|usią)ć\b", re.IGNORECASE)
ORDINAL = re.compile(r"(?:\d+|{[^}]*})\. ?[^\W\d_].*[.!?…]$", re.DOTALL)
PLAIN = re.compile("[A-Z]")


def check(source: Source) -> Iterator[Finding]:
    """Every slip of these kinds in the Polish catalogue."""
    for sentence in source.sentences if source.language == "pl" else ():
        for rule, what in _slips(sentence, sentence.text):
            yield Finding(source.language, sentence.line(0), rule, f"{sentence.name}: {what}")


def _slips(sentence: Sentence, text: str) -> Iterator[tuple[str, str]]:
    found = INFINITIVE.match(text)
    if found and sentence.name.startswith(ORDERS) and QUESTION not in sentence.name:
        yield "imperative", f"“{found[0]}” is an infinitive; write the imperative"
    if ORDINAL.match(text):
        yield "beginning", "opens with an ordinal in figures; write it in words"
    if sentence.name.startswith("letter-") and not PLAIN.fullmatch(text):
        yield "letter", f"“{text}” needs AltGr, and may look like another letter; write A to Z"
