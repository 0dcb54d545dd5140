"""Faces as numbers: the next card of a firework is the next number, whichever way it is built."""

import pytest

from hanabi.bots.faces import PLACES, faces_in, faces_of, is_one, mask_of, outlook
from hanabi.game import Board, is_dead, is_indispensable, is_playable
from hanabi.rules import Card, clue_values, points_at, ruleset
from hanabi.testing.positions import show

ODD = ("pl", "fr+avalanche+black-powder", "pl+avalanche", "custom+suits=2")


@pytest.mark.parametrize("name", ODD)
def test_a_firework_is_built_number_by_number(name: str) -> None:
    rules = ruleset(name)
    faces = faces_of(rules)
    for face, card in enumerate(faces.cards):
        assert faces.numbers[card] == face
        assert rules.suit(card.suit).order[face % PLACES] == card.rank


@pytest.mark.parametrize("name", ODD)
def test_a_clue_touches_what_the_rules_say(name: str) -> None:
    rules = ruleset(name)
    faces = faces_of(rules)
    for value in clue_values(rules):
        touched = {faces.cards[face] for face in faces_in(faces.touched[value])}
        assert touched == {card for card in faces.cards if points_at(rules, value, card)}


def test_the_outlook_is_that_of_the_board() -> None:
    board = show(
        "fr+black-powder", ". . . . . / . . . . .", table="r2 k4 b5", discards="r4 r4 g3 y1 k3 w1 w1 w1"
    ).board
    faces = faces_of(board.rules)
    gone = tuple(board.discards.count(card) for card in faces.cards)
    ahead = outlook(faces, board.fireworks, gone)
    for face, card in enumerate(faces.cards):
        assert bool(ahead.playable >> face & 1) == (is_playable(board, card) and not is_dead(board, card))
        assert bool(ahead.useful >> face & 1) == (not is_dead(board, card))
        assert bool(ahead.critical >> face & 1) == is_indispensable(board, card)
    assert isinstance(board, Board)


def test_sets_of_faces_are_bits() -> None:
    assert list(faces_in(mask_of([3, 1, 7]))) == [1, 3, 7]
    assert [is_one(mask) for mask in (0, 1, 3, 8)] == [False, True, False, True]


def test_finals_and_seconds_follow_the_order_of_a_firework() -> None:
    faces = faces_of(ruleset("fr+black-powder"))
    seconds = {str(faces.cards[face]) for face in faces_in(faces.seconds)}
    finals = {faces.cards[face] for face in faces_in(faces.finals)}
    assert seconds == {"r2", "y2", "g2", "w2", "b2", "k4"}
    assert Card("black", 1) in finals
    assert Card("red", 5) in finals
