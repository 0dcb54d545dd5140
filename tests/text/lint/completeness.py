"""What a catalogue must have to work at all: readable lines, every message, every value it is given."""

from collections import Counter
from collections.abc import Iterator, Mapping

from fluent.syntax import ast
from fluent.syntax.serializer import serialize_expression

from tests.text.lint.reading import Finding, Source

BASE = "en"
"""The language that the others are compared with."""
NOT_SHOWN = {
    ("es", "firework"): "the form is chosen by $announced",
}
"""Variables that a language leaves out, with the reason."""
GIVEN = {
    ("es", "sound"): "lists give it, and only Spanish chooses its “and” and “or” by it",
}
"""Variables that the base language has no use for, with the reason."""


def check(source: Source, sources: Mapping[str, Source]) -> Iterator[Finding]:
    """Every line that cannot be read, and every message or variable that is missing or unknown."""
    yield from check_syntax(source)
    yield from check_references(source)
    if source.language != BASE and BASE in sources:
        yield from check_messages(source, sources[BASE])
        yield from check_variables(source, sources[BASE])


def check_syntax(source: Source) -> Iterator[Finding]:
    """Every line that Fluent cannot read, and every name that is given twice."""
    for entry in source.body:
        for note in entry.annotations if isinstance(entry, ast.Junk) else ():
            yield Finding(source.language, source.line(note), "syntax", f"{note.message}; correct this line")
    count = Counter(entry.id.name for entry in source.entries)
    for entry in source.entries:
        if count[entry.id.name] > 1:
            yield _finding(source, entry, "duplicate message", f"{entry.id.name} is there twice; remove one")


def check_references(source: Source) -> Iterator[Finding]:
    """Every message or attribute that another message includes and that is not there."""
    for name in source.messages:
        for node in source.mentions(name).references:
            message = source.messages.get(node.id.name)
            attributes = {each.id.name for each in message.attributes} if message else set()
            if message is None or (node.attribute and node.attribute.name not in attributes):
                wanted = f"{{ {serialize_expression(node)} }}"
                yield _finding(
                    source, node, "unknown message", f"{wanted} is not in this file; add or correct it"
                )


def check_messages(source: Source, base: Source) -> Iterator[Finding]:
    """Every message that the base language has and this one lacks, or the other way round."""
    line = 1
    for name in base.messages:
        if name in source.messages:
            line = source.line(source.messages[name])
        else:
            what = f"{name} is not translated; write {name} = … after this line"
            yield Finding(source.language, line, "missing message", what)
    included = {each for name in source.messages for each in source.mentions(name).messages}
    for name in sorted(source.messages.keys() - base.messages.keys() - included):
        what = f"{BASE}.ftl has no {name}; remove it here, or add it there"
        yield _finding(source, source.messages[name], "unknown message", what)


def check_variables(source: Source, base: Source) -> Iterator[Finding]:
    """Every variable that the base message shows and this one never mentions, or the other way round."""
    for name in source.messages.keys() & base.messages.keys():
        own, given = source.mentions(name), base.mentions(name)
        entry = source.messages[name]
        used, known = own.shown.keys() | own.selected, given.shown.keys() | given.selected
        for variable in sorted(given.shown.keys() - used):
            if (source.language, variable) not in NOT_SHOWN:
                yield _finding(source, entry, "missing variable", f"{name} must show {{ ${variable} }}")
        for variable in sorted(used - known):
            if (source.language, variable) not in GIVEN:
                what = f"{name} is not given ${variable}; remove it"
                yield _finding(source, entry, "unknown variable", what)


def _finding(source: Source, node: ast.SyntaxNode, rule: str, what: str) -> Finding:
    return Finding(source.language, source.line(node), rule, what)
