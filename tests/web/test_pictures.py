"""The pictures of the page in the documentation are all there, of their size and small."""

from pathlib import Path

import pytest
from PIL import Image

from tests.web.person import DESKTOP, PHONE
from tests.web.recordings import FINALE, FINALE_SIZE, GAME, GAME_SIZE
from tests.web.screenshots import PICTURES, SHARPNESS, SHEET_HEIGHT, SHEETS, themes_of

DOCUMENTED = Path(__file__).parents[2] / "docs" / "images"
SIZES = {
    "desktop": (DESKTOP["width"], DESKTOP["height"]),
    "phone": (PHONE["width"] * SHARPNESS, PHONE["height"] * SHARPNESS),
}
LARGEST = 150_000
LONGEST = 2_000_000
"""Bytes of a recording."""


def test_every_page_is_shown_on_a_desk_and_on_a_phone() -> None:
    paths = {DOCUMENTED / f"web-{name}-{kind}.png": size for name in PICTURES for kind, size in SIZES.items()}
    assert [path.name for path in paths if not path.exists()] == [], "make screenshots takes them"
    assert {path.name: size_of(path) for path in paths} == {path.name: size for path, size in paths.items()}
    assert [path.name for path in paths if path.stat().st_size > LARGEST] == []


def test_every_page_is_shown_by_night_and_by_day() -> None:
    paths = [DOCUMENTED / f"web-{name}-{theme}.webp" for name in SHEETS for theme in themes_of(name)]
    assert [path.name for path in paths if not path.exists()] == [], "make screenshots takes them"
    assert {size_of(path)[1] for path in paths} == {SHEET_HEIGHT}
    assert [path.name for path in paths if path.stat().st_size > LARGEST] == []


@pytest.mark.parametrize(("name", "size"), [(GAME, GAME_SIZE), (FINALE, FINALE_SIZE)])
def test_the_recordings_move_and_are_small(name: str, size: dict[str, int]) -> None:
    path = DOCUMENTED / name
    assert path.stat().st_size < LONGEST
    with Image.open(path) as image:
        assert image.size == (size["width"], size["height"])
        assert getattr(image, "n_frames", 1) > 20


def size_of(path: Path) -> tuple[int, int]:
    with Image.open(path) as image:
        return image.size
