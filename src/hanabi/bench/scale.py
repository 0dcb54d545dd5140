"""A logarithmic scale for speeds, since they differ by powers of ten."""

from collections.abc import Iterable
from math import ceil, log10
from typing import NamedTuple

SUPERSCRIPTS = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")


class Scale(NamedTuple):
    """From one power of ten to another."""

    least: int
    most: int

    def place(self, value: float) -> float:
        """Where a value stands, from 0 to 1."""
        return (log10(max(value, 1)) - self.least) / (self.most - self.least)

    def marks(self) -> list[tuple[float, str]]:
        """Where each power of ten stands, and how it is written."""
        powers = range(self.least, self.most + 1)
        return [(self.place(10**power), "10" + str(power).translate(SUPERSCRIPTS)) for power in powers]


def scale(values: Iterable[float]) -> Scale:
    """A scale that holds all values, and leaves the smallest some length."""
    found = [max(value, 1) for value in values]
    least = max(0, ceil(log10(min(found))) - 1)
    return Scale(least, max(least + 1, ceil(log10(max(found)))))
