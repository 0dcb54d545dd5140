"""Points where a test can kill the server: `HANABI_FAIL_POINT=after-commit` or `after-commit:0.01`."""

import os
import random
import signal
from typing import Literal

Point = Literal["before-commit", "after-commit", "before-acknowledge", "after-acknowledge", "mid-broadcast"]

_POINT, _, _CHANCE = os.environ.get("HANABI_FAIL_POINT", "").partition(":")
_PROBABILITY = float(_CHANCE or 1)


def reach(point: Point) -> None:
    """Kill the process here, as a power cut would, if the environment asks for it."""
    if point == _POINT and random.random() < _PROBABILITY:
        os.kill(os.getpid(), signal.SIGKILL)
