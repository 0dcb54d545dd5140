"""A text of a rulebook is split into sentences the same way each time, whatever its marks."""

import pytest

from hanabi.rulebook.concordance import load, parse
from tests.rulebooks.concordance import PRINTED, differences, filled, written
from tests.rulebooks.sentences import digest, edition_of, sentences

TEXT = """\
## THE TABLE

Lay the **eight** chips on the lid,
next to the bag! Then deal. « Is it so? » is the answer.

- 1. One chip. Two at most.
 - → the second kind


Exemples :

“one red” oder
“two blue” or “none”.

0-5\tAwful! Nobody claps.
6 – 10 Fair! Some do.
end of the row, e.g. np. „here” and S. 5 of G. Smith.

3 points + 2 points +

4 points
make nine. The cards are
kept. The cards are

The cards are kept.
www.example.org
"""


def test_a_text_is_split_into_its_sentences() -> None:
    assert sentences(TEXT) == [
        "THE TABLE",
        "Lay the eight chips on the lid, next to the bag!",
        "Then deal.",
        "« Is it so? » is the answer.",
        "One chip.",
        "Two at most.",
        "the second kind",
        "Exemples : “one red” oder “two blue” or “none”.",
        "0-5 Awful! Nobody claps.",
        "6 – 10 Fair! Some do.",
        "end of the row, e.g. np. „here” and S. 5 of G. Smith.",
        "3 points + 2 points + 4 points make nine.",
        "The cards are kept.",
        "The cards are kept.",
        "www.example.org",
    ]


def test_a_hash_is_of_the_words_alone() -> None:
    assert digest("The  «Cards», are\nKEPT!") == digest("the cards are kept")
    assert digest("the cards are kept") != digest("the cards are not kept")


@pytest.mark.parametrize(
    ("edition", "text"),
    [
        ("de", "Das Feuerwerk"),
        ("es", "Los fuegos artificiales"),
        ("fr", "Les feux d’artifice"),
        ("pl", "Fajerwerki"),
        ("pt", "Os fogos"),
    ],
)
def test_a_book_is_known_by_its_word_for_fireworks(edition: str, text: str) -> None:
    assert edition_of(text) == edition


@pytest.mark.parametrize("edition", PRINTED)
def test_a_concordance_is_written_as_it_is_read(edition: str) -> None:
    assert parse(written(load(edition)), edition) == load(edition)


def test_a_text_is_compared_with_its_concordance() -> None:
    book = filled(parse('sentences = 2\n[fr]\n001 = {says = "A."}\n002 = {says = "B."}\n', "fr"), "Un. Deux.")
    assert list(differences(book, "Un. Deux.")) == []
    assert list(differences(book, "Un. Trois.")) == ["fr-002: another sentence than “B.”"]
    assert list(differences(book, "Un.")) == [
        "fr: 1 sentences in the text, 2 in the concordance",
        "fr-002: another sentence than “B.”",
    ]
