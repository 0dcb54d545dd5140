"""The golden games: every scene and every recorded game comes out as written."""

import re
from itertools import chain, combinations
from pathlib import Path

import pytest

from hanabi.game import Result
from hanabi.rules import EDITIONS, SIX_TILES
from tests.oracles.script import FOUND, LAYOUT, Scene, SceneError, read_scenes, run_scene
from tests.oracles.transcript import read_game, write_game

HERE = Path(__file__).parent
RULES = HERE.parents[1] / "docs" / "rules.md"
README = HERE / "scenes" / "README.md"
SCENES = [(path, scene) for path in sorted(HERE.glob("scenes/*.txt")) for scene in read_scenes(path)]
GAMES = sorted(HERE.glob("games/*.txt"))
scenes = pytest.mark.parametrize(
    "scene", [scene for _, scene in SCENES], ids=[f"{path.stem}: {scene.title}" for path, scene in SCENES]
)
games = pytest.mark.parametrize("path", GAMES, ids=[path.stem for path in GAMES])

POSITION = """Scene: Completing red (X3.1)
rules fr+flamboyant-fives
Ada holds r5 . . . .
Ben holds r1 . . . .
table r4
tokens 3
tiles token
"""


@scenes
def test_a_scene_comes_out_as_written(scene: Scene) -> None:
    run_scene(scene)


@scenes
def test_a_scene_cites_rules_that_exist(scene: Scene) -> None:
    known = set(re.findall(r"\*\*([A-Z]\d+(?:\.\d|[a-z])?)\b", RULES.read_text(encoding="utf-8")))
    assert scene.tags
    assert set(scene.tags) <= known


@pytest.mark.parametrize("result", Result, ids=lambda result: result.value)
def test_every_ending_has_its_scene(result: Result) -> None:
    assert any(text.startswith(f"over {result.value} ") for text in expectations())


@pytest.mark.parametrize("tile", SIX_TILES, ids=lambda tile: tile.value)
def test_every_tile_is_turned_in_some_scene(tile: object) -> None:
    assert f"tile {getattr(tile, 'value', tile)}" in expectations()


@pytest.mark.parametrize("tile", ["colour-clue", "rank-clue", "reshuffle", "rekindle"])
def test_every_tile_that_can_be_lost_is_lost_in_some_scene(tile: str) -> None:
    assert f"lost {tile}" in expectations()


def test_the_example_of_the_readme_comes_out_as_written(tmp_path: Path) -> None:
    example = README.read_text(encoding="utf-8").split("```")[1]
    run_scene(one_scene(tmp_path, example))


@pytest.mark.parametrize("word", [*LAYOUT, *FOUND])
def test_the_readme_explains_every_word(word: str) -> None:
    assert f"`{word}" in README.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("told", "complaint"),
    [
        ("Ada plays r5\n  tile token\n  tokens 5", "scene.txt:10: expected tokens 5, but found tokens 4"),
        ("Ada plays r5\n  tile pardon", "scene.txt:9: expected tile pardon, but found tile token"),
        ("Ada plays r5\n  tokens 4", "scene.txt:8: the scene does not tell tile token"),
        ("Ben plays r1\n  tokens 3", "scene.txt:8: the scene does not tell refused not-your-turn"),
        ("Ada plays r5\n  tile token\n  points at 1", "expected points at 1, but found points at no clue"),
        ("Ada plays r5\n  tile token\n  over perfect 25", "but found over nothing"),
        ("Ada plays r5\n  tile token\n  fame 3", "scene.txt:10: nothing is called fame 3"),
        ("Ada plays k5", "scene.txt:8: nobody holds k5"),
        ("Zoe plays r5", "scene.txt:8: nobody is called Zoe"),
        ("Ada sings", "scene.txt:8: nobody can do this: Ada sings"),
        ("the room stops: dinner", "scene.txt:8: 'dinner' is not a valid StopReason"),
    ],
)
def test_a_scene_that_goes_otherwise_is_reported_with_its_line(
    tmp_path: Path, told: str, complaint: str
) -> None:
    with pytest.raises(SceneError, match=re.escape(complaint)):
        run_scene(one_scene(tmp_path, POSITION + told))


@pytest.mark.parametrize("text", ["rules fr", "Scene: Empty (B1)\n  tokens 3"])
def test_a_file_that_is_no_scene_is_reported_with_its_line(tmp_path: Path, text: str) -> None:
    with pytest.raises(SceneError, match=r"scene\.txt:\d: "):
        one_scene(tmp_path, text)


@games
def test_a_recorded_game_comes_out_as_written(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert write_game(read_game(text)).splitlines() == text.splitlines()


@games
def test_a_recorded_game_is_played_to_its_end_by_the_players_of_its_name(path: Path) -> None:
    replay = read_game(path.read_text(encoding="utf-8"))
    assert replay.final().board.over
    assert path.stem == f"{str(replay.rules).replace('+', '_')}_{len(replay.players)}"


def test_every_edition_is_played_plain() -> None:
    assert set(EDITIONS) <= {path.stem.partition("_")[0] for path in GAMES if path.stem.count("_") == 1}


@pytest.mark.parametrize("key", [key for key in EDITIONS if key != "custom"])
def test_every_combination_of_options_is_played(key: str) -> None:
    offers = list(EDITIONS[key].offers)
    offered = chain.from_iterable(combinations(offers, count) for count in range(1, len(offers) + 1))
    played = {frozenset(path.stem.split("_")[1:-1]) for path in GAMES}
    assert {frozenset(options) for options in offered} <= played


def expectations() -> set[str]:
    """Everything that some scene expects."""
    return {line.text for _, scene in SCENES for moment in scene.moments for line in moment.expected}


def one_scene(folder: Path, text: str) -> Scene:
    path = folder / "scene.txt"
    path.write_text(text.strip(), encoding="utf-8")
    return read_scenes(path)[0]
