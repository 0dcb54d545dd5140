"""How far each seat is trusted to give and to understand clues by the conventions."""

from hanabi.game import Seat

NO_SEATS: frozenset[Seat] = frozenset()
MERITS_PER_FAULT = 4
"""How many right clues make up for one wrong clue."""
PROVEN_MERITS = 6
"""How many right clues, without a wrong one, make a seat reliable."""
COSTLY_FAULT = 2
"""How many faults it counts if a clue cost a strike or called for a card in vain."""


class Trust:
    """The record of every seat: how well its clues and its answers to clues followed the conventions."""

    __slots__ = ("doubted", "faults", "kept", "merits", "misread", "plain", "players")

    def __init__(self, players: int) -> None:
        self.players = players
        self.faults = [0] * players
        """How many clues of each seat turned out not to mean what they should."""
        self.merits = [0] * players
        self.kept = [0] * players
        """How many calls of each seat were answered with the card called for."""
        self.misread = 0
        """How many strikes came from what was read into a clue."""
        self.doubted = NO_SEATS
        """The seats whose clues, given or received, mean no more than their words."""
        self.plain = NO_SEATS
        """The seats that play whatever they are told of at once: no call is made by, for or among them."""

    def judge(self, seat: Seat, right: bool, weight: int = 1) -> None:
        """Record whether a clue of `seat` was right; doubt the seat if its faults outweigh its merits."""
        if right:
            self.merits[seat] += 1
        else:
            self.faults[seat] += weight
            if self.faults[seat] > 1 + self.merits[seat] // MERITS_PER_FAULT:
                self.doubt(seat)

    def doubt(self, seat: Seat) -> None:
        """Take clues by and to `seat` at their word from now on."""
        self.doubted |= {seat}

    def is_proven(self, seat: Seat) -> bool:
        """Whether a seat's clues have always been right, and often enough."""
        return not self.faults[seat] and self.merits[seat] >= PROVEN_MERITS

    def give_up_calls(self, seat: Seat) -> None:
        """Stop expecting `seat`, and every seat that never made a good call, to understand calls."""
        self.plain |= {each for each in range(self.players) if each == seat or not self.kept[each]}

    def can_wait(self, seat: Seat) -> bool:
        """Whether a seat is expected to know that a clue may be about a card that has to wait for others."""
        return seat not in self.plain and seat not in self.doubted
