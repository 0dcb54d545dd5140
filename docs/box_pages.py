"""`python -m docs.box_pages` writes the rules page of each box, `boxes/*.md`.

The sentences come from the rulebook behind `hanabi rules`, so the pages say what the program does.
"""

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

from hanabi import rulebook
from hanabi.rules import EDITIONS, Edition, Ruleset, ruleset
from hanabi.text import Catalogue

FOLDER = Path(__file__).with_name("boxes")
BOXES = tuple(edition for key, edition in EDITIONS.items() if key != "custom")
OFFERS, DEPARTURES = "offers", "departures"
"""The sections that are about boxes, not about a game."""
ENGLISH = Catalogue()


class Row(NamedTuple):
    """A sentence of a rules page: the section it stands in and the tags of its rule."""

    section: str
    tags: str
    text: str


def box_page(box: Edition) -> str:
    """The rules of a box: its base game, what each addition changes, and what only all of them bring."""
    return "\n".join((*introduction(box), *base_game(box), *additions(box), *departures(box), ""))


def introduction(box: Edition) -> Iterator[str]:
    """What the page is, for whom, and where else it can be read."""
    name = box.called("en").name
    yield f"# {name[0].upper()}{name[1:]}"
    yield ""
    yield f"<!-- `make golden` writes this page; `hanabi rules {box.key}` prints the same sentences. -->"
    yield ""
    yield "This page is for players: the rules of one box, first its base game, then what each"
    yield f"addition changes in it. `hanabi rules {box.key}` prints the base game in the terminal, and"
    yield f"`hanabi play {box.key}` deals it. A tag such as B4 leads to the rule in"
    yield "[the reference](../rules.md)."


def base_game(box: Edition) -> Iterator[str]:
    """The sections about the base game."""
    return sections(row for row in rows(box.base) if row.section not in (OFFERS, DEPARTURES))


def additions(box: Edition) -> Iterator[str]:
    """What each addition changes, and what only all of them together bring."""
    known = set(rows(box.base))
    for option in box.offers:
        name = f"{box.key}+{option}"
        changed = [row for row in game_rows(name) if row not in rows(box.base)]
        yield from ("", f"## {ENGLISH.say(f'screen-option-{option}')}", "")
        yield from (f"`{name}`: {rulebook.offer_text(ENGLISH, box, option)}", "", *listed(changed))
        known.update(changed)
    everything = "+".join((box.key, *box.offers))
    yield from ("", "## All together", "", f"What only several additions bring, as in `{everything}`:", "")
    yield from listed(row for row in game_rows(everything) if row not in known)


def departures(box: Edition) -> Iterator[str]:
    """Where this program departs from the box."""
    return sections(row for row in rows(box.base) if row.section == DEPARTURES)


def sections(found: Iterable[Row]) -> Iterator[str]:
    """Rows under their headings."""
    for key, alike in groupby(found, lambda row: row.section):
        yield from ("", f"## {ENGLISH.say(f'page-heading-{key}')}", "", *listed(alike))


def listed(found: Iterable[Row]) -> Iterator[str]:
    """Rows as a list, each with its tags; `docs.rule_links` makes links of them."""
    return (f"* {row.text} <small>{row.tags}</small>" for row in found)


def game_rows(name: str) -> list[Row]:
    """The rows about a game, without those about its box."""
    return [row for row in rows(ruleset(name)) if row.section not in (OFFERS, DEPARTURES)]


@cache
def rows(rules: Ruleset) -> tuple[Row, ...]:
    """A rules page, sentence by sentence."""
    found = rulebook.sections(ENGLISH, rules)
    return tuple(Row(section.key, rule.tags, rule.text) for section in found for rule in section.rules)


def main() -> None:
    """Write every page."""
    FOLDER.mkdir(exist_ok=True)
    for box in BOXES:
        (FOLDER / f"{box.key}.md").write_text(box_page(box), encoding="utf-8")


if __name__ == "__main__":
    main()
