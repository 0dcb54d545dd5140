"""The commands `simulate`, `compare` and `tournament`; the work is done in `hanabi.arena`."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from hanabi.cli.options import Json
from hanabi.cli.shell_completion import complete_bot, complete_ruleset, complete_team
from hanabi.cli.usage import UsageError, check_picture, check_range, refuse_given

if TYPE_CHECKING:  # keeps `--help` fast
    from hanabi.arena.commands import ArenaOptions

MOST_GAMES = 10_000_000
LONGEST_MOVE = 86_400
FEWEST_ROLLOUTS, MOST_ROLLOUTS = 16, 8192
MOVE_TIMEOUT = 60
"""Seconds a move may take by default."""

OF_A_MATCH = (
    *("--bot", "--mix", "--ruleset", "--players", "--games", "--seed", "--jobs", "--cluster"),
    *("--seconds-per-move", "--rollouts", "--out", "--plot"),
)
"""The options of a match, which a recorded one has settled."""

BotNames = Annotated[str, typer.Option("--bots", metavar="BOT,BOT", autocompletion=complete_team)]
Rules = Annotated[str, typer.Option("--ruleset", metavar="RULESET", autocompletion=complete_ruleset)]
Players = Annotated[int, typer.Option("--players", metavar="N")]
Games = Annotated[int, typer.Option("--games", metavar="N")]
Seed = Annotated[int, typer.Option("--seed", metavar="N")]
Jobs = Annotated[int | None, typer.Option("--jobs", metavar="N")]
Cluster = Annotated[str | None, typer.Option("--cluster", metavar="ADDRESS")]
Limit = Annotated[int, typer.Option("--seconds-per-move", metavar="N")]
Folder = Annotated[str | None, typer.Option("--out", metavar="FOLDER")]
Plot = Annotated[str | None, typer.Option("--plot", metavar="FILE")]


def simulate(
    context: typer.Context,
    bot: Annotated[str | None, typer.Option("--bot", metavar="BOT", autocompletion=complete_bot)] = None,
    mix: Annotated[str | None, typer.Option("--mix", metavar="BOT,BOT", autocompletion=complete_team)] = None,
    ruleset: Rules = "pl",
    players: Annotated[int | None, typer.Option("--players", metavar="N")] = None,
    games: Games = 1000,
    seed: Seed = 0,
    jobs: Jobs = None,
    cluster: Cluster = None,
    limit: Annotated[int | None, typer.Option("--seconds-per-move", metavar="N")] = None,
    rollouts: Annotated[int | None, typer.Option("--rollouts", metavar="N")] = None,
    out: Annotated[str | None, typer.Option("--out", metavar="FILE")] = None,
    plot: Plot = None,
    as_json: Json = False,
    replay_of: Annotated[str | None, typer.Option("--replay-of", metavar="FILE")] = None,
    game: Annotated[int | None, typer.Option("--game", metavar="N")] = None,
    save: Annotated[str | None, typer.Option("--save", metavar="FILE")] = None,
) -> None:
    """Let bots play many games and measure how well they do; or play one of those games again."""
    _check_pair("--replay-of", replay_of, "--game", game)
    if replay_of is not None:
        refuse_given(context, "--replay-of", *OF_A_MATCH)
    elif save is not None:
        raise UsageError("usage-only-with", option="--save", other="--replay-of")
    if cluster is not None:
        refuse_given(context, "--cluster", "--jobs")
    named = [bot] if bot is not None else []
    usual = "beginner" if rollouts is None else "master"
    names = tuple(named + (mix.split(",") if mix is not None else [])) or (usual,)
    seats = players if players is not None else len(names) if len(names) > 1 else 3
    check_range("--seconds-per-move", limit, 1, LONGEST_MOVE)
    check_range("--rollouts", rollouts, FEWEST_ROLLOUTS, MOST_ROLLOUTS)
    crew = jobs, _move_timeout(names, limit), cluster
    order = _make_order(ruleset, seats, games, seed, crew, out, plot, as_json)
    from hanabi.arena import commands
    from hanabi.arena.wording import Wording

    if replay_of is not None and game is not None:
        _reproduce(replay_of, game, save)
        raise typer.Exit
    names = _with_budgets(names, limit, rollouts)
    raise typer.Exit(commands.simulate(Wording(context.obj), names, order))


def compare(
    context: typer.Context,
    bots: BotNames,
    ruleset: Rules = "pl",
    players: Players = 3,
    games: Games = 1000,
    seed: Seed = 0,
    jobs: Jobs = None,
    cluster: Cluster = None,
    limit: Limit = MOVE_TIMEOUT,
    out: Folder = None,
    as_json: Json = False,
) -> None:
    """Test whether one bot is better than another, on the same decks."""
    names = tuple(bots.split(","))
    if len(names) != 2:
        raise UsageError("usage-two-bots", option="--bots", value=bots)
    order = _make_order(ruleset, players, games, seed, (jobs, limit, cluster), out, None, as_json)
    from hanabi.arena import commands
    from hanabi.arena.wording import Wording

    raise typer.Exit(commands.duel(Wording(context.obj), (names[0], names[1]), order))


def tournament(
    context: typer.Context,
    bots: BotNames,
    ruleset: Rules = "pl",
    players: Players = 3,
    games: Games = 200,
    seed: Seed = 0,
    jobs: Jobs = None,
    cluster: Cluster = None,
    limit: Limit = MOVE_TIMEOUT,
    out: Folder = None,
    plot: Plot = None,
    as_json: Json = False,
) -> None:
    """Let all pairs of bots share a table, and show how well each gets on with each."""
    names = tuple(dict.fromkeys(bots.split(",")))
    order = _make_order(ruleset, players, games, seed, (jobs, limit, cluster), out, plot, as_json)
    from hanabi.arena import commands
    from hanabi.arena.wording import Wording

    raise typer.Exit(commands.tournament(Wording(context.obj), names, order))


def _take_budgets(names: tuple[str, ...]) -> bool:
    """Whether all of these bots accept a thinking budget."""
    from hanabi.bots.registry import BUDGET_MAKERS

    return all(name in BUDGET_MAKERS for name in names)


def _move_timeout(names: tuple[str, ...], seconds: int | None) -> int:
    """The timeout of a move in seconds; bots that use `seconds` as their budget get twice that."""
    if seconds is None:
        return MOVE_TIMEOUT
    return min(max(MOVE_TIMEOUT, 2 * seconds), LONGEST_MOVE) if _take_budgets(names) else seconds


def _with_budgets(names: tuple[str, ...], seconds: int | None, rollouts: int | None) -> tuple[str, ...]:
    """Add a thinking budget to the names of the bots: `rollouts` if given, otherwise `seconds`."""
    from hanabi.bots.registry import with_budget

    if rollouts is not None:
        return tuple(with_budget(name, str(rollouts)) for name in names)
    if seconds is not None and _take_budgets(names):
        return tuple(with_budget(name, f"{seconds}s") for name in names)
    return names


def _make_order(
    ruleset: str,
    players: int,
    games: int,
    seed: int,
    crew: tuple[int | None, int, str | None],
    out: str | None,
    plot: str | None,
    as_json: bool,
) -> "ArenaOptions":
    """Build an order from the options; raise UsageError if a number is out of range."""
    jobs, limit, cluster = crew
    sys.path.append(str(Path.cwd()))  # a bot may be a module in the current folder
    check_range("--games", games, 1, MOST_GAMES)
    check_range("--jobs", jobs, 1, 1024)
    check_range("--seconds-per-move", limit, 1, LONGEST_MOVE)
    check_picture(plot)
    from hanabi.arena.commands import ArenaOptions
    from hanabi.arena.runner import Runner
    from hanabi.workers import count_cores

    files = (Path(out) if out else None, Path(plot) if plot else None)
    return ArenaOptions(
        ruleset, players, games, seed, Runner(jobs or count_cores(), limit, cluster), *files, as_json
    )


def _check_pair(option: str, value: object, other: str, other_value: object) -> None:
    """Raise UsageError if only one of two options is given that need each other."""
    if value is None and other_value is not None:
        raise UsageError("usage-only-with", option=other, other=option)
    if value is not None and other_value is None:
        raise UsageError("usage-only-with", option=option, other=other)


def _reproduce(file: str, game: int, save: str | None) -> None:
    """Play a game of a recorded match again, and print its replay or save it to the new file `save`."""
    from hanabi.arena.commands import reproduce
    from hanabi.game.replay import write_replay
    from hanabi.plain.replays import save_replay

    replay = reproduce(Path(file), game)
    if save is None:
        print(write_replay(replay), end="")
    else:
        save_replay(save, replay)
