"""Lists, numbers and notices read as people write them, whatever is put into them."""

import pytest

from hanabi.client.room_text import notice_text
from hanabi.text import Catalogue, format_list, languages
from hanabi.wire.messages import Notice, NoticeCode
from hanabi.wire.terms import Door


@pytest.mark.parametrize(
    ("items", "how", "listed"),
    [
        (["Inés", "Elena"], "list-and", "Inés y Elena"),
        (["Elena", "Inés"], "list-and", "Elena e Inés"),
        (["Ana", "Bo", "Íñigo"], "list-and", "Ana, Bo e Íñigo"),
        (["Ana", "Hilda"], "list-and", "Ana e Hilda"),
        (["Ana", "Hiela"], "list-and", "Ana y Hiela"),
        (["Ana", "Yvonne"], "list-and", "Ana e Yvonne"),
        (["Ana", "Yago"], "list-and", "Ana y Yago"),
        ([1, 2], "list-or", "1 o 2"),
        ([7, 8], "list-or", "7 u 8"),
        ([10, 11], "list-or", "10 u 11"),
        (["Ana", "Óscar"], "list-or", "Ana u Óscar"),
        (["Ana", "Hortensia"], "list-or", "Ana u Hortensia"),
    ],
)
def test_spanish_lists_avoid_two_equal_vowels(items: list[str | int], how: str, listed: str) -> None:
    assert format_list(Catalogue("es"), items, how) == listed


def test_other_languages_list_every_name_alike() -> None:
    told = [format_list(Catalogue(language), ["Elena", "Inés"]) for language in languages()]
    assert set(told) == {f"Elena {word}Inés" for word in ("and ", "und ", "et ", "e ", "i\u00a0")}


@pytest.mark.parametrize(
    ("language", "thousand", "more"),
    [
        ("en", "1,000", "12,345"),
        ("de", "1.000", "12.345"),
        ("fr", "1\u202f000", "12\u202f345"),
        ("es", "1000", "12.345"),
        ("pl", "1000", "12\u00a0345"),
        ("pt", "1.000", "12.345"),
    ],
)
def test_digits_are_grouped_as_the_glossary_says(language: str, thousand: str, more: str) -> None:
    for number, written in ((1000, thousand), (12345, more), (-1000, f"-{thousand}")):
        assert Catalogue(language).say("screen-turn", turn=number).endswith(f" {written}")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("code", NoticeCode)
def test_a_notice_about_people_without_a_name_begins_with_a_capital(language: str, code: NoticeCode) -> None:
    notice = Notice(number=1, code=code, by=None, whom=None, seat=0, bot="club", door=Door.OPEN, at=0.0)
    told = notice_text(Catalogue(language), notice)
    assert told[:1].isupper(), told
