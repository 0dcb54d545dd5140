"""Bots at a table: what they are told, what they may answer, what is left of a game."""

import random

import pytest

from hanabi.bots import BOTS, BotError, Choice, Reason, bot, play_game
from hanabi.errors import HanabiError
from hanabi.game import Clue, Dealt, Discard, Play, Stop, StopReason, before_deal, deal, shuffled, watch
from hanabi.game.actions import Action, CardId
from hanabi.game.replay import Replay
from hanabi.rules import ruleset
from hanabi.table import Table
from tests.bots.seats import Scripted, stacked

HANDS = "r1 r2 r3 r4 r5 / y1 y2 y3 y4 y5"


@pytest.mark.parametrize("name", BOTS)
def test_the_moves_of_a_table_make_its_replay(name: str) -> None:
    rules = ruleset("es+flamboyant-fives")
    shuffle = shuffled(rules, random.Random(5))
    end, moves = play_game(deal(rules, 3, shuffle, first=1)[0], [bot(name) for _ in range(3)])
    replay = Replay(rules, ("a", "b", "c"), shuffle, tuple(move.action for move in moves), first=1)
    assert end.board.over
    assert replay.final() == end
    assert moves[0].seat == 1


def test_every_seat_is_told_what_it_may_see_and_nothing_else() -> None:
    state = stacked("pl", HANDS)
    spies = (Scripted(Clue(1, "yellow"), Discard(CardId(0))), Scripted(Play(CardId(5))))
    table = Table.at(state).sit_all(spies)
    for _ in range(3):
        table.step()
    for seat, spy in enumerate(spies):
        view = before_deal(state.rules, 2, 0, seat)
        for event in spy.events:
            assert event == event.seen_by(seat)
            view = watch(view, event)
        assert view == table.state.view(seat)


def test_a_step_says_who_did_what_and_why() -> None:
    table = Table.at(stacked("pl", HANDS)).sit_all((Scripted(Clue(1, 1)), Scripted()))
    board = table.board
    move = table.step()
    assert (move.seat, move.action, move.reason) == (0, Clue(1, 1), Reason("random"))
    assert (move.board, table.moves) == (board, [move])


def test_every_bot_gets_the_seed_of_the_table() -> None:
    spies = (Scripted(), Scripted())
    Table.at(stacked("pl", HANDS)).sit_all(spies, seed=7)
    assert [spy.seed for spy in spies] == [7, 7]
    assert [type(spy.events[0]) for spy in spies] == [Dealt, Dealt]


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        (Discard(CardId(0)), "all-tokens-available"),
        (Play(CardId(5)), "card-not-in-hand"),
        (Clue(0, 1), "clue-to-oneself"),
        (Stop(StopReason.VOTE), "not-a-players-action"),
    ],
)
def test_an_illegal_answer_is_refused_with_its_reason(action: Action, reason: str) -> None:
    table = Table.at(stacked("pl", HANDS)).sit_all((Scripted(action), Scripted()))
    before = table.state
    with pytest.raises(BotError) as refused:
        table.step()
    assert refused.value.code == "illegal-answer"
    assert refused.value.details == {"seat": 0, "reason": reason}
    assert (table.state, table.moves) == (before, [])


@pytest.mark.parametrize("count", [1, 3])
def test_there_is_a_bot_for_every_seat_and_no_more(count: int) -> None:
    with pytest.raises(BotError) as refused:
        play_game(stacked("pl", HANDS), [Scripted() for _ in range(count)])
    assert refused.value.code == "bots-at-table"
    assert refused.value.details == {"bots": count, "players": 2}


def test_a_bot_nobody_knows_is_refused() -> None:
    with pytest.raises(HanabiError) as refused:
        bot("grandmaster")
    assert isinstance(refused.value, BotError)
    assert str(refused.value).startswith("There’s no bot called “grandmaster”. The bots are random, ")


def test_a_bot_of_a_name_is_a_new_one_every_time() -> None:
    assert {name: type(bot(name)).__name__ for name in ("random", "beginner")} == {
        "random": "RandomBot",
        "beginner": "Beginner",
    }
    assert bot("beginner") is not bot("beginner")


def test_choices_are_values() -> None:
    assert Choice(Clue(1, 1), Reason("random")) == Choice(Clue(1, 1), Reason("random", {}))
