"""Rules pages, generated from the data of a ruleset; each sentence has the tags of its rule."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import groupby

from hanabi.rulebook.departures import departures
from hanabi.rulebook.examples import examples
from hanabi.rulebook.figures import BandFigure, CopiesFigure, Figure, TileFigure
from hanabi.rulebook.offers import offers, printed_names
from hanabi.rulebook.rule import Rule, Section
from hanabi.rulebook.rulings import RULINGS
from hanabi.rules import (
    Ending,
    Ruleset,
    Suit,
    Tile,
    TileFor,
    Touch,
    bands,
    box,
    colours,
    edition,
    scale,
)
from hanabi.text import Catalogue, format_list

TILE_TAGS = {tile: f"X3.{number}" for number, tile in enumerate(Tile, 1)}
CARD_TAGS = {"multicolour": "X1 X1c", "black": "X2 U7"}
SIXTH_TAGS = {"multicolour": "X1", "black": "X2"}
"""The expansion that each sixth firework comes with."""


def title(catalogue: Catalogue, rules: Ruleset) -> str:
    """The title of a rules page."""
    return catalogue.say("page-title", rules=full_name(catalogue, rules))


def full_name(catalogue: Catalogue, rules: Ruleset) -> str:
    """The box, the names it prints for its expansions, and the ruleset's name."""
    name = edition(rules.edition).called(catalogue.language).name
    return catalogue.say("page-ruleset", edition=", ".join((name, *printed_names(rules))), name=str(rules))


def short_name(catalogue: Catalogue, rules: Ruleset) -> str:
    """The box and what it calls all that is added to it; where it has no such names, the ruleset's name."""
    names = tuple(printed_names(rules))
    if rules.edition == "custom" or len(names) < str(rules).count("+"):
        return str(rules)
    return ", ".join((edition(rules.edition).called(catalogue.language).title, *names))


def sections(catalogue: Catalogue, rules: Ruleset) -> tuple[Section, ...]:
    """The sections of the rules page of a ruleset; those without rules are left out."""
    page = Page(catalogue, rules)
    found = {
        "box": page.in_the_box(),
        "turn": page.turn(),
        "tiles": page.tiles(),
        "end": page.end(),
        "score": page.score(),
        "examples": examples(catalogue, rules),
        "manners": page.manners(),
        "rulings": page.rulings(),
        "offers": offers(catalogue, rules),
        "departures": departures(catalogue, rules),
    }
    whole = (Section(key, catalogue.say(f"page-heading-{key}"), tuple(each)) for key, each in found.items())
    return tuple(section for section in whole if section.rules)


