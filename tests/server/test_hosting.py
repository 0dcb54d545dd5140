"""Who runs a room: its owner or, in a long absence, an elected host; and who may join."""

import asyncio
from collections.abc import AsyncIterator
from unittest.mock import patch

import pytest

from hanabi.room import situation
from hanabi.room.entries import HandedOver, Opened
from hanabi.room.hosting import takeover_absence
from hanabi.room.state import evolve, open_room
from hanabi.server.live import LiveRoom
from hanabi.server.live.limits import CHANGES_PER_NAME
from hanabi.server.operators.erasure import erase
from hanabi.wire.messages import Closing, Done, Happened, Line, Notice, NoticeCode, Refused, RoomNow, Welcome
from hanabi.wire.requests import (
    Act,
    Begin,
    Configure,
    Enter,
    GiveBack,
    HandOver,
    Readmit,
    Remove,
    Say,
    SeatBot,
    SetDoor,
    Sit,
    Stand,
    StandIn,
    VoteHost,
)
from hanabi.wire.terms import Clock, Door, Manners, Terms
from tests.server.parlour import Friend, Parlour, key, parlour

pytestmark = pytest.mark.anyio


@pytest.fixture
async def house(sqlite_url: str) -> AsyncIterator[Parlour]:
    """Rooms that may be taken over as soon as the host is away."""
    async with parlour(sqlite_url, takeover=0.0) as made:
        yield made


@pytest.fixture
async def patient(sqlite_url: str) -> AsyncIterator[Parlour]:
    """Rooms that may be taken over after five minutes, as usual."""
    async with parlour(sqlite_url) as made:
        yield made


async def playing(house: Parlour, *names: str) -> tuple[LiveRoom, list[Friend]]:
    """A running game of these people, the first of whom owns the room."""
    live = await house.room(host=names[0].lower(), seats=len(names), first=0)
    friends = [await house.friend(live, name) for name in names]
    await friends[0].do(Begin(key()))
    for friend in friends:
        await friend.hear(Happened)
    return live, friends


async def leave(friend: Friend, others: list[Friend]) -> None:
    """Leave the room; the others have noticed when this returns."""
    friend.live.leave(friend.guest)
    member = friend.live.room.member_number(friend.person)
    for other in others:
        while any(each.number == member and each.present for each in (await other.hear(RoomNow)).members):
            pass


def notices(friend: Friend) -> list[tuple[NoticeCode, str | None, str | None]]:
    return [(told.code, told.by, told.whom) for told in friend.told if isinstance(told, Notice)]


