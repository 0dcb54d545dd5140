"""Opinions: what bots would do in a seat, given what that seat has heard."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING

from hanabi.bots import Reason
from hanabi.game import Action, CardId, Event, Seat
from hanabi.rules import Ruleset
from hanabi.table import ClueMeaning

if TYPE_CHECKING:
    from hanabi.coach.advice import SuggestedAction


ADVICE_SHARE = 0.8
"""The share of the time for advice that the bot itself may use; others are asked after it."""


@dataclass(frozen=True, slots=True)
class CardChances:
    """In how many of a hundred cases the card that is played or discarded fits, is needed, or is dead."""

    fits: int
    indispensable: int
    dead: int


@dataclass(frozen=True, slots=True)
class Opinion:
    """An action, the reason for it, and the bots that would take it."""

    action: Action
    reason: Reason
    bots: tuple[str, ...]
    points_at: tuple[CardId, ...]
    """The cards that a clue points at."""
    chances: CardChances | None


@dataclass(frozen=True, slots=True)
class Opinions:
    """What the bot that was asked would do, then the alternatives."""

    listed: tuple[Opinion, ...]
    clues: tuple[ClueMeaning, ...] = ()
    """What the clues since the seat's last turn mean."""


def opinions(
    bot: str,
    rules: Ruleset,
    players: int,
    first: Seat,
    seat: Seat,
    seed: int,
    events: Iterable[Event],
    seconds: float | None = None,
) -> Opinions:
    """Return what a bot thinks of a seat's turn within `seconds`; the coach is only imported when needed."""
    from hanabi.coach.advice import advise
    from hanabi.coach.chances import to_percent

    deadline = None if seconds is None else ADVICE_SHARE * seconds
    advice = advise(rules, players, seat, seed, events, first, bot, deadline)
    listed = tuple(_opinion(each, to_percent) for each in (advice.best, *advice.alternatives))
    return Opinions(listed, advice.clues)


def _opinion(each: "SuggestedAction", percent: Callable[[Fraction], int]) -> Opinion:
    odds = each.odds
    shares = odds and (percent(odds.fits), percent(odds.indispensable), percent(odds.dead))
    pointed = tuple(told.card for told in each.touched)
    return Opinion(each.action, each.reason, each.bots, pointed, CardChances(*shares) if shares else None)
