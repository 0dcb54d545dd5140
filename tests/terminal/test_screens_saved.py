"""Games that were left: kept after every action, offered again, set aside when they cannot be read."""

import json
import os
import random
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import IO, Any

import pytest

from hanabi.client.hot_seat import HotSeat
from hanabi.client.saved_games import resume, write_game
from hanabi.errors import HanabiError
from hanabi.game import Clue, Event, legal_actions
from hanabi.plain.file_locks import UnixFileLock
from hanabi.plain.local_game import GameSetup, draw_deal
from hanabi.plain.replays import open_record
from hanabi.plain.saved_games import SaveFolder, SaveSlot, read_game
from hanabi.plain.state_folder import state_folder
from hanabi.table import Memory
from hanabi.testing import guided_action
from hanabi.testing.sampling import CHATTY
from hanabi.tui.app import HanabiApp
from hanabi.tui.game_over import LocalGameOverScreen
from hanabi.tui.hotseat_screen import PassScreen
from hanabi.tui.resume_screen import ResumeScreen
from hanabi.tui.setup_screen import SetupScreen
from hanabi.tui.table_screen import TableScreen
from tests.terminal.keyboard import opening, playing, run, running, seated

RULES = "fr+avalanche+black-powder+flamboyant-fives"


def some_plan(bot: str = "beginner", people: int = 1, rules: str = RULES) -> GameSetup:
    return replace(seated(rules, 3, people, bot), memory=Memory.SAID, confirm=True, first=None).to_setup()


def some_sitting(turns: int, bot: str = "beginner", people: int = 1) -> HotSeat:
    """A game played until turn `turns`."""
    plan, chance = some_plan(bot, people), random.Random(4)
    sitting = HotSeat(plan, draw_deal(plan, chance))
    while sitting.board.turn < turns and not sitting.board.over:
        legal = legal_actions(sitting.table.view(sitting.board.seat))
        sitting.take(guided_action(sitting.table.state, legal, CHATTY, chance))
    return sitting


def told_moments(sitting: HotSeat) -> list[tuple[int, tuple[Event, ...]]]:
    """The turns and events that the first person at the keyboard knows of."""
    return [(moment.turn, moment.events) for moment in sitting.clients[0].game.moments]


@pytest.mark.parametrize("bot", ["beginner", "random"])
def test_a_restored_game_is_the_game_that_was_left_and_its_bots_remember(bot: str) -> None:
    for turns in (0, 7, 20, 40):
        left = some_sitting(turns, bot, people=0)
        found = resume(read_game(write_game(left)))
        assert found.setup == left.setup
        assert found.deal == left.deal
        assert found.table.state == left.table.state
        assert list(found.table.events) == list(left.table.events)
        assert told_moments(found) == told_moments(left)
        if not left.board.over:
            assert found.table.ask() == left.table.ask()


def test_a_saved_game_is_a_replay_file_too(tmp_path: Path) -> None:
    sitting = some_sitting(9)
    file = tmp_path / "game.json"
    file.write_text(write_game(sitting))
    assert open_record(str(file)).replay == sitting.replay()


def test_leaving_keeps_the_game_and_the_next_start_goes_on_with_it(tmp_path: Path) -> None:
    async def leave() -> None:
        async with playing(opening(tmp_path, seated(RULES, 2, 1))) as keyboard:
            await keyboard.press("c", "enter")
            await keyboard.until(lambda: keyboard.sitting.board.turn == 2)
            await keyboard.press("q")
            assert keyboard.app.return_value == 0
            assert "to resume it" in keyboard.app.farewell

    async def come_back() -> None:
        async with running(opening(tmp_path)) as keyboard:
            text = await keyboard.read()
            assert "unfinished game" in text
            assert RULES in text
            assert "Anna, Ben" in text
            await keyboard.press("enter")
            assert keyboard.sitting.board.turn == 2
            assert isinstance(keyboard.sitting.table.actions[0], Clue)
            await keyboard.play_on(3)
        assert list(tmp_path.iterdir()) == []

    run(leave())
    run(come_back())


