"""The lesson can be played, and what its steps say is true of their table."""

from collections.abc import Sequence
from typing import Any

import pytest

from hanabi.answers.lesson import LEARNER, PLAYERS, STEPS, LessonStep, lesson, lesson_replay
from hanabi.game import Clue, Discard, Play, deduced, is_indispensable, is_playable, legal_actions, pointed
from hanabi.game.events import (
    Clued,
    Completed,
    Drawn,
    Event,
    LastRoundBegan,
    Misplayed,
    Played,
    TokenReturned,
)
from hanabi.game.notation import read_card
from hanabi.game.state import GameState
from hanabi.rules import Card
from hanabi.text import Catalogue, languages

ADA = 1
TAUGHT = lesson()
ASKED = [step for step in TAUGHT.steps if step.action]
PLAYED = [*lesson_replay().steps()]


def state(key: str) -> GameState:
    return PLAYED[STEPS[key]][0]


def events(key: str) -> Sequence[Event]:
    """What the last action before a step brought about."""
    return PLAYED[STEPS[key]][1]


def action(key: str) -> Any:
    [step] = [step for step in ASKED if step.key == key]
    return step.action


def own(key: str) -> list[Card]:
    return list(state(key).hand(LEARNER))


def place(key: str) -> int:
    """Where the card that is asked for lies, counted from 1."""
    held = [card.id for card in state(key).board.hands[LEARNER]]
    return held.index(action(key).card) + 1


def known(key: str) -> set[Card]:
    """What the card that is asked for may be, as far as the learner can know."""
    return set(deduced(state(key).view(LEARNER))[place(key) - 1])


def test_the_recorded_game_is_played_to_its_end_with_a_single_strike() -> None:
    end = PLAYED[-1][0].board
    assert end.over
    assert STEPS["end"] == len(PLAYED) - 1
    assert end.strikes == 1


@pytest.mark.parametrize("step", ASKED, ids=lambda step: step.key)
def test_what_is_asked_for_is_offered_at_that_table(step: LessonStep) -> None:
    [told] = [moment for moment in TAUGHT.moments if moment.seq == step.seq]
    assert told.choices is not None
    assert step.action in [option.action for option in told.choices.options]
    assert step.action in legal_actions(state(step.key).view(LEARNER))


def test_who_only_reads_is_not_to_move() -> None:
    read = {step.seq for step in TAUGHT.steps if not step.action}
    assert all(moment.choices is None for moment in TAUGHT.moments if moment.seq in read)


def test_every_action_of_the_learner_is_followed_by_a_moment_of_its_own() -> None:
    assert {step.seq + 1 for step in ASKED} <= {moment.seq for moment in TAUGHT.moments}


def test_the_moments_tell_every_event_once_and_no_card_of_the_learner_before_it_is_played() -> None:
    told = [event for moment in TAUGHT.moments for event in moment.events]
    assert told == [event.seen_by(LEARNER) for _, since in PLAYED for event in since]
    assert all(card.face is None for moment in TAUGHT.moments for card in moment.table.hands[LEARNER])


def test_sight_nothing_has_been_done_and_ada_is_to_move() -> None:
    board = state("sight").board
    assert (board.turn, board.seat, sum(board.fireworks)) == (0, ADA, 0)


def test_ones_ada_points_at_cards_two_and_four_which_both_fit_and_the_first_is_asked_for() -> None:
    clued = next(event for event in events("ones") if isinstance(event, Clued))
    board = state("ones").board
    places = [at + 1 for at, held in enumerate(board.hands[LEARNER]) if held.id in clued.cards]
    assert (clued.to, clued.value, places, place("ones")) == (LEARNER, 1, [2, 4], 2)
    assert board.clue_tokens == board.rules.clue_tokens - 1
    assert all(is_playable(board, face) for face in known("ones"))
    assert isinstance(action("ones"), Play)


def test_begun_it_was_the_red_one_and_a_card_was_drawn() -> None:
    played = next(event for event in events("begun") if isinstance(event, Played))
    assert played.face == read_card("r1")
    assert state("begun").board.heights["red"] == 1
    assert any(isinstance(event, Drawn) and event.seat == LEARNER for event in events("begun"))


