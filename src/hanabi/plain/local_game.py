"""Games at one keyboard: their setup and their deal; and the moments of any game that is shown."""

import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from hanabi.bots import Reason, companions
from hanabi.errors import HanabiError, ReplayError, RulesetError
from hanabi.game import (
    Board,
    Event,
    Seat,
    Shuffle,
    shuffled,
)
from hanabi.game.replay import LONGEST_NAME, is_printable
from hanabi.plain.companions import SEED_LIMIT
from hanabi.plain.words import Words
from hanabi.rules import Ruleset
from hanabi.rules.ruleset import MOST_PLAYERS
from hanabi.table import Memory
from hanabi.text import Catalogue


@dataclass(frozen=True, slots=True)
class LocalChair:
    """A seat: the name of its player, and the bot that plays it, if any."""

    name: str
    bot: str | None = None


@dataclass(frozen=True, slots=True)
class GameSetup:
    """The setup of a game."""

    rules: Ruleset
    chairs: tuple[LocalChair, ...]
    first: Seat | None = 0
    """Who begins; None is a random seat."""
    memory: Memory = Memory.DEDUCED
    confirm: bool = False
    """Whether a play must be confirmed."""

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(chair.name for chair in self.chairs)

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats that people play."""
        return tuple(seat for seat, chair in enumerate(self.chairs) if chair.bot is None)


@dataclass(frozen=True, slots=True)
class Deal:
    """Everything random about a game that is decided before it begins."""

    shuffle: Shuffle
    first: Seat
    seeds: tuple[int, ...]
    """The seed of each bot, by seat."""


@dataclass(frozen=True, slots=True)
class GameMoment:
    """What one action brought about, and why a bot took it."""

    board: Board
    """A board of its game, before or after it: for the rules and for who began."""
    turn: int
    """The turn it belongs to, counted from 1; 0 is the deal."""
    events: tuple[Event, ...]
    reason: Reason | None = None


def chairs_at_table(
    catalogue: Catalogue, people: Sequence[str], bots: Sequence[str], players: int
) -> tuple[LocalChair, ...]:
    """The chairs of a table: people first, then bots in turn, the last of which takes all seats left.

    Nobody named is one person. Raise HanabiError if a name is not valid or there are too many.
    """
    own = [name.strip() for name in people] or [catalogue.say("player-default")]
    if not all(0 < len(name) <= LONGEST_NAME and all(map(is_printable, name)) for name in own):
        raise ReplayError("bad-player-name", most=LONGEST_NAME)
    for name in own:
        if [other.casefold() for other in own].count(name.casefold()) > 1:
            raise RulesetError("option-twice", option=name)
    if (least := len(own)) > players:
        most = MOST_PLAYERS
        raise HanabiError("not-in-range", option="--players", value=players, least=least, most=most)
    taken = {name.casefold() for name in own}
    others = [name for name in catalogue.say("player-names").split() if name.casefold() not in taken]
    kinds = [*bots, *([bots[-1]] * players)]
    seated = zip(others, kinds, strict=False)
    return (*map(LocalChair, own), *(LocalChair(name, bot) for name, bot in seated))[:players]


def seat_choices(named: Iterable[str | None] = ()) -> tuple[str | None, ...]:
    """The choices for a seat: a person (None), a bot that plays with people, or one of `named`."""
    return tuple(dict.fromkeys((None, *companions(), *named)))


def draw_deal(plan: GameSetup, chance: random.Random) -> Deal:
    """Draw the random part of a game."""
    shuffle = shuffled(plan.rules, chance)
    # Seat 0 draws no seed: a person has it, as a rule, and a seed has always given the same bots.
    seeds = tuple(0 if seat == 0 else chance.randrange(SEED_LIMIT) for seat in range(len(plan.chairs)))
    first = chance.randrange(len(plan.chairs)) if plan.first is None else plan.first
    return Deal(shuffle, first, seeds)


def moment_text(words: Words, moment: GameMoment, seat: Seat | None) -> str:
    """A moment in sentences, as a seat or a spectator hears it."""
    return words.story(moment.board, (event.seen_by(seat) for event in moment.events))
