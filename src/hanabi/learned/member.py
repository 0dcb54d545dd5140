"""One member of a learned team at a table, which knows only what its seat may see."""

from itertools import pairwise

import numpy as np

from hanabi.fast import Game
from hanabi.fast.compiling import to_kernel
from hanabi.fast.layout import LAST, WordArray
from hanabi.fast.observing import write_last_action
from hanabi.fast.positions import encode_actions
from hanabi.game import Action, Event, PlayerView
from hanabi.learned.network import Network
from hanabi.learned.sight import REMEMBERED, NetworkInput, Packed


class LearnedMember:
    """A member of the team; `hear` must be called with every event that its seat sees."""

    def __init__(self, network: Network) -> None:
        self.network = network
        self._game = Game(network.rules, network.players)
        self._events: list[Event] = []

    def hear(self, event: Event) -> None:
        """Keep an event in mind."""
        self._events.append(event)

    def decide(self, view: PlayerView) -> Action:
        """Choose the likeliest action."""
        game = self._game
        game.load_view(view, self._events)
        chosen = self.network.choose(self.look()[None], game.legal()[None])
        return game.numbering.action(view.board, int(chosen[0]))

    def look(self) -> Packed:
        """What the network is shown: the observation, and the actions before the last."""
        sight, found = self.network.sight, np.zeros(self.network.sight.size, np.uint8)
        found[: sight.observed] = np.packbits(self._game.observe(), bitorder="little")
        actions = encode_actions(self.network.rules, self._events, REMEMBERED + 1)
        at = sight.observed
        # The next to act is the one whose observation showed an action.
        for (_, action), (next_seat, _) in reversed(list(pairwise(actions))):
            part = action_part(self._game.rules, sight, action, next_seat)
            found[at : at + len(part)] = part
            at += len(part)
        return found


def action_part(rules: WordArray, sight: NetworkInput, action: int, seat: int) -> Packed:
    """The bytes of an observation that are about an action, as a seat sees it."""
    words, bits = np.zeros(LAST + 1, np.int64), np.zeros((len(sight.mask) + 7) // 4, np.uint32)
    words[LAST] = action
    write_last_action(to_kernel(rules), to_kernel(words), seat, to_kernel(bits), sight.first_bit)
    return bits.view(np.uint8)[: len(sight.mask)]
