"""`hanabi admin`: manage rooms, people and addresses while servers run."""

import asyncio
import sys
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from datetime import datetime
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

from hanabi.cli.groups import Command, Group
from hanabi.cli.options import Database, Json
from hanabi.cli.usage import UsageError, check_range, print_json
from hanabi.plain.exit_codes import REFUSED
from hanabi.text import Catalogue, is_yes

if TYPE_CHECKING:
    from hanabi.server.operators.administration import Administration, Applied, RoomDetails, RoomSummary
    from hanabi.server.storage.interventions import Ban

T = TypeVar("T")
HOUR = 3600.0
LONGEST_REASON = 200

IDS_MAY_BEGIN_WITH_A_DASH = {"ignore_unknown_options": True}

admin = typer.Typer(cls=Group, add_completion=False, rich_markup_mode=None)
Yes = Annotated[bool, typer.Option("--yes")]
Room = Annotated[str, typer.Argument(metavar="ROOM")]
Person = Annotated[str, typer.Argument(metavar="PERSON")]
Address = Annotated[str, typer.Argument(metavar="ADDRESS")]


@admin.command("list", cls=Command)
def list_rooms(
    context: typer.Context,
    limit: Annotated[int, typer.Option("--limit", metavar="N")] = 50,
    database: Database = None,
    as_json: Json = False,
) -> None:
    """List the most recently used rooms."""
    check_range("--limit", limit, 1, 100_000)
    rooms = _run(database, lambda administration: administration.list_rooms(limit))
    if as_json:
        print_json({"rooms": [_fields(room) for room in rooms]})
    else:
        _print_rooms(context.obj, rooms)


@admin.command(cls=Command, context_settings=IDS_MAY_BEGIN_WITH_A_DASH)
def show(context: typer.Context, room: Room, database: Database = None, as_json: Json = False) -> None:
    """Show a room’s members and games."""
    found = _run(database, lambda administration: administration.describe_room(_room_id(room)))
    if as_json:
        print_json(_fields(found))
    else:
        _print_room(context.obj, found)


@admin.command(cls=Command, context_settings=IDS_MAY_BEGIN_WITH_A_DASH)
def close(
    context: typer.Context, room: Room, yes: Yes = False, database: Database = None, as_json: Json = False
) -> None:
    """Remove everyone from a room and keep it closed."""
    _confirm(context.obj, yes, context.obj.say("admin-confirm-close", room=room))
    applied = _run(database, lambda administration: administration.close_room(_room_id(room)))
    _report(context.obj, as_json, applied, context.obj.say("admin-closed", room=room))


@admin.command(cls=Command, context_settings=IDS_MAY_BEGIN_WITH_A_DASH)
def delete(
    context: typer.Context, room: Room, yes: Yes = False, database: Database = None, as_json: Json = False
) -> None:
    """Delete a room with all its messages and games."""
    _confirm(context.obj, yes, context.obj.say("admin-confirm-delete", room=room))
    applied = _run(database, lambda administration: administration.delete_room(_room_id(room)))
    _report(context.obj, as_json, applied, context.obj.say("admin-deleted", room=room))


@admin.command(cls=Command, context_settings=IDS_MAY_BEGIN_WITH_A_DASH)
def end(
    context: typer.Context, room: Room, yes: Yes = False, database: Database = None, as_json: Json = False
) -> None:
    """End the game that runs in a room."""
    _confirm(context.obj, yes, context.obj.say("admin-confirm-end", room=room))
    _run(database, lambda administration: administration.end_game(_room_id(room)))
    _report(context.obj, as_json, None, context.obj.say("admin-ended", room=room))


@admin.command(cls=Command, context_settings=IDS_MAY_BEGIN_WITH_A_DASH)
def erase(
    context: typer.Context, person: Person, yes: Yes = False, database: Database = None, as_json: Json = False
) -> None:
    """Erase the names and the talk of a person everywhere."""
    _confirm(context.obj, yes, context.obj.say("admin-confirm-erase", person=person))
    found = _run(database, lambda administration: administration.erase_person(person))
    told = context.obj.say("admin-erased", rooms=found.rooms, games=found.games)
    _report(context.obj, as_json, found.applied, told, rooms=found.rooms, games=found.games)


@admin.command(cls=Command)
def ban(
    context: typer.Context,
    address: Address,
    reason: Annotated[str, typer.Option("--reason", metavar="TEXT")] = "",
    hours: Annotated[int | None, typer.Option("--hours", metavar="N")] = None,
    database: Database = None,
    as_json: Json = False,
) -> None:
    """Ban an address or a network from connecting."""
    check_range("--hours", hours, 1, 1_000_000)
    seconds = None if hours is None else hours * HOUR
    banned, applied = _run(
        database, lambda administration: administration.ban(address, reason[:LONGEST_REASON], seconds)
    )
    told = context.obj.say("admin-banned", network=banned.network)
    _report(context.obj, as_json, applied, told, network=banned.network, until=banned.until)


@admin.command(cls=Command)
def unban(context: typer.Context, address: Address, database: Database = None, as_json: Json = False) -> None:
    """Lift a ban."""
    network, applied = _run(database, lambda administration: administration.unban(address))
    told = context.obj.say("admin-unbanned", network=network)
    _report(context.obj, as_json, applied, told, network=network)


@admin.command(cls=Command)
def bans(context: typer.Context, database: Database = None, as_json: Json = False) -> None:
    """List the bans."""
    found = _run(database, lambda administration: administration.list_bans())
    if as_json:
        print_json({"bans": [_fields(each) for each in found]})
    else:
        _print_bans(context.obj, found)


