"""Event loops for these tests, and a way for workers to find the rogues."""

from pathlib import Path
from typing import Any

import pytest


@pytest.fixture
def anyio_backend() -> Any:
    """The loop the server runs on."""
    return "asyncio", {"use_uvloop": True}


@pytest.fixture(autouse=True)
def _findable(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[3]))
