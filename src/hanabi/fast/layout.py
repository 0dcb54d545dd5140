"""Where everything lies in the kernel's flat arrays.

Three arrays make a game: `rules`, the tables of its ruleset as 64-bit integers, shared by every game of a
batch; `words`, 64-bit integers, and `small`, bytes, which are the state. A constant here is a place in one
of them. A hand is a few words of lanes, ten bits a card from the oldest card on (`hanabi.fast.lanes`).
"""

from functools import lru_cache
from typing import Protocol, TypeAlias

import numpy as np
import numpy.typing as npt

from hanabi.rules import Ruleset
from hanabi.rules.tables import Tables, tables

WordArray: TypeAlias = npt.NDArray[np.int64]
ByteArray: TypeAlias = npt.NDArray[np.int8]


class Integers(Protocol):
    """Whole numbers in their places: an array for compiled code, a `memoryview` for interpreted code."""

    def __getitem__(self, place: int, /) -> int: ...
    def __setitem__(self, place: int, value: int, /) -> None: ...


Words: TypeAlias = Integers
Small: TypeAlias = Integers
Marks: TypeAlias = Integers
Bits: TypeAlias = Integers

RANKS = 5
MOST_SUITS = 7
MOST_IDENTITIES = MOST_SUITS * RANKS
MOST_CARDS = MOST_IDENTITIES * 3
MOST_TILES = 12
MOST_PLAYERS = 6

# rules: numbers
PLAYERS = 0
HAND = 1
SUITS = 2
COLOURS = 3
CARDS = 4
MOST_TOKENS = 5
MOST_STRIKES = 6
EMPTY_CLUES = 7
ALL_OR_NOTHING = 8
ANNOUNCE = 9
MAY_DECLINE = 10
TILE_COUNT = 11
RESHUFFLES = 12
# rules: where parts of the state begin that come after others of no fixed size
FIREWORKS = 13
DISCARDS = 14
DECK = 15
PILE = 16
"""Of the tiles: those turned, then those to come."""
RETURNED = 17
"""Of the cards that went back into the deck: how many, then an identity and the next name of each."""
PLACES = 18
"""In `words`: how deep each card that is shuffled back goes; first how many have been."""
# rules: the numbers of actions
PLAYS = 19
"""The first play; discards begin at 0."""
COLOUR_CLUES = 20
RANK_CLUES = 21
ANNOUNCED = 22
"""Announced plays: for each place in the hand, each suit."""
CARD_CHOICES = 23
"""Discarded cards that a tile lets one choose, by their identities."""
DECLINE = 24
ACTIONS = 25
"""How many there are."""
OBSERVED = 26
"""How many bits an observation has."""
WORD_COUNT = 27
BYTE_COUNT = 28
# rules: tables
POINTING = 32
COVERED = POINTING + MOST_SUITS
HEIGHT = COVERED + MOST_SUITS
COPIES = HEIGHT + MOST_IDENTITIES
POINTS = COPIES + MOST_IDENTITIES
REWARDS = POINTS + MOST_SUITS * (RANKS + 1)
TILES = REWARDS + MOST_SUITS
BOX = TILES + MOST_TILES
SPREAD = BOX + MOST_CARDS
"""For each set of suits the first identity of each, a bit each."""
RULES = SPREAD + (1 << MOST_SUITS)

# small
SEAT = 0
FIRST = 1
TOKENS = 2
STRIKES = 3
LEFT = 4
"""How many cards the deck has."""
DRAWN = 5
TURNS_LEFT = 6
"""NONE until the last round."""
RESULT = 7
"""0, or one of the results below."""
SCORE = 8
DECISION = 9
"""0, or a tile's number and 1, with MAY_SAY_NO where it may be declined."""
TURNED = 10
SETTLED = 11
"""Whether the order of the deck is known (a new game draws at random instead), or SEEN_ONLY."""
HELD = 12
"""How many cards each player holds."""
NONE = -1
ANYBODY = -1
"""Who begins where it is left to chance."""
UNKNOWN = -1
"""The identity of a card that a seat does not see."""
SEEN_ONLY = 2
"""This is what one seat sees of a game: other cards are unknown."""
MAY_SAY_NO = 8

# words
KEY = 0
"""What the random numbers of this game come from."""
LAST = 1
"""The last action (`hanabi.fast.last`)."""
TURN = 2
HANDS = 3
# words of a hand
HAND_WORDS = 5
NAMES = 0
"""The name of each card: its place in the order of drawing, where `small` has its identity."""
SAYABLE = 1
"""The colours that point at each card."""
RANK = 2
"""The rank of each card, a bit of five; above it the ranks that clues leave possible."""
POSSIBLE = 3
"""The suits that clues leave possible."""
SAID = 4
"""The colours said of each card; above them whether its rank was."""
RANK_SAID = MOST_SUITS

