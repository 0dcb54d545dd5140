"""What a bot would do in a seat, why, and what others would: from what that seat has heard, nothing else."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice

from hanabi.bots.failing import what_failed
from hanabi.bots.kinds import check_company, instead, kind, own_kinds
from hanabi.coach.facts import Odds, Touched, odds, touched
from hanabi.errors import BotError, HanabiError
from hanabi.game import Action, Dealt, Event, PlayerView, Seat, before_deal, watch
from hanabi.game.replay import Replay
from hanabi.rules import Ruleset
from hanabi.table import Choice, Reason, SeatedPlayer

SEED = 0
"""What bots draw their chances from who were not at the table."""
WHIMSICAL = ("random",)
"""Bots whose opinion nobody asks for."""


class CoachError(HanabiError):
    """Advice that cannot be given, or a review that cannot be made."""


@dataclass(frozen=True, slots=True)
class Suggestion:
    """An action, the bots that would take it, and what can be checked about it from the same view."""

    action: Action
    reason: Reason
    bots: tuple[str, ...]
    """The bot whose reason it is comes first."""
    odds: Odds | None = None
    """Of the card that is played or discarded."""
    touched: tuple[Touched, ...] = ()
    """The cards a clue points at."""


@dataclass(frozen=True, slots=True)
class Advice:
    """What a bot would do in a seat, and the alternatives of other bots."""

    seat: Seat
    turn: int
    """The turn it is for, counted from 1."""
    bot: str
    best: Suggestion
    alternatives: tuple[Suggestion, ...]


def advise(
    rules: Ruleset,
    players: int,
    seat: Seat,
    seed: int,
    events: Iterable[Event],
    first: Seat = 0,
    bot: str | None = None,
    deadline: float | None = None,
) -> Advice:
    """What the bot (the strongest for anyone unless named) would do in this seat, having heard these events.

    Each event is taken as the seat may see it, so nothing hidden can be told.
    """
    adviser = adviser_named(bot)
    heard = [event.seen_by(seat) for event in events]
    view = seen(rules, players, seat, heard, first)
    check_turn(view)
    opinions = {adviser: ask(adviser, view, seed, heard, deadline)}
    for name in alternates(adviser):
        try:
            opinions[name] = ask(name, view, seed, heard, deadline)
        except BotError:
            continue  # the adviser was asked for, the others are company
    best, *rest = _suggestions(view, opinions)
    return Advice(seat, view.board.turn + 1, adviser, best, tuple(rest))


def advise_at(replay: Replay, place: int, bot: str | None = None) -> Advice:
    """What the bot would do in a recorded game after so many actions, in the seat that is to move."""
    steps = tuple(islice(replay.steps(), place + 1))
    seat = steps[-1][0].board.seat
    heard = (event.seen_by(seat) for _, events in steps for event in events)
    return advise(replay.rules, len(replay.players), seat, SEED, heard, replay.first, bot)


def adviser_named(name: str | None) -> str:
    """The bot to ask; one that does not play with people is refused."""
    if name is None:
        return instead()
    check_company((kind(name),), people=1)
    return name


def alternates(adviser: str) -> Iterator[str]:
    """The other bots to hear: our own that play with anyone, the strongest first."""
    for name in reversed(tuple(own_kinds())):
        if name not in (adviser, *WHIMSICAL) and not _is_apart(name):
            yield name


def seen(rules: Ruleset, players: int, seat: Seat, heard: Sequence[Event], first: Seat) -> PlayerView:
    """The view that follows from what a seat heard since the deal."""
    if not heard or not isinstance(heard[0], Dealt):
        raise CoachError("advice-without-deal")
    if not 0 <= seat < players:
        raise CoachError("no-such-seat", seat=seat, players=players)
    view = before_deal(rules, players, first, seat)
    for event in heard:
        view = watch(view, event)
    return view


def check_turn(view: PlayerView) -> None:
    """Refuse advice when there is nothing to decide in this seat."""
    if view.board.over:
        raise CoachError("advice-game-over")
    if view.board.seat != view.seat:
        raise CoachError("advice-not-to-move")


def ask(name: str, view: PlayerView, seed: int, heard: Iterable[Event], deadline: float | None) -> Choice:
    """What a new bot that has heard all this would do; one that fails, or breaks the rules, is refused."""
    assert view.seat is not None
    found, board = kind(name), view.board
    try:
        adviser = SeatedPlayer(found.make(), view.rules, board.players, board.first, view.seat, seed)
        try:
            adviser.hear(heard)
            return adviser.choose(deadline)
        finally:
            adviser.leave()
    except HanabiError:
        raise
    except Exception as error:
        raise BotError("broken-bot", bot=name, source=found.source, what=what_failed(error)) from error


def _is_apart(name: str) -> bool:
    try:
        check_company((name,), people=1)
    except BotError:
        return True
    return False


def _suggestions(view: PlayerView, opinions: dict[str, Choice]) -> Iterator[Suggestion]:
    """The actions that are suggested, each once with everybody who suggests it."""
    actions = dict.fromkeys(choice.action for choice in opinions.values())
    for action in actions:
        agreed = {name: choice for name, choice in opinions.items() if choice.action == action}
        reason = next(iter(agreed.values())).reason
        yield Suggestion(action, reason, tuple(agreed), odds(view, action), touched(view, action))
