"""The options that a box can add to its rules."""

from collections.abc import Iterator

from hanabi.errors import RulesetError
from hanabi.rulebook.figures import OfferFigure
from hanabi.rulebook.rule import Rule
from hanabi.rules import EDITIONS, Edition, Ruleset, box, options
from hanabi.rules.differences import OPTION_TAGS
from hanabi.text import Catalogue


def offers(catalogue: Catalogue, rules: Ruleset) -> Iterator[Rule]:
    """The options that the box of these rules can still add to them."""
    edition = EDITIONS[rules.edition]
    for option in options(edition.key):
        if option not in edition.offers or _adds(edition, option, rules):
            text = offer_text(catalogue, edition, option)
            sentence = catalogue.say("page-entry", name=option.rstrip("="), text=text)
            yield Rule(" ".join(OPTION_TAGS[option]), sentence, OfferFigure(option, text))


def offer_text(catalogue: Catalogue, edition: Edition, option: str) -> str:
    """A sentence about what an option of an edition changes."""
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


def _adds(edition: Edition, option: str, rules: Ruleset) -> bool:
    """Whether an option would change these rules."""
    try:
        return edition.offers[option](rules) != rules
    except RulesetError:
        return False
