"""Makes a sentence that lacks a value fail the test in which it is said."""

from collections.abc import Mapping
from typing import Any

import pytest
from fluent.runtime import FluentBundle

FORMAT = FluentBundle.format_pattern


@pytest.fixture(autouse=True)
def nothing_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fail where Fluent would write `{$name}` for a value that was not given."""
    monkeypatch.setattr(FluentBundle, "format_pattern", strictly)


def strictly(bundle: FluentBundle, pattern: Any, values: Mapping[str, Any] | None = None) -> object:
    text, errors = FORMAT(bundle, pattern, dict(values or {}))
    assert not errors, (text, errors)
    return text, errors
