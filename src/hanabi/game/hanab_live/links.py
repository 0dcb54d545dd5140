"""The links of hanab.live that hold a whole game: its cards, its moves and the number of its variant.

A link has three parts, separated by commas; hyphens only break the line. The first part is the number of
players, the lowest and the highest rank, and a letter for each card. The second is the lowest and the highest
type of action, and two letters for each action. The third is the number of the variant. Newer links add the
seed of the deal, which says nothing new.
"""

import re
from typing import Any

from hanabi.errors import ReplayError
from hanabi.game.hanab_live.fields import DEFAULT_PLAYERS
from hanabi.game.hanab_live.variants import BY_NUMBER, NO_VARIANT, variant_named

SITE = "https://hanab.live"
ALPHABET = "abcdefghijklmnopqrstuvwxyz0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
LINE = 20
"""How many letters stand between two hyphens."""
LINK = re.compile(
    r"\s*(?:\S*/(?:shared-)?replay-json/)?"
    r"(?P<game>[2-6]-?[0-9]-?[0-9][0-9A-Za-z-]*,[0-9A-Za-z-]+,[0-9-]+)(?:,[0-9A-Za-z-]*)?"
    r"/?(?:\?\S*)?(?:#\d*)?\s*"
)
JSON_PATH = "replay-json/"
GAME_NUMBER = re.compile(
    r"\s*(?:(?:https?://)?(?:www\.)?hanab\.live/(?:(?:shared-)?replay|export)/)?(?P<number>\d{1,9})"
    r"/?(?:#\d*)?\s*"
)
LONGEST_LINK = 2_000
"""Letters; the longest games take a few hundred."""


def is_link(text: str) -> bool:
    """Whether a text is a link that holds a game, or tries to be one."""
    short = len(text) <= LONGEST_LINK
    return short and (LINK.fullmatch(text) is not None or (JSON_PATH in text and "{" not in text))


def game_number(text: str) -> int | None:
    """The number of a game on the site, from its address or by itself; None for any other text."""
    found = GAME_NUMBER.fullmatch(text) if len(text) <= LONGEST_LINK else None
    return int(found["number"]) if found else None


def export_address(number: int) -> str:
    """Where the site gives out a game as JSON."""
    return f"{SITE}/export/{number}"


def compact_link(game: dict[str, Any]) -> str:
    """Compress a game of the site to its short form; raise ReplayError if it has none."""
    variant = variant_named(game.get("options", {}).get("variant", NO_VARIANT))
    if variant is None or variant.number is None:
        raise ReplayError("no-counterpart", what="suits")
    ranks = [card["rank"] for card in game["deck"]]
    low, high = min(ranks), max(ranks)
    cards = "".join(
        ALPHABET[card["suitIndex"] * (high - low + 1) + card["rank"] - low] for card in game["deck"]
    )
    text = f"{len(game['players'])}{low}{high}{cards},{_write_actions(game['actions'])},{variant.number}"
    return "-".join(text[start : start + LINE] for start in range(0, len(text), LINE))


def _write_actions(entries: list[dict[str, int]]) -> str:
    """Compress actions; an end that names no seat has no letter, so it is left out."""
    written = [entry for entry in entries if entry["target"] >= 0]
    kinds = [entry["type"] for entry in written] or [0]
    low, high = min(kinds), max(kinds)
    kinds_count = high - low + 1
    letters = (
        ALPHABET[(entry["value"] + 1 if "value" in entry else 0) * kinds_count + entry["type"] - low]
        + ALPHABET[entry["target"]]
        for entry in written
    )
    return f"{low}{high}{''.join(letters)}"


def expand_link(text: str) -> dict[str, Any]:
    """The game of a link, in the site's format; raise ReplayError if the link is damaged."""
    found = LINK.fullmatch(text)
    if found is None:
        raise ReplayError("bad-link")
    cards, moves, number = found["game"].replace("-", "").split(",")
    variant = BY_NUMBER.get(int(number or -1))
    if variant is None:
        raise ReplayError("unknown-variant", variant=number)
    return {
        "players": list(DEFAULT_PLAYERS[: int(cards[0])]),
        "deck": _read_deck(cards[1:]),
        "actions": _read_actions(moves),
        "options": {"variant": variant.name},
    }


def _read_deck(text: str) -> list[dict[str, int]]:
    low, size = _read_range(text)
    places = [divmod(ALPHABET.index(letter), size) for letter in text[2:]]
    return [{"suitIndex": suit, "rank": low + rank} for suit, rank in places]


def _read_actions(text: str) -> list[dict[str, int]]:
    low, size = _read_range(text)
    letters = [ALPHABET.index(letter) for letter in text[2:]]
    if len(letters) % 2:
        raise ReplayError("bad-link")
    entries = []
    for first, target in zip(letters[::2], letters[1::2], strict=True):
        value, kind = divmod(first, size)
        entry = {"type": low + kind, "target": target}
        entries.append(entry | {"value": value - 1} if value else entry)
    return entries


def _read_range(text: str) -> tuple[int, int]:
    """The lower of the two digits that begin a part, and how many numbers lie between them."""
    if not re.match(r"\d\d", text) or text[0] > text[1]:
        raise ReplayError("bad-link")
    return int(text[0]), int(text[1]) - int(text[0]) + 1
