"""What a clue is taken to mean, by the one who gets it and by those who look on."""

from hanabi.bots.conventions.players import Club
from tests.bots.conventions.rounds import sit

CLUB = Club.agreed
QUIET = "y4 g4 w4 b4 g3"
"""A hand nobody needs to talk about at the start."""


def test_a_clue_is_about_the_newest_card_it_points_at() -> None:
    table = sit("pl", "y4 r3 y3 w4 r1 / . . . . .", first=1).clue(0, "red")
    assert table.thinks(0, "r1") == "r1"
    assert table.thinks(0, "r3") == "r2 r3 r4 r5"


def test_a_clue_that_points_at_the_card_to_be_discarded_is_about_that() -> None:
    table = sit("pl", "r1 y3 w4 g4 r3 / . . . . .", first=1).clue(0, "red")
    assert table.thinks(0, "r1") == "r1"
    assert table.thinks(0, "r3") == "r2 r3 r4 r5"


def test_a_clue_to_a_card_that_has_one_says_that_it_fits_now() -> None:
    table = sit("pl", "r3 w4 y4 g4 b4 / w3 b3 g3 b4 r4", table="r1", discards="r3 y3", first=1).clue(0, 3)
    assert table.thinks(0, "r3") == "r3 y3"
    fitting = sit("pl", "r3 w4 y4 g4 b4 / w3 b3 g3 b4 r4", table="r2", discards="y3 r3", first=1).clue(0, 3)
    fitting.clue(1, 4)
    assert fitting.clue(0, 3).thinks(0, "r3") == "r3"


def test_five_on_the_card_to_be_discarded_keeps_any_five() -> None:
    table = sit("pl", "r5 y3 w4 g4 r3 / . . . . .", first=1).clue(0, 5)
    assert table.thinks(0, "r5") == "r5 y5 g5 w5 b5"


def test_two_on_the_card_to_be_discarded_keeps_any_two() -> None:
    table = sit("pl", "r2 y3 w4 g4 b3 / . . . . .", first=1).clue(0, 2)
    assert table.thinks(0, "r2") == "r2 y2 g2 w2 b2"


def test_a_two_anywhere_else_is_to_be_played() -> None:
    table = sit("pl", "y3 y4 w4 r2 b3 / g3 g4 w3 b3 w3", table="r1", first=1).clue(0, 2)
    assert table.thinks(0, "r2") == "r2"


def test_a_colour_on_the_card_to_be_discarded_keeps_a_last_copy_but_never_a_five() -> None:
    table = sit("pl", "r4 y3 w4 g4 b3 / . . . . .", discards="r4", first=1).clue(0, "red")
    assert table.thinks(0, "r4") == "r1 r4"


def test_nobody_clues_what_another_has_a_clue_for() -> None:
    table = sit("pl", f"y3 b3 w3 r3 r4 / y4 g4 w4 r1 b4 / {QUIET}", first=2).clue(1, "red").clue(2, 4)
    table.clue(0, "red")
    assert table.thinks(0, "r4") == "r2"


def test_a_card_after_one_that_another_knows_is_meant_as_the_next() -> None:
    table = sit("pl", f"{QUIET} / y3 b3 w3 r1 r4 / y4 b4 r2 w4 b3", first=2).clue(1, 1).clue(2, 2)
    assert table.thinks(2, "r2") == "r2"
    assert not table.is_called(1, "r4")


def test_a_finessed_player_plays_the_newest_card_unseen() -> None:
    table = sit("pl", f"{QUIET} / y3 b3 w3 r4 r1 / y4 b4 r2 w4 b3").clue(2, "red")
    assert table.is_called(1, "r1")
    assert table.thinks(1, "r1") == "r1"
    assert table.choice().reason.code == "finessed-play"
    assert table.play("r1").thinks(2, "r2") == "r2"
    assert table.choice().reason.code == "meant-play"


def test_a_finesse_that_is_not_played_was_none() -> None:
    table = sit("pl", f"{QUIET} / y3 b3 w3 r4 r1 / y4 b4 r1 w4 b3", tokens=4).clue(2, "red")
    assert table.discard("y3").thinks(2, "r1") == "r1"


def test_who_sees_the_missing_card_elsewhere_is_not_called() -> None:
    table = sit("pl", ". . . . / y3 g4 w3 b4 / y4 b3 w3 r1 / b4 g3 r2 w4").clue(3, "red")
    assert not table.is_called(1, "b4")
    assert table.is_called(2, "r1")


def test_a_clued_card_that_may_be_the_missing_one_is_called_for_before_an_unseen_one() -> None:
    hands = f"{QUIET} / y3 w3 r3 y2 b4 / b2 g2 r4 w4 b3"
    table = sit("pl", hands, table="r2 w2", first=2).clue(1, 3).clue(2, "red")
    assert table.is_called(1, "r3")
    assert not table.is_called(1, "b4")
    assert table.choice().reason.code == "prompted-play"


