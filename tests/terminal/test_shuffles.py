"""The terminal's part in a shuffle: it adds a number, and warns of a server that does not play fair."""

from collections.abc import Callable
from dataclasses import dataclass, field, fields, replace
from itertools import count
from typing import Any

import pytest

from hanabi.client.shuffling import FINDINGS, Shuffler
from hanabi.game import Source, commit, new_entropy
from hanabi.rules import ruleset
from hanabi.text import Catalogue, languages
from hanabi.wire.messages import (
    AnyTold,
    DealtGame,
    Done,
    GameOpened,
    Refused,
    RoomNow,
    ShownContribution,
    ShownShuffle,
    ShuffleCall,
    Welcome,
)
from hanabi.wire.refusals import Retry
from hanabi.wire.requests import AnyRequest, CommitEntropy, Reveal
from hanabi.wire.terms import Terms

ROOM = replace(
    RoomNow(**dict.fromkeys(field.name for field in fields(RoomNow))),  # type: ignore[arg-type]
    terms=Terms(),
    seat=0,
    running=False,
    shuffling=False,
)


@dataclass
class Table:
    """A server at which one shuffler has seat 0 and another player seat 1."""

    asked: list[AnyRequest] = field(default_factory=list)
    findings: list[str] = field(default_factory=list)
    secret: str = field(default_factory=new_entropy)
    other: str = field(default_factory=new_entropy)
    game: str = "game-1"

    def __post_init__(self) -> None:
        numbers = count(1)
        self.shuffler = Shuffler(self.asked.append, lambda: f"id-{next(numbers)}")
        self.tell(Welcome(2, "room"), ROOM)

    def tell(self, *told: AnyTold) -> None:
        for each in told:
            self.findings += self.shuffler.handle(each)

    @property
    def promised(self) -> str:
        return [request.commitment for request in self.asked if isinstance(request, CommitEntropy)][-1]

    @property
    def revealed(self) -> list[str]:
        return [request.entropy for request in self.asked if isinstance(request, Reveal)]

    def confirm(self) -> None:
        """Take the promise."""
        self.tell(Done(self.asked[-1].id, 0), replace(ROOM, entropy=self.promised))

    def call(self, **changed: Any) -> None:
        listed = (self.promised, commit(self.other))
        self.tell(replace(ShuffleCall(self.game, commit(self.secret), listed), **changed))

    def shuffle(self, is_open: bool = False) -> ShownShuffle:
        """As it was shuffled by an honest server."""
        own = self.revealed[-1] if self.revealed else None
        seats = (
            ShownContribution(Source.PLAYER, self.promised, own if is_open else None),
            ShownContribution(Source.PLAYER, commit(self.other), self.other if is_open else None),
        )
        return ShownShuffle(commit(self.secret), seats, self.secret if is_open else None)

    def deal(self, shuffle: ShownShuffle | None) -> None:
        rules = ruleset("fr")
        self.tell(DealtGame(self.game, "fr", rules, ("Ada", "Bo"), 0, 0, "c", None, shuffle))

    def open(self, shuffle: ShownShuffle | None) -> None:
        self.tell(GameOpened(self.game, "c", "n", ({}, {}), shuffle))


@pytest.fixture
def table() -> Table:
    made = Table()
    made.confirm()
    return made


def with_own_seat(shuffle: ShownShuffle, **changed: Any) -> ShownShuffle:
    return replace(shuffle, seats=(replace(shuffle.seats[0], **changed), shuffle.seats[1]))


def test_a_number_is_promised_revealed_and_found_again(table: Table) -> None:
    table.call()
    [revealed] = table.revealed
    assert commit(revealed) == table.promised
    table.deal(table.shuffle())
    table.open(table.shuffle(is_open=True))
    assert table.findings == ["counted"]


def test_one_number_is_promised_for_each_game_and_none_while_it_runs(table: Table) -> None:
    taken = replace(ROOM, entropy=table.promised)
    table.tell(taken, taken, Welcome(2, "room"), taken)
    table.call()
    table.tell(replace(ROOM, shuffling=True), replace(ROOM, running=True))
    assert len(table.asked) == 2
    table.deal(table.shuffle())
    table.tell(Done(table.asked[-1].id, 0), replace(ROOM, running=True), ROOM, ROOM)
    assert [type(request) for request in table.asked] == [CommitEntropy, Reveal, CommitEntropy]
    assert table.asked[0] != table.asked[2]


