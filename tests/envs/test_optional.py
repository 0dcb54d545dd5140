"""Where the libraries that environments are for are not installed, a sentence says how to get them."""

import importlib
import sys

import pytest


@pytest.mark.parametrize(
    ("name", "needed"), [("pettingzoo", "pettingzoo.utils"), ("vector", "gymnasium.spaces")]
)
def test_a_missing_library_is_named_with_the_way_to_install_it(
    name: str, needed: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, needed, None)
    monkeypatch.delitem(sys.modules, f"hanabi.envs.{name}", raising=False)
    with pytest.raises(ImportError, match=r"pip install 'hanabi\[envs\]'"):
        importlib.import_module(f"hanabi.envs.{name}")
