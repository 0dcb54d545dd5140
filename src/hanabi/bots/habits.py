"""What a beginner does with a hand as its owner sees it: one's own to decide, another's to foresee."""

from hanabi.bots.sight import Guess, Guesses, Sight
from hanabi.game import Seat


def to_play(sight: Sight, guesses: Guesses) -> list[Guess]:
    """The cards their owner takes for playable, whichever of the faces left they have."""
    return [guess for guess in guesses if guess.surely(sight.outlook.playable)]


def to_discard(sight: Sight, seat: Seat, guesses: Guesses) -> tuple[Guess, str]:
    """The card a seat without a play discards, and the code of the reason."""
    ahead = sight.outlook
    missed = ahead.useful - sight.elsewhere[seat]
    wishes = (
        ("safe-discard", lambda guess: guess.never(missed)),
        ("spare-discard", lambda guess: sight.all_or_nothing and guess.never(ahead.indispensable)),
        ("oldest-discard", lambda guess: guess.fresh),
    )
    for code, fits in wishes:
        if found := next(filter(fits, guesses), None):
            return found, code
    return min(guesses, key=lambda guess: guess.chance(ahead.indispensable)), "least-missed-discard"
