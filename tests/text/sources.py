"""What the source code says of messages, read from its syntax trees; and what the Fluent files contain."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import TypeAlias

from fluent.syntax import ast as fluent
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

PACKAGE = Path(__file__).parents[2] / "src" / "hanabi"
WORDED = ("text", "fast", "rulebook", "plain", "client", "tui", "server", "bench", "coach", "arena", "cli")
"""The parts of the package that name messages."""
SAYING = ("say", "knows", "rule", "accepted_words", "is_word", "_accepted", "_not_understood")
"""The functions that are given the name of a message."""
REFUSING = ("refuse", "dismiss", "dismiss_all", "expel")
"""The functions that are given the code of a refusal."""
Function: TypeAlias = ast.FunctionDef | ast.AsyncFunctionDef


@cache
def trees(*parts: str, without: str = "testing") -> tuple[ast.Module, ...]:
    """The syntax trees of some parts of the package, or of all of it."""
    paths = (path for path in sorted(PACKAGE.rglob("*.py")) if without not in path.parts)
    chosen = (path for path in paths if not parts or _names(path) & set(parts))
    return tuple(map(_tree, chosen))


def _names(path: Path) -> set[str]:
    """The part of the package that a file belongs to, and the file itself."""
    inner = path.relative_to(PACKAGE)
    return {inner.parts[0], inner.as_posix()}


@cache
def _tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def functions(tree: ast.Module) -> tuple[Function, ...]:
    return tuple(node for node in ast.walk(tree) if isinstance(node, Function))


@cache
def refusals(*parts: str) -> dict[str, set[str]]:
    """Every error code of the package, or of parts of it, with the details that every place gives it."""
    found: dict[str, set[str]] = {}
    for tree in trees(*parts, without=""):
        for function in functions(tree):
            for code, details in _raised(function):
                found[code] = found.get(code, details) & details
    for code in _returned() if not parts or "game" in parts else ():
        found[code] = set()
    return found


def _raised(function: Function) -> Iterator[tuple[str, set[str]]]:
    for node in ast.walk(function):
        if isinstance(node, ast.Call) and _is_refusal(node.func) and node.args:
            details = {keyword.arg or "" for keyword in node.keywords}
            for code in _constants(node.args[0], function):
                yield code, details


def _is_refusal(name: ast.expr) -> bool:
    """Whether this names one of our errors, those with a code, or a function that is given one."""
    called = name.attr if isinstance(name, ast.Attribute) else getattr(name, "id", "")
    return called in REFUSING or (isinstance(name, ast.Name) and name.id in _refusing())


@cache
def _refusing() -> frozenset[str]:
    """The names of `HanabiError` and of everything derived from it."""
    bases: dict[str, list[str]] = {}
    for tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                bases[node.name] = [base.id for base in node.bases if isinstance(base, ast.Name)]
    found = {"HanabiError"}
    while more := {name for name, above in bases.items() if found.intersection(above)} - found:
        found |= more
    return frozenset(found)


def _constants(node: ast.expr, function: Function) -> Iterator[str]:
    """The texts an expression may be: itself, a branch of it, or what a local name was given."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from (*_constants(node.body, function), *_constants(node.orelse, function))
    elif isinstance(node, ast.BoolOp):
        yield from (text for value in node.values for text in _constants(value, function))
    elif isinstance(node, ast.Name):
        for given in ast.walk(function):
            if isinstance(given, ast.Assign) and node.id in map(ast.unparse, given.targets):
                yield from _constants(given.value, function)
    elif isinstance(node, ast.Call):
        yield from (*_coded(node), *_looked_up(node, function))


def _looked_up(call: ast.Call, function: Function) -> Iterator[str]:
    """The codes of a table, and the one for what it lacks: `FAILURES.get(status, "bad-request")`."""
    if isinstance(call.func, ast.Attribute) and call.func.attr == "get":
        table = ast.unparse(call.func.value)
        given = (node for tree in trees() for node in tree.body if isinstance(node, ast.Assign))
        tables = (node.value for node in given if table in map(ast.unparse, node.targets))
        values = (value for found in tables if isinstance(found, ast.Dict) for value in found.values)
        yield from (code for value in (*values, *call.args[1:]) for code in _constants(value, function))


