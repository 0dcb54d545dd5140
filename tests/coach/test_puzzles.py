"""The puzzles that come with the package, and the search behind them."""

from collections import Counter
from dataclasses import replace

import pytest

from hanabi.coach import CoachError
from hanabi.coach.puzzles import LEVELS, Puzzle, puzzle, puzzles
from hanabi.coach.puzzles.__main__ import LEAST_GAP, choose, gap, verified
from hanabi.coach.puzzles.cutting import MOST_ANSWERS, choices_of_bots, is_fair, puzzle_at
from hanabi.coach.puzzles.trials import FEW_DEALS, Race, believed_hand, imagined_deals
from hanabi.coach.puzzles.words import answer_lines, task_text, title_text, verdict_lines
from hanabi.game import CardId, Clue, Discard, Play, legal_actions
from hanabi.game.notation import read_action
from hanabi.game.replay import Replay
from hanabi.text import Catalogue, languages
from tests.coach.games import among_bots

CUT = tuple(found for found in puzzles() if not found.lesson)
TAUGHT = puzzles()[: -len(CUT)]
every = pytest.mark.parametrize("found", CUT, ids=lambda found: str(found.number))


def begun(replay: Replay, count: int) -> Replay:
    """A game after its first actions."""
    return replace(replay, actions=replay.actions[:count])


def test_fifty_puzzles_come_with_the_package_from_easy_to_hard() -> None:
    assert len(CUT) == 50
    levels = [LEVELS.index(found.level) for found in puzzles()]
    assert levels == sorted(levels)
    assert set(levels) == set(range(len(LEVELS)))
    assert {type(found.answers[0]) for found in CUT} >= {Play, Clue}
    assert len({(found.replay.shuffle, found.replay.actions) for found in puzzles()}) == len(puzzles())


@every
def test_a_puzzle_is_well_formed(found: Puzzle) -> None:
    view = found.state.view(found.seat)
    assert not found.state.board.over
    assert set(found.costs) == set(legal_actions(view))
    assert 1 <= len(found.answers) <= MOST_ANSWERS
    assert max(found.costs[action] for action in found.answers) <= 0.1
    assert found.costs[found.rival] >= LEAST_GAP
    assert is_fair(found.replay)


def test_a_search_on_other_deals_finds_the_same_move_and_finds_out_a_wrong_one() -> None:
    late = min(CUT, key=lambda found: (found.state.board.deck, len(found.costs)))
    line, right = verified(late, 20)
    assert right, line
    worst = max(late.costs, key=late.costs.__getitem__)
    line, right = verified(replace(late, answers=(worst,)), 20)
    assert not right
    assert line.endswith("WRONG")


def test_imagined_deals_change_only_what_the_player_does_not_see() -> None:
    part = begun(among_bots("fr", 3, 4, "club"), 20)
    seen = part.final().view(part.final().board.seat)
    believed = believed_hand(part)
    hands = set()
    for deal in imagined_deals(part, 12, 1):
        state = deal.final()
        assert state.view(seen.seat) == seen
        assert Counter(deal.shuffle.deck) == Counter(part.shuffle.deck)
        hand = state.hand(state.board.seat)
        assert all(face in faces for face, faces in zip(hand, believed, strict=True))
        hands.add(hand)
    assert len(hands) > 6


def test_few_deals_are_all_imagined_and_each_once() -> None:
    game = among_bots("fr", 3, 4, "club")
    deals = imagined_deals(begun(game, len(game.actions) - 1), 12, 1)
    assert 1 <= len(deals) <= FEW_DEALS
    assert len({deal.shuffle.deck for deal in deals}) == len(deals)


def test_the_same_seed_imagines_the_same_deals() -> None:
    part = begun(among_bots("fr", 2, 3, "club"), 12)
    assert imagined_deals(part, 5, 7) == imagined_deals(part, 5, 7) != imagined_deals(part, 5, 8)


def test_a_race_leaves_out_moves_that_are_certainly_worse() -> None:
    late = min(CUT, key=lambda found: (found.state.board.deck, len(found.costs)))
    race = Race(imagined_deals(late.replay, 24, 0), list(late.costs))
    race.run(12)
    race.run(24)
    tried = {action: len(scores) for action, scores in race.scores.items()}
    assert tried[race.best] == min(24, len(race.trials))
    assert min(tried.values()) <= 12


def test_where_everyone_agrees_there_is_no_puzzle() -> None:
    game = among_bots("fr", 2, 3, "club")
    assert puzzle_at(begun(game, 0), game.actions[0]) is None


def test_puzzles_are_chosen_in_turn_from_every_level_and_kind() -> None:
    made = [
        {"level": level, "deck": f"{level}{kind}{number}", "answers": [kind], "costs": {kind: 0, "x": cost}}
        for level in ("easy", "hard")
        for kind in ("p1", "d1")
        for number, cost in enumerate((0.1, 0.5, 1.5))
    ]
    chosen = choose(made, 6)
    assert [each["level"] for each in chosen] == ["easy"] * 4 + ["hard"] * 2
    assert min(map(gap, chosen)) >= LEAST_GAP
    assert Counter(each["answers"][0] for each in chosen) == {"p1": 3, "d1": 3}


def test_there_is_no_puzzle_zero() -> None:
    with pytest.raises(CoachError) as refused:
        puzzle(0)
    assert (refused.value.code, refused.value.details) == (
        "no-such-puzzle",
        {"number": 0, "count": len(puzzles())},
    )


@pytest.mark.parametrize("language", languages())
def test_every_puzzle_is_told_in_every_language(language: str) -> None:
    catalogue = Catalogue(language)
    for found in CUT:
        worst = max(found.costs, key=found.costs.__getitem__)
        told = [title_text(catalogue, found), *answer_lines(catalogue, found)]
        told += verdict_lines(catalogue, found, worst)
        assert len(verdict_lines(catalogue, found, found.answers[0])) == 1
        assert "{" not in "".join(told)


def test_actions_of_a_puzzle_are_read_as_they_are_written() -> None:
    assert all(isinstance(action, Play | Discard | Clue) for found in puzzles() for action in found.costs)
    assert read_action("p3") == Play(CardId(3))


@pytest.mark.parametrize("found", TAUGHT, ids=lambda found: found.lesson)
def test_a_lesson_is_solved_by_anyone_who_knows_the_conventions(found: Puzzle) -> None:
    chosen = choices_of_bots(found.replay)
    assert found.answers == (chosen["partner"],)
    assert chosen["club"] in found.answers or found.lesson in ("prompt", "finesse", "call")
    assert found.level == "lesson"


@pytest.mark.parametrize("language", languages())
def test_a_lesson_says_what_it_teaches_and_why_the_answer_is_right(language: str) -> None:
    catalogue = Catalogue(language)
    for found in TAUGHT:
        assert task_text(catalogue, found).startswith(catalogue.say(f"lesson-{found.lesson}"))
        assert tuple(answer_lines(catalogue, found))[-1] == catalogue.say(f"lesson-{found.lesson}-answer")
        wrong = next(
            each for each in legal_actions(found.state.view(found.seat)) if each not in found.answers
        )
        assert verdict_lines(catalogue, found, wrong) == (catalogue.say("puzzle-wrong"),)
