"""What plays a seat: it hears that seat's events, sees that seat's view, and answers with an action."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Protocol

from hanabi.errors import BotError
from hanabi.game import Action, Event, PlayerView, Seat, players_refusal
from hanabi.rules import Ruleset


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a player chose: `code` is one of `hanabi.bots.REASONS`, worded in the catalogues.

    The details repeat what the action itself shows, so a reason tells nobody anything about a hidden card.
    """

    code: str
    details: Mapping[str, str | int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Choice:
    """An action and why."""

    action: Action
    reason: Reason


class Player(Protocol):
    """Someone at a table who is asked for actions: a bot in this process, in another one, or a person.

    A bot's memory follows from its seed and the events its seat may see, never from a clock, so a new bot
    that is told the same events goes on where another stopped. Any legal history will do.

    Two more things are optional. `company` says whom a bot may sit with (`Company.ANYONE` where it is
    missing), and `close()` lets go of what it holds besides memory, such as a process.
    """

    def start(self, rules: Ruleset, players: int, seat: Seat, seed: int) -> None:
        """Sit down at a table before the deal, forgetting every earlier game."""

    def observe(self, event: Event) -> None:
        """Take note of an event as `event.seen_by(seat)` shows it, those of one's own actions too."""

    def act(self, view: PlayerView, deadline: float | None = None) -> Choice:
        """Choose one of the legal actions, within `deadline` seconds if that is given."""


def close_player(player: Player) -> None:
    """Let a player go that will not be asked again."""
    close = getattr(player, "close", None)
    if callable(close):
        close()


def check_choice(view: PlayerView, choice: Choice) -> None:
    """Refuse an answer that a player in this seat may not give."""
    assert view.seat is not None
    code = players_refusal(view, choice.action)
    if code is not None:
        raise BotError("illegal-answer", seat=view.seat, reason=code)
