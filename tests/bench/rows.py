"""Rows like those of a measurement."""

from hanabi.bench.measuring import Row

ROWS = [
    Row("hanabi Games threads=1", 2, 16384, False, "cpu", 10_912_345, 10_000_000, 12_000_000),
    Row("open-spiel", 2, 1, False, "cpu", 103_456, 50_000, 200_000),
    Row("hanabi Games threads=1", 2, 16384, True, "cpu", 2_512_345, 2_500_000, 2_520_000),
    Row("hanabi Games", 2, 262144, True, "cuda", 512_345_678, 500_000_000, 520_000_000),
    Row("HLE <rl_env>", 2, 1, True, "cpu", 1_002, 1_000, 1_004),
]
