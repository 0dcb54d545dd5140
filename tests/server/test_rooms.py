"""Rooms: who may request what, what everyone is told, and what a game in a room goes through."""

import asyncio
import time
from collections.abc import AsyncIterator
from typing import Any
from unittest.mock import AsyncMock, patch

import pytest
from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncConnection

from hanabi.game import CardId, Play, Result, StopReason
from hanabi.room.judging import LONGEST_TEXT
from hanabi.server.errors import StorageError
from hanabi.server.live import LiveRoom
from hanabi.server.storage.schema import GAMES
from hanabi.wire import messages as wire
from hanabi.wire.messages import Desk, GameOpened, Happened, Line, RoomNow
from hanabi.wire.requests import (
    Act,
    Arrange,
    Begin,
    ClearSeat,
    Configure,
    Enter,
    GiveBack,
    HandOver,
    MakeRemark,
    MarkCard,
    Note,
    Remove,
    Say,
    SeatBot,
    Sit,
    Stand,
    StandIn,
    Sync,
    Vote,
)
from hanabi.wire.terms import Clock, Expiry, Manners, Mark, Memory, Remark, Spectators, SpectatorView, Terms
from tests.server.parlour import Friend, Parlour, key, parlour
from tests.waits import WAIT_LIMIT, until

pytestmark = pytest.mark.anyio


@pytest.fixture
async def house(sqlite_url: str) -> AsyncIterator[Parlour]:
    async with parlour(sqlite_url) as made:
        yield made


async def started(house: Parlour, **terms: Any) -> tuple[LiveRoom, Friend, Friend]:
    """A game of two people, Host and Bea, that has just begun; Host begins."""
    live = await house.room(seats=2, **{"first": 0, **terms})
    host, bea = await house.friend(live, "Host"), await house.friend(live, "Bea")
    await host.do(Begin(key()))
    await host.hear(Happened)
    await bea.hear(Happened)
    return live, host, bea


def any_action(friend: Friend) -> Act:
    """The first legal action of the player to move."""
    table = friend.table
    assert table.choices is not None
    return Act(key(), table.seq, table.choices.options[-1].action, table.game)


