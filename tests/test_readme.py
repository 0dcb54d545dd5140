"""The README's examples are true."""

import doctest
from pathlib import Path

import pytest

from hanabi.rules import names
from hanabi.testing import positions

ROOT = Path(__file__).parents[1]


def test_the_library_example_of_the_readme_runs_as_printed() -> None:
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert tried
    assert not failed


@pytest.mark.parametrize("module", [names, positions])
def test_the_examples_in_docstrings_run_as_printed(module: object) -> None:
    failed, tried = doctest.testmod(module)  # type: ignore[arg-type]
    assert tried
    assert not failed
