"""Any function of an observation and a mask is a bot."""

from typing import Any

import numpy as np
import pytest

from hanabi.bots.bot import Company
from hanabi.bots.policy import policy
from hanabi.fast import Game
from hanabi.game import Play
from hanabi.rules import ruleset
from hanabi.table import Table
from hanabi.testing import check_bot

RULES = "pl+synchronised-show"


def first_legal(seen: Any, legal: Any) -> int:
    return int(np.flatnonzero(legal)[0])


def test_a_function_sees_what_the_environments_show() -> None:
    shown: list[tuple[bytes, bytes]] = []

    def choose(seen: Any, legal: Any) -> int:
        shown.append((seen.tobytes(), legal.tobytes()))
        return first_legal(seen, legal)

    table = Table(RULES, players=3, seed=5)
    game = Game(RULES, 3)
    game.load(table.state)
    for seat in range(3):
        table.sit(seat, policy(choose)())
    table.run()
    for seen, legal in shown:
        assert (game.observe().tobytes(), game.legal().tobytes()) == (seen, legal)
        game.step(int(np.flatnonzero(game.legal())[0]))
    assert game.over


def test_a_bot_of_a_function_keeps_the_promises_of_bots() -> None:
    check_bot(policy(first_legal), games=2)


def test_bots_of_functions_say_who_they_sit_with() -> None:
    assert policy(first_legal).company is Company.OWN_KIND
    assert policy(first_legal, Company.ANYONE).company is Company.ANYONE


@pytest.mark.parametrize(
    ("chosen", "message"),
    [
        (0.5, "returns one whole number"),
        ([1, 2], "returns one whole number"),
        ("play", "returns one whole number"),
        (0, "Action 0 is not legal now; these are: 5, 6"),
        (99, "Action 99 is not legal now"),
    ],
)
def test_what_is_not_the_number_of_a_legal_action_is_refused(chosen: Any, message: str) -> None:
    rules = ruleset("pl")
    table = Table(rules, players=2, seed=1)
    player = policy(lambda seen, legal: chosen)()
    player.start(rules, 2, 0, 1)
    for event in table.events:
        player.observe(event.seen_by(0))
    with pytest.raises(ValueError, match=message):
        player.act(table.view(0))


@pytest.mark.parametrize("number", [np.int64(5), np.array(5), 5])
def test_numbers_of_libraries_will_do(number: Any) -> None:
    rules = ruleset("pl")
    table = Table(rules, players=2, seed=1)
    player = policy(lambda seen, legal: number)()
    player.start(rules, 2, 0, 1)
    assert player.act(table.view(0)).action == Play(table.board.hands[0][0].id)
