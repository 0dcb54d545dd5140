"""What a member's own hand may be, judged by what its partner did while it saw that hand.

A belief is a number of imagined hands, each with the cards of a real one. They follow the game: hands that
clues or revealed cards rule out are mended, hands under which the partner would hardly have done what it did
make room for others, and before a member decides, its hands wander (Metropolis and Hastings): card by card,
another face is proposed, and taken as often as the partner's moves since the card was drawn make it likelier.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from hanabi.fast.layout import COLOUR_CLUES, POINTING, RANK_CLUES, RANKS, rules_array
from hanabi.game import CardId, PlayerView, unseen
from hanabi.learned.network import Network, Numbers
from hanabi.rules import Card
from hanabi.rules.tables import faces_by_identity

HANDS = 128
"""How many hands are imagined."""
PROPOSALS = 12
"""How many faces are proposed to each hand before a decision."""
SHARPNESS = 2.0
"""How much surer of its choices a partner is than the network, which also learned from what it tried."""
OPENNESS = 0.1
"""The share of its moves that a partner makes as the network tries moves: it may have searched."""
LEAST_LIKELY = 1e-4
"""No move is less likely than this: nothing rules a hand out but the rules."""
AT_ONCE = 1024
"""How many hands the network looks at in one go."""

Hands: TypeAlias = npt.NDArray[np.int8]
"""A row for each hand, a column for each card: its identity, or NO_CARD."""
Mask: TypeAlias = npt.NDArray[np.bool_]
NO_CARD = -1


class Sign(NamedTuple):
    """A move of the partner."""

    cards: tuple[CardId, ...]
    """The hand it saw."""
    sums: Numbers
    """The first layer's sums for all else it saw."""
    legal: Mask
    """What it might do, if every clue pointed at a card."""
    action: int


