"""The rules in the browser: every sentence with its tags, in the reader's language, for the chosen rules."""

import re
from dataclasses import replace
from urllib.parse import quote

import pytest
from playwright.sync_api import Locator, expect

from hanabi.rulebook import Rule, sections
from hanabi.rulebook.figures import BandFigure, DepartureFigure, OfferFigure
from hanabi.rules import EDITIONS, Ruleset, ruleset
from hanabi.text import Catalogue
from tests.server.served import Served
from tests.web.person import Company, Person
from tests.web.recorded import forgive
from tests.web.rooms import alike, open_room, unfold

OWN = str(replace(ruleset("custom"), hand_sizes=(6, 6, 5, 5, 4)))
"""Rules that no name covers, as games from elsewhere may have them."""
TELLING = "de+black-powder+flamboyant-fives"


def article(person: Person) -> Locator:
    return person.page.get_by_role("article")


def box_link(person: Person, key: str) -> Locator:
    return person.page.get_by_role(
        "link", name=re.compile(f"^{EDITIONS[key].called(person.language).name}$", re.IGNORECASE)
    )


def tick(person: Person, option: str) -> Locator:
    name = person.say(f"screen-option-{option}")
    return person.page.get_by_role("checkbox", name=re.compile(f"^{re.escape(name)}$", re.IGNORECASE))


def pieces(rule: Rule) -> list[str]:
    """What the page says of a rule: its sentence, or the same as a table, a link, a list or a field."""
    match rule.figure:
        case BandFigure(least, most, remark):
            points = f"≤ {most}" if least < 0 else f"{least}–{most}"  # the lowest band opens downwards (U8)
            return [str(least) if least == most else points, remark]
        case OfferFigure(option, text):
            return [] if option.endswith("=") else [text]
        case DepartureFigure(topic, ways):
            return [topic, *(way.text for way in ways)]
        case _:
            return [rule.text[0].upper() + rule.text[1:]]


def unsaid(person: Person, name: str) -> list[str]:
    """What the rules say and the page does not."""
    shown = article(person).inner_text()
    found = sections(Catalogue(person.language), ruleset(name))
    wanted = [piece for section in found for rule in section.rules for piece in (*pieces(rule), rule.tags)]
    return [piece for piece in wanted if piece not in shown]


def called(person: Person, rules: Ruleset) -> str:
    """A ruleset as the page calls it: its box, and what is added to it."""
    _, *added = str(rules).split("+")
    box, number = EDITIONS[rules.edition].called(person.language).name, "web-lobby-pair"
    return " · ".join(
        (
            box[:1].upper() + box[1:],
            *(person.say(f"screen-option-{option}") for option in added if "=" not in option),
            *(
                person.say(number, label=person.say(f"screen-row-{key}"), value=value)
                for key, _, value in (option.partition("=") for option in added if "=" in option)
            ),
        )
    )


def read(person: Person, name: str) -> None:
    """Wait for the rules of this name, and read them from the first sentence to the last."""
    rules = ruleset(name)
    expect(person.page).to_have_title(f"{called(person, rules)} – Hanabi")
    expect(article(person)).to_have_attribute("lang", person.language)
    assert unsaid(person, name) == []
    person.look()


def test_a_box_is_chosen_and_its_rules_are_read_on_a_phone(company: Company, shared: Served) -> None:
    person = company.person(shared.base, "Ola", "pl", phone=True)
    person.page.goto("/rules")
    for key in EDITIONS:
        expect(box_link(person, key)).to_be_visible()
    person.look()
    box_link(person, "pl").click()
    expect(person.page).to_have_url(f"{shared.base}/rules/pl")
    read(person, "pl")
    expect(person.page.get_by_role("heading", level=1)).to_have_text(
        re.compile("wydanie polskie", re.IGNORECASE)
    )
    expect(person.page.locator("#examples .card").first).to_be_visible()


def test_everything_is_drawn_and_found_by_the_contents_on_a_wide_screen(
    company: Company, shared: Served
) -> None:
    person = company.person(shared.base, "Zoé", "fr")
    person.page.goto(f"/rules/{TELLING}")
    read(person, TELLING)
    # Sixty cards of the box, three clues in hands of five, and what stands on six fireworks.
    expect(person.page.locator("article .card")).to_have_count(60 + 3 * 5 + 6)
    expect(person.page.locator("#score tbody tr")).to_have_count(6)
    contents = person.page.get_by_role("navigation", name=person.say("web-rules-contents"))
    contents.get_by_role("link", name=person.say("page-heading-score")).click()
    expect(person.page.locator("#score h2")).to_be_in_viewport()
    expect(person.page).to_have_url(f"{shared.base}/rules/{TELLING}#score")


def test_what_is_ticked_is_in_the_rules_and_in_the_address(company: Company, shared: Served) -> None:
    person = company.person(shared.base, "Ada", "en")
    person.page.goto("/rules/fr")
    falling = article(person).get_by_text("The black firework is built downwards, from 5 to 1.")
    expect(article(person)).to_be_visible()
    expect(falling).not_to_be_visible()
    tick(person, "black-powder").check()
    expect(falling).to_be_visible()
    expect(person.page).to_have_url(f"{shared.base}/rules/fr+black-powder")
    read(person, "fr+black-powder")
    person.choose("web-lobby-box", "pl")
    read(person, "pl")
    person.choose("web-lobby-box", "custom")
    person.choose("screen-row-tokens", "5")
    tick(person, "no-empty-clues").check()
    expect(person.page).to_have_url(f"{shared.base}/rules/custom+no-empty-clues+tokens=5")
    read(person, "custom+no-empty-clues+tokens=5")


