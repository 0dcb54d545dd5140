"""How a beginner reads clues, and when it stops reading them."""

import random

import pytest

from hanabi.bots import Beginner, Choice, Reason, play_game
from hanabi.bots.reading import Listener
from hanabi.game import (
    Clue,
    Dealt,
    Discard,
    Event,
    Misplayed,
    Play,
    PlayerView,
    Result,
    Seat,
    act,
    deal,
    legal_actions,
    shuffled,
)
from hanabi.game.actions import CardId
from hanabi.rules import Ruleset, ruleset
from hanabi.table import Table
from tests.bots.seats import Scripted, stacked

TWO = "y3 g3 w3 b3 r3 / "
THREE = "y3 g3 w3 b3 r3 / y2 g2 w4 b4 r2 / "


def answer(hands: str, *scripted: Scripted, name: str = "pl", after: int = 1) -> Choice:
    """What a beginner in the last seat chooses, after `after` actions of scripted players."""
    table = Table.at(stacked(name, hands)).sit_all((*scripted, Beginner()))
    for _ in range(after):
        table.step()
    seat = table.state.board.seat
    assert seat == len(scripted)
    return table.ask()


def test_a_clue_that_points_at_a_single_fresh_card_is_an_invitation_to_play_it() -> None:
    choice = answer(TWO + "y4 g4 r1 w4 b4", Scripted(Clue(1, "red")))
    assert choice == Choice(Play(CardId(7)), Reason("invited-play"))


def test_a_clue_that_points_at_two_cards_is_none() -> None:
    choice = answer(TWO + "y4 g4 r1 w4 r4", Scripted(Clue(1, "red")))
    assert not isinstance(choice.action, Play)


def test_a_clue_on_the_oldest_card_that_may_be_indispensable_may_say_keep_it() -> None:
    choice = answer(TWO + "r1 y4 g4 w4 b4", Scripted(Clue(1, "red")))
    assert not isinstance(choice.action, Play)


def test_a_clue_that_fits_no_playable_face_is_none() -> None:
    choice = answer(TWO + "y4 g4 r5 w4 b4", Scripted(Clue(1, 5)))
    assert not isinstance(choice.action, Play)


def test_a_clue_on_a_card_that_has_one_already_is_none() -> None:
    people = Scripted(Clue(2, "red")), Scripted(Clue(2, "yellow"))
    choice = answer(THREE + "g4 m4 r4 w4 b4", *people, name="fr+avalanche", after=2)
    assert not isinstance(choice.action, Play)


def test_no_invitation_is_worth_the_last_strike() -> None:
    choice = answer(TWO + "y4 g4 r1 w4 b4", Scripted(Clue(1, "red")), name="custom+strikes=1")
    assert not isinstance(choice.action, Play)


def test_an_invitation_holds_for_the_faces_that_were_playable_when_it_came() -> None:
    people = Scripted(Clue(2, "red")), Scripted(Play(CardId(5)))
    choice = answer("y3 g3 w3 b3 r3 / r1 g2 w4 b4 r2 / y4 g4 r1 w3 b4", *people, after=2)
    assert not isinstance(choice.action, Play)


def test_a_player_who_invited_a_misplay_is_not_read_again() -> None:
    teller = Scripted(Clue(1, "red"), Clue(1, "green"))
    choice = answer(TWO + "y4 g4 r4 w4 b4", teller, after=3)
    assert isinstance(teller.events[3], Misplayed)
    assert not isinstance(choice.action, Play)


def test_a_player_who_is_seen_to_invite_anothers_misplay_is_not_read_again() -> None:
    people = Scripted(Clue(1, "red"), Clue(2, "blue")), Scripted(Clue(0, 3), Clue(0, 3))
    choice = answer("y3 g3 w3 b3 r3 / y2 g2 r4 w4 b4 / y4 g4 b1 w4 w2", *people, after=5)
    assert not isinstance(choice.action, Play)


def test_the_others_are_still_read() -> None:
    people = Scripted(Clue(1, "red"), Clue(1, "yellow")), Scripted(Clue(0, 3), Clue(2, "blue"))
    choice = answer("y3 g3 w3 b3 r3 / y2 g2 r4 w4 b4 / y4 g4 b1 w4 w2", *people, after=5)
    assert choice == Choice(Play(CardId(12)), Reason("invited-play"))


@pytest.mark.parametrize(("seat", "left"), [(0, 0), (1, 1)])
def test_an_invitation_is_forgotten_when_its_receiver_discards_except_by_the_receiver(
    seat: Seat, left: int
) -> None:
    state = stacked("pl", TWO + "y4 g4 r1 w4 b4")
    dealt = Dealt((state.hand(0), state.hand(1)))
    listener = Listener(state.rules, 2, seat)
    listener.hear(dealt.seen_by(seat))
    for action in (Clue(1, "red"), Discard(CardId(5))):
        state, events = act(state, action)
        for event in events:
            listener.hear(event.seen_by(seat))
    assert len(listener.invitations) == left


class Chatterbox:
    """Says anything to anybody, discards when it cannot, and never plays."""

    def start(self, rules: Ruleset, players: int, seat: Seat, seed: int) -> None:
        self.chance = random.Random(seed)

    def observe(self, event: Event) -> None:
        """Listens to nobody."""

    def act(self, view: PlayerView, deadline: float | None = None) -> Choice:
        legal = [action for action in legal_actions(view) if not isinstance(action, Play)]
        clues = [action for action in legal if isinstance(action, Clue)]
        return Choice(self.chance.choice(clues or legal), Reason("random"))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_people_who_just_talk_cost_a_strike_each_but_never_the_game(players: int) -> None:
    rules = ruleset("pl")
    for seed in range(12):
        state, _ = deal(rules, players, shuffled(rules, random.Random(seed)))
        people = [Chatterbox() for _ in range(players - 1)]
        end, _ = play_game(state, [Beginner(), *people], seed)
        assert end.board.outcome is not None
        assert end.board.outcome.result is not Result.STRUCK_OUT
        assert end.board.strikes <= players
