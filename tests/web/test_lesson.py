"""The lesson for a first game: to its end by touch and by keys, with an answer to everything else."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from hanabi.answers.lesson import PLAYERS
from tests.server.served import Served
from tests.web.axe import check
from tests.web.hands import by_keys, by_touch, own_cards, place_of, table, unfold_marks
from tests.web.person import Company, Person, Told
from tests.web.rooms import ROOM


class Learner:
    """A person who follows the lobby's link to the lesson, with what the page was told about it."""

    def __init__(self, person: Person) -> None:
        self.person = person
        person.page.goto("/")
        with person.page.expect_response("**/api/lesson") as answer:
            person.page.get_by_role("link", name=person.say("web-lesson-link"), exact=True).click()
        told: Told = answer.value.json()
        self.steps: list[Told] = told["steps"]
        self.moments = {moment["seq"]: moment for moment in told["moments"]}
        person.game = told["game"]

    @property
    def guide(self) -> Locator:
        return self.person.page.get_by_role("region", name=self.person.say("web-lesson-title"), exact=True)

    @property
    def way_on(self) -> Locator:
        return self.person.button("web-lesson-next", self.guide)

    def learn(self, doing: "Doing", until: str) -> Told:
        """Go through the lesson up to a step."""
        for step in self.steps:
            self.see(step)
            if step["key"] == until:
                return step
            doing(self, step)
        raise AssertionError(until)

    def see(self, step: Told) -> None:
        """The page says what it has to say at a step."""
        self.person.now = self.moments[step["seq"]]
        number = self.steps.index(step) + 1
        progress = self.person.say("web-lesson-progress", step=number, steps=len(self.steps))
        expect(self.guide).to_contain_text(progress)
        expect(self.guide).to_contain_text(self.words("step", step))
        if step["action"]:
            expect(self.guide).to_contain_text(self.words("task", step))
        self.person.look()

    def words(self, kind: str, step: Told, instead: str = "") -> str:
        """What the lesson says of a step, or of what is done there instead."""
        card = (step["action"] or {}).get("card")
        place = 0 if card is None else place_of(self.person, self.person.game["seat"], card)
        points = self.person.now["table"]["points"]
        return self.person.say(
            f"web-lesson-{kind}-{step['key']}{instead}", place=place, score=points, best=25
        )

    def press(self, *keys: str) -> None:
        for key in keys:
            self.person.page.keyboard.press(key)


Doing = Callable[[Learner, Told], None]
"""A way to do what a step asks for, or to read on."""


def with_a_finger(learner: Learner, step: Told) -> None:
    """Touch what the page offers; the first thing to touch has a ring."""
    if step["action"] is None:
        learner.way_on.click()
        return
    expect(learner.person.page.locator(".wanted")).to_have_count(1)
    [option] = [each for each in learner.person.options if each["action"] == step["action"]]
    by_touch(learner.person, option, step["action"])


def with_keys(learner: Learner, step: Told) -> None:
    """Press single keys; the way on is under one's fingers, wherever one has been."""
    if step["action"] is not None:
        by_keys(learner.person, step["action"])
        return
    if step["seq"] == 0:
        learner.way_on.focus()
    expect(learner.way_on).to_be_focused()
    learner.press("Enter")


def test_a_whole_lesson_by_touch_on_a_phone(company: Company, shared: Served) -> None:
    person = company.person(shared.base, "Zoé", "fr", phone=True)
    learner = Learner(person)
    learner.learn(with_a_finger, until="end")
    expect(table(person)).to_contain_text(person.say("event-ended"))
    # From there it goes to a game of one's own.
    person.game, person.now = {}, {}
    person.button("web-lobby-bots", learner.guide).click()
    expect(person.page).to_have_url(ROOM)
    person.until_dealt()


