"""The layout of the kernel's flat arrays.

A game consists of three arrays: `rules`, the tables of its ruleset as 64-bit integers, which all games of a
batch share, and its state, `words` (64-bit integers) and `small` (signed bytes). Most constants here are
indices into one of these. A hand is a few words of lanes, ten bits for each card, the oldest card lowest
(`hanabi.fast.lanes`).
"""

from functools import lru_cache
from typing import Protocol, TypeAlias

import numpy as np
import numpy.typing as npt

from hanabi.rules import Ruleset, Tile
from hanabi.rules.tables import Tables, tables

WordArray: TypeAlias = npt.NDArray[np.int64]
ByteArray: TypeAlias = npt.NDArray[np.int8]


class Integers(Protocol):
    """A mutable sequence of integers: an array for compiled code, a `memoryview` for interpreted code."""

    def __getitem__(self, place: int, /) -> int: ...
    def __setitem__(self, place: int, value: int, /) -> None: ...


Words: TypeAlias = Integers
Small: TypeAlias = Integers
Marks: TypeAlias = Integers
Bits: TypeAlias = Integers

RANKS = 5
ALL_RANKS = (1 << RANKS) - 1
"""A bit mask of every rank of a suit."""
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
# rules: where those parts of the state begin whose place depends on the ruleset
FIREWORKS = 13
DISCARDS = 14
DECK = 15
PILE = 16
"""The tiles: those turned, then those to come."""
RETURNED = 17
"""The cards that went back into the deck: their count, then for each its identity and the next name then."""
PLACES = 18
"""In `words`: the count of cards that were shuffled back, then the place in the deck of each that may be."""
# rules: the numbers of actions
PLAYS = 19
"""The first play; discards begin at 0."""
COLOUR_CLUES = 20
RANK_CLUES = 21
ANNOUNCED = 22
"""The first announced play: for each place in the hand, one for each suit."""
CARD_CHOICES = 23
"""The first choice of a discarded card for a tile: one for each identity."""
DECLINE = 24
ACTIONS = 25
"""The number of actions."""
OBSERVED = 26
"""The number of bits of an observation."""
WORD_COUNT = 27
BYTE_COUNT = 28
LEAST = 29
"""The lowest score of a finished game, which is also what an empty table counts (U8)."""
SKIPPING = 30
HIGHEST = 31
"""How many ranks a suit has, which is also the height of a complete firework; above it there are no cards."""
FREE_EMPTY_CLUES = 32
"""Whether the free clue of a tile may be empty."""
MAY_WASTE = 33
# rules: how a batch is rewarded; of no ruleset
LENIENT = 34
"""Whether a lost game keeps what it earned."""
STRIKE_COST = 35
"""What a strike takes off the reward."""
# rules: tables
POINTING = 36
COVERED = POINTING + MOST_SUITS
HEIGHT = COVERED + MOST_SUITS
COPIES = HEIGHT + MOST_IDENTITIES
POINTS = COPIES + MOST_IDENTITIES
REWARDS = POINTS + MOST_SUITS * (RANKS + 1)
TILES = REWARDS + MOST_SUITS
BOX = TILES + MOST_TILES
SPREAD = BOX + MOST_CARDS
"""For each set of suits, a bit mask of the first identity of each suit in it.

Times a mask of ranks, this is the mask of all identities with one of these suits and one of these ranks.
"""
SHOWN = SPREAD + (1 << MOST_SUITS)
"""The same for the faces of an observation, which leaves out the ranks that the box lacks."""
RULES = SHOWN + (1 << MOST_SUITS)
"""The size of `rules`."""

# small
SEAT = 0
FIRST = 1
TOKENS = 2
STRIKES = 3
LEFT = 4
"""How many cards are left in the deck."""
DRAWN = 5
TURNS_LEFT = 6
"""The turns left in the last round; NONE before it."""
RESULT = 7
"""One of the results below, or 0 while the game runs."""
SCORE = 8
DECISION = 9
"""The number of the tile that waits for an answer plus 1, plus MAY_SAY_NO if it may be declined; or 0."""
TURNED = 10
SETTLED = 11
"""1 if the order of the deck is decided, 0 if cards are drawn at random (as in a new game), or SEEN_ONLY."""
HELD = 12
"""How many cards each player holds."""
NONE = -1
ANYBODY = -1
"""In place of the first seat: chance decides who begins."""
UNKNOWN = -1
"""The identity of a card that a seat does not see."""
SEEN_ONLY = 2
"""The state is what one seat knows of a game; other cards are unknown."""
MAY_SAY_NO = 64
"""A bit above the numbers of the tiles plus 1."""

# words
KEY = 0
"""The key of the game's random numbers (`hanabi.fast.chance`)."""
LAST = 1
"""The last action (`hanabi.fast.last`)."""
TURN = 2
HANDS = 3
# words of a hand, each with a lane for each card
HAND_WORDS = 5
NAMES = 0
"""The name of each card: its number in the order of drawing. `small[rules[DECK] + name]` is its identity."""
SAYABLE = 1
"""A bit mask of the colours that point at each card."""
RANK = 2
"""The rank of each card, one of five bits; the five bits above it are the ranks that clues leave possible."""
POSSIBLE = 3
"""A bit mask of the suits that clues leave possible."""
SAID = 4
"""A bit mask of the colours in clues that pointed at each card; bit RANK_SAID: whether its rank was said."""
RANK_SAID = MOST_SUITS

