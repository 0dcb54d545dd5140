"""Games at one keyboard in the files of unfinished games: what a file says of their rooms."""

import json
from typing import TypeAlias

from hanabi.client.hot_seat import HotSeat
from hanabi.codec import Malformed, Strictness, decode
from hanabi.game.replay import bad_field
from hanabi.plain.saved_games import SavedGame, saved_text
from hanabi.room.entries import Advised, Arranged, Marked, Noted, write_entry
from hanabi.room.log import EntryRow
from hanabi.text import Catalogue

TableEntry: TypeAlias = Advised | Arranged | Marked | Noted
"""What the log of a local room contains."""


def write_game(game: HotSeat) -> str:
    """The text of the file of a game in progress."""
    log = [(row.at, json.loads(row.entry)) for row in game.room.log]
    return saved_text(game.setup, game.deal, game.replay(), log)


def read_log(saved: SavedGame) -> tuple[EntryRow, ...]:
    """The entries of the room since the game began; raise ReplayError if they are none."""
    try:
        log = decode(tuple[tuple[float, TableEntry], ...], list(map(list, saved.log)), Strictness.OPEN)
    except Malformed as error:
        raise bad_field("log", list(saved.log)) from error
    if not all(0 <= entry.seat < len(saved.setup.chairs) for _, entry in log):
        raise bad_field("log", list(saved.log))
    return tuple(EntryRow(number, None, write_entry(entry), at) for number, (at, entry) in enumerate(log))


def resume(saved: SavedGame, catalogue: Catalogue | None = None) -> HotSeat:
    """Continue a game; its bots are told what happened. Raise BotError if one cannot start."""
    return HotSeat(saved.setup, saved.deal, saved.actions, read_log(saved), catalogue)
