"""What a beginner does where a person would know what to do."""

import pytest

from hanabi.bots import Choice, Reason
from hanabi.bots.conventions.players import Beginner
from hanabi.game import Choose, Clue, Discard, Play
from hanabi.rules import Card, ClueValue
from hanabi.testing.positions import Scenario, show
from tests.bots.conventions.rounds import sit


def choice(table: Scenario) -> Choice:
    """What a beginner who has just sat down chooses."""
    beginner = Beginner()
    beginner.start(table.state.rules, table.board.players, table.seat, 0)
    return beginner.act(table.state.view(table.seat))


def clue(code: str, to: int, value: ClueValue) -> Choice:
    return Choice(Clue(to, value), Reason(code, {"to": to, "value": value}))


def play(table: Scenario, code: str, card: str | int, announce: str | None = None) -> Choice:
    return Choice(Play(table.holds(card), announce), Reason(code))


def discard(table: Scenario, code: str, card: str | int) -> Choice:
    return Choice(Discard(table.holds(card)), Reason(code))


def test_it_plays_a_card_that_fits_whatever_it_is() -> None:
    table = show("pl", "r1 y3 g4 w4 b4 / r3 y4 g3 w3 b3", first=1).clue(0, 1)
    assert choice(table) == play(table, "certain-play", "r1")


def test_a_first_clue_to_a_single_card_invites_to_play_it() -> None:
    table = sit("pl", "y3 r2 g4 w4 b4 / r3 y4 g3 w3 b3", Beginner.agreed, table="r1", first=1).clue(0, "red")
    assert table.choice() == play(table.show, "invited-play", "r2")


def test_of_several_cards_in_a_clue_none_is_played_that_may_not_fit() -> None:
    table = sit("pl", "r2 y3 g4 w4 r4 / r3 y4 g3 w3 b3", Beginner.agreed, table="r1", first=1).clue(0, "red")
    assert not isinstance(table.choice().action, Play)


def test_it_plays_the_lower_of_two_cards_first() -> None:
    table = show("pl", "r2 y1 g4 w4 / r3 y4 g3 b4 / y3 g4 r3 b3 / g3 w3 b3 y3", table="r1", first=1)
    table = table.clue(0, 2).clue(0, "red").clue(0, 1)
    assert choice(table) == play(table, "certain-play", "y1")


def test_it_announces_a_firework_that_is_certain() -> None:
    table = show("pl+synchronised-show", "y3 r1 g4 w4 / r3 . . . / y3 . . . / g3 . . .", first=2)
    table = table.clue(0, 1).clue(0, "red")
    assert choice(table) == play(table, "certain-play", "r1", "red")


def test_it_does_not_announce_a_firework_in_doubt() -> None:
    table = show("pl+synchronised-show", "r1 y3 g4 w4 b4 / r3 y4 g3 w3 b3", first=1).clue(0, 1)
    assert choice(table) == play(table, "certain-play", "r1")


def test_it_builds_black_powder_downwards() -> None:
    hands = "k5 y3 g4 w4 r2 / r3 y4 g3 w3 b3"
    table = show("fr+black-powder", hands, table="r4 y4 g4 w4 b4", first=1).clue(0, 5)
    assert choice(table) == play(table, "certain-play", "k5")
    begun = show("fr+black-powder", hands, table="r2 y4 g4 w4 b4 k5", first=1).clue(0, 4)
    assert not isinstance(choice(begun).action, Play)


def test_a_card_that_every_colour_points_at_may_be_multicolour() -> None:
    table = show("fr+avalanche", "r2 y1 g4 w4 / r3 . . . / y3 . . . / g3 . . .", table="r1", first=2)
    table = table.clue(0, 2).clue(0, "red")
    assert not isinstance(choice(table).action, Play)


def test_it_clues_a_single_card_to_be_played_where_nothing_makes_it_certain() -> None:
    table = show("pl", ". . . . . / y3 g4 r2 w4 b3", table="r1")
    assert choice(table) in (clue("play-clue", 1, 2), clue("play-clue", 1, "red"))


def test_it_does_not_clue_a_card_that_another_is_about_to_play() -> None:
    table = show("pl", ". . . . . / y3 g4 r1 w4 b3 / g3 r1 b4 y4 w3", first=2).clue(1, 1)
    assert choice(table).reason.code != "play-clue"


def test_it_saves_an_indispensable_card_that_the_next_player_would_discard() -> None:
    table = show("pl", ". . . . . / r5 y3 g3 w4 b4")
    assert choice(table) == clue("save-clue", 1, 5)


def test_saving_comes_before_playing() -> None:
    table = show("pl", "r1 y3 g4 w4 / r5 y3 g3 w4 / w3 b3 y4 g4", first=2).clue(0, 1)
    assert choice(table) == clue("save-clue", 1, 5)


