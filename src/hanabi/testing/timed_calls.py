"""Function calls with a timeout."""

import threading
from collections.abc import Callable
from queue import Empty, SimpleQueue
from typing import Any, TypeVar

T = TypeVar("T")


class CallTimeout(Exception):
    """A call took too long."""


class TimedCalls:
    """Runs calls in a thread, one at a time; a call that takes too long is abandoned with its thread."""

    def __init__(self) -> None:
        self._calls: SimpleQueue[Callable[[], object]] | None = None
        self._answers: SimpleQueue[tuple[Any, Exception | None]] = SimpleQueue()

    def call(self, deed: Callable[[], T], seconds: float) -> T:
        """Return or raise what `deed` does; raise `CallTimeout` if it takes more than `seconds`."""
        if self._calls is None:
            self._start_thread()
        assert self._calls is not None
        self._calls.put(deed)
        try:
            answer, error = self._answers.get(timeout=seconds)
        except Empty:
            self._calls = None
            raise CallTimeout from None
        if error is not None:
            raise error
        return answer  # type: ignore[no-any-return]

    def _start_thread(self) -> None:
        calls, answers = SimpleQueue[Callable[[], object]](), SimpleQueue[tuple[Any, Exception | None]]()
        self._calls, self._answers = calls, answers
        threading.Thread(target=_run_calls, args=(calls, answers), daemon=True).start()


def _run_calls(
    calls: "SimpleQueue[Callable[[], object]]", answers: "SimpleQueue[tuple[Any, Exception | None]]"
) -> None:
    while True:
        try:
            answers.put((calls.get()(), None))
        except Exception as error:  # noqa: BLE001
            answers.put((None, error))
        except SystemExit as error:
            answers.put((None, RuntimeError(f"SystemExit: {error}")))
