"""What players who know the conventions do, and why."""

from hanabi.bots import Choice, Reason
from hanabi.game import Clue, Discard, Play
from hanabi.rules import ClueValue
from tests.bots.conventions.rounds import Round, sit
from tests.bots.conventions.test_reading import CLUB, QUIET

ONES = "r1 y1 g1 w1 b1"
"""Fireworks that have just begun: another 1 is of no use."""


def clue(code: str, to: int, value: ClueValue) -> Choice:
    return Choice(Clue(to, value), Reason(code, {"to": to, "value": value}))


def play(table: Round, code: str, card: str, announce: str | None = None) -> Choice:
    return Choice(Play(table.show.holds(card), announce), Reason(code))


def discard(table: Round, code: str, card: str) -> Choice:
    return Choice(Discard(table.show.holds(card)), Reason(code))


def test_a_card_a_clue_was_about_is_played() -> None:
    table = sit("pl", "y4 y3 w4 r1 b4 / r3 g4 w3 b3 y3", first=1).clue(0, "red")
    assert table.choice() == play(table, "meant-play", "r1")


def test_a_card_that_fits_whatever_it_is_is_certain() -> None:
    table = sit("pl", "y4 y3 w4 r1 b4 / r3 g4 w3 b3 y3", first=1).clue(0, 1)
    assert table.choice() == play(table, "certain-play", "r1")


def test_a_clue_for_two_plays_is_better_than_one_for_one() -> None:
    table = sit("pl", f"{QUIET} / y3 b3 w3 r4 r1 / y4 b4 r2 w4 b3")
    assert table.choice() in (clue("finesse-clue", 2, "red"), clue("finesse-clue", 2, 2))


def test_at_a_club_one_play_at_a_time_is_clued() -> None:
    table = sit("pl", f"{QUIET} / y3 b3 w3 r4 r1 / y4 b4 r2 w4 b3", agreed=CLUB)
    assert table.choice() == clue("play-clue", 1, "red")


def test_a_player_who_is_called_answers_before_playing_anything_else() -> None:
    table = sit("pl", f"{QUIET} / y3 b3 g1 r4 r1 / y4 b4 r2 w4 b3", first=2).clue(1, "green").clue(2, "red")
    assert table.choice() == play(table, "finessed-play", "r1")


def test_nobody_is_called_while_one_more_strike_ends_the_game() -> None:
    table = sit("pl", f"{QUIET} / y3 b3 w3 r4 r1 / y4 b4 r2 w4 b3", strikes=2)
    assert table.choice() == clue("play-clue", 1, "red")
    assert not table.clue(2, "red").is_called(1, "r1")


def test_a_last_copy_that_the_next_player_would_discard_is_saved_first() -> None:
    table = sit("pl", f"y4 y3 w4 r1 b4 / r5 g4 w3 b3 r4 / {QUIET}", first=2).clue(0, "red")
    assert table.choice() == clue("save-clue", 1, 5)


def test_a_player_with_something_to_play_needs_no_saving() -> None:
    hands = "b3 y3 w2 r3 y2 / r5 r2 y1 g1 w1 / r1 y1 g1 w1 b1"
    table = sit("pl", hands, table=ONES, first=2, tokens=3).clue(1, 2)
    assert table.choice() == discard(table, "oldest-discard", "b3")


def test_a_clue_that_would_be_misread_is_not_given() -> None:
    table = sit("pl", ". . . . . / y3 r3 w3 b4 g4", table="r1", tokens=8)
    assert isinstance(table.choice().action, Clue)
    assert table.choice().action not in (Clue(1, "red"), Clue(1, "white"))


def test_what_is_of_no_use_goes_first() -> None:
    table = sit("pl", "y3 r1 g4 w4 b4 / g3 y4 b3 w3 r4", table="r1 y1 g1 w1 b1", tokens=1, first=1)
    assert table.clue(0, 1).choice() == discard(table, "safe-discard", "r1")


