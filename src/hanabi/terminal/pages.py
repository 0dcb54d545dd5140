"""Rules pages: what a ruleset says, generated from its data, each sentence with the tag of its rule."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from hanabi.codec import encode
from hanabi.errors import RulesetError
from hanabi.rules import (
    EDITIONS,
    RANKS,
    SIX_TILES,
    Edition,
    Ending,
    Ruleset,
    Suit,
    Tile,
    TileFor,
    Touch,
    bands,
    box,
    colours,
    options,
)
from hanabi.rules.cards import COUNTED_DOWN, FALLING
from hanabi.rules.differences import OPTION_TAGS
from hanabi.rules.ruleset import FEWEST_PLAYERS
from hanabi.terminal.departures import departures
from hanabi.terminal.examples import examples
from hanabi.terminal.sentences import Rule, hanging, section
from hanabi.terminal.tables import aligned
from hanabi.terminal.words import listed
from hanabi.text import Catalogue

TILE_TAGS = {tile: f"X3.{number}" for number, tile in enumerate(SIX_TILES, 1)}
CARD_TAGS = {"multicolour": "X1c", "black": "U7"}


def rules_page(catalogue: Catalogue, rules: Ruleset) -> list[str]:
    """The rules of a ruleset as a page."""
    page = Page(catalogue, rules)
    sections = {
        "box": page.in_the_box(),
        "turn": page.turn(),
        "tiles": page.tiles(),
        "end": page.end(),
        "score": page.score(),
        "examples": examples(catalogue, rules),
        "manners": page.manners(),
        "rulings": page.rulings(),
        "offers": page.offers(),
        "departures": departures(catalogue, rules),
    }
    title = catalogue.say("page-title", edition=catalogue.say(f"edition-{rules.edition}"), name=str(rules))
    found = (section(catalogue.say(f"page-heading-{key}"), each) for key, each in sections.items())
    return [title, *(line for lines in found for line in lines)]


@dataclass(frozen=True, slots=True)
class Page:
    """The sentences about one ruleset."""

    catalogue: Catalogue
    rules: Ruleset

    def rule(self, tags: str, message: str, **values: str | int) -> Rule:
        return Rule(tags, self.catalogue.say(message, **values))

    def in_the_box(self) -> Iterator[Rule]:
        """Cards, tokens, tiles, hands and who begins."""
        rules = self.rules
        yield self.rule("B1", "page-cards", cards=len(box(rules)), suits=len(rules.suits))
        for _, alike in groupby(rules.suits, lambda suit: (CARD_TAGS.get(suit.key), suit.copies, suit.order)):
            yield self._suits(tuple(alike))
        yield self.rule("B4 B9", "page-tokens", tokens=rules.clue_tokens, strikes=rules.strikes)
        if rules.tiles:
            yield self.rule("X3", "page-tiles-in-box", tiles=len(rules.tiles))
        yield self.rule("B2", "page-hands", hands=self._list(self._hands()))
        yield self.rule("B2", "page-sight")
        yield self.rule("B17 U15", "page-first")

    def turn(self) -> Iterator[Rule]:
        """The three actions."""
        yield self.rule("B3", "page-turn")
        yield self.rule("B4", "page-clue")
        if colours(self.rules):
            yield self.rule("B4", "page-colours", colours=self._list(map(self._suit, colours(self.rules))))
        yield from (self._touch(suit) for suit in self.rules.suits if suit.touch is not Touch.OWN)
        empty = self.rules.empty_clues
        yield self.rule("B5", "page-empty-clues") if empty else self.rule("B5 U1", "page-no-empty-clues")
        yield self.rule("B6", "page-discard")
        yield self.rule("B7", "page-play")
        for suit in self.rules.suits:
            if suit.order == FALLING:
                yield self.rule("X2", "page-falling", suit=suit.key)
        if self.rules.announce:
            yield self.rule("V2", "page-announce")
        if any(self._returns_token(suit) for suit in self.rules.suits):
            yield self.rule("B8", "page-complete")

    def tiles(self) -> Iterator[Rule]:
        """What turns up a bonus tile, and what each does."""
        rules = self.rules
        if rules.tiles:
            yield self.rule("X3 X3a", "page-tile-for", tile_for=rules.tile_for.value)
        for tile in dict.fromkeys(rules.tiles):
            yield Rule(TILE_TAGS[tile], self._tile(tile))
            if tile is Tile.RESHUFFLE:
                yield self.rule("X3.5 U19", "page-tile-empty-deck", may_decline=rules.may_decline)

    def end(self) -> Iterator[Rule]:
        """What ends a game."""
        yield self.rule("B9", "page-strikes", strikes=self.rules.strikes)
        yield self.rule("B10", "page-perfect")
        if self.rules.ending is Ending.LAST_ROUND:
            yield self.rule("B11", "page-last-round")
        else:
            yield self.rule("V1", "page-all-or-nothing")

    def score(self) -> Iterator[Rule]:
        """The points, and what the audience says of them."""
        yield self.rule("B12", "page-score", best=self.rules.best)
        for suit in self.rules.suits:
            if suit.points == COUNTED_DOWN:
                yield self.rule("X2", "page-score-missing", suit=suit.key)
        if self.rules.ending is Ending.ALL_OR_NOTHING:
            yield self.rule("V1 U13", "page-won-or-lost")
            return
        for least, most, band in bands(self.rules):
            words = self.catalogue.say(f"remark-{band.value}")
            yield self.rule("B13", "page-band", single=least == most, least=least, most=most, remark=words)

    def manners(self) -> Iterator[Rule]:
        """What players may do beside playing."""
        yield self.rule("B14 U16", "page-order")
        yield self.rule("B15", "page-dead")
        yield self.rule("B16", "page-talk")

    def rulings(self) -> Iterator[Rule]:
        """The rulings that matter with these rules."""
        for tag, message, applies in RULINGS:
            if applies(self.rules):
                values = {"tile_for": self.rules.tile_for.value, "best": self.rules.best}
                yield self.rule(tag, message, **values)

    def offers(self) -> Iterator[Rule]:
        """What the box can add to these rules."""
        edition = EDITIONS[self.rules.edition]
        for option in options(edition.key):
            if option not in edition.offers or _adds(edition, option, self.rules):
                text = offer_text(self.catalogue, edition, option)
                tags = " ".join(OPTION_TAGS[option])
                yield self.rule(tags, "page-entry", name=option.rstrip("="), text=text)

    def _returns_token(self, suit: Suit) -> bool:
        """Whether completing a firework returns a clue token, and not a tile (X3a)."""
        on_fives = self.rules.tile_for is TileFor.FIVES and suit.order == FALLING
        return not self.rules.tiles or on_fives

    def _suits(self, alike: tuple[Suit, ...]) -> Rule:
        """The cards of suits that have the same."""
        suit = alike[0]
        copies = " ".join(str(rank) for rank in suit.order for _ in range(suit.copies[rank - 1]))
        names = self._list(self._suit(each.key) for each in alike)
        tag = CARD_TAGS.get(suit.key, "B1")
        count = len(suit.cards())
        return self.rule(tag, "page-suit", suits=names, copies=copies, cards=count, many=len(alike) > 1)

    def _hands(self) -> Iterator[str]:
        """For each size of hand, how many players hold it."""
        sizes = list(enumerate(self.rules.hand_sizes, 2))
        for size, alike in groupby(sizes, lambda each: each[1]):
            players = listed(self.catalogue, (count for count, _ in alike), "list-or")
            yield self.catalogue.say("page-hand", players=players, cards=size)

    def _touch(self, suit: Suit) -> Rule:
        every = suit.touch is Touch.EVERY
        return self.rule("X1b" if every else "X2", f"page-touch-{suit.touch.value}", suit=suit.key)

    def _tile(self, tile: Tile) -> str:
        """A bonus tile and what it does."""
        name, text = (self.catalogue.say(f"{kind}-{tile.value}") for kind in ("tile", "tile-text"))
        return self.catalogue.say("page-entry", name=name[0].upper() + name[1:], text=text)

    def _suit(self, key: str) -> str:
        return self.catalogue.say(f"suit-{key}")

    def _list(self, items: Iterable[str]) -> str:
        return listed(self.catalogue, items)


def editions_page(catalogue: Catalogue) -> list[str]:
    """Every box, what it offers, and how to name a ruleset."""
    say = catalogue.say
    examples = [f"  {line}" for line in say("page-list-examples").splitlines()]
    lines = [say("page-list"), "", *examples, "", say("page-list-boxes"), *_boxes(catalogue)]
    return [*lines, "", say("page-list-options"), *_added(catalogue)]


def offer_text(catalogue: Catalogue, edition: Edition, option: str) -> str:
    """What an option of an edition brings, in a sentence."""
    if option not in edition.offers:
        return catalogue.say(f"offer-{option.rstrip('=')}")
    base = Ruleset()
    rules = edition.offers[option](base)
    kind = "avalanche" if option.startswith("avalanche") else option
    return catalogue.say(
        f"offer-{kind}",
        cards=len(box(rules)) - len(box(base)),
        touch=rules.suits[-1].touch.value,
        tiles=len(rules.tiles),
        tile_for=rules.tile_for.value,
    )


def rules_fields(rules: Ruleset) -> dict[str, Any]:
    """A ruleset for programs."""
    scored = rules.ending is Ending.LAST_ROUND
    return {
        "name": str(rules),
        "edition": rules.edition,
        "players": [FEWEST_PLAYERS, rules.most_players],
        "hand_sizes": list(rules.hand_sizes),
        "cards": len(box(rules)),
        "best": rules.best,
        "suits": [suit.key for suit in rules.suits],
        "colour_clues": list(colours(rules)),
        "clue_tokens": rules.clue_tokens,
        "strikes": rules.strikes,
        "empty_clues": rules.empty_clues,
        "ending": rules.ending.value,
        "announce": rules.announce,
        "tiles": [tile.value for tile in rules.tiles],
        "tile_for": rules.tile_for.value if rules.tiles else None,
        "offers": list(options(rules.edition)),
        "scale": [[least, most, band.value] for least, most, band in bands(rules)] if scored else [],
        "fields": encode(rules),
    }


def edition_fields(catalogue: Catalogue) -> dict[str, Any]:
    """Every box for programs."""
    boxes = ((key, catalogue.say(f"edition-{key}"), options(key)) for key in EDITIONS)
    return {"editions": [{"name": key, "box": text, "offers": list(each)} for key, text, each in boxes]}


def _boxes(catalogue: Catalogue) -> Iterator[str]:
    """Each box with the names of what it offers."""
    labels = aligned([(f"  {key}", catalogue.say(f"edition-{key}")) for key in EDITIONS])
    width = max(map(len, labels)) + 2
    for label, edition in zip(labels, EDITIONS.values(), strict=True):
        yield from hanging(label.ljust(width), ", ".join(edition.offers))


def _added(catalogue: Catalogue) -> Iterator[str]:
    """Each option with what it brings, box by box where that differs."""
    offered = dict.fromkeys(option for key in EDITIONS for option in options(key))
    width = max(map(len, offered)) + 2
    for option in offered:
        boxes = [edition for key, edition in EDITIONS.items() if option in options(key)]
        texts = [offer_text(catalogue, edition, option) for edition in boxes]
        for place, text in enumerate(dict.fromkeys(texts)):
            where = ", ".join(box.key for box, each in zip(boxes, texts, strict=True) if each == text)
            label = "" if place else option
            yield from hanging(f"  {label:{width}}", f"{text} ({where})")


def _adds(edition: Edition, option: str, rules: Ruleset) -> bool:
    """Whether an option would change these rules."""
    try:
        return edition.offers[option](rules) != rules
    except RulesetError:
        return False


def _has_black(rules: Ruleset) -> bool:
    return "black" in rules.index


def _is_all_or_nothing(rules: Ruleset) -> bool:
    return rules.ending is Ending.ALL_OR_NOTHING


def _counts_every(rules: Ruleset) -> bool:
    return any(suit.touch is Touch.EVERY for suit in rules.suits)


def _has_ten_multicolour(rules: Ruleset) -> bool:
    return "multicolour" in rules.index and len(rules.suit("multicolour").cards()) > len(RANKS)


RULINGS: tuple[tuple[str, str, Callable[[Ruleset], bool]], ...] = (
    ("U1", "ruling-u1", lambda rules: rules.edition == "pl"),
    ("U2", "ruling-u2", lambda rules: rules.edition == "es"),
    ("U3", "ruling-u3", lambda _: True),
    ("U4", "ruling-u4", _is_all_or_nothing),
    ("U5", "ruling-u5", _is_all_or_nothing),
    ("U6", "ruling-u6", lambda rules: rules.announce),
    ("U7", "ruling-u7", _has_black),
    ("U8", "ruling-u8", lambda rules: _has_black(rules) and not _is_all_or_nothing(rules)),
    ("U9", "ruling-u9", lambda _: True),
    ("U10", "ruling-u10", lambda rules: bool(rules.tiles)),
    ("U11", "ruling-u11", lambda rules: bool(rules.tiles) and _has_black(rules)),
    ("U12", "ruling-u12", lambda rules: Tile.RESHUFFLE in rules.tiles),
    ("U13", "ruling-u13", lambda rules: _has_black(rules) and not _is_all_or_nothing(rules)),
    ("U14", "ruling-u14", _has_black),
    ("U17", "ruling-u17", _has_ten_multicolour),
    ("U18", "ruling-u18", lambda rules: rules.edition == "de" and _has_black(rules)),
    ("U19", "ruling-u19", lambda rules: bool(rules.tiles)),
    ("U20", "ruling-u20", lambda rules: rules.edition != "custom"),
    ("U21", "ruling-u21-empty-hand", _is_all_or_nothing),
    ("U21", "ruling-u21-every", _counts_every),
    ("U22", "ruling-u22", lambda rules: rules.announce),
    ("U23", "ruling-u23", lambda rules: rules.edition == "custom"),
    ("U25", "ruling-u25", lambda _: True),
)
"""Each ruling that a page may show: its tag, its message, and the rulesets it matters for."""
