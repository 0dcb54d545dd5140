"""What the source code of the page in the browser says of messages; and whatever it says without them."""

import re
from functools import cache
from html import unescape
from pathlib import Path

SOURCES = Path(__file__).parents[2] / "web" / "src"
SPOKEN = ("aria-label", "aria-description", "aria-roledescription", "title", "placeholder", "alt", "label")
"""The attributes that people read or hear."""
NAMES = frozenset({"Hanabi"})
"""What is called the same in every language."""
NAME = re.compile(r"([\"'`])([a-z][a-z0-9]*(?:-[a-z0-9]+)+)\1")
BEGINNING = re.compile(r"`((?:[a-z0-9]+-)+)\$\{")
WORD = re.compile(r"[^\W\d_]{2,}")
SAYING = re.compile(r"\b(?:say|knows)\(\s*(?:\"([^\"]*)\"|`([^`]*)`)")
REFUSING = re.compile(r"\bwords\.refusal\(\s*\"([^\"]*)\"")


@cache
def files(ending: str = "") -> dict[str, str]:
    """The sources of the page, by their path."""
    paths = (path for path in sorted(SOURCES.rglob(f"*{ending}")) if path.suffix in (".svelte", ".ts"))
    return {str(path.relative_to(SOURCES)): path.read_text(encoding="utf-8") for path in paths}


@cache
def everything() -> str:
    return "\n".join(files().values())


def page_named() -> set[str]:
    """Every text of the page that may be the name of a message."""
    return {name for _, name in NAME.findall(everything())}


def page_said() -> set[str]:
    """Every message that the page says by its whole name, and every name that only a message has."""
    said = {whole for whole, _ in SAYING.findall(everything()) if whole}
    refused = {f"error-{code}" for code in REFUSING.findall(everything())}
    return said | refused | {name for name in page_named() if name.startswith("web-")}


def page_families() -> set[str]:
    """The beginnings of the names that the page puts together, such as `web-room-`."""
    return set(BEGINNING.findall(everything()))


def unreadable() -> set[str]:
    """The templates given to `say` whose beginning tells nothing about which messages are meant."""
    templates = {template for _, template in SAYING.findall(everything()) if template}
    return {template for template in templates if not BEGINNING.match(f"`{template}")}


def markup(source: str) -> str:
    """A component without its script, its style and its comments, and with nothing between its braces."""
    rest = re.sub(r"<(script|style)\b.*?</\1>|<!--.*?-->", "", source, flags=re.DOTALL)
    kept, depth = [], 0
    for character in rest:
        depth -= character == "}"
        if depth == 0:
            kept.append(character)
        depth += character == "{"
    return "".join(kept)


def wordings(source: str) -> list[str]:
    """The words that a component has of its own: between its tags, or in an attribute that is read."""
    shown = markup(source)
    given = re.findall(rf"\s(?:{'|'.join(SPOKEN)})=\"([^\"]*)\"", shown)
    texts = re.sub(r"<[^>]*>", "\n", shown).splitlines()
    words = (word for text in (*texts, *given) for word in WORD.findall(unescape(text)))
    return [word for word in words if word not in NAMES]


def signs(source: str) -> list[str]:
    """The punctuation that a component has of its own: each language sets it in its own way."""
    return re.findall("[:;!«»“”„]", re.sub(r"<[^>]*>", "\n", markup(source)))
