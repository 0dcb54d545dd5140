"""Read, replay, export, import and review every game of a folder; say how many, and what went wrong."""

import sys
from collections import Counter
from collections.abc import Iterator
from time import process_time

from hanabi.errors import HanabiError
from hanabi.plain.replays import FoundGame, open_records, play_through
from tests.corpus.checking import faults
from tests.corpus.people import games


def main(words: list[str]) -> int:
    refused: Counter[str] = Counter()
    broken, read, began = 0, 0, process_time()
    for found in _games(words):
        if isinstance(found.game, HanabiError):
            refused[f"{found.game.code} {found.game.details.get('variant', '')}".strip()] += 1
            continue
        read += 1
        for fault in faults(found.game.replay):
            broken += 1
            print(f"{found.name}: {fault}")
    took = process_time() - began
    print(f"{read} games read, {read / took:.0f} a second of processor time; {broken} faults")
    for reason, count in refused.most_common():
        print(f"{count:>6} refused: {reason}")
    return 1 if broken or not read else 0


def _games(words: list[str]) -> Iterator[FoundGame]:
    """The games that words stand for; without any, those of `people.txt`."""
    for word in words:
        yield from open_records(word)
    for game, _, replay in games() if not words else ():
        try:
            yield FoundGame(game, play_through(replay))
        except HanabiError as error:
            yield FoundGame(game, error)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
