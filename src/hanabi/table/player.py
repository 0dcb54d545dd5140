"""The interface of players: a player hears its seat's events, sees its view and chooses an action."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Protocol

from hanabi.errors import BotError
from hanabi.game import Action, Event, PlayerView, Seat, players_refusal
from hanabi.rules import Ruleset


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a player chose an action: `code` is one of `hanabi.bots.REASONS`, worded in the catalogues.

    The details only repeat what the action itself shows, so a reason reveals nothing about hidden cards.
    """

    code: str
    details: Mapping[str, str | int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Choice:
    """An action and the reason for it."""

    action: Action
    reason: Reason


class Player(Protocol):
    """A player at a table who is asked for actions: a bot in this process, in another one, or a person.

    A bot's memory depends only on its seed and the events its seat may see, never on a clock. So a new bot
    that is told the same events continues where another stopped; it must cope with any legal history.

    Two more members are optional: `company` says who a bot may sit with (`Company.ANYONE` by default), and
    `close()` releases what it holds besides memory, such as a process.
    """

    def start(self, rules: Ruleset, players: int, seat: Seat, seed: int) -> None:
        """Sit down at a table before the deal, forgetting all earlier games."""

    def observe(self, event: Event) -> None:
        """Note an event as `event.seen_by(seat)` shows it, including those of the player's own actions."""

    def act(self, view: PlayerView, deadline: float | None = None) -> Choice:
        """Choose one of the legal actions, within `deadline` seconds if given."""


def close_player(player: Player) -> None:
    """Call the player's `close()`, if it has one; it will not be asked again."""
    close = getattr(player, "close", None)
    if callable(close):
        close()


def check_choice(view: PlayerView, choice: Choice) -> None:
    """Raise BotError if a player in the view's seat may not take this action."""
    assert view.seat is not None
    code = players_refusal(view, choice.action)
    if code is not None:
        raise BotError("illegal-answer", seat=view.seat, reason=code)