class TestTakingOver:
    async def test_someone_without_a_seat_never_takes_over_a_running_game(self, house: Parlour) -> None:
        live, (ana, bo) = await playing(house, "Ana", "Bo")
        stranger = await house.friend(live, "Mallory", sit=False)
        await leave(ana, [stranger])
        assert await stranger.refused(VoteHost(key(), 3)) == "not-seated"
        assert await stranger.refused(HandOver(key(), 3)) == "not-host"
        assert await stranger.refused(Remove(key(), 2)) == "not-host"
        assert await bo.refused(VoteHost(key(), 3)) == "candidate-absent"
        assert live.room.host == "ana"

    async def test_the_majority_of_the_players_present_decides(self, house: Parlour) -> None:
        live, (ana, bo, cy, di) = await playing(house, "Ana", "Bo", "Cy", "Di")
        await leave(ana, [bo])
        await bo.do(VoteHost(key(), 2))
        await cy.do(VoteHost(key(), 3))
        assert live.room.host == "ana"
        await bo.settle()
        votes = [(vote.member, vote.candidate) for vote in bo.last(RoomNow).host_votes]
        assert votes == [(2, 2), (3, 3)]
        await di.do(VoteHost(key(), 2))
        assert (live.room.host, live.room.owner) == ("bo", "ana")
        await cy.settle()
        assert notices(cy) == [(NoticeCode.TOOK_OVER, "Di", "Bo")]
        assert not cy.last(RoomNow).host_votes

    async def test_a_vote_is_taken_back(self, house: Parlour) -> None:
        live, (ana, bo, cy) = await playing(house, "Ana", "Bo", "Cy")
        await leave(ana, [bo])
        await bo.do(VoteHost(key(), 3))
        await bo.do(VoteHost(key(), None))
        await cy.do(VoteHost(key(), 3))
        assert live.room.host == "ana"

    async def test_a_vote_that_was_not_cast_is_not_taken_back(self, house: Parlour) -> None:
        live, (_, bo) = await playing(house, "Ana", "Bo")
        number = live.room.number
        assert await bo.refused(VoteHost(key(), None)) == "not-voted"
        assert live.room.number == number

    async def test_votes_do_not_outlive_the_absence_they_were_cast_in(self, house: Parlour) -> None:
        live, (ana, bo, cy, di) = await playing(house, "Ana", "Bo", "Cy", "Di")
        await leave(ana, [bo])
        await bo.do(VoteHost(key(), 3))
        back = await Friend("ana", live).join()
        assert not live.room.host_votes
        await leave(back, [cy])
        await cy.do(VoteHost(key(), 3))
        assert live.room.host == "ana"
        await di.do(VoteHost(key(), 3))
        assert live.room.host == "cy"

    async def test_an_owner_whom_another_process_missed_gets_the_room_back(
        self, house: Parlour, sqlite_url: str
    ) -> None:
        live, (ana, bo) = await playing(house, "Ana", "Bo")
        await leave(ana, [bo])
        async with parlour(sqlite_url, takeover=0.0) as elsewhere:
            there = await elsewhere.hall.get_room(live.room.id)
            back = await Friend("ana", there).join()
            await bo.do(VoteHost(key(), 2))
            there.catch_up()
            while (await back.hear(Notice)).code is not NoticeCode.HOST_RETURNED:
                pass
            assert there.room.host == "ana"

    async def test_nobody_votes_while_the_host_is_here(self, house: Parlour) -> None:
        _, (_, bo) = await playing(house, "Ana", "Bo")
        assert await bo.refused(VoteHost(key(), 2)) == "host-present"

    async def test_a_short_absence_is_no_reason(self, patient: Parlour) -> None:
        _, (ana, bo) = await playing(patient, "Ana", "Bo")
        await leave(ana, [bo])
        assert await bo.refused(VoteHost(key(), 2)) == "host-away-briefly"
        takeover, member = bo.last(RoomNow).takeover, bo.last(RoomNow).members[0]
        assert takeover is not None
        assert member.away_since is not None
        assert takeover - member.away_since == pytest.approx(300, abs=1)

    def test_the_absence_fits_the_pace(self) -> None:
        assert takeover_absence(None, 300) == 300
        assert takeover_absence(Clock(30), 300) == 300
        assert takeover_absence(Clock(86_400), 300) == 172_800

    async def test_an_acting_host_runs_the_table_but_removes_no_player(self, house: Parlour) -> None:
        live, (ana, bo, cy) = await playing(house, "Ana", "Bo", "Cy")
        stranger = await house.friend(live, "Mallory", sit=False)
        await leave(ana, [bo, cy])
        await bo.do(VoteHost(key(), 2))
        await cy.do(VoteHost(key(), 2))
        assert await bo.refused(Remove(key(), 3)) == "seated-stay"
        assert await bo.refused(Remove(key(), 1)) == "host-stays"
        await bo.do(Remove(key(), 4))
        assert stranger.sent_home is not None

    async def test_the_owner_is_host_again_on_return(self, house: Parlour) -> None:
        live, (ana, bo) = await playing(house, "Ana", "Bo")
        await leave(ana, [bo])
        await bo.do(VoteHost(key(), 2))
        assert live.room.host == "bo"
        back = await Friend("ana", live).join()
        assert [type(told) for told in back.told] == [Welcome, RoomNow]
        assert live.room.host == "ana"
        await bo.settle()
        assert notices(bo)[-1] == (NoticeCode.HOST_RETURNED, None, "Ana")
        assert await bo.refused(SetDoor(key(), Door.LOCKED)) == "not-host"

    async def test_an_owner_who_hands_over_gives_the_room_away(self, house: Parlour) -> None:
        live, (ana, bo) = await playing(house, "Ana", "Bo")
        await ana.do(HandOver(key(), 2))
        assert (live.room.host, live.room.owner) == ("bo", "bo")
        await bo.settle()
        assert notices(bo) == [(NoticeCode.HANDED_OVER, "Ana", "Bo")]

    async def test_an_acting_host_hands_over_what_was_lent_and_no_more(self, house: Parlour) -> None:
        live, (ana, bo, cy) = await playing(house, "Ana", "Bo", "Cy")
        await leave(ana, [bo, cy])
        await bo.do(VoteHost(key(), 2))
        await cy.do(VoteHost(key(), 2))
        await house.friend(live, "Mallory", sit=False)
        assert await bo.refused(HandOver(key(), 4)) == "candidate-absent"
        await bo.do(HandOver(key(), 3))
        assert (live.room.host, live.room.owner) == ("cy", "ana")

    async def test_members_of_a_room_where_no_one_sits_vote_too(self, house: Parlour) -> None:
        live = await house.room(host="ana")
        ana = await house.friend(live, "Ana", sit=False)
        bo = await house.friend(live, "Bo", sit=False)
        await leave(ana, [bo])
        await bo.do(VoteHost(key(), 2))
        assert live.room.host == "bo"

    async def test_an_absence_outlives_a_restart(self, sqlite_url: str) -> None:
        async with parlour(sqlite_url) as house:
            live, (ana, bo) = await playing(house, "Ana", "Bo")
            await house.hall._send_heartbeat()
            await leave(ana, [bo])
            await house.hall._send_heartbeat()
            left = live.scene.away_since["ana"]
        async with parlour(sqlite_url) as house:
            again = await house.hall.get_room(live.room.id)
            assert again.scene.away_since["ana"] == pytest.approx(left, abs=10)

    def test_a_log_of_an_older_server_keeps_its_meaning(self) -> None:
        room = open_room("room", Opened(Terms(), "ana"))
        given = evolve(room, HandedOver("bo"), 0.0)
        assert (given.host, given.owner) == ("bo", "bo")


