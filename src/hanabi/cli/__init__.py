"""The command `hanabi`. Slow modules are imported by the commands that need them."""

import io
import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Any

import typer

from hanabi.cli.admin import admin
from hanabi.cli.arena import compare, simulate, tournament
from hanabi.cli.bot_check import check_bot
from hanabi.cli.coach import advise, review
from hanabi.cli.groups import Command, Group
from hanabi.cli.settings import server_settings
from hanabi.cli.shell_completion import (
    COMPLETION_VARIABLE,
    SHELLS,
    answer_shell,
    complete_companion,
    complete_rules_words,
    complete_ruleset,
    completion_script,
)
from hanabi.cli.usage import (
    UsageError,
    check_language,
    check_picture,
    check_range,
    describe_errors,
    print_json,
    split_language,
    to_usage_error,
)
from hanabi.errors import HanabiError
from hanabi.plain.exit_codes import FINISHED, INTERRUPTED, PIPE_CLOSED, REFUSED
from hanabi.text import Catalogue, choose_language, sentence

if TYPE_CHECKING:
    from hanabi.bench.contestants import BenchOptions
    from hanabi.server.settings import Settings


class Commands(Group):
    """All commands; every error ends in a sentence and an exit code."""

    def main(self, args: Sequence[str] | None = None, *_: object, **__: object) -> Any:
        """Run a command line and exit with its exit code."""
        if COMPLETION_VARIABLE in os.environ:
            answer_shell(self)
        _replace_unprintable(sys.stdout)
        _replace_unprintable(sys.stderr)
        _replace_unprintable(sys.stdin)
        sys.exit(_run_guarded(self, sys.argv[1:] if args is None else args))


app = typer.Typer(cls=Commands, add_completion=False, rich_markup_mode=None)
Json = Annotated[bool, typer.Option("--json")]
Plain = Annotated[bool, typer.Option("--plain")]
Database = Annotated[str | None, typer.Option("--database", metavar="URL")]


