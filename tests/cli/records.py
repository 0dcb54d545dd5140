"""Games to replay: played by people who see every card, whatever the ruleset."""

import random
from dataclasses import replace
from functools import cache
from pathlib import Path

from hanabi.game import Action, deal, shuffled
from hanabi.game.hanab_live import write_hanab_live
from hanabi.game.replay import Replay, write_replay
from hanabi.rules import ruleset
from hanabi.testing import guided_play, some_temper

NAMES = ("Ann", "Ben", "Cleo", "Dora", "Emil")


@cache
def recorded(rules: str, players: int = 3, seed: int = 1) -> Replay:
    """A whole game of people who see every card and are more or less careful."""
    chance = random.Random(seed)
    shuffle = shuffled(ruleset(rules), chance)
    state = deal(ruleset(rules), players, shuffle)[0]
    actions = tuple(step.action for step in guided_play(state, some_temper(chance), chance))
    return Replay(ruleset(rules), NAMES[:players], shuffle, actions)


def broken_at(replay: Replay, place: int, action: Action) -> Replay:
    """The same record with another action in one place, and none behind it."""
    return replace(replay, actions=(*replay.actions[:place], action))


def saved(folder: Path, replay: Replay, live: bool = False) -> str:
    """The name of a file that holds a replay, in our format or in that of hanab.live."""
    file = folder / ("live.json" if live else "game.json")
    file.write_text(write_hanab_live(replay) if live else write_replay(replay), encoding="utf-8")
    return str(file)
