"""Check that a tag, the version and the changelog agree, and print what changed in that version.

python -m tests.packaging.release v0.2.0
"""

import re
import sys

from hanabi import __version__
from tests.packaging.sources import ROOT

UNRELEASED = "Unreleased"


def release_notes(tag: str, version: str, changelog: str) -> str:
    """What the changelog says of `version`; exit with a sentence if something does not fit the tag."""
    if tag != f"v{version}":
        raise SystemExit(f"The tag {tag} is not v{version}, the version in src/hanabi/__init__.py.")
    sections = re.split(r"^## ", changelog, flags=re.MULTILINE)[1:]
    found = [text for text in sections if text.split("\n")[0].split(" ")[0].strip("[]") == version]
    if not found:
        raise SystemExit(f"CHANGELOG.md has no section {version}: rename “{UNRELEASED}” .")
    if any(text.startswith(UNRELEASED) and text.count("\n- ") for text in sections):
        raise SystemExit(f"CHANGELOG.md still lists changes under “{UNRELEASED}”.")
    return found[0].partition("\n")[2].strip() + "\n"


def main() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    print(release_notes(sys.argv[1], __version__, changelog), end="")


if __name__ == "__main__":
    main()
