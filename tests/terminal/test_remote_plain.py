"""A room in plain lines, through a pipe, on a real server."""

import re
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from hanabi.client.cookies import CookieStore
from hanabi.client.links import Link
from tests.cli.run import hanabi
from tests.server.services import shared
from tests.terminal.remote_rooms import PROGRAM, RealServer
from tests.waits import WAIT_LIMIT

END = "the deal is the one that was fixed before the first move."


@pytest.fixture(scope="module")
def server_of_module() -> Iterator[RealServer]:
    with shared(RealServer()) as service:
        yield service


@pytest.fixture
def server(server_of_module: RealServer) -> RealServer:
    return server_of_module.ensure_up()


class Talker:
    """A person at the other end of the pipes."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process, self.text = process, ""

    def read_to(self, *ends: str) -> str:
        """Everything up to one of some texts."""
        assert self.process.stdout is not None
        heard = ""
        while not heard.endswith(ends):
            letter = self.process.stdout.read(1)
            assert letter, self.text + heard
            heard += letter
        self.text += heard
        return heard

    def say(self, line: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{line}\n")
        self.process.stdin.flush()

    def begin_with_bot(self) -> None:
        """Sit down, seat a bot, begin, and read up to the first turn."""
        for line in ("sit 1", "bot", "begin"):
            self.read_to("Room> ")
            self.say(line)
        self.read_to("Your turn> ")

    def rest(self) -> str:
        out, _ = self.process.communicate(timeout=WAIT_LIMIT)
        self.text += out
        return self.text


@contextmanager
def talking(link: Link, folder: Path, *words: str) -> Iterator[Talker]:
    process = subprocess.Popen(
        [PROGRAM, "play", str(link), "--plain", "--language", "en", *words],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env={"HANABI_STATE": str(folder), "PATH": ""},
    )
    try:
        yield Talker(process)
    finally:
        process.kill()
        process.communicate()


@pytest.mark.parametrize("memory", ["deduced", "said", "nothing"])
def test_a_whole_game_is_played_through_a_pipe(server: RealServer, memory: str, tmp_path: Path) -> None:
    link = server.open_room(CookieStore(tmp_path), ruleset="custom+suits=2+strikes=7", seats=2, memory=memory)
    with talking(link, tmp_path, "--name", "Anna") as person:
        for line in ("sit 2", "bot", "begin"):
            person.read_to("Room> ")
            person.say(line)
        turns = 0
        while "Your turn> " in person.read_to("Your turn> ", END):
            tokens = re.findall(r"clue tokens (\d) of 8", person.text)
            person.say("clue 1 1" if tokens[-1] == "8" else "discard 1")
            turns += 1
        person.read_to("Room> ")
        person.say("review")
        assert "Best possible" in person.read_to("Room> ")
        person.say("quit")
        text = person.rest()
    assert turns > 3
    assert person.process.returncode == 0
    assert f"Your seat is kept. To come back: hanabi play {link}" in text
    assert ("possibilities" in text.split("last round")[0]) == (memory == "deduced")
    assert ("the memory aid is off" in text) == (memory == "nothing")
    assert "hanabi=" not in text


def test_a_bot_is_asked_for_advice_in_a_room(server: RealServer, tmp_path: Path) -> None:
    link = server.open_room(CookieStore(tmp_path), ruleset="fr", seats=2, first=0)
    with talking(link, tmp_path, "--name", "Anna") as person:
        person.begin_with_bot()
        person.say("advice")
        assert "Advice: " in person.read_to("Your turn> ")
        person.say("advice genius")
        assert "There’s no bot called “genius”." in person.read_to("Your turn> ")


def test_a_player_who_leaves_finds_the_seat_and_the_game_on_return(
    server: RealServer, tmp_path: Path
) -> None:
    link = server.open_room(CookieStore(tmp_path), ruleset="fr", seats=2, first=0)
    with talking(link, tmp_path, "--name", "Anna") as person:
        person.begin_with_bot()
        person.say("clue 2 1")
        person.read_to("Your turn> ")
        person.say("say 1")
        person.read_to("Anna: Hello!")
        person.say("say this")
        person.read_to("Only remarks are allowed")
        person.say("quit")
        person.read_to("Leave the game?")
        person.say("no")
        person.read_to("Your turn> ")
        person.say("quit")
        person.read_to("Leave the game?")
        person.say("yes")
        assert "Your seat is kept" in person.rest()
    with talking(link, tmp_path) as again:
        text = again.read_to("Your turn> ")
        assert "Seat 1: Anna (you, host)" in text
        assert "You tell Beginner 2: " in text
        again.say("vote")
        assert "stopped by a vote" in again.read_to("by a vote")


def test_the_end_of_the_input_is_a_way_to_leave(server: RealServer, tmp_path: Path) -> None:
    link = server.open_room(ruleset="fr")
    with talking(link, tmp_path, "--name", "Anna") as person:
        assert "Take a free seat" in person.read_to("Room> ")
        assert "Your seat is kept" in person.rest()
        assert person.process.returncode == 0


def test_the_host_lets_people_back_in_and_closes_the_door(server: RealServer, tmp_path: Path) -> None:
    link = server.open_room(CookieStore(tmp_path), ruleset="fr", seats=3)
    with talking(link, tmp_path, "--name", "Anna") as host:
        with talking(link, tmp_path / "b", "--name", "Ben") as guest:
            guest.read_to("Room> ")
            guest.say("sit 2")
            host.read_to("Seat 2: Ben")
            host.say("remove Ben")
            host.read_to("Removed from the room: Ben")
        for order, answer in (
            ("readmit Cleo", "Nobody called “Cleo” was removed. Removed: Ben."),
            ("readmit", "Anna let Ben back in."),
            ("readmit", "Removed: nobody."),
            ("door shut", "“shut” isn’t a door setting."),
            ("door locked", "Who can join: Nobody new"),
            ("door invited", "?invitation="),
            ("door open", "Anna opened the room to everyone with the link."),
        ):
            host.say(order)
            host.read_to(answer)


def test_a_guest_is_told_what_only_the_host_may_do(server: RealServer, tmp_path: Path) -> None:
    link = server.open_room(ruleset="fr")
    with talking(link, tmp_path) as person:
        assert "What’s your name?" in person.read_to("> ")
        person.say(" ")
        for line, told in (
            ("bot 2", "Only the host can do that."),
            ("sit 9", "There’s no seat “9”."),
            ("begin", "Only the host can do that."),
            ("dance", "I don’t understand “dance”."),
            ("help", "add a bot to seat 3"),
            ("rules", "clue token"),
            ("name Zoe", "Zoe (you)"),
        ):
            person.read_to("Room> ")
            person.say(line)
            assert told in person.read_to(told)


@pytest.mark.parametrize(
    ("link", "told"),
    [
        ("https://example.org", "isn’t a link to a room"),
        ("gopher://example.org/r/a", "isn’t a link to a room"),
        ("http://no-such-host.invalid/r/a", "There’s no server called no-such-host.invalid"),
        ("http://127.0.0.1:9/r/a", "No answer from http://127.0.0.1:9"),
    ],
)
def test_a_link_that_leads_nowhere_is_told_in_a_sentence(link: str, told: str) -> None:
    answer = hanabi("play", link, "--plain", typed="")
    assert answer.code == 1
    assert told in answer.sentence


def test_a_room_that_does_not_exist_is_told_in_a_sentence(server: RealServer, tmp_path: Path) -> None:
    with talking(Link("http", f"127.0.0.1:{server.port}", "nowhere"), tmp_path) as person:
        assert "There’s no such room." in person.rest()
        assert person.process.returncode == 1
