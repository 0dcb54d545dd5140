"""The moving pictures of the documentation: some turns of four players, and the finale of a perfect game."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import ViewportSize

from tests.web.clip import STEP, Clip
from tests.web.hands import own_cards, table, take_turns, to_move, value_button
from tests.web.person import Company, Person, Told
from tests.web.rigged import Rigged, deck_for
from tests.web.rooms import begin, come_in, open_room
from tests.web.wits import oldest

GAME = "web-game.webp"
GAME_SIZE: ViewportSize = {"width": 1220, "height": 632}
"""As wide as a clue needs to be chosen without a jump, and as high as the table."""
FINALE = "web-finale.webp"
FINALE_SIZE: ViewportSize = {"width": 720, "height": 450}
TURNS = "w1 r1 y1 b1  . r2 g1 .  w2 y2 r3 b2  . r4 . w3  r5"
"""The oldest card of the player to move, or a clue."""
CLUES = {4: (1, 2), 7: (0, "red"), 12: (1, "red"), 14: (0, 5)}
"""Whom the others tell what, by the turn."""
BEGUN = 12
"""How many turns have been played when the clip begins."""
PERFECT = " ".join(f"{suit}{rank}" for suit in "rygwb" for rank in range(1, 6))


def record_game(company: Company, rigged: Rigged, folder: Path) -> None:
    rigged.deal(deck_for(TURNS, players=4, hand=4))
    ada = company.person(rigged.base, "Ada", viewport=GAME_SIZE, reduced_motion="no-preference")
    people = [ada, *(company.person(rigged.base, name) for name in ("Ben", "Cleo", "Dan"))]
    open_room(ada, "fr", seats=4)
    for guest in people[1:]:
        come_in(guest, ada)
    begin(*people)
    take_turns(people, as_planned, BEGUN)
    to_move(people)
    clip = Clip(ada, at=(720, 520))
    record_turns(clip, people)
    (folder / GAME).write_bytes(clip.save())


def record_finale(company: Company, rigged: Rigged, folder: Path) -> None:
    """The last card of a perfect game, and the show that follows."""
    rigged.deal(deck_for(PERFECT, players=2, hand=5))
    ada = company.person(rigged.base, "Ada", viewport=FINALE_SIZE, reduced_motion="no-preference")
    ben = company.person(rigged.base, "Ben")
    people = [ada, ben]
    open_room(ada, "custom", seats=2)
    come_in(ben, ada)
    begin(*people)
    take_turns(people, oldest, len(PERFECT.split()) - 1)
    to_move(people)
    clip = Clip(ada, at=(700, 440))
    clip.hold(600)
    with happening(people):
        take_turns(people, oldest, 1)
    skip = ada.button("web-show-skip")
    while not skip.count():
        clip.play(STEP)
    while skip.count():
        clip.play(STEP)
    clip.hold(3000)
    (folder / FINALE).write_bytes(clip.save(quality=55))


def record_turns(clip: Clip, people: Sequence[Person]) -> None:
    """A clue and the card it was about, a clue about the own hand and the last card of a firework."""
    ada, ben, *_ = people
    clip.hold(1500)
    clip.click(ada.button("web-table-tell", player=ben.name))
    clip.hold(600)
    clue = as_planned(ada, people)
    red = value_button(ada, clue["action"]["to"], clue["action"]["value"], clue["points_at"])
    clip.point(red)
    clip.hold(1200)
    with happening(people):
        clip.click(red)
    clip.play(1500)
    clip.hold(700)
    for time in (700, 900, 700):
        take_turns(people, as_planned, 1)
        to_move(people)
        clip.play(1700)
        clip.hold(time)
    clip.click(own_cards(ada).first)
    clip.hold(900)
    played = ada.button("web-table-play", table(ada), place=1)
    clip.point(played)
    clip.hold(500)
    with happening(people):
        clip.click(played)
    clip.play(3000)
    clip.hold(2500)


@contextmanager
def happening(people: Sequence[Person]) -> Iterator[None]:
    """Wait until every page was told what was done meanwhile."""
    seq = people[0].seq
    yield
    people[0].until(lambda: people[0].seq > seq, "what was done")
    to_move(people)


def as_planned(person: Person, people: Sequence[Person]) -> Told:
    """The clue of this turn, or the oldest card."""
    turn = sum(event["type"] == "turn-ended" for event in person.events)
    if turn in CLUES:
        to, value = CLUES[turn]
        wanted = {"type": "clue", "to": to, "value": value}
        return next(option for option in person.options if option["action"] == wanted)
    return oldest(person, people)
