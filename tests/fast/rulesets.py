"""Rulesets drawn at random: of every box, of `custom`, and such as nobody prints."""

import random
from dataclasses import replace

from hanabi.errors import RulesetError
from hanabi.rules import COLOURS, EDITIONS, Ending, Ruleset, Suit, Tile, TileFor, check_players, ruleset
from hanabi.rules.cards import COUNTED_DOWN, COUNTED_UP, FALLING, RANKS, RISING, Touch
from hanabi.rules.editions import compatible
from hanabi.rules.ruleset import (
    LARGEST_HAND,
    MOST_COPIES,
    MOST_PLAYERS,
    MOST_STRIKES,
    MOST_TILES,
    MOST_TOKENS,
)


def some_table(chance: random.Random) -> tuple[Ruleset, int]:
    """A ruleset and a number of players whose hands leave a deck."""
    while True:
        rules = chance.choices((printed, custom, unheard_of, tiled), (4, 3, 3, 2))[0](chance)
        players = chance.randint(2, rules.most_players)
        if seats(rules, players):
            return rules, players


def printed(chance: random.Random) -> Ruleset:
    """A box with any of what it offers."""
    key = chance.choice([key for key in EDITIONS if key != "custom"])
    return ruleset("+".join((key, *some_offers(key, chance))))


def custom(chance: random.Random) -> Ruleset:
    """`custom` with any of its settings and offers."""
    values = {
        "tokens": str(chance.randint(1, MOST_TOKENS)),
        "strikes": str(chance.randint(1, MOST_STRIKES)),
        "hand": str(chance.randint(1, LARGEST_HAND)),
        "suits": chance.choice(["1", "2", "3", "4", "5", "rb", "ywb", "gwb"]),
        "ranks": str(chance.randint(1, len(RANKS))),
    }
    settings = [f"{name}={value}" for name, value in values.items() if chance.random() < 0.4]
    return ruleset("+".join(("custom", *settings, *some_offers("custom", chance))))


def some_offers(key: str, chance: random.Random) -> list[str]:
    """Some of what the names of a box may have, in any order, of alternatives one at most."""
    words = [word for word in EDITIONS[key].choices if chance.random() < 0.5]
    chance.shuffle(words)
    return list(compatible(words))


def unheard_of(chance: random.Random) -> Ruleset:
    """Every field within its bounds: odd suits, few or many, the same tile many times, any size of hand."""
    share = chance.choice((0.3, 0.8))
    keys = [key for key in (*COLOURS, "multicolour", "black") if chance.random() < share] or ["red"]
    ranks = chance.choice((*RANKS, *[len(RANKS)] * len(RANKS)))
    return replace(
        Ruleset(),
        suits=tuple(some_suit(key, chance).cut(ranks) for key in keys),
        hand_sizes=some((1, LARGEST_HAND), MOST_PLAYERS - 1, chance),
        clue_tokens=chance.randint(1, MOST_TOKENS),
        strikes=chance.randint(1, MOST_STRIKES),
        empty_clues=chance.random() < 0.5,
        ending=chance.choice(list(Ending)),
        announce=chance.random() < 0.3,
        tiles=some_tiles(chance),
        tile_for=chance.choice(list(TileFor)),
        may_decline=chance.random() < 0.5,
        below_zero=chance.random() < 0.5,
        skipping=chance.random() < 0.5,
        free_empty_clues=chance.random() < 0.5,
        may_waste=chance.random() < 0.5,
    )


def tiled(chance: random.Random) -> Ruleset:
    """Many tiles for every firework, and little that ends a game before its deck does."""
    kinds = (Tile.RESHUFFLE, Tile.RESHUFFLE, Tile.REKINDLE, *Tile)
    return replace(
        unheard_of(chance),
        clue_tokens=MOST_TOKENS,
        strikes=MOST_STRIKES,
        tiles=tuple(chance.choice(kinds) for _ in range(MOST_TILES)),
        tile_for=TileFor.ANY,
    )


def some_suit(key: str, chance: random.Random) -> Suit:
    return Suit(
        key,
        order=chance.choice((RISING, FALLING)),
        copies=some((1, MOST_COPIES), len(RANKS), chance),
        points=chance.choice((COUNTED_UP, COUNTED_UP, COUNTED_DOWN)),
        touch=chance.choices((Touch.OWN, Touch.EVERY, Touch.NONE), (4, 1, 1))[0],
        named=chance.random() < 0.8,
    )


def some_tiles(chance: random.Random) -> tuple[Tile, ...]:
    """Tiles out of a few kinds, so that some come many times."""
    kinds = chance.sample(list(Tile), chance.randint(1, len(Tile)))
    return tuple(chance.choice(kinds) for _ in range(chance.choice((0, chance.randint(1, MOST_TILES)))))


def some(bounds: tuple[int, int], count: int, chance: random.Random) -> tuple[int, ...]:
    return tuple(chance.randint(*bounds) for _ in range(count))


def seats(rules: Ruleset, players: int) -> bool:
    """Whether the box has enough cards for this many players."""
    try:
        check_players(rules, players)
    except RulesetError:
        return False
    return True
