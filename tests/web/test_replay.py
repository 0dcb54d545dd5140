"""Finished games are replayed, move by move and from any player's view, and continued from any moment."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from hanabi.game.hanab_live import read_record
from tests.server.served import Served
from tests.web.axe import check
from tests.web.hands import own_cards, table, take_turns
from tests.web.person import Company, Person
from tests.web.recorded import PLAYERS, SURELY, bar, film, forgive, game, handed_in, until_at
from tests.web.rooms import ROOM
from tests.web.wits import blunder

TILES = "fr+avalanche+flamboyant-fives"


@pytest.mark.parametrize(("language", "phone"), [("en", False), ("pl", True)])
def test_every_move_is_a_step_away(language: str, phone: bool, company: Company, shared: Served) -> None:
    person = company.person(shared.base, "Ada", language, phone)
    game_id, _ = handed_in(shared, game(TILES))
    moments = film(shared, game_id)["moments"]
    last = len(moments) - 1
    person.page.goto(f"/replay/{game_id}")
    until_at(person, moments[0], last)
    for message, at in (("next", 1), ("next", 2), ("previous", 1), ("last", last), ("first", 0)):
        person.press(f"web-replay-step-{message}")
        until_at(person, moments[at], last)
    for key, at in (("End", last), ("ArrowLeft", last - 1), ("Home", 0), ("ArrowRight", 1)):
        person.page.keyboard.press(key)
        until_at(person, moments[at], last)
    bar(person).fill("20")
    until_at(person, moments[20], last)
    bar(person).focus()
    person.page.keyboard.press("ArrowRight")
    until_at(person, moments[21], last)
    person.look()


def test_the_bar_tells_what_happened(company: Company, shared: Served) -> None:
    person = company.person(shared.base, "Ada", "de")
    game_id, _ = handed_in(shared, game())
    moments = film(shared, game_id)["moments"]
    person.page.goto(f"/replay/{game_id}?turn=4")
    told = person.page.get_by_role("log").locator("p").last
    until_at(person, moments[4], len(moments) - 1)
    where = person.say("web-replay-where", at=4, last=len(moments) - 1)
    heard = person.say("web-lobby-pair", label=where, value=told.inner_text())
    expect(bar(person)).to_have_attribute("aria-valuetext", heard)


def test_the_game_runs_by_itself_to_its_end(company: Company, shared: Served) -> None:
    person = company.person(shared.base, "Ada")
    game_id, _ = handed_in(shared, game())
    moments = film(shared, game_id)["moments"]
    last = len(moments) - 1
    person.page.goto(f"/replay/{game_id}?turn={last - 2}")
    person.press("web-replay-step-run")
    expect(person.button("web-replay-step-pause")).to_be_visible()
    until_at(person, moments[last], last)
    expect(person.button("web-replay-step-run")).to_be_visible()
    expect(person.page.get_by_role("heading", name=person.say("event-ended"))).to_be_visible()


@pytest.mark.parametrize(("language", "phone"), [("en", True), ("fr", False)])
def test_a_player_sees_everything_but_their_own_cards(
    language: str, phone: bool, company: Company, shared: Served
) -> None:
    person = company.person(shared.base, "Ada", language, phone)
    game_id, _ = handed_in(shared, game())
    person.page.goto(f"/replay/{game_id}")
    for player in PLAYERS[:3]:
        expect(hand(person, player)).to_be_visible()
    bar(person).fill("7")
    person.page.get_by_role("combobox", name=person.say("web-replay-eyes")).select_option(label="Bo")
    expect(hand(person, "Bo")).to_be_hidden()
    unknown = person.say("web-table-card-own", place=1, known="none", mark="none")
    expect(own_cards(person).first).to_have_accessible_name(re.compile(f"^{unknown}"))
    # What is shown is what the address says, also for others who open it.
    expect(person.page).to_have_url(re.compile(r"\?turn=7&seat=1$"))
    link = person.page.get_by_role("textbox", name=person.say("web-replay-share"))
    expect(link).to_have_value(person.page.url)
    friend = company.person(shared.base, "Zoé", "es")
    friend.page.goto(link.input_value())
    until_at(friend, film(shared, game_id, 1)["moments"][7], len(film(shared, game_id)["moments"]) - 1)
    expect(hand(friend, "Bo")).to_be_hidden()
    friend.page.go_back()


def hand(person: Person, player: str) -> Any:
    name = person.say("web-table-hand", you=False, player=player)
    return person.page.get_by_role("region", name=name, exact=True)


def test_notes_are_read_where_they_were_written(company: Company, shared: Served) -> None:
    person = company.person(shared.base, "Ada")
    game_id, _ = handed_in(shared, game())
    person.page.goto(f"/replay/{game_id}")
    note = person.say("web-table-note", you=False, player="Ana", text=SURELY)
    noted = hand(person, "Bo").get_by_role("button", name=note)
    expect(noted).to_be_visible()
    noted.click()
    expect(table(person).get_by_text(note).first).to_be_visible()


def test_a_game_is_saved_in_both_formats(company: Company, shared: Served) -> None:
    person = company.person(shared.base, "Ada", "pt")
    replay = game("custom+suits=rygbp")
    game_id, _ = handed_in(shared, replay)
    person.page.goto(f"/replay/{game_id}")
    for message in ("web-replay-save-own", "web-replay-save-live"):
        with person.page.expect_download() as saved:
            person.page.get_by_role("link", name=person.say(message), exact=True).click()
        text = Path(saved.value.path()).read_text()
        assert read_record(text).actions == replay.actions
        assert ("format" in json.loads(text)) == message.endswith("own")


def test_a_game_that_hanab_live_lacks_words_for_is_not_offered_there(
    company: Company, shared: Served
) -> None:
    person = company.person(shared.base, "Ada", "de")
    game_id, _ = handed_in(shared, game(TILES))
    person.page.goto(f"/replay/{game_id}")
    expect(
        person.page.get_by_role("link", name=person.say("web-replay-save-own"), exact=True)
    ).to_be_visible()
    expect(person.page.get_by_role("link", name=person.say("web-replay-save-live"))).to_have_count(0)


def test_a_player_who_plays_a_deal_again_keeps_their_seat(company: Company, shared: Served) -> None:
    person = company.person(shared.base, "Ada")
    game_id, _ = handed_in(shared, game())
    person.page.add_init_script("localStorage['hanabi-name'] = 'Bo'")
    person.page.goto(f"/replay/{game_id}")
    seat = person.page.get_by_role("combobox", name=person.say("web-replay-seat"), exact=True)
    expect(seat).to_have_value("1")


def test_advice_covers_no_card_of_the_moment_it_is_about(company: Company, shared: Served) -> None:
    person = company.person(shared.base, "Ada")
    game_id, _ = handed_in(shared, game())
    person.page.goto(f"/replay/{game_id}")
    person.press("web-advice-here")
    advice = person.page.get_by_text(person.say("web-advice-from", bot=person.say("screen-seat-partner")))
    expect(advice).to_be_visible()
    bar_top = person.page.locator(".transport").bounding_box()
    assert bar_top is not None
    for place in person.page.locator(".place, div.advice").all():
        box = place.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= bar_top["y"]


def test_a_game_that_is_not_there_is_told_in_words(company: Company, shared: Served) -> None:
    person = company.person(shared.base, "Ada", "en")
    person.page.goto("/replay")
    # The server speaks the language of the page, whatever the browser prefers.
    person.speak("es")
    person.page.goto("/replay/nowhere")
    expect(person.page.get_by_role("alert")).to_have_text(person.say("error-no-such-game"))
    forgive(person, 404)


@pytest.mark.parametrize(("language", "phone", "at"), [("en", False, 13), ("fr", True, 0)])
def test_anybody_plays_on_from_any_moment(
    language: str, phone: bool, at: int, company: Company, shared: Served
) -> None:
    person = company.person(shared.base, "Ada", language, phone)
    game_id, _ = handed_in(shared, game(TILES))
    seat = film(shared, game_id)["moments"][13]["table"]["seat"]
    person.page.goto(f"/replay/{game_id}?turn=13")
    person.fill("web-lobby-name", person.name)
    # The player who was to move then moves now.
    mine = person.page.get_by_role("combobox", name=person.say("web-replay-seat"))
    expect(mine).to_have_value(str(seat))
    person.press("web-replay-play-on" if at else "web-replay-same-deal")
    expect(person.page).to_have_url(ROOM)
    person.until_dealt()
    assert person.game["again"] == {"game": game_id, "seq": at}
    assert person.game["seat"] == seat
    expect(person.page.get_by_text(person.say("screen-deal-again"))).to_be_visible()
    if at:
        assert person.now["table"] == film(shared, game_id, seat)["moments"][at]["table"]
    take_turns([person], blunder, 1)
    assert person.seq > at
    person.look()


def test_a_game_is_not_played_on_from_its_end(company: Company, shared: Served) -> None:
    person = company.person(shared.base, "Ada")
    game_id, _ = handed_in(shared, game())
    person.page.goto(f"/replay/{game_id}?turn=9999")
    here = person.button("web-replay-play-on")
    expect(here).to_be_disabled()
    expect(here).to_have_accessible_description(person.say("web-replay-over"))


def test_axe_has_nothing_against_looking_back(company: Company, shared: Served) -> None:
    person = company.person(shared.base, "Ada")
    game_id, _ = handed_in(shared, game(TILES))
    for place in ("?turn=30&seat=1", "?turn=9999"):
        person.page.goto(f"/replay/{game_id}{place}")
        expect(bar(person)).to_be_visible()
        check(person.page)
