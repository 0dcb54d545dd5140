"""The topics on which printed boxes differ."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from hanabi.rulebook.figures import DepartureFigure, Way
from hanabi.rulebook.rule import Rule
from hanabi.rules import EDITIONS, Edition, Ruleset, Suit
from hanabi.text import Catalogue


@dataclass(frozen=True, slots=True)
class Topic:
    """A topic on which boxes differ; `read` returns the way of a box, "" if the topic does not concern it."""

    key: str
    tags: str
    read: Callable[[Edition], str]


def departures(catalogue: Catalogue, rules: Ruleset) -> Iterator[Rule]:
    """Every topic on which another box differs from the one of these rules, whose own way comes first."""
    if rules.edition == "custom":
        return
    own = EDITIONS[rules.edition]
    for topic in TOPICS:
        ways = _ways(topic, own)
        if topic.read(own) and len(ways) > 1:
            found = tuple(Way(_text(catalogue, way), tuple(boxes)) for way, boxes in ways.items())
            yield _departure(catalogue, topic, found)


def _departure(catalogue: Catalogue, topic: Topic, ways: tuple[Way, ...]) -> Rule:
    name = catalogue.say(f"topic-{topic.key}")
    text = ", ".join(f"{way.text} ({' '.join(way.boxes)})" for way in ways)
    sentence = catalogue.say("page-departure", name=name, text=f"{text}.")
    return Rule(topic.tags, f"topic-{topic.key}", sentence, DepartureFigure(name, ways))


def printed_editions() -> tuple[Edition, ...]:
    """Every edition that is a box."""
    return tuple(edition for edition in EDITIONS.values() if edition.key != "custom")


def _ways(topic: Topic, own: Edition) -> dict[str, list[str]]:
    """The ways of a topic, each with the boxes that do it so; that of `own` comes first."""
    ways: dict[str, list[str]] = {topic.read(own): []}
    for edition in printed_editions():
        if topic.read(edition):
            ways.setdefault(topic.read(edition), []).append(edition.key)
    return ways


def _text(catalogue: Catalogue, way: str) -> str:
    return catalogue.say("way-cards", count=int(way)) if way.isdigit() else catalogue.say(f"way-{way}")


def _offer_reader(option: str) -> Callable[[Edition], str]:
    return lambda edition: "offered" if option in edition.offers else "not-offered"


def _empty_clues(edition: Edition) -> str:
    return "allowed" if edition.base.empty_clues else "forbidden"


def _multicolour(edition: Edition) -> Suit | None:
    expansion = edition.offers.get("avalanche")
    return expansion(edition.base).suit("multicolour") if expansion else None


def _multicolour_touch(edition: Edition) -> str:
    suit = _multicolour(edition)
    return suit.touch.value if suit else ""


def _multicolour_cards(edition: Edition) -> str:
    suit = _multicolour(edition)
    return str(len(suit.cards())) if suit else ""


def _tiles(edition: Edition) -> str:
    expansion = edition.offers.get("flamboyant-fives")
    return expansion(edition.base).tile_for.value if expansion else "not-offered"


def _empty_deck(edition: Edition) -> str:
    expansion = edition.offers.get("flamboyant-fives")
    if expansion is None:
        return ""
    return "may" if expansion(edition.base).may_decline else "must"


def _free_clues(edition: Edition) -> str:
    expansion = edition.offers.get("flamboyant-fives")
    if expansion is None:
        return ""
    return "allowed" if expansion(edition.base).free_empty_clues else "forbidden"


def _fitting_card(edition: Edition) -> str:
    expansion = edition.offers.get("flamboyant-fives")
    if expansion is None:
        return ""
    return "may" if expansion(edition.base).may_waste else "must"


TOPICS = (
    Topic("empty-clues", "B5 U1", _empty_clues),
    Topic("multicolour-clues", "X1a X1b", _multicolour_touch),
    Topic("multicolour-cards", "X1c", _multicolour_cards),
    Topic("black-powder", "X2", _offer_reader("black-powder")),
    Topic("flamboyant-fives", "X3 X3a", _tiles),
    Topic("empty-deck", "X3.5 U19", _empty_deck),
    Topic("free-clues", "X3.3 X3.4 U10", _free_clues),
    Topic("waste", "X3.6 U10", _fitting_card),
    Topic("synchronised-show", "V2", _offer_reader("synchronised-show")),
)
