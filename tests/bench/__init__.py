"""Tests of the speed measurement."""
