"""Which clues may be given, what each would do, and what that is worth.

A clue is tried out on a copy of the table, read as its receiver and everybody it calls will read it; one that
would be misread is not given.
"""

from collections.abc import Iterable, Iterator, Sequence
from math import inf
from typing import NamedTuple

from hanabi.bots.conventions.agreement import Conventions
from hanabi.bots.conventions.bounds import most_worth
from hanabi.bots.conventions.calling import path_to
from hanabi.bots.conventions.foresight import danger
from hanabi.bots.conventions.minds import is_sure, known
from hanabi.bots.conventions.reading import Meaning, Said, angle_of, meaning_of, take_in
from hanabi.bots.conventions.table import Step, Table
from hanabi.bots.conventions.worth import FIX, PLAY, lesser_worth, mistaken, new_plays
from hanabi.game import Clue, Seat


class Offer(NamedTuple):
    """A clue that nobody will misread, and what comes of it."""

    clue: Clue
    meaning: Meaning
    after: Table
    """The table as it will be."""
    plays: int
    """How many more cards will be played thanks to it."""
    averted: float
    """What the receiver, left to itself, would have lost."""
    fixes: bool
    """Whether the receiver takes a card for another no longer."""
    blind: bool
    """Whether somebody is called to play a card that no clue pointed at."""
    worth: float

    @property
    def purpose(self) -> str:
        """The code of the reason for giving it."""
        if self.meaning.calls:
            return "finesse-clue" if self.blind else "prompt-clue"
        if self.plays:
            return "play-clue"
        if self.fixes:
            return "fix-clue"
        return "save-clue" if self.averted > 0 else "telling-clue"


def offers(table: Table, agreed: Conventions, to: Sequence[Seat]) -> list[Offer]:
    """The clues this seat may give to some others, the best first."""
    found = [offer for said in sayings(table, to) if (offer := offered(table, agreed, said)) is not None]
    return sorted(found, key=lambda offer: -offer.worth)


def best_offer(table: Table, agreed: Conventions, least: float = -inf) -> Offer | None:
    """The first of the offers, if it is worth so much: clues that cannot be are not thought through."""
    best, earliest = None, -inf
    heard = enumerate(sayings(table, table.after(table.seat)))
    for most, place, said in sorted(
        [(most_worth(table, agreed, said), -place, said) for place, said in heard], reverse=True
    ):
        if most < least:
            break
        offer = offered(table, agreed, said)
        if offer is not None and (offer.worth, place) > (least, earliest):
            best, least, earliest = offer, offer.worth, place
    return best


def sayings(table: Table, receivers: Iterable[Seat]) -> Iterator[Said]:
    """Every clue to some others that points at something."""
    for to in receivers:
        for value, touched in table.faces.touched.items():
            cards = [card for card in table.hands[to] if touched >> table.face[card] & 1]
            if cards:
                yield Said(table.seat, to, value, cards)


def offered(table: Table, agreed: Conventions, said: Said) -> Offer | None:
    """A clue with its consequences, unless somebody would misread it."""
    meaning = meaning_of(table, agreed, said)
    if not _is_true(table, agreed, said, meaning):
        return None
    after = heard(table, said, meaning)
    if _misleads(table, after, said):
        return None
    return _valued(table, after, said, meaning)


def heard(table: Table, said: Said, meaning: Meaning) -> Table:
    """The table as it will be after a clue."""
    after = table.copy()
    take_in(after, said, meaning)
    return after


def _is_true(table: Table, agreed: Conventions, said: Said, meaning: Meaning) -> bool:
    """Whether the focus is what it is taken for, and exactly those who are called think that they are."""
    if meaning.focus is None:
        return True
    face = table.face[meaning.focus]
    if meaning.faces and not meaning.faces >> face & 1:
        return False
    if not agreed.delayed or (table.playable | meaning.saves) >> face & 1:
        return True
    angles = (angle_of(table, said, seat, meaning.focus) for seat in table.after(table.seat))
    return all(
        _of(angle.viewer, path_to(table, agreed, angle, face) or ()) == _of(angle.viewer, meaning.calls)
        for angle in angles
        if angle.viewer != said.to
    )


def _of(seat: Seat, steps: tuple[Step, ...]) -> list[Step]:
    return [step for step in steps if step.seat == seat]


def _misleads(table: Table, after: Table, said: Said) -> bool:
    """Whether the receiver would come to play a card that does not fit."""
    for card, mask in zip(after.hands[said.to], known(after, said.to), strict=True):
        if is_sure(mask, table.playable) and not table.playable >> table.face[card] & 1:
            return True
    return False


def _valued(table: Table, after: Table, said: Said, meaning: Meaning) -> Offer:
    gained = new_plays(table, after, said, meaning)
    averted = danger(table, said.to) - danger(after, said.to)
    fixes = len(mistaken(table, said.to)) - len(mistaken(after, said.to))
    return Offer(
        Clue(said.to, said.value),
        meaning,
        after,
        plays=len(gained),
        averted=averted,
        fixes=fixes > 0,
        blind=any(not table.marks[step.card] for step in meaning.calls),
        worth=PLAY * len(gained) + averted + FIX * fixes + lesser_worth(table, after, said, gained),
    )
