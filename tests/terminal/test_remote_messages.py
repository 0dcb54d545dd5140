"""What a guest in plain lines makes of messages about a game that is not the current one."""

import asyncio
from pathlib import Path

import pytest

from hanabi.client import finished_game
from hanabi.client.cookies import CookieStore
from hanabi.client.links import read_link
from hanabi.client.plain_guest import PlainGuest
from hanabi.plain.console import open_console
from hanabi.text import Catalogue
from hanabi.wire import messages
from hanabi.wire.messages import Advice, AnyTold, GameOpened, Happened
from tests.terminal.test_remote_sitting import joined, scenes

OTHER_GAME = "another"


def hear(folder: Path, told: AnyTold, current: bool) -> PlainGuest:
    """A guest who hears one message, while the game `g` is current or none is."""

    async def scene() -> PlainGuest:
        catalogue = Catalogue()
        link = read_link("http://127.0.0.1:9/r/ROOM")
        guest = PlainGuest(catalogue, open_console(catalogue), link, CookieStore(folder), None)
        if current:
            sitting, heard = scenes("fr")
            guest.visit.game = joined(sitting)
            guest.visit.game.apply(heard[0])
        guest.visit.apply(told)
        guest.message_received(told)
        await asyncio.gather(*asyncio.all_tasks() - {asyncio.current_task()})
        return guest

    return asyncio.run(scene())


def news_of(game: str) -> Happened:
    _, heard = scenes("fr")
    return messages.Happened(game, 1, (), heard[1].table, None, None, {})


@pytest.mark.parametrize("current", [False, True])
@pytest.mark.parametrize(
    "told",
    [
        GameOpened(OTHER_GAME, "", "", ()),
        news_of(OTHER_GAME),
        Advice(OTHER_GAME, 1, "beginner", ()),
    ],
    ids=["opened", "happened", "advice"],
)
def test_what_is_told_of_another_game_is_left_alone(
    told: AnyTold,
    current: bool,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(finished_game, "_fetch", lambda _: None)
    assert hear(tmp_path, told, current).finished is None
    assert capsys.readouterr().out == ""


def test_the_deal_of_the_current_game_is_checked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(finished_game, "_fetch", lambda _: None)
    finished = hear(tmp_path, GameOpened("g", "", "", ()), current=True).finished
    assert finished is not None
    assert finished.verdict == "unknown"
    assert "the deal wasn’t checked" in capsys.readouterr().out
