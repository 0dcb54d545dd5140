"""The objects that agents written for hanabi-learning-environment expect: its names, read-only.

Colours and ranks count from 0, seats in a move from the seat that moves, and seats in an observation from the
seat that observes. `hanabi.envs.rl_env` creates these objects, without any library of that project.
"""

from hanabi.envs.pyhanabi.cards import (
    ALL_COLOURS,
    CARDS,
    COLOR_CHAR,
    FACES,
    HINTS,
    POSSIBLE,
    RANK_LEFT,
    RANK_SAID,
    SAID,
    UNSEEN,
    Description,
    HanabiCard,
    HanabiCardKnowledge,
    Hints,
    color_char_to_idx,
    color_idx_to_char,
)
from hanabi.envs.pyhanabi.game import HAND_SIZES, SETTINGS, AgentObservationType, HanabiGame
from hanabi.envs.pyhanabi.history import HanabiHistoryItem, Hand, Position, Transition
from hanabi.envs.pyhanabi.moves import CHANCE_PLAYER_ID, HanabiMove, HanabiMoveType
from hanabi.envs.pyhanabi.observation import HanabiObservation
from hanabi.envs.pyhanabi.state import HanabiEndOfGameType, HanabiState

__all__ = [
    "ALL_COLOURS",
    "CARDS",
    "CHANCE_PLAYER_ID",
    "COLOR_CHAR",
    "FACES",
    "HAND_SIZES",
    "HINTS",
    "POSSIBLE",
    "RANK_LEFT",
    "RANK_SAID",
    "SAID",
    "SETTINGS",
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
    "Hints",
    "Position",
    "Transition",
    "color_char_to_idx",
    "color_idx_to_char",
]
