"""Tests of what measures the speed."""
