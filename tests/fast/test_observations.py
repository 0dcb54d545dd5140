"""Every ruleset is shown as `docs/observations.md` says, and a seat's own cards show nothing."""

import random
import re
from pathlib import Path

import numpy as np
import pytest

from hanabi.fast.layout import OBSERVED, rules_array
from hanabi.fast.positions import write_view
from hanabi.game import Dealt, Event, GameState, Seat
from hanabi.rules import PL, Ruleset, ruleset
from hanabi.testing import guided_deal, some_temper
from tests.fast.encoder import Bits, Encoder
from tests.fast.kernel import Kernel
from tests.fast.rulesets import some_table
from tests.fast.twins import played

PAGE = Path(__file__).parents[2] / "docs" / "observations.md"
GAMES = 40
FULL = (
    ("fr+avalanche+black-powder+flamboyant-fives", 3),
    ("de+flamboyant-fives+all-or-nothing", 2),
    ("pt+avalanche+synchronised-show", 5),
    ("custom+hand=6+avalanche-own+black-powder+flamboyant-fives+synchronised-show", 6),
)


def table(game: int) -> tuple[Ruleset, int]:
    if game < len(FULL):
        return ruleset(FULL[game][0]), FULL[game][1]
    return some_table(random.Random(f"observed/{game}"))


def told(kernel: Kernel, seat: Seat) -> Bits:
    size = int(kernel.rules[OBSERVED])
    return [bool(bit) for bit in np.unpackbits(kernel.sight(seat), count=size, bitorder="little")]


def seen_from(state: GameState, seat: Seat, events: list[Event]) -> Kernel:
    """The kernel with no more in it than a seat knows."""
    kernel = Kernel(state.rules, state.board.players)
    write_view(state.view(seat), kernel.words, kernel.small, [event.seen_by(seat) for event in events])
    return kernel


@pytest.mark.parametrize("game", range(GAMES))
def test_the_kernel_shows_every_seat_what_the_page_says(game: int) -> None:
    rules, players = table(game)
    chance = random.Random(game)
    start = guided_deal(rules, players, chance)
    kernel = Kernel.of(start)
    for step in played(start, some_temper(chance), chance):
        kernel.advance(kernel.numbering.number(step.state.board, step.action))
        for seat in range(players):
            assert told(kernel, seat) == Encoder(step.after.view(seat), step.events).bits()


@pytest.mark.parametrize("game", range(GAMES))
def test_what_a_seat_knows_is_enough_for_what_it_sees(game: int) -> None:
    rules, players = table(game)
    chance = random.Random(game)
    start = guided_deal(rules, players, chance)
    events: list[Event] = [Dealt(tuple(start.hand(seat) for seat in range(players)))]
    for step in played(start, some_temper(chance), chance):
        events += step.events
        whole = Kernel.of(step.after, step.events)
        for seat in range(players):
            assert told(seen_from(step.after, seat, events), seat) == told(whole, seat)


def test_nobody_has_done_anything_at_the_deal() -> None:
    start = guided_deal(PL.base, 3, random.Random(1))
    for seat in range(3):
        assert told(Kernel.of(start), seat) == Encoder(start.view(seat), ()).bits()


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_page_gives_the_sizes_of_the_base_game(players: int) -> None:
    base_game = PAGE.read_text(encoding="utf-8").split("## The base game")[1].split("## ")[0]
    rows = [re.findall(r"\w(?:[\w ]*\w)?", line) for line in base_game.splitlines() if re.search(r"\d", line)]
    column = rows[0].index(str(players))
    *sizes, together = [int(row[column]) for row in rows[1:]]
    assert sum(sizes) == together == rules_array(PL.base, players)[OBSERVED]
