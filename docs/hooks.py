"""What the site adds while it is built: the rules of the five boxes, and a link from every tag to its rule.

The rules pages come from the rulebook behind `hanabi rules`, so they say what the program does.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import groupby
from pathlib import Path

from griffe import Attribute, Class, Extension, Object
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page
from mkdocs.utils import get_relative_url

from hanabi import rulebook
from hanabi.rules import EDITIONS, Edition, Ruleset, ruleset
from hanabi.text import Catalogue

ENGLISH = Catalogue()
BOXES = tuple(edition for key, edition in EDITIONS.items() if key != "custom")
FOLDER = "boxes"
OFFERS, DEPARTURES = "offers", "departures"
"""The sections that are about boxes, not about a game."""
RULES = Path(__file__).with_name("rules.md")
DEFINED = re.compile(r"^ *- \*\*([BVXU]\d+(?:\.\d|[a-c])?)(?: [^*]+)?\*\*", re.MULTILINE)
"""Where `rules.md` gives a rule its tag."""
UNTOUCHED = frozenset({"a", "code", "pre", "script", "style", "h1", "h2", "h3", "h4", "h5", "h6"})
"""The elements in which nothing becomes a link."""
PROMPTS = re.compile(r"^>>> .*(?:\n.+)*", re.MULTILINE)
"""An example in a docstring: from its first prompt to the next empty line."""


@dataclass(frozen=True, slots=True)
class Row:
    """A sentence of a rules page: the section it stands in and the tags of its rule."""

    section: str
    tags: str
    text: str


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Adds the rules page of each box."""
    for box in BOXES:
        content = "\n".join(box_page(box))
        files.append(File.generated(config, f"{FOLDER}/{box.key}.md", content=content))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:  # noqa: ARG001
    """Gives each rule of `rules.md` an anchor: its tag."""
    return DEFINED.sub(r"\g<0>{#\1}", markdown) if page.file.src_uri == RULES.name else markdown


def on_page_content(html: str, page: Page, config: MkDocsConfig, files: Files) -> str:  # noqa: ARG001
    """Links each tag in running text to its rule; the pages of the boxes do so themselves."""
    if page.file.src_uri.startswith(FOLDER):
        return html
    return "".join(linked(html, get_relative_url("rules.html", page.url)))


def box_page(box: Edition) -> Iterator[str]:
    """The rules of a box: its base game, what each addition changes, and what only all of them bring."""
    base = rows(box.base)
    yield from (f"# {capital(ENGLISH.say(f'edition-{box.key}'))}", "", *introduction(box))
    yield from sections(row for row in base if row.section not in (OFFERS, DEPARTURES))
    known = set(base)
    for option in box.offers:
        changed = [row for row in game_rows(f"{box.key}+{option}") if row not in base]
        yield from (*addition(box, option), *listed(changed))
        known.update(changed)
    everything = "+".join((box.key, *box.offers))
    yield from ("", "## All together", "", f"What only several additions bring, as in `{everything}`:", "")
    yield from listed(row for row in game_rows(everything) if row not in known)
    yield from sections(row for row in base if row.section == DEPARTURES)


def introduction(box: Edition) -> Iterator[str]:
    """What the page is and where else it can be read."""
    yield f"First the base game, `{box.key}`, then what each addition of the box changes in it."
    yield f"`hanabi rules {box.key}` prints this in the terminal, and `hanabi play {box.key}` deals."
    yield "A tag such as [B4](../rules.md#B4) leads to the rule in the reference."


def addition(box: Edition, option: str) -> Iterator[str]:
    """An addition of a box and what it is."""
    yield from ("", f"## {ENGLISH.say(f'screen-option-{option}')}", "")
    yield from (f"`{box.key}+{option}`: {rulebook.offer_text(ENGLISH, box, option)}", "")


def sections(found: Iterable[Row]) -> Iterator[str]:
    """Rows under their headings."""
    for key, alike in groupby(found, lambda row: row.section):
        yield from ("", f"## {ENGLISH.say(f'page-heading-{key}')}", "", *listed(alike))


def listed(found: Iterable[Row]) -> Iterator[str]:
    """Rows as a list, each with links to its rules."""
    for row in found:
        tags = " ".join(f"[{tag}](../rules.md#{tag})" for tag in row.tags.split())
        yield f'* {capital(row.text)} <span class="tags">{tags}</span>'


def game_rows(name: str) -> list[Row]:
    """The rows about a game, without those about its box."""
    return [row for row in rows(ruleset(name)) if row.section not in (OFFERS, DEPARTURES)]


@cache
def rows(rules: Ruleset) -> tuple[Row, ...]:
    """A rules page, sentence by sentence."""
    found = rulebook.sections(ENGLISH, rules)
    return tuple(Row(section.key, rule.tags, rule.text) for section in found for rule in section.rules)


def linked(html: str, target: str) -> Iterator[str]:
    """A page in pieces, each tag in its running text a link to its rule."""
    inside = 0
    for piece in re.split(r"(<[^>]+>)", html):
        if element := re.match(r"<(/?)([a-z0-9]+)", piece):
            inside += (-1 if element[1] else 1) * (element[2] in UNTOUCHED)
            yield piece
        else:
            yield piece if inside else tags().sub(rf'<a class="rule" href="{target}#\1">\1</a>', piece)


@cache
def tags() -> re.Pattern[str]:
    """Every tag that `rules.md` defines."""
    found = sorted(DEFINED.findall(RULES.read_text(encoding="utf-8")), reverse=True)
    return re.compile(rf"\b({'|'.join(map(re.escape, found))})\b(?!\.\d)")


def capital(text: str) -> str:
    """A text as it opens a sentence."""
    return text[0].upper() + text[1:]


class Docstrings(Extension):
    """Prepares the docstrings of the API reference."""

    def on_object(self, *, obj: Object, **_: object) -> None:
        """Fences examples, which Markdown would take for quotations."""
        if obj.docstring is not None:
            obj.docstring.value = PROMPTS.sub(r"```pycon\n\g<0>\n```", obj.docstring.value)

    def on_attribute(self, *, attr: Attribute, **_: object) -> None:
        """Leaves a field without a word of its own to the signature of its class."""
        if attr.docstring is None and attr.annotation is not None and isinstance(attr.parent, Class):
            attr.public = "property" in attr.labels
