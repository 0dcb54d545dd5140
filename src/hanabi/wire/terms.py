"""The terms that a room agrees on before it plays."""

from typing import Annotated, TypeAlias

from hanabi.codec import IntegerRange, Struct
from hanabi.rules.enums import NamedEnum
from hanabi.table import Mark as Mark
from hanabi.table import Memory as Memory

Small: TypeAlias = Annotated[int, IntegerRange(0, 2**31 - 1)]
"""An integer that is small enough for a refusal to quote it."""


class Manners(NamedEnum):
    """What may be said while a game runs (B16); before and after it talk is free."""

    STRICT = "strict"
    """Nothing at all."""
    REMARKS = "remarks"
    """A fixed set, worded in every reader's language."""
    OPEN = "open"
    """Anything."""


class Remark(NamedEnum):
    """What may be said in a room of remarks."""

    HELLO = "hello"
    KNOW_NOTHING = "know-nothing"
    REMEMBER_YOURS = "remember-yours"
    LET_ME_THINK = "let-me-think"
    TAKE_YOUR_TIME = "take-your-time"
    BACK_SOON = "back-soon"
    I_AM_BACK = "i-am-back"
    WELL_PLAYED = "well-played"
    NEVER_MIND = "never-mind"
    SORRY = "sorry"
    THANKS = "thanks"
    GOODBYE = "goodbye"


class Expiry(NamedEnum):
    """What happens when a turn's clock runs out."""

    STOP = "stop"
    """The game ends (U25)."""
    BEGINNER = "beginner"
    """The beginner moves for the late player."""


class SpectatorView(NamedEnum):
    """What people without a seat see of a running game; once it is over they see everything."""

    NOTHING = "nothing"
    """Nothing before the end."""
    PUBLIC = "public"
    """The table without any hand: what every player sees."""
    SEAT = "seat"
    """What one seat sees: every hand but that one."""
    OPEN = "open"
    """Every hand."""


class Door(NamedEnum):
    """Which new people may join; members always may."""

    OPEN = "open"
    """Everyone with the link."""
    INVITED = "invited"
    """Those whose link carries the room's current invitation."""
    LOCKED = "locked"
    """No one."""


class Clock(Struct):
    """How many seconds a turn may take; days for a game by correspondence."""

    seconds: Small
    """How long a turn may take."""
    then: Expiry = Expiry.BEGINNER
    """What happens when the time is up."""


class Spectators(Struct):
    """What people without a seat see while a game runs."""

    view: SpectatorView = SpectatorView.NOTHING
    """How much they see."""
    seat: Small = 0
    """Whose eyes they see with, where the view is `seat`."""
    delay: Small = 0
    """How many actions they are behind the players."""


class Terms(Struct):
    """A room's rules and manners; its host may change them between games."""

    ruleset: str = "fr"
    """The name of a ruleset, such as `fr` or `de+avalanche`."""
    seats: Small = 3
    """How many play."""
    manners: Manners = Manners.REMARKS
    """What may be said while a game runs."""
    spectators: Spectators = Spectators()
    """What people without a seat see while a game runs."""
    memory: Memory = Memory.DEDUCED
    """How much of earlier clues the screen remembers."""
    first: Small | None = None
    """Who begins; null leaves it to chance (B17, U15)."""
    clock: Clock | None = None
    """Null for as long as people like."""
    advice: bool = True
    """Whether players may ask bots in their turn; without effect unless the memory is `deduced`, as bots
    forget nothing."""

    @property
    def advises(self) -> bool:
        """Whether advice may be asked for here."""
        return self.advice and self.memory is Memory.DEDUCED
