"""How a move turns out: the same game with other hidden cards, played on by bots.

The hidden cards are imagined as a player does who knows the conventions: each own card is one of those that
clues, their meaning and counting leave, and everything unseen lies in the deck in any order.
"""

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from copy import deepcopy
from dataclasses import dataclass, replace
from itertools import islice
from math import sqrt
from statistics import fmean, stdev

from hanabi.bots import Bot
from hanabi.bots.conventions.beliefs import hand_beliefs
from hanabi.bots.conventions.players import Partner
from hanabi.bots.faces import faces_in, faces_of
from hanabi.coach.puzzles.puzzle import memory_at
from hanabi.game import Action, CardId, GameState, act, deduced
from hanabi.game.deduction import unseen
from hanabi.game.replay import Replay
from hanabi.rules import Card
from hanabi.table import Table

FEW_DEALS = 200
"""If the hidden cards can lie in fewer ways than this, all of them are tried."""
SURE_ERRORS = 2.5
"""By how many standard errors a move has to be behind to be certainly worse …"""
LEAST_COST = 0.3
"""… and by how many points."""
TIE = 0.05
"""Moves that cost no more points than this are as good as the best."""
FIRST_LOOK = 12
"""On fewer deals than this, only moves that cost a whole point are left out."""


@dataclass(frozen=True, slots=True)
class Cost:
    """How many points a move brings less than the best one, on average over the same deals."""

    points: float
    error: float
    """The standard error of the average."""

    @property
    def is_sure(self) -> bool:
        """Whether the move is certainly worse."""
        return self.points >= max(LEAST_COST, SURE_ERRORS * self.error)


def believed_hand(replay: Replay) -> tuple[frozenset[Card], ...]:
    """The faces that each card of the player to move may have by words, conventions and counting."""
    memory, state = memory_at(replay), replay.final()
    seat, cards = state.board.seat, faces_of(replay.rules).cards
    masks = hand_beliefs(memory.table, seat)
    literal = deduced(state.view(seat))
    believed = (frozenset(cards[face] for face in faces_in(mask)) for mask in masks)
    return tuple(
        faces & frozenset(known) or frozenset(known) for faces, known in zip(believed, literal, strict=True)
    )


def imagined_deals(replay: Replay, most: int, seed: int) -> list[Replay]:
    """The game with other hidden cards: every way they can lie if these are few, else `most` of them."""
    state = replay.final()
    hidden = unseen(state.view(state.board.seat))
    hand = believed_hand(replay)
    listed = list(islice(_every_layout(hand, hidden), FEW_DEALS + 1))
    if len(listed) <= FEW_DEALS:
        return [_with_hidden(replay, state, layout) for layout in listed]
    chance = random.Random(seed)
    return [_with_hidden(replay, state, _some_layout(hand, hidden, chance)) for _ in range(most)]


def _every_layout(hand: Sequence[frozenset[Card]], hidden: Counter[Card]) -> Iterator[tuple[Card, ...]]:
    """Every order of the hidden cards that begins with a possible hand; all are equally likely."""
    if not +hidden:
        yield ()
        return
    for card in sorted(+hidden, key=str):
        if not hand or card in hand[0]:
            for rest in _every_layout(hand[1:], hidden - Counter([card])):
                yield (card, *rest)


def _some_layout(
    hand: Sequence[frozenset[Card]], hidden: Counter[Card], chance: random.Random
) -> tuple[Card, ...]:
    """A random order of the hidden cards that begins with a possible hand."""
    copies = sorted(hidden.elements(), key=str)
    allowed = [[place for place, card in enumerate(copies) if card in faces] for faces in hand]
    while True:
        drawn = [chance.choice(places) for places in allowed]
        if len(set(drawn)) == len(drawn):  # no copy twice: every possible hand is equally likely
            break
    rest = [card for place, card in enumerate(copies) if place not in drawn]
    chance.shuffle(rest)
    return (*(copies[place] for place in drawn), *rest)


def _with_hidden(replay: Replay, state: GameState, layout: Sequence[Card]) -> Replay:
    """The same game dealt so that the hand of the player to move and the deck are `layout`."""
    board = state.board
    places: list[int] = [held.id for held in board.hands[board.seat]]
    places += range(board.drawn, len(replay.shuffle.deck))
    deck = list(replay.shuffle.deck)
    for place, card in zip(places, layout, strict=True):
        deck[CardId(place)] = card
    return replace(replay, shuffle=replace(replay.shuffle, deck=tuple(deck)))


class ImaginedDeal:
    """One deal, from which every move can be tried: everyone at the table plays on as `partner` does."""

    def __init__(self, replay: Replay) -> None:
        table = Table.from_replay(replay)
        self.state = table.state
        self._bots: list[Bot] = [Partner() for _ in replay.players]
        table.sit_all(self._bots)
        shared = (replay.rules, faces_of(replay.rules))
        self._shared = {id(each): each for each in shared}

    def score(self, action: Action) -> int:
        """The final score after this move."""
        state, bots = self.state, deepcopy(self._bots, dict(self._shared))
        while True:
            state, events = act(state, action)
            if state.board.outcome is not None:
                return state.board.outcome.score
            for event in events:
                for seat, bot in enumerate(bots):
                    bot.observe(event.seen_by(seat))
            seat = state.board.seat
            action = bots[seat].act(state.view(seat)).action


class Race:
    """Moves tried on the same deals; those that fall behind for certain are tried no further."""

    def __init__(self, deals: Sequence[Replay], actions: Sequence[Action]) -> None:
        self.deals, self.trials = deals, list[ImaginedDeal]()
        self.scores: dict[Action, list[int]] = {action: [] for action in actions}

    def run(self, count: int) -> None:
        """Try the moves that are not certainly worse on the first `count` deals."""
        few = max(map(len, self.scores.values())) < FIRST_LOOK
        costs = self.costs().items()
        open_moves = [action for action, cost in costs if not cost.is_sure or (few and cost.points < 1)]
        self.trials += map(ImaginedDeal, self.deals[len(self.trials) : count])
        for action in open_moves:
            found = self.scores[action]
            found += [trial.score(action) for trial in self.trials[len(found) : count]]

    @property
    def best(self) -> Action:
        """The move with the highest average among those that were tried most."""
        most = max(map(len, self.scores.values()))
        open_moves = [action for action, found in self.scores.items() if len(found) == most]
        return max(open_moves, key=lambda action: sum(self.scores[action]))

    def costs(self) -> dict[Action, Cost]:
        """What each move costs against the best one."""
        best = self.scores[self.best]
        return {action: _cost(best[: len(found)], found) for action, found in self.scores.items()}

    @property
    def answers(self) -> tuple[Action, ...]:
        """The best moves: those that are as good as the best one, if every other is certainly worse."""
        costs = self.costs()
        good = tuple(action for action, cost in costs.items() if cost.points <= TIE)
        return good if all(cost.is_sure for action, cost in costs.items() if action not in good) else ()


def _cost(best: Sequence[int], found: Sequence[int]) -> Cost:
    losses = [one - other for one, other in zip(best, found, strict=True)]
    if len(losses) <= 1:
        return Cost(fmean(losses) if losses else 0.0, float("inf"))
    return Cost(fmean(losses), stdev(losses) / sqrt(len(losses)))
