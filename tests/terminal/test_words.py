"""Events, results and tables as a person reads them."""

import pytest

from hanabi.game import Outcome, Result, StopReason, act, evolve
from hanabi.game.evolve import replace_fields
from hanabi.plain.table_text import (
    align_columns,
    clue_mark,
    knowledge_lines,
    known_text,
    own_hand_lines,
    state_line,
    table_lines,
)
from hanabi.plain.words import UNTOLD, Words
from hanabi.rules import EDITIONS, Band, bands, ruleset
from hanabi.rules.editions import compatible
from hanabi.testing import guided_game
from hanabi.testing.positions import Scenario, show
from hanabi.text import Catalogue

NAMES = ("Ann", "Ben", "Cleo")
WATCHED = Words(Catalogue(), NAMES)
OWN = Words(Catalogue(), NAMES, 0)


def story(before: Scenario, after: Scenario, words: Words = WATCHED) -> str:
    return words.story(before.board, after.events)


def table(rules: str, hands: str, **state: object) -> Scenario:
    return show(rules, hands=hands, **state)  # type: ignore[arg-type]


def test_a_clue_names_the_cards_it_points_at() -> None:
    start = table("fr", "r1 . . . . / r2 g1 r3 g4 g5")
    assert story(start, start.clue(1, "red")) == "Ann tells Ben: cards 1 and 3 are red."
    assert story(start, start.clue(1, 2)) == "Ann tells Ben: card 1 is a 2."
    assert story(start, start.clue(1, "white"), OWN) == "You tell Ben: no card is white."
    assert story(start, start.clue(1, 3), Words(Catalogue(), NAMES, 1)) == "Ann tells you: card 3 is a 3."


def test_two_cards_of_a_rank_are_told_in_the_plural() -> None:
    start = table("fr", "r1 . . . . / r2 g2 r3 g4 g5")
    assert story(start, start.clue(1, 2)) == "Ann tells Ben: cards 1 and 2 are 2s."


def test_a_play_names_its_place_and_its_face() -> None:
    start = table("fr", "g1 r1 . . . / . . . . .", deck="w4")
    assert story(start, start.play("r1")) == "Ann plays card 2, the red 1. Ann draws the white 4."


def test_a_misplay_counts_its_strike() -> None:
    start = table("fr", "g3 r1 . . . / . . . . .", deck="w4", strikes=1)
    told = "You play card 1, the green 3: it doesn’t fit. Strike 2 of 3! You draw a card."
    assert story(start, start.play("g3"), OWN) == told


def test_an_announcement_is_right_wrong_or_of_no_use() -> None:
    start = table("pt+synchronised-show", "r1 g3 . . . / . . . . .", deck="w4", tokens=3)
    assert story(start, start.play("r1", "red")) == (
        "Ann announces red and plays card 1, the red 1. "
        "The team gets a clue token back. Ann draws the white 4."
    )
    assert "announces blue and plays card 1, the red 1: wrong firework. Strike 1 of 3!" in story(
        start, start.play("r1", "blue")
    )
    assert "announces green and plays card 2, the green 3: it doesn’t fit." in story(
        start, start.play("g3", "green")
    )


@pytest.mark.parametrize(
    ("tile", "told"),
    [
        ("token", "a clue token. The team gets a clue token back. Ann draws"),
        ("pardon", "a pardon. A strike is removed. The team gets a clue token back. Ann draws"),
        ("colour-clue", "a free colour clue."),
        ("reshuffle", "back into the deck."),
        ("rekindle", "back onto the table. The tile has no effect and is lost. Ann draws"),
    ],
)
def test_a_bonus_tile_tells_what_it_does(tile: str, told: str) -> None:
    start = table(
        "fr+flamboyant-fives",
        "r5 . . . . / . . . . .",
        table="r4",
        tiles=tile,
        tokens=3,
        strikes=1,
        discards="w3",
    )
    said = story(start, start.play("r5"))
    assert said.startswith(
        "Ann plays card 1, the red 5. The red firework is complete! Ann reveals a bonus tile"
    )
    assert f": {told}" in said


