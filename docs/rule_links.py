"""A Markdown extension: every tag of a rule, such as B6, becomes a link to the rule in `rules.md`.

A list item that opens with a bold tag, as in `rules.md`, defines it. The links are cross-references, as in
the API reference: the site's builder resolves them, and a strict build fails if one leads nowhere.
"""

import re
from pathlib import Path
from xml.etree.ElementTree import Element

from markdown import Extension, Markdown
from markdown.inlinepatterns import InlineProcessor
from markdown.treeprocessors import Treeprocessor
from markdown.util import AtomicString

RULES = Path(__file__).with_name("rules.md")
DEFINED = re.compile(r"^ *- \*\*([BVXU]\d+(?:\.\d|[a-c])?)\b(?!\.)", re.MULTILINE)
"""Where `rules.md` defines a tag."""


def defined_tags() -> list[str]:
    """Every tag that `rules.md` defines, in its order."""
    return DEFINED.findall(RULES.read_text(encoding="utf-8"))


class RuleLinks(Extension):
    """Anchors where rules are defined, links where they are mentioned."""

    def extendMarkdown(self, md: Markdown) -> None:
        """Register both, the links after every other pattern: code and written links stay as they are."""
        tags = "|".join(map(re.escape, sorted(defined_tags(), reverse=True)))
        md.inlinePatterns.register(TagLinks(rf"\b({tags})\b(?!\.\d)", md), "rule-links", 5)
        md.treeprocessors.register(TagAnchors(md), "rule-anchors", 15)


class TagLinks(InlineProcessor):
    """Makes a tag in running text a cross-reference; headings and links stay as they are."""

    ANCESTOR_EXCLUDES = ("a", "h1", "h2", "h3", "h4", "h5", "h6")

    def handleMatch(  # type: ignore[override]  # the base class is that of an older interface
        self,
        m: re.Match[str],
        data: str,  # noqa: ARG002
    ) -> tuple[Element, int, int]:
        """Leave a reference behind, which the builder turns into a link."""
        reference = Element("autoref", {"identifier": m[1], "class": "rule"})
        reference.text = AtomicString(m[1])
        return reference, m.start(0), m.end(0)


class TagAnchors(Treeprocessor):
    """Puts an anchor in front of each definition of a tag."""

    def run(self, root: Element) -> None:
        """Find the list items that open with a bold tag."""
        tags = frozenset(defined_tags())
        for item in root.iter("li"):
            if len(item) and item[0].tag == "strong" and not (item.text or "").strip():
                tag = "".join(item[0].itertext()).split(" ", 1)[0]
                if tag in tags:
                    item.insert(0, Element("a", {"id": tag}))


def makeExtension(**_: object) -> RuleLinks:
    """The name by which Markdown finds the extension."""
    return RuleLinks()
