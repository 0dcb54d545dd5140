"""Tests of what the tests and benchmarks rely on."""