def _coded(call: ast.Call) -> Iterator[str]:
    """The codes a function of the same package returns, for `raise FileError(_code(error))`."""
    if ast.unparse(call.func) != "_code":
        return
    for function in (each for tree in trees() for each in functions(tree) if each.name == "_code"):
        texts = (node.value for node in ast.walk(function) if isinstance(node, ast.Constant))
        yield from (text for text in texts if isinstance(text, str) and re.fullmatch(r"[a-z-]+", text))


def _returned() -> Iterator[str]:
    """The codes of refused actions."""
    for tree in trees("game"):
        for function in functions(tree):
            if function.name == "refusal" or function.name.startswith("_refuse"):
                for node in ast.walk(function):
                    if isinstance(node, ast.Return) and node.value is not None:
                        yield from _constants(node.value, function)


def named(without: str = "testing") -> set[str]:
    """Every text in the code that may be the name of a message."""
    nodes = (node for tree in trees(*WORDED, without=without) for node in ast.walk(tree))
    return {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def said() -> set[str]:
    """Every message that the code says by its whole name."""
    calls = (node for tree in trees(*WORDED) for node in ast.walk(tree) if isinstance(node, ast.Call))
    spoken = (call.args[0] for call in calls if _says(call.func) and call.args)
    texts = (text.value for text in spoken if isinstance(text, ast.Constant))
    return {text for text in texts if isinstance(text, str) and re.fullmatch(r"[a-z0-9-]+", text)}


def families() -> set[str]:
    """The beginnings of the names that the code puts together, such as `event-`."""
    calls = (node for tree in trees(*WORDED) for node in ast.walk(tree) if isinstance(node, ast.Call))
    said = (argument for call in calls if _says(call.func) for argument in call.args)
    return {_beginning(text) for text in said if isinstance(text, ast.JoinedStr)}


def _says(function: ast.expr) -> bool:
    name = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
    return name in SAYING


def _beginning(text: ast.JoinedStr) -> str:
    first = text.values[0]
    return str(first.value) if isinstance(first, ast.Constant) else ""


@cache
def messages(language: str) -> dict[str, fluent.Message]:
    """The messages of a language; a file with a mistake in it fails here."""
    text = (PACKAGE / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    entries = parse(text).body
    junk = [entry.content for entry in entries if isinstance(entry, fluent.Junk)]
    assert not junk, junk
    found = [entry for entry in entries if isinstance(entry, fluent.Message)]
    names = [entry.id.name for entry in found]
    assert len(names) == len(set(names)), {name for name in names if names.count(name) > 1}
    return {entry.id.name: entry for entry in found}


def section(language: str, heading: str) -> list[str]:
    """The names of the messages below a heading of a language's file."""
    text = (PACKAGE / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    found: dict[str, list[str]] = {}
    below = found.setdefault("", [])
    for entry in parse(text).body:
        if isinstance(entry, fluent.GroupComment):
            below = found.setdefault(entry.content or "", [])
        elif isinstance(entry, fluent.Message):
            below.append(entry.id.name)
    return found[heading]


class _Mentioned(Visitor):
    """Gathers what a message mentions: variables with the keys it tells apart, and other messages."""

    def __init__(self) -> None:
        self.variables: dict[str, set[str]] = {}
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:
        self.variables.setdefault(node.id.name, set())

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:
        self.messages.add(node.id.name)

    def visit_SelectExpression(self, node: fluent.SelectExpression) -> None:
        if isinstance(node.selector, fluent.VariableReference):
            keys = {_key(variant.key) for variant in node.variants}
            self.variables.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


def _key(key: fluent.Identifier | fluent.NumberLiteral) -> str:
    return key.name if isinstance(key, fluent.Identifier) else str(key.value)


@cache
def mentioned(language: str, message: str) -> tuple[dict[str, set[str]], set[str]]:
    """The variables of a message with the keys it tells apart, and every message it names."""
    visitor = _Mentioned()
    visitor.visit(messages(language)[message])
    variables = {name: set(keys) for name, keys in visitor.variables.items()}
    others = set(visitor.messages)
    for other in visitor.messages:
        deeper, more = mentioned(language, other)
        others |= more
        for name, keys in deeper.items():
            variables.setdefault(name, set()).update(keys)
    return variables, others
