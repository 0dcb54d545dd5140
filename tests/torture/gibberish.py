"""A grammar of nonsense: plausible requests, bent until no server should carry them out.

Every choice is drawn from a `random.Random`, so that Hypothesis can shrink what it finds and a campaign can
make a million of them.
"""

import json
import random
from collections.abc import Callable
from copy import deepcopy
from dataclasses import dataclass, field
from typing import Any, TypeAlias

Told: TypeAlias = dict[str, Any]
Frame: TypeAlias = str | bytes

ODD_TEXTS = (
    "",
    " ",
    "\0",
    "a\0b",
    "\n",
    "\u202eevil",
    "\u200b",
    "\ufeff",
    "e" + "\u0301" * 40,
    "👨‍👩‍👧‍👦",
    "\U0010ffff",
    "\ud800",
    "İ",
    "ﬁ",
    "<script>alert(1)</script>",
    "'; DROP TABLE rooms; --",
    "../../etc/passwd",
    "{ $name }",
    "${jndi:ldap://x}",
    "%s%n",
    "x" * 600,
    "é" * 3000,
)
ODD_NUMBERS = (-1, 0, 1, 5, 99, 2**31 - 1, 2**31, 2**53, 2**63, 2**64, 10**30, -(2**63), 0.5, -0.0, 1e300)
ODD_VALUES: tuple[Any, ...] = (None, True, False, [], {}, [[]], [1, "a", None], {"type": "play"}, {"": ""})
ODD_RULESETS = (
    "xx",
    "fr+",
    "fr+fr",
    "fr+avalanche+avalanche",
    "fr+suits=99999999999999999999",
    "fr+suits=" + "9" * 1500,
    "fr+suits=-1",
    "fr+hand=0",
    "FR",
    "fr" * 1500,
    "+" * 900,
    "[" * 1900,
    "{" * 900,
    '{"suits":[]}',
    '{"a":' * 300,
    "fr+\0",
)
TAGS = ("act", "play", "done", "refused", "room", "Enter", "", "begin ", "opened", "stop", "__class__", "\0")
BROKEN_TEXTS = (
    "",
    "null",
    "[]",
    "{}",
    "0",
    '"enter"',
    "NaN",
    "{",
    "}",
    '{"type"',
    "\ufeff{}",
    "\0",
    "[" * 4000,
    '{"a":' * 700,
    '{"type":"act","id":"x","seq":0,"action":' + "[" * 2000,
    "1" * 4000,
    "-",
    '"\\ud800"',
    '"\\u0000"',
    '{"type":"sit","id":"x","seat":1e400}',
    '{"type":"sit","id":"x","seat":01}',
    "x" * 5000,
    '{"type":"say","id":"x","text":"' + "x" * 4100 + '"}',
)


@dataclass(slots=True)
class Known:
    """What a person in a room knows, from which plausible requests are made."""

    name: str
    game: str | None = None
    seq: int = 0
    seats: int = 3
    options: list[Told] = field(default_factory=list)
    past: list[str] = field(default_factory=list)
    """The ids of earlier requests of any person."""
    elsewhere: list[str] = field(default_factory=list)
    """The ids of other rooms and their games."""
    asked: int = 0

    def hear(self, told: Told) -> None:
        """Take note of what the server tells."""
        if told["type"] == "happened":
            self.game, self.seq = told["game"], told["seq"]
            choices = told["choices"] or {}
            self.options = [each["action"] for each in choices.get("options", ())] or self.options
        elif told["type"] == "room":
            self.seats = len(told["chairs"])

    def next_id(self) -> str:
        self.asked += 1
        return f"{self.name}-{self.asked}"


def frame(chance: random.Random, known: Known) -> Frame:
    """Something to send: mostly a request that is wrong in some way."""
    style = chance.random()
    if style < 0.03:
        return chance.choice(BROKEN_TEXTS)
    asked = request(chance, known)
    for _ in range(chance.choice((0, 0, 0, 0, 1, 1, 2))):
        chance.choice(BENDS)(chance, asked)
    return _written(chance, asked) if style < 0.25 else _plain(asked)


def raw_frame(chance: random.Random, known: Known) -> Frame:
    """As `frame`, or bytes that are not text at all."""
    if chance.random() < 0.95:
        return frame(chance, known)
    return chance.choice((b"", b"\xff\xfe", b"{}", bytes(chance.randrange(256) for _ in range(40))))


# Requests


def request(chance: random.Random, known: Known) -> Told:
    """A request with everything it needs, though rarely one that is in place now."""
    kind = chance.choice(KINDS)
    return {"type": kind, "id": _id(chance, known), **_FIELDS[kind](chance, known)}


def _id(chance: random.Random, known: Known) -> str:
    if known.past and chance.random() < 0.05:
        return chance.choice(known.past)
    return known.next_id()


def _seat(chance: random.Random, known: Known) -> int:
    return chance.randrange(known.seats + 1)


def _act(chance: random.Random, known: Known) -> Told:
    game = chance.choice((known.game, known.game, None, *known.elsewhere[:3]))
    seq = known.seq + chance.choice((0, 0, 0, 1, -1, 50))
    return {"seq": max(0, seq), "action": _action(chance, known), "game": game}


def _action(chance: random.Random, known: Known) -> Told:
    if known.options and chance.random() < 0.1:
        return dict(chance.choice(known.options))
    card, seat = chance.randrange(60), _seat(chance, known)
    return chance.choice(
        (
            {"type": "play", "card": card},
            {"type": "play", "card": card, "announce": "red"},
            {"type": "discard", "card": card},
            {"type": "clue", "to": seat, "value": chance.choice(("red", "pink", 0, 3, 6))},
            {"type": "choose", "option": {"type": "clue", "to": seat, "value": 1}},
            {"type": "choose", "option": None},
            {"type": "stop", "reason": "vote"},
        )
    )


