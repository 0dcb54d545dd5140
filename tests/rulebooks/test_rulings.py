"""Rulings: what we do where the books are silent or at odds."""

from dataclasses import replace
from typing import get_args

import pytest

from hanabi.game import (
    Action,
    Clue,
    Outcome,
    Result,
    Seat,
    Stop,
    StopReason,
    best_possible,
    is_completable,
    is_dead,
    points,
)
from hanabi.game.notation import read_card
from hanabi.rules import Ending, Tile, box, check_players, ruleset
from hanabi.testing.positions import show
from tests.rulebooks.words import (
    BLACK_BOXES,
    BOXES,
    TWO_HANDS,
    course,
    ended,
    impossible,
    in_boxes,
    in_every_box,
    outcome,
    refused,
)

EARLY = [reason for reason in StopReason if reason is not StopReason.NOTHING_LEFT]

# U13: won or lost


@in_every_box
def test_all_or_nothing_is_won_with_the_maximum_or_lost_with_nothing(name: str) -> None:
    """U13, V1: it is never finished, so there is nothing to put on a scale."""
    rules = f"{name}+all-or-nothing"
    won = show(rules, hands="b5 / y1", table="r5 y5 g5 w5 b4", left=0).play("b5")
    lost = show(rules, hands="b5 / b4", table="r5 y5 g5 w5 b3", left=0).play("b5")
    assert ended(won, Result.PERFECT, ruleset(rules).best)
    assert ended(lost, Result.CARD_LOST, 0)


@in_every_box
def test_all_or_nothing_has_no_last_round_to_finish(name: str) -> None:
    """U13, V1, U5: the ending, and who is skipped in it, is all that the variant changes."""
    base = ruleset(name)
    by_the_letter = replace(base, ending=Ending.ALL_OR_NOTHING, skipping=True)
    assert ruleset(f"{name}+all-or-nothing") == by_the_letter
    assert ruleset(f"{name}+all-or-nothing-no-skips") == replace(by_the_letter, skipping=False)


# U16: rearranging


def test_rearranging_is_nobodys_action() -> None:
    """U16: clues, rules and other players go by card, and no action names a place in a hand."""
    assert not any("place" in kind.__dataclass_fields__ for kind in get_args(Action))


def test_every_seat_sees_a_hand_in_the_same_order() -> None:
    """U16: by draw."""
    table = show("fr", hands="r1 r2 r3 r4 r5 / . . . . . / . . . . .", tokens=4, deck="y5").discard("r2")
    assert table.state.view(1).cards(0) == table.state.view(2).cards(0) == table.state.hand(0)
    assert table.hand(0) == "r1 r3 r4 r5 y5"


# U20: mixing


@in_boxes(("pl", "pt"))
def test_both_variants_and_every_expansion_of_a_box_go_together(name: str) -> None:
    """U20: an announced multicolour card in all or nothing."""
    rules = f"{name}+avalanche+all-or-nothing+synchronised-show"
    hands = "m1 m5 . . . / . . . . ."
    table = show(rules, hands=hands, tokens=4)
    assert table.play("m1", announce="multicolour").board.clue_tokens == 5
    assert ended(table.play("m5", announce="red"), Result.CARD_LOST, 0)


@in_boxes(BLACK_BOXES)
def test_multicolour_and_black_go_together_without_tiles(name: str) -> None:
    """U20, X4: 70 cards, 30 points, two more fireworks."""
    rules = ruleset(f"{name}+avalanche+black-powder")
    assert (len(box(rules)), rules.best, rules.tiles) == (70, 30, ())
    table = show(rules, hands="k1 . . . . / . . . . .", table="r5 y5 g5 w5 b5 m5 k2").play("k1")
    assert ended(table, Result.PERFECT, 30)


@in_boxes(("es", "fr", "de"))
def test_bonus_tiles_go_with_all_or_nothing(name: str) -> None:
    """U20, X3.5: after the last card a shuffled tile puts a card on its firework, and hands stay small."""
    rules = f"{name}+flamboyant-fives+all-or-nothing"
    hands, built = "b5 r4 / y1 y5", "r3 y4 g5 w5 b4"
    table = show(rules, hands=hands, table=built, left=0, tiles="reshuffle").play("b5")
    assert course(table) == "played completed tile-turned asked"
    after = table.choose("r4")
    assert (after.heights["red"], after.hand(0)) == (4, "r4")


# U23: custom rulesets


@pytest.mark.parametrize(
    ("name", "players"),
    [
        ("custom+suits=1+hand=5", 2),
        ("custom+suits=2+hand=5", 4),
        ("custom+suits=1+hand=4", 3),
        ("custom+suits=1", 5),
    ],
)
def test_a_deal_that_leaves_no_deck_is_refused(name: str, players: int) -> None:
    """U23: a player has to draw the last card."""
    with impossible("no-deck-left"):
        check_players(ruleset(name), players)


