"""Scenes: a position laid out in words, what the players do in it, and what must come of it.

`scenes/README.md` explains the words to anyone who wants to write one.
"""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeVar

from hanabi.errors import IllegalAction
from hanabi.game import (
    Asked,
    Clued,
    Completed,
    Drawn,
    EffectLost,
    Ended,
    Event,
    LastRoundBegan,
    TileTurned,
    points,
)
from hanabi.rules import band
from hanabi.testing.positions import Scenario, show
from tests.oracles.deeds import read_deed, seat_of

LAYOUT = (
    "rules",
    "table",
    "discards",
    "deck",
    "left",
    "tokens",
    "strikes",
    "tiles",
    "place",
    "turns",
    "first",
)
AT_FIRST = "at first"
"""The moment before the first action."""
UNORDERED = ("table", "discards")
MUST_BE_TOLD = ("refused", "tile", "asked", "lost", "last round", "over")
"""Events that a scene has to mention."""
NOTHING = "nothing"
E = TypeVar("E", bound=Event)


class SceneError(AssertionError):
    """A scene that went differently or cannot be read; the message begins with its place."""


@dataclass(frozen=True)
class Line:
    """A line of a file, without its comment."""

    place: str
    text: str
    indented: bool = False


@dataclass
class Moment:
    """Something a player does and what is expected of it."""

    deed: Line
    expected: list[Line] = field(default_factory=list)


@dataclass
class Scene:
    """A position and what happens in it."""

    title: str
    layout: list[Line] = field(default_factory=list)
    moments: list[Moment] = field(default_factory=list)

    @property
    def tags(self) -> list[str]:
        """The rules the title cites between brackets."""
        cited = re.findall(r"\(([^()]*)\)$", self.title)
        return re.split(r",\s*", cited[0]) if cited else []


@dataclass(frozen=True)
class Told:
    """The result of a deed: the game after it, or the reason why it was refused."""

    names: tuple[str, ...]
    show: Scenario
    refused: str = ""

    def event(self, kind: type[E]) -> E | None:
        """The event of this kind, if there was one."""
        return next((event for event in self.show.events if isinstance(event, kind)), None)


def read_scenes(path: Path) -> list[Scene]:
    """The scenes of a file."""
    scenes: list[Scene] = []
    for line in _lines(path):
        if line.text.startswith("Scene:"):
            scenes.append(Scene(line.text.removeprefix("Scene:").strip()))
        elif not scenes:
            raise SceneError(f"{line.place}: a scene begins with its title")
        else:
            _add(scenes[-1], line)
    return scenes


def run_scene(scene: Scene) -> None:
    """Lay the scene out and play it, comparing after every deed."""
    names, position = lay_out(scene)
    told = Told(names, position)
    for moment in scene.moments:
        told = _do(told, moment.deed)
        for line in moment.expected:
            _compare(told, line)
        _compare_silence(told, moment)


def lay_out(scene: Scene) -> tuple[tuple[str, ...], Scenario]:
    """The players and the position a scene begins with."""
    hands: dict[str, str] = {}
    told: dict[str, str] = {}
    for line in scene.layout:
        first, _, rest = line.text.partition(" ")
        if first in LAYOUT:
            told[first] = rest.strip()
        else:
            hands[first] = rest.removeprefix("holds").strip()
    names = tuple(hands)
    position = show(
        told["rules"],
        "/".join(hands.values()),
        table=told.get("table", ""),
        discards=told.get("discards", ""),
        deck=told.get("deck", ""),
        left=_number(told, "left"),
        tokens=_number(told, "tokens"),
        strikes=_number(told, "strikes") or 0,
        tiles=told.get("tiles", ""),
        place=(_number(told, "place") or 1) - 1,
        turns_left=_number(told, "turns"),
        first=seat_of(names, told.get("first", names[0])),
    )
    return names, position


def table_text(shown: Scenario) -> str:
    """The top card of every firework that has one."""
    tops = ((suit, shown.heights[suit.key]) for suit in shown.board.rules.suits)
    return " ".join(f"{suit.letter}{suit.order[height - 1]}" for suit, height in tops if height) or NOTHING


def places_text(shown: Scenario, clued: Clued) -> str:
    """The places in the hand that a clue points at, counted from the oldest card."""
    hand = shown.board.hands[clued.to]
    return " ".join(str(place) for place, held in enumerate(hand, 1) if held.id in clued.cards) or NOTHING


def asked_text(asked: Asked) -> str:
    return asked.decision.tile.value + (" or nothing" if asked.decision.may_decline else "")


def over_text(ended: Ended) -> str:
    return f"{ended.outcome.result.value} {ended.outcome.score}"


def _lines(path: Path) -> Iterator[Line]:
    for number, raw in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        text = raw.partition("#")[0]
        if text.strip():
            yield Line(f"{path.name}:{number}", " ".join(text.split()), indented=text[0].isspace())


