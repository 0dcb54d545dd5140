"""What a server is told by its environment."""

import re
from dataclasses import fields
from pathlib import Path

import pytest

from hanabi.server.errors import ServerError
from hanabi.server.settings import PREFIX, Settings

HOST_PAGE = (Path(__file__).parents[2] / "docs" / "host.md").read_text(encoding="utf-8")


def test_the_page_for_hosts_lists_every_setting() -> None:
    described = set(re.findall(r"^\|.*`(HANABI_[A-Z_]+)`", HOST_PAGE, re.MULTILINE))
    assert described == {PREFIX + each.name.upper() for each in fields(Settings)}


def test_settings_survive_the_way_to_another_process() -> None:
    settings = Settings("postgresql://x/y", "redis://z", "https://a.example", "s", 0.5, 3, 7, 8, 9)
    assert Settings.from_environment(settings.to_environment()) == settings


def test_a_setting_that_is_no_number_is_refused() -> None:
    with pytest.raises(ServerError, match="bad-setting"):
        Settings.from_environment({"HANABI_BOT_DELAY": "soon"})


@pytest.mark.parametrize("address", ["hanabi.example", "ftp://hanabi.example", "https://"])
def test_a_public_address_is_a_sites(address: str) -> None:
    with pytest.raises(ServerError, match="bad-address"):
        Settings(public_address=address)


def test_the_origin_is_what_browsers_send() -> None:
    assert Settings(public_address="https://Hanabi.Example/some/path").origin == "https://hanabi.example"
    assert Settings().origin == ""