@pytest.mark.parametrize(("name", "players"), [("custom+suits=1+hand=4", 2), ("custom+suits=1+hand=3", 3)])
def test_a_deal_that_leaves_a_card_is_not(name: str, players: int) -> None:
    """U23: one card of deck is enough."""
    check_players(ruleset(name), players)


@in_every_box
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_deal_of_a_box_leaves_a_deck(name: str, players: int) -> None:
    """U23, B2: no printed box is affected."""
    check_players(ruleset(name), players)


# U24: slips


def test_the_polish_box_has_no_black_card() -> None:
    """U24: whatever its example says."""
    with impossible("not-in-box"):
        ruleset("pl+black-powder")
    everything = ruleset("pl+avalanche+all-or-nothing+synchronised-show")
    assert "black" not in {card.suit for card in box(everything)}
    with refused("colour-not-clued"):
        show(everything, hands=TWO_HANDS).clue(1, "black")


# U25: stopped games


@pytest.mark.parametrize("reason", EARLY)
def test_a_stopped_game_counts_nothing(reason: StopReason) -> None:
    """U25: by vote, by its clock, or because a player left; the table as built is shown."""
    table = show("fr", hands=TWO_HANDS, table="r5 y3").stop(reason)
    assert outcome(table) == Outcome(Result.STOPPED, 0, reason)
    assert str(outcome(table)) == f"Outcome(result=Result.STOPPED, score=0, reason={reason}, by=None)"
    assert points(table.board) == 8
    assert best_possible(table.board) == 0
    assert course(table) == "ended"
    assert table.legal == ()


@pytest.mark.parametrize("reason", EARLY)
def test_a_stopped_game_goes_on_no_more(reason: StopReason) -> None:
    """U25: it cannot even be stopped again."""
    table = show("fr", hands=TWO_HANDS).stop(reason)
    for deed in (Clue(1, 4), Stop(reason)):
        with refused("game-over"):
            table.act(deed)


@pytest.mark.parametrize("by", [0, 1, None])
def test_anybody_at_the_table_may_have_stopped_it(by: Seat | None) -> None:
    """U25: on any player's turn, even while a tile waits."""
    table = show("fr+flamboyant-fives", hands="r5 . . . . / . . . . .", table="r4", tiles="rank-clue").play(
        "r5"
    )
    assert table.board.decision is not None
    stopped = table.act(Stop(StopReason.LEFT, by))
    assert outcome(stopped).result is Result.STOPPED


@pytest.mark.parametrize("by", [-1, 2])
def test_nobody_else_may_have_stopped_it(by: Seat) -> None:
    """U25: there is no such seat."""
    with refused("no-such-seat"):
        show("fr", hands=TWO_HANDS).act(Stop(StopReason.LEFT, by))


@in_every_box
def test_a_record_that_stops_with_nothing_left_to_score_keeps_its_score(name: str) -> None:
    """U25: every card that could still be built is gone."""
    hands, built = "r1 . . . . / . . . . .", "r3 y5 g5 w5 b5"
    table = show(name, hands=hands, table=built, discards="r4 r4").stop(StopReason.NOTHING_LEFT)
    assert outcome(table) == Outcome(Result.FINISHED, 23, StopReason.NOTHING_LEFT)
    assert best_possible(table.board) == 23


def test_all_or_nothing_keeps_no_score_when_nothing_is_left() -> None:
    """V1, U25: a stopped game of all or nothing was not won."""
    hands = ". . . . . / . . . . ."
    table = show("fr+all-or-nothing", hands=hands, table="r3 y3", discards="g5").stop(StopReason.NOTHING_LEFT)
    assert outcome(table).score == 0


@in_every_box
def test_a_game_with_something_left_to_score_does_not_stop_like_that(name: str) -> None:
    """U25: a single useful card is enough."""
    table = show(name, hands="r1 . . . . / . . . . .", table="r3 y5 g5 w5 b5", discards="r4")
    with refused("more-to-score"):
        table.stop(StopReason.NOTHING_LEFT)


# U25, B15: what could still be scored


def test_only_as_many_cards_come_back_as_tiles_can_be_earned() -> None:
    """B15, X3: one firework left to complete earns one tile, and one tile mends one gap."""
    lost = "r1 r1 r1 r2 r2 y1 y1 y1 y2 y2"
    table = show("fr+flamboyant-fives", hands="g5 . . . . / . . . . .", table="g4 w5 b5", discards=lost)
    assert best_possible(table.board) == 16
    assert not is_completable(table.board, "red")
    assert is_dead(table.board, read_card("r3"))


