"""Rules tried in plain lines, and the positions in which readers try them."""

import pytest

from hanabi.errors import RulesetError
from hanabi.game import Action, Choose, Clue, LastRoundBegan, Play, TileTurned, TokenReturned
from hanabi.game.notation import hand_text
from hanabi.plain.exercises import PlainExercise, rule_lines
from hanabi.plain.words import Words
from hanabi.rulebook.tasks import task_text
from hanabi.rules import EDITIONS, SIX_TILES, Ruleset, Tile, ruleset
from hanabi.rules.editions import compatible
from hanabi.table import Table
from hanabi.testing.exercises import EXERCISES, PARTNER, READER, Exercise, exercise, exercises
from hanabi.text import Catalogue, languages
from tests.cli.run import hanabi
from tests.terminal.typist import Script

NAMES = ("Ann", "Ben")
FULL = [
    ruleset("+".join([key, *compatible(option for option in edition.offers if "nothing" not in option)]))
    for key, edition in EDITIONS.items()
]
EVERY = [(rules, found) for rules in FULL for found in exercises(rules)]


def names(value: object) -> str:
    return value.tag if isinstance(value, Exercise) else str(value)


every = pytest.mark.parametrize(("rules", "found"), EVERY, ids=names)


def actions(table: Table) -> tuple[Action, ...]:
    """What the reader may do; nothing in the end."""
    return table.legal if table.seat == READER else ()


def what_is_asked_for(table: Table, found: Exercise) -> Action:
    """The action that the task of an exercise is about."""
    if found.tag == "B5":
        return Clue(PARTNER, "blue")
    return Play(table.holds(found.card), "red" if found.tag == "V2" else None)


def test_there_is_something_to_try_in_every_box() -> None:
    tried = {key: {found.tag for rules, found in EVERY if rules.edition == key} for key in EDITIONS}
    tiles = {f"X3.{number}" for number in range(1, 7)}
    assert tried == {
        "es": {"B5", "B11", "X2"} | tiles,
        "pl": {"B11", "V2"},
        "pt": {"B5", "B11", "X2", "V2"},
        "fr": {"B5", "B11", "X2"} | tiles,
        "de": {"B5", "B11", "X2"} | tiles,
        "custom": {"B11", "X2", "V2"} | tiles,
    }


@every
def test_the_task_shows_the_rule(rules: Ruleset, found: Exercise) -> None:
    table = found.table(rules)
    events = table.act(what_is_asked_for(table, found)).events
    if found.tag == "B5":
        assert hand_text(table.state.hand(PARTNER)).count("b") == 0
        assert getattr(events[0], "cards", None) == ()
    elif found.tag == "X2":
        assert table.heights["black"] == 2
    elif found.tag == "V2":
        assert TokenReturned() in events
    elif found.tag == "B11":
        assert any(isinstance(event, LastRoundBegan) for event in events)
    else:
        assert TileTurned(READER, SIX_TILES[int(found.tag[-1]) - 1]) in events
        asks = {Tile.COLOUR_CLUE, Tile.RANK_CLUE, Tile.RESHUFFLE, Tile.REKINDLE}
        assert (table.board.decision is not None) is (found.tile in asks)
        assert all(isinstance(action, Choose) for action in actions(table)) or found.tile not in asks


@every
def test_whatever_the_reader_does_the_partner_goes_on(rules: Ruleset, found: Exercise) -> None:
    for action in found.table(rules).legal:
        table = found.table(rules)
        table.act(action)
        table.run()
        for answer in actions(table)[:3]:
            played_on = found.table(rules)
            played_on.act(action)
            played_on.run()
            played_on.act(answer)
            played_on.run()
            assert played_on.over or played_on.seat == READER


@pytest.mark.parametrize("name", ["fr", "pl+all-or-nothing", "custom+no-empty-clues+tokens=3"])
def test_a_rule_that_cannot_be_tried_is_refused_with_the_choices(name: str) -> None:
    with pytest.raises(RulesetError) as refused:
        exercise(ruleset(name), "X3.1")
    assert refused.value.code == "nothing-to-try"
    assert refused.value.details["offered"] == {"fr": "B5, B11"}.get(name, "none")


@pytest.mark.parametrize("name", ["custom+hand=4", "custom+suits=4", "custom+ranks=4", "custom+strikes=1"])
def test_nothing_is_tried_where_the_positions_cannot_be_laid_out(name: str) -> None:
    assert exercises(ruleset(name)) == ()


def test_the_last_round_can_be_played_to_a_perfect_end() -> None:
    table = exercise(ruleset("de"), "b11").table(ruleset("de"))
    table.play("r4")
    table.run()
    assert (table.board.deck, table.board.turns_left, table.seat) == (0, 1, READER)
    table.play("r5")
    assert table.score == 25


def test_a_partner_who_can_neither_play_nor_discard_gives_a_clue() -> None:
    found = exercise(ruleset("fr"), "B5")
    table = found.table(ruleset("fr"))
    for _ in range(5):
        table.discard(1)
        table.run()
    assert table.board.clue_tokens == table.rules.clue_tokens - 1
    assert table.moves[-1].action.tag == "clue"


@pytest.mark.parametrize("language", languages())
def test_each_exercise_is_told_in_every_language(language: str) -> None:
    catalogue = Catalogue(language)
    for rules, found in EVERY:
        page = "\n".join(rule_lines(catalogue, rules, found.tag))
        assert found.tag in page
        assert "{" not in page + task_text(catalogue, found.key, found.tile, "Ben")


def test_a_rule_is_tried_at_the_prompt() -> None:
    rules = ruleset("es+flamboyant-fives")
    console = Script("advice", "play 1", "none", "quit", "yes")
    words = Words(Catalogue(), NAMES, READER)
    game = PlainExercise(words, console, exercise(rules, "X3.6").table(rules), "The task.")
    assert game.opening == "Ben tells you: card 1 is a 5."
    assert game.play() == 0
    assert "The task." in console.told
    assert "You don’t use the tile." in console.text
    assert "It doesn’t say why." not in console.text
    assert "Save" not in console.text


def test_a_rule_is_tried_to_the_end_of_the_game() -> None:
    rules = ruleset("fr")
    console = Script("play 1", "play 5")
    table = exercise(rules, "B11").table(rules)
    PlainExercise(Words(Catalogue(), NAMES, READER), console, table, "").play()
    assert "25 points out of 25" in console.text


def test_the_command_tells_the_rule_the_task_and_what_may_be_typed() -> None:
    answer = hanabi("rules", "fr+black-powder", "--try", "x2", typed="play 1\nquit\nyes\n")
    assert (answer.code, answer.err) == (0, "")
    assert "  X2  The black firework is built downwards, from 5 to 1." in answer.out
    assert "Your card 1 is the black 4: play it." in answer.out
    assert "You play card 1, the black 4." in answer.out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--try", "B5"), "Name the ruleset whose rule you want to try"),
        (("diff", "fr", "pl", "--try", "B5"), "Name the ruleset whose rule you want to try"),
        (("pl", "--try", "B5"), "There’s no position to try “B5” with pl. Choose one of: B11."),
        (("fr", "--try", ""), "Choose one of: B5, B11."),
        (("custom+hand=4", "--try", "B5"), "There’s no position to try “B5” with custom+hand=4."),
    ],
)
def test_what_cannot_be_tried_is_refused_in_a_sentence(words: tuple[str, ...], said: str) -> None:
    answer = hanabi("rules", *words)
    assert answer.code != 0
    assert said in answer.err


def test_every_exercise_has_its_own_tag() -> None:
    assert len({each.tag for each in EXERCISES}) == len(EXERCISES)