def test_the_answers_to_bonus_tiles_are_told() -> None:
    hands = "r5 . . . . / y1 . . . ."
    start = {"table": "r4 g1", "discards": "g2", "tokens": 3}
    reshuffled = table("fr+flamboyant-fives", hands, tiles="reshuffle", **start).play("r5")
    assert "Ann shuffles the green 2 back into the deck. Ann draws" in story(
        reshuffled, reshuffled.choose("g2")
    )
    rekindled = table("fr+flamboyant-fives", hands, tiles="rekindle", **start).play("r5")
    told = "You put the green 2 from the discard pile on its firework. You draw"
    assert told in story(rekindled, rekindled.choose("g2"), OWN)
    late = table("fr+flamboyant-fives", hands, tiles="reshuffle", left=0, turns_left=2, **start).play("r5")
    assert story(late, late.decline()) == "Ann doesn’t use the tile."


def test_every_event_of_every_box_has_a_sentence() -> None:
    """The untold ones too: a log or another program may want them."""
    seen = set()
    for name, edition in EDITIONS.items():
        options = compatible(edition.offers)
        for step in guided_game(ruleset("+".join([name, *options])), 3, f"{name}/1"):
            board = step.state.board
            for event in step.events:
                text = OWN.event(board, event)
                assert text.endswith((".", "!"))
                assert "{" not in text
                seen.add(event.tag)
                board = evolve(board, event)
    assert set(UNTOLD) - {"asked"} <= seen


def ended(result: Result, score: int = 0, rules: str = "fr", reason: StopReason | None = None) -> Scenario:
    start = table(rules, ". . . . . / . . . . .")
    board = replace_fields(start.board, outcome=Outcome(result, score, reason))
    return Scenario(type(start.state)(board, start.state.secrets))


@pytest.mark.parametrize(
    ("show_ended", "told"),
    [
        (ended(Result.PERFECT, 25), "Every firework is complete: 25 points out of 25. Perfect!"),
        (ended(Result.FINISHED, 1), "The last round is over: 1 point out of 25."),
        (
            ended(Result.FINISHED, 17, "fr+black-powder"),
            "The last round is over: 17 points out of 25, with black powder.",
        ),
        (ended(Result.STRUCK_OUT), "That was the last strike: the game is lost and scores 0 points."),
        (ended(Result.CARD_LOST), "The last copy of a card you needed is gone:"),
        (ended(Result.NO_ACTION), "Ann has no possible move left:"),
        (
            ended(Result.STOPPED, 0, "fr", StopReason.CLOCK),
            "The game was stopped because time ran out: it scores",
        ),
        (
            ended(Result.FINISHED, 12, "fr", StopReason.NOTHING_LEFT),
            "There was nothing left to score: 12 points out of 25.",
        ),
        (
            ended(Result.STOPPED, 0, "fr", StopReason.OUT_OF_REACH),
            "The game was stopped because a perfect score was out of reach: it scores 0 points.",
        ),
    ],
)
def test_every_end_is_told(show_ended: Scenario, told: str) -> None:
    assert WATCHED.result(show_ended.board).startswith(told)


def test_a_scored_show_hears_what_the_audience_says() -> None:
    said = {
        band: WATCHED.verdict(ended(Result.FINISHED, least).board) for least, _, band in bands(ruleset("fr"))
    }
    assert len(set(said.values())) == len(said) == len(Band) - 1
    assert all(said.values())


def test_lost_stopped_and_all_or_nothing_games_hear_nothing() -> None:
    assert WATCHED.verdict(ended(Result.STRUCK_OUT).board) == ""
    assert WATCHED.verdict(ended(Result.PERFECT, 25, "fr+all-or-nothing").board) == ""
    assert WATCHED.verdict(table("fr", ". . . . . / . . . . .").board) == ""


def test_columns_are_aligned_whatever_their_number() -> None:
    assert align_columns([("a", "bb"), ("ccc",), ("", "d", "e")]) == ["a    bb", "ccc", "     d   e"]
    assert align_columns([]) == []


