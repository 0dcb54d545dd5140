"""What every seat of many games sees, in one compiled loop over their rows."""

from typing import Any

from hanabi.fast.compiling import routine
from hanabi.fast.layout import PLAYERS, Words
from hanabi.fast.legal import mark_legal
from hanabi.fast.loops import begin, widen_games
from hanabi.fast.observing import observe


@routine
def begin_rows(rules: Words, words: Any, small: Any, keys: Any, first: int, start: int, stop: int) -> None:
    """Deal games from keys of their own."""
    for game in range(start, stop):
        begin(rules, words[game], small[game], keys[game], first)


@routine
def look_rows(
    rules: Words,
    words: Any,
    small: Any,
    legal: Any,
    wide_bytes: Any,
    bits: Any,
    narrow: Any,
    wide: Any,
    start: int,
    stop: int,
) -> None:
    """Mark the legal actions of the seats to move, and write the observation of each seat, unpacked.

    `bits` and `narrow` are two views of the same memory, as 32-bit words and as bytes; they and `wide` have a
    row for each seat of each game.
    """
    players = rules[PLAYERS]
    for game in range(start, stop):
        mark_legal(rules, words[game], small[game], legal[game])
        for seat in range(players):
            observe(rules, words[game], small[game], seat, bits[game * players + seat])
    widen_games(wide_bytes, narrow, wide, start * players, stop * players)
