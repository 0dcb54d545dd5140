"""The page of the bot protocol shows a session as it is, and names every message, field and code."""

import json
import re
from dataclasses import fields
from pathlib import Path
from typing import Any, get_args

import pytest

from hanabi.bots import Choice, program
from hanabi.bots.conversation import EXIT_TIMEOUT, MAX_LINE_BYTES
from hanabi.game import Action, Board, Clue, Discard, Event, PlayerView, Shuffle, Stop, deal
from hanabi.game.actions import CardId
from hanabi.rules import Card, Ruleset, Suit, ruleset
from hanabi.table import Table
from tests.bots.seats import Scripted
from tests.text.sources import refusals

PAGE = (Path(__file__).parents[2] / "docs" / "bot-protocol.md").read_text(encoding="utf-8")
[SESSION] = re.findall(r"```text\n(.*?)```", PAGE, re.DOTALL)
LINES = [(line[0], json.loads(line[2:])) for line in SESSION.splitlines()]
RANKS = (2, 3, 1, 4, 1, 1, 2, 3, 4, 5)
"""The deck of the session, from the first card to the last."""


class Rehearsed:
    """A program that says what the page has it say."""

    over = False

    def __init__(self, words: list[str]) -> None:
        self.told: list[dict[str, Any]] = []
        self.answers: list[dict[str, Any]] = [message for side, message in LINES if side == "<"]

    def say(self, message: dict[str, Any]) -> None:
        self.told.append(message)

    def ask(self, message: dict[str, Any], seconds: float) -> dict[str, Any]:
        self.say(message)
        return self.answers.pop(0)

    def close(self) -> None:
        self.say({"type": "bye"})


def test_the_session_of_the_page_is_what_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program, "Conversation", Rehearsed)
    bot = program.ProgramBot("./careful")
    rules = ruleset("custom+hand=2+suits=1")
    state, _ = deal(rules, 2, Shuffle(tuple(Card("red", rank) for rank in RANKS)))
    table = Table.at(state).sit_all([Scripted(Clue(1, 1), Discard(CardId(0))), bot], seed=7)
    for _ in range(3):
        table.step()
    bot.close()
    talk: Any = bot._talk
    assert talk.told == [message for side, message in LINES if side == ">"]
    assert talk.answers == []


def test_every_action_and_event_is_described_with_its_fields() -> None:
    for kind in (*get_args(Action), *get_args(Event)):
        if kind is not Stop:
            [row] = re.findall(rf"^\| `{kind.tag}` \|(.*)$", PAGE, re.MULTILINE)
            assert [each.name for each in fields(kind) if f"`{each.name}`" not in row] == []


@pytest.mark.parametrize("kind", [Ruleset, Suit, Board, PlayerView, Choice])
def test_every_field_of_what_is_sent_is_described(kind: Any) -> None:
    sent = [each.name for each in fields(kind) if each.init and (kind, each.name) != (Board, "rules")]
    assert [name for name in sent if f"`{name}`" not in PAGE] == []


def test_every_refusal_of_a_program_is_explained() -> None:
    told = set(re.findall(r"`(program-[a-z-]+|illegal-answer)`", PAGE.split("## When something")[1]))
    assert told == {code for code in refusals("bots") if code.startswith("program-")} | {"illegal-answer"}


def test_the_figures_are_those_of_the_program() -> None:
    assert f"a line of {MAX_LINE_BYTES} bytes" in PAGE
    assert f"the version of this protocol, which is {program.PROTOCOL}" in PAGE
    assert (program.HELLO_TIMEOUT, program.MOVE_TIMEOUT, program.GRACE, EXIT_TIMEOUT) == (60, 60, 0.5, 1)