def test_a_player_with_something_to_play_needs_no_saving() -> None:
    table = show("pl", ". . . . / r5 y1 g3 w4 / w3 b3 y4 g4", first=2, tokens=1).clue(1, 1)
    assert choice(table).reason.code != "save-clue"


def test_it_discards_what_is_of_no_more_use() -> None:
    table = show("pl", "y3 r1 g4 w4 b4 / r3 y4 g3 w3 b3", table="r1 y1 g1 w1 b1", tokens=1, first=1)
    table = table.clue(0, 1)
    assert choice(table) == discard(table, "safe-discard", "r1")


def test_it_discards_the_oldest_card_without_a_clue() -> None:
    table = show("pl", "y3 r4 g2 w2 b4 / r4 y4 g3 w3 b3", tokens=1, first=1).clue(0, "yellow")
    assert choice(table) == discard(table, "oldest-discard", "r4")


def test_with_a_clue_on_every_card_it_discards_the_least_likely_to_be_missed() -> None:
    table = show("pl", "r5 y2 y3 / r4 y4 g3 / b3 y3 g4 / w3 g3 b4 / w4 g4 b3", tokens=2, first=3)
    table = table.clue(0, "yellow").clue(0, 5)
    assert choice(table) == discard(table, "least-missed-discard", "y2")


def test_it_tells_much_about_cards_that_matter() -> None:
    table = show("pl", ". . . . . / r3 y3 g3 w3 b3", table="r1 y1 g1 w1 b1", tokens=4)
    assert choice(table) == clue("save-clue", 1, 3)


def test_with_all_tokens_available_it_gives_a_clue_whatever_it_is_worth() -> None:
    table = show("pl", ". . . . . / r1 r1 y1 y1 g1", table="r5 y5 g5")
    assert choice(table).reason.code == "waiting-clue"


def test_on_the_last_turn_it_plays_what_may_fit() -> None:
    table = show("pl", "y3 r4 g2 w2 b1 / r4 y4 g3 w3 b3", tokens=0, turns_left=1, left=8)
    assert choice(table).reason.code == "last-chance-play"


def test_the_strike_that_would_lose_the_game_is_not_risked_on_the_last_turn() -> None:
    table = show("pl", "y3 r4 g2 w2 b1 / r4 y4 g3 w3 b3", tokens=0, strikes=2, turns_left=1, left=8)
    assert isinstance(choice(table).action, Discard)


def test_with_nobody_to_clue_and_nothing_to_discard_it_plays() -> None:
    table = show("pl+all-or-nothing", "r5 r4 w4 /", table="r3 y5 g5 w3 b5", left=0)
    assert choice(table) == play(table, "forced-play", 1)


def test_without_cards_it_clues() -> None:
    table = show("pl+all-or-nothing", "/ r5 r4 w4 w5", table="r3 y5 g5 w3 b5", left=0, tokens=1)
    assert isinstance(choice(table).action, Clue)


def completed(tile: str, discards: str = "") -> Scenario:
    """A table at which seat 0 has just turned this bonus tile."""
    hands = "r5 y4 g4 w2 b2 / y3 b1 g3 w3 r3"
    return show("fr+flamboyant-fives", hands, table="r4", tiles=tile, tokens=3, discards=discards).play("r5")


@pytest.mark.parametrize(("tile", "value"), [("colour-clue", "blue"), ("rank-clue", 1)])
def test_a_tile_that_gives_a_clue_gives_the_best_of_its_kind(tile: str, value: ClueValue) -> None:
    reason = Reason("play-clue", {"to": 1, "value": value})
    assert choice(completed(tile)) == Choice(Choose(Clue(1, value)), reason)


def test_a_tile_brings_back_the_lost_card_that_is_needed_first() -> None:
    table = completed("reshuffle", discards="g4 y2 y2 w5 r1 b1")
    reason = Reason("bring-back", {"suit": "yellow", "rank": 2})
    assert choice(table) == Choice(Choose(Card("yellow", 2)), reason)


def test_a_tile_rekindles_a_card_of_which_no_copy_is_left() -> None:
    table = completed("rekindle", discards="g1 y1 y1 y1 b1")
    reason = Reason("rekindle", {"suit": "yellow", "rank": 1})
    assert choice(table) == Choice(Choose(Card("yellow", 1)), reason)


def test_a_rekindled_card_is_not_declined() -> None:
    table = show("fr+flamboyant-fives", "r5 y2 / b1 y3", table="r4", tiles="reshuffle", left=0).play("r5")
    assert table.board.decision is not None
    assert table.board.decision.may_decline
    assert choice(table).reason.code == "rekindle"
