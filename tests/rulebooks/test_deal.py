"""The box, the deal, who starts and who sees what."""

import random
from collections import Counter

import pytest

from hanabi.game import (
    Clue,
    Discard,
    Drawn,
    Play,
    Seat,
    before_deal,
    deal,
    shuffled,
    watch,
)
from hanabi.game.notation import read_card
from hanabi.game.state import apply_event
from hanabi.rules import box, ruleset
from hanabi.testing.positions import Scenario, show
from tests.rulebooks.words import TWO_HANDS, impossible, in_every_box


def dealt(name: str, players: int, first: Seat = 0) -> Scenario:
    """A new game."""
    rules = ruleset(name)
    return Scenario(deal(rules, players, shuffled(rules, random.Random(name)), first)[0])


@in_every_box
def test_a_box_has_fifty_cards_ten_of_each_colour(name: str) -> None:
    """B1: each colour has three 1s, two 2s, 3s and 4s, and one 5."""
    cards = Counter(map(str, box(ruleset(name))))
    assert cards == Counter(
        f"{colour}{rank}" for colour in "wrbyg" for rank in (1, 1, 1, 2, 2, 3, 3, 4, 4, 5)
    )
    assert cards.total() == 50


@in_every_box
@pytest.mark.parametrize(("players", "cards"), [(2, 5), (3, 5), (4, 4), (5, 4)])
def test_two_or_three_players_hold_five_cards_four_or_five_hold_four(
    name: str, players: int, cards: int
) -> None:
    """B2, B6, B9: the other cards are the deck; all tokens are available, and there is no strike."""
    board = dealt(name, players).board
    assert [len(hand) for hand in board.hands] == [cards] * players
    assert (board.deck, board.drawn) == (50 - players * cards, players * cards)
    assert (board.clue_tokens, board.strikes, board.discards, board.turn) == (8, 0, (), 0)
    assert set(board.heights.values()) == {0}


@in_every_box
@pytest.mark.parametrize("players", [0, 1, 6])
def test_the_boxes_are_for_two_to_five_players(name: str, players: int) -> None:
    """B2: no box seats one player or six."""
    with impossible("player-count"):
        dealt(name, players)


def test_six_players_of_a_custom_game_hold_three_cards() -> None:
    """B2: only a custom ruleset seats six."""
    assert [len(hand) for hand in dealt("custom", 6).board.hands] == [3] * 6


def test_cards_are_dealt_and_drawn_from_the_top_of_the_shuffled_deck() -> None:
    """B2, B6: hand by hand, and then one by one; without a word about it seat 0 starts."""
    rules = ruleset("fr")
    shuffle = shuffled(rules, random.Random(7))
    table = Scenario(deal(rules, 2, shuffle)[0])
    assert table.seat == 0
    assert [table.state.hand(seat) for seat in (0, 1)] == [shuffle.deck[:5], shuffle.deck[5:10]]
    table = table.clue(1, 1).discard(1).clue(1, 2).discard(1)
    assert table.state.hand(1)[-2:] == shuffle.deck[10:12]


def test_nobody_sees_their_own_cards_and_everyone_sees_everyone_elses() -> None:
    """B2: a spectator sees every hand."""
    state = show("fr", hands="r1 r2 r3 r4 r5 / y1 y2 y3 y4 y5 / g1 g2 g3 g4 g5").state
    hidden = (None,) * 5
    assert [state.view(1).cards(seat) for seat in range(3)] == [state.hand(0), hidden, state.hand(2)]
    assert [state.view(None).cards(seat) for seat in range(3)] == [state.hand(seat) for seat in range(3)]
    assert len(state.view(1).hand) == 5
    assert state.view(None).hand == ()


def test_a_drawn_card_is_hidden_from_the_player_who_draws_it() -> None:
    """B2: the others see it."""
    table = show("fr", hands=TWO_HANDS, tokens=0, deck="r5").discard(1)
    (drawn,) = (event for event in table.events if isinstance(event, Drawn))
    assert drawn.seen_by(0).face is None
    assert drawn.seen_by(1).face == drawn.seen_by(None).face == read_card("r5")
    assert table.state.view(0).cards(0)[-1] is None
    assert table.state.view(1).cards(0)[-1] == read_card("r5")


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_what_a_seat_is_told_amounts_to_what_it_sees(seat: Seat | None) -> None:
    """B2: events as shown to a seat lead to that seat's view, and all events to the whole state."""
    rules = ruleset("fr")
    state, event = deal(rules, 3, shuffled(rules, random.Random(3)), first=2)
    view = watch(before_deal(rules, 3, 2, seat), event.seen_by(seat))
    table = Scenario(state)
    for deed in (Clue(0, "red"), Discard(table.holds(2, seat=0)), Play(table.holds(5, seat=1))):
        table = table.act(deed)
        for happened in table.events:
            view = watch(view, happened.seen_by(seat))
            state = apply_event(state, happened)
        assert view == table.state.view(seat)
        assert state == table.state


@pytest.mark.parametrize("first", [0, 1, 2])
def test_any_player_may_be_chosen_to_start(first: Seat) -> None:
    """B17, U15: software cannot see clothes, so the caller says who starts."""
    board = dealt("fr", 3, first).board
    assert (board.first, board.seat) == (first, first)


@pytest.mark.parametrize("first", [-1, 3])
def test_the_player_who_starts_sits_at_the_table(first: Seat) -> None:
    """B17, U15: there is no such seat."""
    with impossible("no-such-seat"):
        dealt("fr", 3, first)


def test_who_starts_changes_nothing_in_the_deal() -> None:
    """B17: hands are dealt from seat 0, no matter who starts."""
    assert dealt("fr", 3, 2).hand(0) == dealt("fr", 3, 0).hand(0)