# How large a state can be, and an observation in 32-bit words
MOST_WORDS = HANDS + HAND_WORDS * MOST_PLAYERS + 1 + MOST_TILES
MOST_BYTES = HELD + MOST_PLAYERS + MOST_SUITS + MOST_IDENTITIES + MOST_CARDS + 4 * MOST_TILES + 1
MOST_OBSERVED = 128

# Results, in the order of hanabi.game.Result
PERFECT, FINISHED, STRUCK_OUT, CARD_LOST, NO_ACTION, STOPPED = 1, 2, 3, 4, 5, 6
# Tiles, in the order of hanabi.rules.Tile
TOKEN, PARDON, COLOUR_CLUE, RANK_CLUE, RESHUFFLE, REKINDLE = 0, 1, 2, 3, 4, 5


@lru_cache(maxsize=64)
def laid_out(ruleset: Ruleset, players: int) -> WordArray:
    """The `rules` array of a ruleset for so many players."""
    known = tables(ruleset, players)
    rules = np.zeros(RULES, np.int64)
    rules[: RESHUFFLES + 1] = (
        *(known.players, known.hand, known.suits, known.colours, known.cards),
        *(known.clue_tokens, known.strikes, known.empty_clues),
        *(known.all_or_nothing, known.announce, known.may_decline),
        *(len(known.tiles), known.reshuffles),
    )
    rules[FIREWORKS : PLACES + 1] = _places(known)
    rules[PLAYS : ACTIONS + 1] = _actions(known)
    rules[OBSERVED] = observed(known)
    rules[WORD_COUNT], rules[BYTE_COUNT] = _sizes(known, rules)
    _fill(rules, known)
    rules.flags.writeable = False
    return rules


def word_count(rules: WordArray) -> int:
    """How many words a state has."""
    return int(rules[WORD_COUNT])


def byte_count(rules: WordArray) -> int:
    """How many bytes a state has beside its words."""
    return int(rules[BYTE_COUNT])


def _sizes(known: Tables, rules: WordArray) -> tuple[int, int]:
    words, small = int(rules[PLACES]), int(rules[RETURNED])
    cards = known.reshuffles
    return (words + 1 + cards, small + 1 + 2 * cards) if cards else (words, small)


def _places(known: Tables) -> tuple[int, ...]:
    fireworks = HELD + known.players
    discards = fireworks + known.suits
    deck = discards + known.identities
    pile = deck + known.cards + known.reshuffles
    return fireworks, discards, deck, pile, pile + len(known.tiles), HANDS + HAND_WORDS * known.players


def _actions(known: Tables) -> tuple[int, ...]:
    """Discards, plays and clues as hanabi-learning-environment counts them, then the rest."""
    others = known.players - 1
    ranks = 2 * known.hand + others * known.colours
    announced = ranks + others * RANKS
    cards = announced + (known.hand * known.suits if known.announce else 0)
    decline = cards + (known.identities if known.tiles else 0)
    return known.hand, 2 * known.hand, ranks, announced, cards, decline, decline + bool(known.tiles)


def observed(known: Tables) -> int:
    """How many bits an observation has: hands, table, discards, last action, knowledge, and the rest."""
    players, hand, faces = known.players, known.hand, known.identities
    hands = (players - 1) * hand * faces + players
    deck = known.cards - players * hand
    table = deck + faces + known.clue_tokens + known.strikes
    last = 2 * players + 4 + known.colours + RANKS + 2 * hand + faces + 2
    knowledge = players * hand * (faces + known.colours + RANKS)
    announced = known.suits if known.announce else 0
    tiles = 3 + len(known.tiles) + 7 if known.tiles else 0
    returned = faces if known.reshuffles else 0
    return hands + table + sum(known.copies) + last + knowledge + announced + tiles + returned


def _fill(rules: WordArray, known: Tables) -> None:
    tables = {
        POINTING: known.pointing,
        COVERED: known.covered,
        HEIGHT: known.height,
        COPIES: known.copies,
        POINTS: [point for points in known.points for point in points],
        REWARDS: known.rewards,
        TILES: known.tiles,
        BOX: [face for face, copies in enumerate(known.copies) for _ in range(copies)],
        SPREAD: [_spread(suits) for suits in range(1 << MOST_SUITS)],
    }
    for place, values in tables.items():
        rules[place : place + len(values)] = values


def _spread(suits: int) -> int:
    return sum(1 << RANKS * suit for suit in range(MOST_SUITS) if suits >> suit & 1)
