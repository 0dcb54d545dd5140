"""What is left to translate: `make missing LANGUAGE=it` lists what a catalogue lacks or has in English."""

import sys
from collections.abc import Iterator, Mapping

from fluent.syntax.serializer import serialize_message

from tests.text.lint.completeness import BASE, check_syntax
from tests.text.lint.reading import Source, parse_sources, read_texts


def untranslated(source: Source, base: Source) -> Iterator[str]:
    """The messages of `base` that `source` lacks, or has as they are there, each with its first line."""
    for name, entry in base.messages.items():
        english = serialize_message(entry)
        own = source.messages.get(name)
        if own is None or (serialize_message(own) == english and any(map(str.isalpha, _text(english)))):
            yield next(line for line in english.splitlines() if line.startswith(f"{name} ="))


def page(language: str, texts: Mapping[str, str]) -> list[str]:
    """Everything that is left to translate in a language, and how much that is."""
    if language not in texts:
        return [f"There is no src/hanabi/text/{language}.ftl: copy {BASE}.ftl to begin."]
    sources = parse_sources(texts)
    source, base = sources[language], sources[BASE]
    slips = list(map(str, check_syntax(source)))
    left = list(untranslated(source, base))
    return [
        *slips,
        *left,
        f"{len(left)} of {len(base.messages)} messages are missing, or the same as in English.",
    ]


def _text(message: str) -> str:
    """The words of a message, without its name and what it is given."""
    return message.partition("=")[2].partition("{")[0]


def main() -> None:
    print(*page(sys.argv[1] if len(sys.argv) > 1 else "", read_texts()), sep="\n")


if __name__ == "__main__":
    main()
