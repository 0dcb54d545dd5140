"""The recipes in deploy/: limits, backups and secrets are where the page for hosts says they are."""

import configparser
import re
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from hanabi.server.settings import FROM_FILES, PREFIX, Settings
from hanabi.server.storage.engine import read_url

DEPLOY = Path(__file__).parents[1] / "deploy"
KNOWN = {PREFIX + each.name.upper() for each in fields(Settings)}
FILES = {f"{PREFIX}{name.upper()}_FILE" for name in FROM_FILES}


def compose() -> dict[str, Any]:
    services: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text())["services"]
    return services


def unit(name: str) -> configparser.ConfigParser:
    parser = configparser.ConfigParser(strict=False, interpolation=None)
    parser.read_string((DEPLOY / name).read_text())
    return parser


@pytest.mark.parametrize("name", compose())
def test_every_service_has_a_memory_limit(name: str) -> None:
    assert re.fullmatch(r"\d+[mg]", compose()[name]["mem_limit"])


def test_the_settings_of_the_recipes_exist() -> None:
    texts = [path.read_text() for path in DEPLOY.glob("hanabi*.service")]
    named = {name for text in texts for name in re.findall(r"Environment=(HANABI_[A-Z_]+)", text)}
    named |= set(compose()["app-1"]["environment"]) - {"FORWARDED_ALLOW_IPS"}
    assert sorted(named - KNOWN - FILES - {"HANABI_CACHE"}) == []


def test_no_password_stands_in_an_address() -> None:
    environment = compose()["app-1"]["environment"]
    assert read_url(environment["HANABI_DATABASE_URL"]).password is None
    assert "POSTGRES_PASSWORD" in environment["HANABI_DATABASE_PASSWORD"]
    assert float(environment["HANABI_DATABASE_WAIT"]) > Settings().database_wait


def test_backups_are_made_and_old_ones_go() -> None:
    assert "hanabi backup /backups --keep 14" in compose()["backup"]["command"][-1]
    service, timer = unit("hanabi-backup.service"), unit("hanabi-backup.timer")
    assert service["Service"]["ExecStart"].endswith("hanabi backup /var/lib/hanabi/backups --keep 14")
    assert timer["Timer"]["OnCalendar"]
    same = "HANABI_DATABASE_URL=sqlite:////var/lib/hanabi/server.db"
    assert all(same in (DEPLOY / name).read_text() for name in ("hanabi.service", "hanabi-backup.service"))


def test_the_unit_is_installed_with_what_it_serves_and_what_plays_there() -> None:
    assert '"$(ls dist/hanabi-*.whl)[server,fast]"' in (DEPLOY / "hanabi.service").read_text()


def test_the_unit_limits_memory_and_keeps_files_private() -> None:
    service = unit("hanabi.service")["Service"]
    assert service["MemoryMax"] == "4G"
    assert service["UMask"] == "0077"
