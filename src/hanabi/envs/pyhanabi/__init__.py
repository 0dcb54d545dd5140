"""A drop-in for `hanabi_learning_environment.pyhanabi`: games, states, moves and observations by its names.

Colours and ranks count from 0, seats in a move from the seat that moves, and seats in an observation from the
seat that observes. No library of that project is needed, so there is none to load.
"""

from hanabi.envs.pyhanabi.cards import (
    CARDS,
    COLOR_CHAR,
    FACES,
    UNSEEN,
    Description,
    HanabiCard,
    HanabiCardKnowledge,
    color_char_to_idx,
    color_idx_to_char,
)
from hanabi.envs.pyhanabi.game import AgentObservationType, HanabiGame
from hanabi.envs.pyhanabi.history import HanabiHistoryItem
from hanabi.envs.pyhanabi.moves import CHANCE_PLAYER_ID, HanabiMove, HanabiMoveType
from hanabi.envs.pyhanabi.observation import HanabiObservation, ObservationEncoder, ObservationEncoderType
from hanabi.envs.pyhanabi.reading import Hand, Position
from hanabi.envs.pyhanabi.state import HanabiEndOfGameType, HanabiState


def try_cdef(*args: object, **kwargs: object) -> bool:
    """Return True: there is no header to read."""
    del args, kwargs
    return True


def try_load(*args: object, **kwargs: object) -> bool:
    """Return True: there is no library to load."""
    del args, kwargs
    return True


def cdef_loaded() -> bool:
    """Return True: no header is needed."""
    return True


def lib_loaded() -> bool:
    """Return True: no library is needed."""
    return True


__all__ = [
    "CARDS",
    "CHANCE_PLAYER_ID",
    "COLOR_CHAR",
    "FACES",
    "UNSEEN",
    "AgentObservationType",
    "Description",
    "HanabiCard",
    "HanabiCardKnowledge",
    "HanabiEndOfGameType",
    "HanabiGame",
    "HanabiHistoryItem",
    "HanabiMove",
    "HanabiMoveType",
    "HanabiObservation",
    "HanabiState",
    "Hand",
    "ObservationEncoder",
    "ObservationEncoderType",
    "Position",
    "cdef_loaded",
    "color_char_to_idx",
    "color_idx_to_char",
    "lib_loaded",
    "try_cdef",
    "try_load",
]
