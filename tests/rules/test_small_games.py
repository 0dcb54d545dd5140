"""Games with fewer ranks: everything that counts to five counts to their highest rank."""

from dataclasses import replace

import pytest

from hanabi.bots import bot
from hanabi.game import Result, legal_actions
from hanabi.rules import (
    Band,
    Card,
    Ruleset,
    Suit,
    TileFor,
    band,
    bands,
    box,
    check_players,
    clue_values,
    differences,
    identities,
    ruleset,
)
from hanabi.rules.tiles import earns_tile
from hanabi.table import Table
from hanabi.testing.positions import show
from tests.rulebooks.words import impossible

RANKS = range(1, 6)


@pytest.mark.parametrize(
    ("ranks", "cards"),
    [(1, "r1 r1 r1"), (2, "r1 r1 r1 r2"), (3, "r1 r1 r1 r2 r2 r3"), (4, "r1 r1 r1 r2 r2 r3 r3 r4")],
)
def test_the_lowest_and_the_highest_rank_keep_their_copies(ranks: int, cards: str) -> None:
    rules = ruleset(f"custom+suits=1+ranks={ranks}")
    assert " ".join(map(str, box(rules))) == cards
    assert rules.ranks == tuple(range(1, ranks + 1))
    assert rules.best == ranks


@pytest.mark.parametrize("ranks", RANKS)
def test_other_suits_shrink_alike(ranks: int) -> None:
    rules = ruleset(f"custom+ranks={ranks}+avalanche-own-5+black-powder")
    multicolour, black = rules.suit("multicolour"), rules.suit("black")
    assert multicolour.copies == (1,) * ranks
    assert black.order == tuple(range(ranks, 0, -1))
    assert black.points == tuple(range(-ranks, 1))
    assert len(black.cards()) == len(rules.suit("red").cards())
    assert len(identities(rules)) == 7 * ranks


@pytest.mark.parametrize("ranks", RANKS)
def test_a_name_says_how_many_and_reads_back(ranks: int) -> None:
    name = f"custom+suits=2+ranks={ranks}+avalanche-every+bonus-tiles"
    rules = ruleset(name)
    assert str(rules) == name.replace("+ranks=5", "")
    assert ruleset(str(rules)) == rules
    assert clue_values(rules) == ("red", "yellow", *range(1, ranks + 1))


@pytest.mark.parametrize("ranks", [0, 6, 100])
def test_there_are_one_to_five_ranks(ranks: int) -> None:
    with impossible("out-of-range"):
        ruleset(f"custom+ranks={ranks}")


@pytest.mark.parametrize(
    "suits",
    [
        (Suit("red"), Suit("blue").cut(3)),
        (Suit("red", order=()),),
        (Suit("red", copies=(3, 2, 1)),),
        (Suit("red", points=(0, 1, 2, 3)),),
        (Suit("red", order=(1, 2, 4), copies=(3, 2, 1), points=(0, 1, 2, 3)),),
    ],
)
def test_suits_that_do_not_go_together_are_refused(suits: tuple[Suit, ...]) -> None:
    with impossible("impossible-suit"):
        Ruleset(suits=suits)


def test_a_box_must_have_cards_left_to_draw() -> None:
    with impossible("no-deck-left"):
        check_players(ruleset("custom+suits=1+ranks=3"), 2)


def test_a_firework_that_ends_with_the_highest_rank_earns_a_tile_like_one_with_a_five() -> None:
    rules = ruleset("custom+ranks=3+black-powder+flamboyant-fives")
    assert rules.tile_for is TileFor.FIVES
    assert [suit.key for suit in rules.suits if not earns_tile(rules.tile_for, suit)] == ["black"]


def test_a_clue_of_a_missing_rank_is_not_offered() -> None:
    table = show("custom+ranks=2+suits=2+hand=2", "r1 y1 / r2 y2")
    said = {action.value for action in legal_actions(table.state.view(0)) if hasattr(action, "value")}
    assert said == {"red", "yellow", 1, 2}


def test_the_highest_card_completes_a_firework_and_the_last_one_ends_the_game() -> None:
    table = show("custom+ranks=2+suits=2+hand=2", "r2 y2 / r1 y1", table="r1 y1", tokens=3)
    after = table.play("r2")
    assert after.state.board.clue_tokens == 4
    end = after.discard("r1").play("y2")
    assert end.state.board.outcome is not None
    assert end.state.board.outcome.result is Result.PERFECT
    assert end.state.board.outcome.score == 4


def test_the_scale_shrinks_with_the_best_score() -> None:
    rules = ruleset("custom+ranks=2+suits=2")
    assert band(rules, 4) is Band.LEGENDARY
    assert [most for _, most, _ in bands(rules)][-1] == rules.best


def test_two_boxes_differ_in_their_ranks_and_not_in_every_suit() -> None:
    found = differences(ruleset("custom"), ruleset("custom+ranks=3"))
    assert [(each.field, each.first, each.second) for each in found] == [
        ("ranks", (1, 2, 3, 4, 5), (1, 2, 3)),
        ("best", 25, 15),
    ]


@pytest.mark.parametrize("name", ["random", "beginner", "club", "partner"])
@pytest.mark.parametrize("ranks", [1, 2, 3, 4])
def test_bots_play_small_games_to_their_end(name: str, ranks: int) -> None:
    rules = replace(ruleset(f"custom+ranks={ranks}+suits=4+hand=2+avalanche-every"), strikes=3)
    for seed in range(4):
        table = Table(rules, players=3, seed=seed)
        for seat in range(3):
            table.sit(seat, bot(name))
        table.run()
        assert table.over


def test_cards_of_ranks_the_box_lacks_are_no_identities() -> None:
    rules = ruleset("custom+ranks=2")
    assert Card("red", 3) not in rules.contents
    assert max(card.rank for card in identities(rules)) == 2
