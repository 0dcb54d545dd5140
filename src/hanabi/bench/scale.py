"""A logarithmic scale for speeds, which differ by powers of ten."""

from collections.abc import Iterable
from math import ceil, log10
from typing import NamedTuple

SUPERSCRIPTS = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")


class Scale(NamedTuple):
    """A scale from 10 to the power `least` to 10 to the power `most`."""

    least: int
    most: int

    def place(self, value: float) -> float:
        """The place of a value on the scale, from 0 to 1."""
        return (log10(max(value, 1)) - self.least) / (self.most - self.least)

    def marks(self) -> list[tuple[float, str]]:
        """The place and the label of each power of ten."""
        powers = range(self.least, self.most + 1)
        return [(self.place(10**power), "10" + str(power).translate(SUPERSCRIPTS)) for power in powers]


def scale(values: Iterable[float]) -> Scale:
    """A scale that covers all values and leaves some length for the bar of the smallest."""
    found = [max(value, 1) for value in values]
    least = max(0, ceil(log10(min(found))) - 1)
    return Scale(least, max(least + 1, ceil(log10(max(found)))))
