"""Wheel and sources carry everything; `make build` tries them in empty environments."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.packaging.archives import EXAMPLES, check_carried, check_contents
from tests.packaging.sources import ROOT


def test_wheel_and_sources_carry_the_page_the_licence_the_readme_and_the_examples(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "hatchling", "build", "--directory", str(tmp_path)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    assert EXAMPLES
    assert len(check_contents(tmp_path)) == 2


def test_a_file_that_is_missing_is_named() -> None:
    check_carried(["hanabi-1/LICENSE", "README.md"], "LICENSE", "README.md")
    with pytest.raises(AssertionError, match="READ"):
        check_carried(["hanabi-1/README.md"], "READ")
