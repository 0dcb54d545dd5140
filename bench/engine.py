"""Moves per second of the engine, with the legal actions computed at every turn, beside open-spiel's.

Both replay the same guided games. Only the engines are timed, in processor time: for ours the view, the legal
actions and the action; for open-spiel the legal actions, the action and the draw. Dealing, and choosing what
to do, are not counted.
"""

import argparse
import json
import platform
import time
from collections.abc import Callable
from datetime import UTC, datetime
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple, TypeAlias

from bench.machine import cpu
from hanabi.game import Action, Drawn, GameState, act, legal_actions
from hanabi.rules import ruleset
from hanabi.testing import GuidedStep, guided_game

ROOT = Path(__file__).resolve().parents[1]
RESULTS = ROOT / "bench" / "results" / "engine.json"
BASE = "pl"
"""The base game that open-spiel plays too."""
TABLES = (
    (BASE, 2),
    (BASE, 5),
    ("fr+avalanche+black-powder+flamboyant-fives", 4),
    ("pt+avalanche+black-powder+all-or-nothing+synchronised-show", 3),
)
GAMES = 25
ROUNDS = 5

Round: TypeAlias = Callable[[], float]
"""Replays every game once and returns the seconds the engine took."""


class Contestant(NamedTuple):
    """An engine at a table."""

    what: str
    ruleset: str
    players: int
    moves: int
    """In one round."""
    play: Round


class Row(NamedTuple):
    """What was measured."""

    what: str
    ruleset: str
    players: int
    moves_per_s: int


def main() -> None:
    """Measure, print, and save where asked to."""
    asked = arguments()
    rows = measure(contestants(), asked.seconds)
    print(json.dumps([row._asdict() for row in rows], indent=2) if asked.json else table(rows))
    if asked.save:
        save(rows, asked.seconds)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=20, help="how long to measure, about")
    parser.add_argument("--json", action="store_true", help="print rows instead of a table")
    parser.add_argument("--save", action="store_true", help=f"write {RESULTS.relative_to(ROOT)}")
    return parser.parse_args()


def contestants() -> list[Contestant]:
    """Our engine at every table, and open-spiel where it is installed and plays the same game."""
    found = []
    for name, players in TABLES:
        games = [list(guided_game(ruleset(name), players, seed)) for seed in range(GAMES)]
        found.append(contestant("hanabi", name, players, games, our_round(games)))
        if name == BASE and find_spec("pyspiel"):
            found.append(contestant("open-spiel", name, players, games, peer_round(games)))
    return found


def contestant(what: str, name: str, players: int, games: list[list[GuidedStep]], play: Round) -> Contestant:
    return Contestant(what, name, players, sum(map(len, games)), play)


def our_round(games: list[list[GuidedStep]]) -> Round:
    """A round of our engine."""
    scripts = [(steps[0].state, [step.action for step in steps]) for steps in games]
    return lambda: sum(our_seconds(state, actions) for state, actions in scripts)


def our_seconds(state: GameState, actions: list[Action]) -> float:
    began = time.process_time()
    for action in actions:
        legal_actions(state.view(state.board.seat))
        state, _ = act(state, action)
    return time.process_time() - began


def peer_round(games: list[list[GuidedStep]]) -> Round:
    """A round of open-spiel, through its Python interface."""
    from tests.differential.peer import Peer, action_numbers, deal_numbers, words_of

    def numbers(step: GuidedStep) -> list[int]:
        board, faces = step.state.board, [event.face for event in step.events if isinstance(event, Drawn)]
        action = action_numbers(board.players)[words_of(board, step.action)]
        return [action, *(deal_numbers()[face] for face in faces if face)]

    scripts = [(Peer(steps[0].state).table, [numbers(step) for step in steps]) for steps in games]
    return lambda: sum(peer_seconds(dealt.clone(), script) for dealt, script in scripts)


def peer_seconds(table: Any, script: list[list[int]]) -> float:
    began = time.process_time()
    for numbers in script:
        table.legal_actions()
        for number in numbers:
            table.apply_action(number)
    return time.process_time() - began


def measure(entered: list[Contestant], seconds: float) -> list[Row]:
    """The median speed of each over several rounds, in which they take turns."""
    share = seconds / ROUNDS / len(entered)
    rounds = [[speed(each, share) for each in entered] for _ in range(ROUNDS)]
    speeds = [round(median(column)) for column in zip(*rounds, strict=True)]
    return [Row(*each[:3], moves_per_s) for each, moves_per_s in zip(entered, speeds, strict=True)]


def speed(each: Contestant, seconds: float) -> float:
    """Moves per second over a stretch of at least one round."""
    moves, spent = each.moves, each.play()
    while spent < seconds:
        moves, spent = moves + each.moves, spent + each.play()
    return moves / spent


def table(rows: list[Row]) -> str:
    """The rows for people to read."""
    lines = [f"{row.moves_per_s:>9,}  {row.what:<10}  {row.players} players  {row.ruleset}" for row in rows]
    return "\n".join(["  moves/s", *lines, "", *(__doc__ or "").splitlines()[2:]])


def save(rows: list[Row], seconds: float) -> None:
    """Write the rows with what is needed to judge them."""
    made = {
        "date": datetime.now(UTC).date().isoformat(),
        "command": f"python -m bench.engine --seconds {seconds:g} --save",
        "python": platform.python_version(),
        "cpu": cpu(),
        "rows": [row._asdict() for row in rows],
    }
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(json.dumps(made, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
