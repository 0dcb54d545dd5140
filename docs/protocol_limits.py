"""The limits that docs/protocol.md lists, read from the server's constants and settings."""

from collections.abc import Iterator
from dataclasses import dataclass

from hanabi.room import game, judging, situation
from hanabi.room.names import LONGEST_NAME
from hanabi.server import context, serving
from hanabi.server.http import connections, responses, routes, sockets
from hanabi.server.identity.names import MOST_CODE_POINTS
from hanabi.server.live import guest, presence
from hanabi.server.live import room as live_room
from hanabi.server.settings import PREFIX, Settings
from hanabi.server.workers.requests import ADVICE_BURST, ADVICE_PER_MINUTE
from hanabi.wire.requests import LARGEST_MESSAGE

USUAL = Settings()


@dataclass(frozen=True, slots=True)
class Limit:
    """How much of something a client may send; `setting` is the variable that changes it, if any."""

    what: str
    most: str
    setting: str = ""


def limits() -> Iterator[Limit]:
    """Every limit, those of a connection first."""
    yield from _sizes()
    yield from _rates()
    yield from _counts()


def _sizes() -> Iterator[Limit]:
    yield Limit("a request over the socket", f"{LARGEST_MESSAGE} bytes")
    yield Limit("a frame, before the connection is closed", f"{serving.LARGEST_FRAME} bytes")
    yield Limit("messages waiting to be read by a client", f"{guest.MOST_WAITING // 2**20} MiB")
    yield Limit(
        "messages waiting to be read by all clients of an address",
        f"{guest.MOST_WAITING_FOR_ADDRESS // 2**20} MiB",
    )
    yield Limit("a header, a request line", f"{connections.LARGEST_LINE} bytes")
    yield Limit("all headers of a request and its request line", f"{connections.LARGEST_HEAD} bytes")
    yield Limit("the body of a `POST`", f"{responses.LARGEST_JSON_BODY} bytes")
    yield Limit("the file of an imported game", f"{routes.LARGEST_REPLAY} bytes")
    yield Limit("a name", f"{LONGEST_NAME} characters, {MOST_CODE_POINTS} code points")
    yield Limit("a text", f"{judging.LONGEST_TEXT} characters")
    yield Limit("a note", f"{game.LONGEST_NOTE} characters")
    yield Limit("the name of a ruleset", f"{judging.LONGEST_RULESET} characters")


def _rates() -> Iterator[Limit]:
    rate = USUAL.messages_per_second
    crowd = USUAL.messages_per_second_per_address
    yield _setting(
        "messages of a person, over all their connections",
        "messages_per_second",
        f"{rate} a second on average, {rate * sockets.BURST_SECONDS} at once",
    )
    yield _setting(
        "messages from an address",
        "messages_per_second_per_address",
        f"{crowd} a second on average, {crowd * sockets.BURST_SECONDS} at once",
    )
    yield Limit("a `sync`, for the limit of an address", f"counts as {sockets.SYNC_COST} messages")
    yield _talk("talk (`say`, `remark`) of a person", "talk_per_minute", USUAL.talk_per_minute)
    yield _talk("talk from an address", "talk_per_minute_per_address", USUAL.talk_per_minute_per_address)
    yield Limit(
        "pings, pongs and fragments on a connection",
        f"{connections.FRAMES_PER_SECOND} a second on average, {connections.FRAMES_AT_ONCE} at once",
    )
    most = USUAL.connections_per_address
    yield _setting(
        "new sockets from an address",
        "connections_per_address",
        f"{most * sockets.HANDSHAKES_PER_MINUTE} a minute; "
        f"the first {sockets.ARRIVALS_AT_ONCE} are let in at once, "
        f"others at {most / sockets.RETURN_SECONDS:.0f} a second",
    )
    yield _paced("HTTP requests from an address", "requests_per_minute", context.REQUESTS_AT_ONCE)
    yield _paced("new rooms from an address", "rooms_per_minute", context.ROOMS_AT_ONCE)
    yield _setting(
        "new people in a room, from an address", "names_per_minute", f"{USUAL.names_per_minute} a minute"
    )
    yield _setting(
        "games of bots alone, begun from an address",
        "bot_games_per_minute",
        f"{USUAL.bot_games_per_minute} a minute",
    )
    yield Limit("imported games from an address", f"{context.IMPORTS_PER_MINUTE} a minute")
    yield Limit("advice in a room, per person", f"{ADVICE_PER_MINUTE} a minute, {ADVICE_BURST} at once")
    yield Limit("advice on finished games, per address", f"{context.ADVICE_PER_MINUTE} a minute")
    yield Limit(
        "codes for another device, made or tried, per address", f"{context.CLAIMS_PER_MINUTE} a minute"
    )


def _counts() -> Iterator[Limit]:
    sockets_each = USUAL.connections_per_address
    yield _setting("sockets from an address", "connections_per_address", f"{sockets_each}")
    yield _setting(
        "connections of any kind from an address",
        "connections_per_address",
        f"{context.CONNECTIONS_PER_SOCKET * sockets_each}",
    )
    yield Limit("headers of a request", f"{connections.MOST_HEADERS}")
    yield Limit("requests sent before the first is answered", f"{connections.MOST_PIPELINED}")
    yield Limit(
        "a request to arrive, a handshake to be answered", f"{connections.REQUEST_SECONDS:.0f} seconds"
    )
    yield Limit("time until what was sent to a client is read", f"{connections.SEND_SECONDS:.0f} seconds")
    yield Limit("connections to a room without a name there", f"{presence.MOST_GUESTS}")
    yield Limit("frames on a connection that are not requests", f"{sockets.MOST_MISTAKES}")
    yield Limit("requests of a connection in line", f"{live_room.MOST_WAITING_REQUESTS}")
    yield Limit("the delay of spectators", f"{judging.LONGEST_DELAY} actions")
    yield Limit("members of a room", f"{judging.MOST_MEMBERS}")
    yield Limit(
        "entries of a room",
        f"{situation.MOST_ENTRIES}, the last {situation.OWNER_RESERVE} for the owner alone",
    )
    yield Limit("talk and renamings of people without a seat", f"{situation.MOST_FROM_STRANGERS}")
    yield Limit("the clock of a turn", f"{judging.SHORTEST_CLOCK} to {judging.LONGEST_CLOCK} seconds")


def _paced(what: str, name: str, at_once: int) -> Limit:
    """A limit per minute of which only the first few are answered without a wait."""
    rate: int = getattr(USUAL, name)
    pace = f"the first {at_once} at once, others at {rate / context.MINUTE_SECONDS:.0f} a second"
    return _setting(what, name, f"{rate} a minute; {pace}")


def _talk(what: str, name: str, rate: int) -> Limit:
    return _setting(what, name, f"{rate} a minute, {rate // sockets.TALK_BURST_DIVISOR} at once")


def _setting(what: str, name: str, most: str) -> Limit:
    return Limit(what, most, PREFIX + name.upper())
