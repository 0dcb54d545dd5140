"""The page as it is heard: everything here comes from the tree that browsers hand to screen readers."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import chain, combinations, product
from typing import Any, TypeVar

from hanabi.rules import RANKS
from tests.web.hands import listed
from tests.web.person import Person

T = TypeVar("T")
Face = tuple[str, int]
Known = tuple[tuple[str, ...], tuple[int, ...]]
"""The suits and the ranks that a card may still have."""
BLANK = "\0"


@dataclass
class Node:
    """An element as it is announced."""

    role: str
    name: str
    states: dict[str, Any]
    children: list["Node"] = field(default_factory=list)

    def all(self, role: str) -> Iterator["Node"]:
        """Everything of a role within this element."""
        for child in self.children:
            yield from [child] if child.role == role else []
            yield from child.all(role)

    def the(self, role: str, name: str) -> "Node":
        return next(node for node in self.all(role) if node.name == name)

    @property
    def text(self) -> str:
        return " ".join(node.name.strip() for node in self.all("StaticText"))


def announced(person: Person) -> Node:
    """The whole page."""
    chrome = person.page.context.new_cdp_session(person.page)
    told = chrome.send("Accessibility.getFullAXTree")["nodes"]
    chrome.detach()
    nodes = {each["nodeId"]: _node(each) for each in told}
    for each in told:
        nodes[each["nodeId"]].children += [nodes[child] for child in each["childIds"]]
    return nodes[told[0]["nodeId"]]


def _node(told: dict[str, Any]) -> Node:
    states = {each["name"]: each["value"].get("value") for each in told.get("properties", ())}
    role, name = (told.get(each, {}).get("value", "") for each in ("role", "name"))
    return Node(role, name, states)


class Heard:
    """The table of a game, put together from what is announced."""

    def __init__(self, person: Person) -> None:
        self.person, self.rules = person, person.game["rules"]
        self.suits = tuple(suit["key"] for suit in self.rules["suits"])
        self.page = announced(person)
        self.table = self.page.the("region", person.say("web-table-title"))

    @property
    def tokens(self) -> int:
        most = self.rules["clue_tokens"]
        return self._number("screen-tokens", tokens=range(most + 1), most=[most])

    @property
    def strikes(self) -> int:
        most = self.rules["strikes"]
        return self._number("screen-strikes", strikes=range(most + 1), most=[most])

    @property
    def deck(self) -> int:
        return self._number("screen-deck", deck=range(100))

    @property
    def fireworks(self) -> list[int]:
        """How high each firework is built."""
        return [self._height(suit["key"], suit["order"]) for suit in self.rules["suits"]]

    @property
    def discards(self) -> dict[Face, int]:
        """How many of each face are gone."""
        pile = self.table.the("table", self.person.say("table-discards"))
        cells = {node.name for node in pile.all("cell")}
        faces = (
            (suit["key"], rank, suit["copies"][rank - 1]) for suit in self.rules["suits"] for rank in RANKS
        )
        return {(suit, rank): self._gone(cells, suit, rank, copies) for suit, rank, copies in faces}

    @property
    def log(self) -> Node:
        return self.table.the("log", self.person.say("screen-log-title"))

    def hand(self, seat: int) -> list[Node]:
        """The cards of a hand."""
        name, you = self.person.player(seat), seat == self.person.game["seat"]
        hand = self.table.the("region", self.person.say("web-table-hand", player=name, you=you))
        head = (name, self.person.say("web-table-tell", player=name))
        return [node for node in hand.all("button") if node.name not in head]

    def faces(self, seat: int) -> list[Face]:
        """The faces of a hand, as far as they are told."""
        told = (self._read(card, place)[0] for place, card in enumerate(self.hand(seat), 1))
        return [face for face in told if face]

    def known(self, seat: int) -> list[Known]:
        """What a player knows about each of their cards; `seat` may be one's own."""
        everything = product(some(self.suits), some(RANKS))
        ways = {wording(self.person, self.suits, known): known for known in everything}
        return [ways[self._parted(card, place)[0]] for place, card in enumerate(self.hand(seat), 1)]

    def left_out(self, seat: int) -> list[str]:
        """The single faces that a player has also ruled out by counting, in words."""
        return [self._parted(card, place)[1] for place, card in enumerate(self.hand(seat), 1)]

    def _parted(self, card: Node, place: int) -> tuple[str, str]:
        """What is known of a card, and the faces that it is not."""
        _, between, _ = self.person.say("web-table-known-but-not", known=BLANK, faces=BLANK).split(BLANK)
        known, _, faces = self._read(card, place)[1].partition(between)
        return known, faces

    def _read(self, card: Node, place: int) -> tuple[Face | None, str]:
        """A card's face, if it is told, and what is known of it."""
        for face in (None, *product(self.suits, RANKS)):
            before, after = self._label(face, place).split(BLANK)
            if card.name.startswith(before) and card.name.endswith(after):
                return face, card.name[len(before) : len(card.name) - len(after)]
        raise AssertionError(card.name)

    def _label(self, face: Face | None, place: int) -> str:
        """A card as it is announced, but for what is known of it."""
        if face is None:
            return self.person.say("web-table-card-own", place=place, known=BLANK, mark="none")
        suit, rank = face
        return self.person.say("web-table-card-seen", place=place, suit=suit, rank=rank, known=BLANK)

    def _number(self, message: str, **values: Iterable[int]) -> int:
        """The first value of a message, found by trying."""
        text = self.table.text
        ways = (dict(zip(values, each, strict=True)) for each in product(*values.values()))
        found = [each for each in ways if f" {self.person.say(message, **each)} " in f" {text} "]
        assert len(found) == 1, (message, found, text)
        return next(iter(found[0].values()))

    def _height(self, suit: str, order: list[int]) -> int:
        sky = self.table.the("list", self.person.say("table-fireworks"))
        items = {node.text for node in sky.all("listitem")}
        tops, nexts = ["none", *order], [*order, "none"]
        ways = [
            self.person.say("web-table-firework", suit=suit, built=built, top=top, next=following)
            for built, (top, following) in enumerate(zip(tops, nexts, strict=True))
        ]
        return next(built for built, words in enumerate(ways) if words in items)

    def _gone(self, cells: set[str], suit: str, rank: int, copies: int) -> int:
        ways = (
            self.person.say("web-table-gone", suit=suit, rank=rank, gone=n, copies=copies)
            for n in range(copies + 1)
        )
        return next(gone for gone, words in enumerate(ways) if words in cells)


def some(things: tuple[T, ...]) -> list[tuple[T, ...]]:
    """Every choice of some of them, in their order."""
    return list(chain.from_iterable(combinations(things, count) for count in range(1, len(things) + 1)))


def wording(person: Person, suits: tuple[str, ...], known: Known) -> str:
    """What is known of a card, in words."""
    colours = listed(person, [person.say(f"suit-{suit}") for suit in known[0]], "list-or")
    numbers = listed(person, [str(rank) for rank in known[1]], "list-or")
    match known[0] == suits, known[1] == RANKS:
        case True, True:
            return person.say("known-nothing")
        case True, False:
            return numbers
        case False, True:
            return colours
        case _:
            return person.say("known-both", suits=colours, ranks=numbers)
