"""What clues mean by the conventions, told to a seat that heard them."""

import pytest

from hanabi.bots.conventions.memory import SeatMemory
from hanabi.bots.conventions.players import Club
from hanabi.coach import advise, advise_at
from hanabi.coach.advice import SEED
from hanabi.coach.meaning import CONVENTIONS, clue_meanings, read_meaning
from hanabi.coach.words import advice_lines, meaning_text
from hanabi.game import Clued, Seat
from hanabi.game.replay import Replay
from hanabi.table import MEANINGS, ClueMeaning, Table
from hanabi.testing.positions import show
from hanabi.text import Catalogue, languages
from tests.coach.games import NAMES, among_bots


def meaning(table: Table, seat: Seat, bot: str = "partner") -> ClueMeaning:
    """What the last clue at a table means to a seat."""
    rules, players = table.rules, table.board.players
    heard = [event.seen_by(seat) for event in table.events]
    return clue_meanings(CONVENTIONS[bot], rules, players, seat, heard)[-1]


def laid(hands: str) -> Table:
    """A table with these hands at the beginning of a game; seat 0 is to move."""
    return Table.at(show("fr", hands).state)


def test_a_clue_to_a_card_that_fits_says_play_it() -> None:
    table = laid("r4 y4 g4 w4 b4 / g3 r1 w4 b2 y2")
    table.clue(1, "red")
    assert meaning(table, 1) == ClueMeaning(0, 1, "red", "play", 2)


def test_a_five_that_would_be_discarded_next_is_kept() -> None:
    table = laid("r4 y4 g4 w4 b4 / b5 r1 w4 y3 y2")
    table.clue(1, 5)
    assert meaning(table, 1) == ClueMeaning(0, 1, 5, "keep", 1)


def test_a_two_that_would_be_discarded_next_may_be_kept_or_played() -> None:
    table = laid("y1 y4 g4 w4 b4 / y2 g3 w4 b3 r3")
    table.play("y1")
    table.clue(0, 4)
    table.clue(1, 2)
    assert meaning(table, 1) == ClueMeaning(0, 1, 2, "either", 1)


def test_club_reads_no_call_into_a_clue_that_partner_takes_for_one() -> None:
    table = laid("r4 y4 g4 w4 b4 / g3 w3 y3 b3 r1 / g4 r2 w4 b1 y2")
    table.clue(2, "red")
    called = meaning(table, 2, "partner")
    assert (called.focus, called.awaited) == (2, 1)
    assert meaning(table, 2, "club").awaited is None


def test_only_the_clues_since_the_last_turn_are_told() -> None:
    table = laid("r4 y1 g4 w4 b4 / g3 r1 w4 b2 y2")
    table.clue(1, "red")
    table.clue(0, 1)
    heard = [event.seen_by(0) for event in table.events]
    found = clue_meanings(Club.agreed, table.rules, 2, 0, heard)
    assert [(each.giver, each.to) for each in found] == [(1, 0)]


def test_a_clue_that_is_thought_of_is_read_before_it_is_given() -> None:
    table = laid("r4 y4 g4 w4 b4 / g3 r1 w4 b2 y2")
    memory = SeatMemory(Club.agreed, table.rules, 2, 0)
    for event in table.events:
        memory.hear(event.seen_by(0))
    clue = table.preview(table.legal[-1]).events[0]
    assert isinstance(clue, Clued)
    assert read_meaning(memory.table, Club.agreed, clue).giver == 0


@pytest.mark.parametrize("bot", ["club", "partner"])
def test_a_meaning_depends_on_nothing_hidden_and_is_never_without_words(bot: str) -> None:
    game = among_bots("fr", 3, 5, "partner")
    for seat in range(3):
        heard = [event.seen_by(seat) for _, events in game.steps() for event in events]
        for count in range(1, len(heard), 9):
            for found in clue_meanings(CONVENTIONS[bot], game.rules, 3, seat, heard[:count]):
                assert found.code in MEANINGS
                assert (found.focus == 0) is (found.code == "words")


@pytest.mark.parametrize("language", languages())
def test_every_meaning_has_a_sentence(language: str) -> None:
    catalogue = Catalogue(language)
    told = {
        meaning_text(catalogue, NAMES, ClueMeaning(0, 1, value, code, 3, awaited))
        for code in MEANINGS
        for value in ("red", 3)
        for awaited in (None, 2)
    }
    assert len(told) == 4 * len(MEANINGS)
    assert not any("{" in text for text in told)


def test_advice_begins_with_what_the_clues_meant() -> None:
    game = among_bots("fr", 3, 5, "partner")
    place = next(seq for seq, action in enumerate(game.actions, 1) if action.tag == "clue")
    advice = advise_at(game, place)
    assert len(advice.clues) >= 1
    first = next(iter(advice_lines(Catalogue(), NAMES, advice)))
    assert "By the conventions, that means:" in first
    assert advise_at(game, place, "beginner").clues == ()


def test_a_seat_that_is_advised_hears_of_its_clues_alone() -> None:
    game: Replay = among_bots("fr", 2, 1, "club")
    table = Table.from_replay(game)
    events = list(table.moves[0].events)
    advice = advise(game.rules, 2, 1, SEED, [table.dealt, *events], bot="club")
    assert len(advice.clues) == isinstance(events[0], Clued)
