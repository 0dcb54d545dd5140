"""Replays of guided games, for the tests of what is written down."""

from collections.abc import Sequence
from pathlib import Path

from hypothesis import strategies as st

from hanabi.game import Shuffle
from hanabi.game.replay import Replay
from hanabi.rules import ruleset
from hanabi.testing import GuidedStep, guided_game

GOLDEN = Path(__file__).parent / "golden"
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn")
RULESETS = (
    "es+flamboyant-fives",
    "pl+avalanche+all-or-nothing+synchronised-show",
    "pt+avalanche+black-powder+synchronised-show",
    "fr+avalanche+black-powder+flamboyant-fives",
    "de+black-powder+flamboyant-fives+all-or-nothing",
    "custom+tokens=4+suits=3+flamboyant-fives+no-empty-clues",
)
"""Rulesets in which every kind of action occurs."""


def record(steps: Sequence[GuidedStep], names: Sequence[str] = NAMES) -> Replay:
    """The replay of a game that was played from its deal."""
    start = steps[0].state
    secrets = start.secrets
    shuffle = Shuffle((*secrets.faces, *secrets.deck), secrets.tiles, secrets.places)
    players = tuple(names[: start.board.players])
    return Replay(start.rules, players, shuffle, tuple(step.action for step in steps), start.board.first)


@st.composite
def recorded(draw: st.DrawFn, names: Sequence[str] = RULESETS) -> Replay:
    """A whole guided game by one of these rulesets, with a few notes."""
    rules = ruleset(draw(st.sampled_from(names)))
    players = draw(st.integers(2, rules.most_players))
    replay = record(list(guided_game(rules, players, draw(st.integers(0, 2**32)))))
    return with_notes(replay, draw(st.lists(_notes, min_size=players, max_size=players)))


def with_notes(replay: Replay, notes: Sequence[Sequence[str]]) -> Replay:
    """The same replay with what each seat noted, as it comes back from a file."""
    kept = tuple(map(tuple, notes)) if any(map(any, notes)) else ()
    return Replay(replay.rules, replay.players, replay.shuffle, replay.actions, replay.first, kept)


_notes = st.lists(st.sampled_from(["", "f", "chop moved", "r1 ❤"]), max_size=15).map(
    lambda notes: notes[: max((place for place, note in enumerate(notes, 1) if note), default=0)]
)
"""What a seat noted on its cards, without blanks at the end."""
