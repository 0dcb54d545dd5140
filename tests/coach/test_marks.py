"""What is marked, and what is not: judged by what the seat could know."""

import pytest

from hanabi.coach.marks import MARK_FINDERS, MARKS
from hanabi.game import CardId, Choose, Clue, Discard, Play
from hanabi.testing.positions import Scenario, show
from tests.coach.games import explained, remarks


def test_every_mark_has_its_code() -> None:
    assert len(MARK_FINDERS) == len(MARKS)


def test_throwing_the_last_copy_is_a_loss_with_its_cost() -> None:
    table = show("fr", hands=". r4 . . . / . . . . .", discards="r4", tokens=7)
    mark = remarks(table, Discard(table.holds("r4")))["lost"]
    assert (mark.seat, mark.cost) == (0, 2)
    named = {"place": 2, "suit": "red", "rank": 4, "known": False, "chances": 0, "saved": 0}
    assert dict(mark.details) == named


def test_misplaying_the_last_copy_is_a_loss_and_a_strike() -> None:
    table = show("fr", hands="r4 . . . . / . . . . .", discards="r4")
    found = remarks(table, Play(table.holds("r4")))
    assert list(found) == ["lost", "strike"]


def test_a_five_that_was_told_is_known_to_be_indispensable() -> None:
    table = show("fr", hands="r1 . . . . / w5 . . . .").clue(1, 5)
    assert remarks(table, Discard(table.holds("w5")))["lost"].details["known"] is True


@pytest.mark.parametrize("card", ["r4", "r1"])
def test_a_card_with_another_copy_or_of_no_use_is_no_loss(card: str) -> None:
    table = show("fr", hands=f"{card} . . . . / . . . . .", table="r1", tokens=7)
    assert "lost" not in remarks(table, Discard(table.holds(card)))


def test_the_last_five_of_black_powder_may_be_thrown_once_it_is_built() -> None:
    """X2: black is built downwards, so that its fives come first."""
    lost = show("fr+black-powder", hands="k1 . . . . / . . . . .", tokens=7)
    assert "lost" in remarks(lost, Discard(lost.holds("k1")))
    spare = show("fr+black-powder", hands="k5 . . . . / . . . . .", tokens=7)
    assert "lost" not in remarks(spare, Discard(spare.holds("k5")))


def test_a_card_that_a_tile_may_bring_back_costs_nothing_yet() -> None:
    """X3.6: it is still marked, because nobody knows whether the tile will come."""
    table = show("fr+flamboyant-fives", hands="r4 . . . . / . . . . .", discards="r4", tokens=7)
    assert remarks(table, Discard(table.holds("r4")))["lost"].cost == 0


def test_in_all_or_nothing_the_loss_is_the_whole_game() -> None:
    """V1."""
    table = show("fr+all-or-nothing", hands="w5 . . . . / . . . . .", tokens=7)
    assert remarks(table, Discard(table.holds("w5")))["lost"].cost == 25


def test_a_strike_tells_how_likely_the_card_fitted() -> None:
    table = show("fr", hands="r1 . . . . / r4 . . . .", table="r1 y1 g1 w1 b1").clue(1, 4)
    mark = remarks(table, Play(table.holds("r4")))["strike"]
    assert (mark.details["strike"], mark.details["strikes"], mark.details["chance"]) == (1, 3, 0)
    unknown = show("fr", hands="r4 . . . . / . . . . .")
    assert 0 < int(remarks(unknown, Play(CardId(0)))["strike"].details["chance"]) < 100


def test_a_wrong_announcement_is_a_strike_of_its_own_kind() -> None:
    """V2: the card would have fitted."""
    table = show("pl+synchronised-show", hands="r1 . . . . / . . . . .")
    mark = remarks(table, Play(table.holds("r1"), "blue"))["strike"]
    assert mark.details["wrong"] is True


def test_the_last_strike_costs_all_that_was_possible() -> None:
    table = show("fr", hands="r4 . . . . / . . . . .", strikes=2)
    assert remarks(table, Play(table.holds("r4")))["strike"].cost == 25


def sure_one(tokens: int = 8, other: str = "r3 . . . .") -> Scenario:
    """Seat 1 has been told its only one, at the beginning."""
    return show("fr", hands=f"{other} / b1 g3 y3 w3 r4", tokens=tokens).clue(1, 1)


