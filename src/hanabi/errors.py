"""What the library refuses, as one small tree: a code for programs, worded for people in `hanabi.text`."""


class HanabiError(Exception):
    """A refusal: `code` names the reason, `details` are the values its sentence mentions."""

    def __init__(self, code: str, **details: str | int) -> None:
        super().__init__(code, details)
        self.code = code
        self.details = details

    def __reduce__(self) -> tuple[object, ...]:
        return _refused, (type(self), self.code, self.details)

    def __str__(self) -> str:
        named = ", ".join(f"{name}={value!r}" for name, value in self.details.items())
        return f"{self.code} ({named})" if named else self.code


def _refused(kind: type[HanabiError], code: str, details: dict[str, str | int]) -> HanabiError:
    """The same refusal, on the other side of a process or a file."""
    return kind(code, **details)


class RulesetError(HanabiError):
    """A ruleset, a name of one, or a deal that cannot be."""


class IllegalAction(HanabiError):
    """An action the rules forbid now; the state is unchanged."""


class NotationError(HanabiError):
    """A text that is no card, hand, or action."""


class ReplayError(HanabiError):
    """A record that is not a game, or a game that breaks the rules at a turn."""


class BatchError(HanabiError):
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