def test_ctrl_c_keeps_the_game_too(tmp_path: Path) -> None:
    async def scene() -> None:
        async with playing(opening(tmp_path)) as keyboard:
            await keyboard.press("ctrl+c")
            assert keyboard.app.return_value == 130
        assert len(SaveFolder(tmp_path).games()[0]) == 1

    run(scene())


def test_a_crash_keeps_the_game_and_tells_no_traceback(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    crashed: list[HanabiApp] = []

    async def scene() -> None:
        async with playing(opening(tmp_path)) as keyboard:
            crashed.append(keyboard.app)
            await keyboard.press("c", "enter")
            monkeypatch.setattr(TableScreen, "action_take", lambda _: 1 / 0)
            await keyboard.press("enter")

    with pytest.raises(ZeroDivisionError):
        run(scene())
    assert "Traceback" not in "".join(capsys.readouterr())
    assert crashed[0].crash == "ZeroDivisionError: division by zero"
    games, broken = SaveFolder(tmp_path).games()
    assert len(games) == 1
    assert broken == []


def test_a_new_game_or_the_death_of_an_old_one_can_be_chosen(tmp_path: Path) -> None:
    slots = [SaveSlot(tmp_path / f"{number}.json") for number in range(3)]
    for number, slot in enumerate(slots):
        slot.write(write_game(some_sitting(number + 1)))
        os.utime(slot.path, (number, number))

    async def scene() -> None:
        async with running(opening(tmp_path)) as keyboard:
            await keyboard.press("down", "x")
            assert not slots[1].path.exists()
            await keyboard.click("option:1")
            await keyboard.press("up", "delete")
            await keyboard.press("n")
            assert isinstance(keyboard.app.screen, SetupScreen)
        assert sum(slot.path.exists() for slot in slots) == 1

    run(scene())


def test_the_last_saved_game_deleted_leads_to_the_setup(tmp_path: Path) -> None:
    SaveSlot(tmp_path / "one.json").write(write_game(some_sitting(1)))

    async def scene() -> None:
        async with running(opening(tmp_path)) as keyboard:
            assert isinstance(keyboard.app.screen, ResumeScreen)
            await keyboard.press("z")
            await keyboard.click("key:x")
            assert isinstance(keyboard.app.screen, SetupScreen)

    run(scene())


def test_a_click_chooses_a_game_and_a_second_one_takes_it_up(tmp_path: Path) -> None:
    for number in range(2):
        SaveSlot(tmp_path / f"{number}.json").write(write_game(some_sitting(number + 1, people=3)))

    async def leave() -> None:
        async with running(opening(tmp_path)) as keyboard:
            await keyboard.press("q")
            assert keyboard.app.return_value == 0

    async def scene() -> None:
        async with running(opening(tmp_path)) as keyboard:
            await keyboard.click("option:1")
            await keyboard.click("option:1")
            assert isinstance(keyboard.app.screen, PassScreen)
            await keyboard.press("enter")
            assert keyboard.table.your_turn

    run(leave())

    run(scene())


def spoilt(change: Callable[[dict[str, Any]], object]) -> bytes:
    """A saved game in which something was changed."""
    fields = json.loads(write_game(some_sitting(3)))
    change(fields)
    return json.dumps(fields).encode()


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{",
        b"\xff\xfe\x00",
        b"[" * 100_000,
        b"x" * 1_000_001,
        b"{}",
        spoilt(lambda fields: fields.pop("table")),
        spoilt(lambda fields: fields.update(actions="p99")),
        spoilt(lambda fields: fields.update(deck="r1")),
        spoilt(lambda fields: fields["table"].update(bots=[None])),
        spoilt(lambda fields: fields["table"].update(bots=[None, [], "beginner"])),
        spoilt(lambda fields: fields["table"].update(seeds=["1", 2, 3])),
        spoilt(lambda fields: fields["table"].update(first=9)),
        spoilt(lambda fields: fields["table"].update(memory="elephant")),
        spoilt(lambda fields: fields["table"].update(confirm="yes")),
        spoilt(lambda fields: fields["table"].update(log="nothing")),
        spoilt(lambda fields: fields["table"].update(log=[[0, {"type": "advised", "seat": 9, "seq": 1}]])),
        spoilt(lambda fields: fields["table"].update(log=[[0, {"type": "began", "game": "another"}]])),
        spoilt(lambda fields: fields["ruleset"].update(strikes=99)),
    ],
)
def test_a_broken_file_is_set_aside_with_a_sentence(data: bytes, tmp_path: Path) -> None:
    (tmp_path / "broken.json").write_bytes(data)

    async def scene() -> None:
        async with running(opening(tmp_path)) as keyboard:
            text = await keyboard.read()
            assert "was moved to" in " ".join(text.split())
            await keyboard.press("enter")
            assert keyboard.table.your_turn

    run(scene())
    assert (tmp_path / "broken.broken").read_bytes() == data