def test_a_table_shows_everything_that_seat_may_see() -> None:
    start = table("fr+black-powder", "r1 . . . . / k2 b3 . . .", table="k4 r2", discards="g4 r1 g1", tokens=6)
    lines = table_lines(OWN, start.clue(1, 3).state.view(0))
    assert lines[0] == "Turn 2 · clue tokens 5 of 8 · strikes 0 of 3 · deck 43"
    assert lines[1] == "Fireworks  R2  Y·  G·  W·  B·  K4"
    assert lines[2] == "Discarded  R1 G1 G4"
    assert lines[4].startswith("2 Ben  K2  B3  ")
    assert lines[5].startswith("       ·   3   ")
    assert lines[6] == "You"
    assert len(lines) == 12
    assert "R1" not in "".join(lines[6:])


def test_a_spectator_sees_every_hand_and_nobody_is_you() -> None:
    lines = table_lines(WATCHED, table("fr", "r1 . . . . / k2 . . . .".replace("k2", "b2")).state.view(None))
    assert [line.split()[0] for line in lines[4::2]] == ["Ann", "Ben"]
    assert "You" not in lines


def test_the_last_round_counts_down() -> None:
    board = table("fr", ". . . . . / . . . . .", left=0, turns_left=2).board
    assert state_line(OWN, board).endswith("deck 0, 2 turns left")
    assert state_line(OWN, replace_fields(board, turns_left=1)).endswith("deck 0, last turn")


def test_an_empty_hand_is_told() -> None:
    start = table("fr+all-or-nothing", "r1 / b1", left=0, tokens=3)
    after = start.play("r1").play("b1")
    assert table_lines(WATCHED, after.state.view(None))[-4:] == ["Ann  no cards", "", "Ben  no cards", ""]
    assert own_hand_lines(OWN, after.state.view(0), 0) == ["You", "  no cards"]
    assert knowledge_lines(OWN, after.board, 1) == ["Ben", "  no cards"]


def test_what_is_known_is_said_the_shorter_way() -> None:
    start = table("fr+avalanche", "r1 m2 . . . / r4 . . . .", tokens=8)
    after = start.clue(1, 5).clue(0, "red").clue(1, 4).clue(0, 1)
    first, second = (held.known for held in after.board.hands[0][:2])
    assert known_text(OWN, start.board.rules, first) == "red or multicolour; 1"
    assert known_text(OWN, start.board.rules, second) == "red or multicolour; not 1"
    assert clue_mark(OWN, start.board.rules, first) == "R/M1"
    assert clue_mark(OWN, start.board.rules, after.board.hands[0][2].known) == "·"


def test_a_few_faces_are_named_and_many_are_counted() -> None:
    start = table("fr", "r1 . . . . / . . . . .")
    view = start.clue(1, 5).clue(0, 1).clue(1, 5).clue(0, "red").state.view(0)
    assert own_hand_lines(OWN, view, 0)[1].split() == ["1", "red;", "1", "R1"]
    assert "possibilities" in own_hand_lines(OWN, view, 0)[3]


def test_a_seat_that_is_not_yours_has_its_name() -> None:
    start = table("fr", "r1 . . . . / . . . . .")
    assert own_hand_lines(WATCHED, start.state.view(1), 1)[0] == "Ben"


def test_used_tiles_are_shown() -> None:
    start = table("fr+flamboyant-fives", "r5 . . . . / . . . . .", table="r4", tiles="token", tokens=3)
    assert "Tiles used  a clue token" in table_lines(WATCHED, start.play("r5").state.view(None))


def test_a_seat_hears_nothing_of_the_card_it_draws() -> None:
    start = table("fr", "r1 . . . . / . . . . .", deck="w4")
    events = act(start.state, start.legal[0])[1]
    seen = [event.seen_by(0) for event in events]
    assert WATCHED.story(start.board, seen) == "Ann plays card 1, the red 1. Ann draws a card."