class TestSeats:
    async def test_people_sit_where_they_like(self, house: Parlour) -> None:
        live = await house.room(seats=3)
        host = await house.friend(live, "Host")
        bea = await house.friend(live, "Bea", sit=False)
        await bea.do(Sit(key(), 2))
        await host.settle()
        room = host.last(RoomNow)
        assert [chair.member for chair in room.chairs] == [1, None, 2]
        assert [(member.name, member.present) for member in room.members] == [("Host", True), ("Bea", True)]

    async def test_a_player_who_sits_elsewhere_leaves_their_seat(self, house: Parlour) -> None:
        live = await house.room(seats=3)
        host = await house.friend(live, "Host")
        await host.do(Sit(key(), 2))
        assert [chair.free for chair in live.room.chairs] == [True, True, False]
        await host.do(Stand(key()))
        assert all(chair.free for chair in live.room.chairs)
        assert await host.refused(Stand(key())) == "not-seated"

    async def test_a_seat_is_one_persons(self, house: Parlour) -> None:
        live = await house.room(seats=2)
        await house.friend(live, "Host")
        bea = await house.friend(live, "Bea", sit=False)
        assert await bea.refused(Sit(key(), 0)) == "seat-taken"
        assert await bea.refused(Sit(key(), 7)) == "no-such-seat"
        await bea.do(Sit(key()))
        cy = await house.friend(live, "Cy", sit=False)
        assert await cy.refused(Sit(key())) == "room-full"

    async def test_nobody_does_anything_without_a_name(self, house: Parlour) -> None:
        live = await house.room()
        stranger = await Friend("stranger", live).join()
        for request in (Sit(key()), Say(key(), "hi"), Begin(key()), Vote(key())):
            assert await stranger.refused(request) in ("no-name", "not-host")

    async def test_bots_take_seats_and_are_sent_away(self, house: Parlour) -> None:
        live = await house.room(seats=2)
        host = await house.friend(live, "Host")
        await host.do(SeatBot(key(), 1, "beginner"))
        assert await host.refused(SeatBot(key(), 1, "beginner")) == "seat-taken"
        await host.do(ClearSeat(key(), 1))
        assert await host.refused(ClearSeat(key(), 0)) == "not-a-bots-seat"
        assert await host.refused(SeatBot(key(), 1, "deep blue")) == "unknown-bot"

    async def test_only_the_host_runs_the_room(self, house: Parlour) -> None:
        live = await house.room(seats=3)
        await house.friend(live, "Host")
        bea = await house.friend(live, "Bea")
        for request in (
            SeatBot(key(), 2, "beginner"),
            ClearSeat(key(), 2),
            Configure(key(), Terms()),
            Begin(key()),
            HandOver(key(), 2),
            Remove(key(), 1),
            StandIn(key(), 0, "beginner"),
        ):
            assert await bea.refused(request) == "not-host", request

    async def test_the_host_hands_over(self, house: Parlour) -> None:
        live = await house.room(seats=2)
        host, bea = await house.friend(live, "Host"), await house.friend(live, "Bea")
        await host.do(HandOver(key(), 2))
        assert await host.refused(Begin(key())) == "not-host"
        await bea.do(Begin(key()))
        assert await host.refused(HandOver(key(), 9)) in ("not-host", "no-such-member")

    async def test_a_removed_person_stays_out(self, house: Parlour) -> None:
        live = await house.room(seats=2)
        host, bea = await house.friend(live, "Host"), await house.friend(live, "Bea")
        assert await host.refused(Remove(key(), 1)) == "host-stays"
        await host.do(Remove(key(), 2))
        assert bea.sent_home is not None
        assert (bea.sent_home.code, bea.sent_home.back_in) == ("removed", None)
        again = Friend("bea", live)
        live.join(again.guest, None, -1)
        assert (await again.next()) == wire.Closing("removed", None)
        assert [chair.free for chair in live.room.chairs] == [False, True]

    async def test_names_are_told_apart(self, house: Parlour) -> None:
        live = await house.room()
        await house.friend(live, "Zoë")
        other = await Friend("other", live).join()
        for name in ("zoë", "ZOË", "  Zoe\u0308 "):
            assert await other.refused(Enter(key(), name)) == "name-taken"
        await other.do(Enter(key(), "Zoe"))

    @pytest.mark.parametrize(
        ("name", "code"),
        [
            ("", "name-empty"),
            ("  \n ", "name-empty"),
            ("x" * 25, "name-too-long"),
            ("a\u0000b", "name-unprintable"),
            ("a\u202eb", "name-unprintable"),
            ("a\u200bb", "name-unprintable"),
            ("a" + "\u0301" * 5, "name-unprintable"),
        ],
    )
    async def test_a_name_that_cannot_be_shown_is_refused(self, house: Parlour, name: str, code: str) -> None:
        live = await house.room()
        friend = await Friend("stranger", live).join()
        assert await friend.refused(Enter(key(), name)) == code


