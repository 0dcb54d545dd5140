"""What players may tell each other beside clues, in a room that has agreed on it."""

import pytest

from hanabi.errors import HanabiError
from hanabi.game.replay import Replay
from hanabi.room.entries import Said
from hanabi.room.game import Record, RoomMatch
from hanabi.room.judging import judge
from hanabi.room.keyboard_room import KeyboardRoom, person_in
from hanabi.room.situation import Situation
from hanabi.rules import ruleset
from hanabi.table import Table
from hanabi.wire.requests import MakeRemark, Say
from hanabi.wire.terms import Manners, Remark, Terms

NAMES = ("Anna", "Ben")
ON_TURN, WAITING = 0, 1


def say(manners: Manners, request: Say | MakeRemark, seat: int) -> Said:
    """What the room makes of a player's words while a game runs."""
    shuffle = Table("fr", NAMES, seed=1).shuffle
    assert shuffle is not None
    match = RoomMatch("g", Record(Replay(ruleset("fr"), NAMES, shuffle, ()), (1, 2)), 0.0)
    room = KeyboardRoom(Terms(manners=manners), (None, None), match)
    people = frozenset(map(person_in, (ON_TURN, WAITING)))
    said = judge(request, Situation(room.room, match.table.board, person_in(seat), people))
    assert isinstance(said, Said)
    return said


@pytest.mark.parametrize("seat", [ON_TURN, WAITING])
@pytest.mark.parametrize("request_", [Say("k", "your ones!"), MakeRemark("k", Remark.KNOW_NOTHING)])
def test_by_the_letter_nobody_comments_on_a_turn(request_: Say | MakeRemark, seat: int) -> None:
    """B16: while a game runs, players communicate only through clues."""
    with pytest.raises(HanabiError) as refusal:
        say(Manners.STRICT, request_, seat)
    assert refusal.value.code == "no-talk-now"


@pytest.mark.parametrize("remark", [Remark.KNOW_NOTHING, Remark.REMEMBER_YOURS])
def test_a_table_may_agree_on_remarks(remark: Remark) -> None:
    """B16: such as “I still know nothing about my hand”; words of one's own stay forbidden."""
    assert say(Manners.REMARKS, MakeRemark("k", remark), WAITING).remark is remark
    with pytest.raises(HanabiError) as refusal:
        say(Manners.REMARKS, Say("k", "your ones!"), WAITING)
    assert refusal.value.code == "remarks-only"


def test_a_table_may_agree_to_talk_freely() -> None:
    """B16: then players say what they like, and remarks too."""
    assert say(Manners.OPEN, Say("k", "I know nothing"), WAITING).text == "I know nothing"
    assert say(Manners.OPEN, MakeRemark("k", Remark.KNOW_NOTHING), ON_TURN).remark is Remark.KNOW_NOTHING
