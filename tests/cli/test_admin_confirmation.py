"""What an operator types to confirm something that cannot be undone."""

import sys

import pytest
import typer

from hanabi.cli.admin import _confirm
from hanabi.text import Catalogue, accepted_words, languages

QUESTIONS = ("close", "delete", "end", "erase", "forget")


def confirms(language: str, answer: str, monkeypatch: pytest.MonkeyPatch) -> bool:
    """Whether a person who types `answer` at a terminal confirms in this language."""
    monkeypatch.setattr(sys.stdin, "isatty", lambda: True)
    monkeypatch.setattr("builtins.input", lambda _: answer)
    try:
        _confirm(Catalogue(language), False, "Sure?")
    except typer.Exit:
        return False
    return True


@pytest.mark.parametrize("language", languages())
def test_the_yes_of_a_language_and_of_english_confirms(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for word in (*Catalogue(language).say("verb-yes").split(), "yes", " Y "):
        assert confirms(language, word, monkeypatch)
        assert confirms(language, word.upper(), monkeypatch)


@pytest.mark.parametrize(
    ("language", "answer"),
    [("en", "s"), ("en", "ja"), ("de", "oui"), ("pl", "sim"), ("fr", ""), ("es", "no")],
)
def test_what_means_yes_elsewhere_confirms_nothing(
    language: str, answer: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not confirms(language, answer, monkeypatch)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("question", QUESTIONS)
def test_the_letter_that_a_question_offers_confirms(question: str, language: str) -> None:
    catalogue = Catalogue(language)
    asked = catalogue.say(f"admin-confirm-{question}", room="ROOM", person="Anna")
    offered = asked.rpartition("[")[2].partition("/")[0]
    assert offered.casefold() in accepted_words(catalogue, "verb-yes")
