"""Games at one keyboard in the files of unfinished games: what a file says of their rooms."""

from typing import cast

from hanabi.client.hot_seat import HotSeat
from hanabi.plain.saved_games import SavedGame, TableEntry, saved_text
from hanabi.room.entries import read_entry, write_entry
from hanabi.room.log import EntryRow
from hanabi.text import Catalogue


def write_game(game: HotSeat) -> str:
    """The text of the file of a game in progress."""
    log = [(row.at, cast(TableEntry, read_entry(row.entry))) for row in game.room.log]
    return saved_text(game.setup, game.deal, game.replay(), log)


def resume(saved: SavedGame, catalogue: Catalogue | None = None) -> HotSeat:
    """Continue a game; its bots are told what happened. Raise BotError if one cannot start."""
    log = [EntryRow(number, None, write_entry(entry), at) for number, (at, entry) in enumerate(saved.log)]
    return HotSeat(saved.setup, saved.deal, saved.actions, log, catalogue)
