"""A learned pair that searches: each tries the likeliest moves on hands that its partner's moves make likely.

Trials continue as the network plays, both seats and all layouts at once. A member departs from the network
only where another move is clearly better; the partner expects that (OPENNESS in `hanabi.learned.belief`).
"""

from dataclasses import replace
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from hanabi.expert.member import action_of
from hanabi.fast import Game
from hanabi.fast.compiling import to_kernel
from hanabi.fast.cpu import Processor
from hanabi.fast.layout import CARDS, COLOUR_CLUES, SCORE, rules_array
from hanabi.game import (
    Action,
    Clued,
    Discarded,
    Event,
    Misplayed,
    Played,
    PlayerView,
    Seat,
    TurnEnded,
    before_deal,
    watch,
)
from hanabi.learned.belief import Belief, Sign
from hanabi.learned.member import LearnedMember
from hanabi.learned.network import Network
from hanabi.learned.sight import Packed
from hanabi.learned.team import play_out
from hanabi.master.contest import TRIAL_KEY, Budget, Contest
from hanabi.master.layouts import apply_layout
from hanabi.master.team import warm

Options: TypeAlias = npt.NDArray[np.int64]
Chance: TypeAlias = np.random.Generator

MOST_LIKELIEST = 4
"""How many of the likeliest moves are tried."""
LEAST_SHARE, LEAST_SHARE_LATE = 0.02, 0.001
"""How likely a move is at least that is tried; late in a game, trials are short."""
LATE_DECK = 12
LOOKING, TRYING = 0, 1
"""What random numbers are for; they depend on nothing else but the turn."""
NEVER = -1


class PairTrials(Contest):
    """Trials of moves on a member's imagined hands, with the deck in any order."""

    least_gain, sure_errors = 0.05, 2.0

    def __init__(self, network: Network, budget: Budget) -> None:
        self._network, self._rules = network, rules_array(network.rules, network.players)
        super().__init__(budget, int(self._rules[CARDS]), network.rules.best)

    def begin(self, game: Game, sight: Packed, options: Options, belief: Belief, chance: Chance) -> None:
        """Take what a member knows: its game, what its network sees, and its belief."""
        self._game, self._options, self._belief, self._chance = game, options, belief, chance
        kept, size = self._network.sight, self._network.sight.observed
        remembered = kept.remember(sight[None, :size], sight[None, size:], kept.mask)
        self._remembered = np.concatenate(remembered, axis=1)

    def draw_layouts(self, first: int, last: int) -> bool:
        """Take the imagined hands in turn, and shuffle the rest of the deck for each."""
        for number in range(first, last):
            hand, deck = self._belief.deal(number, self._chance)
            self.layouts[number, : len(hand)] = hand
            self.layouts[number, len(hand) : len(hand) + len(deck)] = deck
        return True

    def try_out(self, option: int, first: int, last: int) -> None:
        """Write the scores of a move on a range of layouts."""
        games = Processor(self._rules, last - first)
        games.words[:], games.small[:] = self._game.words, self._game.small
        for words, small, layout in zip(games.words, games.small, self.layouts[first:last], strict=True):
            state = games.rules, to_kernel(words), to_kernel(small)
            apply_layout(*state, self._game.seat, 0, to_kernel(layout))
        games.step(np.full(last - first, self._options[option]), False, 0)
        play_out(self._network, games, self._remembered)
        self.worths[option, first:last] = games.small[:, SCORE]


class PairSearcher(LearnedMember):
    """A member of a learned pair that tries out moves before it chooses one."""

    def __init__(self, network: Network, seat: Seat, budget: Budget) -> None:
        warm()
        super().__init__(network)
        self._view = before_deal(network.rules, network.players, 0, seat)
        self.belief, self._trials = Belief(network), PairTrials(network, budget)
        self.looked = NEVER
        """The last turn for which the belief was brought up to date."""

    def hear(self, event: Event) -> None:
        """Keep an event in mind, and what a move of the partner says about the own hand."""
        if isinstance(event, Clued | Played | Misplayed | Discarded):
            # Who begins is seen from the first action.
            self._view = replace(self._view, board=replace(self._view.board, seat=event.seat))
            if event.seat != self._view.seat:
                self.belief.witness(self._sign(event))
            elif not isinstance(event, Clued):
                self.belief.reveal(event.card, event.face)
        super().hear(event)
        self._view = watch(self._view, event)
        if isinstance(event, TurnEnded) and self._view.board.seat == self._view.seat:
            self._imagine()

    def _imagine(self) -> None:
        """Imagine hands if there is a choice, whether or not it is asked: a successor does the same."""
        if len(self._options(self._view)[1]) > 1:
            turn = self._view.board.turn
            if self.belief.look(self._view, np.random.default_rng((TRIAL_KEY, turn, LOOKING))):
                self.looked = turn

    def search(self, view: PlayerView, seconds: float | None = None) -> Action:
        """Choose an action, within `seconds` if given and within the budget."""
        until, turn = self._trials.deadline(seconds), view.board.turn
        sight, options = self._options(view)
        if self.looked == turn:
            chance = np.random.default_rng((TRIAL_KEY, turn, TRYING))
            self._trials.begin(self._game, sight, options, self.belief, chance)
            options = options[self._trials.choose_by_sampling(len(options), until) :]
        return self._game.numbering.action(view.board, int(options[0]))

    def _options(self, view: PlayerView) -> tuple[Packed, Options]:
        """What the network sees, and the moves to try, the likeliest first."""
        self._game.load_view(view, self._events)
        sight, legal = self.look(), self._game.legal()
        scores = np.where(legal, self.network.scores(sight[None])[0], -np.inf)
        shares = np.exp(scores - scores.max())
        least = LEAST_SHARE_LATE if view.board.deck <= LATE_DECK else LEAST_SHARE
        order = (-scores).argsort(kind="stable")[:MOST_LIKELIEST]
        return sight, order[shares[order] >= least * shares.sum()]

    def _sign(self, event: Clued | Played | Misplayed | Discarded) -> Sign:
        """What the partner saw, besides this seat's hand, and what it did."""
        game, view = self._game, self._view
        game.load_view(view, self._events)
        legal = game.legal().copy()
        legal[game.rules[COLOUR_CLUES] :] = view.board.clue_tokens > 0
        cards = tuple(held.id for held in view.hand)
        number = game.numbering.number(view.board, action_of(view.board, event))
        return Sign(cards, self.network.sums(self.look()[None])[0], legal, number)
