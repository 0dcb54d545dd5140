"""The process bots think in: `python -m hanabi.server.seats.worker`.

It knows what it is asked and nothing else: no database, no secret, no other seat's cards. Its imports are
few, so that it starts fast and stays small.
"""

import argparse
import json
import os
import sys
import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from queue import SimpleQueue
from typing import BinaryIO, TypedDict

from hanabi.bots import Bot, BotError, Choice
from hanabi.bots.kinds import kind, kinds
from hanabi.codec import Json, decode, encode
from hanabi.game import Event, Seat
from hanabi.rules import Ruleset
from hanabi.server.seats.failures import where
from hanabi.server.seats.frames import framed, next_frame, written
from hanabi.server.seats.opinions import Opinions, opinions
from hanabi.table import SeatedPlayer

MOST_REMEMBERED = 128
"""How many seats are remembered between their turns; one that is not hears its game again."""
LONGEST_PAUSE = 1800.0
"""After how many seconds without a turn a seat is forgotten."""


class Question(TypedDict):
    """A `BotRequest` as it arrives."""

    number: int
    game: str
    bot: str
    players: int
    first: Seat
    seat: Seat
    seed: int
    deadline: float
    advice: bool
    ruleset: Json
    events: list[Json]


@dataclass(slots=True)
class Remembered:
    """A seat between two turns, with all it was told."""

    place: tuple[Json, ...]
    seated: SeatedPlayer
    heard: list[Json] = field(default_factory=list)
    asked: float = 0.0
    """When it was asked last, by the clock of `time.monotonic`."""

    def goes_on(self, question: Question) -> bool:
        """Whether a question continues this very game of this very bot."""
        told = question["events"][: len(self.heard)]
        return self.place == _place(question) and self.heard == told

    def hear(self, events: list[Json]) -> None:
        """Listen to the events that are new."""
        new = events[len(self.heard) :]
        self.seated.hear(decode(tuple[Event, ...], new))
        self.heard.extend(new)


class Desk:
    """Answers questions one by one, and remembers the seats asked about last."""

    def __init__(self, extra: Mapping[str, str], most: int = MOST_REMEMBERED) -> None:
        self._extra = extra
        self._most = most
        self._seats: OrderedDict[tuple[str, Seat], Remembered] = OrderedDict()

    def answer(self, question: Question) -> str:
        """The JSON of what is asked for, or of what went wrong; a bot's failure is no reason to stop."""
        try:
            told = _opinions(question) if question["advice"] else self._choice(question)
            return written({"number": question["number"], "answer": told})
        except Exception as error:  # noqa: BLE001
            return written({"number": question["number"], "error": where(error)})

    def _choice(self, question: Question) -> Json:
        """A choice; a seat whose bot fails is forgotten, as nobody knows what is left of its memory."""
        key = (question["game"], question["seat"])
        known = self._recalled(key, question) or self._sit_down(question)
        try:
            known.hear(question["events"])
            choice = _form(known.seated.choose(question["deadline"]))
        except BaseException:
            known.seated.leave()
            raise
        self._remember(key, known)
        return choice

    def _recalled(self, key: tuple[str, Seat], question: Question) -> Remembered | None:
        """The seat as it was left, if a question goes on from there."""
        known = self._seats.pop(key, None)
        if known is None or known.goes_on(question):
            return known
        known.seated.leave()
        return None

    def _sit_down(self, question: Question) -> Remembered:
        rules = decode(Ruleset, question["ruleset"])
        table = (question["players"], question["first"], question["seat"], question["seed"])
        return Remembered(_place(question), SeatedPlayer(self._new_bot(question["bot"]), rules, *table))

    def _new_bot(self, name: str) -> Bot:
        return kind(name).make() if name in kinds() else _factory(self._extra.get(name, ""), name)()

    def _remember(self, key: tuple[str, Seat], seat: Remembered) -> None:
        """Keep a seat for its next turn; those long without one go, as nobody says when a game ends."""
        seat.asked = time.monotonic()
        self._seats[key] = seat
        while len(self._seats) > self._most or self._oldest.asked < seat.asked - LONGEST_PAUSE:
            _, left = self._seats.popitem(last=False)
            left.seated.leave()

    @property
    def _oldest(self) -> Remembered:
        return next(iter(self._seats.values()))


def main(words: list[str] | None = None) -> None:
    """Answer questions until the server is gone."""
    parser = argparse.ArgumentParser(prog="hanabi.server.seats.worker")
    parser.add_argument("--bot", action="append", default=[], help="name=module:factory, besides our own")
    parser.add_argument("--memory", type=int, default=0, help="how many bytes it may use; 0: any number")
    chosen = parser.parse_args(words)
    _limit(chosen.memory)
    desk = Desk(dict(word.split("=", 1) for word in chosen.bot))
    _serve(desk, *_own_pipes())


def _serve(desk: Desk, questions: BinaryIO, answers: BinaryIO) -> None:
    heard: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_listen, args=(questions, heard), daemon=True).start()
    _say(answers, written({"ready": os.getpid()}))
    while True:
        _say(answers, desk.answer(json.loads(heard.get())))


def _listen(questions: BinaryIO, heard: "SimpleQueue[bytes]") -> None:
    """Hear what is asked; end the process with the server, even while a bot thinks."""
    while (frame := next_frame(questions)) is not None:
        heard.put(frame)
    os._exit(0)


def _say(answers: BinaryIO, text: str) -> None:
    answers.write(framed(text))
    answers.flush()


def _own_pipes() -> tuple[BinaryIO, BinaryIO]:
    """The pipes to the server, out of the reach of `print`, `input` and a bot's own children.

    What bots print goes nowhere: it may name cards, and the server's log is no place for them.
    """
    _close_the_rest()
    questions, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nowhere = os.open(os.devnull, os.O_RDWR)
    for standard in (0, 1, 2):
        os.dup2(nowhere, standard)
    if sys.platform != "win32":
        os.register_at_fork(after_in_child=lambda: os.closerange(questions.fileno(), answers.fileno() + 1))
    return questions, answers


def _close_the_rest() -> None:
    """Close every file but the standard ones: an event loop may pass on more, listening sockets included."""
    if sys.platform != "win32":
        os.closerange(3, os.sysconf("SC_OPEN_MAX"))


def _limit(memory: int) -> None:
    """Let a bot that takes too much memory fail by itself, before the machine does."""
    if memory and sys.platform != "win32":
        import resource

        resource.setrlimit(resource.RLIMIT_DATA, (memory, memory))


def _factory(path: str, name: str) -> Callable[[], Bot]:
    if not path:
        raise BotError("unknown-bot", name=name, known=", ".join(kinds()))
    module, _, factory = path.partition(":")
    made: Callable[[], Bot] = getattr(import_module(module), factory)
    return made


def _opinions(question: Question) -> Json:
    """What is thought of a seat's turn by bots who hear of the game for the first time."""
    rules, events = decode(Ruleset, question["ruleset"]), decode(tuple[Event, ...], question["events"])
    table = (question["players"], question["first"], question["seat"], question["seed"])
    return _form(opinions(question["bot"], rules, *table, events, question["deadline"]))


def _form(answer: Choice | Opinions) -> Json:
    """An answer as JSON, if it reads back; what a bot puts into it is not checked before."""
    form = encode(answer)
    decode(type(answer), form)
    return form


def _place(question: Question) -> tuple[Json, ...]:
    """What stays the same from turn to turn."""
    table = (question["players"], question["first"], question["seat"], question["seed"])
    return (question["bot"], question["ruleset"], *table)


if __name__ == "__main__":
    main()
