"""How much is tested: HYPOTHESIS_PROFILE is `quick`, `test` or `campaign`; `-m "not slow"` is a sample."""

import gc
import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

# The tests run side by side: NumPy's linear algebra would make them wait for each other's threads.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

settings.register_profile(
    "test", max_examples=100, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("quick", settings.get_profile("test"), max_examples=15)
settings.register_profile(
    "campaign",
    settings.get_profile("test"),
    derandomize=False,
    max_examples=int(os.environ.get("HANABI_EXAMPLES", "5000")),
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "test"))

HERE = Path(__file__).parent
SLOW_FIXTURES = {
    *("browser", "whole_browser", "server_of_module", "public_of_module", "strict_of_module"),
    *("mortal", "machines", "servers", "postgres_of_session"),
}
"""What takes longer to start than most tests take: a browser, a server process, a cluster."""
SLOW_PARTS = (
    "arena/test_commands.py",
    "bots/test_program.py",
    "docs/test_site.py",
    "examples",
    "expert/test_team.py",
    "fast/test_gpu.py",
    "fast/test_interpreted.py",
    "master",
    "server/bots/test_failures.py",
    "server/storage/test_upgrade.py",
    "server/test_bad_input.py",
    "terminal/test_screens_terminal.py",
    "torture",
)
"""Tests that start many programs, compile much, or wait for what takes its time."""
SAMPLES = ("server/test_play.py", "web/test_first_page.py")
"""Tests of slow parts that show whether anything works there at all."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what `make test-quick` leaves out."""
    for item in items:
        path = item.path.relative_to(HERE).as_posix() if item.path.is_relative_to(HERE) else ""
        if is_slow(item, path):
            item.add_marker(pytest.mark.slow)


def pytest_collection_finish() -> None:
    """Take ten thousand collected tests out of the garbage collector's rounds, which took a second each."""
    gc.collect()
    gc.freeze()


def is_slow(item: pytest.Item, path: str) -> bool:
    if path.startswith(SAMPLES):
        return False
    return path.startswith(SLOW_PARTS) or not SLOW_FIXTURES.isdisjoint(getattr(item, "fixturenames", ()))
