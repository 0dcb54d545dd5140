"""What is chosen when a bonus tile asks."""

from hanabi.bots.conventions.agreement import Conventions
from hanabi.bots.conventions.answering import answer_tile
from hanabi.game import Choose, Clue
from hanabi.rules import Card
from tests.bots.conventions.rounds import Round, sit

FOUR = "r4 y1 g1"


def asking(tile: str, hands: str, discards: str = "") -> Round:
    """A player who is about to complete red, for this tile."""
    return sit("fr+flamboyant-fives", hands, table=FOUR, tiles=tile, tokens=5, discards=discards)


def choice(table: Round) -> Choose:
    seat, decision = table.show.seat, table.show.board.decision
    assert decision is not None
    chosen = answer_tile(table.table(seat), table.show.state.view(seat), Conventions(), decision.tile).action
    assert isinstance(chosen, Choose)
    return chosen


def test_a_free_clue_goes_to_a_card_to_play() -> None:
    table = asking("rank-clue", "r5 . . . . / w4 b4 w3 y2 b3").play("r5")
    assert choice(table) == Choose(Clue(1, 2))


def test_a_lost_card_is_brought_back_before_one_that_is_not_lost() -> None:
    table = asking("reshuffle", "r5 . . . . / w4 b4 w3 y3 b3", discards="y3 b4 w2 w2").play("r5")
    assert choice(table) == Choose(Card("white", 2))


def test_of_the_cards_that_fit_one_is_put_down_that_nobody_is_about_to_play() -> None:
    table = asking("rekindle", "r5 . . . . / w4 b4 w3 y2 b3", discards="g2 y2")
    table.clue(1, 2).discard("w4").play("r5")
    assert choice(table) == Choose(Card("green", 2))
