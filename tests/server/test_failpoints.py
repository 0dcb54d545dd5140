"""A process dies where its environment says, and nowhere else."""

import os
import signal
import subprocess
import sys

import pytest

REACHING = "from hanabi.server.failpoints import reach; [reach('after-commit') for _ in range({times})]"


def death(point: str | None, times: int = 1) -> int:
    """How a process ends that reaches a point `times` times."""
    environment = {name: value for name, value in os.environ.items() if name != "HANABI_FAIL_POINT"}
    if point is not None:
        environment["HANABI_FAIL_POINT"] = point
    return subprocess.run(
        [sys.executable, "-c", REACHING.format(times=times)], env=environment, check=False
    ).returncode


@pytest.mark.parametrize("point", ["after-commit", "after-commit:1"])
def test_a_process_dies_at_the_named_point(point: str) -> None:
    assert death(point) == -signal.SIGKILL


@pytest.mark.parametrize("point", [None, "", "before-commit", "after-commit:0"])
def test_a_process_passes_every_other_point(point: str | None) -> None:
    assert death(point, times=100) == 0


def test_a_probability_lets_some_pass() -> None:
    assert death("after-commit:0.01", times=5000) == -signal.SIGKILL
    assert death("after-commit:0.000000001", times=5000) == 0
