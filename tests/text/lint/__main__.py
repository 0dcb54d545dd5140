"""Lint the catalogues: `python -m tests.text.lint` prints a line for each slip, and fails on any."""

import sys

from tests.text.lint.reading import read_texts
from tests.text.lint.rules import lint


def main() -> int:
    """Print what the linter finds, one line for each; return 1 if there is anything."""
    found = lint(read_texts())
    print(*found, sep="\n", end="\n" if found else "")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