def seated_with(bot: str) -> bytes:
    """A saved game with a bot of this name in it."""
    return spoilt(lambda fields: fields["table"].update(bots=[None, bot, "beginner"]))


def test_a_game_whose_bot_is_not_there_stays_and_says_so_when_it_is_taken_up(tmp_path: Path) -> None:
    slot = SaveSlot(tmp_path / "one.json")
    slot.path.write_bytes(seated_with("absent"))

    async def scene() -> None:
        async with running(opening(tmp_path)) as keyboard:
            assert "was moved to" not in await keyboard.read()
            await keyboard.press("enter")
            assert "There’s no bot called “absent”" in " ".join((await keyboard.read()).split())
            assert isinstance(keyboard.app.screen, ResumeScreen)
            assert slot.claim()
            slot.release()

    run(scene())


def test_listing_games_starts_no_bot(tmp_path: Path) -> None:
    mark = tmp_path / "started"
    (tmp_path / "one.json").write_bytes(seated_with(f"program:touch {mark}"))
    (left,), broken = SaveFolder(tmp_path).games()
    assert (left.game.setup.chairs[1].bot, broken) == (f"program:touch {mark}", [])
    assert not mark.exists()


def test_a_game_played_on_elsewhere_meanwhile_is_taken_up_where_it_is_now(tmp_path: Path) -> None:
    slot = SaveSlot(tmp_path / "one.json")
    slot.write(write_game(some_sitting(1, people=3)))

    async def scene() -> None:
        async with running(opening(tmp_path)) as keyboard:
            slot.write(write_game(some_sitting(4, people=3)))
            await keyboard.press("enter", "enter")
            assert keyboard.sitting.board.turn == 4

    run(scene())


def test_a_finished_game_is_not_offered(tmp_path: Path) -> None:
    SaveSlot(tmp_path / "over.json").write(write_game(some_sitting(999)))
    assert SaveFolder(tmp_path).games() == ([], [])


def test_a_game_that_another_program_plays_is_not_offered(tmp_path: Path) -> None:
    slot = SaveFolder(tmp_path).new_slot()
    slot.write(write_game(some_sitting(2)))
    assert SaveFolder(tmp_path).games() == ([], [])
    slot.release()
    (left,), _ = SaveFolder(tmp_path).games()
    assert isinstance(left.when, datetime)
    assert slot.claim()
    assert not left.slot.claim()

    async def scene() -> None:
        async with running(opening(tmp_path)) as keyboard:
            assert isinstance(keyboard.app.screen, SetupScreen)

    run(scene())
    slot.clear()


@pytest.mark.parametrize("key", ["enter", "x"])
def test_a_game_taken_up_elsewhere_meanwhile_is_neither_resumed_nor_deleted(key: str, tmp_path: Path) -> None:
    slot = SaveSlot(tmp_path / "one.json")
    slot.write(write_game(some_sitting(1)))

    async def scene() -> None:
        async with running(opening(tmp_path)) as keyboard:
            assert slot.claim()
            await keyboard.press(key)
            assert "This game is open in another program" in await keyboard.read()

    run(scene())
    assert slot.path.exists()
    slot.release()


def test_a_lock_whose_file_was_just_removed_holds_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second, third = (SaveSlot(tmp_path / "one.json") for _ in range(3))
    assert first.claim()

    def leave_in_between(lock: UnixFileLock) -> IO[str]:
        """Open the file of the lock before it is removed, and lock it afterwards."""
        monkeypatch.undo()
        file = lock.path.open("a")
        first.release()
        return file

    monkeypatch.setattr(UnixFileLock, "_try_lock", leave_in_between)
    assert second.claim()
    assert not third.claim()
    second.release()
    assert list(tmp_path.iterdir()) == []


