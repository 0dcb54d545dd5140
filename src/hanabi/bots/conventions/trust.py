"""How far each seat is taken to mean, and to understand, what was agreed on: not everybody plays alike."""

from hanabi.game import Seat

NOTHING: frozenset[Seat] = frozenset()
AMENDS = 4
"""How many clues that meant what they should make up for one that did not."""
PROOF = 6
"""How many clues that meant what they should make a seat one to rely on."""
COSTLY = 2
"""How many faults it is if a clue that was read cost a strike, or called for a card in vain."""


class Trust:
    """What clues, and those who heard them, have shown of every seat."""

    __slots__ = ("doubted", "faults", "kept", "merits", "misread", "plain", "players")

    def __init__(self, players: int) -> None:
        self.players = players
        self.faults = [0] * players
        """How many clues of each seat proved not to mean what they should."""
        self.merits = [0] * players
        self.kept = [0] * players
        """How many calls of each seat were answered with the card called for."""
        self.misread = 0
        """How many strikes came of what was read into a clue."""
        self.doubted = NOTHING
        """Those by whom, and to whom, a clue says no more than its words."""
        self.plain = NOTHING
        """Those who play what they are told of at once: nobody is called by them, for them or among them."""

    def judge(self, seat: Seat, right: bool, weight: int = 1) -> None:
        """Remember how far a seat's clues mean what they should."""
        if right:
            self.merits[seat] += 1
        else:
            self.faults[seat] += weight
            if self.faults[seat] > 1 + self.merits[seat] // AMENDS:
                self.doubt(seat)

    def doubt(self, seat: Seat) -> None:
        """Read nothing into the clues of a seat any more, nor count on what it reads into others'."""
        self.doubted |= {seat}

    def is_proven(self, seat: Seat) -> bool:
        """Whether a seat's clues have always meant what they should, and often enough."""
        return not self.faults[seat] and self.merits[seat] >= PROOF

    def give_up_calls(self, seat: Seat) -> None:
        """Count on nobody to wait who has not called rightly, least of all on this seat, which failed."""
        self.plain |= {each for each in range(self.players) if each == seat or not self.kept[each]}

    def waits(self, seat: Seat) -> bool:
        """Whether a seat knows that a clue may be about a card that others play for first."""
        return seat not in self.plain and seat not in self.doubted
