"""Bots that misbehave: each does one thing wrong on its turn."""

import gc
import io
import os
import signal
import sys
import time

from hanabi.bots import Choice, Reason
from hanabi.bots.conventions.players import Beginner
from hanabi.game import Play, PlayerView, Stop, StopReason
from hanabi.game.actions import CardId


class Raising(Beginner):
    """Stumbles over a card it knows."""

    def act(self, view: PlayerView, deadline: float | None = None) -> Choice:
        raise KeyError(next(iter(view.faces.values())))


class Crashing(Beginner):
    """Kills its own process."""

    def act(self, view: PlayerView, deadline: float | None = None) -> Choice:
        os.kill(os.getpid(), signal.SIGKILL)
        raise AssertionError


class Sleeping(Beginner):
    """Never answers."""

    def act(self, view: PlayerView, deadline: float | None = None) -> Choice:
        while True:
            time.sleep(60)


class Dozing(Beginner):
    """Answers after a while, as a beginner."""

    def act(self, view: PlayerView, deadline: float | None = None) -> Choice:
        time.sleep(0.25)
        return super().act(view, deadline)


class Forking(Beginner):
    """Leaves a child behind that holds on to the pipes."""

    def act(self, view: PlayerView, deadline: float | None = None) -> Choice:
        if os.fork() == 0:
            time.sleep(60)
        os._exit(1)


class Printing(Beginner):
    """Talks to itself, reads over the server's shoulder, and answers as a beginner."""

    def act(self, view: PlayerView, deadline: float | None = None) -> Choice:
        print("hm", view.board, flush=True)
        os.write(1, b"hm")
        os.write(2, b"hm")
        assert sys.stdin.read() == ""
        return super().act(view, deadline)


class Babbling(Beginner):
    """Finds the pipe to the server and writes nonsense into it."""

    def act(self, view: PlayerView, deadline: float | None = None) -> Choice:
        for pipe in gc.get_objects():
            if isinstance(pipe, io.BufferedWriter) and pipe.fileno() > 2:
                os.write(pipe.fileno(), b"\0\0\0\2{}")
        return super().act(view, deadline)


class Illegal(Beginner):
    """Plays a card that is not its own."""

    def act(self, view: PlayerView, deadline: float | None = None) -> Choice:
        return Choice(Play(CardId(999)), Reason("forced-play"))


class Stopping(Beginner):
    """Ends the game for everyone."""

    def act(self, view: PlayerView, deadline: float | None = None) -> Choice:
        return Choice(Stop(StopReason.VOTE), Reason("forced-play"))


class Odd(Beginner):
    """Answers with a reason no message can hold."""

    def act(self, view: PlayerView, deadline: float | None = None) -> Choice:
        choice = super().act(view, deadline)
        return Choice(choice.action, Reason("forced-play", {"thoughts": object()}))  # type: ignore[dict-item]


class Mute(Beginner):
    """Answers with nothing."""

    def act(self, view: PlayerView, deadline: float | None = None) -> Choice:
        return None  # type: ignore[return-value]


class Greedy(Beginner):
    """Takes a gigabyte to think."""

    def act(self, view: PlayerView, deadline: float | None = None) -> Choice:
        assert len([bytearray(2**24) for _ in range(64)]) == 64
        return super().act(view, deadline)


class Outspoken(Beginner):
    """Says which process it thinks in."""

    def act(self, view: PlayerView, deadline: float | None = None) -> Choice:
        return Choice(super().act(view, deadline).action, Reason("random", {"process": os.getpid()}))


EXTRA = {
    kind.__name__.lower(): f"{__name__}:{kind.__name__}"
    for kind in (
        Raising,
        Crashing,
        Sleeping,
        Dozing,
        Forking,
        Printing,
        Babbling,
        Illegal,
        Stopping,
        Odd,
        Mute,
        Greedy,
        Outspoken,
    )
}
"""How a worker makes each, by its name."""
