"""Players find the games they have played, with their scores, and can review each."""

import re
from typing import Any

from playwright.sync_api import Route, expect

from tests.server.served import Served
from tests.web.axe import check
from tests.web.person import Company, Person
from tests.web.recorded import bar, end_by_vote
from tests.web.rooms import play_with_bots

DAY = 24 * 3600


def go_to_games(person: Person) -> None:
    """By the link that is on every page."""
    person.page.get_by_role("banner").get_by_role("link", name=person.say("web-games-title")).click()
    expect(person.page.get_by_role("heading", level=1, name=person.say("web-games-title"))).to_be_visible()


def facts(person: Person, count: int, share: str, best: str, perfect: int = 0) -> str:
    return person.say("web-games-facts", count=count, average=share, best=best, perfect=perfect)


def points(person: Person, score: int) -> str:
    return person.say("points", score=score, best=25, black=False)


def test_games_are_listed_and_lead_to_their_replays(company: Company, shared: Served) -> None:
    person = company.person(shared.base, "Ada", "fr", phone=True)
    person.page.goto("/")
    go_to_games(person)
    expect(person.page.get_by_text(person.say("web-games-none"))).to_be_visible()
    expect(person.page.get_by_role("link", name=person.say("web-games-start"))).to_be_visible()
    person.look()
    play_with_bots(person, "fr", seats=2)
    end_by_vote(person)
    person.press("web-replay-same-deal")
    person.until(lambda: person.game["again"] and person.now, "the same deal")
    end_by_vote(person)
    go_to_games(person)
    past = person.page.get_by_role("main").get_by_role("listitem")
    expect(past).to_have_count(2)
    for each in (0, 1):
        expect(past.nth(each)).to_contain_text(person.say("web-games-result-stopped"))
    # The newest first; it took up the older one, so it counts for nothing.
    expect(past.nth(0)).to_contain_text(person.say("web-games-again"))
    expect(past.nth(1)).not_to_contain_text(person.say("web-games-again"))
    expect(person.page.get_by_text(facts(person, 1, "0 %", points(person, 0)))).to_be_visible()
    past.nth(1).get_by_role("link").click()
    expect(person.page).to_have_url(re.compile(r"/replay/[A-Za-z0-9_-]+$"))
    expect(bar(person)).to_be_visible()
    person.page.go_back()
    expect(past).to_have_count(2)


def summary(number: int, **changed: Any) -> dict[str, Any]:
    players = [{"name": "Ada", "bot": None}, {"name": "beginner 2", "bot": "beginner"}]
    game = {
        "game": f"g{number}",
        "ruleset": "fr+avalanche",
        "players": players,
        "began": number * DAY,
        "ended": number * DAY + 600,
        "result": "finished",
        "score": 20,
        "best": 25,
        "commitment": "",
        "again": None,
    }
    return game | changed


def test_scores_are_summed_up_and_older_games_fetched(company: Company, shared: Served) -> None:
    person = company.person(shared.base, "Ada", "pl")
    newest = [summary(number) for number in range(60, 10, -1)]
    oldest = [summary(2, score=25, result="perfect"), summary(1, again={"game": "g0", "seq": 3}, score=0)]

    def answer(route: Route) -> None:
        last = newest[-1]["ended"]
        route.fulfill(json={"games": oldest if f"before={last}" in route.request.url else newest})

    person.page.route("**/api/me/games*", answer)
    person.page.goto("/games")
    expect(person.page.get_by_role("img", name=facts(person, 50, "80%", points(person, 20)))).to_be_visible()
    past = person.page.get_by_role("main").get_by_role("listitem")
    expect(past).to_have_count(50)
    expect(past.first).to_contain_text("20/25")
    # Bots are called in the reader's language.
    expect(past.first.get_by_role("link")).to_have_text("Ada i Początkujący 2")
    person.press("web-games-more")
    expect(past).to_have_count(52)
    expect(person.button("web-games-more")).to_be_hidden()
    expect(past.nth(50)).to_contain_text(person.say("web-games-result-perfect"))
    told = facts(person, 51, "80%", points(person, 25), perfect=1)
    expect(person.page.get_by_role("img", name=told)).to_be_visible()
    expect(person.page.locator("svg circle")).to_have_count(51)
    person.look()
    check(person.page)
