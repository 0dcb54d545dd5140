"""What the library refuses, as one small tree: a code for programs, worded for people in `hanabi.text`."""

from collections.abc import Callable
from contextlib import suppress


class HanabiError(Exception):
    """A refusal: `code` names the reason, `details` are the values its sentence mentions."""

    def __init__(self, code: str, /, **details: str | int) -> None:
        super().__init__(code, details)
        self.code = code
        self.details = details

    @property
    def exit_status(self) -> int:
        """How a command ends that is refused with it."""
        return 1

    def __reduce__(self) -> tuple[object, ...]:
        return _refused, (type(self), self.code, self.details)

    def __str__(self) -> str:
        """A sentence and the code where there are words for it; the code and the details elsewhere."""
        with suppress(Exception):
            return _wordings[-1](self)
        return in_code(self)


def in_code(error: HanabiError) -> str:
    """A refusal without words: `no-such-seat (seat=7)`."""
    named = ", ".join(f"{name}={value!r}" for name, value in error.details.items())
    return f"{error.code} ({named})" if named else error.code


_wordings: list[Callable[[HanabiError], str]] = [in_code]
"""How refusals are printed; the last one counts."""


def word_by(wording: Callable[[HanabiError], str]) -> None:
    """Let refusals be printed so from now on: this module lies below all words."""
    _wordings.append(wording)


def _refused(kind: type[HanabiError], code: str, details: dict[str, str | int]) -> HanabiError:
    """The same refusal, on the other side of a process or a file."""
    return kind(code, **details)


class RulesetError(HanabiError, ValueError):
    """A ruleset, a name of one, or a deal that cannot be."""


class IllegalAction(HanabiError):
    """An action the rules forbid now; the state is unchanged."""


class NotationError(HanabiError):
    """A text that is no card, hand, or action."""


class BotError(HanabiError):
    """A bot that does not exist, one too many or too few at a table, or one that breaks the rules."""


class ReplayError(HanabiError):
    """A record that is not a game, or a game that breaks the rules at a turn."""


class MissingExtra(HanabiError, ImportError):
    """A part of the library that needs packages of an extra, which are not installed."""


class BatchError(HanabiError, ValueError):
    """Many games at once, or a machine for them, that cannot be; or numbers that do not fit them."""


class IllegalActions(BatchError):
    """Actions the rules forbid in these games of a batch: they are as they were, all others have moved."""

    def __init__(self, code: str, games: tuple[int, ...], **details: str | int) -> None:
        super().__init__(code, **details)
        self.games = games
        self.moved: object = None
        """What became of the others: a `hanabi.fast.Moved`."""

    def __reduce__(self) -> tuple[object, ...]:
        return _refused_games, (self.code, self.games, self.details)


def _refused_games(code: str, games: tuple[int, ...], details: dict[str, str | int]) -> IllegalActions:
    return IllegalActions(code, games, **details)
