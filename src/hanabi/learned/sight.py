"""What a network sees of a game: the observation of the seat to move, and what was done before that.

An observation says what the last action was. A network has no memory of its own, so it is also shown that
part of the last few observations, each of the seat that was to move then. Everything stays packed, eight bits
to a byte, until the network's first layer.
"""

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from hanabi.fast.layout import LAST_ACTION, observation_parts
from hanabi.rules import Ruleset
from hanabi.rules.tables import tables

REMEMBERED = 3
"""How many earlier actions a network is shown, besides the last one."""

Packed = npt.NDArray[np.uint8]


@dataclass(frozen=True)
class NetworkInput:
    """Where the parts of an input are, in bytes."""

    observed: int
    """The bytes of an observation; its last bits may be unused."""
    action: slice
    """The bytes of an observation that contain the last action."""
    first_bit: int
    """The bit of the first of those bytes with which it begins."""
    mask: Packed
    """The bits of those bytes that belong to the last action."""
    own_hand: slice
    """The bits of the next seat's observation that are the faces of the hand of the seat to move."""
    faces: int

    @property
    def remembered(self) -> int:
        """The bytes of all remembered actions."""
        return REMEMBERED * len(self.mask)

    @property
    def size(self) -> int:
        """The bytes of an input."""
        return self.observed + self.remembered

    def remember(self, observed: Any, memory: Any, mask: Any) -> Any:
        """The memory of the next turn, as NumPy or PyTorch has it: this observation's action comes first.

        `mask` is that of the sight, on the device of the others. The result is a new array in two parts.
        """
        return observed[:, self.action] & mask, memory[:, : -len(self.mask)]


def network_input(rules: Ruleset, players: int) -> NetworkInput:
    """The sight of a network for a ruleset and a number of players."""
    known = tables(rules, players)
    parts = observation_parts(known)
    first = sum(parts[:LAST_ACTION])
    bits = np.zeros(8 * ((sum(parts) + 7) // 8), np.uint8)
    bits[first : first + parts[LAST_ACTION]] = 1
    packed = np.packbits(bits, bitorder="little")
    action = slice(first // 8, (first + parts[LAST_ACTION] + 7) // 8)
    hand = known.hand * known.faces
    return NetworkInput(
        observed=len(packed),
        action=action,
        first_bit=first % 8,
        mask=packed[action].copy(),
        own_hand=slice((players - 2) * hand, (players - 1) * hand),
        faces=known.faces,
    )
