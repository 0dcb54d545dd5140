"""What a server is told by its environment."""

import re
from dataclasses import fields
from pathlib import Path

import pytest
from starlette.requests import HTTPConnection

from hanabi.server.errors import ServerError
from hanabi.server.http.origins import origin_refusal
from hanabi.server.settings import PREFIX, Settings
from hanabi.server.storage.engine import read_url
from hanabi.text import Catalogue, suggestion

HOST_PAGE = (Path(__file__).parents[2] / "docs" / "host.md").read_text(encoding="utf-8")


def test_the_page_for_hosts_lists_every_setting() -> None:
    described = set(re.findall(r"^\|.*?`(HANABI_[A-Z_]+)`", HOST_PAGE, re.MULTILINE))
    assert described == {PREFIX + each.name.upper() for each in fields(Settings)}


def test_the_page_for_hosts_has_the_defaults_that_hold() -> None:
    rows = re.findall(r"^\|.*?`HANABI_([A-Z_]+)` \|.*default: (\d+)", HOST_PAGE, re.MULTILINE)
    defaults = {name.lower(): float(number) for name, number in rows}
    numbers = {each.name for each in fields(Settings) if isinstance(each.default, int | float)}
    assert defaults.keys() == numbers - {"bot_workers"}  # whose number follows from the machine
    assert defaults == {name: getattr(Settings(), name) for name in defaults}


def test_settings_survive_the_way_to_another_process() -> None:
    settings = Settings("postgresql://x/y", "p@ss", 9, "redis://z", "https://a.example", "s", 0.5, 3, 7, 8, 9)
    assert Settings.from_environment(settings.to_environment()) == settings


def test_secrets_survive_the_way_to_another_process_when_a_file_holds_them(tmp_path: Path) -> None:
    file = tmp_path / "password"
    file.write_text("p@ss/word\n")
    environment = {"HANABI_DATABASE_PASSWORD_FILE": str(file), "HANABI_DATABASE_URL": "postgresql://x@y/z"}
    settings = Settings.from_environment(environment)
    assert settings.database_password == "p@ss/word"
    assert Settings.from_environment(environment | settings.to_environment()) == settings


def test_a_secret_given_twice_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "secret"
    file.write_text("from the file")
    with pytest.raises(ServerError, match="setting-twice"):
        Settings.from_environment({"HANABI_SECRET": "one", "HANABI_SECRET_FILE": str(file)})


@pytest.mark.parametrize("content", [None, b"", b"\n", b"\xff\xfe"])
def test_a_secret_that_cannot_be_read_is_refused(tmp_path: Path, content: bytes | None) -> None:
    file = tmp_path / "secret"
    if content is not None:
        file.write_bytes(content)
    with pytest.raises(ServerError, match="setting-file"):
        Settings.from_environment({"HANABI_SECRET_FILE": str(file)})


@pytest.mark.parametrize("password", ["p@ss", "a/b", "a:b", "100%", "%41", "a?b#c", "ü ß"])
def test_a_password_needs_no_escaping_in_a_setting_of_its_own(password: str) -> None:
    settings = Settings("postgresql://anna@host:5433/games?ssl=require", database_password=password)
    address = read_url(settings.database)
    assert (address.password, address.host, address.database) == (password, "host", "games")


@pytest.mark.parametrize(
    ("url", "password"),
    [
        ("postgresql://anna:p@ss@host/games", "p@ss"),
        ("postgresql://anna:p%40ss@host/games", "p@ss"),
        ("postgresql://anna:p@ss/w@rd@host/games?ssl=require", "p@ss/w@rd"),
        ("postgresql://anna:a/b@host/games", "a/b"),
    ],
)
def test_a_password_with_an_at_or_a_slash_works_in_an_address(url: str, password: str) -> None:
    address = read_url(url)
    assert (address.username, address.password) == ("anna", password)
    assert (address.host, address.database) == ("host", "games")


def test_a_setting_that_is_no_number_is_refused() -> None:
    with pytest.raises(ServerError, match="bad-setting"):
        Settings.from_environment({"HANABI_BOT_DELAY": "soon"})


