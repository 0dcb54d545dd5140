"""Six languages, switched wherever one is: in the lobby, in a room, and in the middle of a game."""

from tests.server.served import Served
from tests.web.hands import take_turns
from tests.web.person import LOCALES, Company, Person
from tests.web.rooms import begin, fill_with_bots, open_room, unfold
from tests.web.tongues import english_in
from tests.web.wits import blunder


def test_every_page_is_in_the_language_that_was_chosen_last(company: Company, shared: Served) -> None:
    person = company.person(shared.base, "Ada", phone=True)
    person.page.goto("/")
    for message in ("web-lobby-open", "web-lobby-claim"):
        unfold(person, message)
    go_round(person)
    open_room(person, "fr", seats=3)
    fill_with_bots(person)
    go_round(person)
    begin(person)
    go_round(person, turns=1)


def go_round(person: Person, turns: int = 0) -> None:
    """Speak each language, take some turns in it, and end with the first one."""
    first = person.language
    for language in (*(each for each in LOCALES if each != first), first):
        person.speak(language)
        take_turns([person], blunder, turns)
        person.look()
        if language != "en":
            assert english_in(person.read_out(), language) == []
