"""Every box of this package has its words in every language."""

import pytest

from hanabi.rules import EDITIONS
from hanabi.rules.keys import OWN_KEYS
from hanabi.rules.registry import LONGEST_TITLE
from hanabi.text import languages


@pytest.mark.parametrize("key", OWN_KEYS)
def test_a_box_has_its_words_in_every_language(key: str) -> None:
    """Otherwise add them to its file in `src/hanabi/rules/boxes`."""
    words = EDITIONS[key].words
    assert sorted(words) == sorted(languages())
    for each in words.values():
        assert each.name
        assert each.about[-1] == "."
        assert 0 < len(each.title) <= LONGEST_TITLE


@pytest.mark.parametrize("key", OWN_KEYS)
def test_no_two_boxes_are_called_the_same(key: str) -> None:
    for other in OWN_KEYS:
        for language in languages():
            one, two = EDITIONS[key].called(language), EDITIONS[other].called(language)
            assert key == other or (one.name != two.name and one.title != two.title)


@pytest.mark.parametrize("key", [key for key in OWN_KEYS if EDITIONS[key].language])
def test_nobody_reads_that_their_own_box_is_like_another(key: str) -> None:
    language = EDITIONS[key].language
    for other in OWN_KEYS:
        adjective = EDITIONS[other].called(language).title.split()[-1].rstrip("aei")
        assert key == other or adjective not in EDITIONS[key].called(language).about
