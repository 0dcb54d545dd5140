"""The host of a game: what it deals, tells, refuses and records."""

import doctest
import random

import pytest

import hanabi.table
from hanabi.bots import bot, play_game
from hanabi.bots.conventions.players import Beginner
from hanabi.errors import BotError, HanabiError, IllegalAction, NotationError, ReplayError, RulesetError
from hanabi.game import Clue, Event, PlayerView, Result, Seat, StopReason, deal, shuffled
from hanabi.rules import Ruleset, ruleset
from hanabi.table import Choice, Reason, SeatedPlayer, Table
from hanabi.testing.positions import show
from tests.bots.seats import Scripted, stacked

HANDS = "r1 r2 r3 r4 r5 / y1 y2 y3 y4 y5"


def test_the_example_holds() -> None:
    assert doctest.testmod(hanabi.table).failed == 0


def test_a_seed_deals_the_same_cards_again_and_chance_others() -> None:
    one, two = (Table("fr+black-powder", 3, seed=5) for _ in range(2))
    assert str(one) == str(two)
    assert str(one) != str(Table("fr+black-powder", 3, seed=6))
    assert len({str(Table("fr")) for _ in range(3)}) == 3


@pytest.mark.parametrize(("rules", "players"), [("fr", 6), ("fr", 1), ("atlantis", 2)])
def test_a_table_that_cannot_be_is_refused(rules: str, players: int) -> None:
    with pytest.raises(RulesetError):
        Table(rules, players)


def test_cards_are_named_by_face_or_by_place() -> None:
    table = Table.at(stacked("pl", HANDS))
    table.play("r1")
    table.clue(0, "red")
    assert table.heights["red"] == 1
    table.play(1)
    assert table.heights["red"] == 2
    assert [str(move.action) for move in table.moves] == [str(action) for action in table.actions]


@pytest.mark.parametrize("card", ["y1", "b5", 0, -1, 6])
def test_a_card_that_is_not_in_the_hand_is_refused(card: str | int) -> None:
    table = Table.at(stacked("pl", HANDS))
    with pytest.raises(NotationError) as refused:
        table.play(card)
    assert refused.value.code == "not-in-hand"
    assert str(refused.value).startswith(f"There’s no {card} in this hand: r1 r2 r3 r4 r5.")
    assert table.moves == []


def test_what_the_rules_forbid_changes_nothing() -> None:
    table = Table.at(stacked("pl", HANDS))
    before = table.state
    with pytest.raises(IllegalAction):
        table.discard("r1")
    assert (table.state, table.moves) == (before, [])


def test_a_player_who_sits_down_later_is_told_what_happened() -> None:
    early, late = Scripted(), Scripted()
    table = Table.at(stacked("pl", HANDS))
    table.sit(1, early)
    table.clue(1, "yellow")
    table.sit(0, late)
    assert [type(event) for event in late.events] == [type(event) for event in early.events]
    assert late.events[0] == table.dealt.seen_by(0)


def test_people_and_players_take_turns() -> None:
    table = Table("fr", ["Ana", "Bo"], seed=3)
    table.sit(1, Beginner())
    assert table.player is None
    table.run()
    assert table.moves == [], "it is Ana's turn"
    table.clue(1, 1)
    table.run()
    assert [move.seat for move in table.moves] == [0, 1]
    assert table.moves[1].reason.code != "unsaid"
    assert ">" in str(table).splitlines()[3]


def test_a_game_is_played_to_its_end_and_kept() -> None:
    table = Table("de+flamboyant-fives", 3, seed=8).sit_all([bot("beginner") for _ in range(3)])
    table.run()
    assert table.over
    assert str(table).endswith(f"over, score {table.score}")
    again = Table.from_replay(table.replay())
    assert again.state == table.state
    assert list(again.events) == list(table.events)


def test_a_run_may_be_limited() -> None:
    with Table("pl", 2, seed=1).sit_all([Beginner(), Beginner()]) as table:
        table.run(moves=3)
        assert len(table.moves) == 3


def test_a_game_dealt_elsewhere_has_no_replay() -> None:
    with pytest.raises(ReplayError, match="dealt-elsewhere"):
        Table.at(stacked("pl", HANDS)).replay()


