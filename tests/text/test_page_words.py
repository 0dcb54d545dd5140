"""The page in the browser says nothing that is not in the catalogues."""

import pytest

from hanabi.text import languages
from tests.text.page import files, markup, page_families, page_said, signs, unreadable, wordings
from tests.text.sources import messages


@pytest.mark.parametrize("language", languages())
def test_every_message_of_the_page_is_in_the_catalogue(language: str) -> None:
    assert page_said()
    assert sorted(page_said() - set(messages(language))) == []


@pytest.mark.parametrize("language", languages())
def test_every_name_the_page_puts_together_begins_as_messages_do(language: str) -> None:
    spoken = {beginning for beginning in page_families() if beginning.startswith("web-")}
    lost = {each for each in spoken if not any(name.startswith(each) for name in messages(language))}
    assert sorted(lost) == []


def test_every_name_the_page_puts_together_can_be_read_from_its_source() -> None:
    assert sorted(unreadable()) == []


@pytest.mark.parametrize("path", files(".svelte"))
def test_a_component_has_no_words_of_its_own(path: str) -> None:
    assert wordings(files(".svelte")[path]) == []


@pytest.mark.parametrize("path", files(".svelte"))
def test_a_component_has_no_punctuation_of_its_own(path: str) -> None:
    assert signs(files(".svelte")[path]) == []


@pytest.mark.parametrize("path", files(".svelte"))
def test_a_component_writes_neither_raw_markup_nor_inline_styles(path: str) -> None:
    source = files(".svelte")[path]
    assert "{@html" not in source
    assert " style=" not in markup(source)


def test_words_are_found_between_tags_and_in_attributes() -> None:
    component = """
    <script lang="ts">const hidden = "Not a word of it";</script>
    <!-- Nor this. -->
    <button onclick={() => (open = { now: 1 > 0 })} aria-label="Close it">Go &amp; {say("on")}</button>
    <h1 title={words.say("screen-title")}>Hanabi · 5 × {count}</h1>
    <style>p { color: red; }</style>
    """
    assert wordings(component) == ["Go", "Close", "it"]


def test_punctuation_is_found_between_values_but_not_in_them() -> None:
    component = '<p title="{a}: b">{say(open ? "a:b" : "c")}: {value}</p><style>p { color: red; }</style>'
    assert signs(component) == [":"]
