"""Games as hanab.live writes them, and its variants as the site describes them."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import pytest

from hanabi.errors import HanabiError
from hanabi.game import Choose, Discard, Play, Shuffle, Stop
from hanabi.game.hanab_live import from_hanab_live, read_record
from hanabi.game.notation import action_text
from hanabi.game.replay import Replay
from hanabi.rules import RANKS, Tile, box, ruleset
from tests.game.records import GOLDEN, NAMES


@dataclass(frozen=True)
class Theirs:
    """A variant as their site describes it, in our letters."""

    suits: str
    colours: str
    """The suits that have a clue of their own colour, in the order of their indices."""
    every: str = ""
    """The suits that every colour clue points at."""
    falling: str = ""
    single: str = ""
    """The suits with one card of each rank."""
    copies_of: tuple[int, ...] = (3, 2, 2, 2, 1)

    def cards(self) -> Counter[str]:
        ranks = [(suit, rank) for suit in self.suits for rank in RANKS]
        return Counter({f"{suit}{rank}": self.copies(suit, rank) for suit, rank in ranks})

    def copies(self, suit: str, rank: int) -> int:
        usual = self.copies_of[::-1] if suit in self.falling else self.copies_of
        return 1 if suit in self.single else usual[rank - 1]


NO_SPECIAL = {6: "rygbpt", 5: "rygbp", 4: "rygb", 3: "rgb"}
ONE_SPECIAL = {6: "rygbp", 5: "rygb", 4: "rgb", 3: "rb"}
TWO_SPECIAL = {6: "rygb", 5: "rgb", 4: "rb", 3: "r"}
"""The ordinary suits of their variants, by size."""


def family(name: str, sizes: Iterable[int], special: str = "", **how: Any) -> dict[str, Theirs]:
    """Variants that differ in size only; `own` are the special suits with a colour clue."""
    bases = (NO_SPECIAL, ONE_SPECIAL, TWO_SPECIAL)[len(special)]
    own = how.pop("own", "")
    return {
        f"{name} ({size} Suits)": Theirs(bases[size] + special, bases[size] + own, **how) for size in sizes
    }


ALL, FEW, SIX = (6, 5, 4, 3), (6, 5), (6,)
FOURS, ONES = (3, 2, 2, 1, 1), (2, 2, 2, 2, 1)
THEIRS = {
    "No Variant": Theirs("rygbp", "rygbp"),
    "6 Suits": Theirs("rygbpt", "rygbpt"),
    "4 Suits": Theirs("rygb", "rygb"),
    "3 Suits": Theirs("rgb", "rgb"),
    **family("Rainbow", ALL, "m", every="m"),
    **family("White", ALL, "w"),
    **family("Black", FEW, "k", own="k", single="k"),
    **family("Dark Rainbow", FEW, "m", every="m", single="m"),
    **family("Gray", FEW, "w", single="w"),
    **family("Black & Rainbow", FEW, "km", own="k", every="m", single="k"),
    **family("Black & White", FEW, "kw", own="k", single="k"),
    **family("Black & Dark Rainbow", SIX, "km", own="k", every="m", single="km"),
    **family("Black & Gray", SIX, "kw", own="k", single="kw"),
    **family("Rainbow & White", ALL, "mw", every="m"),
    **family("Rainbow & Gray", FEW, "mw", every="m", single="w"),
    **family("White & Dark Rainbow", FEW, "wm", every="m", single="m"),
    **family("Dark Rainbow & Gray", SIX, "mw", every="m", single="mw"),
    "Reversed (6 Suits)": Theirs("rygbpt", "rygbpt", falling="t"),
    "Reversed (5 Suits)": Theirs("rygbp", "rygbp", falling="p"),
    "Reversed (4 Suits)": Theirs("rygb", "rygb", falling="b"),
    "Reversed (3 Suits)": Theirs("rgb", "rgb", falling="b"),
    **family("Black Reversed", FEW, "k", own="k", falling="k", single="k"),
    **family("Rainbow Reversed", ALL, "m", every="m", falling="m"),
    **family("White Reversed", ALL, "k", falling="k"),
    **family("Dark Rainbow Reversed", FEW, "m", every="m", falling="m", single="m"),
    **family("Gray Reversed", FEW, "w", falling="w", single="w"),
    **family("White Reversed & Rainbow", (6, 5, 4), "km", every="m", falling="k"),
    **{f"Color Mute ({size} Suits)": Theirs(suits, "") for size, suits in NO_SPECIAL.items()},
    **family("Critical Fours", FEW, copies_of=FOURS),
    **family("Critical Fours & Black", SIX, "k", own="k", single="k", copies_of=FOURS),
    **family("Critical Fours & Rainbow", FEW, "m", every="m", copies_of=FOURS),
    **family("Critical Fours & White", FEW, "w", copies_of=FOURS),
    **family("Critical Fours & Dark Rainbow", SIX, "m", every="m", single="m", copies_of=FOURS),
    **family("Critical Fours & Gray", SIX, "w", single="w", copies_of=FOURS),
    **family("Scarce Ones", FEW, copies_of=ONES),
    **family("Scarce Ones & Rainbow", FEW, "m", every="m", copies_of=ONES),
    **family("Scarce Ones & White", FEW, "w", copies_of=ONES),
}
"""Their variants by name; White and Gray are our white, and White Reversed is our black powder."""
SIZES = {
    "No Variant": 50,
    "6 Suits": 60,
    "4 Suits": 40,
    "3 Suits": 30,
    "Rainbow (5 Suits)": 50,
    "Black (6 Suits)": 55,
    "Dark Rainbow (6 Suits)": 55,
    "White Reversed (6 Suits)": 60,
    "White Reversed & Rainbow (6 Suits)": 60,
    "Black Reversed (6 Suits)": 55,
    "Black & Gray (6 Suits)": 50,
    "Reversed (5 Suits)": 50,
    "Critical Fours (5 Suits)": 45,
}
"""How many cards some variants have."""
variants = pytest.mark.parametrize("name", THEIRS)


def site(
    top: str = "",
    actions: tuple[tuple[int, ...], ...] = (),
    players: int = 2,
    variant: str | None = None,
    **options: Any,
) -> dict[str, Any]:
    """A game as their site writes it, its deck beginning with these cards."""
    theirs = THEIRS[variant or "No Variant"]
    rest = theirs.cards()
    rest.subtract(top.split())
    deck = [*top.split(), *sorted(rest.elements(), key=lambda card: card[::-1])]
    chosen = options | ({"variant": variant} if variant else {})
    return {
        "id": 7,
        "players": ["Alice", "Bob", "Cathy", "Donald", "Emily", "Frank"][:players],
        "deck": [{"suitIndex": theirs.suits.index(card[0]), "rank": int(card[1])} for card in deck],
        "actions": [dict(zip(("type", "target", "value"), action, strict=False)) for action in actions],
        "seed": "p2v0s1",
    } | ({"options": chosen} if chosen else {})


def text(replay: Replay) -> str:
    return " ".join(map(action_text, replay.actions))


def golden(name: str) -> Replay:
    return read_record((GOLDEN / name).read_text(encoding="utf-8"))


def refusal(data: dict[str, Any]) -> HanabiError:
    with pytest.raises(HanabiError) as refused:
        from_hanab_live(data)
    return refused.value


def dealt(name: str, *actions: Play | Discard | Choose | Stop) -> Replay:
    """A game of two with an unshuffled box."""
    rules = ruleset(name)
    places = (0,) * rules.tiles.count(Tile.RESHUFFLE)
    return Replay(rules, NAMES[:2], Shuffle(box(rules), rules.tiles, places), actions)