class TestRemoving:
    async def test_a_removal_is_told_and_undone(self, house: Parlour) -> None:
        live, (ana, _) = await playing(house, "Ana", "Bo")
        await ana.do(Remove(key(), 2))
        await ana.settle()
        assert notices(ana) == [(NoticeCode.REMOVED, "Ana", "Bo")]
        assert [(each.number, each.name) for each in ana.last(RoomNow).removed] == [(2, "Bo")]
        assert live.room.chairs[1].bot == "beginner"
        await ana.do(Readmit(key(), 2))
        back = await Friend("bo", live).join()
        await back.do(GiveBack(key(), 1))
        assert (live.room.chairs[1].person, live.room.chairs[1].player) == ("bo", None)
        assert await ana.refused(Readmit(key(), 2)) == "not-removed"
        assert await ana.refused(Readmit(key(), 9)) == "not-removed"

    async def test_a_name_that_another_has_meanwhile_is_not_given_back(self, house: Parlour) -> None:
        live = await house.room(host="ana")
        ana, _ = await house.friend(live, "Ana"), await house.friend(live, "Bo")
        await ana.do(Remove(key(), 2))
        other = await Friend("another", live).join()
        await other.do(Enter(key(), "Bo"))
        assert await ana.refused(Readmit(key(), 2)) == "name-taken"

    async def test_erased_people_are_readmitted_no_matter_who_else_was_erased(self, house: Parlour) -> None:
        live = await house.room(host="ana")
        ana, _ = await house.friend(live, "Ana"), await house.friend(live, "Bo", sit=False)
        await house.friend(live, "Cy", sit=False)
        await ana.do(Remove(key(), 2))
        for person in ("bo", "cy"):
            await erase(house.hall.store, person)
            await house.hall.reload_rooms_of(person)
        again = await Friend("ana", await house.hall.get_room(live.room.id)).join()
        await again.do(Readmit(key(), 2))
        assert list(again.live.room.members.values()) == ["Ana", "—", "—"]
        other = await Friend("mallory", again.live).join()
        assert await other.refused(Enter(key(), "—")) == "name-empty"

    async def test_a_name_that_may_not_be_told_yet_is_in_no_notice(self, house: Parlour) -> None:
        live, (ana, bo) = await playing(house, "Ana", "Bo")
        await house.friend(live, "Play your 3", sit=False)
        await ana.do(Remove(key(), 3))
        await bo.settle()
        assert notices(bo) == [(NoticeCode.REMOVED, "Ana", None)]
        assert [each.name for each in bo.last(RoomNow).removed] == [None]


