"""Which clues a seat may give, what each would do, and what that is worth.

A clue is tried out on a copy of the table and read as its receiver and every seat it calls will read it; a
clue that would be misread is not given.
"""

from collections.abc import Callable, Iterable, Iterator
from math import inf
from typing import NamedTuple

from hanabi.bots.conventions.agreement import Conventions
from hanabi.bots.conventions.beliefs import hand_beliefs, is_sure
from hanabi.bots.conventions.bounds import max_worth, max_worth_to
from hanabi.bots.conventions.calling import path_to
from hanabi.bots.conventions.foresight import danger
from hanabi.bots.conventions.reading import GivenClue, Meaning, angle_of, apply_clue, meaning_of
from hanabi.bots.conventions.table_model import Step, TableModel
from hanabi.bots.conventions.worth import FIX, PLAY, lesser_worth, mistaken_cards, new_plays
from hanabi.game import Clue, Seat
from hanabi.rules import ClueValue


class ClueOffer(NamedTuple):
    """A clue that nobody will misread, and its consequences."""

    said: GivenClue
    meaning: Meaning
    after: TableModel
    """The table after the clue."""
    plays: int
    """How many more cards will be played thanks to it."""
    averted: float
    """How many points less the receiver loses if it is left to itself afterwards."""
    fixes: bool
    """Whether the receiver mistakes fewer cards for others."""
    blind: bool
    """Whether it calls for a card that no clue has pointed at."""
    worth: float

    @property
    def clue(self) -> Clue:
        return Clue(self.said.to, self.said.value)

    @property
    def purpose(self) -> str:
        """The reason code for giving it."""
        if self.meaning.calls:
            return "finesse-clue" if self.blind else "prompt-clue"
        if self.plays:
            return "play-clue"
        if self.fixes:
            return "fix-clue"
        return "save-clue" if self.averted > 0 else "telling-clue"


class ClueOffers:
    """The clues a seat may give to `receivers`; each is evaluated only if it may be among the best."""

    def __init__(self, table: TableModel, agreed: Conventions, receivers: Iterable[Seat]) -> None:
        self._table, self._agreed = table, agreed
        self._receivers = [(max_worth_to(table, agreed, seat), seat) for seat in receivers]
        self._hopes: dict[tuple[Seat, ...], list[tuple[float, int, GivenClue]]] = {}
        self._thought: dict[tuple[Seat, ClueValue], ClueOffer | None] = {}

    def best(
        self, count: int = 1, least: float = -inf, wanted: Callable[[ClueOffer], bool] = lambda _: True
    ) -> list[ClueOffer]:
        """The `count` best offers that pass `wanted` and are worth `least` or more; ties keep their order."""
        found: list[tuple[float, int, ClueOffer]] = []
        for most, place, said in self._rank_by_bound(least):
            if most < least:
                break
            offer = self._offer(said)
            if offer is not None and offer.worth >= least and wanted(offer):
                found = sorted([*found, (offer.worth, place, offer)], reverse=True)[:count]
                least = found[-1][0] if len(found) == count else least
        return [offer for _, _, offer in found]

    def _rank_by_bound(self, least: float) -> list[tuple[float, int, GivenClue]]:
        """Every clue with an upper bound for its worth, highest first.

        Places count down from 0, so that sorting in reverse keeps ties in their original order.
        """
        receivers = tuple([seat for most, seat in self._receivers if most >= least])
        if receivers not in self._hopes:
            heard = enumerate(possible_clues(self._table, receivers))
            hopes = [(max_worth(self._table, self._agreed, said), -place, said) for place, said in heard]
            self._hopes[receivers] = sorted(hopes, reverse=True)
        return self._hopes[receivers]

    def _offer(self, said: GivenClue) -> ClueOffer | None:
        key = said.to, said.value
        if key not in self._thought:
            self._thought[key] = make_offer(self._table, self._agreed, said)
        return self._thought[key]


def possible_clues(table: TableModel, receivers: Iterable[Seat]) -> Iterator[GivenClue]:
    """Every clue to `receivers` that points at a card."""
    for to in receivers:
        for value, touched in table.faces.touched.items():
            cards = [card for card in table.hands[to] if touched >> table.face[card] & 1]
            if cards:
                yield GivenClue(table.seat, to, value, cards)


def make_offer(table: TableModel, agreed: Conventions, said: GivenClue) -> ClueOffer | None:
    """A clue with its consequences; None if someone would misread it."""
    meaning = meaning_of(table, agreed, said)
    if not _is_true(table, agreed, said, meaning):
        return None
    after = table_after(table, said, meaning)
    if _misleads(table, after, said):
        return None
    return _value_offer(table, after, said, meaning)


def table_after(table: TableModel, said: GivenClue, meaning: Meaning) -> TableModel:
    """A copy of the table after a clue."""
    after = table.copy()
    apply_clue(after, said, meaning)
    return after


def _is_true(table: TableModel, agreed: Conventions, said: GivenClue, meaning: Meaning) -> bool:
    """Whether the focus has a face it may be taken for, and exactly the seats that are called think so."""
    if meaning.focus is None:
        return True
    face = table.face[meaning.focus]
    if meaning.faces and not meaning.faces >> face & 1:
        return False
    if not agreed.delayed or (table.playable | meaning.saves) >> face & 1:
        return True
    angles = (angle_of(table, said, seat, meaning.focus) for seat in table.seats_after(table.seat))
    return all(
        _steps_of(angle.viewer, path_to(table, agreed, angle, face) or ())
        == _steps_of(angle.viewer, meaning.calls)
        for angle in angles
        if angle.viewer != said.to
    )


def _steps_of(seat: Seat, steps: tuple[Step, ...]) -> list[Step]:
    return [step for step in steps if step.seat == seat]


def _misleads(table: TableModel, after: TableModel, said: GivenClue) -> bool:
    """Whether the receiver would take a card that does not fit for playable."""
    for card, mask in zip(after.hands[said.to], hand_beliefs(after, said.to), strict=True):
        if is_sure(mask, table.playable) and not table.playable >> table.face[card] & 1:
            return True
    return False


def _value_offer(table: TableModel, after: TableModel, said: GivenClue, meaning: Meaning) -> ClueOffer:
    gained = new_plays(table, after, said, meaning)
    averted = danger(table, said.to) - danger(after, said.to)
    fixes = len(mistaken_cards(table, said.to)) - len(mistaken_cards(after, said.to))
    return ClueOffer(
        said,
        meaning,
        after,
        plays=len(gained),
        averted=averted,
        fixes=fixes > 0,
        blind=any(not table.marks[step.card] for step in meaning.calls),
        worth=PLAY * len(gained) + averted + FIX * fixes + lesser_worth(table, after, said, gained),
    )