@app.callback(invoke_without_command=True)
def hanabi(context: typer.Context, version: Annotated[bool, typer.Option("--version")] = False) -> None:
    """What is common to all commands."""
    if version:
        from importlib.metadata import version as version_of

        print(f"hanabi {version_of('hanabi')}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        print(context.get_help())


@app.command(cls=Command)
def play(
    context: typer.Context,
    ruleset: Annotated[
        str | None, typer.Argument(metavar="RULESET | LINK", autocompletion=complete_ruleset)
    ] = None,
    players: Annotated[int, typer.Option("--players", metavar="N")] = 3,
    bot: Annotated[str, typer.Option("--bot", metavar="BOT", autocompletion=complete_companion)] = "beginner",
    seed: Annotated[int | None, typer.Option("--seed", metavar="N")] = None,
    name: Annotated[str | None, typer.Option("--name", metavar="NAME")] = None,
    save: Annotated[str | None, typer.Option("--save", metavar="FILE")] = None,
    at: Annotated[str | None, typer.Option("--at", metavar="URL")] = None,
    plain: Plain = False,
) -> None:
    """Play a game with bots, or in a room on a server, on the whole terminal where that works."""
    from hanabi.cli.start import host_room, join_room, play_full_screen, use_full_screen
    from hanabi.plain.dialogue import GameOptions, play_game

    if ruleset is not None and "://" in ruleset:
        raise typer.Exit(join_room(context.obj, ruleset, name, plain))
    invitation = GameOptions(ruleset, players, bot, seed, name, save)
    if at is not None:
        raise typer.Exit(host_room(context.obj, at, invitation, plain))
    play_on = play_full_screen if use_full_screen(context.obj, plain) else play_game
    raise typer.Exit(play_on(context.obj, invitation))


@app.command(cls=Command)
def rules(
    context: typer.Context,
    words: Annotated[
        list[str] | None, typer.Argument(metavar="RULESET | diff A B", autocompletion=complete_rules_words)
    ] = None,
    as_json: Json = False,
) -> None:
    """Show the rules of a ruleset, of every box, or how two rulesets differ."""
    match words or []:
        case []:
            _show_editions(context.obj, as_json)
        case ["diff", first, second]:
            _show_difference(context.obj, first, second, as_json)
        case ["diff", *_]:
            raise UsageError("usage-diff")
        case [name]:
            _show_rules(context.obj, name, as_json)
        case _:
            raise UsageError("usage-too-many-words")


@app.command(cls=Command)
def replay(
    context: typer.Context,
    file: Annotated[str, typer.Argument(metavar="FILE")],
    turn: Annotated[int | None, typer.Option("--turn", metavar="N")] = None,
    seat: Annotated[str | None, typer.Option("--seat", metavar="SEAT")] = None,
    as_json: Json = False,
    export: Annotated[str | None, typer.Option("--export", metavar="FORMAT")] = None,
    plain: Plain = False,
) -> None:
    """Show a recorded game, on the whole terminal where that works."""
    from hanabi.cli.start import can_draw, show_replay
    from hanabi.plain.replays import WRITERS

    if export not in (None, *WRITERS):
        raise UsageError("usage-bad-value", option="--export", choices=", ".join(WRITERS), value=str(export))
    if not (plain or as_json or export) and can_draw(context.obj):
        raise typer.Exit(show_replay(context.obj, file, turn, seat))
    with describe_errors(context.obj, as_json):
        _show_record(context.obj, file, turn, seat, as_json, export)


for consultation in (review, advise):
    app.command(cls=Command)(consultation)


@app.command(cls=Command)
def verify(
    context: typer.Context,
    file: Annotated[str, typer.Argument(metavar="FILE")],
    commitment: Annotated[str | None, typer.Argument(metavar="COMMITMENT")] = None,
    as_json: Json = False,
) -> None:
    """Check that a game was dealt as its commitment promised."""
    from hanabi.cli.verification import read_commitment

    noted = read_commitment(commitment)
    with describe_errors(context.obj, as_json):
        matches = _show_verification(context.obj, file, noted, as_json)
    raise typer.Exit(FINISHED if matches else REFUSED)


@app.command(cls=Command)
def serve(
    context: typer.Context,
    host: Annotated[str, typer.Option("--host", metavar="HOST")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", metavar="N")] = 8000,
    database: Database = None,
    redis: Annotated[str | None, typer.Option("--redis", metavar="URL")] = None,
    workers: Annotated[int, typer.Option("--workers", metavar="N")] = 1,
    address: Annotated[str | None, typer.Option("--address", metavar="URL")] = None,
    database_wait: Annotated[int | None, typer.Option("--database-wait", metavar="SECONDS")] = None,
) -> None:
    """Serve rooms to people who play over the network."""
    check_range("--port", port, 0, 65_535)
    check_range("--database-wait", database_wait, 0, 86_400)
    from hanabi.server.serving import serve as serve_at

    settings = server_settings(
        database_url=database,
        redis_url=redis,
        public_address=address,
        database_wait=None if database_wait is None else str(database_wait),
    )
    serve_at(settings, host, port, workers, _Announcer(context.obj, settings))


@app.command(cls=Command)
def backup(
    context: typer.Context,
    file: Annotated[str, typer.Argument(metavar="FILE | FOLDER")],
    keep: Annotated[int | None, typer.Option("--keep", metavar="N")] = None,
    database: Database = None,
) -> None:
    """Copy everything a server keeps into a file, while it serves."""
    import asyncio
    from pathlib import Path

    from hanabi.server.storage.backup import back_up, back_up_into

    check_range("--keep", keep, 1, 1_000_000)
    where, url = Path(file), server_settings(database_url=database).database
    if where.is_dir():
        where = asyncio.run(back_up_into(where, url, keep))
    elif keep is not None:
        raise UsageError("usage-keep-folder", option="--keep", file=file)
    else:
        asyncio.run(back_up(url, where))
    print(context.obj.say("backed-up", file=str(where)))


@app.command(cls=Command)
def restore(
    context: typer.Context,
    file: Annotated[str, typer.Argument(metavar="FILE")],
    database: Database = None,
) -> None:
    """Put a backup into an empty database."""
    import asyncio
    from pathlib import Path

    from hanabi.server.storage.backup import restore as restore_from

    asyncio.run(restore_from(Path(file), server_settings(database_url=database).database))
    print(context.obj.say("restored", file=file))


app.add_typer(admin, name="admin")


@app.command(cls=Command)
def bench(
    context: typer.Context,
    players: Annotated[str, typer.Option("--players", metavar="N,N")] = "2,5",
    seconds: Annotated[int, typer.Option("--seconds", metavar="N")] = 30,
    batch: Annotated[int | None, typer.Option("--batch", metavar="N")] = None,
    device: Annotated[str | None, typer.Option("--device", metavar="DEVICE")] = None,
    peers: Annotated[bool, typer.Option("--peers/--no-peers")] = True,
    plot: Annotated[str | None, typer.Option("--plot", metavar="FILE")] = None,
    as_json: Json = False,
) -> None:
    """Measure how fast games are moved, side by side with other engines."""
    check_range("--seconds", seconds, 1, 86_400)
    check_range("--batch", batch, 1, 1 << 30)
    seats = _numbers_of_players(players)
    if device not in (None, "cpu", "cuda"):
        raise UsageError("usage-bad-value", option="--device", choices="cpu, cuda", value=str(device))
    check_picture(plot)
    from hanabi.bench.contestants import BenchOptions
    from hanabi.bench.running import find_devices

    with describe_errors(context.obj, as_json):
        _show_speed(
            context.obj, BenchOptions(seats, find_devices(device), batch, peers), seconds, plot, as_json
        )


for contest in (simulate, compare, tournament, check_bot):
    app.command(cls=Command)(contest)


@app.command(cls=Command)
def completion(shell: Annotated[str, typer.Argument(metavar="SHELL")]) -> None:
    """Print the script that completes this command in a shell."""
    if shell not in SHELLS:
        raise UsageError("usage-bad-value", option="SHELL", choices=", ".join(SHELLS), value=shell)
    print(completion_script(shell))


def main() -> None:
    """The entry point."""
    app()


class _Announcer:
    """Reports the start of a server on the terminal."""

    def __init__(self, catalogue: Catalogue, settings: "Settings") -> None:
        self._catalogue, self._settings = catalogue, settings

    def ready(self, address: str) -> None:
        print(self._catalogue.say("serving", address=address), flush=True)

    def waiting(self, cause: HanabiError) -> None:
        why, seconds = sentence(self._catalogue, cause), int(self._settings.database_wait)
        told = self._catalogue.say("waiting-for-database", why=why, seconds=seconds)
        print(told, file=sys.stderr, flush=True)


def _show_editions(catalogue: Catalogue, as_json: bool) -> None:
    from hanabi.plain.rules_pages import edition_fields, editions_page

    if as_json:
        print_json(edition_fields(catalogue))
    else:
        print("\n".join(editions_page(catalogue)))


def _show_rules(catalogue: Catalogue, name: str, as_json: bool) -> None:
    from hanabi.plain.rules_pages import rules_fields, rules_page
    from hanabi.rules import ruleset

    chosen = ruleset(name)
    if as_json:
        print_json(rules_fields(chosen))
    else:
        print("\n".join(rules_page(catalogue, chosen)))


def _show_difference(catalogue: Catalogue, first: str, second: str, as_json: bool) -> None:
    from hanabi.cli.rules_diff import compare_rulesets, comparison_fields, comparison_page

    found = compare_rulesets(first, second)
    if as_json:
        print_json(comparison_fields(catalogue, found))
    else:
        print("\n".join(comparison_page(catalogue, found)))


def _show_record(
    catalogue: Catalogue, file: str, turn: int | None, seat: str | None, as_json: bool, export: str | None
) -> None:
    from hanabi.plain.console import open_console
    from hanabi.plain.replays import WRITERS, find_seat, open_record, record_fields, record_lines

    record = open_record(file)
    chosen = find_seat(record, seat)
    if export:
        print(WRITERS[export](record.replay), end="")
    elif as_json:
        print_json(record_fields(record, turn, chosen))
    else:
        open_console(catalogue).tell(*record_lines(catalogue, record, turn, chosen))


def _show_verification(catalogue: Catalogue, file: str, noted: str | None, as_json: bool) -> bool:
    """Show the verification of a game; return whether it holds."""
    from hanabi.cli.verification import verification_fields, verification_lines, verify_deal
    from hanabi.plain.replays import open_record

    found = verify_deal(open_record(file).replay, noted)
    if as_json:
        print_json(verification_fields(found))
    else:
        print("\n".join(verification_lines(catalogue, found)))
    return found.matches


def _show_speed(
    catalogue: Catalogue, order: "BenchOptions", seconds: int, plot: str | None, as_json: bool
) -> None:
    """Measure, draw and print; open the file of the plot first, so that a bad one fails before measuring."""
    from pathlib import Path

    from hanabi.bench.pages import print_page
    from hanabi.bench.picture import picture
    from hanabi.bench.running import run

    if plot:
        Path(plot).open("a", encoding="utf-8").close()
    rows = run(catalogue, order, seconds)
    if plot:
        Path(plot).write_text(picture(catalogue, rows), encoding="utf-8")
    if as_json:
        print_json([row._asdict() for row in rows])
    else:
        print_page(catalogue, rows)


def _numbers_of_players(text: str) -> tuple[int, ...]:
    """Parse numbers of players such as `2,5`, without duplicates; raise UsageError otherwise."""
    numbers = text.split(",")
    if not all(number.strip() in ("2", "3", "4", "5") for number in numbers):
        raise UsageError("usage-seats", option="--players", value=text)
    return tuple(dict.fromkeys(map(int, numbers)))


def _run_guarded(commands: Commands, words: Sequence[str]) -> int:
    """Run a command line and return the exit code, whatever happens."""
    language, rest = split_language(words)
    catalogue = Catalogue(choose_language(language, os.environ))
    path = " ".join(["hanabi", *(word for word in rest[:1] if word in commands.commands)])
    try:
        return _run_or_refuse(commands, catalogue, language, rest, path)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _discard_output()
        return PIPE_CLOSED
    except OSError as error:
        _discard_output()
        return _refuse(catalogue, HanabiError("system", what=error.strerror or str(error)), path)
    except Exception as error:
        if os.environ.get("HANABI_TRACEBACK"):
            raise
        return _refuse(catalogue, HanabiError("unexpected", what=repr(error)), path)


def _run_or_refuse(
    commands: Commands, catalogue: Catalogue, language: str | None, words: list[str], path: str
) -> int:
    """Run a command line; print refusals as a sentence."""
    try:
        check_language(language)
        return _run(commands, catalogue, words)
    except HanabiError as error:
        return _refuse(catalogue, error, path)
    except typer.TyperException as error:
        return _refuse(catalogue, to_usage_error(error), path)


def _run(commands: Commands, catalogue: Catalogue, words: list[str]) -> int:
    """Run a command line and flush its output, which may fail on a full disk or a closed pipe."""
    code = FINISHED
    try:
        with commands.make_context("hanabi", words, obj=catalogue) as context:
            commands.invoke(context)
    except typer.Exit as leaving:
        code = leaving.exit_code
    print(end="", flush=True)
    return code


def _refuse(catalogue: Catalogue, error: HanabiError, command: str) -> int:
    """Print an error to standard error, with a hint to the help for a usage error; return the exit code."""
    print(sentence(catalogue, error), file=sys.stderr)
    if isinstance(error, UsageError):
        print(catalogue.say("error-usage-help", command=command), file=sys.stderr)
    return error.exit_status


def _replace_unprintable(stream: object) -> None:
    """Replace characters that cannot be encoded or decoded, instead of failing."""
    if isinstance(stream, io.TextIOWrapper):
        stream.reconfigure(errors="replace")


def _discard_output() -> None:
    """Redirect standard output to the null device, so that flushing it at exit does not fail again."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())


if __name__ == "__main__":
    main()
