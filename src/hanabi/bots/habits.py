"""What a beginner plays and discards, given a hand as its owner sees it.

The same functions decide about the bot's own hand and predict what other seats will do.
"""

from hanabi.bots.sight import Guess, Guesses, Sight
from hanabi.game import Seat


def cards_to_play(sight: Sight, guesses: Guesses) -> list[Guess]:
    """The cards that are playable whichever of their possible faces they have."""
    playable = sight.outlook.playable
    return [guess for guess in guesses if guess.is_surely(playable)]


def card_to_discard(sight: Sight, seat: Seat, guesses: Guesses) -> tuple[Guess, str]:
    """The card that a seat without a play discards, and the code of the reason."""
    ahead = sight.outlook
    missed = ahead.useful & ~sight.elsewhere[seat]
    if safe := [guess for guess in guesses if guess.is_never(missed)]:
        return safe[0], "safe-discard"
    if sight.all_or_nothing and (spare := [guess for guess in guesses if guess.is_never(ahead.critical)]):
        return spare[0], "spare-discard"
    if fresh := [guess for guess in guesses if guess.fresh]:
        return fresh[0], "oldest-discard"
    return min(guesses, key=lambda guess: guess.chance(ahead.critical)), "least-missed-discard"
