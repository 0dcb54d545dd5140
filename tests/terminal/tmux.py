"""A real terminal of 80 columns and 24 lines, driven from outside."""

import os
import shlex
import subprocess
import sys
import time
import uuid
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.waits import WAIT_LIMIT

PROGRAM = Path(sys.executable).with_name("hanabi")


class Terminal:
    """A terminal with one program in it."""

    def __init__(self, socket: str) -> None:
        self.socket = socket

    def tmux(self, *words: str) -> str:
        found = subprocess.run(
            ["tmux", "-L", self.socket, "-f", "/dev/null", *words], capture_output=True, text=True, check=True
        )
        return found.stdout

    def press(self, *keys: str) -> None:
        self.tmux("send-keys", "-t", "game", *keys)

    @property
    def text(self) -> str:
        return self.tmux("capture-pane", "-p", "-t", "game")

    def wait_for(self, ready: Callable[[str], bool]) -> str:
        """The screen once it is as wanted."""
        end = time.monotonic() + WAIT_LIMIT
        while time.monotonic() < end:
            text = self.text
            if ready(text):
                return text
            time.sleep(0.02)
        raise AssertionError(self.text)

    def wait_for_words(self, words: str) -> str:
        return self.wait_for(lambda text: words in text)


@contextmanager
def terminal(
    command: str, folder: Path, size: tuple[int, int] = (80, 24), **environment: str
) -> Iterator[Terminal]:
    """A terminal in which a shell runs a command and then waits."""
    opened = Terminal(f"hanabi-{uuid.uuid4().hex[:8]}")
    settings = {"HANABI_STATE": str(folder), "HANABI_PAUSE": "0", "HANABI_LANGUAGE": "en"} | environment
    words = [f"{name}={shlex.quote(value)}" for name, value in settings.items()]
    line = f"trap : INT; env {' '.join(words)} {PROGRAM} {command}; echo left with $?; exec sleep 600"
    width, height = map(str, size)
    os.environ.pop("TMUX", None)
    opened.tmux("new-session", "-d", "-s", "game", "-x", width, "-y", height, "sh", "-c", line)
    try:
        yield opened
    finally:
        subprocess.run(["tmux", "-L", opened.socket, "kill-server"], capture_output=True, check=False)