def test_a_discard_in_spite_of_a_certain_play_is_marked() -> None:
    table = sure_one()
    mark = remarks(table, Discard(table.holds("g3")))["missed-play"]
    assert dict(mark.details) == {"place": 1, "suit": "blue", "rank": 1, "instead": "discarded"}


def test_a_misplay_in_spite_of_a_certain_play_is_marked() -> None:
    table = sure_one()
    assert "missed-play" in remarks(table, Play(table.holds("g3")))


def test_discarding_the_very_card_that_fits_is_marked_as_that() -> None:
    table = sure_one()
    mark = remarks(table, Discard(table.holds("b1")))["missed-play"]
    assert (mark.details["place"], mark.details["instead"]) == (1, "thrown")


def test_a_certain_play_that_was_announced_wrongly_is_a_strike_and_nothing_else() -> None:
    """V2."""
    table = show("pl+synchronised-show", hands="r3 . . . . / b1 g3 y3 w3 r4").clue(1, 1)
    assert set(remarks(table, Play(table.holds("b1"), "red"))) == {"strike"}


def test_playing_it_or_giving_a_clue_that_tells_something_is_not_marked() -> None:
    table = sure_one()
    assert remarks(table, Play(table.holds("b1"))) == {}
    assert remarks(table, Clue(0, 3)) == {}


def test_a_clue_that_tells_nothing_in_spite_of_a_certain_play_is_marked_twice() -> None:
    table = sure_one(other="r3 y3 . . .").clue(0, 3).clue(1, "blue")
    assert set(remarks(table, Clue(0, 3))) == {"missed-play", "useless-clue"}


@pytest.mark.parametrize(("tokens", "other"), [(1, "r5 . . . ."), (1, "r1 . . . ."), (2, "r5 . . . .")])
def test_a_discard_for_a_token_is_not_marked_while_a_card_elsewhere_needs_it(tokens: int, other: str) -> None:
    table = sure_one(tokens=tokens, other=other)
    assert "missed-play" not in remarks(table, Discard(table.holds("g3")))
    assert explained(table, Discard(table.holds("g3"))) == ("tempo",)


def test_a_discard_for_a_token_that_nobody_needs_is_marked() -> None:
    """No card in the other hand could be played, and none is the last of its kind."""
    table = sure_one(tokens=1, other="r3 y4 g4 w4 b4")
    assert "missed-play" in remarks(table, Discard(table.holds("g3")))


def test_what_only_the_others_know_is_no_certain_play() -> None:
    table = show("fr", hands="r1 . . . . / . . . . .", tokens=7)
    assert "missed-play" not in remarks(table, Discard(table.holds(2)))


def test_a_play_can_be_certain_by_counting_alone() -> None:
    """Both other red 2s are in sight, so a red card that is not a 3, 4 or 5 nor the 1 on the table fits."""
    table = show("custom+suits=1+hand=2", hands="r1 r4 / r2 r3", table="r1", discards="r1 r3 r2", left=1)
    table = table.clue(1, 2)
    assert "missed-play" in remarks(table, Discard(table.holds("r3")))


def test_in_the_last_round_a_clue_instead_of_a_certain_play_is_marked_when_it_costs() -> None:
    table = show("fr", hands="b1 y4 y4 g4 g4 / r3 g3 y3 w3 r4", left=0, turns_left=4, tokens=5)
    table = table.clue(1, 3).clue(0, 1)
    assert set(remarks(table, Clue(1, "red"))) == {"missed-play", "late"}


def test_a_useful_card_thrown_while_a_dead_one_is_known_is_marked() -> None:
    table = show("fr", hands="r3 . . . . / r1 w3 . . .", table="r1 y1 g1 w1 b1").clue(1, 1)
    mark = remarks(table, Discard(table.holds("w3")))["missed-discard"]
    assert (mark.details["place"], mark.details["kept"]) == (2, 1)
    assert remarks(table, Discard(table.holds("r1"))) == {}


def test_a_useful_card_of_which_a_copy_is_in_sight_may_go_first() -> None:
    table = show("fr", hands="w3 . . . . / r1 w3 . . .", table="r1 y1 g1 w1 b1").clue(1, 1)
    assert "missed-discard" not in remarks(table, Discard(table.holds("w3")))


def test_a_clue_that_repeats_what_is_known_is_useless() -> None:
    table = show("fr", hands="r1 . . . . / r3 y3 . . .").clue(1, "red").clue(0, 1)
    mark = remarks(table, Clue(1, "red"))["useless-clue"]
    assert dict(mark.details) == {"to": 1, "kind": "colour", "suit": "red"}