class TestTerms:
    async def test_terms_change_between_games_only(self, house: Parlour) -> None:
        _live, host, _ = await started(house)
        assert await host.refused(Configure(key(), Terms("de", 2))) == "game-running"
        assert await host.refused(Sit(key())) == "game-running"

    async def test_a_smaller_table_moves_people_up(self, house: Parlour) -> None:
        live = await house.room(seats=4)
        host = await house.friend(live, "Host", sit=False)
        await host.do(Sit(key(), 3))
        await host.do(Configure(key(), Terms("pl", 2)))
        assert [chair.person for chair in live.room.chairs] == ["host", None]
        await house.friend(live, "Bea")
        await host.do(Configure(key(), Terms("pl", 5)))
        assert len(live.room.chairs) == 5

    @pytest.mark.parametrize(
        ("terms", "code"),
        [
            (Terms("fr", 6), "player-count"),
            (Terms("fr", 1), "player-count"),
            (Terms("nonsense"), "unknown-edition"),
            (Terms("pl+black-powder"), "not-in-box"),
            (Terms("fr", 3, first=3), "no-such-seat"),
            (Terms(clock=Clock(1)), "clock-range"),
            (Terms(clock=Clock(10**9)), "clock-range"),
            (Terms("x" * 3000), "ruleset-too-long"),
        ],
    )
    async def test_impossible_terms_are_refused(self, house: Parlour, terms: Terms, code: str) -> None:
        live = await house.room()
        host = await house.friend(live, "Host")
        assert await host.refused(Configure(key(), terms)) == code

    async def test_too_few_seats_for_those_who_sit_are_refused(self, house: Parlour) -> None:
        live = await house.room(seats=3)
        host = await house.friend(live, "Host")
        await house.friend(live, "Bea")
        await house.friend(live, "Cy")
        assert await host.refused(Configure(key(), Terms("fr", 2))) == "too-many-sitting"

    async def test_a_game_needs_every_seat_taken(self, house: Parlour) -> None:
        live = await house.room(seats=3)
        host = await house.friend(live, "Host")
        answer = await host.ask(Begin(key()))
        assert isinstance(answer, wire.Refused)
        assert (answer.code, answer.details) == ("free-seats", {"seats": 2})


class TestPlay:
    async def test_the_table_tells_each_seat_its_own(self, house: Parlour) -> None:
        _, host, bea = await started(house)
        assert host.table.choices is not None
        assert bea.table.choices is None
        own, other = host.table.table.hands
        assert all(card.face is None for card in own)
        assert all(card.face is not None for card in other)

    async def test_an_action_is_done_then_shown(self, house: Parlour) -> None:
        _, host, bea = await started(house)
        act = any_action(host)
        host.live.ask(host.guest, act)
        assert await host.hear(wire.Done) == wire.Done(act.id, 1)
        assert host.table.seq == 0
        assert (await bea.hear(Happened)).seq == 1

    async def test_a_stale_action_is_refused_and_the_table_shown(self, house: Parlour) -> None:
        _, host, _ = await started(house)
        act = any_action(host)
        await host.do(act)
        late = Act(key(), 0, act.action)
        assert await host.refused(late) == "stale"
        assert host.table.seq == 1

    async def test_an_action_sent_again_is_done_once(self, house: Parlour) -> None:
        live, host, _ = await started(house)
        act = any_action(host)
        await host.do(act)
        await host.do(act)
        assert live.seq == 1

    async def test_an_action_of_an_old_game_never_reaches_the_next(self, house: Parlour) -> None:
        live, host, bea = await started(house)
        act = any_action(host)
        await host.do(act)
        await host.do(Vote(key()))
        await bea.do(Vote(key()))
        await host.hear(GameOpened)
        await host.do(Begin(key()))
        await host.do(act)
        fresh = Act(key(), 0, act.action, act.game)
        assert await host.refused(fresh) == "stale"
        assert live.seq == 0

    async def test_others_turns_and_empty_hands_are_not_for_taking(self, house: Parlour) -> None:
        live, host, bea = await started(house)
        action = any_action(host).action
        assert await bea.refused(Act(key(), 0, action)) == "not-your-turn"
        watcher = await house.friend(live, "Wim", sit=False)
        assert await watcher.refused(Act(key(), 0, action)) == "not-seated"

    async def test_a_rematch_deals_again_to_the_same_people(self, house: Parlour) -> None:
        live, host, bea = await started(house)
        first = live.room.game
        await host.do(Vote(key()))
        await bea.do(Vote(key()))
        await host.hear(GameOpened)
        await host.do(Begin(key()))
        assert live.room.game != first
        assert live.room.games[0] == first
        assert not live.room.votes

    async def test_a_begin_sent_again_deals_once(self, house: Parlour) -> None:
        live, host, bea = await started(house)
        await host.do(Vote(key()))
        await bea.do(Vote(key()))
        await host.hear(GameOpened)
        again = Begin(key())
        await host.do(again)
        await host.do(again)
        assert len(live.room.games) == 2


