"""Deals a game and plays it to its end in plain lines, with nothing but the core."""

import random
import subprocess
import sys
from pathlib import Path

from hanabi.bots.conventions.players import Beginner
from hanabi.game import Action, Clue, Discard, Play, PlayerView
from hanabi.plain.companions import seat_companions
from hanabi.plain.local_game import GameSetup, LocalChair, draw_deal
from hanabi.rules import ruleset
from hanabi.table import Table

RULESET, SEED, NAMES = "fr", 5, ("Player", "Ben", "Cleo")
COMMAND = ("play", RULESET, "--players", str(len(NAMES)), "--seed", str(SEED), "--plain")


def typed_lines() -> tuple[str, int | None]:
    """What to type so that a person plays as a beginner would, and the score that comes of it."""
    setup = GameSetup(ruleset(RULESET), tuple(map(LocalChair, NAMES)))
    deal = draw_deal(setup, random.Random(SEED))
    table = Table(setup.rules, NAMES, shuffle=deal.shuffle)
    seat_companions(table, dict.fromkeys(range(1, len(NAMES)), "beginner"), deal.seeds)
    table.sit(0, Beginner())
    lines = []
    while not table.over:
        view = table.view(table.seat)
        action = table.step().action
        if view.seat == 0:
            lines.append(typed(view, action))
    neither_saved_nor_reviewed = ("", "")
    return "\n".join((*lines, *neither_saved_nor_reviewed, "")), table.score


def typed(view: PlayerView, action: Action) -> str:
    """An action as a person types it."""
    places = {held.id: place for place, held in enumerate(view.hand, 1)}
    match action:
        case Play(card):
            return f"play {places[card]}"
        case Discard(card):
            return f"discard {places[card]}"
        case Clue(to, value):
            return f"clue {to + 1} {value}"
        case _:
            raise AssertionError(action)


def main() -> None:
    lines, score = typed_lines()
    words = [str(Path(sys.executable).with_name("hanabi")), *COMMAND]
    played = subprocess.run(words, input=lines, capture_output=True, text=True, check=True)
    assert f"{score} points" in played.stdout, played.stdout
    print(f"a whole game in {len(played.stdout.splitlines())} plain lines, {score} points")


if __name__ == "__main__":
    main()
