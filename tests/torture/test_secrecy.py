"""No byte depends on one's own hidden cards, and a server that tells too much is found out."""

import random

import pytest

from hanabi.game import proof, shuffled
from hanabi.rules import ruleset
from tests.torture.secrecy.campaign import databases, is_noticed, swap_evenings, swap_tables
from tests.torture.secrecy.houses import inside, outside
from tests.torture.secrecy.leaks import LEAKS, Leak, Where
from tests.torture.secrecy.positions import positions
from tests.torture.secrecy.proofs import proof_differences
from tests.torture.secrecy.releases import DELAY, release_times
from tests.torture.secrecy.swaps import Hidden, Kind, masked
from tests.torture.secrecy.tables import history_of, played
from tests.torture.secrecy.worlds import other_world, this_world

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def test_nobody_notices_a_swap_at_a_table() -> None:
    tally = await swap_tables(150, seed=7, each=5)
    assert tally.differences == []
    assert set(tally.kinds) == {kind.value for kind in Kind}


async def test_nobody_notices_a_swap_in_a_whole_server() -> None:
    with databases("sqlite") as both:
        tally = await swap_evenings(inside, both, 4, seed=7)
    assert (tally.swaps, tally.differences) == (4, [])


async def test_nobody_notices_a_swap_over_real_sockets() -> None:
    with databases("sqlite") as both:
        tally = await swap_evenings(outside, both, 2, seed=7)
    assert (tally.swaps, tally.differences) == (2, [])


@pytest.mark.parametrize("where", ["table", "evening", "proof", "release"])
async def test_nothing_is_noticed_where_nothing_is_planted(where: Where) -> None:
    """Else a leak would be found whatever it was."""
    assert not await is_noticed(where)


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.name.replace(" ", "-"))
async def test_a_planted_leak_is_found(leak: Leak) -> None:
    with leak.plant():
        assert await is_noticed(leak.where)


async def test_a_bots_answer_comes_no_earlier_than_its_delay() -> None:
    for times in await release_times(5):
        assert times[0] >= DELAY * 0.95


def test_equal_decks_have_different_commitments() -> None:
    assert list(proof_differences()) == []
    rules, shuffle = ruleset("fr"), shuffled(ruleset("fr"), random.Random(1))
    assert proof.prove(rules, shuffle, 0) != proof.prove(rules, shuffle, 0)
    texts = [proof.deal_text(rules, shuffle, 0, nonce * 64).splitlines() for nonce in "01"]
    assert [one == other for one, other in zip(*texts, strict=True)] == [True] * 6 + [False]


def test_a_swap_changes_hidden_cards_and_nothing_else() -> None:
    chance, changed = random.Random(5), 0
    for position, _ in zip(positions(chance), range(20), strict=False):
        hidden, world = Hidden(position), this_world(position, chance)
        for swap in hidden.swaps(4, chance):
            match = played(position, other_world(position, world, swap, chance))
            seat = position.seat if swap.own else None
            assert masked(history_of(match), seat) == masked(position.history, seat)
            assert match.state.board == position.state.board
            assert match.state.secrets != position.state.secrets or swap.kind is Kind.EVERYTHING
            changed += match.state.hand(position.seat) != position.state.hand(position.seat)
    assert changed > 10
