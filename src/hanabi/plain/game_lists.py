"""Lists of recorded games: a line for each, the reason why one was refused, and a summary."""

import json
from collections.abc import Callable, Iterable, Iterator
from itertools import chain, islice
from typing import Any

from hanabi.errors import HanabiError
from hanabi.game.replay import Replay
from hanabi.plain.files import FileError
from hanabi.plain.replays import FoundGame, PlayedReplay, error_fields, open_records, record_fields, title
from hanabi.plain.sources import is_collection
from hanabi.plain.words import Words
from hanabi.text import Catalogue, sentence

SUMMARY = ("players", "ruleset", "variant", "turns", "outcome", "score", "best", "stop_reason")
"""The fields of a game that a list has."""


def find_games(word: str) -> tuple[bool, Iterator[FoundGame]]:
    """Read the games that `word` stands for, and say whether it is a collection; refuse an empty one."""
    games = open_records(word)
    first = list(islice(games, 2))
    if not first:
        raise FileError("no-games", file=word)
    return len(first) > 1 or is_collection(word), chain(first, games)


class Tally:
    """Counts the games that were read and those that were refused."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self.read = self.refused = 0

    def count(self, games: Iterable[FoundGame]) -> Iterator[FoundGame]:
        """Pass games on."""
        for found in games:
            if isinstance(found.game, HanabiError):
                self.refused += 1
            else:
                self.read += 1
            yield found

    @property
    def summary(self) -> str:
        return self.catalogue.say("replay-list", read=self.read, refused=self.refused)


def list_line(catalogue: Catalogue, found: FoundGame) -> str:
    """A game in one line: who played what and how it ended, or why it was refused."""
    if isinstance(found.game, HanabiError):
        return f"{found.name}: {sentence(catalogue, found.game)}"
    replay = found.game.replay
    result = Words(catalogue, replay.players).result(found.game.final.board)
    return f"{found.name}: {title(catalogue, replay)} · {result}"


def list_fields(catalogue: Catalogue, found: FoundGame) -> dict[str, Any]:
    """A game in short, as JSON fields, or its error."""
    return {"source": found.name, **_fields(catalogue, found.game)}


def export_line(write: Callable[[Replay], str], replay: Replay) -> str:
    """A game in another format, on one line."""
    text = write(replay)
    return json.dumps(json.loads(text), ensure_ascii=False) if text.startswith("{") else text.rstrip("\n")


def _fields(catalogue: Catalogue, game: PlayedReplay | HanabiError) -> dict[str, Any]:
    if isinstance(game, HanabiError):
        return error_fields(catalogue, game)
    found = record_fields(game, None, None)
    return {name: found[name] for name in SUMMARY}
