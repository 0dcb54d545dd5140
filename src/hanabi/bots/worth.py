"""What a clue is worth, in cards played.

A clue is good when its receiver comes to know a card to play, or does not discard a card that will be missed.
Failing that, it is as good as what it tells about cards that matter.
"""

from hanabi.bots.faces import Face
from hanabi.bots.habits import to_discard, to_play
from hanabi.bots.sight import Guess, Guesses, Sight, Telling
from hanabi.game import Seat

PLAY = 1.0
"""A card known to fit."""
INVITED_PLAY = 0.9
"""A card that a clue invites to play: not everybody reads it like that."""
LAST_COPY = 1.0
"""An indispensable card that is not discarded."""
DELAY = 0.3
"""A playable card that is not discarded, although there are other copies."""
TOLD = 0.1
"""A card that matters, if all but the last doubt about it went."""
MARGIN = 1e-9
"""More than adding up in another order makes a difference."""


def worth(sight: Sight, telling: Telling) -> float:
    """How many cards more are played thanks to a clue, roughly."""
    plays = new_plays(sight, telling).values()
    played = sum(INVITED_PLAY if guess.read else PLAY for guess in plays)
    return played + rescued(sight, telling) + TOLD * learnt(sight, telling)


def new_plays(sight: Sight, telling: Telling) -> dict[Face, Guess]:
    """The faces its receiver comes to know how to play, if nobody else does already."""
    playable = sight.outlook.playable
    wanted = playable & ~sight.awaited
    hand = zip(telling.faces, telling.before, telling.after, strict=True)
    return {
        face: after
        for face, before, after in hand
        if wanted >> face & 1 and after.surely(playable) and not before.surely(playable)
    }


def learnt(sight: Sight, telling: Telling) -> float:
    """How much doubt a clue removes about cards that are wanted, those that can be played apart."""
    wanted = sight.outlook.useful & ~sight.awaited
    hand = zip(telling.faces, telling.before, telling.after, strict=True)
    doubts = [
        (before.faces.bit_count(), after.faces.bit_count())
        for face, before, after in hand
        if wanted >> face & 1 and not after.surely(sight.outlook.playable)
    ]
    return sum([1 - after / before for before, after in doubts])


def rescued(sight: Sight, telling: Telling) -> float:
    """How much less is lost when its receiver is left to itself after a clue."""
    lost = loss(sight, telling.clue.to)
    return lost - danger(sight, telling.clue.to, telling.after) if lost else 0.0


def loss(sight: Sight, seat: Seat) -> float:
    """What is lost when a seat is left to itself now."""
    if seat not in sight.losses:
        sight.losses[seat] = danger(sight, seat, sight.others[seat])
    return sight.losses[seat]


def most_worth(sight: Sight, seat: Seat) -> float:
    """What no clue to a seat can be worth more than: all it lacks to play is told, and nothing is lost."""
    wanted = sight.outlook.playable & ~sight.awaited
    plays = sum([wanted >> face & 1 for face in sight.hands[seat]])
    return PLAY * plays + loss(sight, seat) + TOLD * len(sight.hands[seat]) + MARGIN


def danger(sight: Sight, seat: Seat, guesses: Guesses) -> float:
    """What is lost when a seat is left to itself: the card it discards, unless it has one to play."""
    if to_play(sight, guesses):
        return 0.0
    guess, _ = to_discard(sight, seat, guesses)
    face, ahead = sight.shown[guess.card], sight.outlook
    if ahead.critical >> face & 1:
        return LAST_COPY
    return DELAY if (ahead.playable & ~sight.elsewhere[seat]) >> face & 1 else 0.0
