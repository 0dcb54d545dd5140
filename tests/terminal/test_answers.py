"""What a person types, and what it means."""

import pytest

from hanabi.game import Choose, Clue, Discard, Play
from hanabi.game.board import Decision
from hanabi.game.evolve import replace_fields
from hanabi.game.view import PlayerView
from hanabi.plain.parsing import Answer, InputParser, NotUnderstood, TypedCommand
from hanabi.plain.words import Words
from hanabi.rules import Card, Tile
from hanabi.testing.positions import Scenario, show
from hanabi.text import Catalogue

NAMES = ("Ann", "Ben", "Bernd")
TABLE = show(
    "custom+avalanche-own+black-powder+synchronised-show", hands="r1 . . . . / . . . . . / . . . . ."
)
TWO = show("fr", hands="r1 . . . . / . . . . .")


def read(text: str, table: Scenario = TABLE, names: tuple[str, ...] = NAMES) -> Answer:
    return InputParser(Words(Catalogue(), names, 0)).parse(table.state.view(0), text)


@pytest.mark.parametrize("text", ["play 2", "p2", "P 2", "  play   2 ", "p 2"])
def test_a_play(text: str) -> None:
    assert read(text) == Play(TABLE.holds(2))


@pytest.mark.parametrize(
    "text",
    ["play 2 red", "p2r", "p2 red", "play 2 as red", "announce red 2", "announce 2 red", "a2r", "a 2 RED"],
)
def test_an_announced_play(text: str) -> None:
    assert read(text) == Play(TABLE.holds(2), "red")


@pytest.mark.parametrize("text", ["discard 5", "d5", "D 5"])
def test_a_discard(text: str) -> None:
    assert read(text) == Discard(TABLE.holds(5))


@pytest.mark.parametrize(
    "text",
    [
        "clue Ben red",
        "clue ben r",
        "clue red ben",
        "clue red to Ben",
        "c2r",
        "c 2 red",
        "tell ben about red",
        "clue 2 re",
    ],
)
def test_a_colour_clue(text: str) -> None:
    assert read(text) == Clue(1, "red")


@pytest.mark.parametrize("text", ["clue bern 3", "clue 3 3", "c33", "hint bernd 3"])
def test_a_rank_clue(text: str) -> None:
    assert read(text) == Clue(2, 3)


@pytest.mark.parametrize("text", ["clue 3", "c 3", "clue ben 3"])
def test_with_one_other_player_nobody_need_be_named(text: str) -> None:
    assert read(text, TWO, NAMES[:2]) == Clue(1, 3)


@pytest.mark.parametrize("text", ["clue be red", "clue b red"])
def test_the_beginning_of_two_names_is_asked_about(text: str) -> None:
    with pytest.raises(NotUnderstood, match="tell Ben about red / tell Bernd about red"):
        read(text)


@pytest.mark.parametrize(
    ("text", "suit"), [("b", "blue"), ("k", "black"), ("blu", "blue"), ("m", "multicolour")]
)
def test_a_suit_goes_by_its_letter_or_its_beginning(text: str, suit: str) -> None:
    assert read(f"clue ben {text}") == Clue(1, suit)


def test_the_beginning_of_two_suits_is_asked_about() -> None:
    with pytest.raises(NotUnderstood, match="tell Ben about black / tell Ben about blue"):
        read("clue ben bl")


@pytest.mark.parametrize(
    ("text", "request_meant"),
    [
        ("help", TypedCommand("help")),
        ("?", TypedCommand("help")),
        ("look", TypedCommand("look")),
        ("look ben", TypedCommand("look", 1)),
        ("table please", TypedCommand("table")),
        ("QUIT", TypedCommand("quit")),
    ],
)
def test_a_request(text: str, request_meant: TypedCommand) -> None:
    assert read(text) == request_meant


@pytest.mark.parametrize(
    "text", ["look zoe", "announce", "announce red", "play 0", "p9", "discard", "clue", ""]
)
def test_what_means_nothing_is_told_so(text: str) -> None:
    with pytest.raises(NotUnderstood) as puzzled:
        read(text)
    assert str(puzzled.value)


def deciding(tile: Tile, may_decline: bool = False) -> PlayerView:
    """A view in which a bonus tile waits."""
    table = show("fr+flamboyant-fives", hands=". . . . . / . . . . .", discards="r1 r3 g1", tokens=5)
    board = replace_fields(table.board, decision=Decision(tile, may_decline))
    return PlayerView(0, board, table.state.view(0).faces)


def choice(text: str, tile: Tile) -> Answer:
    return InputParser(Words(Catalogue(), ("Ann", "Ben"), 0)).parse(deciding(tile), text)


@pytest.mark.parametrize("text", ["ben red", "clue ben red", "c2r", "red ben", "red"])
def test_a_clue_that_answers_a_tile(text: str) -> None:
    assert choice(text, Tile.COLOUR_CLUE) == Choose(Clue(1, "red"))


@pytest.mark.parametrize("text", ["r3", "R3", "red 3", "r 3", "red3"])
def test_a_card_that_answers_a_tile(text: str) -> None:
    assert choice(text, Tile.RESHUFFLE) == Choose(Card("red", 3))


@pytest.mark.parametrize("text", ["none", "no", "NO thanks"])
def test_a_tile_may_be_left_unused(text: str) -> None:
    assert choice(text, Tile.REKINDLE) == Choose(None)


@pytest.mark.parametrize("text", ["x3", "r9", "r", "play 2", "clue"])
def test_a_strange_answer_to_a_tile_is_told_what_would_do(text: str) -> None:
    with pytest.raises(NotUnderstood, match="R1 R3 G1"):
        choice(text, Tile.RESHUFFLE)


def test_a_tile_may_be_asked_about() -> None:
    assert choice("rules", Tile.RESHUFFLE) == TypedCommand("rules")


def test_a_language_has_its_own_words_and_understands_the_english_ones() -> None:
    class French(Catalogue):
        """A few words of another language."""

        def say(self, message: str, /, **values: str | int) -> str:
            spoken = {
                "verb-play": "jouer j",
                "forms-red": "rouge rouges",
                "letter-white": "B",
                "letter-blue": "U",
            }
            return spoken.get(message) or super().say(message, **values)

    words = Words(French(), NAMES, 0)
    view = TABLE.state.view(0)
    assert InputParser(words).parse(view, "j2") == Play(TABLE.holds(2))
    assert InputParser(words).parse(view, "jouer 2 rouge") == Play(TABLE.holds(2), "red")
    with pytest.raises(NotUnderstood, match="announce blue and play card 2 / announce white"):
        InputParser(words).parse(view, "play 2 b")
    assert InputParser(words).parse(view, "play 2 blue") == Play(TABLE.holds(2), "blue")


@pytest.mark.parametrize(
    ("text", "suit"),
    [
        ("y", "yellow"),
        ("ż", "yellow"),
        ("żółte", "yellow"),
        ("zolty", "yellow"),
        ("zie", "green"),
        ("g", "green"),
        ("a", "white"),
        ("biale", "white"),
    ],
)
def test_polish_colours_go_by_their_letters_by_the_english_ones_and_without_accents(
    text: str, suit: str
) -> None:
    parser = InputParser(Words(Catalogue("pl"), NAMES, 0))
    assert parser.parse(TABLE.state.view(0), f"wskaż ben {text}") == Clue(1, suit)


@pytest.mark.parametrize("place", ["0", "6", "0051", "1000000", "-1", "²", "a"])
def test_a_card_that_is_not_there_is_asked_for_again(place: str) -> None:
    with pytest.raises(NotUnderstood, match="1 to 5"):
        read(f"discard {place}")
