"""Each layer imports what it declares: the core next to nothing, and every other one its own extra."""

import re
import sys

import pytest

from hanabi.extras import EXTRAS
from tests.packaging.sources import (
    NAME,
    ROOT,
    SOURCES,
    declared,
    distribution,
    extras_needed,
    imported_roots,
    included,
    installed,
    modules,
    project,
    requirements,
    third_party,
)

CORE = {"fluent-runtime", "rich", "typer"}
"""All that `pip install hanabi` brings. A fourth one would burden everyone who wants only the rules."""
USES_OF_CORE = {
    "text": {"fluent-runtime"},
    "fast": {"rich"},
    "arena": {"rich"},
    "bench": {"rich"},
    "plain": {"rich"},
    "tui": {"rich"},
    "cli": {"rich", "typer"},
}
"""Which parts use which of them; all others use the standard library alone."""
NEEDS = {
    "hanabi.client": "client",
    "hanabi.tui": "tui",
    "hanabi.server": "server",
    "hanabi.fast": "fast",
    "hanabi.expert": "fast",
    "hanabi.master": "fast",
    "hanabi.bots.expert": "fast",
    "hanabi.bots.learned": "fast",
    "hanabi.bots.master": "fast",
    "hanabi.bots.policy": "fast",
    "hanabi.bench.ours": "fast",
    "hanabi.envs": "envs",
    "hanabi.arena.cluster": "cluster",
    "hanabi.learned": "fast",
    "hanabi.learning": "learn",
}
"""The packages and modules that cannot be imported without an extra; all others can."""
LOADED_BY_NAME = {"aiosqlite", "asyncpg", "httptools", "uvloop"}
"""What SQLAlchemy and uvicorn import for us."""
OPTIONAL = {"numba", "uvloop"}
"""What an extra brings and can do without."""
LENDERS = ("hanabi.bench.peers", "hanabi.envs.torch", "hanabi.envs.jax", "hanabi.fast.launching")
"""The modules that import what the development set lacks, where it is installed: engines, PyTorch, JAX."""
UNINSTALLED = {"torch"}
"""What an extra of ours brings that the development set lacks."""
BESIDE = {"jax", "cuda", "learn"}
"""The extras that bring such packages; no other extra and no requirement file contains them."""


def parts() -> set[str]:
    """The packages of the package, and its modules."""
    return {path.stem for path in (SOURCES / NAME).iterdir() if path.suffix in ("", ".py")} - {
        *("__init__", "__pycache__"),
    }


def of_part(part: str) -> list[str]:
    return [name for name in modules() if name.split(".")[1:2] == [part]]


def expected(module: str) -> set[str]:
    """The extra that the table above gives a module, its own or that of its package."""
    while module and module not in NEEDS:
        module = module.rpartition(".")[0]
    return {NEEDS[module]} if module else set()


def test_the_core_depends_on_next_to_nothing() -> None:
    assert requirements()[""] == CORE


@pytest.mark.parametrize("part", sorted(parts()))
def test_a_part_uses_of_the_core_what_it_is_said_to(part: str) -> None:
    used = set[str]().union(*map(third_party, of_part(part)))
    assert used & CORE == USES_OF_CORE.get(part, set())


@pytest.mark.parametrize("part", sorted(parts()))
def test_a_module_needs_the_extra_it_is_said_to(part: str) -> None:
    needed = {module: extras_needed(module) for module in of_part(part)}
    assert needed == {module: expected(module) for module in of_part(part)}


@pytest.mark.parametrize("part", sorted(parts()))
def test_a_module_imports_nothing_that_its_layer_does_not_declare(part: str) -> None:
    others = {module: third_party(module) - declared(*expected(module)) for module in of_part(part)}
    assert {module: names for module, names in others.items() if names and module not in LENDERS} == {}


def test_whatever_is_imported_is_installed_here() -> None:
    """Otherwise nothing here could tell what brings it."""
    known = {NAME, *sys.stdlib_module_names, *installed(), *UNINSTALLED}
    unknown = {module: imported_roots(module) - known for module in modules()}
    assert {module: roots for module, roots in unknown.items() if roots and module not in LENDERS} == {}


def test_nothing_is_declared_that_nobody_imports() -> None:
    used = set[str]().union(*map(third_party, modules())) | LOADED_BY_NAME | UNINSTALLED
    assert declared(*EXTRAS) - used == set()


@pytest.mark.parametrize("extra", EXTRAS)
def test_an_extra_is_known_by_the_modules_of_its_packages(extra: str) -> None:
    assert set(map(distribution, EXTRAS[extra])) == declared(extra) - requirements()[""] - OPTIONAL


@pytest.mark.parametrize("extra", EXTRAS)
def test_an_extra_is_needed_by_something(extra: str) -> None:
    assert extra in NEEDS.values()


def test_there_is_an_extra_for_everything() -> None:
    assert set(project()["optional-dependencies"]) == {*EXTRAS, *BESIDE, "all"}
    assert included("all") == set(EXTRAS) - BESIDE


def test_the_readme_names_every_extra() -> None:
    lines = (ROOT / "README.md").read_text(encoding="utf-8").splitlines()
    named = [found[1] for line in lines if (found := re.match(r"\| `hanabi\[([a-z]+)\]` \|", line))]
    assert sorted(named) == sorted(project()["optional-dependencies"])
