"""A server that deals what a test wants; everything else is as people use it.

`python -m tests.web.rigged PORT DATABASE DEAL` serves; the file DEAL is read whenever cards are dealt.
"""

import json
import os
import random
import sys
from collections.abc import Iterator, MutableSequence, Sequence
from dataclasses import replace
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any
from unittest.mock import patch

from hanabi.game import Proof, Seat, SharedShuffle, Shuffle, prove_shared, shuffled
from hanabi.game.notation import UNSEEN, read_hand
from hanabi.room import game as room_game
from hanabi.rules import Ruleset, Tile
from hanabi.server import serving
from hanabi.server.live import registry
from hanabi.server.live.services import RoomServices
from hanabi.server.settings import Settings
from tests.server.served import Served
from tests.torture.secrecy.rigged import Silent

ROOT = Path(__file__).parents[2]


class Rigged(Served):
    """The server of this module as a process."""

    name = "rigged"

    def __init__(self) -> None:
        super().__init__(PYTHONPATH=os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")]))
        self.file = self.folder / "deal"
        self.deal()

    def command(self) -> list[str]:
        return [sys.executable, "-m", "tests.web.rigged", str(self.port), self.database_url, str(self.file)]

    def deal(self, deck: str = "", tiles: str = "", seed: int = 0) -> None:
        """From now on deal these cards (`.` is any) and turn these tiles first; `seed` decides the rest."""
        self.file.write_text(json.dumps({"deck": deck, "tiles": tiles, "seed": seed}))


def deck_for(turns: str, players: int, hand: int) -> str:
    """The deck of a game in which players use their oldest card each turn, and these cards go in turn.

    A `.` is a turn in which none goes, such as a clue.
    """
    going = turns.split()
    rows = [[card for card in going[seat::players] if card != UNSEEN] for seat in range(players)]
    drawn: list[Iterator[str]] = [islice(row, hand, None) for row in rows]
    dealt = [card for row in rows for card in (row[:hand] + [UNSEEN] * hand)[:hand]]
    later = [next(drawn[at % players], UNSEEN) for at, card in enumerate(going) if card != UNSEEN]
    return " ".join([*dealt, *later])


class Chance(random.Random):
    """Chance that does as the file says."""

    def __init__(self, file: Path) -> None:
        super().__init__()
        self._file = file

    def shuffle(self, x: MutableSequence[Any]) -> None:
        """The deck comes first, then the tiles if there are any."""
        if not x:
            return
        deal = json.loads(self._file.read_text())
        if isinstance(x[0], Tile):
            wanted: list[Any] = [Tile(word) for word in deal["tiles"].split()]
        else:
            wanted = list(read_hand(deal["deck"]))
            self.seed(deal["seed"])
        super().shuffle(x)
        x[:] = in_front(x, wanted)


def in_front(things: Sequence[Any], wanted: Sequence[Any]) -> list[Any]:
    """The things with the wanted ones in front, anything where it does not matter."""
    left = list(things)
    for thing in filter(None, wanted):
        left.remove(thing)
    return [*(thing or left.pop() for thing in wanted), *left]


def rigged_deal(chance: random.Random, rules: Ruleset, shared: SharedShuffle) -> tuple[Shuffle, Seat, Proof]:
    """A deal as the file says, with the proof of another one."""
    _, first, proof = prove_shared(rules, shared)
    return shuffled(rules, chance), first, proof


def main(port: str, database: str, deal: str) -> None:
    """Serve until told to stop."""
    settings = replace(Settings.from_environment(), database_url=database)
    chance = Chance(Path(deal))
    with (
        patch.object(registry, "RoomServices", partial(RoomServices, chance=chance)),
        patch.object(room_game, "prove_shared", partial(rigged_deal, chance)),
    ):
        serving.serve(settings, "127.0.0.1", int(port), 1, Silent())


if __name__ == "__main__":
    main(*sys.argv[1:])
