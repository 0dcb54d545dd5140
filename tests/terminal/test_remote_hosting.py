"""Opening a room from the terminal."""

import http.server
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from hanabi.client.cookies import CookieStore
from hanabi.client.links import RemoteError
from hanabi.client.room_api import open_room
from tests.server.served import Served
from tests.server.services import free_port, shared


@pytest.fixture(scope="module")
def server_of_module() -> Iterator[Served]:
    with shared(Served()) as service:
        yield service


@pytest.fixture
def served(server_of_module: Served) -> Served:
    return server_of_module.ensure_up()


def test_a_person_who_opens_a_room_is_known_from_then_on(served: Served, tmp_path: Path) -> None:
    passes = CookieStore(tmp_path)
    link = open_room(f"{served.base}/whatever", passes, "fr+black-powder", 4)
    cookie = passes.cookie(served.base)
    assert cookie is not None
    assert link.origin == served.base
    assert open_room(served.base, passes, "fr", 2).room != link.room
    assert passes.cookie(served.base) == cookie


def test_what_the_server_refuses_is_refused_by_its_code(served: Served, tmp_path: Path) -> None:
    with pytest.raises(RemoteError) as refused:
        open_room(served.base, CookieStore(tmp_path), "fr", 6)
    assert (refused.value.code, refused.value.details["players"]) == ("player-count", 6)


class Stranger(http.server.BaseHTTPRequestHandler):
    """A server of something else."""

    def do_POST(self) -> None:
        self.send_response(200)
        self.end_headers()
        self.wfile.write(b"<html>")

    def log_message(self, *_: object) -> None:
        """Say nothing."""


class Proxied(Stranger):
    """A server of ours behind something that sets cookies of its own."""

    def do_POST(self) -> None:
        self.send_response(201)
        for cookie in ("route=a", "hanabi=one; Path=/; HttpOnly", "hanabi_route=b"):
            self.send_header("Set-Cookie", cookie)
        self.end_headers()
        self.wfile.write(b'{"room": "ROOM"}')


@contextmanager
def answering(handler: type[Stranger]) -> Iterator[str]:
    """A server that answers requests in this way, by its origin."""
    with http.server.HTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


@pytest.fixture
def stranger() -> Iterator[str]:
    with answering(Stranger) as origin:
        yield origin


def test_the_cookie_of_a_proxy_names_nobody(tmp_path: Path) -> None:
    with answering(Proxied) as origin:
        link = open_room(origin, CookieStore(tmp_path), "fr", 3)
    assert link.room == "ROOM"
    assert CookieStore(tmp_path).cookie(origin) == "hanabi=one"


def test_a_server_of_something_else_is_told_apart(stranger: str, tmp_path: Path) -> None:
    with pytest.raises(RemoteError, match="no-hanabi-server"):
        open_room(stranger, CookieStore(tmp_path), "fr", 3)


@pytest.mark.parametrize(
    ("server", "code"),
    [("nonsense", "link-unreadable"), ("http://no-such-host.invalid", "no-such-host")],
)
def test_a_server_that_cannot_be_found_is_refused(server: str, code: str, tmp_path: Path) -> None:
    with pytest.raises(RemoteError, match=code):
        open_room(server, CookieStore(tmp_path), "fr", 3)


def test_a_server_that_does_not_run_is_refused(tmp_path: Path) -> None:
    with pytest.raises(RemoteError, match="server-unreachable"):
        open_room(f"http://127.0.0.1:{free_port()}", CookieStore(tmp_path), "fr", 3)
