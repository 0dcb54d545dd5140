"""The contract of bots, as a test that bot authors can run."""

from collections.abc import Callable, Sequence

from hanabi.bots import Bot, BotError, Company
from hanabi.bots.bot import company_of
from hanabi.testing.examination import Examination
from hanabi.testing.promises import Finding, Promise
from hanabi.testing.trials import Trial, make_trials

DEFAULT_GAMES = 45
"""The default number of games: every ruleset of the sample once."""
DEFAULT_SECONDS = 10.0
"""The default time for a move, in seconds."""


def check_bot(
    make: Callable[[], Bot],
    *,
    games: int = DEFAULT_GAMES,
    seconds_per_move: float = DEFAULT_SECONDS,
    rulesets: Sequence[str] = (),
) -> None:
    """Try a kind of bot in `games` varied games; raise BotFault for the first promise that it breaks.

    `make` is its class, or a function that makes a new one.
    """
    for finding in examine(make, games=games, seconds_per_move=seconds_per_move, rulesets=rulesets):
        if finding.fault is not None:
            raise finding.fault


def examine(
    make: Callable[[], Bot],
    *,
    games: int = DEFAULT_GAMES,
    seconds_per_move: float = DEFAULT_SECONDS,
    rulesets: Sequence[str] = (),
    watch: Callable[[Promise, Trial], None] = lambda *_: None,
) -> tuple[Finding, ...]:
    """Try a kind of bot in `games` games and report on each promise; `watch` is called for every game."""
    if company_of(make) is Company.NOBODY:
        raise BotError("bot-not-examined")
    return Examination(make, make_trials(games, rulesets), seconds_per_move, watch).run()
