"""Waiting for an answer, but not for ever."""

import threading
from collections.abc import Callable
from queue import Empty, SimpleQueue
from typing import Any, TypeVar

T = TypeVar("T")


class Late(Exception):
    """An answer took longer than the patience lasts."""


class Patience:
    """Runs calls on a thread of its own, one at a time; a call that takes too long is left behind there."""

    def __init__(self) -> None:
        self._calls: SimpleQueue[Callable[[], object]] | None = None
        self._answers: SimpleQueue[tuple[Any, Exception | None]] = SimpleQueue()

    def call(self, deed: Callable[[], T], seconds: float) -> T:
        """What a call returns or raises, if it does so within so many seconds."""
        if self._calls is None:
            self._begin()
        assert self._calls is not None
        self._calls.put(deed)
        try:
            answer, error = self._answers.get(timeout=seconds)
        except Empty:
            self._calls = None
            raise Late from None
        if error is not None:
            raise error
        return answer  # type: ignore[no-any-return]

    def _begin(self) -> None:
        calls, answers = SimpleQueue[Callable[[], object]](), SimpleQueue[tuple[Any, Exception | None]]()
        self._calls, self._answers = calls, answers
        threading.Thread(target=_answer, args=(calls, answers), daemon=True).start()


def _answer(
    calls: "SimpleQueue[Callable[[], object]]", answers: "SimpleQueue[tuple[Any, Exception | None]]"
) -> None:
    while True:
        try:
            answers.put((calls.get()(), None))
        except Exception as error:  # noqa: BLE001
            answers.put((None, error))
        except SystemExit as error:
            answers.put((None, RuntimeError(f"SystemExit: {error}")))
