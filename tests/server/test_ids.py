"""Names of rooms, games and people as they are typed and put into addresses."""

import re

from hanabi.room.ids import new_id


def test_no_id_looks_like_an_option() -> None:
    made = [new_id() for _ in range(2_000)]
    assert all(re.fullmatch(r"[A-Za-z0-9_][A-Za-z0-9_-]{11}", each) for each in made)
    assert len(set(made)) == len(made)


def test_an_id_is_as_hard_to_guess_as_asked() -> None:
    assert len(new_id(16)) == 22