class Belief:
    """The hands that a member imagines; `witness`, `reveal` and `look` tell it about the game."""

    def __init__(self, network: Network) -> None:
        rules, sight = rules_array(network.rules, network.players), network.sight
        self._network = network
        self._faces: dict[Card, int] = {face: n for n, face in enumerate(faces_by_identity(network.rules))}
        self._weights = network.layers[0].weight[sight.own_hand]
        self._points = _pointing(rules, len(self._faces), len(network.layers[-1].bias))
        self._cards: tuple[CardId, ...] = ()
        self.signs: list[Sign] = []
        self._revealed: dict[CardId, int] = {}
        self.hands: Hands = np.zeros((HANDS, 0), np.int8)
        self._left = np.zeros(len(self._faces), np.int64)
        self._likely = np.zeros((HANDS, 0))
        """The logarithm of how likely each hand made each sign."""

    def witness(self, sign: Sign) -> None:
        """Note a move of the partner."""
        self.signs.append(sign)

    def reveal(self, card: CardId, face: Card) -> None:
        """Note what a card of the hand turned out to be."""
        self._revealed[card] = self._faces[face]

    def look(self, view: PlayerView, chance: np.random.Generator) -> bool:
        """Bring the hands up to date with what is known now; False if no hand fits."""
        held = {card.id: self._allowed(card.known.suits, card.known.ranks) for card in view.hand}
        gone = {card: self._revealed[card] for card in self._cards if card not in held}
        only = {card: np.arange(len(self._faces)) == face for card, face in gone.items()}
        new = [card for card in held if card not in self._cards]
        self._cards = (*self._cards, *new)
        self.hands = np.pad(self.hands, ((0, 0), (0, len(new))), constant_values=NO_CARD)
        self._count(view)
        np.add.at(self._left, list(gone.values()), 1)  # until these cards have left the hands, too
        fits = self._follow(np.array([(held | only)[card] for card in self._cards]), chance)
        np.subtract.at(self._left, list(gone.values()), 1)
        self.hands = self.hands[:, [card in held for card in self._cards]]
        self._cards = tuple(held)
        self._forget()
        for _ in range(PROPOSALS if fits and held else 0):
            self._wander(np.array(list(held.values())), chance)
        return fits

    def _count(self, view: PlayerView) -> None:
        """Count the cards that this seat does not see."""
        self._left[:] = 0
        for face, count in unseen(view).items():
            self._left[self._faces[face]] = count

    def _forget(self) -> None:
        """Forget moves that were made while the partner saw none of these cards."""
        speaking = [bool({*sign.cards} & {*self._cards}) for sign in self.signs]
        self.signs = [sign for sign, speaks in zip(self.signs, speaking, strict=True) if speaks]
        self._likely = self._likely[:, speaking]

    def deal(self, number: int, chance: np.random.Generator) -> tuple[Hands, Hands]:
        """An imagined hand, and the cards that remain for the deck, shuffled."""
        hand = self.hands[number % HANDS]
        rest = np.repeat(
            np.arange(len(self._left)), self._left - np.bincount(hand, minlength=len(self._left))
        )
        return hand, chance.permutation(rest).astype(np.int8)

    def _allowed(self, suits: Sequence[str], ranks: Sequence[int]) -> Mask:
        """Which faces a card may have that is known to be of these suits and ranks."""
        return np.array([face.suit in suits and face.rank in ranks for face in self._faces])

    def _follow(self, allowed: Mask, chance: np.random.Generator) -> bool:
        """Mend the hands, weigh them by the signs, and draw new ones among them; False if none fits."""
        before = self._likely.sum(axis=1)
        mended, fitting = self._mend(allowed, chance)
        old, count = self._likely.shape[1], len(self.signs)
        self._likely = np.concatenate((self._likely, np.zeros((HANDS, count - old))), axis=1)
        columns = {card: place for place, card in enumerate(self._cards)}
        changed = np.zeros((HANDS, count), np.bool_)
        for place, sign in enumerate(self.signs):
            seen = [columns[card] for card in sign.cards if card in columns]
            changed[:, place] = mended[:, seen].any(axis=1) if place < old else True
        hands, signs = np.nonzero(changed)
        self._likely[hands, signs] = self._likelihoods(self.hands[hands], signs)
        if not fitting.any():
            return False
        gain = np.where(fitting, self._likely.sum(axis=1) - before, -np.inf)
        weights = np.exp(gain - gain.max()).cumsum()
        # Evenly spaced draws: every hand stays as often as its weight says, give or take one.
        chosen = np.searchsorted(weights / weights[-1], (np.arange(HANDS) + chance.random()) / HANDS)
        chance.shuffle(chosen)
        self.hands, self._likely = self.hands[chosen], self._likely[chosen]
        return True

    def _mend(self, allowed: Mask, chance: np.random.Generator) -> tuple[Mask, Mask]:
        """Draw the cards again that cannot be; return which those are, and which hands are possible now."""
        rows, order = np.arange(HANDS), allowed.sum(axis=1).argsort(kind="stable")
        free, wrong = np.tile(self._left, (HANDS, 1)), np.zeros(self.hands.shape, np.bool_)
        for place in order:
            faces = self.hands[:, place]
            good = (faces != NO_CARD) & allowed[place, faces] & (free[rows, faces] > 0)
            wrong[:, place] = ~good
            free[rows[good], faces[good]] -= 1
        fitting = np.ones(HANDS, np.bool_)
        for place in order:
            again = np.flatnonzero(wrong[:, place])
            drawn, some = _draw(free[again] * allowed[place], chance)
            self.hands[again, place] = drawn
            free[again, drawn] -= 1
            fitting[again] &= some
        return wrong, fitting

    def _wander(self, allowed: Mask, chance: np.random.Generator) -> None:
        """Propose another face for one card of each hand, as often as it is among the cards left for it."""
        rows, places = np.arange(HANDS), chance.integers(len(self._cards), size=HANDS)
        free = np.tile(self._left, (HANDS, 1))
        for place in range(len(self._cards)):
            free[rows, self.hands[:, place]] -= places != place
        faces, some = _draw(free.clip(0) * allowed[places], chance)
        moving = np.flatnonzero(some & (faces != self.hands[rows, places]))
        hands = self.hands[moving]
        hands[np.arange(len(moving)), places[moving]] = faces[moving]
        sees = np.array([[card in sign.cards for sign in self.signs] for card in self._cards])
        changed, signs = np.nonzero(sees.reshape(len(self._cards), -1)[places[moving]])
        likely = self._likely[moving]
        likely[changed, signs] = self._likelihoods(hands[changed], signs)
        gain = likely.sum(axis=1) - self._likely[moving].sum(axis=1)
        taken = np.log(chance.random(len(moving))) < gain
        self.hands[moving[taken]], self._likely[moving[taken]] = hands[taken], likely[taken]

    def _likelihoods(self, hands: Hands, signs: npt.NDArray[np.intp]) -> npt.NDArray[np.float64]:
        """The logarithm of how likely each hand makes the sign beside it."""
        found = np.zeros(len(hands))
        for first in range(0, len(hands), AT_ONCE):
            part = slice(first, first + AT_ONCE)
            found[part] = self._likelihoods_of(hands[part], signs[part])
        return found

    def _likelihoods_of(self, hands: Hands, signs: npt.NDArray[np.intp]) -> npt.NDArray[np.float64]:
        columns = {card: place for place, card in enumerate(self._cards)}
        rows, faces = np.arange(len(hands)), len(self._faces)
        bits = np.zeros((len(hands), len(self._weights)), np.float32)
        points = np.zeros((len(hands), self._points.shape[1]), np.bool_)
        for number in np.unique(signs):
            of_sign = rows[signs == number]
            for place, card in enumerate(self.signs[number].cards):
                own = hands[of_sign, columns[card]] if card in columns else self._revealed[card]
                bits[of_sign, place * faces + own] = 1
                points[of_sign] |= self._points[own]
        sums = np.array([sign.sums for sign in self.signs])[signs] + bits @ self._weights
        legal = np.array([sign.legal for sign in self.signs])[signs] & points
        taken = np.array([sign.action for sign in self.signs])[signs]
        scores = np.where(legal, self._network.scores_from(sums), -np.inf)
        likely = OPENNESS * _share(scores, taken) + (1 - OPENNESS) * _share(SHARPNESS * scores, taken)
        found: npt.NDArray[np.float64] = np.log(np.maximum(likely, LEAST_LIKELY))
        return found


