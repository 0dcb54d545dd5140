"""Whole games with a bot in every seat, each asked through a worker process."""

import asyncio

import pytest

from hanabi.bots import BotError, bot, play_game
from hanabi.game import Result
from hanabi.server.workers.pool import default_workers
from tests.server.bots.games import Game, WatchedPool, in_process, opened

pytestmark = pytest.mark.anyio

TABLES = [
    ("fr+black-powder+flamboyant-fives", 4),
    ("pl", 2),
    ("pt+avalanche+black-powder+synchronised-show", 5),
    ("custom+hand=3", 6),
]


@pytest.mark.parametrize(("name", "players"), TABLES)
async def test_a_game_through_workers_is_the_game_of_the_same_bots_at_a_table(
    name: str, players: int
) -> None:
    game = Game(name, players, seed=players, first=1)
    table, moves = play_game(game.state, [bot("beginner") for _ in range(players)], game.seed)
    async with opened(workers=2) as bots:
        end = await game.play(bots, "beginner")
    assert end == table
    assert end.board.outcome is not None
    assert end.board.outcome.result is not Result.STRUCK_OUT
    assert (bots.fallbacks, bots.restarts, bots.failed) == (0, 0, 0)
    assert len(moves) > players


@pytest.mark.parametrize("name", ["random", "beginner"])
async def test_an_answer_is_that_of_a_bot_with_the_same_seed_and_events(name: str) -> None:
    game = Game("fr+avalanche+black-powder", 3, seed=7)
    async with opened() as bots:
        while not game.over:
            request = game.request(name)
            choice = await bots.choose(request)
            assert choice == in_process(request, bot(name))
            game.take(choice)
    assert bots.fallbacks == 0


async def test_many_games_share_the_workers() -> None:
    games = [Game("pl", 2 + seed % 4, seed) for seed in range(6)]
    async with opened(workers=2) as bots:
        ends = await asyncio.gather(*(game.play(bots, "beginner", turns=12) for game in games))
        assert (bots.fallbacks, bots.waiting) == (0, 0)
    for game, end in zip(games, ends, strict=True):
        assert end == await Game("pl", end.board.players, game.seed).play(WatchedPool(), "beginner", turns=12)


async def test_a_seat_stays_with_the_worker_that_remembers_it() -> None:
    async with opened(workers=2) as bots:
        requests = [Game("pl", 2, seed).request("outspoken") for seed in range(7)]
        once, again = [[await bots.choose(request) for request in requests] for _ in range(2)]
        assert once == again
        assert {choice.reason.details["process"] for choice in once} == set(bots.pids)


async def test_a_turn_taken_back_is_chosen_afresh() -> None:
    async with opened() as bots:
        game = Game("pl", 3, seed=1)
        early = game.request("random")
        first = await bots.choose(early)
        await game.play(bots, "random", turns=4)
        assert await bots.choose(early) == first


async def test_without_workers_a_beginner_stands_in() -> None:
    bots = WatchedPool()
    request = Game("pl", 3).request("random")
    assert await bots.choose(request) == in_process(request, bot("beginner"))
    assert bots.fallbacks == 1


async def test_a_bot_nobody_knows_is_refused_before_anything_is_sent() -> None:
    async with opened() as bots:
        with pytest.raises(BotError) as refused:
            await bots.choose(Game("pl", 2).request("grandmaster"))
        assert (refused.value.code, bots.waiting, bots.fallbacks) == ("unknown-bot", 0, 0)


async def test_nobody_has_to_say_how_many_workers_there_are() -> None:
    bots = WatchedPool()
    await bots.start()
    assert len(bots._slots) == default_workers() >= 2
    await bots.close()
