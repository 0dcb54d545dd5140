"""What holds in every game of every ruleset."""

import json
import random
from collections import Counter
from collections.abc import Iterator
from functools import reduce

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hanabi.codec import decode, encode
from hanabi.errors import IllegalAction
from hanabi.game import *  # noqa: F403 (repr needs every name)
from hanabi.game import (
    Action,
    Board,
    CardId,
    Choose,
    Clue,
    Clued,
    Dealt,
    Discard,
    Discarded,
    Drawn,
    Event,
    GameState,
    Misplayed,
    Play,
    Played,
    PlayerView,
    Result,
    Seat,
    act,
    apply_event,
    before_deal,
    best_possible,
    built_cards,
    decide,
    deduced,
    evolve,
    legal_actions,
    points,
    refusal,
    watch,
)
from hanabi.game.board import empty_table
from hanabi.game.replay import Replay, read_replay, write_replay
from hanabi.rules import *  # noqa: F403
from hanabi.rules import LETTERS, RANKS, ClueValue, Ruleset, Tile, box, identities, ruleset
from hanabi.testing.examination import with_other_hidden_cards
from tests.laws.games import Game, games, rulesets


def seats(game: Game) -> list[Seat | None]:
    """Every seat, and a spectator."""
    return [None, *range(game.start.board.players)]


@given(games())
def test_folding_what_a_seat_may_see_gives_its_view(game: Game) -> None:
    board = game.start.board
    for seat in seats(game):
        view = watch(before_deal(board.rules, board.players, board.first, seat), game.dealt.seen_by(seat))
        assert view == game.start.view(seat)
        for step in game.steps:
            for event in step.events:
                view = watch(view, event.seen_by(seat))
            assert view == step.after.view(seat)


@given(games())
def test_folding_what_every_seat_may_see_gives_the_public_view(game: Game) -> None:
    board = game.start.board

    def in_public(event: Event) -> Event:
        return reduce(lambda seen, seat: seen.seen_by(seat), range(board.players), event)

    view = watch(before_deal(board.rules, board.players, board.first, None), in_public(game.dealt))
    assert view == game.start.public_view()
    for step in game.steps:
        for event in step.events:
            view = watch(view, in_public(event))
        assert view == step.after.public_view()
        assert not view.faces


@given(games())
def test_folding_the_events_gives_the_board_and_the_state(game: Game) -> None:
    board = empty_table(game.start.rules, game.start.board.players, game.start.board.first)
    board = evolve(board, game.dealt)
    state = game.start
    for step in game.steps:
        for event in step.events:
            board, state = evolve(board, event), apply_event(state, event)
        assert board == step.after.board
        assert state == step.after
        assert decide(step.state, step.action) == step.events


@given(games(), st.randoms(use_true_random=False))
def test_nothing_a_seat_gets_depends_on_its_hidden_cards(game: Game, chance: random.Random) -> None:
    for step in game.steps:
        seat = step.state.board.seat
        other = with_other_hidden_cards(step.state, seat, chance)
        view, same = step.state.view(seat), other.view(seat)
        assert view == same
        assert json.dumps(encode(view)) == json.dumps(encode(same))
        assert legal_actions(view) == legal_actions(same)
        assert deduced(view) == deduced(same)


@given(games())
def test_no_event_shows_a_seat_its_own_card_before_it_is_played(game: Game) -> None:
    for seat in range(game.start.board.players):
        for event in game.events:
            match event.seen_by(seat):
                case Dealt(hands):
                    assert set(hands[seat]) == {None}
                case Drawn(seat=owner, face=face):
                    assert (face is None) is (owner == seat)


@given(games())
def test_hands_fireworks_discards_and_deck_are_the_box(game: Game) -> None:
    for state in game.states:
        hands = [card for seat in range(state.board.players) for card in state.hand(seat)]
        everything = Counter((*hands, *built_cards(state.board), *state.board.discards, *state.secrets.deck))
        assert everything == Counter(box(state.rules))


@given(games())
def test_counters_stay_within_the_rules(game: Game) -> None:
    for state in game.states:
        board, rules = state.board, state.rules
        assert 0 <= board.clue_tokens <= rules.clue_tokens
        assert 0 <= board.strikes <= rules.strikes
        assert (board.strikes == rules.strikes) is (
            board.outcome is not None and board.outcome.result is Result.STRUCK_OUT
        )
        assert board.deck == len(state.secrets.deck)
        assert len(board.turned) + len(state.secrets.tiles) == len(rules.tiles)
        assert all(len(hand) <= rules.hand_size(board.players) for hand in board.hands)