def test_where_nothing_can_be_kept_the_game_says_so_and_goes_on(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")

    async def scene() -> None:
        async with playing(opening(tmp_path / "file" / "state")) as keyboard:
            assert "can’t be saved to disk" in await keyboard.read()
            await keyboard.press("c", "enter", "enter")
            assert keyboard.sitting.board.turn > 0

    run(scene())


def test_a_disk_that_fails_later_is_told_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise OSError

    async def scene() -> None:
        async with playing(opening(tmp_path, seated("fr", 2, 2))) as keyboard:
            await keyboard.press("enter")
            monkeypatch.setattr(SaveSlot, "write", refuse)
            await keyboard.press("c", "1", "enter", "enter")
            assert "can’t be saved to disk" in await keyboard.read()
            await keyboard.press("ctrl+c")
            assert keyboard.app.farewell == ""

    run(scene())
    assert not list(tmp_path.glob("*.lock"))


def test_a_disk_that_failed_is_told_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tries: list[object] = []

    def refuse(*arguments: object) -> None:
        tries.append(arguments)
        raise OSError

    async def scene() -> None:
        async with playing(opening(tmp_path)) as keyboard:
            monkeypatch.setattr(SaveSlot, "write", refuse)
            await keyboard.play_on(3, turns=4)

    run(scene())
    assert len(tries) == 1


def test_a_game_that_ends_on_a_failed_disk_is_no_longer_offered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise OSError

    async def scene() -> None:
        async with playing(opening(tmp_path)) as keyboard:
            monkeypatch.setattr(SaveSlot, "write", refuse)
            await keyboard.play_on(3)
            assert isinstance(keyboard.app.screen, LocalGameOverScreen)

    run(scene())
    assert list(tmp_path.iterdir()) == []


def test_a_disk_that_deletes_nothing_any_more_ends_no_program(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise OSError

    async def scene() -> None:
        async with playing(opening(tmp_path)) as keyboard:
            monkeypatch.setattr(Path, "unlink", refuse)
            await keyboard.play_on(3)
            assert isinstance(keyboard.app.screen, LocalGameOverScreen)

    run(scene())
    assert SaveFolder(tmp_path).games() == ([], []), "its last state says that it is over"


@pytest.mark.parametrize(("key", "failing"), [("enter", "open"), ("x", "open"), ("x", "unlink")])
def test_a_saved_game_that_cannot_be_locked_or_deleted_is_told(
    key: str, failing: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    slot = SaveSlot(tmp_path / "one.json")
    slot.write(write_game(some_sitting(1)))

    def refuse(*_: object, **__: object) -> None:
        raise OSError

    async def scene() -> None:
        async with running(opening(tmp_path)) as keyboard:
            with monkeypatch.context() as disk:
                disk.setattr(Path, failing, refuse)
                await keyboard.press(key)
            assert isinstance(keyboard.app.screen, ResumeScreen)
            assert "Can’t write" in " ".join(keyboard.app.screen.notice.split())
            assert slot.claim()
            slot.release()

    run(scene())
    assert slot.path.exists()


def test_a_shelf_that_cannot_be_made_is_refused_with_its_name(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(HanabiError, match="file-unwritable"):
        SaveFolder(tmp_path / "file" / "state").new_slot()


@pytest.mark.parametrize(
    ("environment", "platform", "folder"),
    [
        ({"HANABI_STATE": "/games", "XDG_STATE_HOME": "/state"}, "linux", "/games"),
        ({"XDG_STATE_HOME": "/state"}, "linux", "/state/hanabi"),
        ({}, "linux", "~/.local/state/hanabi"),
        ({}, "darwin", "~/Library/Application Support/hanabi"),
        ({"LOCALAPPDATA": "/local"}, "win32", "/local/hanabi"),
        ({}, "win32", "~/AppData/Local/hanabi"),
    ],
)
def test_games_are_kept_where_the_platform_keeps_such_things(
    environment: dict[str, str], platform: str, folder: str
) -> None:
    assert state_folder(environment, platform) == Path(folder).expanduser()