class TestTheDoor:
    async def test_a_locked_room_lets_only_members_in(self, house: Parlour) -> None:
        live = await house.room(host="ana")
        ana = await house.friend(live, "Ana")
        bo = await house.friend(live, "Bo")
        visitor = await Friend("visitor", live).join()
        await ana.do(SetDoor(key(), Door.LOCKED))
        assert visitor.sent_home == Closing("room-locked", None)
        assert bo.sent_home is None
        again = Friend("visitor", live)
        live.join(again.guest, None, -1)
        assert await again.next() == Closing("room-locked", None)
        await Friend("bo", live).join()
        await ana.do(SetDoor(key(), Door.OPEN))
        await Friend("visitor", live).join()

    async def test_an_invitation_opens_the_door_until_it_is_renewed(self, house: Parlour) -> None:
        live = await house.room(host="ana")
        ana, bo = await house.friend(live, "Ana"), await house.friend(live, "Bo")
        await ana.do(SetDoor(key(), Door.INVITED))
        await ana.settle()
        await bo.settle()
        invitation = ana.last(RoomNow).invitation
        assert invitation
        assert bo.last(RoomNow).invitation is None
        guest = Friend("guest", live)
        guest.guest.invitation = invitation
        await guest.join()
        await guest.do(Enter(key(), "Cy"))
        late = Friend("late", live)
        late.guest.invitation = invitation
        await late.join()
        await ana.do(SetDoor(key(), Door.INVITED))
        assert late.sent_home == Closing("room-invited", None)
        assert guest.sent_home is None

    async def test_everyone_sees_who_locked_the_room(self, house: Parlour) -> None:
        live = await house.room(host="ana")
        ana, bo = await house.friend(live, "Ana"), await house.friend(live, "Bo")
        await ana.do(SetDoor(key(), Door.LOCKED))
        told = await bo.hear(Notice)
        assert (told.code, told.by, told.door) == (NoticeCode.DOOR_SET, "Ana", Door.LOCKED)
        assert notices(await Friend("bo", live).join()) == []
        back = await Friend("bo", live).join()
        assert (await back.hear(Notice)).door is Door.LOCKED


async def give_name(live: LiveRoom, name: str) -> Done | Refused:
    """The answer to a stranger who gives their name."""
    return await (await Friend(name, live).join()).ask(Enter(key(), name))


