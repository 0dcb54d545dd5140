"""The library's exceptions, one small tree: each has a code for programs; `hanabi.text` has the sentences."""

from contextlib import suppress


class HanabiError(Exception):
    """The base of all our errors: `code` names the reason, `details` are the values its sentence mentions."""

    def __init__(self, code: str, /, **details: str | int) -> None:
        super().__init__(code, details)
        self.code = code
        self.details = details

    @property
    def exit_status(self) -> int:
        """The exit status of a command that fails with this error."""
        return 1

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuild, (type(self), self.code, self.details)

    def __str__(self) -> str:
        """An English sentence and the code if the catalogue has one; otherwise the code and the details."""
        with suppress(Exception):  # printing an error must not raise another
            return f"{_to_sentence(self)} [{self.code}]"
        named = ", ".join(f"{name}={value!r}" for name, value in self.details.items())
        return f"{self.code} ({named})" if named else self.code


def _to_sentence(error: HanabiError) -> str:
    """Word an error in English; raise LookupError if the catalogue has no sentence for it.

    Only an error that is printed loads the catalogues; the rules and the game do without them.
    """
    from hanabi.text import Catalogue, sentence

    catalogue = Catalogue("en")
    if not catalogue.knows(f"error-{error.code}"):
        raise LookupError(error.code)
    return sentence(catalogue, error)


def _rebuild(kind: type[HanabiError], code: str, details: dict[str, str | int]) -> HanabiError:
    """Rebuild an error that was pickled: its details are keyword arguments, which pickle does not pass."""
    return kind(code, **details)


class RulesetError(HanabiError, ValueError):
    """An impossible ruleset, ruleset name or deal."""


class IllegalAction(HanabiError):
    """An action that the rules forbid now; the state is unchanged."""


class NotationError(HanabiError):
    """A text that is not a card, a hand or an action."""


class BotError(HanabiError):
    """An unknown bot, the wrong number of bots at a table, or a bot that breaks the rules."""


class ReplayError(HanabiError):
    """A file that is not a replay, or a replay with an illegal move."""


class MissingExtra(HanabiError, ImportError):
    """A part of the library was imported without the packages of its extra."""


class BatchError(HanabiError, ValueError):
    """An impossible batch of games or device, or arguments that do not fit the batch."""


class LearningError(HanabiError):
    """A training run that cannot begin or go on, or a trained network that does not fit."""


class IllegalActions(BatchError):
    """Illegal actions in some games of a batch: `games` are unchanged, all others have moved."""

    def __init__(self, code: str, games: tuple[int, ...], **details: str | int) -> None:
        super().__init__(code, **details)
        self.games = games
        self.moved: object = None
        """The result of the step for all games: a `hanabi.fast.StepResult`."""

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuild_illegal_actions, (self.code, self.games, self.details)


def _rebuild_illegal_actions(
    code: str, games: tuple[int, ...], details: dict[str, str | int]
) -> IllegalActions:
    return IllegalActions(code, games, **details)
