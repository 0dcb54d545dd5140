"""The process that bots think in: `python -m hanabi.server.workers.bot_worker`.

It knows only what it is asked: no database, no secrets, no other seat's cards.
"""

import argparse
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from typing import TypedDict

from hanabi.bots import Bot, BotError, Choice
from hanabi.bots.registry import kind, kinds
from hanabi.codec import Json, decode, encode
from hanabi.game import Event, Seat
from hanabi.room.opinions import Opinions, opinions
from hanabi.rules import Ruleset
from hanabi.table import SeatedPlayer
from hanabi.workers.serving import Handlers, claim_pipes, limit_memory, serve

MOST_REMEMBERED = 128
"""How many seats are remembered between their turns; any other seat hears its game again from the start."""
FORGET_SECONDS = 1800.0
"""After how many seconds without a turn a seat is forgotten."""


class Question(TypedDict):
    """A `BotRequest` as it arrives."""

    game: str
    bot: str
    players: int
    first: Seat
    seat: Seat
    seed: int
    deadline: float
    ruleset: Json
    events: list[Json]


@dataclass(slots=True)
class RememberedSeat:
    """A seat between two turns, with everything it was told."""

    place: tuple[Json, ...]
    seated: SeatedPlayer
    heard: list[Json] = field(default_factory=list)
    asked: float = 0.0
    """When it was last asked, by `time.monotonic`."""

    def continues(self, question: Question) -> bool:
        """Whether a question continues the same game of the same bot."""
        told = question["events"][: len(self.heard)]
        return self.place == _seat_key(question) and self.heard == told

    def hear(self, events: list[Json]) -> None:
        """Pass the new events on to the bot."""
        new = events[len(self.heard) :]
        self.seated.hear(decode(tuple[Event, ...], new))
        self.heard.extend(new)


class BotWorker:
    """Answers questions one at a time, and remembers the seats it was last asked about."""

    def __init__(self, extra: Mapping[str, str], most: int = MOST_REMEMBERED) -> None:
        self._extra = extra
        self._most = most
        self._seats: OrderedDict[tuple[str, Seat], RememberedSeat] = OrderedDict()

    @property
    def handlers(self) -> Handlers:
        """The requests it can answer."""
        return {"choose": self._choose, "advise": _advise}

    def _choose(self, question: Question) -> Json:
        """Return a choice; a seat whose bot fails is forgotten, since its memory may be inconsistent."""
        key = (question["game"], question["seat"])
        known = self._recall(key, question) or self._sit_down(question)
        try:
            known.hear(question["events"])
            choice = _to_json(known.seated.choose(question["deadline"]))
        except BaseException:
            known.seated.leave()
            raise
        self._remember(key, known)
        return choice

    def _recall(self, key: tuple[str, Seat], question: Question) -> RememberedSeat | None:
        """Return the seat as it was after its last turn, if the question continues from there."""
        known = self._seats.pop(key, None)
        if known is None or known.continues(question):
            return known
        known.seated.leave()
        return None

    def _sit_down(self, question: Question) -> RememberedSeat:
        rules = decode(Ruleset, question["ruleset"])
        table = (question["players"], question["first"], question["seat"], question["seed"])
        return RememberedSeat(
            _seat_key(question), SeatedPlayer(self._new_bot(question["bot"]), rules, *table)
        )

    def _new_bot(self, name: str) -> Bot:
        return kind(name).make() if name in kinds() else _factory(self._extra.get(name, ""), name)()

    def _remember(self, key: tuple[str, Seat], seat: RememberedSeat) -> None:
        """Keep a seat for its next turn, and drop idle ones: workers are not told when a game ends."""
        seat.asked = time.monotonic()
        self._seats[key] = seat
        while len(self._seats) > self._most or self._oldest.asked < seat.asked - FORGET_SECONDS:
            _, left = self._seats.popitem(last=False)
            left.seated.leave()

    @property
    def _oldest(self) -> RememberedSeat:
        return next(iter(self._seats.values()))


def main(words: list[str] | None = None) -> None:
    """Answer questions until the server is gone."""
    parser = argparse.ArgumentParser(prog="hanabi.server.workers.bot_worker")
    parser.add_argument("--bot", action="append", default=[], help="name=module:factory, besides our own")
    parser.add_argument("--memory", type=int, default=0, help="how many bytes it may use; 0: any number")
    chosen = parser.parse_args(words)
    limit_memory(chosen.memory)
    worker = BotWorker(dict(word.split("=", 1) for word in chosen.bot))
    serve(worker.handlers, claim_pipes())


def _factory(path: str, name: str) -> Callable[[], Bot]:
    if not path:
        raise BotError("unknown-bot", name=name, known=", ".join(kinds()))
    module, _, factory = path.partition(":")
    made: Callable[[], Bot] = getattr(import_module(module), factory)
    return made


def _advise(question: Question) -> Json:
    """Return what bots think of a seat's turn; they hear the game for the first time."""
    rules, events = decode(Ruleset, question["ruleset"]), decode(tuple[Event, ...], question["events"])
    table = (question["players"], question["first"], question["seat"], question["seed"])
    return _to_json(opinions(question["bot"], rules, *table, events, question["deadline"]))


def _to_json(answer: Choice | Opinions) -> Json:
    """Return an answer as JSON that can be read back; nothing else checks what a bot puts into it."""
    form = encode(answer)
    decode(type(answer), form)
    return form


def _seat_key(question: Question) -> tuple[Json, ...]:
    """Return what stays the same from turn to turn."""
    table = (question["players"], question["first"], question["seat"], question["seed"])
    return (question["bot"], question["ruleset"], *table)


if __name__ == "__main__":
    main()