def test_a_game_that_is_stopped_is_over() -> None:
    table = Table("fr", 2, seed=1)
    assert table.score is None
    table.stop(StopReason.VOTE)
    assert table.board.outcome is not None
    assert table.board.outcome.result is Result.STOPPED
    assert table.run() == table.state


class Unwilling:
    """A player who does not sit down."""

    closed = False

    def start(self, rules: Ruleset, players: int, seat: Seat, seed: int) -> None:
        raise HanabiError("unwilling")

    def observe(self, event: Event) -> None:
        """Never called."""

    def act(self, view: PlayerView, deadline: float | None = None) -> Choice:
        raise AssertionError

    def close(self) -> None:
        self.closed = True


def test_a_player_who_cannot_sit_down_is_let_go() -> None:
    player, other = Unwilling(), Unwilling()
    table = Table("fr", 2, seed=1)
    with pytest.raises(HanabiError, match="unwilling"):
        table.sit(0, player)
    with pytest.raises(HanabiError, match="unwilling"):
        SeatedPlayer(other, ruleset("fr"), 2, 0, 0, 0)
    assert (table.players, player.closed, other.closed) == ({}, True, True)


def test_when_one_cannot_sit_down_all_are_let_go() -> None:
    players = [Unwilling(), Unwilling()]
    with pytest.raises(HanabiError, match="unwilling"):
        Table("fr", 2, seed=1).sit_all(players)
    assert all(player.closed for player in players)


@pytest.mark.parametrize("seat", [-1, 1, 2])
def test_only_a_free_seat_can_be_taken(seat: Seat) -> None:
    table, late = Table("fr", 2, seed=1), Unwilling()
    table.sit(1, Scripted())
    with pytest.raises(BotError, match="seat-not-free") as refused:
        table.sit(seat, late)
    assert refused.value.details == {"seat": seat, "players": 2}
    assert late.closed
    assert list(table.players) == [1]


def test_a_seat_that_nobody_plays_is_not_asked() -> None:
    with pytest.raises(BotError, match="nobody-in-seat") as refused:
        Table("fr", 2, seed=1).step()
    assert refused.value.details == {"seat": 0}


def test_one_who_fails_to_leave_keeps_no_one_else() -> None:
    class Clinging(Scripted):
        def close(self) -> None:
            raise ValueError("no")

    class Leaving(Scripted):
        closed = False

        def close(self) -> None:
            self.closed = True

    others = Leaving(), Leaving()
    table = Table("fr", 3, seed=1).sit_all([others[0], Clinging(), others[1]])
    with pytest.raises(ValueError, match="no"):
        table.close()
    assert all(other.closed for other in others)


def test_a_seated_player_sees_what_the_table_shows_its_seat() -> None:
    rules = ruleset("fr+avalanche+black-powder")
    state, _ = deal(rules, 3, shuffled(rules, random.Random(4)))
    _, moves = play_game(state, [bot("beginner") for _ in range(3)])
    table, away = Table.at(state), [SeatedPlayer(Scripted(), rules, 3, 0, seat, 0) for seat in range(3)]
    for player in away:
        player.hear([table.dealt])
    for move in moves:
        events = table.act(move.action).events
        for seat, player in enumerate(away):
            player.hear(events)
            assert player.view == table.view(seat)


def test_a_seated_player_is_refused_what_the_rules_forbid() -> None:
    player = SeatedPlayer(Scripted(Clue(0, 1)), ruleset("pl"), 2, 0, 0, 0)
    player.hear([Table.at(stacked("pl", HANDS)).dealt])
    with pytest.raises(BotError) as refused:
        player.choose()
    assert refused.value.details == {"seat": 0, "reason": "clue-to-oneself"}


def test_positions_and_tables_speak_the_same_words() -> None:
    position = show("pl", HANDS)
    assert position.play("r1").heights == Table.at(position.state).play("r1").board.heights | {"red": 1}
    assert position.hand(1) == Table.at(position.state).hand(1) == "y1 y2 y3 y4 y5"
    assert Reason("random") == Choice(Clue(1, 1), Reason("random")).reason