class TestVotes:
    async def test_more_than_half_end_the_game(self, house: Parlour) -> None:
        live, host, bea = await started(house)
        await host.do(Vote(key()))
        assert live.match is not None
        assert not live.match.over
        await host.do(Vote(key(), False))
        await bea.do(Vote(key()))
        await host.do(Vote(key()))
        table = await bea.hear(GameOpened)
        outcome = bea.table.table.outcome
        assert outcome is not None
        assert (outcome.result, outcome.reason, outcome.score) == (Result.STOPPED, StopReason.VOTE, 0)
        assert table.commitment

    async def test_bots_have_no_vote(self, house: Parlour) -> None:
        live = await house.room(seats=3, first=0)
        host = await house.friend(live, "Host")
        await host.do(SeatBot(key(), 1, "random"))
        await host.do(SeatBot(key(), 2, "random"))
        await host.do(Begin(key()))
        await host.do(Vote(key()))
        await host.hear(GameOpened)

    async def test_votes_need_a_game_and_a_seat(self, house: Parlour) -> None:
        live = await house.room(seats=2)
        host = await house.friend(live, "Host")
        assert await host.refused(Vote(key())) == "no-game"


class TestTalk:
    async def test_a_strict_room_is_silent_while_a_game_runs(self, house: Parlour) -> None:
        _live, host, bea = await started(house, manners=Manners.STRICT)
        assert await host.refused(Say(key(), "your ones!")) == "no-talk-now"
        assert await host.refused(MakeRemark(key(), Remark.HELLO)) == "no-talk-now"
        await host.do(Vote(key()))
        await bea.do(Vote(key()))
        await bea.hear(GameOpened)
        await host.do(Say(key(), "well"))
        assert (await bea.hear(Line)).text == "well"

    async def test_a_room_of_remarks_has_those_only(self, house: Parlour) -> None:
        _, host, bea = await started(house, manners=Manners.REMARKS)
        assert await host.refused(Say(key(), "your ones!")) == "remarks-only"
        await host.do(MakeRemark(key(), Remark.KNOW_NOTHING))
        line = await bea.hear(Line)
        assert (line.name, line.remark, line.text) == ("Host", Remark.KNOW_NOTHING, None)

    async def test_an_open_room_talks_and_watchers_do_not(self, house: Parlour) -> None:
        live, host, bea = await started(
            house, manners=Manners.OPEN, spectators=Spectators(SpectatorView.OPEN)
        )
        await host.do(Say(key(), "hello\nthere\u0007"))
        assert (await bea.hear(Line)).text == "hello there"
        watcher = await house.friend(live, "Wim", sit=False)
        assert await watcher.refused(Say(key(), "red 3!")) == "watchers-are-silent"
        assert await watcher.refused(MakeRemark(key(), Remark.HELLO)) == "watchers-are-silent"

    async def test_words_have_a_length(self, house: Parlour) -> None:
        live = await house.room()
        host = await house.friend(live, "Host")
        assert await host.refused(Say(key(), " \n ")) == "text-empty"
        assert await host.refused(Say(key(), "x" * (LONGEST_TEXT + 1))) == "text-too-long"

    async def test_a_guest_who_comes_later_reads_what_was_said(self, house: Parlour) -> None:
        live = await house.room()
        host = await house.friend(live, "Host")
        await host.do(Say(key(), "first"))
        late = await Friend("late", live).join()
        assert (await late.hear(Line)).text == "first"


