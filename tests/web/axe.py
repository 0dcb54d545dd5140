"""What axe finds wrong with a page for people who hear it, see it differently or have no mouse."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tests.web.person import DESKTOP, PHONE

SOURCE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async (options) => {
    const { violations } = await axe.run({ ...options, resultTypes: ["violations"] });
    const told = (rule, { target, html, failureSummary: why }) => ({ ...rule, nodes: [], target, html, why });
    return violations.flatMap((rule) => rule.nodes.map((node) => told(rule, node)));
}"""
EVERYTHING = {"rules": {"target-size": {"enabled": True}}}
COLOURS = {"runOnly": ["color-contrast"]}
"""What depends on the theme."""
LOOKS: tuple[tuple[Any, str, Any], ...] = (
    (DESKTOP, "light", EVERYTHING),
    (DESKTOP, "night", COLOURS),
    (PHONE, "night", EVERYTHING),
    (PHONE, "light", COLOURS),
)
WEAR = "(theme) => { document.documentElement.dataset.theme = theme; }"


def check(page: Page) -> None:
    """Nothing is wrong with the page, at a desk and on a phone, by night and by day."""
    # A script tag would be against the page's own policy.
    if not page.evaluate("'axe' in window"):
        page.evaluate(SOURCE.read_text(encoding="utf-8"))
    found = []
    for size, theme, options in LOOKS:
        page.set_viewport_size(size)
        page.evaluate(WEAR, theme)
        where = f"{size['width']} px, {theme}"
        found += [f"{where}: {worded(fault)}" for fault in page.evaluate(RUN, options)]
    assert not found, "\n\n".join([f"axe finds at {page.url}:", *found])


def worded(fault: dict[str, Any]) -> str:
    """A violation in words for the developer who has to fix it."""
    where, why = " ".join(map(str, fault["target"])), fault["why"].splitlines()[1:]
    lines = (fault["help"], where, fault["html"], *why)
    return f"{fault['id']}: " + "\n  ".join(line.strip() for line in lines)
