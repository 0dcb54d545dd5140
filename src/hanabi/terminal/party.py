"""A game of one person with bots: it deals, tells every bot what it may see, and keeps the record."""

import random
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field

from hanabi.bots import Bot, BotError, Choice, Kind, any_kind, check_choice, check_company, close_bot
from hanabi.bots.failing import what_failed
from hanabi.errors import HanabiError
from hanabi.game import (
    Action,
    Board,
    Dealt,
    Event,
    GameState,
    PlayerView,
    Seat,
    Shuffle,
    act,
    deal,
    shuffled,
)
from hanabi.game.replay import Replay
from hanabi.rules import Ruleset, ruleset

SEEDS = 2**32


class Companion:
    """A bot at the table of a person: what goes wrong in it is told with its name and the place."""

    def __init__(self, name: str, bot: Bot) -> None:
        self.name, self.bot = name, bot

    def start(self, rules: Ruleset, players: int, seat: Seat, seed: int) -> None:
        with self._named():
            self.bot.start(rules, players, seat, seed)

    def observe(self, event: Event) -> None:
        with self._named():
            self.bot.observe(event)

    def act(self, view: PlayerView, deadline: float | None = None) -> Choice:
        with self._named():
            chosen: object = self.bot.act(view, deadline)
            if not isinstance(chosen, Choice):
                raise TypeError(f"a Choice is expected, not {chosen!r}")
        return chosen

    def close(self) -> None:
        """Let the bot go; one that fails even in this disturbs nobody."""
        with suppress(Exception):
            close_bot(self.bot)

    @contextmanager
    def _named(self) -> Iterator[None]:
        try:
            yield
        except HanabiError:
            raise
        except (Exception, SystemExit) as error:
            raise BotError("bot-failed", bot=self.name, what=what_failed(error)) from error


@dataclass
class Party:
    """The person in seat 0, who begins, and bots in the others."""

    names: tuple[str, ...]
    shuffle: Shuffle
    state: GameState
    bots: dict[Seat, Bot]
    actions: list[Action] = field(default_factory=list)

    @property
    def board(self) -> Board:
        return self.state.board

    def view(self, seat: Seat) -> PlayerView:
        return self.state.view(seat)

    def take(self, action: Action) -> tuple[Event, ...]:
        """Carry out an action of the seat to move and tell the bots what they see of it."""
        self.state, events = act(self.state, action)
        self.actions.append(action)
        for event in events:
            self.tell(event)
        return events

    def tell(self, event: Event) -> None:
        for seat, each in self.bots.items():
            each.observe(event.seen_by(seat))

    def choice(self) -> Choice:
        """What the bot to move chooses; only players' actions within the rules will do."""
        seat = self.board.seat
        chosen = self.bots[seat].act(self.view(seat), None)
        check_choice(self.view(seat), chosen)
        return chosen

    def close(self) -> None:
        """Let the bots go; what was played stays."""
        for each in self.bots.values():
            close_bot(each)

    def replay(self) -> Replay:
        return Replay(self.board.rules, self.names, self.shuffle, tuple(self.actions), self.board.first)


def companion(name: str) -> Kind:
    """The kind of a bot that may sit with people, whatever they call it by; others are refused."""
    found = any_kind(name)
    check_company([found], people=1)
    return found


def rehearse(name: str) -> None:
    """Let a bot sit down once, so that one that cannot is refused before anything is dealt."""
    for bot in seated(ruleset("fr"), 2, {1: name}, (0, 0)).values():
        close_bot(bot)


def seated(rules: Ruleset, players: int, names: Mapping[Seat, str], seeds: Sequence[int]) -> dict[Seat, Bot]:
    """Bots of these names, sat down in their seats; when one cannot, all are let go."""
    bots: dict[Seat, Bot] = {}
    with ExitStack() as leaving:
        for seat, name in names.items():
            bots[seat] = Companion(name, companion(name).make())
            leaving.callback(close_bot, bots[seat])
            bots[seat].start(rules, players, seat, seeds[seat])
        leaving.pop_all()
    return bots


def gather(rules: Ruleset, names: tuple[str, ...], kind: str, seed: int | None) -> tuple[Party, Dealt]:
    """A party of so many players at a fresh deal; the same seed makes the same deal and the same bots."""
    chance = random.SystemRandom() if seed is None else random.Random(seed)
    shuffle = shuffled(rules, chance)
    state, dealt = deal(rules, len(names), shuffle)
    seeds = (0, *(chance.randrange(SEEDS) for _ in names[1:]))
    bots = seated(rules, len(names), dict.fromkeys(range(1, len(names)), kind), seeds)
    party = Party(names, shuffle, state, bots)
    party.tell(dealt)
    return party, dealt
