"""The CUDA code in Numba's simulator, in a process of its own, and the refusal without a device."""

import os
import subprocess
import sys

import pytest

from hanabi.errors import BatchError
from hanabi.fast import Games

SIMULATED = {"NUMBA_ENABLE_CUDASIM": "1", "NUMBA_DISABLE_JIT": "1"}


def test_a_simulated_gpu_plays_the_same_games() -> None:
    command = [sys.executable, "-m", "tests.fast.on_gpu", "--games", "2", "--moves", "12"]
    found = subprocess.run(
        command, env=os.environ | SIMULATED, capture_output=True, text=True, check=False, timeout=600
    )
    assert found.returncode == 0, found.stderr
    assert found.stdout.count("2 games the same through 12 moves") == 5


def test_without_a_device_it_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("numba.cuda.is_available", lambda: False)
    with pytest.raises(BatchError, match="no-cuda") as refused:
        Games("pl", 2, 10, device="cuda")
    missing = str(refused.value.details["missing"])
    assert missing
    assert missing == " ".join(missing.split()), "more than a line"