def test_another_language_is_read_at_once(company: Company, shared: Served) -> None:
    person = company.person(shared.base, "Ada", "es")
    person.page.goto("/rules/es")
    read(person, "es")
    for language in ("de", "pt"):
        person.speak(language)
        read(person, "es")


def test_what_cannot_be_played_is_refused_until_it_can(company: Company, shared: Served) -> None:
    person = company.person(shared.base, "Ada", "en")
    person.page.goto("/rules/custom+avalanche-own+avalanche-every")
    expect(person.page.get_by_role("alert")).to_be_visible()
    expect(article(person)).not_to_be_visible()
    person.choose("screen-option-avalanche", "avalanche-every")
    read(person, "custom+avalanche-every")
    expect(person.page.get_by_role("alert")).not_to_be_visible()
    # The browser itself remarks upon the first answer.
    [remarked] = person.complaints
    assert "400" in remarked
    person.complaints.clear()


@pytest.mark.parametrize("phone", [True, False])
def test_the_lobby_leads_to_the_rules_and_loads_them_only_then(
    company: Company, shared: Served, phone: bool
) -> None:
    person = company.person(shared.base, "Ada", "en", phone)
    asked: list[str] = []
    person.page.on("request", lambda request: asked.append(request.url))
    person.page.goto("/", wait_until="networkidle")
    assert not [url for url in asked if "/assets/Rules" in url]
    person.page.get_by_role("link", name=person.say("web-rules-title"), exact=True).click()
    expect(person.page.get_by_role("heading", level=1)).to_have_text(person.say("web-rules-title"))
    assert [url for url in asked if "/assets/Rules" in url]
    person.page.go_back()
    expect(person.button("web-lobby-bots")).to_be_visible()


def test_the_rules_of_a_choice_and_of_a_room_open_beside_it(company: Company, shared: Served) -> None:
    host = company.person(shared.base, "Ada", "en")
    host.page.goto("/")
    host.page.get_by_role("heading", name=host.say("web-lobby-open"), exact=True).click()
    host.choose("web-lobby-box", "es")
    tick(host, "avalanche").check()
    link = host.page.get_by_role("link", name=host.say("web-rules-read"))
    expect(link).to_have_attribute("href", "/rules/es+avalanche")
    open_room(host, "fr", "black-powder", seats=2)
    room = host.page.url
    with host.page.context.expect_page() as opened:
        host.page.get_by_role("link", name=host.say("web-rules-read")).click()
    expect(opened.value).to_have_title("The French edition · Black powder – Hanabi")
    assert host.page.url == room


def test_rules_without_a_name_are_read_as_well(company: Company, shared: Served) -> None:
    person = company.person(shared.base, "Ada", "fr")
    assert OWN.startswith("{")
    person.page.goto(f"/rules/{quote(OWN, safe='')}")
    expect(article(person)).to_be_visible()
    assert unsaid(person, OWN) == []
    # Nothing can be added to them by name.
    expect(person.page.locator("#offers").get_by_role("link")).to_have_count(0)
    person.choose("web-lobby-box", "pl")
    read(person, "pl")


def test_an_address_that_names_no_rules_is_refused_in_words(company: Company, shared: Served) -> None:
    person = company.person(shared.base, "Ada")
    person.page.goto(f"/rules/{quote('{nonsense')}")
    expect(person.page.get_by_role("alert")).to_be_visible()
    own = person.say("web-games-own-rules").capitalize()
    expect(person.page.get_by_role("heading", level=1)).to_have_text(own)
    forgive(person, 400)


def test_a_room_with_such_rules_keeps_them_when_its_host_changes_something_else(
    company: Company, shared: Served
) -> None:
    host = company.person(shared.base, "Ada", phone=True)
    host.page.goto("/")
    opened = host.page.request.post("/api/rooms", data={"ruleset": OWN, "seats": 2})
    host.page.goto(f"/r/{opened.json()['room']}")
    host.fill("screen-room-name", "Ada")
    host.press("web-room-enter-sit")
    host.press("web-room-change")
    host.choose("web-lobby-seats", "2")
    unfold(host, "web-lobby-more")
    host.page.get_by_role("radio", name=alike(host.say("screen-memory-said"))).check()
    host.press("web-room-agree")
    agreed = host.page.get_by_role("listitem").filter(has_text=host.say("screen-memory-said"))
    expect(agreed).to_be_visible()
    own = f"{EDITIONS['custom'].called(host.language).name} · {host.say('web-games-own-rules')}"
    expect(host.page.get_by_text(alike(own))).to_be_visible()
    link = host.page.get_by_role("link", name=host.say("web-rules-read"))
    expect(link).to_have_attribute("href", re.compile("^/rules/%7B"))


def test_numbers_of_ones_own_are_those_that_can_be_played(company: Company, shared: Served) -> None:
    person = company.person(shared.base, "Ada", "en")
    person.page.goto("/rules/custom+suits=rb+tokens=5")
    tokens = person.page.get_by_role("combobox", name=person.say("screen-row-tokens"), exact=True)
    expect(tokens).to_have_value("5")
    assert [each.get_attribute("value") for each in tokens.get_by_role("option").all()] == [
        "",
        *(str(number) for number in range(1, 16)),
    ]
    # Colours named by their letters, as in the address, stay as they are.
    colours = person.page.get_by_role("combobox", name=person.say("screen-row-suits"), exact=True)
    expect(colours).to_have_value("rb")
    colours.select_option("3")
    expect(person.page).to_have_url(f"{shared.base}/rules/custom+tokens=5+suits=3")