def _share(scores: npt.NDArray[Any], taken: npt.NDArray[np.int64]) -> npt.NDArray[Any]:
    """How likely each action taken is."""
    found = np.exp(scores - scores.max(axis=1, keepdims=True))
    share: npt.NDArray[Any] = found[np.arange(len(found)), taken] / found.sum(axis=1)
    return share


def _draw(
    counts: npt.NDArray[np.int64], chance: np.random.Generator
) -> tuple[npt.NDArray[np.intp], npt.NDArray[np.bool_]]:
    """Draw a face for each row, each as often as its count says; and which rows have any."""
    sums = counts.cumsum(axis=1)
    drawn = chance.random(len(counts)) * sums[:, -1]
    return (sums <= drawn[:, None]).sum(axis=1).clip(max=counts.shape[1] - 1), sums[:, -1] > 0


def _pointing(rules: npt.NDArray[np.int64], faces: int, actions: int) -> Mask:
    """For each face, which actions are possible as far as it goes: those that are no clue, or point at it."""
    found = np.zeros((faces, actions), np.bool_)
    colours, ranks = int(rules[COLOUR_CLUES]), int(rules[RANK_CLUES])
    found[:, :colours] = True
    for face in range(faces):
        for colour in range(ranks - colours):
            found[face, colours + colour] = rules[POINTING + face // RANKS] >> colour & 1
        found[face, ranks + face % RANKS] = True
    return found
