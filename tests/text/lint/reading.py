"""A catalogue as the rules read it: its messages, the ways a sentence can read, and their lines."""

import re
from bisect import bisect_left
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import TypeAlias

from fluent.syntax import ast, parse
from fluent.syntax.serializer import serialize_expression
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).parents[3]
FOLDER = ROOT / "src" / "hanabi" / "text"
PLURALS = frozenset({"zero", "one", "two", "few", "many", "other"})

PLACEABLE = r"(?<={)[^{}]*(?=})"
CODE = r"'hanabi\[[^\]]*\]'|\b\w+://\S*|\b[0-9a-f]+:\w*::?\S*|--[a-z-]+(?: \w+,\w+)?|\bprogram:\S*"
"""What is typed as it stands: commands, options, addresses."""
MASKED = re.compile(f"{PLACEABLE}|{CODE}")
"""The parts of a sentence that are not words of the language."""

Piece: TypeAlias = tuple[str, int]
"""A text and its line."""


@dataclass(frozen=True, order=True)
class Finding:
    """What one rule found in one line of a catalogue, and what to write instead."""

    language: str
    line: int
    rule: str
    what: str

    def __str__(self) -> str:
        path = (FOLDER / f"{self.language}.ftl").relative_to(ROOT)
        return f"{path}:{self.line}: {self.rule}: {self.what}"


@dataclass(frozen=True)
class Sentence:
    """One way in which a message reads, with its placeables as they are written in the file."""

    name: str
    pieces: tuple[Piece, ...]

    @cached_property
    def text(self) -> str:
        return "".join(text for text, _ in self.pieces)

    def line(self, at: int) -> int:
        """The line of the character at this place of the text."""
        line = self.pieces[0][1]
        for text, line in self.pieces:
            if at < len(text):
                return line + text.count("\n", 0, at)
            at -= len(text)
        return line


class Mentions(Visitor):
    """Gathers the variables and messages that are shown, and the variables that a plural is chosen by."""

    def __init__(self) -> None:
        self.shown: dict[str, ast.SyntaxNode] = {}
        self.plurals: list[ast.SelectExpression] = []
        self.selected: set[str] = set()
        self.references: list[ast.MessageReference] = []

    @property
    def messages(self) -> set[str]:
        """The messages that are included."""
        return {node.id.name for node in self.references}

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.references.append(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.shown.setdefault(node.id.name, node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            self.selected.add(node.selector.id.name)
            if is_plural(node):
                self.plurals.append(node)
        for variant in node.variants:
            self.visit(variant)

    @property
    def counted(self) -> set[str]:
        """The variables that a plural is chosen by."""
        return {counted_by(choice) for choice in self.plurals}


def counted_by(choice: ast.SelectExpression) -> str:
    """The variable that decides a choice, or nothing."""
    return choice.selector.id.name if isinstance(choice.selector, ast.VariableReference) else ""


def is_plural(choice: ast.SelectExpression) -> bool:
    """Whether a choice is made by number: by a plural category, or by numbers with `other` for the rest."""
    keys = set(keys_of(choice)) - {"0", "none"}
    words = {key for key in keys if not key.isdigit()}
    return bool(words) and words <= PLURALS and (words != {"other"} or keys == {"1", "other"})


def keys_of(choice: ast.SelectExpression) -> list[str]:
    """The keys of the variants, numbers as they are written."""
    keys = (variant.key for variant in choice.variants)
    return [key.name if isinstance(key, ast.Identifier) else key.value for key in keys]


class Source:
    """One catalogue: the language, the syntax tree, and the messages by name."""

    def __init__(self, language: str, text: str) -> None:
        self.language = language
        self.text = text
        self.body = parse(text).body
        self.entries = [entry for entry in self.body if isinstance(entry, ast.Message)]
        self.messages = {entry.id.name: entry for entry in self.entries}
        self._mentions: dict[str, Mentions] = {}
        self._ends = [found.start() for found in re.finditer("\n", text)]

    def line(self, node: ast.SyntaxNode) -> int:
        """The line on which a part of the file begins."""
        assert node.span is not None
        return bisect_left(self._ends, node.span.start) + 1

    def mentions(self, name: str) -> Mentions:
        """What a message mentions, itself or in the messages it includes."""
        if name not in self._mentions:
            found = self._mentions[name] = Mentions()
            left, seen = [name], set[str]()
            while left:
                current = left.pop()
                if current in self.messages and current not in seen:
                    found.visit(self.messages[current])
                    left.extend(found.messages)
                seen.add(current)
        return self._mentions[name]

    @cached_property
    def counted(self) -> frozenset[str]:
        """The variables that some message chooses a plural by."""
        return frozenset(each for name in self.messages for each in self.mentions(name).counted)

    def patterns(self) -> Iterator[tuple[str, ast.Pattern]]:
        """The value and the attributes of every message, by name."""
        for entry in self.entries:
            if entry.value is not None:
                yield entry.id.name, entry.value
            for attribute in entry.attributes:
                yield f"{entry.id.name}.{attribute.id.name}", attribute.value

    @cached_property
    def sentences(self) -> tuple[Sentence, ...]:
        """Every message in each way it can read: all choices are seen, with the usual one for the others."""
        return tuple(
            Sentence(name, pieces)
            for name, pattern in self.patterns()
            for pieces in dict.fromkeys(self._readings(pattern))
        )

    def _readings(self, pattern: ast.Pattern) -> Iterator[tuple[Piece, ...]]:
        parts = [list(self._part(element)) for element in pattern.elements]
        usual = [readings[-1] for readings in parts]
        yield tuple(piece for part in usual for piece in part)
        for at, readings in enumerate(parts):
            for reading in readings[:-1]:
                chosen = (*usual[:at], reading, *usual[at + 1 :])
                yield tuple(piece for part in chosen for piece in part)

    def _part(self, element: ast.TextElement | ast.Placeable) -> Iterator[tuple[Piece, ...]]:
        """The ways an element can read, the usual one last."""
        line = self.line(element)
        if isinstance(element, ast.TextElement):
            yield ((element.value, line),)
        elif isinstance(element.expression, ast.SelectExpression):
            variants = sorted(element.expression.variants, key=lambda each: each.default)
            for variant in variants:
                yield from reversed(list(self._readings(variant.value)))
        elif isinstance(element.expression, ast.StringLiteral):
            yield ((element.expression.parse()["value"], line),)
        else:
            yield ((f"{{ {serialize_expression(element.expression)} }}", line),)


def read_texts(folder: Path = FOLDER) -> dict[str, str]:
    """The catalogues of a folder, by language."""
    return {path.stem: path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.ftl"))}


def parse_sources(texts: Mapping[str, str]) -> dict[str, Source]:
    """The catalogues as the rules read them, by language."""
    return {language: _parse(language, text) for language, text in texts.items()}


@cache
def _parse(language: str, text: str) -> Source:
    return Source(language, text)
