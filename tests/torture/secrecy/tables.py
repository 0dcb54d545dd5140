"""One position in one world: a live room with real guests, and all that it tells them."""

import asyncio
import random
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from copy import copy
from dataclasses import dataclass, replace
from functools import partial
from unittest.mock import patch

from hanabi.bots import Choice
from hanabi.game import Board, Choose, Clue, Dealt, Discard, Event, GameState, Play, PlayerAction, Seat
from hanabi.game.actions import CardId
from hanabi.game.replay import Replay
from hanabi.room.entries import AnyEntry, Arranged, Began, Entered, Marked, Noted, Opened, SatDown, StoodIn
from hanabi.room.game import Record, RoomMatch, to_row
from hanabi.room.log import ActionRow, EntryRow
from hanabi.room.state import Room, evolve, open_room
from hanabi.rules import LETTERS, RANKS, ClueValue, identities
from hanabi.server.live import LiveRoom, presence
from hanabi.server.live.guest import Guest
from hanabi.server.live.news import NoNews
from hanabi.server.live.services import RoomServices
from hanabi.server.live.state import LiveState
from hanabi.server.storage.store import Store
from hanabi.server.workers.pool import BotPool
from hanabi.server.workers.requests import BotRequest, request_text
from hanabi.table import Table as GameTable
from hanabi.wire import requests
from hanabi.wire.requests import QueuedRequest
from hanabi.wire.terms import Clock, Expiry, Manners, Mark, Memory, Remark, Spectators, SpectatorView, Terms
from tests.torture.secrecy.positions import Position
from tests.torture.secrecy.swaps import Hidden, Swap, masked
from tests.torture.secrecy.traces import counted_here, grown, logged
from tests.torture.secrecy.worlds import Difference, Transcript, World, other_world, others, this_world

ROOM, GAME, NOW = "room-1", "game-1", 1_700_000_000.0
PHONE, LAPTOP, OTHER, WATCHER = "phone", "laptop", "other", "watcher"
"""Two devices of the seat that must not know, another player, and a spectator."""
CHANNELS = (PHONE, LAPTOP, OTHER, WATCHER, "bot", "log", "metrics")
PROBES = 6
"""How many actions, whether legal or not, are tried in a position."""
GRAFTS = 9
"""After each swap that is played from the deal, this many are put into a finished position."""


class StillStore(Store):
    """A log to which nobody else writes: entries are taken, actions come too late."""

    def __init__(self) -> None:
        """Need no database."""

    async def entries(self, room_id: str, after: int = 0) -> tuple[EntryRow, ...]:
        return ()

    async def actions(self, game_id: str, after: int = 0) -> tuple[ActionRow, ...]:
        return ()

    async def reviews(self, room_ids: Sequence[str]) -> dict[str, str]:
        return {}

    async def append_entry(self, *_: object, **__: object) -> bool:
        return True

    async def append_action(self, *_: object, **__: object) -> bool:
        return False