@dataclass(frozen=True, slots=True)
class Page:
    """The sentences about one ruleset."""

    catalogue: Catalogue
    rules: Ruleset

    @property
    def highest(self) -> int:
        """The highest number on the cards."""
        return self.rules.ranks[-1]

    def rule(self, tags: str, message: str, figure: Figure | None = None, /, **values: str | int) -> Rule:
        return Rule(tags, message, self.catalogue.say(message, **values), figure)

    def in_the_box(self) -> Iterator[Rule]:
        """Cards, tokens, tiles, hands and who begins."""
        rules = self.rules
        yield self.rule(
            self._with_expansions("B1"), "page-cards", cards=len(box(rules)), suits=len(rules.suits)
        )
        for _, alike in groupby(rules.suits, lambda suit: (CARD_TAGS.get(suit.key), suit.copies, suit.order)):
            yield self._suits(tuple(alike))
        yield self.rule("B4 B6 B9", "page-tokens", tokens=rules.clue_tokens, strikes=rules.strikes)
        if rules.tiles:
            yield self.rule("X3", "page-tiles-in-box", tiles=len(rules.tiles))
        yield self.rule("B2", "page-hands", hands=self._list(self._hands()))
        yield self.rule("B2", "page-sight")
        yield self.rule("B1 B6 B9", "page-start")
        yield self.rule("B17 U15", "page-first")

    def turn(self) -> Iterator[Rule]:
        """The three actions."""
        yield self.rule("B3", "page-turn")
        yield self.rule("B4", "page-clue")
        if colours(self.rules):
            tags = "B4 X1a" if self._has_own_sixth_colour() else "B4"
            yield self.rule(tags, "page-colours", colours=self._list(map(self._suit, colours(self.rules))))
        yield from (self._touch(suit) for suit in self.rules.suits if suit.touch is not Touch.OWN)
        empty = self.rules.empty_clues
        yield self.rule("B5", "page-empty-clues") if empty else self.rule("B5 U1", "page-no-empty-clues")
        yield self.rule("B6", "page-discard")
        yield self.rule("B6", "page-pile")
        yield self.rule("B7", "page-play", highest=self.highest)
        for suit in self.rules.suits:
            if suit.falls:
                yield self.rule("X2", "page-falling", suit=suit.key, highest=self.highest)
            if suit.key == "multicolour":
                yield self.rule("X1", "page-no-substitute", suit=suit.key)
        if self.rules.announce:
            yield self.rule("V2", "page-announce")
        yield from self._completions()

    def tiles(self) -> Iterator[Rule]:
        """When a bonus tile is turned, and what each tile does."""
        rules = self.rules
        if rules.tiles:
            yield self.rule("X3 X3a", "page-tile-for", tile_for=rules.tile_for.value, highest=self.highest)
        for tile in dict.fromkeys(rules.tiles):
            yield Rule(TILE_TAGS[tile], f"tile-text-{tile.value}", self._tile(tile), TileFigure(tile))
            if tile is Tile.PARDON:
                yield self.rule("X3.2", "page-tile-no-strike")
            if tile is Tile.RANK_CLUE and rules.empty_clues and not rules.free_empty_clues:
                yield self.rule("X3.3 X3.4 U10", "page-tile-free-clue")
            if tile is Tile.REKINDLE and rules.may_waste:
                yield self.rule("X3.6 U10", "page-tile-waste")
            if tile is Tile.REKINDLE:
                values = {"tile_for": rules.tile_for.value, "highest": self.highest}
                yield self.rule("X3.6", "page-tile-chain", **values)
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
        """The points, and the audience's scale; in all or nothing there are none (V1)."""
        if self.rules.ending is Ending.ALL_OR_NOTHING:
            yield self.rule("V1 U13", "page-won-or-lost")
            return
        yield self.rule(self._with_expansions("B12"), "page-score", best=self.rules.best)
        for suit in self.rules.suits:
            if suit.points[0] < 0:
                yield self.rule("X2", "page-score-missing", suit=suit.key)
                if edition(self.rules.edition).awards:
                    yield self.rule("X2", "page-award")
        yield from (self._band(least, most, band) for least, most, band in bands(self.rules))

    def manners(self) -> Iterator[Rule]:
        """What players may do besides playing."""
        yield self.rule("B14 U16", "page-order")
        if self.rules.ending is Ending.LAST_ROUND:  # where it is lost, so is the game
            yield self.rule("B15", "page-dead")
        yield self.rule("B16", "page-talk")

    def rulings(self) -> Iterator[Rule]:
        """The rulings that matter for this ruleset."""
        values: dict[str, str | int] = {
            "tile_for": self.rules.tile_for.value,
            "best": self.rules.best,
            "may_waste": self.rules.may_waste,
            "unclued": len(colours(self.rules)) < len(self.rules.suits),
        }
        for tag, message, applies in RULINGS:
            if applies(self.rules):
                yield self.rule(tag, message, **values)

    def _with_expansions(self, tags: str) -> str:
        """Tags, and those of the expansions that bring a sixth firework."""
        return " ".join(
            [tags, *(SIXTH_TAGS[suit.key] for suit in self.rules.suits if suit.key in SIXTH_TAGS)]
        )

    def _has_own_sixth_colour(self) -> bool:
        """Whether multicolour is a colour that clues can name (X1a)."""
        return "multicolour" in colours(self.rules)

    def _completions(self) -> Iterator[Rule]:
        """Which completed fireworks return a clue token: all, those without a tile, or none (B8, X3a)."""
        returning = [suit for suit in self.rules.suits if self._returns_token(suit)]
        if len(returning) == len(self.rules.suits):
            yield self.rule("B8", "page-complete")
        else:
            yield from (self.rule("B8 X3a", "page-complete-suit", suit=suit.key) for suit in returning)

    def _returns_token(self, suit: Suit) -> bool:
        """Whether completing a firework returns a clue token rather than a tile (X3a)."""
        on_fives = self.rules.tile_for is TileFor.FIVES and suit.falls
        return not self.rules.tiles or on_fives

    def _suits(self, alike: tuple[Suit, ...]) -> Rule:
        """The cards of several suits that have the same ones."""
        suit = alike[0]
        ranks = tuple(rank for rank in suit.order for _ in range(suit.copies[rank - 1]))
        text = self.catalogue.say(
            "page-suit",
            suits=self._list(self._suit(each.key) for each in alike),
            copies=" ".join(map(str, ranks)),
            cards=len(ranks),
            many=len(alike) > 1,
        )
        figure = CopiesFigure(tuple(each.key for each in alike), ranks)
        return Rule(CARD_TAGS.get(suit.key, "B1"), "page-suit", _capital(text), figure)

    def _hands(self) -> Iterator[str]:
        """For each hand size, the numbers of players that it is for."""
        sizes = list(enumerate(self.rules.hand_sizes, 2))
        for size, alike in groupby(sizes, lambda each: each[1]):
            players = format_list(self.catalogue, (count for count, _ in alike), "list-or")
            yield self.catalogue.say("page-hand", players=players, cards=size)

    def _touch(self, suit: Suit) -> Rule:
        every = suit.touch is Touch.EVERY
        return self.rule("X1b" if every else "X2", f"page-touch-{suit.touch.value}", suit=suit.key)

    def _band(self, least: int, most: int, band: scale.Band) -> Rule:
        """One band of the scale."""
        message = f"band-{band.value}"
        remark, single = self.catalogue.say(message), least == most
        bounds = {"open": least < 0, "single": single, "least": least, "most": most}
        text = self.catalogue.say("page-band", **bounds, remark=remark)
        tags = "B13 U8" if least < 0 else "B13"
        return Rule(tags, message, text, BandFigure(least, most, remark))

    def _tile(self, tile: Tile) -> str:
        """The name of a bonus tile and what it does."""
        name, text = (self.catalogue.say(f"{kind}-{tile.value}") for kind in ("tile", "tile-text"))
        return self.catalogue.say("page-entry", name=_capital(name), text=text)

    def _suit(self, key: str) -> str:
        return self.catalogue.say(f"suit-{key}")

    def _list(self, items: Iterable[str]) -> str:
        return format_list(self.catalogue, items)


def _capital(text: str) -> str:
    """A text as it opens a sentence."""
    return text[0].upper() + text[1:]
