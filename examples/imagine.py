"""Searches over what is hidden: a bot that tries every action in games that may be the one it is in.

`Games.imagine` fills a batch with random completions of what a seat knows, all equally likely: other cards in
its own hand, another order of the deck. Each action is taken in its share of them, followed by random moves.
Run from this folder: `hanabi simulate --bot imagine:Searcher --players 2 --ruleset custom+suits=2`.
"""

import numpy as np

from hanabi.fast import Games
from hanabi.game import Event, PlayerView, Seat
from hanabi.rules import Ruleset
from hanabi.table import UNSAID, Choice

LAYOUTS, DEPTH = 3000, 3


class Searcher:
    """Takes the action that brought the most on average, if strikes cost a point and losing nothing more."""

    def start(self, rules: Ruleset, players: int, seat: Seat, seed: int) -> None:  # noqa: ARG002
        self.games = Games(rules, players, LAYOUTS, lenient=True, strike_cost=1, threads=1)
        self.events: list[Event] = []
        self.seed = seed % (1 << 62)

    def observe(self, event: Event) -> None:
        self.events.append(event)

    def act(self, view: PlayerView, deadline: float | None = None) -> Choice:  # noqa: ARG002
        games = self.games
        games.imagine(view, self.events, self.seed)
        legal = np.flatnonzero(games.legal()[0])
        first = legal[np.arange(LAYOUTS) % len(legal)]
        moved = games.step(first)
        gained, going = moved.rewards.astype(int), ~moved.over
        for _ in range(DEPTH):
            moved = games.step(games.sample())
            gained += np.where(going, moved.rewards, 0)
            going &= ~moved.over
        means = [gained[first == action].mean() for action in legal]
        return Choice(games.numbering.action(view.board, int(legal[np.argmax(means)])), UNSAID)