# The largest sizes of a state, and of an observation in 32-bit words
MOST_WORDS = HANDS + HAND_WORDS * MOST_PLAYERS + 1 + MOST_TILES
MOST_BYTES = HELD + MOST_PLAYERS + MOST_SUITS + MOST_IDENTITIES + MOST_CARDS + 4 * MOST_TILES + 1
MOST_OBSERVED = 128
LAST_ACTION = 3
"""Which part of an observation is about the last action (`observation_parts`)."""

# Results, in the order of hanabi.game.Result
PERFECT, FINISHED, STRUCK_OUT, CARD_LOST, NO_ACTION, STOPPED = 1, 2, 3, 4, 5, 6
# Tiles, in the order of hanabi.rules.Tile
TILE_KINDS = len(Tile)
TOKEN, PARDON, COLOUR_CLUE, RANK_CLUE, RESHUFFLE, REKINDLE = range(TILE_KINDS)


def hand_size(rules: WordArray) -> int:
    """The size of a hand whose cards are each written as one of all faces."""
    return int(rules[HAND] * rules[SUITS] * rules[HIGHEST])


@lru_cache(maxsize=64)
def rules_array(ruleset: Ruleset, players: int) -> WordArray:
    """Build the `rules` array of a ruleset for a number of players; it is cached and read-only."""
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
    rules[OBSERVED] = observation_size(known)
    rules[LEAST], rules[SKIPPING], rules[HIGHEST] = known.least, known.skipping, known.ranks
    rules[FREE_EMPTY_CLUES], rules[MAY_WASTE] = known.free_empty_clues, known.may_waste
    rules[WORD_COUNT], rules[BYTE_COUNT] = _sizes(known, rules)
    _fill(rules, known)
    rules.flags.writeable = False
    return rules


def word_count(rules: WordArray) -> int:
    """The size of `words`."""
    return int(rules[WORD_COUNT])


def byte_count(rules: WordArray) -> int:
    """The size of `small`."""
    return int(rules[BYTE_COUNT])


def _sizes(known: Tables, rules: WordArray) -> tuple[int, int]:
    """The sizes of `words` and `small`; cards that go back take room only if there are tiles for that."""
    words, small = int(rules[PLACES]), int(rules[RETURNED])
    cards = known.reshuffles
    return (words + 1 + cards, small + 1 + 2 * cards) if cards else (words, small)


def _places(known: Tables) -> tuple[int, ...]:
    """Where FIREWORKS to PLACES begin; a card that goes back is drawn again under a new name."""
    fireworks = HELD + known.players
    discards = fireworks + known.suits
    deck = discards + known.identities
    pile = deck + known.cards + known.reshuffles
    return fireworks, discards, deck, pile, pile + len(known.tiles), HANDS + HAND_WORDS * known.players


def _actions(known: Tables) -> tuple[int, ...]:
    """The first number of each kind of action: as in hanabi-learning-environment, then the other kinds."""
    others = known.players - 1
    ranks = 2 * known.hand + others * known.colours
    announced = ranks + others * known.ranks
    cards = announced + (known.hand * known.suits if known.announce else 0)
    decline = cards + (known.identities if known.tiles else 0)
    return known.hand, 2 * known.hand, ranks, announced, cards, decline, decline + bool(known.tiles)


def observation_size(known: Tables) -> int:
    """The number of bits of an observation."""
    return sum(observation_parts(known))


def observation_parts(known: Tables) -> tuple[int, ...]:
    """The bits of each part: hands, table, discards, last action (LAST_ACTION), knowledge, and the rest."""
    players, hand, faces = known.players, known.hand, known.faces
    hands = (players - 1) * hand * faces + players
    deck = known.cards - players * hand
    table = deck + faces + known.clue_tokens + known.strikes
    last = 2 * players + 4 + known.colours + known.ranks + 2 * hand + faces + 2
    knowledge = players * hand * (faces + known.colours + known.ranks)
    announced = known.suits if known.announce else 0
    tiles = 3 + len(known.tiles) + TILE_KINDS + 1 if known.tiles else 0
    returned = faces if known.reshuffles else 0
    return hands, table, sum(known.copies), last, knowledge, announced + tiles + returned


def _fill(rules: WordArray, known: Tables) -> None:
    missing = [0] * (RANKS - known.ranks)  # the rows of POINTS are equally long in every ruleset
    tables = {
        POINTING: known.pointing,
        COVERED: known.covered,
        HEIGHT: known.height,
        COPIES: known.copies,
        POINTS: [point for points in known.points for point in (*points, *missing)],
        REWARDS: known.rewards,
        TILES: known.tiles,
        BOX: [face for face, copies in enumerate(known.copies) for _ in range(copies)],
        SPREAD: [_first_of_each(suits, RANKS) for suits in range(1 << MOST_SUITS)],
        SHOWN: [_first_of_each(suits, known.ranks) for suits in range(1 << MOST_SUITS)],
    }
    for place, values in tables.items():
        rules[place : place + len(values)] = values


def _first_of_each(suits: int, ranks: int) -> int:
    return sum(1 << ranks * suit for suit in range(MOST_SUITS) if suits >> suit & 1)
