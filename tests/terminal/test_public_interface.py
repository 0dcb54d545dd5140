"""The full screen uses and overrides only what Textual makes public."""

import ast
from collections.abc import Iterator
from pathlib import Path

from textual.app import App
from textual.screen import Screen
from textual.widget import Widget

import hanabi.tui


def names(tree: ast.AST) -> Iterator[str]:
    """The attributes that a module reads, sets or defines."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute):
            yield node.attr
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node.name


def test_no_screen_touches_a_private_attribute_of_textual() -> None:
    objects: list[object] = [App(), Screen(), Widget()]
    attributes = {name for each in objects for name in (*dir(type(each)), *vars(each))}
    private = {name for name in attributes if name.startswith("_") and not name.startswith("__")}
    assert {"_handle_exception", "_exit_renderables"} <= private
    for file in Path(hanabi.tui.__path__[0]).glob("*.py"):
        used = private.intersection(names(ast.parse(file.read_text())))
        assert used == set(), file.name