@given(games())
def test_an_action_is_offered_exactly_when_it_is_not_refused(game: Game) -> None:
    for state in game.states[:: max(1, len(game.states) // 6)]:
        for seat in range(state.board.players):
            view = state.view(seat)
            offered = set(legal_actions(view))
            conceivable = {action: refusal(view, action) for action in actions(state.board)}
            assert offered == {action for action, code in conceivable.items() if code is None}


def actions(board: Board) -> Iterator[Action]:
    """Every action a player could think of, and some nobody would."""
    values: tuple[ClueValue, ...] = (*LETTERS, *RANKS, 0, 6, "pink")
    clues = [Clue(to, value) for to in range(-1, board.players + 1) for value in values]
    cards = [CardId(card) for card in range(-1, board.drawn + 1)]
    yield from clues
    yield from (Discard(card) for card in cards)
    yield from (Play(card, announce) for card in cards for announce in (None, *LETTERS, "pink"))
    yield from (
        Choose(option) for option in (None, *clues, *identities(ruleset("fr+avalanche+black-powder")))
    )


@given(games())
def test_a_game_that_goes_on_always_has_something_to_do(game: Game) -> None:
    for step in game.steps:
        assert step.legal
        assert all(not legal_actions(step.state.view(seat)) for seat in others(step.state))
    assert not legal_actions(game.states[-1].view(game.states[-1].board.seat))


def others(state: GameState) -> list[Seat]:
    return [seat for seat in range(state.board.players) if seat != state.board.seat]


@given(games())
def test_a_refused_action_leaves_the_state_alone(game: Game) -> None:
    for step in game.steps[:3]:
        before = repr(step.state)
        with pytest.raises(IllegalAction):
            act(step.state, Play(CardId(99)))
        with pytest.raises(IllegalAction):
            act(step.state, step.action, by=others(step.state)[0])
        assert repr(step.state) == before


@given(games())
def test_no_score_exceeds_what_was_still_possible(game: Game) -> None:
    final = game.states[-1].board
    assert final.outcome is not None
    for state in game.states:
        assert final.outcome.score <= best_possible(state.board) <= state.rules.best
        assert points(state.board) <= state.rules.best


@given(games())
def test_deductions_hold_the_truth_and_never_more_than_the_clues(game: Game) -> None:
    for state in game.states:
        seat = state.board.seat
        for held, face, faces in zip(
            state.board.hands[seat], state.hand(seat), deduced(state.view(seat)), strict=True
        ):
            assert face in faces
            assert set(faces) <= set(held.known.identities())


@given(games())
def test_a_perfect_show_is_worth_the_best_score(game: Game) -> None:
    outcome = game.states[-1].board.outcome
    assert outcome is not None
    most = len(game.start.rules.ranks)
    complete = all(height == most for height in game.states[-1].board.fireworks)
    assert complete is (outcome.result is Result.PERFECT)
    assert (outcome.score == game.start.rules.best) is complete


@given(games())
def test_a_replay_plays_back_to_the_same_states_and_files(game: Game) -> None:
    players = tuple(f"player {seat}" for seat in range(game.start.board.players))
    actions = tuple(step.action for step in game.steps)
    replay = Replay(game.start.rules, players, game.shuffle, actions, game.start.board.first)
    assert replay.states() == game.states
    assert read_replay(write_replay(replay)) == replay


@given(games())
def test_an_event_tells_where_its_cards_were_in_their_hand(game: Game) -> None:
    board = empty_table(game.start.rules, game.start.board.players, game.start.board.first)
    for event in game.events:
        match event:
            case Clued(to=seat, cards=cards, places=places):
                assert tuple(board.hands[seat][place].id for place in places) == cards
            case Played() | Misplayed() | Discarded():
                assert board.hands[event.seat][event.place].id == event.card
            case _:
                pass
        if isinstance(event, Misplayed):
            assert event.strike == board.strikes + 1
        board = evolve(board, event)


@given(games())
def test_every_value_survives_json(game: Game) -> None:
    for event in game.events:
        assert decode(Event, json.loads(json.dumps(encode(event)))) == event  # type: ignore[arg-type]
    for step in game.steps:
        assert decode(Action, json.loads(json.dumps(encode(step.action)))) == step.action  # type: ignore[arg-type]
    for state in game.states[::7]:
        assert decode(GameState, json.loads(json.dumps(encode(state)))) == state
        view = state.view(state.board.seat)
        assert decode(PlayerView, json.loads(json.dumps(encode(view)))) == view


@given(games())
def test_a_repr_rebuilds_its_value(game: Game) -> None:
    for state in game.states[:: max(1, len(game.states) // 3)]:
        assert eval(repr(state)) == state
        assert eval(repr(state.view(0))) == state.view(0)
    for step in game.steps[::5]:
        assert eval(repr((step.action, step.events))) == (step.action, step.events)


@given(rulesets())
def test_a_ruleset_is_read_back_from_its_text(rules: Ruleset) -> None:
    assert ruleset(str(rules)) == rules
    assert eval(repr(rules)) == rules
    assert decode(type(rules), encode(rules)) == rules


@given(games())
def test_each_tile_is_turned_at_most_as_often_as_it_is_printed(game: Game) -> None:
    board = game.states[-1].board
    assert all(board.turned.count(tile) <= board.rules.tiles.count(tile) for tile in Tile)
