"""What a worker knows: what its seat has seen, and nothing else."""

import json
import random
import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from hanabi.bots import Choice, Reason
from hanabi.game import Action, Clue, Play, Seat, Shuffle, legal_actions
from hanabi.server.workers import pool
from hanabi.server.workers.requests import request_text
from hanabi.workers import async_worker
from hanabi.workers.frames import LENGTH_BYTES, pack_request
from tests.server.bots.games import Game, opened, wait_until_gone

SERVER = """
import asyncio
from tests.server.bots.games import Game, WatchedPool
from tests.server.bots.rogues import EXTRA
from tests.waits import until

async def main():
    bots = WatchedPool(EXTRA)
    await bots.start(2)
    await until(lambda: len(bots.pids) == 2)
    asked = asyncio.create_task(bots.choose(Game("pl", 2).request("sleeping")))
    await asyncio.sleep(0.3)
    print(*bots.pids, flush=True)
    await asked

asyncio.run(main())
"""
"""A server with a worker that sleeps over its answer and one with nothing to do."""


@pytest.mark.parametrize("name", ["fr+black-powder", "pt+black-powder+synchronised-show", "pl"])
def test_no_byte_depends_on_ones_own_cards_or_the_deck(name: str) -> None:
    chance, compared = random.Random(name), 0
    game, actions = Game(name, 3, seed=4), list[Action]()
    while not game.over:
        if game.state.board.seat == 0:
            other = same_history(game, actions, with_other_secrets(game, 0, chance))
            assert other.state.hand(0) != game.state.hand(0)
            assert request_text(other.request(), 5.0) == request_text(game.request(), 5.0)
            compared += 1
        actions.append(untold(game, 0, chance))
        game.take(Choice(actions[-1], Reason("random")))
    assert compared > 5


def test_what_others_hold_does_reach_the_bot() -> None:
    game = Game("pl", 3)
    other = same_history(game, [], with_other_secrets(game, 1, random.Random(0)))
    assert request_text(other.request(), 5.0) != request_text(game.request(), 5.0)


@pytest.mark.anyio
async def test_a_worker_is_sent_its_request_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[bytes] = []

    def spied(number: int, name: str, body: str) -> bytes:
        sent.append(pack_request(number, name, body))
        return sent[-1]

    monkeypatch.setattr(async_worker, "pack_request", spied)
    request = Game("pl", 3).request()
    async with opened() as bots:
        await bots.choose(request)
    left = json.loads(sent[0][LENGTH_BYTES:])["body"]["deadline"]
    assert sent == [pack_request(1, "choose", request_text(request, left))]
    assert 0 < left <= request.deadline


@pytest.mark.anyio
async def test_a_worker_inherits_no_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HANABI_DATABASE_URL", "postgresql://somewhere")
    monkeypatch.setenv("HANABI_SECRET", "open sesame")
    monkeypatch.setenv("PGPASSWORD", "open sesame")
    async with opened() as bots:
        environment = Path(f"/proc/{bots.pids[0]}/environ").read_text(encoding="utf-8")
        files = [str(file.readlink()) for file in Path(f"/proc/{bots.pids[0]}/fd").iterdir()]
    given = {line.partition("=")[0] for line in environment.split("\0") if line}
    assert given <= {*pool.PASSED_VARIABLES, "PYTHONHASHSEED", "OPENBLAS_NUM_THREADS"}
    assert {file.partition(":")[0] for file in files} <= {"pipe", "socket", "/dev/null"}


def test_a_worker_imports_the_rules_the_table_and_bots_alone() -> None:
    code = "import sys, hanabi.server.workers.bot_worker; print(*sys.modules)"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    parts = {name.split(".")[1] for name in told.split() if name.startswith("hanabi.")}
    assert parts == {
        "bots",
        "codec",
        "errors",
        "extras",
        "game",
        "room",
        "rules",
        "server",
        "table",
        "workers",
    }
    ours = {name for name in told.split() if name.startswith(("hanabi.room.", "hanabi.server."))}
    assert ours == {"hanabi.room.opinions", "hanabi.server.workers", "hanabi.server.workers.bot_worker"}
    assert {"asyncio", "sqlalchemy", "structlog"}.isdisjoint(told.split())


def test_workers_end_with_a_server_that_is_killed() -> None:
    with subprocess.Popen([sys.executable, "-c", SERVER], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        pids = [int(word) for word in server.stdout.readline().split()]
        server.send_signal(signal.SIGKILL)
    assert len(pids) == 2
    for pid in pids:
        wait_until_gone(pid)


def untold(game: Game, seat: Seat, chance: random.Random) -> Action:
    """Any action that tells a seat nothing of its own cards, a play only where nothing else is legal."""
    legal = legal_actions(game.state.view(game.state.board.seat))
    silent = [action for action in legal if not (isinstance(action, Clue) and action.to == seat)]
    return chance.choice([action for action in silent if not isinstance(action, Play)] or silent)


def with_other_secrets(game: Game, seat: Seat, chance: random.Random) -> Shuffle:
    """A shuffle with other cards in a seat's hand and in the deck."""
    secrets = game.state.secrets
    deck = [*secrets.faces, *secrets.deck]
    places = [*(held.id for held in game.state.board.hands[seat]), *range(len(secrets.faces), len(deck))]
    before = [deck[place] for place in places]
    for place, face in zip(places, chance.sample(before, len(before)), strict=True):
        deck[place] = face
    return replace(game.shuffle, deck=tuple(deck))


def same_history(game: Game, actions: list[Action], shuffle: Shuffle) -> Game:
    """The same actions in a game of another shuffle."""
    other = Game(game.name, game.state.board.players, game.seed, game.first, shuffle)
    for action in actions:
        other.take(Choice(action, Reason("random")))
    return other
