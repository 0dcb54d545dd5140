"""Bots that play with a person at this machine."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager, suppress

from hanabi.bots import Bot, Kind, any_kind, check_company
from hanabi.bots.failures import describe_error
from hanabi.errors import BotError, HanabiError
from hanabi.game import Event, PlayerView, Seat
from hanabi.rules import Ruleset
from hanabi.table import Choice, Table, close_player

SEED_LIMIT = 2**32


class Companion:
    """A bot that plays with a person; its errors become a BotError that names the bot and the place."""

    def __init__(self, name: str, bot: Bot) -> None:
        self.name, self.bot = name, bot

    def start(self, rules: Ruleset, players: int, seat: Seat, seed: int) -> None:
        with self._name_errors():
            self.bot.start(rules, players, seat, seed)

    def observe(self, event: Event) -> None:
        with self._name_errors():
            self.bot.observe(event)

    def act(self, view: PlayerView, deadline: float | None = None) -> Choice:
        with self._name_errors():
            chosen: object = self.bot.act(view, deadline)
            if not isinstance(chosen, Choice):
                raise TypeError(f"a Choice is expected, not {chosen!r}")
        return chosen

    def close(self) -> None:
        """Close the bot, and ignore any error in doing so."""
        with suppress(Exception):
            close_player(self.bot)

    @contextmanager
    def _name_errors(self) -> Iterator[None]:
        try:
            yield
        except HanabiError:
            raise
        except (Exception, SystemExit) as error:
            raise BotError("bot-failed", bot=self.name, what=describe_error(error)) from error


def companion_kind(name: str) -> Kind:
    """The kind of a bot by any of its names; raise BotError if it does not play with people."""
    found = any_kind(name)
    check_company([found], people=1)
    return found


def check_companion(name: str) -> None:
    """Start a bot once on a trial table, so that one that cannot start is refused before the deal."""
    seat_companions(Table("fr", 2, seed=0), {1: name}, (0, 0)).close()


def seat_companions(table: Table, names: Mapping[Seat, str], seeds: Sequence[int]) -> Table:
    """Start the bots on their seats; if one fails, close all of them."""
    with ExitStack() as leaving:
        leaving.callback(table.close)
        for seat, name in names.items():
            table.sit(seat, Companion(name, companion_kind(name).make()), seeds[seat])
        leaving.pop_all()
    return table
