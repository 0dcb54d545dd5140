"""Tests of where bots are measured."""
