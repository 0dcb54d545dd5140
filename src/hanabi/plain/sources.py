"""Where recorded games come from: files, folders, lists, pasted JSON, links, and hanab.live itself."""

import json
from collections.abc import Iterator
from http.client import HTTPException
from itertools import islice
from pathlib import Path
from typing import TypeAlias
from urllib.request import Request, urlopen

from hanabi.errors import HanabiError, ReplayError
from hanabi.game.hanab_live import is_link
from hanabi.game.hanab_live.links import export_address, game_number
from hanabi.game.replay import LARGEST_FILE
from hanabi.plain.files import FileError, decode_text, open_file, read_limited, read_text

GameText: TypeAlias = tuple[str, str | HanabiError]
"""Where a game was found, and its text or why there is none."""
LIST_SUFFIXES = (".jsonl", ".ndjson")
"""The endings of files with a game on each line, which may be larger than a game."""
FETCH_TIMEOUT = 20
"""Seconds that the site has to answer."""
AGENT = "hanabi (a replay reader)"


def read_game_text(word: str) -> str:
    """The text of the only game that `word` stands for; raise FileError if there are more, or none."""
    found = list(islice(game_texts(word), 2))
    if len(found) != 1:
        raise FileError("several-games" if found else "no-games", file=word)
    _, text = found[0]
    if isinstance(text, HanabiError):
        raise text
    return text


def is_collection(word: str) -> bool:
    """Whether `word` stands for any number of games: a folder, or a list of games."""
    if _is_typed(word):
        return False
    try:
        return Path(word).is_dir() or Path(word).suffix in LIST_SUFFIXES or len(_first_texts(word)) > 1
    except (OSError, ValueError, HanabiError):
        return False


def _first_texts(word: str) -> list[GameText]:
    """The first games of a file that exists; none of anything else, so that nothing is read twice."""
    return list(islice(game_texts(word), 2)) if Path(word).is_file() else []


def game_texts(word: str) -> Iterator[GameText]:
    """Every game that `word` stands for: pasted JSON, a link, a number, a folder or a file."""
    if _is_typed(word):
        yield from _split_text("", word)
        return
    number = game_number(word)
    if number is not None and not _exists(word):
        yield str(number), fetch_game(number)
    elif _is_folder(word):
        yield from _folder_texts(Path(word))
    else:
        yield from _file_texts(word, "")


def fetch_game(number: int) -> str:
    """Get a game from hanab.live; raise FileError with what to do by hand if that fails."""
    address = export_address(number)
    try:
        with urlopen(Request(address, headers={"User-Agent": AGENT}), timeout=FETCH_TIMEOUT) as answer:
            data = read_limited(answer)
    except (OSError, HTTPException, ValueError) as error:
        raise FileError("site-unreachable", address=address, what=_cause(error)) from error
    return decode_text(data, address)


def _cause(error: Exception) -> str:
    """Why a site could not be reached, without the wrapping of the library."""
    cause = getattr(error, "reason", error)
    return str(getattr(cause, "strerror", None) or cause)


def _is_typed(word: str) -> bool:
    """Whether a word is a game itself, not where one is found."""
    return not _exists(word) and (word.lstrip()[:1] in ("{", "[") or is_link(word))


def _exists(word: str) -> bool:
    try:
        return Path(word).exists()
    except (OSError, ValueError):
        return False


def _is_folder(word: str) -> bool:
    try:
        return Path(word).is_dir()
    except (OSError, ValueError):
        return False


def _folder_texts(folder: Path) -> Iterator[GameText]:
    """The games of every file in a folder and below it, but for hidden ones."""
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder)
        if path.is_file() and not any(part.startswith(".") for part in name.parts):
            try:
                yield from _file_texts(str(path), str(name))
            except HanabiError as error:
                yield str(name), error


def _file_texts(file: str, name: str) -> Iterator[GameText]:
    if Path(file).suffix in LIST_SUFFIXES:
        return _line_texts(file, name or file)
    return _split_text(name or file, read_text(file))


def _line_texts(file: str, name: str) -> Iterator[GameText]:
    """The games of a list, line by line, so that it may be as long as it likes."""
    with open_file(file) as source:
        for number, line in enumerate(iter(lambda: source.readline(LARGEST_FILE + 1), b""), 1):
            place = f"{name}:{number}"
            if len(line) > LARGEST_FILE:
                yield place, FileError("file-too-large", most=LARGEST_FILE)
                return
            if line.strip():
                yield place, _decoded(line, place)


def _decoded(line: bytes, place: str) -> str | HanabiError:
    try:
        return decode_text(line, place)
    except FileError as error:
        return error


def _split_text(name: str, text: str) -> Iterator[GameText]:
    """The games of a text: one for each line or each element of a list, or the text itself."""
    lines = [(number, line) for number, line in enumerate(text.splitlines(), 1) if line.strip()]
    if len(lines) > 1 and all(_is_whole(line) for _, line in lines[:2]):
        yield from ((f"{name}:{number}", line) for number, line in lines)
    elif text.lstrip().startswith("["):
        yield from _list_texts(name, text)
    else:
        yield name, text


def _is_whole(line: str) -> bool:
    """Whether a line is a game by itself: an object, or a link."""
    trimmed = line.strip()
    return (trimmed.startswith("{") and trimmed.endswith("}")) or is_link(trimmed)


def _list_texts(name: str, text: str) -> Iterator[GameText]:
    try:
        games = json.loads(text)
    except (ValueError, RecursionError):
        yield name, ReplayError("not-json")
        return
    if not games or not all(isinstance(game, dict) for game in games):
        yield name, ReplayError("not-a-replay")
        return
    yield from ((f"{name}[{place}]", json.dumps(game)) for place, game in enumerate(games))
