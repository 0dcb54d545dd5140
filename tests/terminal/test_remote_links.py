"""Links of rooms, and what is remembered of servers."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from hanabi.client.cookies import CookieStore, find_identity
from hanabi.client.links import RemoteError, read_link
from hanabi.plain.saved_games import SaveFolder


@pytest.mark.parametrize(
    ("text", "origin", "socket"),
    [
        ("http://localhost:8000/r/abc", "http://localhost:8000", "ws://localhost:8000/api/rooms/abc/socket"),
        (
            "https://Hanabi.Example/r/a-B_9/",
            "https://hanabi.example",
            "wss://hanabi.example/api/rooms/a-B_9/socket",
        ),
        ("https://x.org:443/r/a?lang=de#top", "https://x.org", "wss://x.org/api/rooms/a/socket"),
        ("http://[::1]:80/r/a", "http://[::1]", "ws://[::1]/api/rooms/a/socket"),
        (
            "https://bücher.example/r/a",
            "https://xn--bcher-kva.example",
            "wss://xn--bcher-kva.example/api/rooms/a/socket",
        ),
        ("http://anna:secret@x.org/r/a", "http://x.org", "ws://x.org/api/rooms/a/socket"),
    ],
)
def test_a_link_leads_to_the_socket_of_its_room(text: str, origin: str, socket: str) -> None:
    link = read_link(text)
    assert (link.origin, link.socket_url()) == (origin, socket)
    assert link.socket_url("g 1", 7) == f"{socket}?game=g+1&since=7"


def test_a_link_carries_its_invitation_to_the_socket() -> None:
    link = read_link("https://x.org/r/abc?invitation=k%2F9&lang=de")
    assert link.invitation == "k/9"
    assert str(link) == "https://x.org/r/abc?invitation=k%2F9"
    assert link.socket_url() == "wss://x.org/api/rooms/abc/socket?invitation=k%2F9"
    assert link.socket_url("g", 2) == "wss://x.org/api/rooms/abc/socket?game=g&since=2&invitation=k%2F9"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("https://x.org", "link-without-room"),
        ("https://x.org/", "link-without-room"),
        ("https://x.org/r/", "link-without-room"),
        ("https://x.org/rooms/abc", "link-without-room"),
        ("https://x.org/r/a/b", "link-without-room"),
        (f"https://x.org/r/{'a' * 65}", "link-without-room"),
        ("ftp://x.org/r/a", "link-unreadable"),
        ("://", "link-unreadable"),
        ("https:///r/a", "link-unreadable"),
        ("https://x.org:port/r/a", "link-unreadable"),
        ("https://x.org:99999/r/a", "link-unreadable"),
        ("https://[::1/r/a", "link-unreadable"),
    ],
)
def test_a_link_that_leads_nowhere_is_refused(text: str, code: str) -> None:
    with pytest.raises(RemoteError) as refused:
        read_link(text)
    assert refused.value.code == code


def test_a_cookie_is_kept_for_its_server_where_only_its_owner_reads_it(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "folder"
    old = os.umask(0)
    try:
        assert CookieStore(folder).save_cookie("https://a.org", "hanabi=one")
        assert CookieStore(folder).save_cookie("https://b.org", "hanabi=two")
    finally:
        os.umask(old)
    CookieStore(folder).save_name("Anna")
    again = CookieStore(folder)
    assert [again.cookie(f"https://{name}.org") for name in "abc"] == ["hanabi=one", "hanabi=two", None]
    assert again.name() == "Anna"
    assert again.path.stat().st_mode & 0o777 == 0o600
    assert SaveFolder(folder).games() == ([], [])


@pytest.mark.parametrize(
    ("headers", "cookie"),
    [
        ([], None),
        (["route=a; Path=/"], None),
        (["hanabi_route=a", "x=hanabi"], None),
        (["route=a", "hanabi=one; Path=/; HttpOnly", "other=b"], "hanabi=one"),
        (["__Host-hanabi=one; Secure; Path=/"], "__Host-hanabi=one"),
        (["hanabi=old", "hanabi=new"], "hanabi=new"),
    ],
)
def test_only_the_cookie_of_the_server_identifies_a_person(headers: list[str], cookie: str | None) -> None:
    assert find_identity(headers) == cookie


def test_a_name_is_kept_whatever_the_locale_can_write(tmp_path: Path) -> None:
    keep = "import sys, pathlib; from hanabi.client.cookies import CookieStore; "
    keep += "CookieStore(pathlib.Path(sys.argv[1])).save_name('Zo\\u00eb')"
    plain = {**os.environ, "LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
    subprocess.run([sys.executable, "-c", keep, str(tmp_path)], env=plain, check=True)
    assert CookieStore(tmp_path).name() == "Zoë"


@pytest.mark.parametrize(
    "text", ["", "{", "[]", '{"cookies": 3, "name": 4}', '{"cookies": {"https://a.org": "a=b\\r\\nX: y"}}']
)
def test_a_damaged_file_names_nobody(text: str, tmp_path: Path) -> None:
    passes = CookieStore(tmp_path)
    passes.path.write_text(text)
    assert (passes.cookie("https://a.org"), passes.name()) == (None, None)
    assert passes.save_cookie("https://a.org", "hanabi=one")
    assert passes.cookie("https://a.org") == "hanabi=one"


def test_a_folder_that_cannot_be_written_is_no_reason_to_stop(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert not CookieStore(tmp_path / "file").save_cookie("https://a.org", "hanabi=one")
