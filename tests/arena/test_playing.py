"""Games of a match: each ends the same in every process, and its line says how."""

import pytest

from hanabi.arena import ArenaError, GameEnding, GameResult, make_match, play, record
from hanabi.arena.playing import seat_names
from hanabi.bots import BotError
from hanabi.errors import HanabiError, RulesetError
from hanabi.game.replay import read_replay, write_replay
from hanabi.rules import Card, ruleset
from tests.arena.rogues import Crowd, Peeper, Protocol, named


def test_a_game_comes_out_the_same_in_any_piece() -> None:
    match = make_match(["random", "beginner"], "fr+flamboyant-fives", 3, 5)
    assert play(match, range(4)) == [*play(match, range(1)), *play(match, range(1, 4))]


def test_the_decks_are_the_same_for_every_bot_and_differ_between_games_and_seeds() -> None:
    rules = ruleset("pl")
    one, other = make_match(["random"], "pl", 2, 1), make_match(["beginner"], "pl", 4, 1)
    assert one.shuffle(rules, 3) == other.shuffle(rules, 3)
    assert one.shuffle(rules, 3) != one.shuffle(rules, 4)
    assert one.shuffle(rules, 3) != make_match(["random"], "pl", 2, 2).shuffle(rules, 3)
    assert one.bot_seed(3) != one.bot_seed(4)


def test_bots_are_dealt_round_the_table() -> None:
    assert make_match(["random", "beginner"], "pl", 5, 0).bots == (
        *("random", "beginner", "random", "beginner", "random"),
    )


def test_a_ruleset_goes_by_one_name() -> None:
    assert make_match(["random"], "FR+black-powder+avalanche", 2, 0) == (
        make_match(["random"], "fr+avalanche+black-powder", 2, 0)
    )


@pytest.mark.parametrize(
    ("names", "rules", "players", "refused"),
    [
        (["nobody"], "pl", 3, BotError("unknown-bot")),
        (["random"] * 4, "pl", 3, ArenaError("bots-without-seat")),
        (["random"], "xx", 3, RulesetError("unknown-edition")),
        (["random"], "pl", 6, RulesetError("player-count")),
        ([named(Protocol), "random"], "pl", 3, BotError("bots-apart")),
        (["tests.arena.nowhere:Bot"], "pl", 3, BotError("broken-bot")),
    ],
)
def test_a_match_that_cannot_be_is_refused(
    names: list[str], rules: str, players: int, refused: HanabiError
) -> None:
    with pytest.raises(type(refused), match=refused.code):
        make_match(names, rules, players, 0)


def test_a_protocol_bot_plays_with_its_own_kind() -> None:
    assert make_match([named(Protocol)], "pl", 3, 0).players == 3


def test_random_bots_strike_out() -> None:
    lines = play(make_match(["random"], "pl", 3, 0), range(5))
    assert {line.ending for line in lines} == {GameEnding.STRUCK_OUT}
    assert {(line.score, line.strikes) for line in lines} == {(0, 3)}


def test_an_imperfect_game_has_lost_a_card_or_run_out_of_turns() -> None:
    """What no discard pile can bring back is counted here once more, the simple way."""
    match = make_match(["beginner"], "pl", 2, 0)
    lines = play(match, range(8))
    assert {line.ending for line in lines} >= {GameEnding.CARD_LOST, GameEnding.OUT_OF_TURNS}
    for line in (line for line in lines if line.ending is not GameEnding.PERFECT):
        board = record(match, line).final().board
        lost = [
            Card(suit.key, rank)
            for suit in board.rules.suits
            for rank in suit.order[board.height(suit.key) :]
            if board.discards.count(Card(suit.key, rank)) == board.rules.copies(Card(suit.key, rank))
        ]
        assert line.ending is (GameEnding.CARD_LOST if lost else GameEnding.OUT_OF_TURNS)


def test_all_or_nothing_is_perfect_or_counts_nothing() -> None:
    lines = play(make_match(["beginner"], "pt+all-or-nothing+synchronised-show", 4, 0), range(4))
    assert {(line.score, line.ending is GameEnding.PERFECT) for line in lines} <= {(0, False), (25, True)}


def test_a_recorded_game_reads_back_with_its_score_and_its_bots() -> None:
    match = make_match(["beginner", "random"], "de", 3, 9)
    [line] = play(match, range(6, 7))
    replay = read_replay(write_replay(record(match, line)))
    outcome = replay.final().board.outcome
    assert outcome is not None
    assert outcome.score == line.score
    assert len(replay.actions) == line.moves
    assert replay.players == ("beginner 1", "random 2", "beginner 3")


def test_seats_go_by_the_names_of_their_bots() -> None:
    assert seat_names(make_match(["random", "beginner"], "pl", 2, 0)) == ("random", "beginner")


def test_a_game_that_comes_out_otherwise_is_refused() -> None:
    match = make_match(["random"], "pl", 2, 0)
    with pytest.raises(ArenaError, match="game-differs"):
        record(match, GameResult(0, 25, GameEnding.PERFECT, 60, 0))


def test_a_bot_that_may_see_everything_does() -> None:
    lines = play(make_match([named(Peeper)], "pl", 3, 0), range(3))
    assert {line.strikes for line in lines} == {0}
    assert min(line.score for line in lines) > 10


def test_a_bot_that_plays_many_games_at_once_is_given_a_whole_piece() -> None:
    Crowd.batches.clear()
    match = make_match([named(Crowd)], "pl", 2, 3)
    lines = play(match, range(10, 60))
    assert Crowd.batches[-1] == 50
    firsts = [match.shuffle(ruleset("pl"), game).deck[0].rank for game in range(10, 60)]
    assert [line.score for line in lines] == firsts
    assert [line.game for line in lines] == list(range(10, 60))
    assert {(line.ending, line.moves, line.strikes) for line in lines} == {(GameEnding.OUT_OF_TURNS, 50, 1)}


def test_a_bot_that_fails_at_many_games_at_once_refuses_the_match(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Crowd, "play_many", lambda *_: 1 / 0)
    with pytest.raises(ArenaError, match=r"ZeroDivisionError.* \[bot-raised\]"):
        play(make_match([named(Crowd)], "pl", 2, 8), range(3))


def test_a_bot_that_plays_many_games_at_once_plays_one_by_one_with_others() -> None:
    Crowd.batches.clear()
    lines = play(make_match([named(Crowd), "random"], "pl", 2, 3), range(2))
    assert Crowd.batches == []
    assert {line.ending for line in lines} == {GameEnding.STRUCK_OUT}
