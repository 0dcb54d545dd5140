"""Recorded games for people to look back at, which nobody has to play first."""

import random
from typing import Any

from playwright.sync_api import Locator, expect

from hanabi.bots import bot, play_game
from hanabi.game import deal, shuffled
from hanabi.game.replay import Replay, write_replay
from hanabi.rules import ruleset
from tests.server.served import Served
from tests.web.person import Person

PLAYERS = ("Ana", "Bo", "Cy", "Di")
SURELY = "surely a one"
"""What the first player noted on the second one's first card."""


def game(rules: str = "fr", players: int = 3) -> Replay:
    """A game of friendly beginners."""
    box = ruleset(rules)
    shuffle = shuffled(box, random.Random(5))
    state, _ = deal(box, players, shuffle)
    _, moves = play_game(state, [bot("beginner") for _ in range(players)])
    notes = ((*("",) * box.hand_size(players), SURELY), *((),) * (players - 1))
    return Replay(box, PLAYERS[:players], shuffle, tuple(move.action for move in moves), notes=notes)


def handed_in(served: Served, replay: Replay) -> tuple[str, str]:
    """The game a file has become on the server, and its room."""
    headers = {"Content-Type": "application/json"}
    answer = served.post("/api/games", content=write_replay(replay), headers=headers)
    told = answer.raise_for_status().json()
    return told["game"], told["room"]


def film(served: Served, game_id: str, seat: int | None = None) -> Any:
    """Every moment of a game, as the server shows it."""
    query = {} if seat is None else {"seat": seat}
    return served.get(f"/api/games/{game_id}/film", params=query).raise_for_status().json()


def bar(person: Person) -> Locator:
    return person.page.get_by_role("slider", name=person.say("web-replay-bar"), exact=True)


def until_at(person: Person, moment: Any, last: int) -> None:
    """The page shows this moment: its number, its table and what led to it."""
    at, table = moment["seq"], moment["table"]
    expect(bar(person)).to_have_value(str(at))
    expect(person.page.get_by_text(person.say("web-replay-where", at=at, last=last))).to_be_visible()
    if not table["outcome"]:
        points = person.say("screen-points", points=table["points"], best=table["best"])
        expect(person.page.get_by_text(points, exact=True)).to_be_visible()
    expect(person.page.get_by_text(person.say("screen-deck", deck=table["deck"]), exact=True)).to_be_visible()


def forgive(person: Person, status: int) -> None:
    """Browsers complain in the console about a refusal that the page shows in words."""
    told = [text for text in person.complaints if f"status of {status}" in text]
    assert told, "nothing was refused"
    person.complaints = [text for text in person.complaints if text not in told]


def end_by_vote(*people: Person) -> None:
    """Everyone votes to end the game as soon as they can; one person alone just ends it."""
    for person in people:
        person.press("web-room-vote" if len(people) > 1 else "web-room-end")
        person.page.get_by_role("dialog").get_by_role("button").first.click()
    for person in people:
        person.until_over()
