"""The last turns, counted out."""

from hanabi.bots.conventions.endgame import Candidate, expected_value, sample_hands, unseen_cards
from hanabi.rules import Card
from tests.bots.conventions.rounds import Round, sit

NEARLY = "r3 y5 g5 w5 b5"
"""A game that still needs two red cards."""


def value(table: Round, deed: Candidate) -> float:
    mine = table.table(table.show.seat)
    return expected_value(mine, deed, sample_hands(mine))


def test_with_an_empty_deck_every_unseen_card_is_in_hand() -> None:
    table = sit("pl", "r5 y1 r1 g1 w2 / r4 w1 w1 b1 b1", table=NEARLY, left=0, turns_left=2)
    mine = table.table(0)
    assert sorted(str(mine.faces.cards[face]) for face in unseen_cards(mine)) == [
        "g1",
        "r1",
        "r5",
        "w2",
        "y1",
    ]
    assert all(sorted(hand) == sorted(unseen_cards(mine)) for hand in sample_hands(mine))
    assert len(sample_hands(mine)) == len(set(sample_hands(mine)))


def test_what_clues_say_is_believed_of_every_hand() -> None:
    table = sit("pl", "r5 y1 r1 g1 w2 / r4 w1 w1 b1 b1", table=NEARLY, left=0, turns_left=3, first=1)
    mine = table.clue(0, 5).table(0)
    assert {str(mine.faces.cards[hand[0]]) for hand in sample_hands(mine)} == {"r5"}
    assert len(sample_hands(mine)) == 24


def test_where_there_are_too_many_hands_no_card_is_favoured() -> None:
    table = sit("pl", "r5 y1 r1 g1 w2 / r4 w1 w1 b1 b1", table=NEARLY, left=0, turns_left=2)
    mine = table.table(0)
    found = sample_hands(mine)
    five = mine.faces.numbers[Card("red", 5)]
    shares = [sum(hand[place] == five for hand in found) / len(found) for place in range(5)]
    assert len(found) < 120
    assert all(0 < share < 0.4 for share in shares)


def test_a_clue_that_lets_two_cards_be_played_promises_two_points() -> None:
    table = sit("pl", "r5 y1 r1 g1 w2 / r4 w1 w1 b1 b1", table=NEARLY, left=0, turns_left=4, first=1)
    table.clue(0, 5)
    choice = table.choice()
    assert choice.action.tag == "clue"
    assert table.act(choice.action).choice().action.tag == "play"


def test_a_card_played_in_vain_costs_a_strike_and_the_last_one_everything() -> None:
    for strikes, least in ((0, 23.0), (2, 0.0)):
        hands = "y1 r1 g1 w2 b1 / w1 w1 b1 y1 g1"
        table = sit("pl", hands, table=NEARLY, left=0, turns_left=1, strikes=strikes)
        assert value(table, Candidate(table.show.holds("y1"), plays=True)) == least


def test_a_perfect_show_is_worth_more_than_its_points() -> None:
    table = sit(
        "pl", "r5 y1 r1 g1 w2 / w1 w1 b1 b1 g1", table="r4 y5 g5 w5 b5", left=0, turns_left=2, first=1
    )
    table.clue(0, 5)
    assert value(table, Candidate(table.show.holds("r5"), plays=True)) > 25
