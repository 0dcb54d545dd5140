"""One scripted visit to a room: everything a page can ask there, in one game and the beginning of another."""

import json
import random
from collections.abc import Generator
from itertools import count
from typing import Any

from hanabi.game import commit

Told = dict[str, Any]
Script = Generator[Told, list[Told], None]
"""Yields requests, and is sent everything that was told once the room waits for the person again."""
ENTROPY = "ab" * 32


def last(told: list[Told], kind: str) -> Told:
    return next(each for each in reversed(told) if each["type"] == kind)


def visit() -> Script:
    """Come in, sit down with two bots, play a whole game with everything a table offers, and begin again."""
    chance, numbers = random.Random(5), count(1)

    def ask(kind: str, **fields: Any) -> Told:
        return {"type": kind, "id": f"q{next(numbers)}", **fields}

    yield ask("sit")  # refused: no name yet
    yield ask("enter", name="Zoë")
    yield ask("sit", seat=1)
    yield ask("seat-bot", seat=0, bot="nobody")
    yield ask("seat-bot", seat=0, bot="beginner")
    yield ask("begin")  # refused: a free seat
    told = yield ask("seat-bot", seat=2, bot="beginner")
    terms = last(told, "room")["terms"]
    yield ask("configure", terms={**terms, "ruleset": "fr+black-powder"})
    yield ask("say", text="Hello\u202e there")
    yield ask("commit-entropy", commitment=commit(ENTROPY))
    told = yield ask("begin")
    told = yield ask("reveal", game=last(told, "shuffle")["game"], entropy=ENTROPY)
    while not last(told, "happened")["table"]["outcome"]:
        now = last(told, "happened")
        if now["seq"] < 6:
            yield from around_the_table(ask, now)
        options = now["choices"]["options"]
        chosen = chance.choice(options)["action"]
        told = yield ask("act", game=now["game"], seq=now["seq"], action=chosen)
    game = last(told, "happened")["game"]
    yield ask("act", game=game, seq=0, action={"type": "discard", "card": 1})
    yield ask("show", moment={"game": game, "seq": 3}, seat=None)
    yield ask("show", moment=None, seat=None)
    yield ask("begin", again={"game": game, "seq": 4})
    yield ask("vote", end=True)
    yield ask("begin")
    yield ask("stand-in", seat=1, bot="beginner")
    yield ask("sync")


def around_the_table(ask: Any, now: Told) -> Script:
    """What can be asked beside an action: a card is arranged, marked and noted, and advice is taken."""
    hand = [card["id"] for card in now["table"]["hands"][1]]
    yield ask("arrange", order=hand[::-1])
    yield ask("mark", card=hand[0], mark="play")
    yield ask("note", card=hand[0], text="perhaps")
    yield ask("ask-advice", game=now["game"], seq=now["seq"])
    yield ask("act", game=now["game"], seq=now["seq"] + 1, action={"type": "play", "card": hand[0]})
    yield ask("act", game=now["game"], seq=now["seq"], action={"type": "play", "card": 99})
    again = ask("say", text="Twice?")
    yield again
    yield again


def without_repeats(frames: list[str]) -> list[str]:
    """The frames without a room that is told twice in a row: a server repeats it when someone arrives."""
    kept: list[str] = []
    for each in frames:
        if not (kept and each == kept[-1] and json.loads(each)["type"] == "room"):
            kept.append(each)
    return kept
