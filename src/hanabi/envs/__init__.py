"""Environments for research: for hanabi-learning-environment (a drop-in), PettingZoo and Gymnasium."""

from hanabi.extras import require_extra

require_extra("envs")
