"""How a sentence begins: with a capital, unless it goes on from another or names something that has none."""

from collections.abc import Iterator
from re import compile, search

from tests.text.lint.reading import Finding, Sentence, Source

CONTINUED = {
    "coach-action": "goes on from “A bot would”",
}
"""Messages that end as sentences do but only continue one, by their beginning, with the reason."""
TYPED = ("verb-", "screen-key-")
"""Words to type and words behind keys, which are not sentences."""
SMALL = ("hanab.live",)
"""Names that are written small."""
ENDED = r"[.!?…][”“»]?$"
INCLUDED = compile(r"^{ ([a-z][a-z-]*)(?:\.(\w+))? }")


def check(source: Source) -> Iterator[Finding]:
    """Every sentence that begins with a small letter, itself or in the message it begins with."""
    for sentence in source.sentences:
        name, text = sentence.name, sentence.text
        if not search(ENDED, text) or name.startswith((*CONTINUED, *TYPED)) or text.startswith(SMALL):
            continue
        for beginning in _beginnings(source, sentence):
            if beginning[:1].islower() and not beginning.startswith(SMALL):
                what = f"{name}: begins with “{beginning[:12]}”; write a capital"
                yield Finding(source.language, sentence.line(0), "beginning", what)


def _beginnings(source: Source, sentence: Sentence) -> Iterator[str]:
    """The texts that a sentence may begin with: its own, or those of a message that it includes first."""
    found = INCLUDED.match(sentence.text)
    if found is None:
        yield sentence.text
        return
    name = found[1] if found[2] is None else f"{found[1]}.{found[2]}"
    for each in source.sentences:
        if each.name == name:
            yield from _beginnings(source, each)