def test_without_a_seat_nothing_is_promised() -> None:
    asked: list[AnyRequest] = []
    list(Shuffler(asked.append, lambda: "id").handle(replace(ROOM, seat=None)))
    assert asked == []


def test_another_devices_promise_is_replaced_once(table: Table) -> None:
    others = replace(ROOM, entropy=commit(table.other))
    table.tell(others, others)
    assert len(table.asked) == 1
    table.tell(Welcome(2, "room"), others, others)
    assert len(table.asked) == 2


def test_a_call_told_again_is_answered_once(table: Table) -> None:
    table.call()
    table.call()
    assert len(table.revealed) == 1


@pytest.mark.parametrize("retry", [Retry.SAME, Retry.CHANGE])
def test_a_refused_number_is_found_missing(table: Table, retry: Retry) -> None:
    table.call()
    table.tell(Refused(table.asked[-1].id, "no-shuffle", {}, 0, retry))
    table.deal(with_own_seat(table.shuffle(), source=Source.WITHHELD))
    assert table.findings == ["left-out"]


def test_a_server_that_drops_a_number_is_found_out(table: Table) -> None:
    table.call()
    table.tell(Done(table.asked[-1].id, 0))
    table.deal(with_own_seat(table.shuffle(), source=Source.WITHHELD))
    assert table.findings == ["left-out"]


def test_a_server_that_never_asks_for_a_number_is_found_out(table: Table) -> None:
    table.deal(with_own_seat(table.shuffle(), source=Source.WITHHELD))
    assert (table.revealed, table.findings) == ([], ["left-out"])


def test_a_server_that_does_not_list_a_promise_is_found_out(table: Table) -> None:
    table.call(commitments=(None, commit(table.other)))
    assert (table.revealed, table.findings) == ([], ["not-listed"])


def test_someone_who_promised_and_stood_up_suspects_nothing(table: Table) -> None:
    table.tell(replace(ROOM, seat=None))
    table.call(commitments=(commit(table.secret), commit(table.other)))
    table.deal(with_own_seat(table.shuffle(), commitment=commit(table.secret)))
    assert (table.revealed, table.findings) == ([], [])


def test_a_server_that_deals_without_a_promise_is_found_out(table: Table) -> None:
    table.deal(with_own_seat(table.shuffle(), source=Source.ABSENT, commitment=None))
    assert table.findings == ["not-listed"]


def test_a_server_that_uses_an_old_number_learns_nothing(table: Table) -> None:
    table.call()
    table.deal(table.shuffle())
    table.tell(Done(table.asked[-1].id, 0), ROOM)
    table.confirm()
    table.game = "game-2"
    table.call()
    assert (len(table.revealed), table.findings) == (1, ["counted", "repeated"])


CHANGES: dict[str, Callable[[ShownShuffle], ShownShuffle | None]] = {
    "another secret": lambda told: replace(told, secret=new_entropy()),
    "no secret": lambda told: replace(told, secret=None),
    "another number of ours": lambda told: with_own_seat(told, entropy=new_entropy()),
    "a number of ours left out": lambda told: with_own_seat(told, source=Source.WITHHELD, entropy=None),
    "another commitment of ours": lambda told: with_own_seat(told, commitment=commit(new_entropy())),
    "a seat less": lambda told: replace(told, seats=told.seats[:1]),
    "nothing": lambda _: None,
}


@pytest.mark.parametrize("change", CHANGES)
def test_a_server_that_opens_something_else_is_found_out(table: Table, change: str) -> None:
    table.call()
    table.deal(table.shuffle())
    table.open(CHANGES[change](table.shuffle(is_open=True)))
    assert table.findings == ["counted", "broken"]


def test_a_server_that_changes_the_list_after_the_reveals_is_found_out(table: Table) -> None:
    table.call()
    table.secret = new_entropy()
    table.deal(table.shuffle())
    assert table.findings == ["changed"]


def test_a_server_that_shuffles_alone_is_nothing_to_warn_of() -> None:
    table = Table()
    table.deal(None)
    table.open(None)
    assert table.findings == []


@pytest.mark.parametrize("language", languages())
def test_every_finding_is_worded(language: str) -> None:
    said = {Catalogue(language).say(f"shuffle-{finding}") for finding in FINDINGS}
    assert len(said) == len(FINDINGS)