def test_a_whole_lesson_by_keys_at_a_desk(company: Company, shared: Served) -> None:
    person = company.person(shared.base, "Ola", "pl")
    learner = Learner(person)
    learner.learn(with_keys, until="end")
    expect(table(person)).to_contain_text(person.say("event-ended"))
    person.page.get_by_role("link", name=person.say("web-lesson-rules"), exact=True).click()
    expect(person.page).to_have_url(re.compile("/rules$"))
    # And the rules lead to the lesson.
    expect(person.page.get_by_role("link", name=person.say("web-lesson-link"), exact=True)).to_be_visible()


def test_anything_else_is_answered_and_changes_nothing(company: Company, shared: Served) -> None:
    person = company.person(shared.base, "Ada")
    learner = Learner(person)
    step = learner.learn(with_keys, until="ones")
    before = own_cards(person).all_text_contents()
    for keys, instead in (("4p", "-play"), ("2d", "-discard"), ("c2", "-clue")):
        learner.press(*keys)
        expect(learner.guide).to_contain_text(learner.words("not", step, instead))
        learner.see(step)
        assert own_cards(person).all_text_contents() == before
    # The right thing may still be done, and done again.
    for _ in range(2):
        with_keys(learner, step)
        learner.see(learner.steps[2])
        person.button("web-lesson-back", learner.guide).click()
        learner.see(step)
        expect(learner.guide).not_to_contain_text(learner.words("not", step, "-clue"))


def test_a_lesson_goes_on_where_it_was_left_and_begins_anew_after_its_end(
    company: Company, shared: Served
) -> None:
    person = company.person(shared.base, "Ada")
    learner = Learner(person)
    step = learner.learn(with_keys, until="five")
    person.page.get_by_role("banner").get_by_role("link").first.click()
    person.page.get_by_role("link", name=person.say("web-lesson-link"), exact=True).click()
    learner.see(step)
    for later in learner.steps[learner.steps.index(step) : -1]:
        with_keys(learner, later)
        learner.see(learner.steps[learner.steps.index(later) + 1])
    person.page.reload()
    learner.see(learner.steps[0])


def test_what_has_no_reason_of_its_own_gets_the_usual_one(company: Company, shared: Served) -> None:
    person = company.person(shared.base, "Ben", "de")
    learner = Learner(person)
    learner.learn(with_keys, until="later")
    learner.press("2", "p")
    expect(learner.guide).to_contain_text(person.say("web-lesson-otherwise"))


def test_axe_finds_nothing_wrong_with_the_lesson(company: Company, shared: Served) -> None:
    person = company.person(shared.base, "Ada", "es")
    learner = Learner(person)
    step = learner.learn(with_keys, until="five")
    learner.press("c", "1")
    expect(learner.guide).to_contain_text(learner.words("not", step, "-clue"))
    check(person.page)


def test_what_is_said_is_read_out_and_who_is_spoken_of_is_there(company: Company, shared: Served) -> None:
    person = company.person(shared.base, "Ada", "pt")
    learner = Learner(person)
    step = learner.learn(with_keys, until="ones")
    expect(person.page.get_by_role("heading", name=re.compile(PLAYERS[1]))).to_be_visible()
    expect(person.page.locator("[aria-live=polite]", has_text=learner.words("task", step))).to_have_count(1)


def test_the_language_changes_in_the_middle_and_marks_stay(company: Company, shared: Served) -> None:
    person = company.person(shared.base, "Ada")
    learner = Learner(person)
    step = learner.learn(with_keys, until="ones")
    own_cards(person).nth(3).click()
    unfold_marks(person)
    person.press("web-table-mark-keep")
    person.speak("es")
    learner.see(step)
    expect(own_cards(person).nth(3)).to_contain_text(person.say("web-table-mark-keep"))
    person.page.get_by_role("link", name=person.say("web-lesson-leave"), exact=True).click()
    expect(person.button("web-lobby-bots")).to_be_visible()


def test_a_lesson_that_does_not_come_says_so(company: Company, shared: Served) -> None:
    person = company.person(shared.base, "Ada")
    person.page.route("**/api/lesson", lambda route: route.abort())
    person.page.goto("/lesson")
    expect(person.page.get_by_text(person.say("web-notice-unreached"))).to_be_visible()
    # The browser itself complains about the broken line.
    person.complaints.clear()
