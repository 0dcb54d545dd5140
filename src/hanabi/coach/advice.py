"""Advice: what bots would do in a seat and why, given only the events that the seat has heard."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice

from hanabi.bots.failures import describe_error
from hanabi.bots.registry import check_company, fallback_bot, kind, own_kinds
from hanabi.coach.facts import Odds, TouchedCard, odds, touched_cards
from hanabi.coach.meaning import CONVENTIONS, clue_meanings
from hanabi.errors import BotError, HanabiError
from hanabi.game import Action, Dealt, Event, PlayerView, Seat, before_deal, watch
from hanabi.game.replay import Replay
from hanabi.rules import Ruleset
from hanabi.table import Choice, ClueMeaning, Reason, SeatedPlayer

SEED = 0
"""The seed of advisers, which were not at the table themselves."""
NOT_ASKED = ("random",)
"""Our bots that are never asked for advice."""


class CoachError(HanabiError):
    """Raised when advice cannot be given or a review cannot be made."""


@dataclass(frozen=True, slots=True)
class SuggestedAction:
    """An action, the bots that would take it, and facts about it that the seat can check."""

    action: Action
    reason: Reason
    bots: tuple[str, ...]
    """The first one gave the reason."""
    odds: Odds | None = None
    """The odds of the card that is played or discarded."""
    touched: tuple[TouchedCard, ...] = ()
    """The cards that the clue points at."""


@dataclass(frozen=True, slots=True)
class BotAdvice:
    """What a bot would do in a seat, and what other bots would do instead."""

    seat: Seat
    turn: int
    """The turn that the advice is for, counted from 1."""
    bot: str
    best: SuggestedAction
    alternatives: tuple[SuggestedAction, ...]
    clues: tuple[ClueMeaning, ...] = ()
    """What the clues since the seat's last turn mean by the conventions of the bot."""


def advise(
    rules: Ruleset,
    players: int,
    seat: Seat,
    seed: int,
    events: Iterable[Event],
    first: Seat = 0,
    bot: str | None = None,
    deadline: float | None = None,
) -> BotAdvice:
    """What `bot` would do in `seat` after `events`; by default our strongest that sits with anyone.

    Each event is reduced to what the seat may see, so advice cannot reveal anything hidden. Other bots that
    fail are left out; raise HanabiError if `bot` fails or there is nothing to decide.
    """
    adviser = choose_adviser(bot)
    heard = [event.seen_by(seat) for event in events]
    view = view_from_events(rules, players, seat, heard, first)
    check_turn(view)
    opinions = {adviser: ask_bot(adviser, view, seed, heard, deadline)}
    for name in other_advisers(adviser):
        try:
            opinions[name] = ask_bot(name, view, seed, heard, deadline)
        except BotError:
            continue  # only the adviser was asked for; alternatives may be missing
    best, *rest = _suggestions(view, opinions)
    agreed = CONVENTIONS.get(adviser)
    clues = clue_meanings(agreed, rules, players, seat, heard) if agreed else ()
    return BotAdvice(seat, view.board.turn + 1, adviser, best, tuple(rest), clues)


def advise_at(replay: Replay, place: int, bot: str | None = None) -> BotAdvice:
    """What `bot` would do in a recorded game after `place` actions, in the seat to move."""
    steps = tuple(islice(replay.steps(), place + 1))
    seat = steps[-1][0].board.seat
    heard = (event.seen_by(seat) for _, events in steps for event in events)
    return advise(replay.rules, len(replay.players), seat, SEED, heard, replay.first, bot)


def choose_adviser(name: str | None) -> str:
    """The bot to ask; raise BotError if it does not play with people."""
    if name is None:
        return fallback_bot()
    check_company((kind(name),), people=1)
    return name


def other_advisers(adviser: str) -> Iterator[str]:
    """The other bots to ask: our own that play with people, strongest first."""
    for name in reversed(tuple(own_kinds())):
        if name not in (adviser, *NOT_ASKED) and not _refuses_people(name):
            yield name


def view_from_events(
    rules: Ruleset, players: int, seat: Seat, heard: Sequence[Event], first: Seat
) -> PlayerView:
    """The view of a seat that heard these events; raise CoachError if they do not begin with a deal."""
    if not heard or not isinstance(heard[0], Dealt):
        raise CoachError("advice-without-deal")
    if not 0 <= seat < players:
        raise CoachError("no-such-seat", seat=seat, players=players)
    view = before_deal(rules, players, first, seat)
    for event in heard:
        view = watch(view, event)
    return view


def check_turn(view: PlayerView) -> None:
    """Raise CoachError if the game is over or it is not this seat's turn."""
    if view.board.over:
        raise CoachError("advice-game-over")
    if view.board.seat != view.seat:
        raise CoachError("advice-not-to-move")


def ask_bot(name: str, view: PlayerView, seed: int, heard: Iterable[Event], deadline: float | None) -> Choice:
    """What a new bot that heard these events would do; raise HanabiError if it fails or breaks the rules."""
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
        raise BotError("broken-bot", bot=name, source=found.source, what=describe_error(error)) from error


def _refuses_people(name: str) -> bool:
    try:
        check_company((name,), people=1)
    except BotError:
        return True
    return False


def _suggestions(view: PlayerView, opinions: dict[str, Choice]) -> Iterator[SuggestedAction]:
    """The suggested actions, each once with all the bots that suggest it."""
    actions = dict.fromkeys(choice.action for choice in opinions.values())
    for action in actions:
        agreed = {name: choice for name, choice in opinions.items() if choice.action == action}
        reason = next(iter(agreed.values())).reason
        yield SuggestedAction(action, reason, tuple(agreed), odds(view, action), touched_cards(view, action))
