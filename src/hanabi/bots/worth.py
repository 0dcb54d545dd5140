"""What a clue is worth to a beginner, measured in cards played.

A clue is good if its receiver learns of a card to play, or no longer discards a card that will be missed.
Otherwise it is worth as much as it tells about cards that matter.
"""

from hanabi.bots.faces import Face
from hanabi.bots.habits import card_to_discard, cards_to_play
from hanabi.bots.sight import Guess, Guesses, Sight, Telling
from hanabi.game import Seat

PLAY = 1.0
"""A card known to fit."""
INVITED_PLAY = 0.9
"""A card that a clue invites its receiver to play: not everybody takes it that way."""
LAST_COPY = 1.0
"""An indispensable card saved from being discarded."""
DELAY = 0.3
"""A playable card saved from being discarded although there are other copies."""
TOLD = 0.1
"""A card that matters, if nearly all doubt about it is removed."""
MARGIN = 1e-9
"""More than the rounding error of adding up floats in another order."""


def worth(sight: Sight, telling: Telling) -> float:
    """Roughly how many more cards are played thanks to a clue."""
    plays = new_plays(sight, telling).values()
    played = sum(INVITED_PLAY if guess.read else PLAY for guess in plays)
    return played + averted_loss(sight, telling) + TOLD * removed_doubt(sight, telling)


def new_plays(sight: Sight, telling: Telling) -> dict[Face, Guess]:
    """The faces that the receiver learns to be playable and that nobody else is about to play."""
    playable = sight.outlook.playable
    wanted = playable & ~sight.awaited
    hand = zip(telling.faces, telling.before, telling.after, strict=True)
    return {
        face: after
        for face, before, after in hand
        if wanted >> face & 1 and after.is_surely(playable) and not before.is_surely(playable)
    }


def removed_doubt(sight: Sight, telling: Telling) -> float:
    """How much doubt a clue removes about useful cards, except those that become playable."""
    wanted = sight.outlook.useful & ~sight.awaited
    hand = zip(telling.faces, telling.before, telling.after, strict=True)
    doubts = [
        (before.faces.bit_count(), after.faces.bit_count())
        for face, before, after in hand
        if wanted >> face & 1 and not after.is_surely(sight.outlook.playable)
    ]
    return sum([1 - after / before for before, after in doubts])


def averted_loss(sight: Sight, telling: Telling) -> float:
    """How much less is lost if the receiver is left to itself after the clue."""
    lost = loss(sight, telling.clue.to)
    return lost - danger(sight, telling.clue.to, telling.after) if lost else 0.0


def loss(sight: Sight, seat: Seat) -> float:
    """What is lost if a seat is left to itself now; cached in `sight.losses`."""
    if seat not in sight.losses:
        sight.losses[seat] = danger(sight, seat, sight.others[seat])
    return sight.losses[seat]


def max_worth(sight: Sight, seat: Seat) -> float:
    """The most a clue to `seat` can be worth: it tells of every playable card and averts every loss."""
    wanted = sight.outlook.playable & ~sight.awaited
    plays = sum([wanted >> face & 1 for face in sight.hands[seat]])
    return PLAY * plays + loss(sight, seat) + TOLD * len(sight.hands[seat]) + MARGIN


def danger(sight: Sight, seat: Seat, guesses: Guesses) -> float:
    """What is lost if a seat is left to itself: the card it discards, unless it has one to play."""
    if cards_to_play(sight, guesses):
        return 0.0
    guess, _ = card_to_discard(sight, seat, guesses)
    face, ahead = sight.shown[guess.card], sight.outlook
    if ahead.critical >> face & 1:
        return LAST_COPY
    return DELAY if (ahead.playable & ~sight.elsewhere[seat]) >> face & 1 else 0.0
