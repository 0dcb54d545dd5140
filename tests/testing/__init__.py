"""Tests of what the tests and benchmarks lean on."""
