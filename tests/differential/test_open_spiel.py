"""open-spiel's Hanabi agrees with ours on the base game, after every action."""

import os
import sys
from collections import Counter
from collections.abc import Iterable

import pytest

from hanabi.game import Action, GameState
from hanabi.testing import guided_game

pytest.importorskip("pyspiel", reason="open-spiel has no build for this platform")

from tests.differential import games as both
from tests.differential.games import Disagreement, Tally, compare_game, compare_games, seeds
from tests.differential.peer import PLAYERS, RULES, Side, our_side

GAMES = int(os.environ.get("HANABI_DIFFERENTIAL_GAMES", "2000"))
SEED = 0
RUNS = [(players, part) for part in range(2) for players in PLAYERS]
"""The games of each number of players are split into parts that can run side by side."""


@pytest.mark.parametrize(("players", "part"), RUNS)
def test_open_spiel_shows_the_same_after_every_action(
    players: int, part: int, capsys: pytest.CaptureFixture[str]
) -> None:
    games = len(range(RUNS.index((players, part)), GAMES, len(RUNS)))
    tally = compare_games(players, seeds(SEED, players, games, part))
    with capsys.disabled():  # stderr reaches the terminal from the workers of pytest-xdist too
        print(f"\nopen-spiel agrees in {tally}", file=sys.stderr)
    tally.check_shares()


@pytest.mark.parametrize("field", Side._fields)
def test_a_difference_in_anything_shown_is_a_disagreement(
    field: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    wrong = Side(True, (-1.0,), ("nothing",), "no table", ("nothing",))

    def other(state: GameState, legal: Iterable[Action]) -> Side:
        right = our_side(state, legal)
        return Side(*(getattr(wrong if name == field else right, name) for name in Side._fields))

    monkeypatch.setattr(both, "our_side", other)
    with pytest.raises(Disagreement, match=f"open-spiel, {field}"):
        compare_game(3, "0")


def test_a_disagreement_names_the_game_the_turn_and_both_sides(monkeypatch: pytest.MonkeyPatch) -> None:
    begun = next(guided_game(RULES, 3, "0")).state
    monkeypatch.setattr(both, "our_side", lambda state, legal: our_side(begun, legal))
    with pytest.raises(Disagreement) as caught:
        compare_game(3, "0")
    text = str(caught.value)
    deck = " ".join(map(str, (*begun.secrets.faces, *begun.secrets.deck)))
    assert text.startswith(f"seed '0', 3 players, seat {begun.board.first} begins, turn 1\ndeck: {deck}\n")
    assert text.index("actions: ") < text.index("ours, table:\nLife") < text.index("open-spiel, table:\nLife")


@pytest.mark.parametrize(("emptied", "perfect", "struck_out"), [(49, 10, 5), (50, 9, 5), (50, 10, 4)])
def test_too_few_games_of_an_ending_fail(emptied: int, perfect: int, struck_out: int) -> None:
    tally = Tally(Counter({2: 60, 3: 40}), 5000, emptied, perfect, struck_out)
    with pytest.raises(AssertionError, match="too few games"):
        tally.check_shares()


def test_just_enough_games_of_each_ending_pass() -> None:
    tally = Tally(Counter({2: 60, 3: 40}), 5000, emptied=50, perfect=10, struck_out=5)
    tally.check_shares()
    assert str(tally) == (
        "100 games (60 of 2, 40 of 3 players), 5000 moves compared: "
        "50.0% emptied the deck, 10.0% perfect, 5.0% struck out"
    )