def test_then_the_oldest_card_without_a_clue() -> None:
    table = sit("pl", "y5 r4 g3 w4 b4 / g3 y4 b3 w3 r3", tokens=1, first=1).clue(0, 5)
    assert table.choice() == discard(table, "oldest-discard", "r4")


def test_who_may_hold_the_last_copy_of_a_card_just_discarded_waits() -> None:
    hands = "y3 r4 g3 w4 b4 / r1 y1 g1 w1 b1 / r1 b4 y1 g1 w1"
    table = sit("pl", hands, table=ONES, tokens=3, first=2).discard("b4")
    assert table.choice().reason.code == "waiting-clue"
    at_club = sit("pl", hands, table=ONES, tokens=3, first=2, agreed=CLUB).discard("b4")
    assert at_club.choice() == discard(at_club, "oldest-discard", "y3")


def test_nobody_waits_after_a_card_of_no_use() -> None:
    hands = "y3 r4 g3 w4 b4 / r1 y1 g1 w1 b1 / r1 b4 y1 g1 w1"
    table = sit("pl", hands, table=ONES, tokens=3, first=2).discard("r1")
    assert table.choice() == discard(table, "oldest-discard", "y3")


def test_with_every_token_there_something_is_said() -> None:
    assert isinstance(sit("pl", ". . . . . / y4 r4 g4 w4 b4").choice().action, Clue)


def test_a_card_of_no_use_is_not_clued_as_if_it_were_wanted() -> None:
    table = sit("pl", ". . . . . / y3 w3 b4 r1 g2", table="r3", tokens=6)
    assert table.choice().action not in (Clue(1, "red"), Clue(1, 1))


def test_a_certain_firework_is_announced() -> None:
    table = sit("pl+synchronised-show", "y4 y3 w4 r1 b4 / r3 g4 w3 b3 y3", first=1).clue(0, "red")
    assert table.choice() == play(table, "meant-play", "r1", "red")


def test_a_firework_in_doubt_is_not_announced() -> None:
    table = sit("pl+synchronised-show", "y4 y3 w4 r1 b4 / r3 g4 w3 b3 y3", first=1).clue(0, 1)
    assert table.choice() == play(table, "certain-play", "r1")


def test_on_the_last_strike_nobody_counts_on_cards_being_clued_once() -> None:
    hands = "b4 r1 y4 w4 g1 / b3 g3 y3 w3 r3"
    usual = sit("pl", hands, table="w1 b1 y1", first=1).clue(0, 1).play("g1").clue(0, "red")
    assert usual.choice() == play(usual, "certain-play", "r1")
    fresh = sit("pl", hands, table="w1 b1 y1", first=1).clue(0, 1).play("g1").clue(0, 4)
    assert fresh.choice() == play(fresh, "meant-play", "r1")
    careful = sit("pl", hands, table="w1 b1 y1", first=1, strikes=2).clue(0, 1).play("g1").clue(0, 4)
    assert not isinstance(careful.choice().action, Play)


def test_nobody_discards_while_another_has_a_card_that_fits_and_turns_are_few() -> None:
    hands = "y1 y1 g1 g1 w1 / w1 r4 b1 b1 b2"
    table = sit("pl", hands, table="r3 y5 g5 w5 b5", first=1, tokens=4, left=1).clue(0, "yellow")
    assert isinstance(table.choice().action, Clue)


def test_the_last_turn_goes_to_the_card_that_may_fit() -> None:
    table = sit(
        "pl", "y1 r5 g1 b2 w2 / w1 b1 b1 y1 g1", table="r4 y5 g5 w5 b5", left=0, turns_left=2, first=1
    )
    table.clue(0, 5)
    assert table.choice() == play(table, "certain-play", "r5")


def test_the_last_round_is_counted_out() -> None:
    """The player with the 4 plays first: the seat with both passes on the turn it cannot use."""
    hands = "r5 y1 y1 g1 g1 / r4 w1 w1 b1 b1"
    table = sit("pl", hands, table="r3 y5 g5 w5 b5", left=0, turns_left=3, tokens=3)
    assert isinstance(table.choice().action, Clue)
    assert isinstance(table.clue(1, 4).choice().action, Play)
