"""Tables for bots: stacked deals, and partners whose every word is laid down."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations

from hanabi.bots import Choice, Reason
from hanabi.errors import RulesetError
from hanabi.game import Action, Event, GameState, PlayerView, Seat, Shuffle, deal
from hanabi.game.notation import read_hand
from hanabi.rules import EDITIONS, Ruleset, box, ruleset


class Scripted:
    """Takes the actions it was given, one after the other, and remembers what it was told."""

    def __init__(self, *actions: Action) -> None:
        self.actions = list(actions)
        self.events: list[Event] = []

    def start(self, rules: Ruleset, players: int, seat: Seat, seed: int) -> None:
        self.seed = seed

    def observe(self, event: Event) -> None:
        self.events.append(event)

    def act(self, view: PlayerView, deadline: float | None = None) -> Choice:
        return Choice(self.actions.pop(0), Reason("random"))


def stacked(name: str, hands: str, deck: str = "") -> GameState:
    """A fresh deal of these hands, parted by `/`, and of these cards next; the rest of the box follows."""
    rules = ruleset(name)
    first = [card for hand in (*hands.split("/"), deck) for card in read_hand(hand) if card]
    rest = Counter(box(rules))
    rest.subtract(first)
    return deal(rules, len(hands.split("/")), Shuffle((*first, *rest.elements())))[0]


@cache
def named_rulesets() -> tuple[str, ...]:
    """Every name of every edition: all combinations of what it offers that do not contradict each other."""
    return tuple(name for key, edition in EDITIONS.items() for name in _names(key, tuple(edition.offers)))


def _names(key: str, offers: tuple[str, ...]) -> Iterator[str]:
    contradictions = [pair for pair in combinations(offers, 2) if not _possible(f"{key}+{'+'.join(pair)}")]
    for count in range(len(offers) + 1):
        for chosen in combinations(offers, count):
            if not any(one in chosen and other in chosen for one, other in contradictions):
                yield "+".join((key, *chosen))


def _possible(name: str) -> bool:
    try:
        ruleset(name)
    except RulesetError:
        return False
    return True
