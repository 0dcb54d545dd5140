"""Names and texts among friends; those of strangers are in tests/server/test_names.py."""

import pytest

from hanabi.room.errors import RoomError
from hanabi.room.names import LONGEST_NAME, clean_name, is_taken, replace_invisible

FAMILY = "👨\u200d👩\u200d👧\u200d👦"


@pytest.mark.parametrize(
    "name", ["Ada", "Nguyễn Thị", "علی\u200cرضا", "花子", FAMILY, "★", "x" * LONGEST_NAME]
)
def test_a_name_is_any_visible_text(name: str) -> None:
    assert clean_name(f"  {name}\n") == name


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("", "name-empty"),
        ("—", "name-empty"),
        ("...", "name-empty"),
        ("A\0na", "name-unprintable"),
        ("A\u202ena", "name-unprintable"),
        ("x" * (LONGEST_NAME + 1), "name-too-long"),
    ],
)
def test_other_names_are_refused(name: str, code: str) -> None:
    with pytest.raises(RoomError) as refusal:
        clean_name(name)
    assert refusal.value.code == code


def test_a_name_is_taken_in_any_case() -> None:
    assert is_taken("ADA", ["Ben", "Ada"])
    assert is_taken("Ａｄａ", ["Ada"])
    assert not is_taken("Ida", ["Ada"])


def test_what_cannot_be_printed_becomes_a_space() -> None:
    assert replace_invisible(f"a\x1bb\u2066c {FAMILY}") == f"a b c {FAMILY}"
