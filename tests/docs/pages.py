"""A built page as a reader's browser takes it: what it links to, what it loads, and what can be linked to.

`python -m tests.docs.pages site` prints what is broken in a built site. Its builder checks links in Markdown,
but neither pictures nor links in HTML.
"""

import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import SplitResult, unquote, urlsplit

LOADING = {
    "audio": ("src",),
    "embed": ("src",),
    "iframe": ("src",),
    "img": ("src", "srcset"),
    "input": ("src",),
    "link": ("href",),
    "object": ("data",),
    "script": ("src",),
    "source": ("src", "srcset"),
    "video": ("src", "poster"),
}
"""The attributes by which an element makes a browser fetch something."""
IN_STYLES = re.compile(r"""(?:url\(|@import)\s*["']?([^"')\s;]+)""")


@dataclass
class Page(HTMLParser):
    """What one page says of itself and of others."""

    path: Path
    anchors: set[str] = field(default_factory=set)
    links: list[str] = field(default_factory=list)
    loads: list[str] = field(default_factory=list)
    _in_style: bool = False

    def __post_init__(self) -> None:
        super().__init__()
        self.feed(self.path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value for name, value in attrs if value is not None}
        self.anchors.update(given[name] for name in ("id", "name") if name in given)
        self.links += [given["href"]] if tag == "a" and "href" in given else []
        self.loads += [given[name].split()[0] for name in LOADING.get(tag, ()) if given.get(name)]
        self.loads += loaded_by(given.get("style", ""))
        self._in_style = tag == "style"

    def handle_data(self, data: str) -> None:
        if self._in_style:
            self.loads += loaded_by(data)

    def handle_endtag(self, tag: str) -> None:
        self._in_style = False


@cache
def page(path: Path) -> Page:
    """The page in a file, read once."""
    return Page(path)


def loaded_by(styles: str) -> list[str]:
    """What a style sheet makes a browser fetch."""
    return IN_STYLES.findall(styles)


def is_elsewhere(address: str) -> bool:
    """Whether an address leaves the site."""
    parts = urlsplit(address)
    return bool(parts.netloc) or parts.scheme not in ("", "data")


def pages(site: Path) -> list[Page]:
    """Every page of a site."""
    return [page(path) for path in sorted(site.rglob("*.html"))]


def broken_links(site: Path, origin: Page) -> Iterator[str]:
    """What a page links to or loads that the site does not have, and links to missing anchors."""
    for link in (*origin.links, *origin.loads):
        if not is_elsewhere(link) and not _leads_somewhere(site, origin, urlsplit(link)):
            yield f"{origin.path.relative_to(site)}: {link}"


def _leads_somewhere(site: Path, origin: Page, link: SplitResult) -> bool:
    if link.scheme == "data":
        return True
    target = _target(site, origin.path, unquote(link.path))
    if not target.is_file():
        return False
    return not link.fragment or unquote(link.fragment) in page(target).anchors


def _target(site: Path, origin: Path, path: str) -> Path:
    """The file a path leads to; one from the root starts at the site."""
    if not path:
        return origin
    found = site / path.lstrip("/") if path.startswith("/") else (origin.parent / path).resolve()
    return found / "index.html" if found.is_dir() else found


def main() -> None:
    """Check the site in the folder that is named."""
    site = Path(sys.argv[1]).resolve()
    if broken := [link for each in pages(site) for link in broken_links(site, each)]:
        sys.exit("\n".join(("These links and pictures are broken:", *broken)))


if __name__ == "__main__":
    main()
