"""The five printed boxes, and `custom`, which offers every combination."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from hanabi.errors import RulesetError
from hanabi.rules.expansions import (
    Expansion,
    all_or_nothing,
    avalanche_every,
    avalanche_own,
    avalanche_own_5,
    black_powder,
    bonus_tiles,
    flamboyant_fives,
    no_empty_clues,
    synchronised_show,
)
from hanabi.rules.ruleset import Ruleset


@dataclass(frozen=True, slots=True)
class Edition:
    """A box: its base game, and the expansions and variants it offers, by name."""

    base: Ruleset
    offers: Mapping[str, Expansion]

    @property
    def key(self) -> str:
        return self.base.edition


def _edition(base: Ruleset, **offers: Expansion) -> Edition:
    named = {name.replace("_", "-"): expansion for name, expansion in offers.items()}
    return Edition(base, MappingProxyType(named))


ES = _edition(
    Ruleset("es"),  # B1 to B17; U2: discarding is forbidden at eight tokens, as in the other books
    avalanche=avalanche_every,  # X1b
    black_powder=black_powder,  # X2, X4
    flamboyant_fives=flamboyant_fives,  # X3, X3a: on a 5
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
    flamboyant_fives=bonus_tiles,  # X3, X3a: on any completion; X3.5 must become X3.6
    all_or_nothing=all_or_nothing,  # V1, in the tips
)
CUSTOM = _edition(
    Ruleset("custom", hand_sizes=(5, 5, 4, 4, 3)),
    avalanche_own=avalanche_own,
    avalanche_own_5=avalanche_own_5,
    avalanche_every=avalanche_every,
    black_powder=black_powder,
    flamboyant_fives=flamboyant_fives,
    all_or_nothing=all_or_nothing,
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
