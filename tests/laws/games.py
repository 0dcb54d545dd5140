"""Random rulesets, tables and whole guided games for the laws."""

import random
from dataclasses import dataclass, field, replace

from hypothesis import strategies as st

from hanabi.errors import RulesetError
from hanabi.game import Dealt, Event, GameState, Shuffle, deal, shuffled
from hanabi.rules import EDITIONS, Ruleset, TileFor, check_players, ruleset
from hanabi.rules.editions import compatible
from hanabi.testing import GuidedStep, guided_play, some_temper


@dataclass(frozen=True, slots=True)
class Game:
    """A guided game from the deal to its end."""

    shuffle: Shuffle
    dealt: Dealt = field(repr=False)
    start: GameState = field(repr=False)
    steps: tuple[GuidedStep, ...] = field(repr=False)
    """Not printed, like the deal: Hypothesis refuses to print tens of thousands of characters."""

    @property
    def states(self) -> tuple[GameState, ...]:
        return (self.start, *(step.after for step in self.steps))

    @property
    def events(self) -> tuple[Event, ...]:
        return (self.dealt, *(event for step in self.steps for event in step.events))


@st.composite
def rulesets(draw: st.DrawFn) -> Ruleset:
    """Any ruleset of any edition; `custom` with settings of every kind, the German bonus tiles included."""
    key = draw(st.sampled_from(list(EDITIONS)))
    words = draw(st.lists(st.sampled_from(list(EDITIONS[key].choices)), unique=True))
    rules = ruleset("+".join((key, *(draw(settings()) if key == "custom" else ()), *compatible(words))))
    return draw(rarities(rules)) if key == "custom" else rules


@st.composite
def settings(draw: st.DrawFn) -> tuple[str, ...]:
    """What `custom` takes with a value."""
    values = {
        "tokens": st.integers(1, 9),
        "strikes": st.integers(1, 4),
        "hand": st.integers(1, 6),
        "suits": st.integers(1, 5) | st.sampled_from(["rb", "ywb", "gwb"]),
        "ranks": st.integers(1, 5),
    }
    chosen = draw(st.lists(st.sampled_from(list(values)), unique=True))
    return tuple(f"{name}={draw(values[name])}" for name in chosen)


@st.composite
def rarities(draw: st.DrawFn, rules: Ruleset) -> Ruleset:
    """The same rules with tiles nobody prints: fewer, or the same one several times, for any completion."""
    if not rules.tiles:
        return rules
    tiles = tuple(draw(st.lists(st.sampled_from(rules.tiles), min_size=1, max_size=8)))
    return replace(
        rules,
        tiles=tiles,
        tile_for=draw(st.sampled_from(TileFor)),
        may_decline=draw(st.booleans()),
        free_empty_clues=draw(st.booleans()),
        may_waste=draw(st.booleans()),
    )


@st.composite
def tables(draw: st.DrawFn) -> tuple[Ruleset, int]:
    """A ruleset and a number of players it seats."""
    rules = draw(rulesets())
    return rules, draw(st.sampled_from(_seatings(rules) or [0]).filter(bool))


@st.composite
def games(draw: st.DrawFn) -> Game:
    """A whole game at any table, in any temper."""
    rules, players = draw(tables())
    chance = random.Random(draw(st.integers(0, 2**32)))
    shuffle = shuffled(rules, chance)
    start, dealt = deal(rules, players, shuffle, draw(st.integers(0, players - 1)))
    return Game(shuffle, dealt, start, tuple(guided_play(start, some_temper(chance), chance)))


def _seatings(rules: Ruleset) -> list[int]:
    """The numbers of players for which the box has cards enough."""
    return [players for players in range(2, rules.most_players + 1) if _seats(rules, players)]


def _seats(rules: Ruleset, players: int) -> bool:
    try:
        check_players(rules, players)
    except RulesetError:
        return False
    return True
