"""The five printed boxes, and `custom`, which offers every combination."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from hanabi.errors import RulesetError
from hanabi.rules.expansions import (
    Expansion,
    all_or_nothing,
    all_or_nothing_no_skips,
    avalanche_every,
    avalanche_own,
    avalanche_own_5,
    black_powder,
    black_powder_floor_0,
    bonus_tiles,
    common_bonus_tiles,
    flamboyant_fives,
    german_bonus_tiles,
    may_waste,
    no_declining,
    no_empty_clues,
    no_empty_free_clues,
    spanish_bonus_tiles,
    synchronised_show,
)
from hanabi.rules.ruleset import Ruleset


@dataclass(frozen=True, slots=True)
class Edition:
    """A box: its base game, and the expansions and variants it offers, by name."""

    base: Ruleset
    offers: Mapping[str, Expansion]
    rulings: Mapping[str, tuple[str, Expansion]]
    """For each offer that we once ruled otherwise than its letter, the option with our ruling, for rooms."""

    @property
    def key(self) -> str:
        return self.base.edition

    @property
    def ruled(self) -> Mapping[str, str]:
        """For each offer that we once ruled otherwise than its letter, the option with our ruling."""
        return {offer: option for offer, (option, _) in self.rulings.items() if offer in self.offers}

    @property
    def words(self) -> Mapping[str, Expansion]:
        """Every option that a name may have: each offer, and our ruling in place of its letter."""
        words: dict[str, Expansion] = {}
        for name, expansion in self.offers.items():
            words[name] = expansion
            if name in self.rulings:
                ruled, ruling = self.rulings[name]
                words[ruled] = ruling
        return words


RULINGS = {
    "black-powder": ("black-powder-floor-0", black_powder_floor_0),  # U8
    "all-or-nothing": ("all-or-nothing-no-skips", all_or_nothing_no_skips),  # U5
}
"""The rulings that concern every box."""
SPANISH_RULINGS = {"flamboyant-fives": ("flamboyant-fives-common", common_bonus_tiles)}  # U10

ALTERNATIVES = (
    frozenset({"avalanche-own", "avalanche-own-5", "avalanche-every"}),
    frozenset({"black-powder", "black-powder-floor-0"}),
    frozenset({"flamboyant-fives", "bonus-tiles", "flamboyant-fives-common"}),
    frozenset({"all-or-nothing", "all-or-nothing-no-skips"}),
)
"""Options that rule each other out: of each set a ruleset has one at most."""


def compatible(options: Iterable[str]) -> tuple[str, ...]:
    """The options without those that an earlier one rules out."""
    kept: list[str] = []
    for option in options:
        if not any(option in each and each & set(kept) for each in ALTERNATIVES):
            kept.append(option)
    return tuple(kept)


def _edition(
    base: Ruleset,
    rulings: Mapping[str, tuple[str, Expansion]] = MappingProxyType(RULINGS),
    **offers: Expansion,
) -> Edition:
    named = {name.replace("_", "-"): expansion for name, expansion in offers.items()}
    return Edition(base, MappingProxyType(named), rulings)


ES = _edition(
    Ruleset("es"),  # B1 to B17; U2: discarding is forbidden at eight tokens, as in the other books
    MappingProxyType(RULINGS | SPANISH_RULINGS),
    avalanche=avalanche_every,  # X1b
    black_powder=black_powder,  # X2, X4
    flamboyant_fives=spanish_bonus_tiles,  # X3, X3a: on a 5; U10: tiles 3, 4 and 6 by the letter
    all_or_nothing=all_or_nothing,  # V1
)
PL = _edition(
    Ruleset("pl", empty_clues=False),  # U1
    avalanche=avalanche_own_5,  # X1a, X1c; X4: the only expansion
    all_or_nothing=all_or_nothing,  # V1
    synchronised_show=synchronised_show,  # V2
)
PT = _edition(
    Ruleset("pt"),
    avalanche=avalanche_own,  # X1a, U17
    black_powder=black_powder,  # X2, X4: with X1
    all_or_nothing=all_or_nothing,  # V1
    synchronised_show=synchronised_show,  # V2
)
FR = _edition(
    Ruleset("fr"),
    avalanche=avalanche_every,  # X1b
    black_powder=black_powder,  # X2, X4
    flamboyant_fives=flamboyant_fives,  # X3, X3a: on a 5
    all_or_nothing=all_or_nothing,  # V1
)
DE = _edition(
    Ruleset("de"),
    avalanche=avalanche_every,  # X1b
    black_powder=black_powder,  # X2, U18
    flamboyant_fives=german_bonus_tiles,  # X3, X3a: on any completion; X3.5 must become X3.6
    all_or_nothing=all_or_nothing,  # V1, in the tips
)
CUSTOM = _edition(
    Ruleset("custom", hand_sizes=(5, 5, 4, 4, 3)),
    avalanche_own=avalanche_own,
    avalanche_own_5=avalanche_own_5,
    avalanche_every=avalanche_every,
    black_powder=black_powder,
    black_powder_floor_0=black_powder_floor_0,
    flamboyant_fives=flamboyant_fives,
    bonus_tiles=bonus_tiles,
    no_declining=no_declining,
    no_empty_free_clues=no_empty_free_clues,
    may_waste=may_waste,
    all_or_nothing=all_or_nothing,
    all_or_nothing_no_skips=all_or_nothing_no_skips,
    synchronised_show=synchronised_show,
    no_empty_clues=no_empty_clues,
)

EDITIONS: Mapping[str, Edition] = MappingProxyType(
    {edition.key: edition for edition in (ES, PL, PT, FR, DE, CUSTOM)}
)


def edition(key: str) -> Edition:
    """Return the edition with this key; raise RulesetError if there is none."""
    if key not in EDITIONS:
        raise RulesetError("unknown-edition", edition=key, known=", ".join(EDITIONS))
    return EDITIONS[key]
