"""The commands `play`, `replay` and `verify`: a game that is played, shown or checked."""

from typing import Annotated

import typer

from hanabi.cli.options import Json, Plain
from hanabi.cli.shell_completion import complete_companion, complete_ruleset
from hanabi.cli.usage import UsageError, describe_errors, print_json
from hanabi.plain.exit_codes import FINISHED, REFUSED
from hanabi.text import Catalogue


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
