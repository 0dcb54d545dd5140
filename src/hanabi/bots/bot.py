"""What plays a seat: it hears that seat's events, sees that seat's view, and answers with an action."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Protocol

from hanabi.errors import HanabiError
from hanabi.game import Action, Event, PlayerView, Seat, players_refusal
from hanabi.rules import Ruleset


class BotError(HanabiError):
    """A bot that does not exist, one too many or too few at a table, or one that breaks the rules."""


class Company(Enum):
    """Whom a bot may sit with; a bot says it in its class, as `company: ClassVar[Company]`."""

    ANYONE = "anyone"
    """People and bots of any kind."""
    OWN_KIND = "own-kind"
    """Bots of its own kind alone: its actions speak a language that nobody else reads."""
    NOBODY = "nobody"
    """No one at a real table: it sees more than its seat may."""


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a bot chose: `code` is one of `REASONS`, worded in the catalogues.

    The details repeat what the action itself shows, so a reason tells nobody anything about a hidden card.
    """

    code: str
    details: Mapping[str, str | int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Choice:
    """An action and why."""

    action: Action
    reason: Reason


class Bot(Protocol):
    """A player that is a program.

    Its memory follows from its seed and the events its seat may see, never from a clock, so a new bot that is
    told the same events goes on where another stopped. Any legal history will do.

    Two more things are optional. `company` says whom it may sit with (`Company.ANYONE` where it is missing),
    and `close()` lets go of what the bot holds besides memory, such as a process; `close_bot` calls it.
    """

    def start(self, rules: Ruleset, players: int, seat: Seat, seed: int) -> None:
        """Sit down at a table before the deal, forgetting every earlier game."""

    def observe(self, event: Event) -> None:
        """Take note of an event as `event.seen_by(seat)` shows it, those of one's own actions too."""

    def act(self, view: PlayerView, deadline: float | None = None) -> Choice:
        """Choose one of the legal actions, within so many seconds where there is a deadline."""


def company_of(maker: object) -> Company:
    """Whom the bots of a class, or of a function that makes them, may sit with."""
    company = getattr(maker, "company", Company.ANYONE)
    return company if isinstance(company, Company) else Company(company)


def close_bot(bot: Bot) -> None:
    """Let a bot go that will not be asked again."""
    close = getattr(bot, "close", None)
    if callable(close):
        close()


def check_choice(view: PlayerView, choice: Choice) -> None:
    """Refuse an answer that a player in this seat may not give."""
    assert view.seat is not None
    code = players_refusal(view, choice.action)
    if code is not None:
        raise BotError("illegal-answer", seat=view.seat, reason=code)


REASONS = (
    "random",  # any legal action is as good as another
    "certain-play",  # whatever the card is, it fits
    "invited-play",  # a clue pointed at this card alone: it was meant to be played
    "last-chance-play",  # the last turn: a strike would cost nothing
    "lesser-risk-play",  # every discard might lose the game; this card may well fit
    "forced-play",  # nothing else is legal
    "play-clue",  # its receiver will have a card to play
    "save-clue",  # its receiver was about to discard a card that cannot be spared
    "telling-clue",  # it says much about cards that matter
    "waiting-clue",  # better than any discard now
    "safe-discard",  # the card is of no more use, or another copy is in sight
    "spare-discard",  # whatever the card is, another copy is left
    "oldest-discard",  # the oldest card without a clue
    "least-missed-discard",  # every card has its clue; this one is the least likely to be missed
    "rekindle",  # of the cards a tile may put on its firework, the one most in need of it
    "bring-back",  # of the cards a tile may shuffle into the deck, the one that opens up most
    "unsaid",  # a program that gives no reason
    "meant-play",  # a clue was about this card: it is meant to be played
    "prompted-play",  # a clue to another makes sense only if this clued card is played first
    "finessed-play",  # a clue to another makes sense only if this card is played unseen
    "prompt-clue",  # a clued card of somebody is played first, then the one pointed at
    "finesse-clue",  # somebody's newest card is played unseen, then the one pointed at
    "fix-clue",  # its receiver took a card for another
    "team-clue",  # by the team's code it tells every partner something
    "likely-play",  # it fits or is of no use, most likely the first
    "tried-out",  # played to the end in many ways that the hidden cards may lie, it comes out best
    "counted-out",  # few cards are left: it promises the most points
)
"""Every code a `Reason` may have; the catalogues word it under `reason-` and the code."""
