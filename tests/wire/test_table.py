"""The table a seat is sent: everything it may see, nothing that is hidden from it or from its memory."""

import json
import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hanabi.codec import Strictness, json_reader, to_json
from hanabi.game import (
    Board,
    Choose,
    Clue,
    GameState,
    Held,
    Knowledge,
    PlayerView,
    Seat,
    best_possible,
    deduced,
    is_completable,
    legal_actions,
    pointed,
    points,
    refusal,
)
from hanabi.game.actions import CardId, Discard, Play
from hanabi.game.knowledge import blank_knowledge
from hanabi.rules import Card, identities, ruleset
from hanabi.table import Memory
from hanabi.testing import guided_game
from hanabi.testing.examination import with_other_hidden_cards
from hanabi.testing.positions import show
from hanabi.wire.table import Choices, TableNow, choices, table_now, view_from
from tests.laws.games import Game, games

FEWER = settings(max_examples=max(5, settings().max_examples // 5))
"""Whole games at every side of the table take their time."""
WITHOUT_DEDUCTION = (Memory.SAID, Memory.NOTHING)


def moments(game: Game) -> Iterator[tuple[GameState, PlayerView]]:
    """Some states of a game, its last among them, from every side of the table."""
    for state in (*game.states[: -1 : max(1, len(game.states) // 4)], game.states[-1]):
        for seat in (None, *range(state.board.players)):
            yield state, state.view(seat)


_read_table_and_choices = json_reader(tuple[TableNow, Choices | None], Strictness.OPEN)


def table_bytes(view: PlayerView, memory: Memory) -> bytes:
    """Everything a viewer is sent of the table."""
    return to_json((table_now(view, 7, memory), choices(view))).encode()


def read_table(data: bytes) -> TableNow:
    table: TableNow = _read_table_and_choices(data)[0]
    return table


@FEWER
@given(games())
def test_a_table_tells_the_whole_view_where_everything_is_remembered(game: Game) -> None:
    for _, view in moments(game):
        board = view.board
        table = read_table(table_bytes(view, Memory.DEDUCED))
        assert view_from(board.rules, board.players, board.first, view.seat, table) == view
        assert (table.seq, table.points, table.best) == (7, points(board), best_possible(board))
        suits = board.rules.suits
        completable = [height == len(suit.order) for suit, height in zip(suits, table.reach, strict=True)]
        assert completable == [is_completable(board, suit.key) for suit in suits]


def test_a_table_tells_how_high_each_firework_can_get() -> None:
    """B15, X3.5, X3.6: below the first card that is gone, unless a tile may bring it back."""
    hands, gone = "r1 r2 / y1 y2", "r4 r3 r3 r5 k1"
    table = show("fr+black-powder", hands=hands, table="r1", discards=gone)
    assert table_now(table.state.view(0), 0, Memory.NOTHING).reach == (2, 5, 5, 5, 5, 4)
    table = show("fr+flamboyant-fives", hands=hands, table="r1", discards="r4 r4")
    assert table_now(table.state.view(0), 0, Memory.NOTHING).reach == (5, 5, 5, 5, 5)


@FEWER
@given(games())
def test_a_table_counts_for_the_owner_of_a_hand(game: Game) -> None:
    for _, view in moments(game):
        told = {card.id: card.possible for hand in table_now(view, 0, Memory.DEDUCED).hands for card in hand}
        counted = zip(view.hand, deduced(view), strict=True) if view.hand else ()
        own = {held.id: faces for held, faces in counted}
        for card, grid in told.items():
            assert (grid is not None) is (card in own)
            assert grid is None or faces_in(grid) == in_order(view, own[CardId(card)])


def test_a_card_shuffled_back_is_counted_in_its_usual_place() -> None:
    """X3.5: the card drawn next may be the one that went back."""
    table = show("fr+flamboyant-fives", hands="r5 . / . .", table="r4", discards="b3 y1", tiles="reshuffle")
    view = table.play("r5").choose("b3").state.view(0)
    grid = table_now(view, 0, Memory.DEDUCED).hands[0][-1].possible
    assert grid is not None
    assert list(grid) == ["red", "yellow", "green", "white", "blue"]
    assert grid["blue"] == (1, 2, 3, 4, 5)


def in_order(view: PlayerView, faces: tuple[Card, ...]) -> tuple[Card, ...]:
    """Faces suit by suit, as the box has them."""
    return tuple(face for face in identities(view.rules) if face in faces)


def faces_in(grid: dict[str, tuple[int, ...]]) -> tuple[Card, ...]:
    return tuple(Card(suit, rank) for suit, ranks in grid.items() for rank in ranks)


@pytest.mark.parametrize("memory", WITHOUT_DEDUCTION)
@FEWER
@given(game=games())
def test_what_a_room_does_not_remember_is_in_no_byte(memory: Memory, game: Game) -> None:
    for _, view in moments(game):
        forgetful = forgetting(view, without_deduction if memory is Memory.SAID else forgotten)
        assert table_bytes(view, memory) == table_bytes(forgetful, memory)


@pytest.mark.parametrize("memory", WITHOUT_DEDUCTION)
@FEWER
@given(game=games())
def test_the_rest_of_a_table_is_told_whatever_is_remembered(memory: Memory, game: Game) -> None:
    for _, view in moments(game):
        board = view.board
        told = view_from(
            board.rules, board.players, board.first, view.seat, read_table(table_bytes(view, memory))
        )
        assert told == forgetting(view, without_deduction if memory is Memory.SAID else forgotten)


def forgetting(view: PlayerView, memory: Callable[[Board, Knowledge], Knowledge]) -> PlayerView:
    """The same view with a memory aid that shows less of the clues."""
    board = view.board
    hands = tuple(tuple(Held(held.id, memory(board, held.known)) for held in hand) for hand in board.hands)
    return replace(view, board=replace(board, hands=hands))


def without_deduction(board: Board, known: Knowledge) -> Knowledge:
    return replace(blank_knowledge(board.rules), said=known.said)


def forgotten(board: Board, _: Knowledge) -> Knowledge:
    return blank_knowledge(board.rules)


def test_a_card_that_was_passed_over_shows_it_only_where_that_is_remembered() -> None:
    """B5: a clue also tells what the other cards are not."""
    view = show("fr", hands="r1 y2 g3 w4 / b1 b2 b3 r4").clue(1, "red").state.view(1)
    passed, pointed_at = view.hand[0].id, view.hand[3].id
    shown = {memory: cards_by_id(view, memory) for memory in Memory}
    assert "red" not in shown[Memory.DEDUCED][passed]["suits"]
    assert shown[Memory.SAID][passed] == {"id": passed, "said": []}
    assert shown[Memory.SAID][pointed_at] == {"id": pointed_at, "said": ["red"]}
    assert shown[Memory.NOTHING][passed] == {"id": passed}
    assert shown[Memory.NOTHING][pointed_at] == {"id": pointed_at}


def cards_by_id(view: PlayerView, memory: Memory) -> dict[int, Any]:
    table, _ = json.loads(table_bytes(view, memory))
    return {card["id"]: card for hand in table["hands"] for card in hand}


@FEWER
@given(games(), st.randoms(use_true_random=False))
def test_no_byte_depends_on_the_hidden_cards_of_its_receiver(game: Game, chance: random.Random) -> None:
    for state, view in moments(game):
        if view.seat is None:
            continue
        other = with_other_hidden_cards(state, view.seat, chance)
        for memory in Memory:
            assert table_bytes(other.view(view.seat), memory) == table_bytes(view, memory)


@FEWER
@given(games())
def test_no_face_of_the_receivers_own_hand_is_told(game: Game) -> None:
    for _, view in moments(game):
        for seat, hand in enumerate(json.loads(table_bytes(view, Memory.DEDUCED))[0]["hands"]):
            assert all(("face" in card) is (seat != view.seat) for card in hand)
    for event in game.events:
        assert_no_own_face(game, event)


def assert_no_own_face(game: Game, event: Any) -> None:
    """An event as it is sent has no face where its receiver sees a back."""
    for seat in range(game.start.board.players):
        told = json.loads(to_json(event.seen_by(seat)))
        if told["type"] == "dealt":
            assert set(map(repr, told["hands"][seat])) == {"None"}
        if told["type"] == "drawn" and told["seat"] == seat:
            assert told["face"] is None


@FEWER
@given(games())
def test_choices_are_the_legal_actions_each_clue_with_the_cards_it_points_at(game: Game) -> None:
    for _, view in moments(game):
        offered = choices(view)
        if view.seat != view.board.seat or view.board.over:
            assert offered is None
            continue
        assert offered is not None
        _, read = _read_table_and_choices(table_bytes(view, Memory.DEDUCED))
        actions = [option.action for option in read.options]
        assert tuple(actions) == legal_actions(view)
        assert [option.points_at for option in read.options] == [would_point(view, each) for each in actions]


def would_point(view: PlayerView, action: object) -> tuple[CardId, ...]:
    clue = action.option if isinstance(action, Choose) else action
    return pointed(view, clue) if isinstance(clue, Clue) else ()


@FEWER
@given(games())
def test_a_kind_of_action_is_offered_or_refused_with_its_reason(game: Game) -> None:
    for _, view in moments(game):
        offered = choices(view)
        if offered is None:
            continue
        kinds = {option.action.tag for option in offered.options}
        assert not kinds & set(offered.refused)
        for kind, code in offered.refused.items():
            assert refusal(view, example(view, kind)) == code


def example(view: PlayerView, kind: str) -> Play | Discard | Clue:
    """An action of a kind that only the whole table could forbid."""
    card = view.hand[0].id if view.hand else CardId(0)
    to = next(seat for seat, hand in enumerate(view.board.hands) if seat != view.seat and hand)
    examples: dict[str, Play | Discard | Clue] = {
        "play": Play(card),
        "discard": Discard(card),
        "clue": Clue(to, 1),
    }
    return examples[kind]


def test_without_a_token_no_clue_and_with_all_of_them_no_discard() -> None:
    table = show("fr", hands="r1 y2 g3 w4 / b1 b2 b3 r4", tokens=0)
    assert refused(table.state, 0) == {"clue": "no-clue-token"}
    assert refused(show("fr", hands="r1 / b1").state, 0) == {"discard": "all-tokens-available"}


def test_a_pending_tile_refuses_everything_else() -> None:
    table = show("fr+flamboyant-fives", hands="r5 . / b1 .", table="r4", tiles="colour-clue").play("r5")
    assert refused(table.state, 0) == dict.fromkeys(("play", "discard", "clue"), "choice-pending")


def refused(state: GameState, seat: Seat) -> dict[str, str]:
    offered = choices(state.view(seat))
    assert offered is not None
    return offered.refused


def test_a_message_late_in_a_large_game_stays_small() -> None:
    """A table and its choices fit a few frames of a slow line."""
    largest = 0
    for step in guided_game(
        ruleset("custom+avalanche-own+black-powder+flamboyant-fives+synchronised-show"), 5, 3
    ):
        view = step.state.view(step.state.board.seat)
        largest = max(largest, len(table_bytes(view, Memory.DEDUCED)))
    assert largest < 16_000