def test_two_cards_may_be_called_for_at_once() -> None:
    table = sit("pl", ". . . . / y3 g4 w3 r1 / y4 b3 w3 r2 / b4 g3 r3 w4").clue(3, "red")
    assert table.is_called(1, "r1")
    assert table.is_called(2, "r2")
    assert table.play("r1").choice().reason.code == "finessed-play"


def test_three_are_too_many() -> None:
    table = sit("pl", ". . . . / y3 g4 w3 b4 / y4 b3 r2 r1 / b4 g3 r4 w4").clue(3, "red")
    assert not table.is_called(1, "b4")


def test_a_clue_that_may_just_keep_a_card_calls_nobody() -> None:
    table = sit("pl", f"{QUIET} / y3 b3 w3 r4 r1 / r2 y4 b4 w4 b3").clue(2, 2)
    assert not table.is_called(1, "r1")


def test_at_a_club_nobody_is_called() -> None:
    table = sit("pl", f"{QUIET} / y3 b3 w3 r4 r1 / y4 b4 r2 w4 b3", agreed=CLUB).clue(2, "red")
    assert not table.is_called(1, "r1")
    assert table.thinks(2, "r2") == "r1"


def test_a_player_whose_clues_prove_wrong_is_taken_at_the_word_only() -> None:
    hands = "b2 r4 w3 g4 b4 / r3 y4 g3 w4 b3 / b4 g4 y3 w3 r4"
    table = sit("pl", hands, agreed=CLUB)
    table.clue(1, "blue").clue(0, 4).clue(0, 3)
    assert 0 not in table.table(2).trust.doubted
    table.clue(1, "white").clue(0, "red").clue(0, "green")
    assert 0 in table.table(2).trust.doubted
    assert table.clue(2, "yellow").thinks(2, "y3") == "y1 y2 y3 y4 y5"


def test_black_powder_is_read_downwards() -> None:
    table = sit("fr+black-powder", "y3 g4 w3 k5 b4 / w4 g3 y4 b3 r3", first=1).clue(0, 5)
    assert table.thinks(0, "k5") == "k5"
    begun = sit("fr+black-powder", "y3 g3 w3 k4 b3 / w4 g3 y4 b3 r3", table="k5", first=1).clue(0, 4)
    assert begun.thinks(0, "k4") == "k4"


def test_any_colour_may_mean_multicolour() -> None:
    table = sit("fr+avalanche", "y3 w4 m1 g4 b4 / . . . . .", first=1).clue(0, "red")
    assert table.thinks(0, "m1") == "r1 m1"


def test_a_multicolour_card_with_one_copy_is_kept_by_its_colour() -> None:
    table = sit("pl+avalanche", "m3 w4 y3 g4 b4 / . . . . .", first=1).clue(0, "multicolour")
    assert table.thinks(0, "m3") == "m1 m2 m3 m4"


def test_one_call_in_vain_is_enough_to_doubt_a_stranger() -> None:
    table = sit("pl", f"{QUIET} / y3 b3 w3 r4 b2 / y4 b4 r2 w4 b3").clue(2, "red")
    assert table.is_called(1, "b2")
    assert 0 in table.play("b2").table(1).trust.doubted


def test_a_call_in_vain_takes_back_every_other() -> None:
    hands = ". . . . / y3 g4 w3 b3 / y4 g3 r2 w4 / b2 w3 y3 b4"
    table = sit("pl", hands).clue(2, "red")
    assert table.is_called(1, "b3")
    assert table.is_called(3, "b4")
    assert not table.play("b3").is_called(3, "b4")


def test_who_does_not_wait_is_given_nothing_to_wait_for() -> None:
    table = sit("pl", ". . . . / y4 b4 r2 w4 / y3 b3 w3 g4 / y3 g4 w3 r1").clue(1, "red")
    assert table.is_called(3, "r1")
    assert 1 in table.play("r2").table(3).trust.plain
    assert not table.table(3).may_call(0)


def test_who_discards_what_it_was_told_to_play_reads_nothing_into_clues() -> None:
    table = sit("pl", "b2 r4 w3 g4 b4 / y3 g4 r3 w4 b3", table="r2", tokens=4).clue(1, "red")
    assert table.discard("y3").table(0).trust.doubted == {1}
    card = table.clue(1, 4).show.holds("w4", 1)
    assert table.table(0).inferred[card] == table.table(0).possible[card]


def test_a_call_that_proves_right_makes_no_doubt() -> None:
    table = sit("pl", f"{QUIET} / y3 b3 w3 r4 r1 / y4 b4 r2 w4 b3").clue(2, "red")
    assert 0 not in table.play("r1").table(1).trust.doubted


def test_after_a_call_in_vain_only_those_are_heard_who_have_made_a_good_one() -> None:
    hands = f"{QUIET} / y3 b3 w3 r4 b2 / y4 b4 r2 w4 b3"
    table = sit("pl", hands).clue(2, "red").play("b2")
    assert [table.table(1).may_call(seat) for seat in range(3)] == [False, False, False]
    good = sit("pl", hands.replace("b2", "r1")).clue(2, "red").play("r1")
    good.table(1).trust.give_up_calls(2)
    assert [good.table(1).may_call(seat) for seat in range(3)] == [True, False, False]
