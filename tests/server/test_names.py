"""Names: written in every script, with the joiners it needs, and nothing that hides or looks like another."""

import unicodedata

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from hanabi.game.replay import is_printable
from hanabi.room.errors import RoomError
from hanabi.room.names import ERASED_NAME, LONGEST_NAME
from hanabi.server.identity.names import (
    MOST_CODE_POINTS,
    clean_name,
    is_taken,
    replace_invisible,
)

FAMILY = "👨\u200d👩\u200d👧\u200d👦"
ENGLAND = "🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f"
NAMES = {
    "Latin": ("Nguyễn Thị", "Łukasz", "Søren", "O'Neil", "Ana-María", "x" * LONGEST_NAME),
    "Greek": ("Νίκος",),
    "Cyrillic": ("Юлия", "Дьёрдь", "Олекса́ндр"),
    "Armenian": ("Ղազար",),
    "Georgian": ("გიორგი",),
    "Hebrew": ("אַבְרָהָם", "שָּׁלוֹם"),
    "Arabic": ("محمد", "مُحَمَّد"),
    "Persian": ("علی\u200cرضا", "امیر\u200cحسین", "نرگس\u200cخانم"),
    "Urdu": ("عائشہ",),
    "Devanagari": ("लड़ीं", "राम्रो", "क्\u200dष", "श्री"),
    "Bengali": ("র\u200d্যাব", "সৌম্য"),
    "Malayalam": ("അവന്\u200d", "ശ്രീ"),
    "Sinhala": ("ශ්\u200dරී", "ප්\u200dරියංකා"),
    "Tamil": ("சுந்தர்",),
    "Thai": ("สมชาย", "ก็อต"),
    "Khmer": ("ស្រីមុំ",),
    "Burmese": ("ကျော်", "မြို့"),
    "Tibetan": ("བསྒྲུབས",),
    "Ethiopic": ("ሰላም",),
    "Han": ("花子", "渡邉", "葛\U000e0100城"),
    "Kana": ("さくら", "ヴィクトル"),
    "Hangul": ("김민준",),
    "emoji": (FAMILY, FAMILY * 3, ENGLAND, "🇩🇪", "🏳️\u200d🌈", "❤️\u200d🔥", "🤷🏽\u200d♀️", "1️⃣"),
    "newer emoji": ("🫨", "🎆❤️"),
    "code": ("O'Neil & <b>Co</b>", "'; DROP TABLE rooms", "{ $name }", "null"),
}
HIDDEN = {
    "control": ("\0", "A\0na", "A\x1b[31mna", "A\x07", "A\u0085b\u0086"),
    "direction": ("\u202eanA", "A\u2066na", "A\u200e", "\u061cعلی"),
    "joiners": (
        "A\u200dna",
        "A\u200cna",
        "Ana\u200d",
        "\u200dAna",
        "علی\u200c",
        "👩\u200d",
        "\u200d👩",
        "花\u200d子",
        "A\u200cعلی",
    ),
    "joiners in a row": ("ශ්\u200d\u200dරී", "علی\u200c\u200cرضا", "👩\u200d\u200d👩"),
    "zero width": ("A\u200bna", "\ufeffAna", "A\u2060na", "\u00adA"),
    "tags": ("A\U000e0041", "🏴\U000e0067\U000e0062", "🎆" + ENGLAND[1:]),
    "selectors": ("Ana\ufe0e", "\ufe0f", "1\ufe0f", "A\U000e0100", "A\u180b", "花\ufe0f"),
    "fillers": ("\u3164", "A\u3164", "\u115f", "\u2800\u2800", "A\u2800", "ﾠA", "A\u034fna", "A\u17b4"),
    "marks": ("\u0301", "Z\u0301\u0302\u0303\u0304\u0305", "ก" + "\u0e34\u0e49" * 4, "ก็็็"),
    "private": ("A\ue000", "A\U000f0000", "A\uffff"),
}
LOOK_ALIKES = (
    ("Ada", "Аda", "Adа", "АDА", "Ꭺda", "ꓮda", "Αda", "ADA", "ada", "Ａｄａ", "𝐀da", "Ad\u0251"),
    ("Bob", "B0b", "BOB", "Вob", "Bоb"),
    ("Ian", "lan", "1an", "|an", "іan".upper(), "ian", "IAN"),
    ("Olga", "0lga", "OIga", "O1ga", "Оlga"),
    ("Νίκος", "Nίκος"),
    ("Зоя", "3оя"),
    ("Әли", "Əли"),
    ("ᴀda", "ꭺda"),
    ("Zoë", "Zoe\u0308", "ZOË"),
    ("Straße", "STRASSE", "strasse"),
    ("ﬁn", "fin"),
    ("علی\u200cرضا", "علیرضا"),
    ("❤️", "❤"),
)
DIFFERENT = (
    ("Ada", "Ida", "Adam", "Ada 2", "A da"),
    ("Al", "Ai", "Li"),
    ("Zoë", "Zoe", "Zoé"),
    ("Иван", "Ivan", "Jван"),
    ("Ольга", "Olga"),
    ("Søren", "Soren"),
    ("Amar", "Arnar"),
    ("Ben 1", "Ben 2"),
    ("花子", "桜子"),
    ("محمد", "محمود"),
    (FAMILY, "👩\u200d🚀"),
)


