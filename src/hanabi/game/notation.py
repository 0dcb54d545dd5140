"""A compact text for cards, hands and actions.

| text | meaning |
| --- | --- |
| `r1` `k5` | the red 1, the black 5; the letters are r y g w b, p for purple, t for teal, |
|           | m for multicolour, k for black |
| `r1 y3 .` | a hand, in the order it was drawn; `.` is a card not seen |
| `p7` `p7:r` | play card 7; announce it as red |
| `d7` | discard card 7 |
| `c2r` `c25` | clue seat 2 red; clue seat 2 its fives |
| `xr3` `x2r` `x-` | answer a bonus tile: the red 3; a clue of red to seat 2; nothing |
| `s-vote` `s1-left` | the room stops the game by a vote; seat 1 ended it |
"""

import re
from collections.abc import Iterable
from typing import assert_never

from hanabi.errors import NotationError
from hanabi.game.actions import Action, CardId, Choose, Clue, Discard, Play, Stop, StopReason
from hanabi.rules import LETTERS, Card, ClueValue
from hanabi.rules.cards import face

SUITS = {letter: suit for suit, letter in LETTERS.items()}
UNSEEN = "."

_CARD = re.compile(r"([rygwbptmk])([1-5])", re.ASCII)
_PLAY = re.compile(r"p(\d{1,3})(?::([rygwbptmk]))?", re.ASCII)
_DISCARD = re.compile(r"d(\d{1,3})", re.ASCII)
_CLUE = re.compile(r"c(\d)([rygwbptmk1-5])", re.ASCII)
_CHOICE = re.compile(r"x(?:([rygwbptmk][1-5])|(\d[rygwbptmk1-5])|-)", re.ASCII)
_STOP = re.compile(r"s(\d?)-([a-z-]+)", re.ASCII)


def card_text(card: Card | None) -> str:
    return UNSEEN if card is None else str(card)


def read_card(text: str) -> Card:
    """Parse a card such as `r3`; raise NotationError otherwise."""
    match = _CARD.fullmatch(text)
    if match is None:
        raise NotationError("not-a-card", text=text[:40])
    return face(SUITS[match[1]], int(match[2]))


def hand_text(cards: Iterable[Card | None]) -> str:
    return " ".join(map(card_text, cards))


def read_hand(text: str) -> tuple[Card | None, ...]:
    """Parse a hand such as `r1 y3 .`; a card that is not seen is None."""
    return tuple(None if word == UNSEEN else read_card(word) for word in text.split())


def action_text(action: Action) -> str:
    """Format an action, such as `p7` or `c2r`."""
    match action:
        case Play(card, announce):
            return f"p{card}:{LETTERS[announce]}" if announce else f"p{card}"
        case Discard(card):
            return f"d{card}"
        case Clue():
            return f"c{_clue_text(action)}"
        case Choose(option):
            return f"x{_option_text(option)}"
        case Stop(reason, by):
            return f"s{'' if by is None else by}-{reason.value}"
        case _:
            assert_never(action)


def read_action(text: str) -> Action:
    """Parse an action, which need not be legal; raise NotationError if the text is not one."""
    if match := _PLAY.fullmatch(text):
        return Play(CardId(int(match[1])), SUITS[match[2]] if match[2] else None)
    if match := _DISCARD.fullmatch(text):
        return Discard(CardId(int(match[1])))
    if match := _CLUE.fullmatch(text):
        return _read_clue(text[1:])
    if match := _CHOICE.fullmatch(text):
        return Choose(_read_option(match))
    if (match := _STOP.fullmatch(text)) and match[2] in {reason.value for reason in StopReason}:
        return Stop(StopReason(match[2]), int(match[1]) if match[1] else None)
    raise NotationError("not-an-action", text=text[:40])


def _clue_text(clue: Clue) -> str:
    said = clue.value if isinstance(clue.value, int) else LETTERS[clue.value]
    return f"{clue.to}{said}"


def _option_text(option: Clue | Card | None) -> str:
    if option is None:
        return "-"
    return _clue_text(option) if isinstance(option, Clue) else str(option)


def _read_clue(text: str) -> Clue:
    value: ClueValue = int(text[1]) if text[1].isdigit() else SUITS[text[1]]
    return Clue(int(text[0]), value)


def _read_option(match: re.Match[str]) -> Clue | Card | None:
    if match[1]:
        return read_card(match[1])
    return _read_clue(match[2]) if match[2] else None
