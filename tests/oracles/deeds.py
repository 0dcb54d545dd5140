"""What a player does, in words: `Ada plays r5`, `Ben clues Ada red`, `the room stops: vote`."""

import re
from collections.abc import Callable, Sequence
from typing import assert_never

from hanabi.game import Action, CardId, Choose, Clue, Discard, GameState, Play, Seat, Stop, StopReason
from hanabi.game.notation import read_card
from hanabi.rules import ClueValue

WHO = r"(?P<who>\w+)"
CARD = r"(?P<card>[rygwbmk][1-5])(?: from (?P<place>\d+))?"
CLUE = r"(?P<to>[A-Z]\w*) (?P<value>\w+)"


def read_deed(names: Sequence[str], state: GameState, text: str) -> tuple[Action, Seat | None]:
    """The action a line tells and who does it; the room is nobody."""
    for pattern, read in DEEDS:
        if match := re.fullmatch(pattern, text):
            who = match.groupdict().get("who")
            seat = state.board.seat if who is None else seat_of(names, who)
            return read(names, state, seat, match), None if who is None else seat
    raise ValueError(f"nobody can do this: {text}")


def deed_text(names: Sequence[str], state: GameState, action: Action) -> str:
    """The line that tells what the player to move does."""
    who = names[state.board.seat]
    match action:
        case Play(card, None):
            return f"{who} plays {_card_text(state, card)}"
        case Play(card, announce):
            return f"{who} announces {announce} and plays {_card_text(state, card)}"
        case Discard(card):
            return f"{who} discards {_card_text(state, card)}"
        case Clue(to, value):
            return f"{who} clues {names[to]} {value}"
        case Choose(None):
            return f"{who} declines"
        case Choose(Clue(to, value)):
            return f"{who} chooses {names[to]} {value}"
        case Choose(card):
            return f"{who} chooses {card}"
        case Stop(reason):
            return f"the room stops: {reason.value}"
        case _:
            assert_never(action)


def seat_of(names: Sequence[str], name: str) -> Seat:
    if name not in names:
        raise ValueError(f"nobody is called {name}")
    return list(names).index(name)


def _play(names: Sequence[str], state: GameState, seat: Seat, match: re.Match[str]) -> Action:
    return Play(_held(state, seat, match), match.groupdict().get("announced"))


def _discard(names: Sequence[str], state: GameState, seat: Seat, match: re.Match[str]) -> Action:
    return Discard(_held(state, seat, match))


def _clue(names: Sequence[str], state: GameState, seat: Seat, match: re.Match[str]) -> Action:
    return _said(names, match)


def _choose_clue(names: Sequence[str], state: GameState, seat: Seat, match: re.Match[str]) -> Action:
    return Choose(_said(names, match))


def _choose_card(names: Sequence[str], state: GameState, seat: Seat, match: re.Match[str]) -> Action:
    return Choose(read_card(match["card"]))


def _decline(names: Sequence[str], state: GameState, seat: Seat, match: re.Match[str]) -> Action:
    return Choose(None)


def _stop(names: Sequence[str], state: GameState, seat: Seat, match: re.Match[str]) -> Action:
    return Stop(StopReason(match["reason"]))


def _said(names: Sequence[str], match: re.Match[str]) -> Clue:
    value: ClueValue = int(match["value"]) if match["value"].isdigit() else match["value"]
    return Clue(seat_of(names, match["to"]), value)


def _held(state: GameState, seat: Seat, match: re.Match[str]) -> CardId:
    """The oldest such card in the player's hand, or else in any hand; or the one in the place named."""
    face = read_card(match["card"])
    for owner in sorted(range(state.board.players), key=lambda other: other != seat):
        hand = zip(state.board.hands[owner], state.hand(owner), strict=True)
        for place, (held, card) in enumerate(hand, 1):
            if card == face and match["place"] in (None, str(place)):
                return held.id
    raise ValueError(f"nobody holds {match['card']} there")


def _card_text(state: GameState, card: CardId) -> str:
    hand = [held.id for held in state.board.hands[state.board.seat]]
    return f"{state.face(card)} from {hand.index(card) + 1}"


Reader = Callable[[Sequence[str], GameState, Seat, re.Match[str]], Action]
DEEDS: tuple[tuple[str, Reader], ...] = (
    (rf"{WHO} plays {CARD}", _play),
    (rf"{WHO} announces (?P<announced>\w+) and plays {CARD}", _play),
    (rf"{WHO} discards {CARD}", _discard),
    (rf"{WHO} clues {CLUE}", _clue),
    (rf"{WHO} chooses {CLUE}", _choose_clue),
    (rf"{WHO} chooses {CARD}", _choose_card),
    (rf"{WHO} declines", _decline),
    (r"the room stops: (?P<reason>[\w-]+)", _stop),
)
