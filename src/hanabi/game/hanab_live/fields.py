"""The numbers and names of the JSON format of hanab.live."""

from hanabi.game.actions import StopReason

PLAY, DISCARD, COLOUR_CLUE, RANK_CLUE, END, END_BY_VOTE = range(6)
"""The types of actions."""
TERMINATED = 4
"""The end condition of games that were ended for any other reason."""
ENDINGS = {3: StopReason.CLOCK, 4: StopReason.LEFT, 6: StopReason.IDLE, 10: StopReason.VOTE}
"""The end conditions that are written as actions; the others follow from the moves."""
DECK_PLAYS, CHARACTERS, SPEEDRUN = "deckPlays", "detrimentalCharacters", "speedrun"
EMPTY_CLUES, EXTRA_CARD, LESS_CARD = "emptyClues", "oneExtraCard", "oneLessCard"
ALL_OR_NOTHING = "allOrNothing"
LEGACY_FIRST_PLAYER = "startingPlayer"
DEFAULT_PLAYERS = ("Alice", "Bob", "Cathy", "Donald", "Emily", "Frank")
"""The names that the site gives to the players of a game without any."""
