"""The compact text for cards, hands and actions."""

import dataclasses
import inspect

import pytest
from hypothesis import given
from hypothesis import strategies as st

import hanabi.game
from hanabi.errors import NotationError
from hanabi.game import Action, CardId, Choose, Clue, Discard, Play, Stop, StopReason, legal_actions
from hanabi.game.notation import action_text, card_text, hand_text, read_action, read_card, read_hand
from hanabi.game.replay import Replay
from hanabi.rules import LETTERS, RANKS, Card
from tests.game.records import recorded

TEXTS = {
    "p7": Play(CardId(7)),
    "p0": Play(CardId(0)),
    "p69:k": Play(CardId(69), "black"),
    "p7:r": Play(CardId(7), "red"),
    "d7": Discard(CardId(7)),
    "d109": Discard(CardId(109)),
    "c2r": Clue(2, "red"),
    "c25": Clue(2, 5),
    "c0m": Clue(0, "multicolour"),
    "xr3": Choose(Card("red", 3)),
    "xk1": Choose(Card("black", 1)),
    "x2r": Choose(Clue(2, "red")),
    "x21": Choose(Clue(2, 1)),
    "x-": Choose(None),
    "s-vote": Stop(StopReason.VOTE),
    "s1-left": Stop(StopReason.LEFT, 1),
    "s0-clock": Stop(StopReason.CLOCK, 0),
    "s-idle": Stop(StopReason.IDLE),
    "s-nothing-left": Stop(StopReason.NOTHING_LEFT),
}

suits = st.sampled_from(list(LETTERS))
cards = st.builds(Card, suits, st.sampled_from(RANKS))
card_ids = st.builds(CardId, st.integers(0, 999))
clues = st.builds(Clue, st.integers(0, 9), suits | st.sampled_from(RANKS))
actions: st.SearchStrategy[Action] = st.one_of(
    st.builds(Play, card_ids, st.none() | suits),
    st.builds(Discard, card_ids),
    clues,
    st.builds(Choose, st.none() | cards | clues),
    st.builds(Stop, st.sampled_from(StopReason), st.none() | st.integers(0, 9)),
)


@pytest.mark.parametrize(("text", "action"), TEXTS.items(), ids=TEXTS)
def test_an_action_is_written_and_read_like_this(text: str, action: Action) -> None:
    assert action_text(action) == text
    assert read_action(text) == action


@given(actions)
def test_every_action_comes_back_from_its_text(action: Action) -> None:
    assert read_action(action_text(action)) == action


@given(st.lists(actions))
def test_texts_of_actions_can_be_told_apart_in_a_row(taken: list[Action]) -> None:
    assert list(map(read_action, " ".join(map(action_text, taken)).split())) == taken


@given(actions | cards)
def test_the_repr_of_an_action_or_a_card_is_python_for_it(value: Action | Card) -> None:
    assert eval(repr(value), vars(hanabi.game) | {"Card": Card}) == value


@given(recorded())
def test_whatever_can_be_done_in_a_game_can_be_written(replay: Replay) -> None:
    for state in replay.states():
        for action in legal_actions(state.view(state.board.seat)):
            assert read_action(action_text(action)) == action


@pytest.mark.parametrize(
    "text",
    [
        "",
        "p",
        "p7:",
        "p7:x",
        "p1000",
        "p-1",
        "P7",
        "p7 ",
        "p٧",
        "d",
        "d7:r",
        "c",
        "c2",
        "c26",
        "c20",
        "c2x",
        "cr2",
        "c10r",
        "x",
        "xr6",
        "x--",
        "s",
        "s-",
        "s-dinner",
        "s12-left",
        "svote",
        "z7",
        "p7\n",
    ],
)
def test_a_text_that_is_no_action_is_refused(text: str) -> None:
    with pytest.raises(NotationError) as refused:
        read_action(text)
    assert refused.value.code == "not-an-action"


def test_a_refused_text_is_quoted_up_to_forty_letters() -> None:
    for read in (read_action, read_card):
        with pytest.raises(NotationError) as refused:
            read("z" * 1000)
        assert refused.value.details == {"text": "z" * 40}


@pytest.mark.parametrize(("suit", "letter"), LETTERS.items())
@pytest.mark.parametrize("rank", RANKS)
def test_a_card_is_a_letter_and_a_rank(suit: str, letter: str, rank: int) -> None:
    assert card_text(Card(suit, rank)) == f"{letter}{rank}"
    assert read_card(f"{letter}{rank}") == Card(suit, rank)


@pytest.mark.parametrize("text", ["", "r", "r0", "r6", "1r", "R1", "r1 ", "r12", "k٣", "."])
def test_a_text_that_is_no_card_is_refused(text: str) -> None:
    with pytest.raises(NotationError) as refused:
        read_card(text)
    assert refused.value.code == "not-a-card"


def test_a_hand_is_its_cards_with_dots_for_those_not_seen() -> None:
    hand = (Card("red", 1), None, Card("black", 5))
    assert hand_text(hand) == "r1 . k5"
    assert read_hand("r1 . k5") == hand
    assert read_hand("") == ()


def test_a_hand_with_something_else_in_it_is_refused() -> None:
    with pytest.raises(NotationError) as refused:
        read_hand("r1 ?")
    assert refused.value.code == "not-a-card"


@given(st.lists(cards | st.none()))
def test_every_hand_comes_back_from_its_text(hand: list[Card | None]) -> None:
    assert read_hand(hand_text(hand)) == tuple(hand)


def test_every_kind_of_action_is_among_the_examples() -> None:
    kinds = {kind for _, kind in inspect.getmembers(hanabi.game.actions) if dataclasses.is_dataclass(kind)}
    assert {type(action) for action in TEXTS.values()} == kinds - {Card}