class TestDesk:
    async def test_order_and_marks_are_ones_own_on_every_device(self, house: Parlour) -> None:
        live, host, bea = await started(house)
        phone = await Friend("host", live).join()
        await phone.settle()
        await bea.settle()
        before = len(bea.told)
        hand = [card.id for card in host.table.table.hands[0]]
        await host.do(Arrange(key(), tuple(reversed(hand))))
        await host.do(MarkCard(key(), hand[0], Mark.PLAY))
        await host.do(Note(key(), hand[1], "maybe <b>red</b>"))
        await phone.settle()
        desk = phone.last(Desk)
        assert desk.order == tuple(reversed(hand))
        assert desk.marks == {hand[0]: Mark.PLAY}
        assert desk.notes == {hand[1]: "maybe <b>red</b>"}
        await bea.settle()
        assert len(bea.told) == before
        await host.do(MarkCard(key(), hand[0], None))
        await host.do(Note(key(), hand[1], ""))
        await phone.settle()
        assert (phone.last(Desk).marks, phone.last(Desk).notes) == ({}, {})

    async def test_only_ones_own_cards_are_moved_and_marked(self, house: Parlour) -> None:
        _, host, bea = await started(house)
        theirs = [card.id for card in host.table.table.hands[1]]
        assert await host.refused(Arrange(key(), tuple(theirs))) == "not-your-cards"
        assert await host.refused(MarkCard(key(), theirs[0], Mark.KEEP)) == "not-your-cards"
        assert await host.refused(Note(key(), 49, "later")) == "no-such-card"
        await bea.do(Note(key(), 0, "theirs"))

    async def test_notes_are_opened_when_the_game_is_over(self, house: Parlour) -> None:
        _live, host, bea = await started(house)
        await bea.do(Note(key(), 0, "a red one"))
        await host.do(Vote(key()))
        await bea.do(Vote(key()))
        assert (await host.hear(GameOpened)).notes == ({}, {0: "a red one"})


class TestWatching:
    async def test_without_leave_nobody_watches(self, house: Parlour) -> None:
        live, host, _bea = await started(house)
        watcher = await Friend("wim", live).join()
        await host.do(any_action(host))
        await watcher.settle()
        assert not [told for told in watcher.told if isinstance(told, Happened | wire.DealtGame)]
        assert watcher.last(RoomNow).watching == 1

    async def test_where_the_room_allows_it_watchers_see_all_hands(self, house: Parlour) -> None:
        live, _host, _ = await started(house, spectators=Spectators(SpectatorView.OPEN))
        watcher = await Friend("wim", live).join()
        await watcher.hear(Happened)
        assert all(card.face for hand in watcher.table.table.hands for card in hand)
        assert watcher.table.choices is None

    async def test_everyone_sees_everything_once_it_is_over(self, house: Parlour) -> None:
        live, host, bea = await started(house)
        watcher = await Friend("wim", live).join()
        await host.do(Vote(key()))
        await bea.do(Vote(key()))
        await watcher.hear(Happened)
        assert all(card.face for hand in watcher.table.table.hands for card in hand)


class TestMemory:
    async def test_what_is_not_remembered_is_not_sent(self, house: Parlour) -> None:
        for memory in (Memory.SAID, Memory.NOTHING):
            _, host, bea = await started(house, memory=memory)
            await host.do(any_action(host))  # a clue
            card = (await bea.hear(Happened)).table.hands[1][0]
            assert (card.suits, card.ranks, card.possible) == (None, None, None)
            assert (card.said is None) == (memory is Memory.NOTHING)

    async def test_where_nothing_is_remembered_history_is_one_round(self, house: Parlour) -> None:
        live, host, bea = await started(house, memory=Memory.NOTHING)
        for player in (host, bea, host, bea):
            await player.do(any_action(player))
            await host.settle()
            await bea.settle()
        again = await Friend("host", live).join()
        events = (await again.hear(Happened)).events
        assert sum(type(event).__name__ == "TurnEnded" for event in events) == 2
        await again.do(Sync(key()))
        assert len(again.table.events) == len(events)


