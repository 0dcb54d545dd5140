"""Advice in a room: told to the player who asks on their turn, while the others see that they asked."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Any

import pytest

from hanabi.bots import Reason
from hanabi.game import CardId, Play, Stop, StopReason, legal_actions
from hanabi.room.advice import to_advice
from hanabi.room.errors import RoomError
from hanabi.room.game import Record, RoomMatch
from hanabi.room.opinions import Opinion, Opinions
from hanabi.server.live import LiveRoom
from hanabi.server.workers.pool import BotPool
from hanabi.server.workers.requests import ADVICE_BURST, BotRequest, advice_request, replay_advice_request
from hanabi.wire.messages import Advice, Happened, RoomNow
from hanabi.wire.requests import AskAdvice, Begin, Configure, SeatBot, StandIn
from hanabi.wire.terms import Memory, Spectators, SpectatorView, Terms
from tests.server.parlour import Friend, Parlour, key, parlour
from tests.server.test_rooms import any_action, started
from tests.web.recorded import game as recorded_game

pytestmark = pytest.mark.anyio


@pytest.fixture
async def house(sqlite_url: str) -> AsyncIterator[Parlour]:
    async with parlour(sqlite_url) as made:
        yield made


class Slow(BotPool):
    """Bots whose advice a test holds back and releases."""

    def __init__(self, *answers: Opinions | None) -> None:
        super().__init__()
        self.answers = list(answers)
        self.asked: list[BotRequest] = []
        self.free = asyncio.Event()

    async def advise(self, request: BotRequest) -> Opinions | None:
        self.asked.append(request)
        await self.free.wait()
        return self.answers.pop(0) if self.answers else await super().advise(request)


def asking(friend: Friend, **fields: Any) -> AskAdvice:
    return AskAdvice(key(), friend.table.seq, game=friend.table.game, **fields)


async def advised(friend: Friend, **fields: Any) -> Advice:
    await friend.do(asking(friend, **fields))
    return await friend.hear(Advice)


def counts(friend: Friend) -> list[int]:
    return [chair.advised for chair in friend.last(RoomNow).chairs]


class TestAsking:
    async def test_advice_is_an_action_of_ones_own_with_a_reason(self, house: Parlour) -> None:
        _, host, _ = await started(house)
        told = await advised(host)
        assert (told.game, told.seq) == (host.table.game, 0)
        assert host.table.choices is not None
        offered = [option.action for option in host.table.choices.options]
        assert all(each.action in offered and each.reason and each.bots for each in told.suggestions)
        assert told.suggestions[0].bots[0] == told.bot

    async def test_the_bot_that_is_named_is_asked(self, house: Parlour) -> None:
        _, host, _ = await started(house)
        assert (await advised(host, bot="beginner")).bot == "beginner"
        assert await host.refused(asking(host, bot="deep blue")) == "unknown-bot"
        assert await host.refused(asking(host, bot="program:true")) == "unknown-bot"

    @pytest.mark.parametrize(
        ("bots", "adviser"),
        [
            (("beginner", "beginner"), "beginner"),
            (("club", "partner"), "club"),
            (("partner", "partner"), "partner"),
            (("random", "partner"), "beginner"),
        ],
    )
    async def test_advice_is_what_the_bots_at_the_table_understand(
        self, house: Parlour, bots: tuple[str, str], adviser: str
    ) -> None:
        live = await house.room(seats=3, first=0)
        host = await house.friend(live, "Host")
        for seat, bot in enumerate(bots, 1):
            await host.do(SeatBot(key(), seat, bot))
        await host.do(Begin(key()))
        await host.hear(Happened)
        assert (await advised(host)).bot == adviser

    async def test_people_among_themselves_are_told_what_the_strongest_would_do(self, house: Parlour) -> None:
        _, host, _ = await started(house)
        assert (await advised(host)).bot == "partner"

    async def test_others_see_that_a_player_asked_and_nothing_else(self, house: Parlour) -> None:
        live, host, bea = await started(house, spectators=Spectators(SpectatorView.OPEN))
        onlooker = await house.friend(live, "Cy", sit=False)
        await advised(host)
        for friend in (bea, onlooker):
            await friend.settle()
            assert counts(friend) == [1, 0]
            assert not any(isinstance(told, Advice) for told in friend.told)

    async def test_a_turn_counts_once_however_often_one_asks(self, house: Parlour) -> None:
        live, host, bea = await started(house)
        first, entries = await advised(host), live.room.number
        assert await advised(host) == first
        assert live.room.number == entries
        await host.do(any_action(host))
        await bea.hear(Happened)
        await advised(bea)
        assert counts(bea) == [1, 1]

    async def test_the_next_game_begins_with_nobody_having_asked(self, house: Parlour) -> None:
        live, host, _ = await started(house)
        await advised(host)
        await live.writer.take_action(live.match, Stop(StopReason.VOTE), None)  # type: ignore[arg-type]
        await host.do(Begin(key()))
        await host.settle()
        assert counts(host) == [0, 0]

    async def test_asking_survives_the_server(self, sqlite_url: str) -> None:
        async with parlour(sqlite_url) as house:
            live, host, _ = await started(house)
            await advised(host)
        async with parlour(sqlite_url) as house:
            again = await Friend("bea", await house.hall.get_room(live.room.id)).join()
            assert counts(again) == [1, 0]


class TestRefusals:
    async def test_nobody_asks_in_anothers_turn_or_without_a_seat(self, house: Parlour) -> None:
        live, host, bea = await started(house, spectators=Spectators(SpectatorView.OPEN))
        assert await bea.refused(asking(bea)) == "not-your-turn"
        onlooker = await house.friend(live, "Cy", sit=False)
        assert await onlooker.refused(AskAdvice(key(), host.table.seq)) == "not-seated"
        assert await Friend("stranger", live).refused(AskAdvice(key(), 0)) == "not-seated"

    async def test_there_is_no_advice_without_a_game(self, house: Parlour) -> None:
        live = await house.room(seats=2)
        host = await house.friend(live, "Host")
        assert await host.refused(AskAdvice(key(), 0)) == "no-game"

    async def test_an_older_table_gets_the_newer_one_instead_of_advice(self, house: Parlour) -> None:
        _, host, bea = await started(house)
        late = asking(host)
        await host.do(any_action(host))
        assert await host.refused(late) == "stale"
        assert host.table.seq == 1
        await bea.hear(Happened)
        assert await bea.refused(AskAdvice(key(), 1, game="another")) == "stale"
        assert await bea.refused(AskAdvice(key(), 7)) == "stale"

    @pytest.mark.parametrize(
        ("terms", "code"),
        [
            ({"advice": False}, "advice-off"),
            ({"memory": Memory.SAID}, "no-advice"),
            ({"memory": Memory.NOTHING}, "no-advice"),
        ],
    )
    async def test_a_room_may_agree_on_no_advice(
        self, house: Parlour, terms: dict[str, Any], code: str
    ) -> None:
        _, host, _ = await started(house, **terms)
        assert await host.refused(asking(host)) == code
        await host.settle()
        assert counts(host) == [0, 0]

    async def test_the_host_changes_it_between_games(self, house: Parlour) -> None:
        live = await house.room(seats=2, first=0)
        host = await house.friend(live, "Host")
        await house.friend(live, "Bea")
        await host.do(Configure(key(), Terms(seats=2, first=0, advice=False)))
        await host.do(Begin(key()))
        await host.hear(Happened)
        assert await host.refused(asking(host)) == "advice-off"

    async def test_a_player_whose_seat_a_bot_plays_cannot_ask(self, house: Parlour) -> None:
        _, host, _ = await started(house)
        await host.do(StandIn(key(), 0, "beginner"))
        assert await host.refused(AskAdvice(key(), host.table.seq)) in ("stand-in-plays", "stale")

    async def test_nobody_asks_too_often(self, house: Parlour) -> None:
        _, host, _ = await started(house)
        for _ in range(ADVICE_BURST):
            await host.do(asking(host))
        assert await host.refused(asking(host)) == "advice-too-often"


class TestThinking:
    async def test_the_room_goes_on_while_bots_think(self, sqlite_url: str) -> None:
        bots = Slow()
        async with parlour(sqlite_url, bots) as house:
            _, host, bea = await started(house)
            request = asking(host)
            host.live.ask(host.guest, request)
            await host.do(any_action(host))
            await bea.hear(Happened)
            bots.free.set()
            # The advice is for a table that no longer exists.
            while (told := await host.next()).__class__.__name__ != "Refused":
                pass
            assert (told.id, told.code) == (request.id, "stale")  # type: ignore[union-attr]
            await bea.settle()
            assert counts(bea) == [0, 0]

    async def test_bots_hear_what_the_seat_has_seen_and_nothing_else(self, sqlite_url: str) -> None:
        bots = Slow()
        bots.free.set()
        async with parlour(sqlite_url, bots) as house:
            live, host, _ = await started(house)
            await advised(host)
        assert live.match is not None
        [request] = bots.asked
        assert request.events == live.match.events_seen_by(0, -1)
        assert request.events[0].hands[0] == (None,) * 5  # type: ignore[union-attr]

    async def test_without_an_answer_one_is_told_so_and_it_does_not_count(self, sqlite_url: str) -> None:
        bots = Slow(None)
        bots.free.set()
        async with parlour(sqlite_url, bots) as house:
            _, host, _ = await started(house)
            assert await host.refused(asking(host)) == "advice-failed"
            await host.settle()
            assert counts(host) == [0, 0]
            assert (await advised(host)).seq == 0

    async def test_a_room_that_closes_leaves_nobody_thinking(self, sqlite_url: str) -> None:
        bots = Slow()
        async with parlour(sqlite_url, bots) as house:
            live, host, _ = await started(house)
            host.live.ask(host.guest, asking(host))
            while not bots.asked:
                await asyncio.sleep(0.01)
        assert await quiet(live)


async def quiet(live: LiveRoom) -> bool:
    await asyncio.sleep(0.01)
    return not live.adviser.thinking


def opinion(action: Any) -> Opinion:
    return Opinion(action, Reason("forced-play"), ("beginner",), (), None)


class TestWords:
    def test_advice_is_the_same_whatever_ones_own_cards_are(self) -> None:
        replay = replace(recorded_game(), actions=())
        deck, hand = replay.shuffle.deck, 5
        other = replace(replay.shuffle, deck=(*reversed(deck[:hand]), *deck[hand:]))
        records = [Record(replace(replay, shuffle=shuffle), (7, 7, 7)) for shuffle in (replay.shuffle, other)]
        matches = [RoomMatch("g", record, 0.0) for record in records]
        assert matches[0].state.hand(0) != matches[1].state.hand(0)
        one, two = (advice_request(match, "beginner", 0) for match in matches)
        assert one == two
        assert advice_request(matches[0], "beginner", 1) != advice_request(matches[1], "beginner", 1)

    def test_advice_against_the_rules_is_no_advice(self) -> None:
        _, view = replay_advice_request(recorded_game(), "g", 0, "beginner")
        legal, foreign = opinion(legal_actions(view)[0]), opinion(Play(CardId(999)))
        for told in (None, Opinions((foreign, legal)), Opinions((opinion(Stop(StopReason.VOTE)), legal))):
            with pytest.raises(RoomError, match="advice-failed"):
                to_advice("g", 0, "beginner", view, told)
        [only] = to_advice("g", 0, "beginner", view, Opinions((legal, foreign))).suggestions
        assert only.action == legal.action

    @pytest.mark.parametrize("seq", [62, 1000])
    def test_there_is_no_moment_after_the_end(self, seq: int) -> None:
        replay = recorded_game()
        assert len(replay.actions) == 61
        with pytest.raises(RoomError, match="no-such-moment"):
            replay_advice_request(replay, "g", seq, "beginner")
        with pytest.raises(RoomError, match="no-such-moment"):
            replay_advice_request(replay, "g", 61, "beginner")

    def test_advice_on_the_past_knows_no_more_than_its_seat_knew(self) -> None:
        replay = recorded_game()
        request, view = replay_advice_request(replay, "g", 20, "beginner")
        others = replace(replay, actions=replay.actions[:20])
        assert replay_advice_request(others, "g", 20, "beginner") == (request, view)
        assert view.seat == request.seat == view.board.seat
        assert all(event == event.seen_by(request.seat) for event in request.events)
        assert not any(held.id in view.faces for held in view.hand)
