"""The room fits the smallest terminal in every language."""

import pytest

from hanabi.client.links import Link
from hanabi.client.room_text import (
    door_lines,
    duration_text,
    invitation_text,
    removed_names,
    room_lines,
    seat_text,
    terms_lines,
    votes_text,
)
from hanabi.client.visit import Visit, read_message
from hanabi.rules import ruleset
from hanabi.text import Catalogue, languages
from hanabi.tui.info_pages import keys_page
from hanabi.tui.room_screen import ROOM_KEYS, SEATS_WIDTH
from hanabi.tui.room_table import ROOM_TABLE_KEYS
from hanabi.wire.messages import DealtGame
from hanabi.wire.terms import Clock, Expiry, Manners, Terms
from tests.terminal.remote_rooms import room_now

LINK = Link("https", "hanabi.example", "abc")
PEOPLE = [{"number": 1, "name": "Anna", "present": True}, {"number": 2, "name": "Ben", "present": False}]
CHAIRS = [
    {"member": 1, "bot": None, "stand_in": None},
    {"member": 2, "bot": None, "stand_in": "beginner"},
    {"member": None, "bot": "beginner", "stand_in": None},
    {"member": None, "bot": "brand-new", "stand_in": None},
    {"member": None, "bot": None, "stand_in": None},
]


def visit(**fields: object) -> Visit:
    found = Visit()
    people = {"members": PEOPLE, "chairs": CHAIRS, "you": 1, "seat": 0, "host": 1}
    found.apply(read_message(room_now(**(people | fields))))
    return found


@pytest.mark.parametrize("language", languages())
def test_the_keys_and_the_seats_fit_in_every_language(language: str) -> None:
    catalogue = Catalogue(language)
    for keys in (ROOM_KEYS, ROOM_TABLE_KEYS):
        assert max(line.cell_len for line in keys_page(catalogue, keys, 80).page_lines) <= 78
    seats = [seat_text(catalogue, visit(), seat) for seat in range(5)]
    assert max(map(len, seats)) <= SEATS_WIDTH
    for manners in Manners:
        assert max(map(len, terms_lines(catalogue, Terms(manners=manners)))) < 80 - SEATS_WIDTH


@pytest.mark.parametrize(
    ("language", "name"), [("de", "Anfänger 3"), ("en", "Beginner 3"), ("fr", "Débutant 3")]
)
def test_bots_are_called_in_the_language_of_the_reader(language: str, name: str) -> None:
    found, rules = Visit(Catalogue(language)), ruleset("fr")
    found.apply(read_message(room_now(members=PEOPLE, chairs=CHAIRS)))
    told = ("Anna", "beginner 2", "beginner 3", "brand-new 4", "Cleo")
    found.apply(DealtGame("g", "fr", rules, told, 0, 1, ""))
    assert found.game is not None
    assert found.game.names == ("Anna", "beginner 2", name, "Brand-new 4", "Cleo")


def test_a_seat_says_who_sits_there_and_who_plays() -> None:
    seats = [seat_text(Catalogue(), visit(votes=[2]), seat) for seat in range(5)]
    assert seats == [
        "Anna (you, host)",
        "Ben (away, wants to end the game, beginner stands in)",
        "bot: beginner",
        "bot: brand-new",
        "free",
    ]


def test_a_seat_says_who_votes_for_it_to_act_as_host() -> None:
    votes = [{"member": 1, "candidate": 2}]
    assert (
        seat_text(Catalogue(), visit(host_votes=votes), 1)
        == "Ben (away, votes from Anna, beginner stands in)"
    )


def test_the_room_says_who_may_join_and_who_was_removed() -> None:
    assert list(door_lines(Catalogue(), visit())) == []
    removed = [{"number": 3, "name": "Cleo"}, {"number": 4, "name": None}]
    guarded = visit(door="invited", invitation="key", removed=removed)
    assert list(room_lines(Catalogue(), guarded, LINK))[-3:] == [
        "Who can join: Only people with an invitation link",
        "Removed from the room: Cleo, #4",
        "https://hanabi.example/r/abc?invitation=key",
    ]
    guest = visit(door="invited", host=2, removed=removed)
    assert list(door_lines(Catalogue(), guest)) == ["Who can join: Only people with an invitation link"]


def test_people_of_one_name_who_were_removed_are_told_apart() -> None:
    removed = [{"number": number, "name": name} for number, name in ((3, "Cleo"), (4, "Cleo"), (5, "Dan"))]
    assert removed_names(visit(removed=removed)) == {3: "Cleo #3", 4: "Cleo #4", 5: "Dan"}


def test_the_room_says_what_comes_next() -> None:
    full = CHAIRS[:4]
    said = [
        invitation_text(Catalogue(), visit(seat=None)),
        invitation_text(Catalogue(), visit()),
        invitation_text(Catalogue(), visit(chairs=full)),
        invitation_text(Catalogue(), visit(chairs=full, host=2)),
        invitation_text(Catalogue(), visit(running=True, seat=None)),
    ]
    assert [text.split(".")[0] for text in said] == [
        "Take a free seat, or stay and watch",
        "Wait for more players, or add bots to the free seats",
        "Every seat is taken: start the game",
        "Every seat is taken",
        "A game is in progress",
    ]
    assert votes_text(Catalogue(), visit(votes=[1, 2])) == "Anna and Ben want to end the game."


def test_a_clock_is_told_in_the_unit_that_suits_it() -> None:
    told = [duration_text(Catalogue(), seconds) for seconds in (5, 90, 3600, 6 * 3600, 3 * 86400)]
    assert told == ["0:05", "1:30", "60:00", "6 hours", "3 days"]
    clock = Terms(clock=Clock(90, Expiry.BEGINNER))
    assert "1:30 per turn, then the beginner bot moves" in terms_lines(Catalogue(), clock)


def test_names_from_elsewhere_cannot_write_what_they_like() -> None:
    rude = [{"number": 1, "name": "A\x1b[2Jb", "present": True}]
    assert all(line.isprintable() for line in room_lines(Catalogue(), visit(members=rude), LINK))
