"""What people type in their own language: order, cases, letters, accents, words that could be two things."""

from itertools import combinations

import pytest

from hanabi.client.commands import PERSONAL_VERBS, ROOM_VERBS
from hanabi.game import Choose, Clue, Discard, Play
from hanabi.game.board import Decision
from hanabi.game.evolve import replace_fields
from hanabi.game.view import PlayerView
from hanabi.plain.parsing import COMMANDS, VERBS, Answer, InputParser, NotUnderstood
from hanabi.plain.vocabulary import ACTION_VERBS
from hanabi.plain.words import Words
from hanabi.rules import LETTERS, Card, Tile
from hanabi.table import Memory
from hanabi.testing.positions import Scenario, show
from hanabi.text import Catalogue, accepted_words, fold, languages

NAMES = ("Zed", "Elena", "Emma", "Laura", "Ola")
TABLE = show(
    "custom+avalanche-own+black-powder+synchronised-show",
    hands="r1 . . . / r2 . . . / . . . . / . . . . / . . . .",
)
SITE = show("custom+suits=rygbpt", hands="r1 . . . / r2 . . . / . . . . / . . . . / . . . .")
"""The ordinary colours of hanab.live."""
PLAIN = show("fr", hands="r5 r1 g1 . . / r2 w1 . . .")


def read(
    language: str,
    text: str,
    table: Scenario = TABLE,
    names: tuple[str, ...] = NAMES,
    memory: Memory = Memory.DEDUCED,
) -> Answer:
    return InputParser(Words(Catalogue(language), names, 0), memory).parse(table.state.view(0), text)


def asked(language: str, text: str, table: Scenario = TABLE, names: tuple[str, ...] = NAMES) -> str:
    with pytest.raises(NotUnderstood) as question:
        read(language, text, table, names)
    return str(question.value)


@pytest.mark.parametrize(
    ("language", "text", "meant"),
    [
        ("es", "pista a Elena rojo", Clue(1, "red")),
        ("es", "dile a Elena que la carta 1 es roja", Clue(1, "red")),
        ("es", "rojo para Elena", Clue(1, "red")),
        ("pt", "dica para a Laura vermelho", Clue(3, "red")),
        ("pt", "dica para a Laura: vermelhas", Clue(3, "red")),
        ("pl", "wskaż Oli czerwony", Clue(4, "red")),
        ("pl", "wskaz Oli czerwony", Clue(4, "red")),
        ("pl", "wskaż czerwone karty Oli", Clue(4, "red")),
        ("pl", "wskaż Emmie dwójki", Clue(2, 2)),
        ("fr", "dis 2 à Emma", Clue(2, 2)),
        ("fr", "dis un à Emma", Clue(2, 1)),
        ("fr", "indice pour Emma, le rouge", Clue(2, "red")),
        ("de", "gib Emma den Hinweis rot", Clue(2, "red")),
        ("de", "sag Emma die Zweien", Clue(2, 2)),
        ("de", "zeig der Emma die grünen Karten", Clue(2, "green")),
        ("en", "tell Emma which cards are red", Clue(2, "red")),
        ("en", "Emma red", Clue(2, "red")),
    ],
)
def test_words_come_in_their_natural_order_and_case(language: str, text: str, meant: Clue) -> None:
    assert read(language, text) == meant


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("de", "die rote 5"),
        ("de", "nimm die rote Fünf"),
        ("fr", "le 5 rouge"),
        ("es", "el 5 rojo"),
        ("pt", "o 5 vermelho"),
        ("pl", "czerwoną piątkę"),
        ("pl", "czerwona piatke"),
        ("en", "the red 5"),
        ("fr", "R5"),
    ],
)
def test_a_card_is_named_as_one_names_it(language: str, text: str) -> None:
    table = show("fr+flamboyant-fives", hands=". . . . . / . . . . .", discards="r5 r3 g1", tokens=5)
    view = PlayerView(
        0, replace_fields(table.board, decision=Decision(Tile.RESHUFFLE, True)), table.state.view(0).faces
    )
    answer = InputParser(Words(Catalogue(language), NAMES[:2], 0)).parse(view, text)
    assert answer == Choose(Card("red", 5))


def known_red_5() -> Scenario:
    """A position in which the first own card is known to be the red 5, and no other is known to be red."""
    return PLAIN.clue(1, 1).clue(0, 5).clue(1, 2).clue(0, "red")


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "play the red 5"),
        ("de", "spiele die rote 5"),
        ("fr", "joue le 5 rouge"),
        ("pl", "zagraj czerwoną piątkę"),
    ],
)
def test_an_own_card_goes_by_its_face_once_that_is_known(language: str, text: str) -> None:
    table = known_red_5()
    assert read(language, text, table, NAMES[:2]) == Play(table.holds(1))


def test_without_the_memory_aid_a_card_does_not_go_by_what_clues_said() -> None:
    table = known_red_5()
    assert read("en", "discard the red 5", table, NAMES[:2]) == Discard(table.holds(1))
    with pytest.raises(NotUnderstood, match="1 to 5"):
        read("en", "discard the red 5", table, NAMES[:2], Memory.NOTHING)


def test_a_card_without_a_verb_is_asked_about() -> None:
    assert "discard card 2 / play card 2" in asked("en", "2")
    assert "discard card 1 / play card 1" in asked("en", "the red 5", known_red_5(), NAMES[:2])


