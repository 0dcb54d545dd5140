"""Environments for research: a drop-in for hanabi-learning-environment, PettingZoo and Gymnasium."""
