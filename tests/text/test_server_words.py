"""Whatever a server refuses, and whatever may be said at its tables, has its words in every language."""

import pytest

from hanabi.text import languages
from hanabi.wire.terms import Remark
from tests.text.sources import mentioned, messages, refusals, section

REFUSED = "What is refused: rooms and servers"
SPOKEN = "Remarks, as everybody reads them in their own language"


@pytest.mark.parametrize("language", languages())
def test_every_refusal_of_the_server_has_its_words(language: str) -> None:
    codes = {f"error-{code}" for code in refusals("room", "server")}
    assert len(codes) > 50
    assert sorted(codes - set(messages(language))) == []


@pytest.mark.parametrize("language", languages())
def test_the_server_gives_every_refusal_it_has_words_for(language: str) -> None:
    codes = {f"error-{code}" for code in refusals("room", "server")}
    assert sorted(set(section(language, REFUSED)) - codes) == []


@pytest.mark.parametrize("code", ["not-found", "bad-request", "stale", "slow", "database-too-old"])
def test_codes_are_found_wherever_they_are_given(code: str) -> None:
    """In a table, instead of it, in a branch, to everyone in a room, and in a coroutine."""
    assert code in refusals("room", "server")


@pytest.mark.parametrize("language", languages())
def test_a_refusal_of_the_server_is_worded_with_what_it_gives(language: str) -> None:
    unknown = {}
    for code, given in refusals("room", "server").items():
        counted = {"number"} if "seat" in given else set()  # the catalogue adds it: people count seats from 1
        unknown[code] = set(mentioned(language, f"error-{code}")[0]) - given - counted
    assert {code: details for code, details in unknown.items() if details} == {}


@pytest.mark.parametrize("language", languages())
def test_every_remark_has_its_words_and_there_are_no_others(language: str) -> None:
    assert section(language, SPOKEN) == [f"remark-{remark.value}" for remark in Remark]
