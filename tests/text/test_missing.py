"""What is left to translate is listed, with slips in the file on their lines."""

import pytest

from hanabi.text import languages
from tests.text.lint.reading import read_texts
from tests.text.missing import page

ENGLISH = "hello = Hello, { $name }!\nletter-red = R\nsigns = { $sign }\nbye =\n    Good\n    bye\n"


def test_what_is_missing_or_still_english_is_listed() -> None:
    assert page(
        "it", {"en": ENGLISH, "it": "hello = Ciao, { $name }!\nletter-red = R\nsigns = { $sign }\n"}
    ) == [
        "letter-red = R",
        "bye =",
        "2 of 4 messages are missing, or the same as in English.",
    ]
    assert (
        page("it", {"en": ENGLISH, "it": ENGLISH})[-1]
        == "3 of 4 messages are missing, or the same as in English."
    )


def test_a_line_that_cannot_be_read_is_named() -> None:
    told = page("it", {"en": ENGLISH, "it": "hello = Ciao, { $name !\n"})
    assert told[0].startswith("src/hanabi/text/it.ftl:1: syntax: ")


def test_a_language_that_nobody_began_says_how_to_begin() -> None:
    assert page("it", {"en": ENGLISH}) == ["There is no src/hanabi/text/it.ftl: copy en.ftl to begin."]


@pytest.mark.parametrize("language", [each for each in languages() if each != "en"])
def test_our_languages_lack_little(language: str) -> None:
    """Names and letters may be the same in two languages."""
    texts = read_texts()
    assert len(page(language, texts)) < len(page("en", texts)) / 10