def _add(scene: Scene, line: Line) -> None:
    if line.indented and not scene.moments:
        raise SceneError(f"{line.place}: nobody has done anything yet")
    if line.indented:
        scene.moments[-1].expected.append(line)
    elif not scene.moments and (line.text.split()[0] in LAYOUT or re.match(r"\w+ holds\b", line.text)):
        scene.layout.append(line)
    else:
        scene.moments.append(Moment(line))


def _number(told: dict[str, str], word: str) -> int | None:
    return int(told[word]) if word in told else None


def _do(told: Told, deed: Line) -> Told:
    if deed.text == AT_FIRST:
        return told
    try:
        action, seat = read_deed(told.names, told.show.state, deed.text)
        return Told(told.names, told.show.act(action, seat))
    except ValueError as error:
        raise SceneError(f"{deed.place}: {error}") from error
    except IllegalAction as error:
        return Told(told.names, Scenario(told.show.state), error.code)


def _compare(told: Told, line: Line) -> None:
    word, wanted = _expectation(told, line)
    found = _found(told, word, wanted)
    if word in UNORDERED:
        wanted, found = " ".join(sorted(wanted.split())), " ".join(sorted(found.split()))
    if found != wanted:
        raise SceneError(f"{line.place}: expected {word} {wanted}, but found {word} {found or NOTHING}")


def _compare_silence(told: Told, moment: Moment) -> None:
    """Fail if something happened that the scene does not mention."""
    mentioned = {_expectation(told, line)[0] for line in moment.expected}
    for word in MUST_BE_TOLD:
        found = FOUND[word](told, "")
        if found and word not in mentioned:
            raise SceneError(f"{moment.deed.place}: the scene does not tell {word} {found}".rstrip())


def _expectation(told: Told, line: Line) -> tuple[str, str]:
    """The word an expectation begins with and what it expects of it."""
    for word in (*FOUND, *(f"{name} holds" for name in told.names)):
        if line.text == word or line.text.startswith(f"{word} "):
            return word, line.text.removeprefix(word).strip() or ("begins" if word == "last round" else "")
    raise SceneError(f"{line.place}: nothing is called {line.text}")


def _found(told: Told, word: str, wanted: str) -> str:
    if word in FOUND:
        return FOUND[word](told, wanted)
    return told.show.hand(seat_of(told.names, word.removesuffix(" holds"))) or NOTHING


def _piled(told: Told, wanted: str) -> str:
    """The cards asked for that lie on the discard pile, each as often as it does at most."""
    pile = [str(card) for card in told.show.board.discards]
    asked = wanted.split()
    return " ".join(card for place, card in enumerate(asked) if pile.count(card) > asked[:place].count(card))


def _unpiled(told: Told, wanted: str) -> str:
    pile = [str(card) for card in told.show.board.discards]
    return " ".join(card for card in wanted.split() if card not in pile)


def _pointed(told: Told) -> str:
    clued = told.event(Clued)
    return places_text(told.show, clued) if clued else "no clue"


def _or_nothing(number: int | None) -> str:
    return NOTHING if number is None else str(number)


def _optional(text: Callable[[E], str], event: E | None) -> str:
    return text(event) if event else ""


FOUND: dict[str, Callable[[Told, str], str]] = {
    "tokens": lambda told, _: str(told.show.board.clue_tokens),
    "strikes": lambda told, _: str(told.show.board.strikes),
    "table": lambda told, _: table_text(told.show),
    "score": lambda told, _: str(points(told.show.board)),
    "remark": lambda told, _: band(told.show.board.rules, points(told.show.board)).value,
    "discards": lambda told, _: " ".join(map(str, told.show.board.discards)) or NOTHING,
    "pile has": _piled,
    "pile lacks": _unpiled,
    "deck": lambda told, _: str(told.show.board.deck),
    "turns": lambda told, _: _or_nothing(told.show.board.turns_left),
    "turn": lambda told, _: told.names[told.show.seat],
    "points at": lambda told, _: _pointed(told),
    "draws": lambda told, _: _optional(lambda drawn: str(drawn.face), told.event(Drawn)) or NOTHING,
    "completes": lambda told, _: _optional(lambda event: event.suit, told.event(Completed)) or NOTHING,
    "tile": lambda told, _: _optional(lambda turned: turned.tile.value, told.event(TileTurned)),
    "asked": lambda told, _: _optional(asked_text, told.event(Asked)),
    "lost": lambda told, _: _optional(lambda lost: lost.tile.value, told.event(EffectLost)),
    "last round": lambda told, _: "begins" if told.event(LastRoundBegan) else "",
    "over": lambda told, _: _optional(over_text, told.event(Ended)),
    "refused": lambda told, _: told.refused,
}
"""What can be expected, with the words for what is found."""