def test_a_clue_that_excludes_something_is_of_use() -> None:
    """B5: an empty clue tells of every card what it is not."""
    table = show("fr", hands="r1 . . . . / r3 y3 . . .")
    assert remarks(table, Clue(1, "blue")) == {}


def test_a_clue_that_counting_made_superfluous_is_useless() -> None:
    """All fives but one are on the table, so that a five is known by its rank alone."""
    table = show("fr", hands="r1 . . . . / b5 . . . .", table="r5 y5 g5 w5").clue(1, 5).clue(0, 1)
    assert "useless-clue" in remarks(table, Clue(1, 5))


def test_a_clue_by_a_tile_is_free_and_never_marked() -> None:
    """X3.3."""
    table = show("fr+flamboyant-fives", hands="y5 . . . . / r3 y3 . . .", table="y4", tiles="colour-clue")
    told = table.clue(1, "red").clue(0, 1).play("y5")
    assert told.board.decision is not None
    assert remarks(told, Choose(Clue(1, "red"))) == {}


def settled(tokens: int) -> Scenario:
    """Both seats know all their cards by counting, and seat 0 has nothing to play."""
    layout = "custom+suits=1+hand=2+no-empty-clues"
    return show(layout, hands="r4 r4 / r2 r2", table="r1", left=0, turns_left=2, tokens=tokens)


def test_a_clue_is_no_fault_where_nothing_else_can_be_done() -> None:
    """U2: with all tokens there no card can be discarded, and there is nothing left to tell."""
    assert remarks(settled(8), Clue(1, 2)) == {}
    assert explained(settled(7), Clue(1, 2)) == ("stall",)


def test_a_turn_that_is_missing_in_the_end_is_late() -> None:
    table = show(
        "fr",
        hands="r4 y4 g4 w4 b4 / r5 y5 g5 w5 b5",
        table="r3 y3 g3 w3 b3",
        left=2,
        deck="r4 y4",
        tokens=7,
    )
    assert remarks(table, Discard(table.holds("r4")))["late"].cost == 1
    assert remarks(table, Play(table.holds("r4"))) == {}


def test_a_discard_while_tokens_are_left_is_marked_even_if_nobody_needs_a_clue() -> None:
    table = sure_one(tokens=3, other="r5 . . . .")
    assert table.board.clue_tokens == 2
    assert "missed-play" in remarks(table, Discard(table.holds("g3")))


def test_a_card_elsewhere_that_was_pointed_at_needs_no_other_token() -> None:
    table = sure_one(tokens=3, other="r5 r3 y3 w3 b3").clue(0, 5).clue(1, "green")
    assert table.board.clue_tokens == 0
    assert "missed-play" in remarks(table, Discard(table.holds("g3")))


def test_a_useful_card_discarded_by_a_player_who_knows_of_no_dead_one_is_not_marked() -> None:
    table = show("fr", hands="r3 . . . . / r1 w3 . . .", table="r1 y1 g1 w1 b1").clue(1, 3)
    assert "missed-discard" not in remarks(table, Discard(table.holds("w3")))


def test_a_useless_clue_of_a_rank_names_the_rank_and_costs_no_points() -> None:
    table = show("fr", hands="r1 . . . . / r3 y3 . . .").clue(1, 3).clue(0, 1)
    mark = remarks(table, Clue(1, 3))["useless-clue"]
    assert dict(mark.details) == {"to": 1, "kind": "rank", "rank": 3}
    assert mark.cost == 0


def test_a_clue_that_tells_nothing_is_a_fault_where_a_card_could_be_played() -> None:
    """U2: with all tokens there no card can be discarded, but one fits for certain."""
    layout = "custom+suits=1+hand=2+no-empty-clues"
    table = show(layout, hands="r2 r2 / r4 r4", table="r1", left=0, turns_left=2, tokens=8)
    assert {"missed-play", "useless-clue"} <= set(remarks(table, Clue(1, 4)))


def test_a_strike_that_is_not_the_last_costs_nothing_and_nobody_warned_of_it() -> None:
    table = show("fr", hands="r4 . . . . / . . . . .", discards="r4")
    found = remarks(table, Play(table.holds("r4")))
    assert found["strike"].cost == 0
    assert found["lost"].details["chances"] == 0
