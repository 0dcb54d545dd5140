"""Environments in which extras are not installed, made from this one by hiding their modules."""

import os
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

from tests.cli.run import PROGRAM, Answer

HIDING = "import sys\nsys.modules.update(dict.fromkeys({names!r}))\n"
"""A module that is None counts as missing, for imports and for code that looks first."""


class Bare:
    """Runs programs that cannot find some modules; neither can the processes they start."""

    def __init__(self, folder: Path, modules: Iterable[str]) -> None:
        hiding = HIDING.format(names=sorted(modules))
        (folder / "sitecustomize.py").write_text(
            hiding, encoding="utf-8"
        )  # every Python runs it as it starts
        self.environment = {**os.environ, "PYTHONPATH": str(folder), "HANABI_LANGUAGE": "en"}

    def hanabi(self, *words: str, typed: str = "") -> Answer:
        """What the command leaves behind."""
        return self._ran([str(PROGRAM), *words], typed)

    def python(self, code: str) -> Answer:
        """What a program leaves behind."""
        return self._ran([sys.executable, "-c", code], "")

    def _ran(self, words: list[str], typed: str) -> Answer:
        found = subprocess.run(
            words, input=typed, capture_output=True, text=True, env=self.environment, check=False
        )
        return Answer(found.returncode, found.stdout, found.stderr)