def letters(language: str) -> dict[str, set[str]]:
    """The colours of each letter: on cards, in English, and as the initial of a name if it is on no card."""
    own, english = (Catalogue(each) for each in (language, "en"))
    printed = {suit: own.say(f"letter-{suit}").casefold() for suit in TABLE.board.rules.index}
    found: dict[str, set[str]] = {}
    for suit in printed:
        initial = own.say(f"suit-{suit}")[0].casefold()
        initials = set() if initial in printed.values() else {fold(initial)}
        for letter in {printed[suit], english.say(f"letter-{suit}").casefold(), *initials}:
            found.setdefault(letter, set()).add(suit)
    return found


def test_nothing_is_announced_without_a_verb_where_nothing_may_be_announced() -> None:
    names = ("Zed", "Emma")
    assert "“y3”" in asked("en", "y3", PLAIN, names)
    assert "announce" not in asked("en", "y3", PLAIN, names)
    assert "announce yellow and play card 3" in asked("en", "y3")
    assert read("en", "play y3", PLAIN, names) == Play(PLAIN.holds(3), "yellow"), "which the rules refuse"


@pytest.mark.parametrize("language", languages())
def test_a_letter_of_two_colours_is_asked_about_and_of_one_is_not(language: str) -> None:
    catalogue = Catalogue(language)
    verb = catalogue.say("verb-clue").split()[0]
    for letter, suits in letters(language).items():
        if len(suits) == 1:
            assert read(language, f"{verb} Elena {letter}") == Clue(1, *suits)
        else:
            question = asked(language, f"{verb} Elena {letter}")
            for form in (catalogue.say(f"forms-{suit}").casefold().split() for suit in suits):
                assert any(word in question.casefold() for word in form), question


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("suit", ["purple", "teal"])
def test_the_colours_of_hanab_live_have_letters(language: str, suit: str) -> None:
    catalogue = Catalogue(language)
    verb, letter = catalogue.say("verb-clue").split()[0], catalogue.say(f"letter-{suit}").lower()
    assert read(language, f"{verb} Elena {letter}", SITE) == Clue(1, suit)


def test_the_letters_of_two_colours_are_these() -> None:
    """White is `b` where people expect it, and so is blue for people who read English."""
    found = {
        (language, letter): suits
        for language in languages()
        for letter, suits in letters(language).items()
        if len(suits) > 1
    }
    white_or_blue = {"white", "blue"}
    assert found == {
        ("es", "b"): white_or_blue,
        ("pt", "b"): white_or_blue,
        ("pl", "b"): white_or_blue,
        ("pl", "z"): {"green", "yellow"},
        ("pl", "w"): {"white", "multicolour"},
    }


def test_a_name_that_may_be_two_people_is_asked_about() -> None:
    names = ("Zed", "Emma", "Emil", "Ewa", "Ola")
    assert "tell Emil about red / tell Emma about red" in asked("en", "clue em red", TABLE, names)
    assert "Emma / Emil" in asked("en", "look em", TABLE, names)
    inflected = asked("pl", "wskaż Ewie czerwony", TABLE, ("Zed", "Ewa", "Ewy", "Ola", "Tomek"))
    assert "gracza Ewa /" in inflected
    assert "gracza Ewy." in inflected
    assert read("pl", "wskaż Tomkowi 2", TABLE, ("Zed", "Ewa", "Igor", "Ola", "Tomek")) == Clue(4, 2)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "don’t play 2"),
        ("de", "spiele nicht 2"),
        ("fr", "ne joue pas 2"),
        ("es", "no juega 2"),
        ("pl", "nie zagraj 2"),
        ("pt", "não jogue 2"),
        ("en", "play 2 zzz"),
        ("en", "play 1 2"),
        ("en", "play 2 discard 3"),
        ("en", "clue Emma Elena red"),
        ("en", "clue Emma red 2"),
        ("en", " ".join("a" * 40)),
    ],
)
def test_what_says_something_else_does_nothing(language: str, text: str) -> None:
    assert asked(language, text)


@pytest.mark.parametrize("language", languages())
def test_accents_may_be_left_out_of_every_word(language: str) -> None:
    catalogue = Catalogue(language)
    for suit in LETTERS:
        table = TABLE if suit in TABLE.board.rules.index else SITE
        for form in (form for form in catalogue.say(f"forms-{suit}").split() if len(form) > 1):
            assert read(language, f"clue Elena {fold(form)}", table) == Clue(1, suit)
    for message in (f"verb-{verb}" for verb in (*VERBS, *ROOM_VERBS, "yes", "none")):
        assert {fold(word) for word in accepted_words(catalogue, message)} >= {
            fold(word) for word in catalogue.say(message).split()
        }


@pytest.mark.parametrize("language", languages())
def test_no_word_is_two_commands_and_none_both_quits_and_says_yes(language: str) -> None:
    """Commands to the table and to the room, actions, and answers to a question."""
    catalogue = Catalogue(language)

    def words(*verbs: str) -> dict[str, set[str]]:
        return {verb: {fold(word) for word in accepted_words(catalogue, f"verb-{verb}")} for verb in verbs}

    first = words(*dict.fromkeys((*COMMANDS, *ROOM_VERBS, *PERSONAL_VERBS)))
    assert not [pair for pair in combinations(first, 2) if first[pair[0]] & first[pair[1]]]
    actions = set().union(*words(*ACTION_VERBS).values())
    clash = {verb: accepted & actions for verb, accepted in first.items() if accepted & actions}
    assert not clash
    cards = set().union(*words("play", "discard").values())
    assert {word for word in cards & words("filler")["filler"] if len(word) > 1} <= {"ab"}
    assert words("filler")["filler"] & words("none")["none"] <= {"no"}, "“no” is “in the” in Portuguese"
    assert not words("yes")["yes"] & (first["quit"] | words("none")["none"])
