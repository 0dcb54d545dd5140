"""A room in this process tells each seat what a server would, refuses the same, and saves before it tells."""

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, TypeVar

import pytest

from hanabi.client.visit import read_message
from hanabi.codec import to_json
from hanabi.errors import BotError
from hanabi.game import CardId, Clue, Discard, Event, Play, legal_actions
from hanabi.game.replay import Replay
from hanabi.room.audience import frame
from hanabi.room.game import Record, RoomMatch
from hanabi.room.keyboard_room import WATCHER, KeyboardRoom, person_in
from hanabi.room.scene import Scene
from hanabi.rules import ruleset
from hanabi.table import Table
from hanabi.wire import requests
from hanabi.wire.messages import Advice, AnyTold, Desk, Done, GameOpened, Happened, Refused, RoomNow
from hanabi.wire.requests import Act, AskAdvice, QueuedRequest, Sync
from hanabi.wire.terms import Mark, Memory, Spectators, SpectatorView, Terms
from tests.torture.secrecy.positions import Position, positions
from tests.torture.secrecy.swaps import Hidden, Kind
from tests.torture.secrecy.tables import played
from tests.torture.secrecy.worlds import World, other_world, this_world

NOW = 1_700_000_000.0
NAMES = ("Anna", "Ben", "Cleo")
T = TypeVar("T", bound=AnyTold)


@dataclass(eq=False)
class Ear:
    """A person at the keyboard who notes every byte they are told."""

    person: str
    invitation: str | None = None
    heard: list[bytes] = field(default_factory=list)

    def tell_frame(self, data: bytes) -> None:
        self.heard.append(data)

    tell_room = tell_frame

    def tell_table(self, frames: Sequence[bytes]) -> None:
        self.heard += frames

    def dismiss(self, code: str) -> None:
        raise AssertionError(code)

    @property
    def told(self) -> list[AnyTold]:
        return [read_message(data) for data in self.heard]

    def last(self, kind: type[T]) -> T:
        return [each for each in self.told if isinstance(each, kind)][-1]


def some_match(actions: Sequence[Play | Discard | Clue] = ()) -> RoomMatch:
    table = Table("fr", NAMES, seed=1)
    assert table.shuffle is not None
    replay = Replay(ruleset("fr"), NAMES, table.shuffle, tuple(actions))
    return RoomMatch("g", Record(replay, (1, 2, 3)), NOW)


def opened(bots: Sequence[str | None] = (None, None, None), **terms: Any) -> tuple[KeyboardRoom, list[Ear]]:
    """A room and the ears of its people."""
    room = KeyboardRoom(replace(Terms(), **terms), bots, some_match(), now=lambda: NOW)
    ears = [Ear(person_in(seat)) for seat, bot in enumerate(bots) if bot is None]
    for ear in ears:
        room.join(ear)
    return room, ears


def act(room: KeyboardRoom, action: Play | Discard | Clue, key: str = "k") -> Act:
    return Act(key, room.match.seq, action, room.match.id)


def test_everyone_is_told_what_the_scene_of_a_server_would_tell_them() -> None:
    room, ears = opened()
    room.ask(ears[0], act(room, Clue(1, 1)))
    for ear in ears:
        scene = Scene(room.room, room.match, room.audience.present)
        seen = scene.perspective(ear.person)
        assert seen is not None
        assert ear.heard[-1] == frame(scene.happened_message(room.match, seen, 0))
        assert ear.last(RoomNow).seat == seen.seat


def test_a_refusal_is_sent_to_the_guest_who_asked_and_nobody_else() -> None:
    room, ears = opened()
    before = [len(ear.heard) for ear in ears]
    room.ask(ears[0], act(room, Discard(CardId(0))))
    assert [len(ear.heard) for ear in ears] == [before[0] + 1, *before[1:]]
    assert ears[0].last(Refused).code == "all-tokens-available"


def test_a_change_is_saved_before_anybody_is_told() -> None:
    room, ears = opened()
    saved: list[tuple[int, int]] = []
    room.save = lambda: saved.append((room.match.seq, len(ears[0].heard)))
    before = len(ears[0].heard)
    room.ask(ears[0], act(room, Clue(1, 1)))
    room.ask(ears[0], requests.Note("n", 3, "a one"))
    assert [seq for seq, _ in saved] == [1, 1]
    assert saved[0][1] == before
    assert isinstance(ears[0].told[before], Done)


@pytest.mark.parametrize(
    ("who", "request_", "code"),
    [
        (1, Act("k", 0, Clue(0, 1), "g"), "not-your-turn"),
        (0, Act("k", 1, Clue(1, 1), "g"), "stale"),
        (0, Act("k", 0, Clue(1, 1), "another"), "stale"),
        (0, Act("k", 0, Clue(0, 1), "g"), "clue-to-oneself"),
        (1, AskAdvice("k", 0), "not-your-turn"),
        (0, AskAdvice("k", 9), "stale"),
        (0, requests.Arrange("k", (9, 8, 7, 6, 5)), "not-your-cards"),
        (0, requests.Note("k", 99, "what?"), "no-such-card"),
    ],
)
def test_a_request_is_refused_by_the_rules_of_rooms(who: int, request_: QueuedRequest, code: str) -> None:
    room, ears = opened()
    table, log = room.match.state, list(room.log)
    room.ask(ears[who], request_)
    refused = ears[who].told[-1]
    assert isinstance(refused, Refused)
    assert (refused.id, refused.code) == ("k", code)
    assert (room.match.state, room.log) == (table, log)


