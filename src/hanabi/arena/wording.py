"""Figures and titles of matches, formatted for a language."""

from hanabi.arena.figures import Mean
from hanabi.arena.match import GameResult, Match
from hanabi.errors import HanabiError
from hanabi.text import Catalogue, sentence


class Wording:
    """The texts and number formats of one language."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self.say = catalogue.say

    def count(self, number: int) -> str:
        return self.say("arena-count", number=number)

    def decimal(self, number: float, digits: int = 2) -> str:
        return f"{number:.{digits}f}".replace(".", self.say("arena-decimal-mark"))

    def percent(self, share: float, digits: int = 1) -> str:
        return self.say("arena-percent", number=self.decimal(100 * share, digits))

    def mean(self, mean: Mean, digits: int = 2) -> str:
        """A mean and its standard error, if it has one."""
        value = self.decimal(mean.value, digits)
        if mean.error is None:
            return value
        return f"{value} ± {self.decimal(mean.error, digits)}"

    def duration(self, seconds: float) -> str:
        """A time to three digits, in milliseconds if it is below a second."""
        short = seconds < 1
        shown = 1000 * seconds if short else seconds
        number = self.decimal(shown, 2 if shown < 10 else 1 if shown < 100 else 0)
        return self.say("arena-milliseconds" if short else "arena-seconds", number=number)

    def title(self, match: Match, games: int) -> str:
        """The title of a match: bots, ruleset, players, games and seed."""
        return self.say(
            "arena-title",
            bots=team_name(match),
            ruleset=match.ruleset,
            players=match.players,
            games=games,
            seed=str(match.seed),
        )

    def failure(self, line: GameResult) -> str:
        """A sentence about a game in which a bot failed."""
        failure = line.failure
        assert failure is not None
        why = sentence(self.catalogue, HanabiError(failure.code, **failure.details))
        place = {"game": line.game, "seat": failure.seat + 1, "move": failure.move}
        return self.say("arena-failure", bot=failure.bot, why=why, **place)


def team_name(match: Match) -> str:
    """The bots of a match: one name if all seats have the same, or else the name of each."""
    return match.kinds[0] if len(match.kinds) == 1 else ", ".join(match.bots)
