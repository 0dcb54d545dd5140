"""A program that speaks the bot protocol until it goes wrong as its argument says."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

LONG = "613.25"
"""How many seconds a program sleeps that is not expected to wake up."""


def say(message: dict[str, Any]) -> None:
    print(json.dumps(message), flush=True)


def main(how: str) -> None:
    if how == "noise-first":
        print("Loading the model ...", flush=True)
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            greet(how)
        elif message["type"] == "act":
            act(how, message)
        elif message["type"] == "bye":
            leave(how)


def greet(how: str) -> None:
    if how == "exit-first":
        print("no model here", file=sys.stderr)
        sys.exit(3)
    if how == "rude":
        say({"type": "choice"})
    say({"type": "hello", "protocol": 2 if how == "newer" else 1})


def act(how: str, message: dict[str, Any]) -> None:
    answer: dict[str, Any] = {"type": "choice", "number": message["number"], "action": message["legal"][0]}
    misdeeds.get(how, lambda: None)()
    say({**answer, **lies.get(how, {})} if how != "nothing" else {"type": "choice", "number": 1})


def give_up() -> None:
    print("first\nI give up", file=sys.stderr)
    os._exit(4)


def break_off() -> None:
    print('{"type": "cho', end="", flush=True)
    os._exit(0)


def leave_a_child() -> None:
    subprocess.Popen(["sleep", LONG], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    os._exit(0)


def close_the_ears() -> None:
    sys.stderr.write("x" * 1_000_000)
    time.sleep(600)


misdeeds: dict[str, Callable[[], object]] = {
    "exit": give_up,
    "half": break_off,
    "deaf": close_the_ears,
    "hang": lambda: time.sleep(600),
    "children": lambda: subprocess.run(["sleep", LONG], check=False),
    "orphan": leave_a_child,
    "escape": lambda: subprocess.run(["sleep", LONG], check=False, start_new_session=True),
    "chant": lambda: [print("x", flush=True) for _ in range(100_000)],
    "noise": lambda: print("thinking about it", flush=True),
    "deep": lambda: print("[" * 50_000, flush=True),
    "flood": lambda: sys.stdout.write("x" * 10_000_000),
    "chatty": lambda: print("x" * 1000, file=sys.stderr),
}
"""What is done instead of an answer, or before it."""
lies: dict[str, dict[str, Any]] = {
    "late": {"number": 0},
    "no-action": {"action": {"type": "play", "card": "mine"}},
    "bad-reason": {"reason": "because"},
    "illegal": {"action": {"type": "play", "card": 99, "announce": None}},
}
"""What an answer says instead of the truth."""


def leave(how: str) -> None:
    if how == "stays":
        time.sleep(600)
    sys.exit(0)


if __name__ == "__main__":
    main(sys.argv[1])