def _terms(chance: random.Random, known: Known) -> Told:
    terms: Told = {"ruleset": chance.choice(("fr", *ODD_RULESETS)), "seats": chance.randrange(8)}
    if chance.random() < 0.3:
        terms["clock"] = {"seconds": chance.choice(ODD_NUMBERS), "then": chance.choice(("stop", "x"))}
    if chance.random() < 0.3:
        terms["first"] = chance.choice(ODD_NUMBERS)
    return {"terms": terms}


Fields: TypeAlias = Callable[[random.Random, Known], Told]
_FIELDS: dict[str, Fields] = {
    "enter": lambda chance, known: {"name": chance.choice((f"N{known.asked % 50}", *ODD_TEXTS))},
    "sit": lambda chance, known: {"seat": _seat(chance, known)},
    "stand": lambda chance, known: {},
    "seat-bot": lambda chance, known: {"seat": _seat(chance, known), "bot": chance.choice(("beginner", "x"))},
    "clear-seat": lambda chance, known: {"seat": _seat(chance, known)},
    "configure": _terms,
    "begin": lambda chance, known: {},
    "hand-over": lambda chance, known: {"member": chance.randrange(6)},
    "remove": lambda chance, known: {"member": chance.choice((0, 50, 2**31 - 1))},
    "stand-in": lambda chance, known: {"seat": _seat(chance, known), "bot": chance.choice(("beginner", ""))},
    "give-back": lambda chance, known: {"seat": _seat(chance, known)},
    "vote": lambda chance, known: {"end": chance.choice((False, False, False, True))},
    "say": lambda chance, known: {"text": chance.choice(ODD_TEXTS)},
    "remark": lambda chance, known: {"remark": chance.choice(("hello", "HELLO", "", "secret"))},
    "act": _act,
    "arrange": lambda chance, known: {"order": [chance.randrange(30) for _ in range(chance.randrange(7))]},
    "mark": lambda chance, known: {"card": chance.randrange(60), "mark": chance.choice(("play", None, "x"))},
    "note": lambda chance, known: {"card": chance.randrange(60), "text": chance.choice(ODD_TEXTS)},
    "commit-entropy": lambda chance, known: {"commitment": chance.choice(("0" * 64, "f" * 63, "G" * 64))},
    "reveal": lambda chance, known: {"game": known.game, "entropy": f"{chance.randrange(2**256):064x}"},
    "ping": lambda chance, known: {},
    "sync": lambda chance, known: {"game": known.game, "since": chance.choice((None, 0, 2**31 - 1))},
}
KINDS = (*_FIELDS, *("act",) * 6)
"""Every kind of request; what moves a game is tried most."""


# Bends


def _odd(chance: random.Random) -> Any:
    return deepcopy(chance.choice(chance.choice((ODD_TEXTS, ODD_NUMBERS, ODD_VALUES))))


def _drop(chance: random.Random, asked: Told) -> None:
    asked.pop(chance.choice(list(asked)), None) if asked else None


def _replace(chance: random.Random, asked: Told) -> None:
    if asked:
        asked[chance.choice(list(asked))] = _odd(chance)


def _replace_within(chance: random.Random, asked: Told) -> None:
    inner = [each for each in asked.values() if isinstance(each, dict) and each]
    if inner:
        _replace(chance, chance.choice(inner))


def _add(chance: random.Random, asked: Told) -> None:
    asked[chance.choice(("person", "seat", "secret", "", "id ", "Type", "__proto__", "\0"))] = _odd(chance)


def _retag(chance: random.Random, asked: Told) -> None:
    asked["type"] = chance.choice((*TAGS, *KINDS))


def _rename(chance: random.Random, asked: Told) -> None:
    asked["id"] = chance.choice(("", "x" * 65, "a b", "a\n", "é", "\0", 1, None, "ok"))


def _bury(chance: random.Random, asked: Told) -> None:
    """Nest a value deeply."""
    value: Any = 1
    for _ in range(chance.choice((3, 50, 300))):
        value = [value] if chance.random() < 0.5 else {"a": value}
    asked[chance.choice(list(asked) or ["a"])] = value


BENDS = (_drop, _replace, _replace, _replace_within, _add, _retag, _rename, _bury)


# Writing


def _plain(asked: Told) -> str:
    return json.dumps(asked)


def _written(chance: random.Random, asked: Told) -> str:
    """JSON with something wrong in its letters, or strange and right."""
    text = json.dumps(asked, ensure_ascii=chance.random() < 0.9)
    # A lone surrogate can only be sent as an escape.
    text = text.encode("utf-8", "replace").decode()
    return chance.choice(_WRITINGS)(chance, text)


def _twice(chance: random.Random, text: str) -> str:
    """Every key twice."""
    return f"{text[:-1]},{text[1:]}" if len(text) > 2 else text


def _garbled(chance: random.Random, text: str) -> str:
    at = chance.randrange(len(text) + 1)
    return text[:at] + chance.choice(("\0", '"', "{", "}", "\\", "\x7f", "é", ",", "9" * 30)) + text[at + 1 :]


_WRITINGS: tuple[Callable[[random.Random, str], str], ...] = (
    lambda chance, text: text,
    lambda chance, text: text[: chance.randrange(len(text) + 1)],
    lambda chance, text: text + chance.choice(("x", "{}", " ", "\0", text)),
    lambda chance, text: f"[{text}]",
    lambda chance, text: text.replace('"', "'"),
    lambda chance, text: text + " " * 4096,
    _twice,
    _garbled,
)