class TestStandIns:
    async def test_a_bot_plays_for_an_absent_player_until_they_are_back(self, house: Parlour) -> None:
        live, host, bea = await started(house)
        assert await host.refused(StandIn(key(), 1, "beginner")) == "player-present"
        live.leave(bea.guest)
        await host.do(StandIn(key(), 1, "beginner"))
        await host.do(any_action(host))
        while host.table.seq < 2:
            await host.hear(Happened)
        back = await Friend("bea", live).join()
        await back.hear(Happened)
        await host.do(any_action(host))
        assert await back.refused(Act(key(), 2, play_first(back))) in ("stand-in-plays", "stale")
        await back.do(GiveBack(key(), 1))
        assert await back.refused(GiveBack(key(), 1)) == "no-stand-in"

    async def test_a_bot_plays_on_for_a_removed_player(self, house: Parlour) -> None:
        live, host, _bea = await started(house)
        await host.do(any_action(host))
        await host.do(Remove(key(), 2))
        while host.table.seq < 2:
            await host.hear(Happened)
        assert live.room.chairs[1].bot == "beginner"

    async def test_bots_seats_need_no_stand_in(self, house: Parlour) -> None:
        live = await house.room(seats=2, first=0)
        host = await house.friend(live, "Host")
        await host.do(SeatBot(key(), 1, "beginner"))
        await host.do(Begin(key()))
        assert await host.refused(StandIn(key(), 1, "beginner")) == "not-a-persons-seat"
        assert await host.refused(GiveBack(key(), 1)) == "no-stand-in"


def play_first(friend: Friend) -> Any:
    """A play of the oldest card of the second seat, legal or not."""
    return Play(CardId(friend.table.table.hands[1][0].id))


def let_run_out(live: LiveRoom) -> None:
    """Turn the clock of a turn forward."""
    assert live.match is not None
    live.match.turn_began -= 4.9
    live.catch_up()


class TestClocks:
    async def test_a_clock_that_runs_out_stops_the_game(self, house: Parlour) -> None:
        live, host, _ = await started(house, clock=Clock(5, Expiry.STOP))
        assert host.table.ends is not None
        let_run_out(live)
        await host.hear(GameOpened)
        outcome = host.table.table.outcome
        assert outcome is not None
        assert outcome.reason is StopReason.CLOCK

    async def test_or_lets_the_beginner_move(self, house: Parlour) -> None:
        live, host, _ = await started(house, clock=Clock(5, Expiry.BEGINNER))
        let_run_out(live)
        assert (await host.hear(Happened)).seq == 1
        assert live.room.chairs[0].player is None

    async def test_nothing_a_player_does_but_acting_stops_their_clock(self, house: Parlour) -> None:
        live, host, _ = await started(house, clock=Clock(5), manners=Manners.OPEN)
        await host.do(Say(key(), "wait"))
        ends = host.table.ends
        assert await host.refused(Act(key(), 999, any_action(host).action)) == "stale"
        await Friend("host", live).join()
        await host.do(Say(key(), "wait"))
        assert live.autopilot.plan is not None
        assert live.autopilot.plan.ends == ends

    async def test_talk_does_not_put_off_the_beginner(self, sqlite_url: str) -> None:
        async with parlour(sqlite_url, delay=0.4) as house:
            live, host, _ = await started(house, clock=Clock(5, Expiry.BEGINNER), manners=Manners.OPEN)
            let_run_out(live)
            async with asyncio.timeout(WAIT_LIMIT):
                while not live.seq:
                    await host.do(Say(key(), "wait"))
                    await asyncio.sleep(0.1)

    async def test_a_server_that_was_away_leaves_time_to_move(self, sqlite_url: str) -> None:
        async with parlour(sqlite_url) as house:
            live, _, _ = await started(house, clock=Clock(60))
            await house.hall.store.journal.write(_begin_long_ago, "games")
        async with parlour(sqlite_url) as house:
            again = await house.hall.get_room(live.room.id)
            friend = await Friend("host", again).join()
            ends = (await friend.hear(Happened)).ends
            assert ends is not None
            assert 25 < ends - time.time() < 31


