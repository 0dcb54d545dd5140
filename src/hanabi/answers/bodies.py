"""Bodies of HTTP requests and responses, apart from replays and refusals."""

from hanabi.answers.games import GameSummary
from hanabi.answers.running import RunningGame
from hanabi.codec import Struct
from hanabi.rulebook import Section


class NewRoom(Struct):
    """A room that was opened, and the link to share."""

    room: str
    link: str


class Imported(Struct):
    """A game that was imported, and the room in which it has just been played."""

    game: str
    room: str


class Me(Struct):
    """Whether you came with a valid cookie."""

    known: bool


class NewCode(Struct):
    """A code that moves you to another device, and for how many seconds it works."""

    code: str
    seconds: int


class Claim(Struct):
    """A code that someone typed."""

    code: str


class ServerStatus(Struct):
    """The status of the server."""

    status: str


class PastGames(Struct):
    """Your finished games, the newest first."""

    games: tuple[GameSummary, ...]


class CurrentGames(Struct):
    """Your running games: first those that wait for you, then the newest."""

    games: tuple[RunningGame, ...]


class Box(Struct):
    """A box: its key, its language, what can be added to it, and how many it seats."""

    key: str
    language: str
    """The language that it is printed in; empty for `custom`."""
    options: tuple[str, ...]
    seats: int
    highest: dict[str, int]
    """The highest number of each option that takes one; the lowest is 1."""
    rulings: dict[str, str]
    """For options that follow the printed letter, the option that follows our earlier ruling instead."""


class BoxMessages(Struct):
    """What every box is called in a language, as messages in Fluent."""

    fluent: str


class BotOffer(Struct):
    """A bot: its name, and whom it sits with, `anyone` or only its `own-kind`."""

    name: str
    company: str


class Boxes(Struct):
    """Everything a room can be opened with."""

    boxes: tuple[Box, ...]
    bots: tuple[BotOffer, ...]
    """Ours first, starting with the weakest, then those of installed packages."""


class Rulebook(Struct):
    """The rules of a ruleset in one language; `name` is the canonical name, whatever was asked for."""

    name: str
    edition: str
    language: str
    title: str
    sections: tuple[Section, ...]
    tries: tuple[str, ...]
    """The tags of the rules that can be tried in a small position."""
