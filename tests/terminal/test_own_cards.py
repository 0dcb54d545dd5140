"""Own cards in plain text: arranged, turned and marked, for their player alone (B14, U16)."""

from pathlib import Path

import pytest

from hanabi.client.cookies import CookieStore
from hanabi.game import Discard
from hanabi.plain.own_cards import OwnCards
from hanabi.plain.parsing import InputParser, NotUnderstood, TypedCommand
from hanabi.plain.table_text import mark_text
from hanabi.plain.words import Words
from hanabi.table import Mark
from hanabi.testing.positions import show
from hanabi.text import Catalogue, languages
from tests.terminal.remote_rooms import RealServer
from tests.terminal.test_remote_plain import server, server_of_module, talking
from tests.terminal.typist import Script, game_with

__all__ = ["server", "server_of_module"]
TABLE = show("fr", hands="r1 y2 g3 w4 b5 / . . . . .")
HAND = TABLE.board.hands[0]


def read(text: str, language: str = "en") -> TypedCommand:
    words = Words(Catalogue(language), ("Ann", "Ben"), 0)
    found = InputParser(words).parse(TABLE.state.view(0), text)
    assert isinstance(found, TypedCommand)
    return found


def refused(text: str) -> str:
    with pytest.raises(NotUnderstood) as asked:
        read(text)
    return str(asked.value)


def own_lines(console: Script) -> list[str]:
    """The lines of the own hand that were told last."""
    at = len(console.told) - 1 - console.told[::-1].index("You")
    return [" ".join(line.split()) for line in console.told[at + 1 : at + 6]]


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("mark 2: keep!", TypedCommand("mark", place=1, mark=Mark.KEEP)),
        ("mark card 5 to discard", TypedCommand("mark", place=4, mark=Mark.DISCARD)),
        ("mark 2 none", TypedCommand("mark", place=1)),
        ("mark 2", TypedCommand("mark", place=1)),
        ("turn 3", TypedCommand("turn", place=2, mark=Mark.TURNED)),
        ("move 2 1", TypedCommand("move", place=1, to=0)),
        ("move card 1 to 5", TypedCommand("move", place=0, to=4)),
    ],
)
def test_a_card_is_marked_turned_or_moved(text: str, meant: TypedCommand) -> None:
    assert read(text) == meant


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("mark", Mark)
def test_the_mark_that_the_table_shows_may_be_typed(language: str, mark: Mark) -> None:
    catalogue = Catalogue(language)
    shown = mark_text(Words(catalogue, ()), mark).strip("[]")
    verb = catalogue.say("verb-mark").split()[0]
    assert read(f"{verb} 2 {shown}", language) == TypedCommand("mark", place=1, mark=mark)


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("mark", "Which card? Your cards are 1 to 5"),
        ("turn 6", "Which card? Your cards are 1 to 5"),
        ("move 2 9", "Which card? Your cards are 1 to 5"),
        ("move 2", "Where should it go?"),
        ("mark 2 blue", "“blue” isn’t a mark. The marks are: play, keep, discard, turned."),
    ],
)
def test_what_is_missing_is_asked_for(text: str, answer: str) -> None:
    assert answer in refused(text)


def test_cards_are_arranged_by_their_ids_and_new_ones_come_last() -> None:
    own = OwnCards(order=OwnCards().moved(HAND, 3, 0))
    assert own.places(HAND) == (3, 0, 1, 2, 4)
    drawn = TABLE.clue(1, 4).clue(0, 1).act(Discard(HAND[0].id)).board.hands[0]
    assert own.places(drawn) == (2, 0, 1, 3, 4)
    assert own.moved(drawn, 4, 1) == tuple(drawn[place].id for place in (2, 4, 0, 1, 3))


def test_the_own_hand_is_shown_as_it_is_arranged_and_marked() -> None:
    console = Script("turn 2", "move 2 1", "mark 5 keep", "turn 2", "mark 5", "turn 9")
    game = game_with(console, "fr", 2)
    with pytest.raises(EOFError):
        game.ask_action()
    hands = [line.split()[0] for line in own_lines(console)]
    assert hands == ["2", "1", "3", "4", "5"]
    assert sum("[turned]" in line for line in console.told) == 3
    assert sum("[to keep]" in line for line in console.told) == 2
    assert not game.own.marks
    assert console.told[-2].startswith("Which card?")


def test_in_a_room_the_server_remembers_how_cards_are_arranged(server: RealServer, tmp_path: Path) -> None:
    link = server.open_room(CookieStore(tmp_path), ruleset="fr", seats=2, first=0)
    with talking(link, tmp_path, "--name", "Anna") as person:
        person.begin_with_bot()
        for line, shown in (("move 3 1", "  3  nothing known"), ("mark 3 play", "[to play]")):
            person.say(line)
            assert shown in person.read_to("Your turn> ")
        person.say("quit")
        person.read_to("stay> ")
        person.say("yes")
        person.rest()
    with talking(link, tmp_path) as person:
        text = person.read_to("Your turn> ").split("\nYou\n")[-1]
    assert text.index("  3  nothing known") < text.index("  1  nothing known")
    assert "[to play]" in text
