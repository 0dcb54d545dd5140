"""What an edition is: the rules of a box, what it offers, and its words."""

from collections.abc import Iterable, Mapping, Set
from dataclasses import dataclass, field

from hanabi.rules.expansions import Expansion, all_or_nothing_no_skips, black_powder_floor_0
from hanabi.rules.ruleset import Ruleset

FALLBACK_LANGUAGE = "en"
RULINGS = {
    "black-powder": ("black-powder-floor-0", black_powder_floor_0),  # U8
    "all-or-nothing": ("all-or-nothing-no-skips", all_or_nothing_no_skips),  # U5
}
"""The rulings that concern every box."""


@dataclass(frozen=True, slots=True)
class BoxWords:
    """What a box is called in one language."""

    name: str
    """Within a sentence: `the French edition`."""
    title: str
    """In a list, in at most 18 letters: `French edition`."""
    about: str
    """What is particular about the box, in a sentence or two."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Edition:
    """A box: its base game, the expansions and variants it offers, and what it is called."""

    base: Ruleset = field(kw_only=False)
    """The base game; it has the key of the edition."""
    language: str
    """The language that the box is printed in, whose names for expansions it uses; "" for none."""
    offers: Mapping[str, Expansion]
    """The expansions and variants, by the names of their options."""
    words: Mapping[str, BoxWords]
    """What the box is called, by language; English stands in for those that are missing."""
    rulings: Mapping[str, tuple[str, Expansion]] = field(default_factory=lambda: RULINGS)
    """For each offer that we once ruled otherwise than its letter, the option with our ruling, for rooms."""
    unnamed: Set[str] = frozenset()
    """What the box offers without a name of its own, for example among its tips."""
    notes: Set[str] = frozenset()
    """The rulings that its rules page shows and those of other boxes do not, by their messages."""
    awards: bool = False
    """Whether a score with black powder gets an award."""

    @property
    def key(self) -> str:
        return self.base.edition

    @property
    def ruled(self) -> Mapping[str, str]:
        """For each offer that we once ruled otherwise than its letter, the option with our ruling."""
        return {offer: option for offer, (option, _) in self.rulings.items() if offer in self.offers}

    @property
    def choices(self) -> Mapping[str, Expansion]:
        """Every option that a name may have: each offer, and our ruling in place of its letter."""
        choices: dict[str, Expansion] = {}
        for name, expansion in self.offers.items():
            choices[name] = expansion
            if name in self.rulings:
                ruled, ruling = self.rulings[name]
                choices[ruled] = ruling
        return choices

    def called(self, language: str) -> BoxWords:
        """What the box is called in a language, or in English."""
        return self.words.get(language, self.words[FALLBACK_LANGUAGE])


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
