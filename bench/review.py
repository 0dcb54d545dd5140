"""How fast games are reviewed, and how often bots make the moves of people: `python -m bench.review FOLDER`.

Without games, it measures those that come with the tests. The figures go to `bench/results/review.json`.
"""

import json
import sys
from pathlib import Path
from time import process_time

from bench.machine import cpu
from hanabi.coach.tallies import Tallies
from hanabi.errors import HanabiError, ReplayError
from hanabi.game.replay import Replay
from hanabi.plain.replays import open_records
from tests.corpus.people import PLAYERS, games

RESULTS = Path(__file__).parent / "results" / "review.json"
BOTS = ("beginner", "club", "partner")


def main(words: list[str]) -> None:
    played = _read(words) if words else _people()
    began = process_time()
    plain = Tallies()
    for replay in played:
        plain.add(replay)
    took = process_time() - began
    with_bots = Tallies(BOTS)
    for replay in played:
        with_bots.add(replay)
    people = [tally for name, tally in with_bots.players.items() if words or name != PLAYERS[0]]
    moves = sum(tally.moves for tally in people)
    found = {
        "command": "python -m bench.review",
        "cpu": cpu(),
        "games": len(played),
        "moves_of_people": moves,
        "games_per_second": round(len(played) / took, 1),
        "agreement": {bot: round(sum(each.agreed[bot] for each in people) / moves, 4) for bot in BOTS},
    }
    print(json.dumps(found, indent=2))
    if not words:
        RESULTS.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")


def _read(words: list[str]) -> list[Replay]:
    records = [found.game for word in words for found in open_records(word)]
    return [game.replay for game in records if not isinstance(game, HanabiError)]


def _people() -> list[Replay]:
    return [replay for _, _, replay in games() if _is_legal(replay)]


def _is_legal(replay: Replay) -> bool:
    try:
        replay.final()
    except ReplayError:
        return False
    return True


if __name__ == "__main__":
    main(sys.argv[1:])
