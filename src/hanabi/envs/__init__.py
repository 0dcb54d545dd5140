"""Environments for research: a drop-in for hanabi-learning-environment, PettingZoo and Gymnasium."""

from hanabi.extras import require_extra

require_extra("envs")