@pytest.mark.parametrize("name", ["HANABI_DATABSE_URL", "HANABI_BOT_WORKER", "HANABI_SECRETS"])
def test_a_slip_in_the_name_of_a_setting_is_refused(name: str) -> None:
    with pytest.raises(ServerError, match="unknown-setting") as refused:
        Settings.from_environment({name: "1"})
    assert suggestion(Catalogue(), refused.value).startswith("Did you mean “HANABI_")


@pytest.mark.parametrize("name", ["HANABI_PORT_8000_TCP", "HANABI_SERVICE_HOST", "HANABI_CACHE", "HANABI_X"])
def test_a_variable_of_another_program_is_none_of_ours(name: str) -> None:
    assert Settings.from_environment({name: "1"}) == Settings()


@pytest.mark.parametrize(
    "address",
    [
        "hanabi.example",
        "hanabi.example:443",
        "ftp://hanabi.example",
        "https://",
        "https://:443",
        "https://a.example:port",
        "https://a.example:99999",
        "https://[::1",
        "https://[nonsense]",
        "https://anna:word@a.example",
        "https://a..\u00fc",
    ],
)
def test_a_public_address_is_a_sites(address: str) -> None:
    with pytest.raises(ServerError, match="bad-address") as refused:
        Settings(public_address=address)
    assert "word" not in str(refused.value)


@pytest.mark.parametrize(
    "address", ["https://a.example/games", "https://a.example/?x", "https://a.example#x"]
)
def test_an_address_below_a_path_is_refused(address: str) -> None:
    with pytest.raises(ServerError, match="address-below-root") as refused:
        Settings(public_address=address)
    assert refused.value.details["root"] == "https://a.example"


@pytest.mark.parametrize(
    ("address", "origin"),
    [
        ("https://Hanabi.Example", "https://hanabi.example"),
        ("https://hanabi.example/", "https://hanabi.example"),
        ("HTTPS://hanabi.example.", "https://hanabi.example"),
        ("https://hanabi.example:443", "https://hanabi.example"),
        ("http://hanabi.example:80/", "http://hanabi.example"),
        ("https://hanabi.example:80", "https://hanabi.example:80"),
        ("https://hanabi.example:8443", "https://hanabi.example:8443"),
        ("http://Pi.local", "http://pi.local"),
        ("http://pi.local:8000", "http://pi.local:8000"),
        ("https://m\u00fcnchen.example", "https://xn--mnchen-3ya.example"),
        ("https://stra\u00dfe.example", "https://xn--strae-oqa.example"),
        ("http://192.168.1.7:8000", "http://192.168.1.7:8000"),
        ("http://[0:0:0:0:0:0:0:1]:8000", "http://[::1]:8000"),
        ("", ""),
    ],
)
def test_the_origin_is_what_browsers_send(address: str, origin: str) -> None:
    assert Settings(public_address=address).origin == origin


@pytest.mark.parametrize(
    ("host", "refused"),
    [
        ("localhost:8000", None),
        ("127.0.0.1:8000", None),
        ("[::1]:8000", None),
        ("192.168.1.7", None),
        ("pi", None),
        ("pi.local:8000", None),
        ("PI.local", None),
        ("other.local", "unknown-host"),
        ("evil.example", "unknown-host"),
    ],
)
def test_a_server_knows_the_names_of_its_machine(
    host: str, refused: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("socket.gethostname", lambda: "Pi")
    error = origin_refusal(asked(host, f"http://{host}"), "")
    assert (error and error.code) == refused


@pytest.mark.parametrize("public", ["", "http://pi.local"])
def test_pages_of_other_sites_are_refused(public: str) -> None:
    error = origin_refusal(asked("127.0.0.1:8000", "https://evil.example"), public)
    assert error
    assert error.code == "foreign-origin"


def test_the_public_address_is_taken_whatever_host_the_proxy_asks_for() -> None:
    assert origin_refusal(asked("app-1:8000", "http://pi.local"), "http://pi.local") is None


def asked(host: str, origin: str) -> HTTPConnection:
    headers = [(b"host", host.encode()), (b"origin", origin.encode())]
    return HTTPConnection({"type": "http", "headers": headers})
