"""What people without a seat see of a running game: as the room chose, and no more than that."""

from collections.abc import AsyncIterator

import pytest

from hanabi import game
from hanabi.room.judging import LONGEST_DELAY
from hanabi.server.live import LiveRoom
from hanabi.wire.messages import DealtGame, GameOpened, Happened
from hanabi.wire.requests import Act, Begin, Configure, Sync, Vote
from hanabi.wire.terms import Spectators, SpectatorView, Terms
from tests.server.parlour import Friend, Parlour, key, parlour

pytestmark = pytest.mark.anyio


@pytest.fixture
async def house(sqlite_url: str) -> AsyncIterator[Parlour]:
    async with parlour(sqlite_url) as made:
        yield made


async def watched(house: Parlour, spectators: Spectators) -> tuple[LiveRoom, list[Friend], Friend]:
    """A running game of three, and a spectator who was there from the beginning."""
    live = await house.room(host="ana", seats=3, first=0, spectators=spectators)
    players = [await house.friend(live, name) for name in ("Ana", "Bo", "Cy")]
    spectator = await house.friend(live, "Zoe", sit=False)
    await players[0].do(Begin(key()))
    for player in players:
        await player.hear(Happened)
    return live, players, spectator


async def play(live: LiveRoom, players: list[Friend], actions: int) -> None:
    """Take some actions, always the last legal one."""
    for _ in range(actions):
        player = players[live.match.state.board.seat] if live.match else players[0]
        await player.settle()
        assert player.table.choices is not None
        await player.do(Act(key(), player.table.seq, player.table.choices.options[-1].action))


def faces(friend: Friend) -> list[bool]:
    """For each hand, whether all its faces are seen."""
    return [all(card.face for card in hand) for hand in friend.table.table.hands]


async def test_in_public_no_hand_is_seen(house: Parlour) -> None:
    live, players, spectator = await watched(house, Spectators(SpectatorView.PUBLIC))
    await play(live, players, 4)
    await spectator.settle()
    assert faces(spectator) == [False, False, False]
    assert not any(card.face for hand in spectator.table.table.hands for card in hand)
    happened = [each for each in spectator.told if isinstance(each, Happened)]
    dealt, *later = [event for each in happened for event in each.events]
    assert not [event for event in later if isinstance(event, game.Drawn) and event.face]
    assert isinstance(dealt, game.Dealt)
    assert all(face is None for hand in dealt.hands for face in hand)
    assert (spectator.table.seq, spectator.table.choices) == (4, None)


async def test_with_the_eyes_of_a_seat_that_hand_is_hidden(house: Parlour) -> None:
    _, _, spectator = await watched(house, Spectators(SpectatorView.SEAT, seat=1))
    await spectator.settle()
    assert faces(spectator) == [True, False, True]
    assert spectator.last(DealtGame).seat is None
    assert spectator.table.choices is None


async def test_behind_the_players_everything_is_seen_later(house: Parlour) -> None:
    live, players, spectator = await watched(house, Spectators(SpectatorView.OPEN, delay=3))
    await play(live, players, 2)
    await spectator.settle()
    assert not [each for each in spectator.told if isinstance(each, DealtGame | Happened)], (
        "not even the deal"
    )
    await play(live, players, 3)
    await spectator.settle()
    assert (spectator.table.seq, spectator.table.table.seq) == (2, 2)
    assert live.match is not None
    assert spectator.table.table.drawn == live.match.table.state_at(2).board.drawn
    assert spectator.table.ends is None
    late = await Friend("late", live).join()
    assert (await late.hear(Happened)).seq == 2
    await late.do(Sync(key()))
    assert late.table.seq == 2


async def test_each_event_is_told_once_also_when_the_game_ends(house: Parlour) -> None:
    live, players, spectator = await watched(house, Spectators(SpectatorView.OPEN, delay=3))
    await play(live, players, 5)
    for player in players[:2]:
        await player.do(Vote(key()))
    await spectator.hear(GameOpened)
    assert live.match is not None
    told = [event for each in spectator.told if isinstance(each, Happened) for event in each.events]
    assert len(told) == len(list(live.match.events()))
    assert spectator.table.seq == live.seq == 6


async def test_where_nothing_is_seen_the_whole_game_is_told_at_its_end(house: Parlour) -> None:
    live, players, spectator = await watched(house, Spectators())
    await play(live, players, 2)
    await spectator.settle()
    assert not [each for each in spectator.told if isinstance(each, DealtGame | Happened)]
    for player in players[:2]:
        await player.do(Vote(key()))
    await spectator.hear(GameOpened)
    assert live.match is not None
    assert len(spectator.table.events) == len(list(live.match.events()))
    assert spectator.last(DealtGame).game == live.match.id


async def test_impossible_choices_are_refused(house: Parlour) -> None:
    live = await house.room(host="ana", seats=3)
    ana = await house.friend(live, "Ana")
    nobody = Terms(seats=3, spectators=Spectators(SpectatorView.SEAT, seat=3))
    assert await ana.refused(Configure(key(), nobody)) == "no-such-seat"
    endless = Terms(seats=3, spectators=Spectators(SpectatorView.OPEN, delay=LONGEST_DELAY + 1))
    assert await ana.refused(Configure(key(), endless)) == "delay-range"
