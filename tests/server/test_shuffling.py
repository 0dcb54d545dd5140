"""The shuffle before a game: numbers are promised, called for and revealed; the deck follows from them."""

import asyncio
import sys
from collections.abc import AsyncIterator, Iterator
from typing import Any

import httpx
import pytest

from hanabi.game import commit, new_entropy, shuffle_faults
from hanabi.game.replay import Replay, read_replay
from hanabi.room import plans
from hanabi.room.entries import EntropyRevealed, ShuffleCalled, read_entry
from hanabi.server.archive.games import load_finished_game
from hanabi.server.live import LiveRoom
from hanabi.wire.messages import DealtGame, GameOpened, Happened, RoomNow, ShuffleCall
from hanabi.wire.requests import Begin, CommitEntropy, Configure, Moment, Reveal, SeatBot, Sit, Stand, Vote
from hanabi.wire.terms import Spectators, SpectatorView, Terms
from tests.server.parlour import Friend, Parlour, key, parlour
from tests.server.player import Player, open_room
from tests.server.served import Served

pytestmark = pytest.mark.anyio
LONG = 600.0


@pytest.fixture
async def house(sqlite_url: str) -> AsyncIterator[Parlour]:
    async with parlour(sqlite_url) as made:
        yield made


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A deal waits for numbers long enough for a test to notice."""
    monkeypatch.setattr(plans, "REVEAL_SECONDS", LONG)


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """A deal waits for numbers for a moment only."""
    monkeypatch.setattr(plans, "REVEAL_SECONDS", 0.3)


async def seated(house: Parlour, **terms: Any) -> tuple[LiveRoom, Friend, Friend]:
    live = await house.room(seats=2, **terms)
    return live, await house.friend(live, "Host"), await house.friend(live, "Bea")


async def promise(friend: Friend) -> str:
    """Commit to a new number; the number."""
    entropy = new_entropy()
    await friend.do(CommitEntropy(key(), commit(entropy)))
    assert (await friend.hear(RoomNow)).entropy == commit(entropy)
    return entropy


async def heard_call(friend: Friend) -> ShuffleCall:
    call = await friend.hear(ShuffleCall)
    assert friend.last(RoomNow).shuffling
    return call


async def ended(house: Parlour, live: LiveRoom, *friends: Friend) -> tuple[GameOpened, Replay]:
    """Everything that is opened after everyone voted to end the game, and the record."""
    for friend in friends:
        await friend.do(Vote(key()))
    opened = await friends[0].hear(GameOpened)
    return opened, (await load_finished_game(house.hall.store, opened.game)).replay


def check(replay: Replay) -> None:
    assert replay.proof
    assert shuffle_faults(replay.rules, len(replay.players), replay.shuffle, replay.first, replay.proof) == ()


def sources(dealt: DealtGame | GameOpened) -> list[str]:
    assert dealt.shuffle
    return [seat.source.value for seat in dealt.shuffle.seats]


class TestHonestTables:
    async def test_a_deck_follows_from_everyones_numbers(self, house: Parlour, patient: None) -> None:
        live, host, bea = await seated(house)
        one, two = await promise(host), await promise(bea)
        await host.do(Begin(key()))
        call = await heard_call(host)
        assert call == await heard_call(bea)
        assert call.commitments == (commit(one), commit(two))
        await host.do(Reveal(key(), call.game, one))
        await bea.do(Reveal(key(), call.game, two))
        dealt = await bea.hear(DealtGame)
        await host.hear(DealtGame)
        assert (dealt.game, sources(dealt)) == (call.game, ["player", "player"])
        assert dealt.shuffle
        assert dealt.shuffle.server == call.server
        opened, replay = await ended(house, live, host, bea)
        assert opened.shuffle
        assert commit(opened.shuffle.secret or "") == call.server
        assert [seat.entropy for seat in opened.shuffle.seats] == [one, two]
        check(replay)

    async def test_bots_add_numbers_that_the_server_drew(self, house: Parlour, patient: None) -> None:
        live = await house.room(seats=3)
        host = await house.friend(live, "Host")
        for seat in (1, 2):
            await host.do(SeatBot(key(), seat, "beginner"))
        one = await promise(host)
        await host.do(Begin(key()))
        call = await heard_call(host)
        await host.do(Reveal(key(), call.game, one))
        assert sources(await host.hear(DealtGame)) == ["player", "bot", "bot"]

    async def test_who_takes_no_part_is_absent_and_keeps_nobody_waiting(
        self, house: Parlour, patient: None
    ) -> None:
        live, host, bea = await seated(house)
        one = await promise(host)
        await host.do(Begin(key()))
        call = await heard_call(host)
        assert call.commitments == (commit(one), None)
        await host.do(Reveal(key(), call.game, one))
        assert sources(await host.hear(DealtGame)) == ["player", "absent"]
        check((await ended(house, live, host, bea))[1])

    async def test_without_numbers_a_game_begins_at_once(self, house: Parlour, patient: None) -> None:
        live, host, bea = await seated(house)
        await host.do(Begin(key()))
        assert sources(await host.hear(DealtGame)) == ["absent", "absent"]
        assert not [told for told in host.told if isinstance(told, ShuffleCall)]
        check((await ended(house, live, host, bea))[1])

    async def test_bots_alone_begin_at_once(self, house: Parlour, patient: None) -> None:
        live = await house.room(seats=2, spectators=Spectators(SpectatorView.OPEN))
        host = await house.friend(live, "Host", sit=False)
        for seat in (0, 1):
            await host.do(SeatBot(key(), seat, "beginner"))
        await host.do(Begin(key()))
        assert sources(await host.hear(DealtGame)) == ["bot", "bot"]

    async def test_every_game_asks_for_new_numbers(self, house: Parlour, patient: None) -> None:
        live, host, bea = await seated(house)
        secrets = set()
        for _ in range(2):
            one, two = await promise(host), await promise(bea)
            await host.do(Begin(key()))
            call = await heard_call(host)
            await host.do(Reveal(key(), call.game, one))
            await bea.do(Reveal(key(), call.game, two))
            await host.hear(Happened)
            assert host.last(RoomNow).entropy is None
            opened, replay = await ended(house, live, host, bea)
            assert opened.shuffle
            secrets.add(opened.shuffle.secret)
            check(replay)
        assert len(secrets) == 2

    async def test_a_deal_taken_up_again_needs_no_numbers(self, house: Parlour, patient: None) -> None:
        live, host, bea = await seated(house)
        await host.do(Begin(key()))
        opened, replay = await ended(house, live, host, bea)
        await promise(host)
        await host.do(Begin(key(), Moment(opened.game)))
        dealt = await host.hear(DealtGame)
        assert (dealt.shuffle, dealt.again) == (None, Moment(opened.game))
        assert (await ended(house, live, host, bea))[1].shuffle == replay.shuffle


class TestLateAndWrongNumbers:
    async def test_who_does_not_reveal_in_time_is_listed_so(self, house: Parlour, hasty: None) -> None:
        live, host, bea = await seated(house)
        one, two = await promise(host), await promise(bea)
        await host.do(Begin(key()))
        call = await heard_call(host)
        await host.do(Reveal(key(), call.game, one))
        dealt = await host.hear(DealtGame)
        assert sources(dealt) == ["player", "withheld"]
        assert dealt.shuffle
        assert dealt.shuffle.seats[1].commitment == commit(two)
        assert await bea.refused(Reveal(key(), call.game, two)) == "no-shuffle"
        check((await ended(house, live, host, bea))[1])

    async def test_a_wrong_number_is_refused_and_the_right_one_still_counts(
        self, house: Parlour, patient: None
    ) -> None:
        _, host, bea = await seated(house)
        one, two = await promise(host), await promise(bea)
        await host.do(Begin(key()))
        call = await heard_call(host)
        assert await bea.refused(Reveal(key(), call.game, one)) == "wrong-entropy"
        assert await bea.refused(Reveal(key(), call.game, new_entropy())) == "wrong-entropy"
        assert await bea.refused(Reveal(key(), "another", two)) == "no-shuffle"
        await bea.do(Reveal(key(), call.game, two))
        await host.do(Reveal(key(), call.game, one))
        assert sources(await host.hear(DealtGame)) == ["player", "player"]

    async def test_a_number_revealed_twice_counts_once(self, house: Parlour, patient: None) -> None:
        live, host, bea = await seated(house)
        one, two = await promise(host), await promise(bea)
        await host.do(Begin(key()))
        call = await heard_call(host)
        again = Reveal(key(), call.game, one)
        await host.do(again)
        await host.do(again)
        assert await host.refused(Reveal(key(), call.game, one)) == "no-shuffle"
        await bea.do(Reveal(key(), call.game, two))
        await bea.hear(DealtGame)
        rows = await house.hall.store.entries(live.room.id)
        assert sum(isinstance(read_entry(row.entry), EntropyRevealed) for row in rows) == 2

    async def test_the_last_promise_before_the_call_counts(self, house: Parlour, patient: None) -> None:
        _, host, _ = await seated(house)
        old, new = await promise(host), await promise(host)
        await host.do(Begin(key()))
        call = await heard_call(host)
        assert call.commitments[0] == commit(new)
        assert await host.refused(Reveal(key(), call.game, old)) == "wrong-entropy"

    async def test_nobody_promises_for_others_or_without_a_seat(self, house: Parlour) -> None:
        live, host, bea = await seated(house)
        cy = await house.friend(live, "Cy", sit=False)
        assert await cy.refused(CommitEntropy(key(), "0" * 64)) == "not-seated"
        await host.do(Begin(key()))
        assert await bea.refused(CommitEntropy(key(), "0" * 64)) == "game-running"
        assert await cy.refused(Reveal(key(), "game", "0" * 64)) == "not-seated"
        assert await bea.refused(Reveal(key(), "game", "0" * 64)) == "no-shuffle"

    async def test_who_is_away_is_not_waited_for(
        self, house: Parlour, patient: None, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("hanabi.room.shuffling.PRESENCE_LAG", 0.0)
        live, host, bea = await seated(house)
        await promise(bea)
        live.leave(bea.guest)
        await host.hear(RoomNow)
        await host.do(Begin(key()))
        assert sources(await host.hear(DealtGame)) == ["absent", "withheld"]


class TestTheCall:
    async def test_nothing_but_hashes_is_told_before_the_end(self, house: Parlour, patient: None) -> None:
        live, host, bea = await seated(house)
        one, two = await promise(host), await promise(bea)
        await host.do(Begin(key()))
        call = await heard_call(host)
        await host.do(Reveal(key(), call.game, one))
        await bea.do(Reveal(key(), call.game, two))
        await bea.hear(Happened)
        await bea.settle()
        rows = [read_entry(row.entry) for row in await house.hall.store.entries(live.room.id)]
        [entry] = [row for row in rows if isinstance(row, ShuffleCalled)]
        told = str(bea.told)
        assert commit(one) in told
        assert one not in told
        assert entry.secret not in told

    @pytest.mark.parametrize("change", ["seat", "terms"])
    async def test_a_change_at_the_table_calls_the_shuffle_off(
        self, house: Parlour, patient: None, change: str
    ) -> None:
        _, host, bea = await seated(house)
        one, two = await promise(host), await promise(bea)
        await host.do(Begin(key()))
        call = await heard_call(bea)
        if change == "seat":
            await bea.do(Stand(key()))
            await bea.do(Sit(key()))
        else:
            await host.do(Configure(key(), Terms(seats=2, ruleset="pl")))
        assert await host.refused(Reveal(key(), call.game, one)) == "no-shuffle"
        assert not host.last(RoomNow).shuffling
        one, two = await promise(host), await promise(bea)
        await host.do(Begin(key()))
        again = await heard_call(host)
        assert (again.game, again.server) != (call.game, call.server)
        await host.do(Reveal(key(), again.game, one))
        await bea.do(Reveal(key(), again.game, two))
        assert sources(await host.hear(DealtGame)) == ["player", "player"]

    async def test_begin_during_a_call_changes_nothing(self, house: Parlour, patient: None) -> None:
        live, host, bea = await seated(house)
        one, two = await promise(host), await promise(bea)
        first = Begin(key())
        await host.do(first)
        await host.do(first)
        assert await host.refused(Begin(key())) == "shuffling"
        await host.do(Reveal(key(), host.last(ShuffleCall).game, one))
        await bea.do(Reveal(key(), host.last(ShuffleCall).game, two))
        await host.hear(DealtGame)
        rows = await house.hall.store.entries(live.room.id)
        assert sum(isinstance(read_entry(row.entry), ShuffleCalled) for row in rows) == 1
        assert len(live.room.games) == 1

    async def test_who_comes_back_during_a_call_hears_of_it(self, house: Parlour, patient: None) -> None:
        live, host, bea = await seated(house)
        one, two = await promise(host), await promise(bea)
        await host.do(Begin(key()))
        call = await heard_call(host)
        live.leave(bea.guest)
        again = await Friend("bea", live).join()
        assert await again.hear(ShuffleCall) == call
        await again.do(Reveal(key(), call.game, two))
        await host.do(Reveal(key(), call.game, one))
        assert sources(await host.hear(DealtGame)) == ["player", "player"]

    async def test_another_process_finishes_what_one_began(self, database_url: str, patient: None) -> None:
        """The first one is gone between the call and the deal, as if it were killed."""
        async with parlour(database_url) as house:
            live, host, bea = await seated(house)
            one, two = await promise(host), await promise(bea)
            begin = Begin(key())
            await host.do(begin)
            call = await heard_call(host)
            await host.do(Reveal(key(), call.game, one))
            room = live.room.id
        async with parlour(database_url) as house:
            live = await house.hall.get_room(room)
            host, bea = await Friend("host", live).join(), await Friend("bea", live).join()
            assert await host.hear(ShuffleCall) == call
            await host.do(begin)
            await bea.do(Reveal(key(), call.game, two))
            assert sources(await host.hear(DealtGame)) == ["player", "player"]
            check((await ended(house, live, host, bea))[1])

    async def test_two_processes_shuffle_together(self, database_url: str, patient: None) -> None:
        async with parlour(database_url) as here, parlour(database_url) as there:
            live, host, _ = await seated(here)
            bea = await Friend("bea", await there.hall.get_room(live.room.id)).join()
            one, two = await promise(host), await promise(bea)
            await host.do(Begin(key()))
            call = await heard_call(bea)
            await bea.do(Reveal(key(), call.game, two))
            await host.do(Reveal(key(), call.game, one))
            assert sources(await host.hear(DealtGame)) == ["player", "player"]
            assert (await bea.hear(DealtGame)).game == call.game
            assert len(live.room.games) == 1


# Over real sockets


async def told_of(player: Player, kind: str) -> dict[str, Any]:
    """The last message of a kind, as soon as there is one."""

    def found() -> list[str]:
        return [frame for frame in player.frames if frame.startswith(f'{{"type":"{kind}"')]

    await player.until(lambda: bool(found()), 60.0)
    told: dict[str, Any] = httpx.Response(200, text=found()[-1]).json()
    return told


async def sit_down(served: Served) -> tuple[Player, Player, list[str]]:
    """Two people who have promised a number each."""
    room, cookie = await open_room(served.base, seats=2)
    people = [Player(served.base, room, cookie), Player(served.base, room)]
    numbers = [new_entropy(), new_entropy()]
    for name, player, number in zip(("Ada", "Bo"), people, numbers, strict=True):
        await player.connect()
        await player.do("enter", name=name)
        await player.do("sit")
        await player.do("commit-entropy", commitment=commit(number))
    return people[0], people[1], numbers


class Patient(Served):
    """A server that waits for numbers longer than any test."""

    def command(self) -> list[str]:
        patience = f"from hanabi.room import plans; plans.REVEAL_SECONDS = {LONG}"
        start = "import runpy; runpy.run_module('hanabi', run_name='__main__', alter_sys=True)"
        return [sys.executable, "-c", f"{patience}; {start}", *super().command()[3:]]


@pytest.fixture(scope="module")
def patient_server() -> Iterator[Served]:
    with Patient() as server:
        yield server


async def test_honest_clients_do_not_wait_for_the_deadline(patient_server: Served) -> None:
    """Their numbers are there after one round trip, and nothing else is waited for."""
    served = patient_server
    ada, bo, numbers = await sit_down(served)
    await ada.do("begin")
    for player, number in zip((ada, bo), numbers, strict=True):
        call = await told_of(player, "shuffle")
        await player.do("reveal", game=call["game"], entropy=number)
    await asyncio.gather(told_of(ada, "game"), told_of(bo, "game"))
    assert [seat["source"] for seat in ada.game["shuffle"]["seats"]] == ["player", "player"]
    for player in (ada, bo):
        await player.do("vote")
    await ada.until(lambda: bool(ada.opened))
    async with httpx.AsyncClient(base_url=served.base) as client:
        answer = await client.get(f"/api/games/{ada.game['game']}/replay")
    check(read_replay(answer.text))
    for player in (ada, bo):
        await player.close()


async def test_a_server_killed_between_call_and_deal_finishes_the_deal(tmp_path: Any) -> None:
    with Patient(f"sqlite:///{tmp_path}/hanabi.db") as server:
        ada, bo, numbers = await sit_down(server)
        await ada.do("begin", id="begin-1")
        call = await told_of(ada, "shuffle")
        await ada.do("reveal", game=call["game"], entropy=numbers[0])
        server.kill()
        await ada.close()
        await bo.close()
        server.start()
        ada, bo = Player(server.base, ada.room_id, ada.cookie), Player(server.base, bo.room_id, bo.cookie)
        await ada.connect()
        await bo.connect()
        await ada.do("begin", id="begin-1")
        assert (await told_of(bo, "shuffle")) == call
        await bo.do("reveal", id="reveal-1", game=call["game"], entropy=numbers[1])
        await ada.until(lambda: bool(ada.game), 60.0)
        assert [seat["source"] for seat in ada.game["shuffle"]["seats"]] == ["player", "player"]
        assert ada.game["game"] == call["game"]
        await ada.close()
        await bo.close()


@pytest.mark.parametrize(
    "fields",
    [
        {"type": "commit-entropy"},
        {"type": "commit-entropy", "commitment": "A" * 64},
        {"type": "commit-entropy", "commitment": "0" * 63},
        {"type": "commit-entropy", "commitment": "0" * 64 + "\n"},
        {"type": "reveal", "game": "game", "entropy": 7},
        {"type": "reveal", "game": "", "entropy": "0" * 64},
        {"type": "reveal", "entropy": "0" * 64},
    ],
    ids=str,
)
async def test_malformed_numbers_are_refused(served: Served, fields: dict[str, Any]) -> None:
    room, cookie = await open_room(served.base, seats=2)
    async with Player(served.base, room, cookie) as player:
        await player.send(httpx.Request("POST", "/", json={"id": "k1", **fields}).content.decode())
        await player.until(lambda: any('"refused"' in frame for frame in player.frames))
        assert '"malformed"' in player.frames[-1]
