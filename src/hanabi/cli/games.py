"""The commands `play`, `replay` and `verify`: a game that is played, shown or checked."""

import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated

import typer

from hanabi.cli.options import Json, Plain
from hanabi.cli.shell_completion import complete_companion, complete_ruleset
from hanabi.cli.usage import UsageError, print_json, refuse_given
from hanabi.plain.exit_codes import FINISHED, REFUSED
from hanabi.text import Catalogue

if TYPE_CHECKING:  # keeps `--help` fast
    from hanabi.plain.replays import FoundGame, PlayedReplay


def play(
    context: typer.Context,
    ruleset: Annotated[
        str | None, typer.Argument(metavar="RULESET | LINK", autocompletion=complete_ruleset)
    ] = None,
    players: Annotated[int | None, typer.Option("--players", metavar="N")] = None,
    bot: Annotated[
        list[str] | None, typer.Option("--bot", metavar="BOT", autocompletion=complete_companion)
    ] = None,
    name: Annotated[list[str] | None, typer.Option("--name", metavar="NAME")] = None,
    memory: Annotated[str | None, typer.Option("--memory", metavar="AID")] = None,
    seed: Annotated[int | None, typer.Option("--seed", metavar="N")] = None,
    save: Annotated[str | None, typer.Option("--save", metavar="FILE")] = None,
    at: Annotated[str | None, typer.Option("--at", metavar="URL")] = None,
    plain: Plain = False,
) -> None:
    """Play a game with bots, or in a room on a server, on the whole terminal where that works."""
    from hanabi.cli.start import host_room, join_room, play_full_screen, use_full_screen
    from hanabi.plain.opening import DEFAULT_BOT, GameOptions, play_game
    from hanabi.table import Memory

    aids = {aid.value: aid for aid in Memory}
    if memory not in (None, *aids):
        raise UsageError("usage-bad-value", option="--memory", choices=", ".join(aids), value=str(memory))
    people, bots = tuple(name or ()), tuple(bot or (DEFAULT_BOT,))
    if ruleset is not None and "://" in ruleset:
        refuse_given(context, "LINK", "--players", "--bot", "--memory", "--seed", "--save", "--at")
        raise typer.Exit(join_room(context.obj, ruleset, next(iter(people), None), plain))
    aid = Memory.DEDUCED if memory is None else aids[memory]
    invitation = GameOptions(ruleset, players, bots, seed, people, save, aid)
    if at is not None:
        refuse_given(context, "--at", "--bot", "--memory", "--seed", "--save")
        raise typer.Exit(host_room(context.obj, at, invitation, plain))
    play_on = play_full_screen if use_full_screen(context.obj, plain) else play_game
    raise typer.Exit(play_on(context.obj, invitation))


def replay(
    context: typer.Context,
    file: Annotated[str, typer.Argument(metavar="FILE")],
    turn: Annotated[int | None, typer.Option("--turn", metavar="N")] = None,
    seat: Annotated[str | None, typer.Option("--seat", metavar="SEAT")] = None,
    as_json: Json = False,
    clues: Annotated[bool, typer.Option("--clues")] = False,
    export: Annotated[str | None, typer.Option("--export", metavar="FORMAT")] = None,
    plain: Plain = False,
) -> None:
    """Show a recorded game, on the whole terminal where that works."""
    from hanabi.cli.start import can_draw, show_replay
    from hanabi.plain.replays import WRITERS
    from hanabi.plain.sources import is_collection

    if export not in (None, *WRITERS):
        raise UsageError("usage-bad-value", option="--export", choices=", ".join(WRITERS), value=str(export))
    if export:
        refuse_given(context, "--export", "--turn", "--seat", "--json", "--clues")
    if not (plain or as_json or export or clues) and not is_collection(file) and can_draw(context.obj):
        raise typer.Exit(show_replay(context.obj, file, turn, seat))
    raise typer.Exit(_show_records(context.obj, file, turn, seat, as_json, export, clues))


def verify(
    context: typer.Context,
    file: Annotated[str, typer.Argument(metavar="FILE")],
    commitment: Annotated[str | None, typer.Argument(metavar="COMMITMENT")] = None,
    as_json: Json = False,
) -> None:
    """Check that a game was dealt as its commitment promised."""
    from hanabi.cli.verification import read_commitment, verification_fields, verification_lines, verify_deal
    from hanabi.plain.replays import open_record

    noted = read_commitment(commitment)
    found = verify_deal(open_record(file).replay, noted)
    if as_json:
        print_json(verification_fields(found))
    else:
        print("\n".join(verification_lines(context.obj, found)))
    raise typer.Exit(FINISHED if found.matches else REFUSED)


def _show_records(
    catalogue: Catalogue,
    file: str,
    turn: int | None,
    seat: str | None,
    as_json: bool,
    export: str | None,
    clues: bool,
) -> int:
    """Show a game, or a list of games, of which neither a turn nor a seat can be chosen."""
    from hanabi.errors import HanabiError
    from hanabi.plain.files import FileError
    from hanabi.plain.game_lists import find_games

    several, games = find_games(file)
    if several and (turn, seat) == (None, None):
        return _show_list(catalogue, games, as_json, export)
    if several:
        raise FileError("several-games", file=file)
    record = next(games).game
    if isinstance(record, HanabiError):
        raise record
    _show_record(catalogue, record, turn, seat, as_json, export, clues)
    return FINISHED


def _show_list(catalogue: Catalogue, games: "Iterator[FoundGame]", as_json: bool, export: str | None) -> int:
    """Show games in a line each; those that are refused go to standard error when others are exported."""
    from hanabi.plain.console import open_console
    from hanabi.plain.game_lists import Tally, list_fields, list_line

    tally = Tally(catalogue)
    if export:
        _export_list(catalogue, tally.count(games), export)
    elif as_json:
        print_json([list_fields(catalogue, found) for found in tally.count(games)])
    else:
        console = open_console(catalogue)
        for found in tally.count(games):
            console.tell(list_line(catalogue, found))
    print(tally.summary, file=sys.stderr)
    return FINISHED if tally.read else REFUSED


def _export_list(catalogue: Catalogue, games: "Iterator[FoundGame]", export: str) -> None:
    from hanabi.errors import HanabiError
    from hanabi.plain.game_lists import export_line, list_line
    from hanabi.plain.replays import WRITERS, FoundGame

    for found in games:
        try:
            if isinstance(found.game, HanabiError):
                raise found.game
            print(export_line(WRITERS[export], found.game.replay))
        except HanabiError as error:
            print(list_line(catalogue, FoundGame(found.name, error)), file=sys.stderr)


def _show_record(
    catalogue: Catalogue,
    record: "PlayedReplay",
    turn: int | None,
    seat: str | None,
    as_json: bool,
    export: str | None,
    clues: bool,
) -> None:
    from hanabi.plain.console import open_console
    from hanabi.plain.replays import WRITERS, find_seat, record_fields, record_lines

    chosen = find_seat(record, seat)
    if export:
        print(WRITERS[export](record.replay), end="")
    elif as_json:
        print_json(record_fields(record, turn, chosen))
    else:
        open_console(catalogue).tell(*record_lines(catalogue, record, turn, chosen, clues))