class TestStrangers:
    async def test_people_who_were_removed_do_not_count_as_members(self, house: Parlour) -> None:
        live = await house.room(host="ana")
        ana = await house.friend(live, "Ana")
        with patch("hanabi.room.judging.MOST_MEMBERS", 2):
            await house.friend(live, "Mallory", sit=False)
            friend = await Friend("bo", live).join()
            assert await friend.refused(Enter(key(), "Bo")) == "room-crowded"
            await ana.do(Remove(key(), 2))
            await friend.do(Enter(key(), "Mallory"))

    async def test_a_room_that_is_nearly_full_keeps_a_reserve_for_its_host(self, house: Parlour) -> None:
        live = await house.room(host="ana")
        ana, bo = await house.friend(live, "Ana"), await house.friend(live, "Bo")
        with (
            patch.object(situation, "MOST_ENTRIES", live.room.number + 10),
            patch.object(situation, "OWNER_RESERVE", 10),
        ):
            assert await bo.refused(Say(key(), "more")) == "room-worn-out"
            await ana.do(Remove(key(), 2))
            await ana.do(SetDoor(key(), Door.LOCKED))
            await ana.do(Configure(key(), Terms(seats=2)))
            await ana.do(SeatBot(key(), 1, "beginner"))
            await ana.do(Begin(key()))

    async def test_strangers_fill_only_their_share(self, house: Parlour) -> None:
        live = await house.room(host="ana", manners=Manners.OPEN)
        ana, stranger = await house.friend(live, "Ana"), await house.friend(live, "Mallory", sit=False)
        with patch.object(situation, "MOST_FROM_STRANGERS", 3):
            for _ in range(3):
                await stranger.do(Say(key(), "spam"))
            assert await stranger.refused(Say(key(), "spam")) == "strangers-worn-out"
            assert await stranger.refused(Enter(key(), "Mallory 2")) == "strangers-worn-out"
            await ana.do(Say(key(), "hello"))
            friend = await house.friend(live, "Bo", sit=False)
            await friend.do(Sit(key()))
            await friend.do(Say(key(), "hello"))

    async def test_one_address_brings_only_so_many_names(self, house: Parlour) -> None:
        live = await house.room(host="ana")
        # While this goes on, however slowly, some more are allowed.
        names, allowed = 0, house.hall.services.names_per_minute
        while isinstance(told := await give_name(live, f"M{names}x"), Done) and names < 10 * allowed:
            names += 1
        assert isinstance(told, Refused)
        assert told.code == "too-many-names"
        assert names >= allowed
        friend = Friend("friend", live)
        friend.guest.address = "192.0.2.7"
        await friend.join()
        await friend.do(Enter(key(), "Bo"))

    async def test_their_requests_wait_behind_those_of_members(self, house: Parlour) -> None:
        live, (ana, bo) = await playing(house, "Ana", "Bo")
        stranger = await Friend("stranger", live).join()
        gate, waiting = asyncio.Event(), []

        async def wait_for_gate() -> None:
            await gate.wait()

        async def count_strangers() -> None:
            waiting.append(stranger.guest.requests_waiting)

        live.mailbox.post(wait_for_gate)
        for _ in range(20):
            live.ask(stranger.guest, Enter(key(), ""))
        assert ana.table.choices is not None
        live.ask(ana.guest, Act(key(), 0, ana.table.choices.options[-1].action))
        live.mailbox.post(count_strangers)
        gate.set()
        assert (await bo.hear(Happened)).seq == 1
        while not waiting:
            await asyncio.sleep(0)
        assert waiting == [20]

    async def test_a_connection_that_ends_before_it_began_leaves_nobody_behind(self, house: Parlour) -> None:
        live = await house.room(host="ana")
        hasty = Friend("ana", live)
        gate = asyncio.Event()

        async def wait_for_gate() -> None:
            await gate.wait()

        live.mailbox.post(wait_for_gate)
        hasty.guest.is_stranger = True
        live.mailbox.post(lambda: live.presence.let_in(hasty.guest, None, -1), stranger=True)
        hasty.guest.is_stranger = False
        live.leave(hasty.guest)
        gate.set()
        await house.friend(live, "Bo")
        assert hasty.guest not in live.audience.guests

    async def test_requests_of_one_person_keep_their_order(self, house: Parlour) -> None:
        live = await house.room(host="ana", seats=2)
        newcomer = await Friend("newcomer", live).join()
        requests: list[Enter | Sit | Say] = [Enter(key(), "Newcomer"), Sit(key()), Say(key(), "hello")]
        for request in requests:
            live.ask(newcomer.guest, request)
        assert (await newcomer.hear(Line)).text == "hello"
        assert live.room.seat_of("newcomer") == 0

    async def test_one_address_changes_only_so_much(self, house: Parlour) -> None:
        live = await house.room(host="ana", seats=2)
        restless = await house.friend(live, "Mallory", sit=False)
        # Sitting down is counted for the address and standing up for the person. While this goes on, however
        # slowly, some more of both are allowed, so either may be refused first.
        allowed = CHANGES_PER_NAME * house.hall.services.names_per_minute
        told, done = await restless.ask(Sit(key())), 0
        while isinstance(told, Done) and done < 20 * allowed:
            done += 1
            told = await restless.ask(Stand(key()) if done % 2 else Sit(key()))
        assert isinstance(told, Refused)
        assert told.code == "too-many-changes"
        assert done >= 2 * allowed - 1
        friend = Friend("friend", live)
        friend.guest.address = "192.0.2.7"
        await friend.join()
        await friend.do(Enter(key(), "Bo"))
        await friend.do(Sit(key()))


class TestBotTables:
    async def test_a_stand_in_makes_no_way_round_the_limit(self, house: Parlour) -> None:
        live = await house.room(host="ana", seats=2, first=0)
        ana = await house.friend(live, "Ana")
        await ana.do(SeatBot(key(), 1, "beginner"))
        await ana.do(Begin(key()))
        while house.hall.services.bot_games.take(""):
            pass
        assert await ana.refused(StandIn(key(), 0, "beginner")) == "too-many-bot-games"

    async def test_an_address_begins_only_so_many_games_of_bots_alone(self, house: Parlour) -> None:
        live = await house.room(host="ana", seats=2)
        ana = await house.friend(live, "Ana", sit=False)
        for seat in (0, 1):
            await ana.do(SeatBot(key(), seat, "beginner"))
        while house.hall.services.bot_games.take(""):
            pass
        assert await ana.refused(Begin(key())) == "too-many-bot-games"
