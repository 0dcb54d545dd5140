"""Every clue of a game explained: by the rules, by conventions, and to nobody who may not know."""

import pytest

from hanabi.bots.registry import own_kinds
from hanabi.coach import CoachError
from hanabi.coach.clue_story import FEW_FACES, ExplainedClue, Listener, explain_clues, own_marks
from hanabi.coach.words import clue_lines, habit_text
from hanabi.game import Clued, Event
from hanabi.rules import ruleset
from hanabi.table import Mark, Table
from hanabi.testing.positions import show
from hanabi.text import Catalogue, languages
from tests.coach.games import NAMES, among_bots

PEOPLE = (None, None)


def events_of(table: Table) -> tuple[Event, ...]:
    return tuple(table.events)


def laid(hands: str, rules: str = "fr") -> Table:
    return Table.at(show(rules, hands).state)


def told(table: Table, seat: int | None, bots: tuple[str | None, ...] = PEOPLE) -> ExplainedClue:
    return explain_clues(Listener(table.rules, 0, bots, seat), events_of(table))[-1]


def lines(
    table: Table, seat: int | None, bots: tuple[str | None, ...] = PEOPLE, language: str = "en"
) -> list[str]:
    return list(clue_lines(Catalogue(language), NAMES, bots, told(table, seat, bots)))


def test_a_clue_says_which_cards_it_points_at_what_they_can_be_and_what_to_do() -> None:
    table = laid("r4 y4 g4 w4 b4 / g3 r1 w4 b2 y2")
    table.clue(1, "red")
    table.clue(0, 4)
    table.clue(1, 1)
    assert lines(table, 1) == [
        "By the rules: only card 2 is a 1.",
        "Card 2 is certainly R1.",
        "By the conventions, that means: play card 2.",
    ]


def test_a_colour_may_point_at_several_suits_and_an_empty_clue_at_no_card() -> None:
    table = laid("r4 y4 g4 w4 b4 / g3 r1 m4 b2 y2", "fr+avalanche")
    table.clue(1, "red")
    assert lines(table, 1)[0] == "By the rules: only cards 2 and 3 are red or multicolour."
    empty = laid("r4 y4 g4 w4 b4 / g3 w1 w4 b2 y2")
    empty.clue(1, "red")
    assert lines(empty, 0)[0] == "By the rules: no card is red."


def test_the_meaning_is_that_of_the_giver() -> None:
    table = laid("r4 y4 g4 w4 b4 / g3 r1 w4 b2 y2")
    table.clue(1, "red")
    assert "play card 2" in lines(table, 1, ("club", None))[-1]
    assert lines(table, 1, ("expert", None))[-1] == habit_text(Catalogue(), "expert")
    assert lines(table, 1, ("others/bot", None))[-1] == ""


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_nothing_depends_on_cards_that_the_listener_does_not_see(seat: int) -> None:
    game = among_bots("fr", 3, 5, "partner")
    listener = Listener(game.rules, 0, (None, "club", "beginner"), seat)
    events = tuple(event for _, each in game.steps() for event in each)
    heard = tuple(event.seen_by(seat) for event in events)
    found = explain_clues(listener, events)
    assert found == explain_clues(listener, heard)
    assert own_marks(listener, events[:90]) == own_marks(listener, heard[:90])
    assert [each.clued for each in found] == [event for event in events if isinstance(event, Clued)]
    assert all(0 < len(left) <= FEW_FACES for each in found for _, left in each.narrowed)


def test_without_a_seat_each_clue_is_heard_by_its_receiver() -> None:
    game = among_bots("fr", 3, 5, "partner")
    events = tuple(event for _, each in game.steps() for event in each)
    open_hands = explain_clues(Listener(game.rules, 0, (None,) * 3, None), events)
    assert len(open_hands) == sum(isinstance(event, Clued) for event in events)
    for each in open_hands:
        assert each in explain_clues(Listener(game.rules, 0, (None,) * 3, each.clued.to), events)


def test_own_cards_are_to_be_played_or_kept_as_the_conventions_have_it() -> None:
    table = laid("r4 y4 g4 w4 b4 / b5 r1 w4 y3 y2")
    table.clue(1, 5)
    table.clue(0, 4)
    table.clue(1, "red")
    kept, fits, *_ = (held.id for held in table.board.hands[1])
    assert own_marks(Listener(table.rules, 0, PEOPLE, 1), events_of(table)) == {
        kept: Mark.KEEP,
        fits: Mark.PLAY,
    }


def test_a_game_whose_beginning_is_unknown_is_not_explained() -> None:
    with pytest.raises(CoachError, match="unknown"):
        explain_clues(Listener(ruleset("fr"), 0, PEOPLE, 0), ())


@pytest.mark.parametrize("language", languages())
def test_every_bot_states_its_habit(language: str) -> None:
    catalogue = Catalogue(language)
    assert all(habit_text(catalogue, name) for name in own_kinds())
    table = laid("r4 y4 g4 w4 b4 / g3 r1 w4 b2 y2")
    table.clue(1, "red")
    assert len(lines(table, 1, language=language)) == 2
