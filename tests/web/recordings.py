"""The moving picture of the documentation: some turns of four players, kept if a folder is named."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path

from PIL import Image

from tests.web.clip import Clip
from tests.web.hands import own_cards, table, take_turns, to_move, value_button
from tests.web.person import Company, Person, Told
from tests.web.rigged import Rigged, deck_for
from tests.web.rooms import begin, come_in, open_room
from tests.web.test_pictures import DOCUMENTED
from tests.web.wits import oldest

NAME = "web-game.webp"
SIZE = {"width": 1220, "height": 632}
"""As wide as a clue needs to be chosen without a jump, and as high as the table."""
LARGEST = 1_500_000
TURNS = "w1 r1 y1 b1  . r2 g1 .  w2 y2 r3 b2  . r4 . w3  r5"
"""The oldest card of the player to move, or a clue."""
CLUES = {4: (1, 2), 7: (0, "red"), 12: (1, "red"), 14: (0, 5)}
"""Whom the others tell what, by the turn."""
BEGUN = 12
"""How many turns have been played when the clip begins."""


def test_the_clip_is_recorded(company: Company, rigged: Rigged, folder: Path) -> None:
    rigged.deal(deck_for(TURNS, players=4, hand=4))
    ada = company.person(
        rigged.base, "Ada", viewport=SIZE, color_scheme="dark", reduced_motion="no-preference"
    )
    people = [ada, *(company.person(rigged.base, name) for name in ("Ben", "Cleo", "Dan"))]
    open_room(ada, "fr", seats=4)
    for guest in people[1:]:
        come_in(guest, ada)
    begin(*people)
    take_turns(people, as_planned, BEGUN)
    to_move(people)
    clip = Clip(ada, at=(720, 520))
    record(clip, people)
    (folder / NAME).write_bytes(clip.save())
    check(folder)


def record(clip: Clip, people: Sequence[Person]) -> None:
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


def test_the_clip_is_in_the_documentation() -> None:
    check(DOCUMENTED)


def check(folder: Path) -> None:
    """The clip is there, of its size and small, and moves."""
    clip = (folder / NAME).read_bytes()
    assert len(clip) < LARGEST
    with Image.open(BytesIO(clip)) as image:
        assert image.size == (SIZE["width"], SIZE["height"])
        assert getattr(image, "n_frames", 1) > 20
