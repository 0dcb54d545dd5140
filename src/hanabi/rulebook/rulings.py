"""The rulings that a rules page may show, and the rulesets that they matter for."""

from collections.abc import Callable

from hanabi.rules import RANKS, Ending, Ruleset, Tile, Touch, edition


def _delays_the_last_round(rules: Ruleset) -> bool:
    return Tile.RESHUFFLE in rules.tiles and not _is_all_or_nothing(rules)


def _only_fills_the_deck(rules: Ruleset) -> bool:
    return Tile.RESHUFFLE in rules.tiles and _is_all_or_nothing(rules)


def _has_black(rules: Ruleset) -> bool:
    return "black" in rules.index


def _counts_black(rules: Ruleset) -> bool:
    return _has_black(rules) and not _is_all_or_nothing(rules)


def _stops_at_0(rules: Ruleset) -> bool:
    loses_points = any(suit.points[0] < 0 for suit in rules.suits)
    return loses_points and not rules.below_zero and not _is_all_or_nothing(rules)


def _has_black_five(rules: Ruleset) -> bool:
    return _has_black(rules) and rules.ranks == RANKS


def _is_all_or_nothing(rules: Ruleset) -> bool:
    return rules.ending is Ending.ALL_OR_NOTHING


def _counts_every(rules: Ruleset) -> bool:
    return any(suit.touch is Touch.EVERY for suit in rules.suits)


def _has_ten_multicolour(rules: Ruleset) -> bool:
    return "multicolour" in rules.index and len(rules.suit("multicolour").cards()) == 10


def _notes(message: str, rules: Ruleset) -> bool:
    """Whether the rules page of this edition has a ruling that those of others do not show."""
    return message in edition(rules.edition).notes


RULINGS: tuple[tuple[str, str, Callable[[Ruleset], bool]], ...] = (
    ("U1", "ruling-u1", lambda rules: _notes("ruling-u1", rules)),
    ("U2", "ruling-u2", lambda rules: _notes("ruling-u2", rules)),
    ("U3", "ruling-u3", lambda _: True),
    ("U4", "ruling-u4", _is_all_or_nothing),
    ("U4", "ruling-u4-third", lambda rules: _notes("ruling-u4-third", rules) and _is_all_or_nothing(rules)),
    ("U5", "ruling-u5", lambda rules: _is_all_or_nothing(rules) and rules.skipping),
    ("U5", "ruling-u5-no-skips", lambda rules: _is_all_or_nothing(rules) and not rules.skipping),
    ("U6", "ruling-u6", lambda rules: rules.announce),
    ("U7", "ruling-u7", _has_black_five),
    ("U8", "ruling-u8", lambda rules: rules.least < 0),
    ("U8", "ruling-u8-floor", _stops_at_0),
    ("U9", "ruling-u9", lambda _: True),
    ("U10", "ruling-u10", lambda rules: bool(rules.tiles)),
    (
        "U10",
        "ruling-u10-letter",
        lambda rules: _notes("ruling-u10-letter", rules) and bool(rules.tiles) and rules.may_waste,
    ),
    (
        "U10",
        "ruling-u10-common",
        lambda rules: _notes("ruling-u10-common", rules) and bool(rules.tiles) and not rules.may_waste,
    ),
    ("U11", "ruling-u11", lambda rules: bool(rules.tiles) and _has_black(rules)),
    ("U12", "ruling-u12", _delays_the_last_round),
    (
        "U12",
        "ruling-u12-no-last-round",
        lambda rules: Tile.RESHUFFLE in rules.tiles and _is_all_or_nothing(rules),
    ),
    ("U13", "ruling-u13", _counts_black),
    ("X2 U14", "ruling-u14", _has_black_five),
    (
        "V2 U6 U14",
        "ruling-u14-announced",
        lambda rules: _notes("ruling-u14-announced", rules) and rules.announce,
    ),
    ("U17", "ruling-u17", _has_ten_multicolour),
    ("U18", "ruling-u18", lambda rules: _notes("ruling-u18", rules) and _counts_black(rules)),
    ("U19", "ruling-u19", lambda rules: bool(rules.tiles)),
    ("X4 U20", "ruling-u20", lambda rules: rules.edition != "custom"),
    ("X4 U20", "ruling-u20-without-tiles", lambda rules: _notes("ruling-u20-without-tiles", rules)),
    ("U21", "ruling-u21-empty-hand", _is_all_or_nothing),
    ("U21", "ruling-u21-every", _counts_every),
    ("U22", "ruling-u22", lambda rules: rules.announce),
    ("U23", "ruling-u23", lambda rules: rules.edition == "custom"),
    ("U24", "ruling-u24", lambda rules: _notes("ruling-u24", rules)),
    ("U25", "ruling-u25", lambda rules: not _is_all_or_nothing(rules)),
    ("U25", "ruling-u25-lost", _is_all_or_nothing),
)
"""Each ruling: its tags, its message, and whether it matters for a ruleset."""
