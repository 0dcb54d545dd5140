"""Read the games of `people.txt`."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

from hanabi.game import Action, CardId, Clue, Discard, Play, Shuffle
from hanabi.game.replay import Replay
from hanabi.rules import COLOURS, Card, ruleset
from hanabi.rules.cards import USUAL_COPIES

FILE = Path(__file__).with_name("people.txt")
RULES = ruleset("custom+no-empty-clues")
PLAYERS = ("Program", "Person")
SUITS = ("green", "yellow", "white", "blue", "red")
LETTERS = {colour[0]: colour for colour in COLOURS}
HAND = RULES.hand_size(len(PLAYERS))


def games() -> Iterator[tuple[str, int, Replay]]:
    """The id of each game, its score as it was recorded, and its replay."""
    for line in FILE.read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            game, seed, score, *moves = line.split()
            yield game, int(score), Replay(RULES, PLAYERS, Shuffle(_deck(int(seed))), tuple(_actions(moves)))


def _deck(seed: int) -> tuple[Card, ...]:
    """The deck of a seed, shuffled as Python 2 did."""
    chance = Random(seed)
    ranks = list(enumerate(USUAL_COPIES, 1))
    cards = [Card(suit, rank) for suit in SUITS for rank, copies in ranks for _ in range(copies)]
    for place in reversed(range(1, len(cards))):
        other = int(chance.random() * (place + 1))
        cards[place], cards[other] = cards[other], cards[place]
    return tuple(cards)


def _actions(moves: list[str]) -> Iterator[Action]:
    hands = [list(range(HAND)), list(range(HAND, 2 * HAND))]
    drawn = 2 * HAND
    for turn, move in enumerate(moves):
        seat = turn % 2
        if move[0] not in "pd":
            yield Clue(1 - seat, LETTERS[move] if move in LETTERS else int(move))
            continue
        card = CardId(hands[seat].pop(int(move[1])))
        yield Play(card) if move[0] == "p" else Discard(card)
        hands[seat].append(drawn)
        drawn += 1
