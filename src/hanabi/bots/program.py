"""A bot in any language: an external program that plays over its standard input and output.

`docs/bot-protocol.md` describes the messages; rules, events, views and actions are encoded by `hanabi.codec`.
"""

import json
import shlex
from typing import Self, cast

from hanabi.bots.conversation import Conversation
from hanabi.codec import Json, Malformed, decode, encode
from hanabi.errors import BotError
from hanabi.game import Event, PlayerView, Seat, legal_actions
from hanabi.rules import Ruleset
from hanabi.table import Choice

PROTOCOL = 1
"""The version of the bot protocol."""
HELLO_TIMEOUT = 60.0
"""Seconds that a program has to answer our hello."""
MOVE_TIMEOUT = 60.0
"""Seconds that a program has for a move if there is no deadline."""
GRACE = 0.5
"""Seconds after its deadline that a program is still waited for before it is killed."""
UNSAID: Json = {"code": "unsaid", "details": {}}
"""The reason recorded for a program that gives none."""


class ProgramBot:
    """A seat played by a program, which runs from the first `start` until `close`, game after game."""

    def __init__(self, command: str) -> None:
        self._words = _split_command(command)
        self._talk: Conversation | None = None
        self._questions = 0

    def start(self, rules: Ruleset, players: int, seat: Seat, seed: int) -> None:
        """Sit down at a table; start the program if it is not running."""
        if self._talk is None or self._talk.over:
            self._talk = _start_program(self._words)
        table: dict[str, Json] = {"players": players, "seat": seat, "seed": seed}
        self._talk.say({"type": "start", "ruleset": str(rules), "rules": encode(rules), **table})

    def observe(self, event: Event) -> None:
        self._conversation.say({"type": "event", "event": encode(event)})

    def act(self, view: PlayerView, deadline: float | None = None) -> Choice:
        """Ask the program for a move; kill it and raise BotError if it is too slow or answers nonsense."""
        self._questions += 1
        question: dict[str, Json] = {"type": "act", "number": self._questions, "seconds": deadline}
        legal = encode(legal_actions(view))
        seconds = MOVE_TIMEOUT if deadline is None else deadline + GRACE
        answer = self._conversation.ask({**question, "view": _encode_view(view), "legal": legal}, seconds)
        return self._parse_choice(answer)

    def close(self) -> None:
        """Say goodbye to the program, if it was started."""
        if self._talk is not None:
            self._talk.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def _conversation(self) -> Conversation:
        assert self._talk is not None, "it has not sat down"
        return self._talk

    def _parse_choice(self, answer: dict[str, Json]) -> Choice:
        """Decode an answer; kill the program and raise BotError if it makes no sense here."""
        talk, asked = self._conversation, self._questions
        if (answer.get("type"), answer.get("number")) != ("choice", asked):
            talk.end()
            raise BotError("program-out-of-step", program=talk.program, number=asked, answer=_to_text(answer))
        try:
            return decode(
                Choice, {"action": answer.get("action"), "reason": _complete_reason(answer.get("reason"))}
            )
        except Malformed as error:
            talk.end()
            part, shown = error.path, _to_text(answer)
            raise BotError("program-answer", program=talk.program, part=part, answer=shown) from None


def _split_command(command: str) -> list[str]:
    """Split a command line as a shell does; raise BotError if it is empty or has unbalanced quotes."""
    try:
        words = shlex.split(command)
    except ValueError:
        words = []
    if not words:
        raise BotError("program-bad-command", command=command)
    return words


def _start_program(words: list[str]) -> Conversation:
    """Start a program and exchange hellos; raise BotError unless it speaks our protocol version."""
    talk = Conversation(words)
    answer = talk.ask({"type": "hello", "protocol": PROTOCOL}, HELLO_TIMEOUT)
    if answer.get("type") != "hello":
        talk.end()
        raise BotError("program-no-hello", program=talk.program, answer=_to_text(answer))
    if answer.get("protocol") != PROTOCOL:
        talk.end()
        theirs = _to_text(answer.get("protocol"))
        raise BotError("program-version", program=talk.program, theirs=theirs, ours=PROTOCOL)
    return talk


def _encode_view(view: PlayerView) -> Json:
    """Encode a view without its rules, which the program got in the `start` message."""
    form = cast("dict[str, dict[str, Json]]", encode(view))
    board = {name: value for name, value in form["board"].items() if name != "rules"}
    return cast(Json, {**form, "board": board})


def _complete_reason(given: Json) -> Json:
    """Complete a reason with the parts that a program may leave out."""
    if given is None:
        return UNSAID
    usual: dict[str, Json] = {"details": {}}
    return {**usual, **given} if isinstance(given, dict) else given


def _to_text(answer: Json) -> str:
    """An answer as JSON, to be quoted in an error; an ellipsis if it is nested too deeply."""
    try:
        return json.dumps(answer)
    except RecursionError:
        return "…"