@admin.command("rotate-key", cls=Command)
def rotate_key(
    context: typer.Context,
    forget: Annotated[bool, typer.Option("--forget")] = False,
    yes: Yes = False,
    database: Database = None,
    as_json: Json = False,
) -> None:
    """Sign cookies with a new key."""
    if forget:
        _confirm(context.obj, yes, context.obj.say("admin-confirm-forget"))
    keys = _run(database, lambda administration: administration.rotate_key(_secret(), forget))
    _report(context.obj, as_json, None, context.obj.say("admin-rotated", keys=keys), keys=keys)


def _run(database: str | None, operation: "Callable[[Administration], Awaitable[T]]") -> T:
    """Run an operation on `database`, or on the one that `hanabi serve` uses."""
    from hanabi.cli.options import server_settings
    from hanabi.server.operators.administration import Administration
    from hanabi.server.storage.diagnosis import diagnose_failures

    url = server_settings(database_url=database).database

    async def carry_out() -> T:
        async with diagnose_failures(url), Administration.open(url) as administration:
            return await operation(administration)

    return asyncio.run(carry_out())


def _secret() -> str:
    """The signing keys from the environment; empty if they are in the database."""
    from hanabi.cli.options import server_settings

    return server_settings().secret


def _room_id(text: str) -> str:
    """The id of a room, given by itself or by the room's link."""
    return text.partition("?")[0].partition("#")[0].rstrip("/").rpartition("/")[2]


def _confirm(catalogue: Catalogue, yes: bool, question: str) -> None:
    """Ask before something that cannot be undone, unless `yes`; without a terminal `--yes` is required."""
    if yes:
        return
    if not sys.stdin.isatty():
        raise UsageError("usage-confirm", option="--yes")
    answer = ""
    with suppress(EOFError):
        answer = input(f"{question} ")
    if not is_yes(catalogue, answer):
        raise typer.Exit(REFUSED)


def _report(
    catalogue: Catalogue, as_json: bool, applied: "Applied | None", told: str, **fields: object
) -> None:
    """Print what was done, and how many running servers have not applied it yet."""
    counts = {"servers": applied.servers, "applied": applied.applied} if applied else {}
    if as_json:
        print_json({"done": True, **fields, **counts})
        return
    print(told)
    if applied and applied.applied < applied.servers:
        missing = applied.servers - applied.applied
        print(catalogue.say("admin-unconfirmed", missing=missing, servers=applied.servers))


def _print_rooms(catalogue: Catalogue, rooms: "Iterable[RoomSummary]") -> None:
    rows = [
        (room.room, _time(room.used), str(room.connected), str(room.games), _state(catalogue, room))
        for room in rooms
    ]
    if not rows:
        print(catalogue.say("admin-no-rooms"))
        return
    _print_table(catalogue, ("room", "used", "connected", "games", "state"), rows)


def _print_room(catalogue: Catalogue, found: "RoomDetails") -> None:
    room = found.room
    print(catalogue.say("admin-room", room=room.room, ruleset=found.ruleset, state=_state(catalogue, room)))
    print(catalogue.say("admin-room-times", opened=_time(room.opened), used=_time(room.used)))
    print(catalogue.say("admin-room-log", fingerprint=room.fingerprint))
    members = [
        (
            each.name,
            "" if each.seat is None else str(each.seat + 1),
            each.person,
            ", ".join(each.addresses),
        )
        for each in found.members
    ]
    if members:
        print()
        _print_table(catalogue, ("name", "seat", "person", "addresses"), members)
    if found.strangers:
        print(catalogue.say("admin-strangers", addresses=", ".join(found.strangers)))
    games = [
        (each.game, _time(each.began), _time(each.ended), each.result or "", _number(each.score))
        for each in found.games
    ]
    if games:
        print()
        _print_table(catalogue, ("game", "began", "ended", "result", "score"), games)


def _print_bans(catalogue: Catalogue, found: "Iterable[Ban]") -> None:
    rows = [(each.network, _time(each.at), _time(each.until), each.reason) for each in found]
    if not rows:
        print(catalogue.say("admin-no-bans"))
        return
    _print_table(catalogue, ("network", "since", "until", "reason"), rows)


def _print_table(catalogue: Catalogue, columns: Iterable[str], rows: Iterable[tuple[str, ...]]) -> None:
    """Print rows under headings, in columns as wide as their content."""
    from hanabi.text.catalogue import sanitize

    headed = [tuple(catalogue.say(f"admin-column-{name}") for name in columns)]
    table = headed + [tuple(str(sanitize(cell)) for cell in row) for row in rows]
    widths = [max(len(row[place]) for row in table) for place in range(len(table[0]))]
    for row in table:
        print("  ".join(f"{cell:{width}}" for cell, width in zip(row, widths, strict=True)).rstrip())


def _state(catalogue: Catalogue, room: "RoomSummary") -> str:
    state = "closed" if room.closed is not None else "running" if room.running else "open"
    return catalogue.say("admin-state", state=state)


def _time(seconds: float | None) -> str:
    """A time in the local time zone."""
    return "" if seconds is None else datetime.fromtimestamp(seconds).astimezone().strftime("%Y-%m-%d %H:%M")


def _number(value: int | None) -> str:
    return "" if value is None else str(value)


def _fields(value: Any) -> dict[str, Any]:
    """A result as JSON fields."""
    from hanabi.server.operators.administration import fields_of

    return fields_of(value)