@pytest.mark.parametrize(
    ("rules", "built", "discards", "best"),
    [
        ("fr", "", "", 25),
        ("fr", "", "r5", 24),
        ("fr", "", "r1 r1 r1", 20),
        ("fr", "r2", "r3 r3 y2 y2", 18),
        ("fr+avalanche", "", "m3 m3", 27),
        ("pl+avalanche", "", "m1", 25),
        ("fr+black-powder", "", "k1", 24),
        ("fr+black-powder", "", "k5 k5 k5", 20),
        ("fr+black-powder", "k4", "k3 k3", 22),
        ("fr+all-or-nothing", "", "", 25),
        ("fr+all-or-nothing", "", "r5", 0),
    ],
)
def test_the_best_score_the_cards_still_allow(rules: str, built: str, discards: str, best: int) -> None:
    """B15, U25: each firework up to the first card that is gone."""
    assert best_possible(show(rules, hands=TWO_HANDS, table=built, discards=discards).board) == best


@pytest.mark.parametrize(("rules", "best"), [("fr+black-powder", -5), ("fr+black-powder-floor-0", 0)])
def test_the_best_score_may_be_below_zero(rules: str, best: int) -> None:
    """U8, U25: black may cost more than the colours can still give."""
    gone = " ".join(f"{letter}1 {letter}1 {letter}1" for letter in "rygw") + " k5 k5 k5 b1 b1 b1"
    assert best_possible(show(rules, hands=TWO_HANDS, discards=gone).board) == best


@in_boxes(("es", "fr", "de"))
@pytest.mark.parametrize(
    ("discards", "best"),
    [("r5", 25), ("r5 y5", 25), ("w5 b5", 25), ("r5 y5 g5", 24), ("r1 r1 r1 r5", 25), ("r5 y5 g5 w5 b5", 20)],
)
def test_bonus_tiles_may_bring_two_cards_back(name: str, discards: str, best: int) -> None:
    """B15, X3.5, X3.6: as long as some firework can still be completed for a tile."""
    board = show(f"{name}+flamboyant-fives", hands=TWO_HANDS, discards=discards).board
    assert best_possible(board) == best


@in_boxes(("es", "fr", "de"))
def test_a_firework_is_not_dead_while_a_tile_may_revive_it(name: str) -> None:
    """B15, X3.6: but it is once both tiles are spent, or no firework can earn one."""
    rules = f"{name}+flamboyant-fives"
    board = show(rules, hands=TWO_HANDS, discards="r4 r4").board
    assert is_completable(board, "red")
    assert not is_dead(board, read_card("r5"))
    spent = replace(board, turned=(Tile.RESHUFFLE, Tile.REKINDLE))
    assert not is_completable(spent, "red")
    assert is_dead(spent, read_card("r5"))
    hopeless = show(rules, hands=TWO_HANDS, discards="r5 y5 g5 w5 b5").board
    assert not is_completable(hopeless, "red")


@in_boxes(("es", "fr", "de"))
def test_a_tile_that_waits_may_still_revive_a_firework(name: str) -> None:
    """B15, X3.5: the card it asks for is not lost yet."""
    rules, built = f"{name}+flamboyant-fives", "r4 y1"
    hands, gone = "r5 . . . . / . . . . .", "y5 g5 w5 b5 y2 y2"
    table = show(rules, hands=hands, table=built, discards=gone, tiles="reshuffle").play("r5")
    assert best_possible(table.board) == 5 + 4 + 4 + 4 + 5
    assert best_possible(table.choose("y2").board) == 5 + 4 + 4 + 4 + 4


@in_boxes(("es", "fr", "de"))
def test_a_clue_tile_that_waits_revives_nothing(name: str) -> None:
    """B15, X3.4: with every other 5 gone no other tile can be earned."""
    rules, gone = f"{name}+flamboyant-fives", "y5 g5 w5 b5"
    hands = "r5 . . . . / . . . . ."
    table = show(rules, hands=hands, table="r4", discards=gone, tiles="rank-clue").play("r5")
    assert table.board.decision is not None
    assert best_possible(table.board) == 5 + 4 + 4 + 4 + 4


def test_only_german_black_may_earn_the_tile_that_revives_a_firework() -> None:
    """B15, X3a: with every 5 gone the black firework is the only one left to complete."""
    gone = "r5 y5 g5 w5 b5"
    best = {
        name: best_possible(
            show(f"{name}+black-powder+flamboyant-fives", hands=TWO_HANDS, discards=gone).board
        )
        for name in ("es", "fr", "de")
    }
    assert best == {"es": 20, "fr": 20, "de": 22}


# U3: lost games


@pytest.mark.parametrize("name", BOXES)
def test_a_lost_game_counts_nothing_whatever_was_built(name: str) -> None:
    """U3, B9: even one card short of perfection."""
    table = show(name, hands="b1 . . . . / . . . . .", table="r5 y5 g5 w5 b4", strikes=2).play("b1")
    assert ended(table, Result.STRUCK_OUT, 0)
    assert points(table.board) == 24
    assert table.heights["blue"] == 4