def test_notes_marks_and_the_order_of_cards_are_told_to_their_seat_alone_and_resumed() -> None:
    room, (anna, ben, _) = opened()
    before = len(ben.heard)
    for request in (
        requests.Note("1", 12, "perhaps a five"),
        requests.Arrange("2", (4, 3, 2, 1, 0)),
        requests.MarkCard("3", 2, Mark.PLAY),
    ):
        room.ask(anna, request)
    assert len(ben.heard) == before
    again = KeyboardRoom(room.room.terms, (None, None, None), some_match(), room.log)
    heard = Ear(person_in(0))
    again.join(heard)
    assert again.room == room.room
    desk = Desk("g", (4, 3, 2, 1, 0), {2: Mark.PLAY}, {12: "perhaps a five"})
    assert (anna.last(Desk), heard.last(Desk)) == (desk, desk)


@pytest.mark.parametrize("memory", list(Memory))
def test_advice_is_sent_to_the_guest_who_asked_and_everyone_sees_that_they_did(memory: Memory) -> None:
    room, (anna, ben, _) = opened(memory=memory)
    room.ask(anna, AskAdvice("k", 0, "club"))
    assert anna.last(Advice).bot == "club"
    assert not any(isinstance(each, Advice) for each in ben.told)
    room.ask(anna, AskAdvice("l", 0, "beginner"))
    assert anna.last(Advice).bot == "beginner"
    assert ben.last(RoomNow).chairs[0].advised == 1
    assert len(room.log) == 1, "it is logged once in a turn"


def test_a_bot_that_may_not_advise_is_refused() -> None:
    room, (anna, *_) = opened()
    room.ask(anna, AskAdvice("k", 0, "cheater"))
    assert anna.last(Refused).code == "bot-sees-too-much"


def test_a_person_who_watches_bots_sees_every_hand() -> None:
    room, _ = opened(("random",) * 3, spectators=Spectators(SpectatorView.OPEN))
    watcher = Ear(WATCHER)
    room.join(watcher)
    assert all(card.face for hand in watcher.last(Happened).table.hands for card in hand)
    assert watcher.last(Happened).choices is None


class Deaf:
    """A player that fails when it is told something."""

    def start(self, *_: object) -> None: ...

    def observe(self, event: Event) -> None:
        if type(event).__name__ == "Clued":
            raise BotError("bot-failed", bot="deaf", what="deaf")

    def act(self, *_: object) -> None: ...


def test_a_bot_that_fails_is_no_refusal() -> None:
    room, (anna, *_) = opened((None, None, "random"))
    room.match.table.sit(2, Deaf())  # type: ignore[arg-type]
    with pytest.raises(BotError, match="bot-failed"):
        room.ask(anna, act(room, Clue(1, 1)))
    assert not any(isinstance(each, Refused) for each in anna.told)


def test_once_the_game_is_over_everything_is_told_on_request() -> None:
    room, (anna, *_) = opened()
    chance = random.Random(1)
    while not room.match.over:
        seat = room.match.state.board.seat
        room.take_action(chance.choice(legal_actions(room.match.state.view(seat))), seat)
    room.ask(anna, Sync("s"))
    assert anna.told[-1] == Done("s", room.match.seq)
    assert anna.last(GameOpened).game == "g"
    assert "null" not in to_json(anna.last(Happened).events[0])


# Secrecy


def some_positions(count: int) -> Iterator[tuple[Position, random.Random]]:
    chance = random.Random(11)
    for position, _ in zip(positions(chance), range(count), strict=False):
        yield position, chance


def everything_told(position: Position, world: World) -> list[bytes]:
    """All that a seat is told in one world: when it joins, by refusals, advice, notes and actions."""
    terms = Terms(ruleset=str(position.rules), seats=position.players)
    room = KeyboardRoom(terms, (None,) * position.players, played(position, world), now=lambda: NOW)
    ears = [Ear(person_in(seat)) for seat in range(position.players)]
    for ear in ears:
        room.join(ear)
    mine, others = ears[position.seat], [ear for ear in ears if ear.person != person_in(position.seat)]
    for other in others:
        room.ask(other, requests.Note("o", 0, world.gossip))
    own = position.state.board.hands[position.seat]
    for number, held in enumerate(own):
        room.ask(mine, Act(f"{number}", room.match.seq + 9, Play(held.id), room.match.id))
        room.ask(mine, Act(f"{number}", room.match.seq, Clue(position.seat, 1), room.match.id))
    room.ask(mine, AskAdvice("a", room.match.seq, "beginner"))
    for action in legal_actions(position.state.view(position.to_move)):
        if isinstance(action, Clue) and action.to != position.seat:
            room.ask(ears[position.to_move], Act("c", room.match.seq, action, room.match.id))
            break
    room.ask(mine, Sync("s"))
    return mine.heard


def test_no_byte_that_a_seat_is_told_depends_on_its_hidden_cards() -> None:
    kinds = set()
    for position, chance in some_positions(40):
        world = this_world(position, chance)
        told = everything_told(position, world)
        for swap in Hidden(position).swaps(3, chance):
            assert everything_told(position, other_world(position, world, swap, chance)) == told, swap.kind
            kinds.add(swap.kind)
    assert kinds == set(Kind)


def test_a_room_that_tells_too_much_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hanabi.room.scene.Perspective.view", lambda self, state: state.view(None))
    found = 0
    for position, chance in some_positions(10):
        world = this_world(position, chance)
        told = everything_told(position, world)
        swaps = (swap for swap in Hidden(position).swaps(6, chance) if swap.own)
        found += any(
            everything_told(position, other_world(position, world, each, chance)) != told for each in swaps
        )
    assert found
