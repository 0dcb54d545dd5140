"""The rulings that a rules page may show, and the rulesets that they matter for."""

from collections.abc import Callable

from hanabi.rules import RANKS, Ending, Ruleset, Tile, Touch


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
"""Each ruling: its tag, its message, and whether it matters for a ruleset."""