def refusal(name: str) -> str | None:
    """The code a name is refused with."""
    try:
        clean_name(name)
    except RoomError as error:
        return error.code
    return None


@pytest.mark.parametrize("script", NAMES)
def test_names_of_every_script_are_taken_as_they_are(script: str) -> None:
    for name in NAMES[script]:
        assert clean_name(f"  {name}\n") == unicodedata.normalize("NFC", name), name.encode("unicode-escape")


@pytest.mark.parametrize("kind", HIDDEN)
def test_what_cannot_be_seen_is_refused(kind: str) -> None:
    for name in HIDDEN[kind]:
        assert refusal(name) == "name-unprintable", name.encode("unicode-escape")


@pytest.mark.parametrize("name", ["", " ", "\t\n", "\u3000", "\u2003\u00a0"])
def test_a_name_needs_something(name: str) -> None:
    assert refusal(name) == "name-empty"


@pytest.mark.parametrize(
    "name", [ERASED_NAME, "-", "–", "― ―", "⸺", "_", "−", "➖", "─", "...", "?!", "~", "''"]
)
def test_a_name_needs_more_than_punctuation(name: str) -> None:
    assert refusal(name) == "name-empty"


@pytest.mark.parametrize("name", ["a-", "7", "★", "€", "♥", "- 🎆 -", "一", "#1"])
def test_a_letter_a_digit_or_a_symbol_is_enough(name: str) -> None:
    assert refusal(name) is None


def test_erased_people_are_in_nobodys_way() -> None:
    assert not is_taken(ERASED_NAME, [ERASED_NAME, "Ada", "一"])
    assert not is_taken("一", [ERASED_NAME])
    assert is_taken("Ada", [ERASED_NAME, "ADA"])


@pytest.mark.parametrize("character", ["x", "é", "e\u0301\u0302", "👩", "🇩🇪", "ශ්\u200d"])
def test_a_name_is_as_long_as_people_count(character: str) -> None:
    assert refusal(character * LONGEST_NAME) is None
    assert refusal(character * (LONGEST_NAME + 1)) == "name-too-long"


def test_a_few_long_emoji_are_too_long_for_a_record() -> None:
    assert len(FAMILY) * 14 <= MOST_CODE_POINTS < len(FAMILY) * 15
    assert refusal(FAMILY * 14) is None
    assert refusal(FAMILY * 15) == "name-too-long"


@pytest.mark.parametrize("alike", LOOK_ALIKES, ids=lambda names: names[0])
def test_a_look_alike_of_a_name_is_taken(alike: tuple[str, ...]) -> None:
    first, *others = alike
    for other in others:
        assert is_taken(other, ["Zacharias", first]), other
        assert is_taken(first, [other]), other


@pytest.mark.parametrize("apart", DIFFERENT, ids=lambda names: names[0])
def test_names_that_differ_to_the_eye_sit_at_one_table(apart: tuple[str, ...]) -> None:
    for name in apart:
        assert not is_taken(name, [other for other in apart if other != name]), name


def test_a_name_that_nobody_has_is_free() -> None:
    assert not is_taken("Ada", [])


@given(st.text(max_size=120))
def test_whatever_is_accepted_can_be_recorded_and_is_accepted_again(text: str) -> None:
    if refusal(text) is None:
        name = clean_name(text)
        assert clean_name(name) == name
        assert 0 < len(name) <= MOST_CODE_POINTS
        assert all(map(is_printable, name))
        assert is_taken(name, [name.upper(), name])


@given(st.text(max_size=40), st.text(max_size=40))
def test_looking_alike_is_mutual(one: str, other: str) -> None:
    assume(one != ERASED_NAME)
    assert is_taken(one, [one])
    assert is_taken(one, [other]) == is_taken(other, [one])


@given(
    st.text(st.characters(categories=["Lu", "Ll"], max_codepoint=0x24F), min_size=1, max_size=8), st.data()
)
def test_no_joiner_hides_in_a_name_in_latin_letters(name: str, data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(name)))
    hidden = data.draw(st.sampled_from("\u200b\u200c\u200d\u2060\ufe0f\u202e\U000e0061\u3164"))
    assert refusal(name[:at] + hidden + name[at:]) == "name-unprintable"


def test_talk_keeps_the_joiners_it_needs_and_no_others() -> None:
    assert replace_invisible(f"می\u200cخواهم {FAMILY} {ENGLAND}") == f"می\u200cخواهم {FAMILY} {ENGLAND}"
    assert replace_invisible("a\u200db\U000e0041c\u202ed\ne") == "a b c d e"
