"""Who is measured: ours and the peers that are installed, each at random legal play."""

import os
import re
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from hanabi.bench import interfaces, ours, peers
from hanabi.bench.contestants import (
    BATCHES,
    MOVES_PER_CALL,
    OUR_PREFIX,
    BenchOptions,
    Setup,
    find_contestants,
)
from hanabi.text import Catalogue, languages
from hanabi.workers import count_cores

PAGES = Path(__file__).parents[2] / "docs"
BLIND = Setup(players=3, observation=False, device="cpu", batch=16)
SEEING = BLIND._replace(observation=True)
INSTALLED = [peer for peer in peers.PEERS if all(map(find_spec, peer.packages))]
"""In the environment of `make bench-peers` all of them."""


def test_tables_are_every_number_of_players_without_and_with_observations() -> None:
    tables = list(BenchOptions(players=(2, 5), devices=("cpu", "cuda")).setups())
    assert len(tables) == len(set(tables)) == 8
    assert {(table.device, table.batch) for table in tables} == set(BATCHES.items())


def test_a_batch_that_is_asked_for_holds_everywhere() -> None:
    assert {table.batch for table in BenchOptions(devices=("cpu", "cuda"), batch=7).setups()} == {7}


def test_we_enter_a_core_all_cores_and_a_single_game() -> None:
    names = [each.what for each in ours.entries(BLIND)]
    assert names[0] == "hanabi Games threads=1"
    assert f"hanabi Games threads={count_cores()}" in names
    assert names[-1] == "hanabi Game"


def test_dictionaries_are_measured_only_where_observations_are_since_they_hold_them() -> None:
    assert "hanabi rl_env" in {each.what for each in ours.entries(SEEING)}
    assert "hanabi rl_env" not in {each.what for each in ours.entries(BLIND)}


def test_only_batches_go_to_a_gpu() -> None:
    assert [each.what for each in ours.entries(SEEING._replace(device="cuda"))] == ["hanabi Games"]


def test_without_peers_there_are_ours_alone() -> None:
    found = find_contestants(BenchOptions(players=(2,), batch=4, peers=False))
    assert {each.what.startswith(OUR_PREFIX) for each in found} == {True}


@pytest.mark.parametrize("table", [BLIND, SEEING])
def test_ours_count_every_move(table: Setup) -> None:
    for each in ours.entries(table):
        stretch = MOVES_PER_CALL if each.setup.batch == 1 or "wander" in each.what else 1
        assert each.begin(each.setup)() == stretch * each.setup.batch, each.what


def test_a_peer_that_is_not_installed_is_not_entered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peers, "find_spec", lambda name: None)
    assert list(peers.entries(SEEING)) == []


def test_every_installed_peer_is_entered_where_it_can_play(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peers, "find_spec", lambda name: name)
    every = {peer.what for peer in peers.PEERS}
    assert {each.what for each in peers.entries(SEEING)} == every
    assert {each.what for each in peers.entries(BLIND)} == every - {"HLE rl_env", "PettingZoo hanabi_v5"}
    assert {each.what for each in peers.entries(SEEING._replace(device="cuda"))} == {"JaxMARL"}


def test_a_peer_moves_as_many_games_together_as_it_can(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peers, "find_spec", lambda name: name)
    large = {each.what: each.setup.batch for each in peers.entries(SEEING._replace(batch=1 << 20))}
    assert (large["JaxMARL"], large["open-spiel"]) == (peers.BATCH_ON_CPU, 1)


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("peer", INSTALLED, ids=lambda peer: str(peer.what))
@pytest.mark.parametrize("players", [2, 5])
def test_an_installed_peer_plays_on_through_the_ends_of_games(peer: peers.Peer, players: int) -> None:
    play = peer.begin(Setup(players, observation=True, device="cpu", batch=min(4, peer.batch)))
    assert [play() for _ in range(3)] == [MOVES_PER_CALL if peer.batch == 1 else 4 * interfaces.STEPS] * 3


def test_what_a_library_prints_while_it_loads_stays_out_of_our_answer(
    capfd: pytest.CaptureFixture[str],
) -> None:
    print("before", flush=True)
    with peers._quiet():
        sys.stdout = sys.__stdout__
        os.write(1, b"raw ")
        print("loud")
    print("after", flush=True)
    assert capfd.readouterr().out == "before\nafter\n"


@pytest.mark.parametrize("language", languages())
def test_the_help_tells_how_many_games_are_moved_together(language: str) -> None:
    told = re.findall(r"\d+", Catalogue(language).say("flag-bench-batch"))
    assert told == [str(BATCHES["cpu"]), str(BATCHES["cuda"])]


def test_the_pages_tell_how_many_games_are_moved_together() -> None:
    commands, speed = ((PAGES / page).read_text() for page in ("commands.md", "speed.md"))
    assert f"default: {BATCHES['cpu']} on the CPU and {BATCHES['cuda']} on the GPU" in commands
    assert f"2048 on one core and {BATCHES['cpu']:,} on all of them" in speed
