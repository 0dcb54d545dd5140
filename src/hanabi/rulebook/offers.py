"""The options that a box can add to its rules."""

from collections.abc import Iterator

from hanabi.errors import RulesetError
from hanabi.rulebook.figures import OfferFigure
from hanabi.rulebook.rule import Rule
from hanabi.rules import EDITIONS, Edition, Ending, Ruleset, box, options
from hanabi.rules.differences import OPTION_TAGS
from hanabi.text import Catalogue, languages


def offers(catalogue: Catalogue, rules: Ruleset) -> Iterator[Rule]:
    """The options that the box of these rules can still add to them."""
    edition = EDITIONS[rules.edition]
    for option in options(edition.key):
        if option not in edition.offers or _adds(edition, option, rules):
            text = offer_text(catalogue, edition, option, rules.ending)
            name = _entry_name(edition, option)
            sentence = catalogue.say("page-entry", name=name, text=text)
            message, figure = f"offer-{_kind(edition, option)}", OfferFigure(option, text)
            yield Rule(" ".join(OPTION_TAGS[option]), message, sentence, figure)


def printed_names(rules: Ruleset) -> Iterator[str]:
    """The names that the box prints, in its own language, for what these rules add to its base game."""
    edition = EDITIONS[rules.edition]
    for option in str(rules).split("+")[1:]:
        if name := printed_name(edition, option):
            yield name


def printed_name(edition: Edition, option: str) -> str:
    """The name that a box prints, in its own language, for something it offers; "" if it prints none."""
    if option not in edition.offers or edition.language not in languages() or option in edition.unnamed:
        return ""
    return Catalogue(edition.language).say(f"screen-option-{option}")


def _entry_name(edition: Edition, option: str) -> str:
    printed = printed_name(edition, option)
    return f"{option} ({printed})" if printed else option.rstrip("=")


def offer_text(
    catalogue: Catalogue, edition: Edition, option: str, ending: Ending = Ending.LAST_ROUND
) -> str:
    """A sentence about what an option of an edition changes in a game that ends so."""
    if option not in edition.offers:
        return catalogue.say(f"offer-{_kind(edition, option)}")
    base = Ruleset()
    rules = edition.offers[option](base)
    return catalogue.say(
        f"offer-{_kind(edition, option)}",
        cards=len(box(rules)) - len(box(base)),
        touch=rules.suits[-1].touch.value,
        tiles=len(rules.tiles),
        tile_for=rules.tile_for.value,
        scored=ending is Ending.LAST_ROUND,
    )


def _kind(edition: Edition, option: str) -> str:
    """What the message about an option is called after; all forms of the avalanche share one."""
    if option in edition.offers and option.startswith("avalanche"):
        return "avalanche"
    return option.rstrip("=")


def _adds(edition: Edition, option: str, rules: Ruleset) -> bool:
    """Whether an option would change these rules."""
    try:
        return edition.offers[option](rules) != rules
    except RulesetError:
        return False