class Ears(BotPool):
    """Bots that hear every question and answer none."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[str] = []

    async def ask(self, request: BotRequest) -> Choice:
        self.asked.append(request_text(request, request.deadline))
        return await asyncio.Future[Choice]()


@dataclass(frozen=True, slots=True)
class Table:
    """A room in which a position is played, and what is asked there in every world."""

    position: Position
    terms: Terms
    other: Seat
    """Who else is connected."""
    stand_in: bool
    """Whether a bot plays the seat that may not know."""
    since: int
    """How many actions the laptop has seen before it joins."""
    asked: tuple[tuple[str, QueuedRequest], ...]

    def channels(self, swap: Swap) -> list[str]:
        """Who must not notice a swap."""
        return [name for name in CHANNELS if not (swap.own and self._sees(name))]

    def _sees(self, channel: str) -> bool:
        """Whether `channel` may see the cards that their own seat must not."""
        if channel == "bot":
            return not (self.stand_in and self.position.to_move == self.position.seat)
        return channel == OTHER or (
            channel == WATCHER and may_see_hand(self.terms.spectators, self.position.seat)
        )


def some_spectators(seats: int, chance: random.Random) -> Spectators:
    """Any choice of what spectators see."""
    view = chance.choice(list(SpectatorView))
    return Spectators(view, chance.randrange(seats), chance.choice((0, 0, 1, 5)))


def may_see_hand(spectators: Spectators, seat: Seat) -> bool:
    """Whether spectators may see the hand of a seat."""
    others_eyes = spectators.view is SpectatorView.SEAT and spectators.seat != seat
    return others_eyes or spectators.view is SpectatorView.OPEN


def some_table(position: Position, chance: random.Random) -> Table:
    """A room with any manners, memory and clock, in which all sorts of things are asked."""
    terms = Terms(
        ruleset=str(position.rules),
        seats=position.players,
        manners=chance.choice(list(Manners)),
        spectators=some_spectators(position.players, chance),
        memory=chance.choice(list(Memory)),
        first=position.first,
        clock=chance.choice((None, Clock(1000), Clock(60, Expiry.BEGINNER))),
    )
    other, since = chance.choice(others(position)), chance.randint(-1, len(position.actions))
    stand_in, asked = chance.random() < 0.4, tuple(_asked(position, chance))
    return Table(position, terms, other, stand_in, since, asked)


async def told_at(table: Table, world: World, build: Callable[[], RoomMatch]) -> Transcript:
    """Everything a room tells in one world, from the moment people join."""
    transcript, bots = Transcript(), Ears()
    guests = {name: Guest(f"{world.people}{person}") for name, person in _people(table)}
    before = counted_here()
    with logged() as lines:
        services = RoomServices(StillStore(), bots, NoNews(), now=lambda: NOW)
        live = LiveRoom(LiveState(room_of(table, world), services))
        live.state.match = build()
        await _attend(live, table, guests)
    for name, guest in guests.items():
        heard = await _heard(guest)
        assert len(heard) > 1, f"{name} was told nothing but goodbye, so nothing can be noticed"
        for data in heard:
            transcript.add(name, data)
    for text in bots.asked:
        transcript.add("bot", text)
    transcript.add("log", lines.getvalue())
    transcript.add("metrics", grown(before, counted_here()))
    return transcript


NEVER = 1e6


async def _attend(live: LiveRoom, table: Table, guests: dict[str, Guest]) -> None:
    """Join, request everything and leave."""
    # Who is here is told at the end and not by the clock, which two worlds do not share.
    with patch.object(presence, "PRESENCE_DELAY", NEVER):
        live.start()
        for name, guest in guests.items():
            live.join(guest, *((GAME, table.since) if name == LAPTOP else (None, -1)))
        for _ in range(3):
            # A bot that is to move is asked in a task of its own.
            await asyncio.sleep(0)
        for name, request in table.asked:
            live.ask(guests[name], request)
        live.leave(guests[LAPTOP])
        await live.stop()
    live.audience.show_room(live.scene)


async def _heard(guest: Guest) -> list[bytes]:
    guest.dismiss("end")
    heard = []
    while (data := await guest.next_frame()) is not None:
        heard.append(data)
    return heard


async def compared(
    table: Table, swaps: int, chance: random.Random
) -> AsyncIterator[tuple[Swap, list[Difference]]]:
    """Yield `swaps` swaps of a position, each with its forbidden differences."""
    position, hidden = table.position, Hidden(table.position)
    world = this_world(position, chance)
    with logged():
        match = played(position, world)
    replayed = await told_at(table, world, lambda: played(position, world))
    first = await told_at(table, world, lambda: match)
    for number, swap in enumerate(hidden.swaps(swaps, chance)):
        other = other_world(position, world, swap, chance)
        if number % (GRAFTS + 1):
            told = await told_at(table, other, partial(grafted, match, hidden, other))
            yield swap, list(first.differences(told, table.channels(swap)))
        else:
            told = await told_at(table, other, partial(same_history, swap, hidden, other))
            yield swap, list(replayed.differences(told, table.channels(swap)))


def same_history(swap: Swap, hidden: Hidden, world: World) -> RoomMatch:
    """The position played in another world, which took the same course as far as players may know."""
    match, position = played(hidden.position, world), hidden.position
    seat = position.seat if swap.own else None
    assert masked(history_of(match), seat) == masked(position.history, seat), swap
    assert match.state == hidden.state(world.shuffle), swap
    assert history_of(match) == hidden.history(match.state), swap
    return match


def played(position: Position, world: World) -> RoomMatch:
    """The position as a game of this world, every action taken again."""
    match = RoomMatch(GAME, record_of(position, world), NOW)
    for seq, (action, seat) in enumerate(zip(position.actions, position.actors, strict=True), 1):
        match.advance(to_row(seq, action, seat, f"{seat}/{seq}", NOW + seq))
    return match


def grafted(first: RoomMatch, hidden: Hidden, world: World) -> RoomMatch:
    """The same game, with the secrets of another world put into what was played already.

    Whatever else a match has worked out is taken over, so only a swap played from the deal can show it wrong.
    """
    match = copy(first)
    match.record = record_of(hidden.position, world)
    match.table = GraftedTable(first.table, hidden, match.record.replay)
    return match


class GraftedTable(GameTable):
    """A table with the secrets of another world; its earlier states are played when one is asked for."""

    def __init__(self, first: GameTable, hidden: Hidden, replay: Replay) -> None:
        self.__dict__.update(vars(first))
        self.state = hidden.state(replay.shuffle)
        [dealt], *told = hidden.history(self.state)
        assert isinstance(dealt, Dealt)
        self.dealt = dealt
        self.moves = [replace(move, events=events) for move, events in zip(first.moves, told, strict=True)]
        self._replay = replay

    def state_at(self, seq: int) -> GameState:
        if seq == len(self.moves):
            return self.state
        return replace(self._replay, actions=self.actions[:seq]).final()


def history_of(match: RoomMatch) -> list[tuple[Event, ...]]:
    """The events of the deal and of each action."""
    return [(match.table.dealt,), *(move.events for move in match.table.moves)]


def record_of(position: Position, world: World) -> Record:
    names = tuple(f"Player {seat}" for seat in range(position.players))
    replay = Replay(position.rules, names, world.shuffle, (), position.first, proof=world.proof)
    return Record(replay, world.seeds)


def room_of(table: Table, world: World) -> Room:
    """The room in which a position is played; private entries of other seats differ between worlds."""
    host = f"{world.people}{table.position.seat}"
    room = open_room(ROOM, Opened(table.terms, host))
    for entry in _entries(table, world):
        room = evolve(room, entry, NOW)
    return room


def _entries(table: Table, world: World) -> Iterator[AnyEntry]:
    position = table.position
    for seat in range(position.players):
        yield Entered(f"{world.people}{seat}", f"Player {seat}")
        yield SatDown(f"{world.people}{seat}", seat)
    yield Entered(f"{world.people}watcher", "Watcher")
    yield Began(GAME)
    yield Noted(position.seat, 0, "mine")
    for seat in others(position):
        yield from _gossip(position.state.board, seat, world.gossip)
    if table.stand_in:
        yield StoodIn(position.seat, "beginner")


def _gossip(board: Board, seat: Seat, gossip: str) -> Iterator[AnyEntry]:
    """What another seat keeps to itself: the longer, the more often."""
    cards = [held.id for held in board.hands[seat]]
    for place in range(len(gossip) % 4 + 1):
        yield Noted(seat, place, f"{gossip} {place}")
    if cards:
        turn = len(gossip) % len(cards)
        yield Arranged(seat, (*cards[turn:], *cards[:turn]))
        yield Marked(seat, cards[0], list(Mark)[len(gossip) % len(Mark)])


def _people(table: Table) -> Iterator[tuple[str, str]]:
    """Who is connected, under which name, as which person."""
    yield PHONE, str(table.position.seat)
    yield LAPTOP, str(table.position.seat)
    yield OTHER, str(table.other)
    yield WATCHER, "watcher"


# What is asked


def _asked(position: Position, chance: random.Random) -> Iterator[tuple[str, QueuedRequest]]:
    """Requests of every kind, most of them to be refused."""
    seq, board = len(position.actions), position.state.board
    for number, action in enumerate(_probes(position, chance)):
        yield PHONE, requests.Act(f"probe-{number}", seq, action)
    discard = Discard(CardId(0))
    yield PHONE, requests.Act("stale", max(0, seq - 1), discard)
    yield LAPTOP, requests.Act("early", seq + 1, discard)
    yield WATCHER, requests.Act("unseated", seq, discard)
    yield OTHER, requests.Act("other", seq, Play(CardId(board.drawn)))
    yield PHONE, requests.Sync("sync", chance.choice((GAME, "another")), chance.choice((None, 0, seq)))
    yield from chance.sample(list(_manners(position, chance)), 4)
    yield OTHER, requests.Note("other-note", 0, "nobody's business")


def _manners(position: Position, chance: random.Random) -> Iterator[tuple[str, QueuedRequest]]:
    """What has nothing to do with whose turn it is."""
    own = [held.id for held in position.state.board.hands[position.seat]]
    theirs = [held.id for held in position.state.board.hands[others(position)[0]]]
    drawn = position.state.board.drawn
    yield PHONE, requests.Arrange("arrange", tuple(chance.sample(own, len(own))))
    yield PHONE, requests.Arrange("not-mine", tuple(theirs))
    yield PHONE, requests.MarkCard("mark", own[0] if own else 0, chance.choice((None, *Mark)))
    yield PHONE, requests.MarkCard("not-mine-either", drawn, Mark.KEEP)
    yield LAPTOP, requests.Note("note", chance.randrange(drawn), "a two?")
    yield LAPTOP, requests.Note("no-such", drawn + 1, "a two?")
    yield PHONE, requests.Say("say", "hello")
    yield PHONE, requests.MakeRemark("remark", chance.choice(list(Remark)))
    yield WATCHER, requests.Say("watcher-say", "your third card is red")
    yield PHONE, requests.Vote("vote")
    yield PHONE, requests.Begin("begin")
    yield PHONE, requests.Sit("sit")
    yield PHONE, requests.Stand("stand")
    yield PHONE, requests.Configure("configure", Terms())
    yield PHONE, requests.SeatBot("bot", 0, "beginner")
    yield PHONE, requests.StandIn("stand-in", others(position)[0], "beginner")
    yield PHONE, requests.GiveBack("give-back", position.seat)
    yield PHONE, requests.HandOver("hand-over", 99)
    yield PHONE, requests.Remove("remove", 1 + position.seat)
    yield PHONE, requests.Enter("enter", "Watcher")
    yield WATCHER, requests.ClearSeat("clear", 0)


def _probes(position: Position, chance: random.Random) -> Sequence[PlayerAction]:
    """Actions with one's own cards, and any others that a player could think of."""
    board = position.state.board
    own = [kind(held.id) for held in board.hands[position.seat] for kind in (Play, Discard)]
    return (
        *chance.sample(own, min(2, len(own))),
        *chance.sample(list(conceivable(board)), PROBES - 2),
    )


def conceivable(board: Board) -> Iterator[PlayerAction]:
    """Every action a player could think of, and some nobody would."""
    values: tuple[ClueValue, ...] = (*LETTERS, *RANKS, 0, "pink")
    clues = [Clue(to, value) for to in range(board.players + 1) for value in values]
    cards = [CardId(card) for card in range(max(0, board.drawn - 20), board.drawn + 1)]
    yield from clues
    yield from (Discard(card) for card in cards)
    yield from (Play(card, suit) for card in cards for suit in (None, board.rules.suits[0].key, "pink"))
    yield from map(Choose, (None, *clues[:: 1 + len(clues) // 20], *identities(board.rules)))
