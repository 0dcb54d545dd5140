"""Plain lines on standard output and input, in colour where the terminal supports it."""

import os
import re
import sys

from hanabi.rules import LETTERS
from hanabi.text import Catalogue

STYLES = {
    "red": "bold red",
    "yellow": "bold yellow",
    "green": "bold green",
    "white": "bold bright_white",
    "blue": "bold bright_blue",
    "purple": "bold magenta",
    "teal": "bold bright_cyan",
    "multicolour": "bold bright_magenta",
    "black": "bold black on white",
}

SMALLEST = (80, 24)
"""The columns and lines that the full screen needs; on a smaller terminal games are played in plain lines."""
CLEAR = "\x1b[2J\x1b[3J\x1b[H"
"""Clears the screen, then the lines above it, and begins at the top."""
MOST_LINES = 200
"""More lines than a terminal has."""


class Console:
    """Writes lines to standard output and reads answers from standard input."""

    def tell(self, *lines: str) -> None:
        """Write lines about a game; subclasses may colour them."""
        self.show(*lines)

    def show(self, *lines: str) -> None:
        """Write the lines of a page, always without colours."""
        for line in lines:
            print(line)

    def clear(self) -> None:
        """Clear the terminal, and what can be scrolled back to, before another person looks at it."""
        if sys.stdout.isatty():
            dumb = os.environ.get("TERM", "dumb") in ("", "dumb", "unknown")
            print("\n" * MOST_LINES if dumb else CLEAR, end="", flush=True)

    def ask(self, prompt: str) -> str:
        """Prompt for a line and return it; echo it if it comes through a pipe. Raise EOFError at the end."""
        if sys.stdin is None:
            raise EOFError
        if sys.stdin.isatty():
            return input(f"{prompt} ")
        print(prompt, end=" ", flush=True)
        line = sys.stdin.readline()
        print(line.strip())
        if not line:
            raise EOFError
        return line.strip()


class ColourConsole(Console):
    """Colours cards and suits; letters still tell them apart."""

    def __init__(self, catalogue: Catalogue) -> None:
        from rich.console import Console as RichConsole

        self._rich: RichConsole = RichConsole(highlight=False, soft_wrap=True)
        self._patterns = {_pattern(catalogue, suit): STYLES[suit] for suit in LETTERS}

    def tell(self, *lines: str) -> None:
        from rich.text import Text

        for line in lines:
            painted = Text(line)
            for pattern, style in self._patterns.items():
                painted.highlight_regex(pattern, style)
            self._rich.print(painted)


def open_console(catalogue: Catalogue) -> Console:
    """A console for standard output: in colour if it is a terminal that supports it."""
    return ColourConsole(catalogue) if _shows_colours() else Console()


def _shows_colours() -> bool:
    return sys.stdout.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"


def _pattern(catalogue: Catalogue, suit: str) -> str:
    """A pattern that matches any form of a suit's name, or its letter before a rank."""
    name = "|".join(map(re.escape, catalogue.say(f"forms-{suit}").split()))
    letter = re.escape(catalogue.say(f"letter-{suit}"))
    return rf"\b(?:{name})\b(?!-)|\b{letter}(?:[1-5]\b|·)"