class TestHints:
    async def test_no_name_is_taken_or_shown_while_a_game_runs(self, house: Parlour) -> None:
        live, host, bea = await started(house, spectators=Spectators(SpectatorView.OPEN))
        assert await bea.refused(Enter(key(), "play your 2nd")) == "game-running"
        await bea.do(Enter(key(), "Bea"))
        watcher = await house.friend(live, "slot 3 is red", sit=False)
        await watcher.settle()
        await host.settle()
        assert [member.name for member in host.last(RoomNow).members] == ["Host", "Bea"]
        assert [member.name for member in watcher.last(RoomNow).members] == ["Host", "Bea", "slot 3 is red"]
        await host.do(Vote(key()))
        await bea.do(Vote(key()))
        await host.hear(GameOpened)
        assert len((await host.hear(RoomNow)).members) == 3


async def test_a_reading_that_fails_halfway_is_told_in_full_later(sqlite_url: str) -> None:
    async with parlour(sqlite_url) as here, parlour(sqlite_url) as there:
        live, host, _ = await started(here)
        other = await there.hall.get_room(live.room.id)
        bea = await Friend("bea", other).join()
        await host.do(Remove(key(), 2))
        failure = AsyncMock(side_effect=StorageError("storage-unavailable"))
        with patch.object(other.state.services.store, "actions", failure), pytest.raises(StorageError):
            await other.reader.catch_up()
        await other.reader.catch_up()
        assert bea.sent_home is not None


async def test_the_database_knows_when_a_game_goes_on_by_itself(sqlite_url: str) -> None:
    async with parlour(sqlite_url, delay=30) as house:
        live, host, bea = await started(house)
        store, game = house.hall.store, str(live.room.game)

        async def due() -> float | None:
            row = await store.game(game)
            assert row is not None
            return row.due

        assert await due() is None
        await host.do(StandIn(key(), 0, "beginner"))
        assert await due() is not None
        await host.do(GiveBack(key(), 0))
        assert await due() is None
        await host.do(Vote(key()))
        assert await due() is None
        await bea.do(Vote(key()))
        await bea.hear(GameOpened)
        row = await store.game(game)
        assert row is not None
        assert row.ended is not None
        assert row.due is None


async def test_a_room_comes_back_from_its_log(sqlite_url: str) -> None:
    async with parlour(sqlite_url) as house:
        live, host, bea = await started(house, clock=Clock(3600))
        await host.do(any_action(host))
        await bea.do(Note(key(), 0, "mine"))
        assert live.match is not None
        room, state = live.room, live.match.state
    async with parlour(sqlite_url) as house:
        again = await house.hall.get_room(room.id)
        assert again.room == room
        assert again.match is not None
        assert again.match.state == state
        friend = await Friend("bea", again).join()
        await friend.hear(Desk)
        assert friend.table.choices is not None


async def test_a_bots_turn_goes_on_with_nobody_there(sqlite_url: str) -> None:
    async with parlour(sqlite_url, delay=30) as house:
        live = await house.room(seats=2, first=1)
        host = await house.friend(live, "Host")
        await host.do(SeatBot(key(), 1, "beginner"))
        await host.do(Begin(key()))
        room_id, game_id = live.room.id, live.room.game
        await house.hall.store.journal.write(lambda c: _make_due(c, game_id), "games")
    async with parlour(sqlite_url) as house:
        rooms = house.hall.rooms
        await until(lambda: room_id in rooms and rooms[room_id].seq == 1, "the room to wake up")


async def _begin_long_ago(connection: AsyncConnection) -> None:
    await connection.execute(update(GAMES).values(began=1000.0))


async def _make_due(connection: AsyncConnection, game_id: str | None) -> None:
    await connection.execute(update(GAMES).where(GAMES.c.id == game_id).values(due=0))