def test_five_ada_points_at_a_five_of_which_there_is_one_and_holds_the_red_two() -> None:
    clued = next(event for event in events("five") if isinstance(event, Clued))
    board = state("five").board
    [five] = [state("five").face(card) for card in clued.cards]
    assert (clued.to, clued.value, five.rank) == (LEARNER, 5, 5)
    assert is_indispensable(board, five)
    assert action("five") == Clue(ADA, "red")
    red = pointed(state("five").view(LEARNER), Clue(ADA, "red"))
    assert [state("five").face(card) for card in red] == [read_card("r2"), read_card("r4")]
    assert is_playable(board, read_card("r2"))
    # So “2” would have been a worse clue, and that is what the learner is told.
    two = [state("five").face(card) for card in pointed(state("five").view(LEARNER), Clue(ADA, 2))]
    assert not all(is_playable(board, face) for face in two)


def test_two_ada_played_the_red_two_and_the_learners_other_one_fits() -> None:
    played = next(event for event in events("two") if isinstance(event, Played))
    assert (played.seat, played.face) == (ADA, read_card("r2"))
    board = state("two").board
    asked = board.hands[LEARNER][place("two") - 1]
    assert asked.known.said == (1,)
    assert [held.id for held in board.hands[LEARNER] if 1 in held.known.said] == [asked.id]
    assert is_playable(board, state("two").face(asked.id))
    assert isinstance(action("two"), Play)


def test_strike_ada_took_her_other_red_card_for_the_three_and_the_learner_knows_nothing_of_the_first() -> (
    None
):
    wrong = next(event for event in events("strike") if isinstance(event, Misplayed))
    board = state("strike").board
    assert (wrong.seat, wrong.face, board.heights["red"]) == (ADA, read_card("r4"), 2)
    assert (board.strikes, board.rules.strikes) == (1, 3)
    assert action("strike") == Discard(board.hands[LEARNER][0].id)
    assert board.hands[LEARNER][0].known.said == ()
    assert not is_indispensable(board, own("strike")[0])
    # “You know of no card that fits” is what a learner is told who plays now.
    assert not any(is_playable(board, face) for face in own("strike"))


def test_token_a_clue_token_came_back_and_a_card_was_drawn() -> None:
    assert state("token").board.clue_tokens == state("strike").board.clue_tokens + 1
    assert any(isinstance(event, Drawn) and event.seat == LEARNER for event in events("token"))


def test_later_red_stands_at_four_and_the_learner_knows_the_red_five() -> None:
    board = state("later").board
    assert board.heights["red"] == 4
    assert known("later") == {read_card("r5")}
    assert board.hands[LEARNER][place("later") - 1].known.said == (5, "red")
    assert isinstance(action("later"), Play)


def test_complete_the_red_firework_brought_a_token_back() -> None:
    assert Completed("red") in events("complete")
    assert TokenReturned() in events("complete")
    assert state("complete").board.clue_tokens == state("later").board.clue_tokens + 1


def test_last_ada_drew_the_last_card_and_the_learner_knows_the_blue_three_that_fits() -> None:
    assert LastRoundBegan() in events("last")
    board = state("last").board
    assert (board.deck, board.turns_left, board.heights["blue"]) == (0, 2, 2)
    assert known("last") == {read_card("b3")}
    assert isinstance(action("last"), Play)


def test_end_ada_followed_with_the_blue_four() -> None:
    played = next(event for event in events("end") if isinstance(event, Played))
    assert (played.seat, played.face) == (ADA, read_card("b4"))
    outcome = state("end").board.outcome
    assert outcome is not None
    assert outcome.score == sum(state("end").board.fireworks) == 23


@pytest.mark.parametrize("language", languages())
def test_every_step_has_its_words_in_every_language(language: str) -> None:
    catalogue = Catalogue(language)
    told = {f"web-lesson-step-{step.key}" for step in TAUGHT.steps}
    asked = {f"web-lesson-task-{step.key}" for step in ASKED}
    assert {name for name in told | asked if not catalogue.knows(name)} == set()
    # The other player has a name in the record and one in the words: it is the same.
    assert PLAYERS[ADA] in catalogue.say("web-lesson-thinking")
