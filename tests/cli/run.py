"""Ways to run the command: in this process, and as a program of its own."""

import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from typer.testing import CliRunner

from hanabi.cli import app

CONTESTS = ("simulate", "compare", "tournament")
COMMANDS = (
    "play",
    "rules",
    "replay",
    "review",
    "advise",
    "puzzle",
    "verify",
    "serve",
    "backup",
    "restore",
    "bench",
    *CONTESTS,
    "check-bot",
    "train",
    "completion",
    "admin",
)
"""Every command, in the order in which the help lists them."""
ADMIN = ("list", "show", "close", "delete", "end", "erase", "ban", "unban", "bans", "rotate-key")
"""Every command of `hanabi admin`."""
FILE_NAMED = re.compile(r"^/[^:]*: ")
"""The path of a temporary file before what is said of it."""
PROGRAM = Path(sys.executable).with_name("hanabi")


@dataclass(frozen=True, slots=True)
class Answer:
    """What a command leaves behind."""

    code: int
    out: str
    err: str

    @property
    def sentence(self) -> str:
        """The one sentence of a refusal, without the file it names first; anything more or less fails."""
        lines = self.err.splitlines()
        assert "Traceback" not in self.err
        assert len(lines) == (2 if self.code == 2 else 1), self.err
        return FILE_NAMED.sub("", lines[0])


def hanabi(*words: str, typed: str | bytes | None = None, **environment: str) -> Answer:
    """Run the command in this process."""
    spoken = {"HANABI_LANGUAGE": "en"} | environment
    result = CliRunner(env=spoken).invoke(app, words, input=typed)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return Answer(result.exit_code, result.stdout, result.stderr)


def program(*words: str, typed: str | bytes = b"", **environment: str) -> Answer:
    """Run the command as a program of its own."""
    data = typed.encode() if isinstance(typed, str) else typed
    found = subprocess.run([PROGRAM, *words], input=data, capture_output=True, env=environment, check=False)
    return Answer(found.returncode, found.stdout.decode(), found.stderr.decode())
