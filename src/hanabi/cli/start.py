"""Start a game or a replay: on the full screen where that works, otherwise in plain lines.

Heavy modules are imported only when needed.
"""

import os
import sys
from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, TextIO

from hanabi.errors import HanabiError
from hanabi.extras import is_installed, require_extra
from hanabi.text import Catalogue, sentence

if TYPE_CHECKING:
    from hanabi.client.cookies import CookieStore
    from hanabi.client.links import Link
    from hanabi.plain.opening import GameOptions
    from hanabi.tui.app import HanabiApp

NOT_INSTALLED = "screen-plain-not-installed"


def why_plain(environment: Mapping[str, str], *streams: TextIO | None) -> str | None:
    """The id of the message that says why the full screen does not work here, or None if it does."""
    if not all(map(_is_terminal, streams)):
        return "screen-plain-no-terminal"
    if environment.get("TERM", "dumb") in ("", "dumb", "unknown"):
        return "screen-plain-dumb"
    if not is_installed("tui"):
        return NOT_INSTALLED
    return "screen-plain-small" if _is_small(streams[-1]) else None


def can_draw(catalogue: Catalogue) -> bool:
    """Whether the full screen works here; say so if only the packages for it are missing."""
    reason = why_plain(os.environ, sys.stdin, sys.stdout)
    if reason == NOT_INSTALLED:
        print(catalogue.say(reason), file=sys.stderr)
    return reason is None


def use_full_screen(catalogue: Catalogue, plain: bool) -> bool:
    """Whether to play on the full screen; tell a person at a terminal why it does not work."""
    if plain:
        return False
    reason = why_plain(os.environ, sys.stdin, sys.stdout)
    if reason is not None and any(map(_is_terminal, (sys.stdin, sys.stdout))):
        print(catalogue.say(reason), file=sys.stderr)
    return reason is None


def play_full_screen(catalogue: Catalogue, invitation: "GameOptions") -> int:
    """Play on the full screen and return the exit code; bad options are refused before anything is drawn."""
    from hanabi.plain.companions import check_companion
    from hanabi.plain.opening import check_writable
    from hanabi.rules import check_players, ruleset
    from hanabi.tui.app import HanabiApp, Opening
    from hanabi.tui.setup_draft import make_draft

    check_writable(invitation.file)
    for bot in invitation.bots:
        check_companion(bot)
    rules = ruleset(invitation.ruleset) if invitation.ruleset else None
    draft = make_draft(catalogue, rules, invitation.players, invitation.bots, invitation.people)
    planned = replace(draft, memory=invitation.memory)
    check_players(planned.rules, invitation.seats)
    return _run_app(HanabiApp(Opening(catalogue, planned, seed=invitation.seed, file=invitation.file)))


def join_room(catalogue: Catalogue, text: str, name: str | None, plain: bool) -> int:
    """Play in a room on a server and return the exit code; raise RemoteError for a bad link."""
    require_extra("client")
    from hanabi.client.cookies import CookieStore
    from hanabi.client.links import read_link
    from hanabi.plain.state_folder import state_folder

    return _enter_room(catalogue, read_link(text), CookieStore(state_folder(os.environ)), name, plain)


def host_room(catalogue: Catalogue, server: str, invitation: "GameOptions", plain: bool) -> int:
    """Open a room on a server as its host, and return the exit code; check the rules and players first."""
    require_extra("client")
    from hanabi.client.cookies import CookieStore
    from hanabi.client.room_api import open_room
    from hanabi.plain.state_folder import state_folder
    from hanabi.rules import check_players, ruleset

    rules = ruleset(invitation.ruleset or "fr")
    check_players(rules, invitation.seats)
    passes = CookieStore(state_folder(os.environ))
    link = open_room(server, passes, str(rules), invitation.seats)
    print(catalogue.say("room-opened", link=str(link)), flush=True)
    return _enter_room(catalogue, link, passes, next(iter(invitation.people), None), plain)


def _enter_room(
    catalogue: Catalogue, link: "Link", passes: "CookieStore", name: str | None, plain: bool
) -> int:
    """Enter a room and return the exit code."""
    from hanabi.client.plain_guest import visit_in_lines

    if not use_full_screen(catalogue, plain):
        return visit_in_lines(catalogue, link, passes, name)
    from hanabi.tui.guest_app import GuestApp

    return _run_app(GuestApp(catalogue, link, passes, name))


def show_replay(catalogue: Catalogue, file: str, turn: int | None, seat: str | None) -> int:
    """Show a replay on the full screen, as far as it follows the rules, and return the exit code."""
    from hanabi.plain.replays import PlayedReplay, find_seat
    from hanabi.tui.app import HanabiApp, Opening
    from hanabi.tui.playback import open_playback
    from hanabi.tui.setup_draft import make_draft

    shown = open_playback(file)
    chosen = find_seat(PlayedReplay(shown.replay, shown.states[0], ()), seat)
    if turn is not None:
        shown.check_turn(turn)
    blank = make_draft(catalogue)
    return _run_app(HanabiApp(Opening(catalogue, blank, shown, chosen, turn or 0)))


def _is_small(stream: TextIO | None) -> bool:
    """Whether a terminal is too small to draw a table; not if it does not tell its size."""
    from hanabi.plain.console import SMALLEST

    try:
        width, height = os.get_terminal_size(stream.fileno()) if stream else (0, 0)
    except (OSError, ValueError):
        return False
    return 0 < width < SMALLEST[0] or 0 < height < SMALLEST[1]


def _is_terminal(stream: TextIO | None) -> bool:
    """Whether a stream is open and leads to a terminal."""
    return stream is not None and stream.isatty()


def _run_app(app: "HanabiApp") -> int:
    """Run the application and return the exit code; COLUMNS and LINES do not override the terminal's size."""
    for name in ("COLUMNS", "LINES"):
        os.environ.pop(name, None)
    code = app.run()
    if app.report:
        print(app.report if os.environ.get("HANABI_TRACEBACK") else "", end="", file=sys.stderr)
        raise HanabiError("unexpected", what=app.crash)
    if app.failure is not None:
        print(sentence(app.catalogue, app.failure), file=sys.stderr)
    if app.farewell:
        print(app.farewell)
    return code or 0
