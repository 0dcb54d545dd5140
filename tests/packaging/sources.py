"""What each module of the package imports, read from its source, and what `pyproject.toml` declares."""

import ast
import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.metadata import packages_distributions
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src"
NAME = "hanabi"
LOADERS = ("import_module", "__import__")
"""The functions that import what they are given the name of."""


class Module(NamedTuple):
    """What importing a module does, and what may be imported later."""

    eager: frozenset[str]
    """What it imports as soon as it is imported."""
    lazy: frozenset[str]
    """What one of its functions imports."""
    required: frozenset[str]
    """The extras it requires as soon as it is imported."""


@cache
def modules() -> dict[str, Module]:
    """Every module of the package by its name."""
    return {_name(path): _read(path) for path in sorted((SOURCES / NAME).rglob("*.py"))}


@cache
def loaded(module: str) -> frozenset[str]:
    """Every module of the package that is imported along with one: parents, imports, and theirs."""
    found: set[str] = set()
    waiting = [module]
    while waiting:
        name = waiting.pop()
        if name in modules() and name not in found:
            found.add(name)
            waiting += [name.rpartition(".")[0], *modules()[name].eager]
    return frozenset(found)


def extras_needed(module: str) -> set[str]:
    """The extras without which a module cannot be imported, less those that are part of another one."""
    found = {extra for name in loaded(module) for extra in modules()[name].required}
    return {extra for extra in found if not any(extra in included(other) for other in found)}


def third_party(module: str) -> set[str]:
    """The third-party packages that a module itself imports, at once or later, by what installs them."""
    return {distribution(root) for root in imported_roots(module) & set(installed())} - {NAME}


def imported_roots(module: str) -> set[str]:
    """The top-level modules that a module itself imports, at once or later."""
    return {name.partition(".")[0] for name in modules()[module].eager | modules()[module].lazy}


@cache
def distribution(root: str) -> str:
    """What a top-level module is installed by; of several that share it, the one that we declare."""
    found = [normalised(name) for name in installed().get(root, [root])]
    declared = {name for names in requirements().values() for name in names}
    return next((name for name in found if name in declared), found[0])


@cache
def installed() -> Mapping[str, list[str]]:
    """The top-level modules that are installed here, each with what installed it."""
    return packages_distributions()


@cache
def requirements() -> dict[str, frozenset[str]]:
    """The packages that each extra declares itself, by their names; those of the core under an empty name."""
    every = {"": project()["dependencies"], **project()["optional-dependencies"]}
    return {extra: frozenset(map(_required, lines)) - {NAME} for extra, lines in every.items()}


@cache
def included(extra: str) -> frozenset[str]:
    """The extras that an extra contains."""
    found: set[str] = set()
    for line in project()["optional-dependencies"][extra]:
        if named := re.fullmatch(rf"{NAME}\[([a-z,]+)\]", line):
            inner = named[1].split(",")
            found.update(inner, *map(included, inner))
    return frozenset(found)


def declared(*extras: str) -> set[str]:
    """Everything that the core and these extras declare."""
    whole = {"", *extras, *(inner for extra in extras for inner in included(extra))}
    return {name for extra in whole for name in requirements()[extra]}


@cache
def project() -> dict[str, Any]:
    """The table `project` of pyproject.toml."""
    found: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return found


def normalised(name: str) -> str:
    """The name of a distribution as indexes compare it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def _required(line: str) -> str:
    return normalised(re.split(r"[^\w.-]", line)[0])


def _name(path: Path) -> str:
    return ".".join(path.relative_to(SOURCES).with_suffix("").parts).removesuffix(".__init__")


def _read(path: Path) -> Module:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    at_once, later = set(_walk(tree, False)), set(_walk(tree, True))
    eager = {name for node in at_once for name in _imported(node)}
    required = {extra for node in at_once for extra in _constant_argument(node, ("require_extra",))}
    return Module(
        frozenset(eager),
        frozenset(name for node in later for name in _imported(node)),
        frozenset(required),
    )


def _walk(node: ast.AST, within: bool, inside: bool = False) -> Iterator[ast.AST]:
    """What runs when a module is imported; or, `within` functions, what runs later. Hints run never."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.If) and ast.unparse(child.test) == "TYPE_CHECKING":
            continue
        deeper = inside or isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda)
        if deeper is within:
            yield child
        yield from _walk(child, within, deeper)


def _imported(node: ast.AST) -> Iterator[str]:
    """The modules that a statement names to import, or that a call does."""
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names)
    elif isinstance(node, ast.ImportFrom):
        yield node.module or ""
        yield from (f"{node.module}.{alias.name}" for alias in node.names)
    yield from _constant_argument(node, LOADERS)


def _constant_argument(node: ast.AST, functions: tuple[str, ...]) -> Iterator[str]:
    match node:
        case ast.Call(ast.Name(name), [ast.Constant(str(text)), *_]) if name in functions:
            yield text
