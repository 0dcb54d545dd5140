"""The worker's side: requests are answered one by one until the owner is gone.

A worker imports little, so that it starts fast and stays small.
"""

import json
import os
import sys
import threading
from collections.abc import Callable, Collection, Mapping
from functools import partial
from itertools import pairwise
from queue import SimpleQueue
from typing import Any, BinaryIO, NoReturn, TypeAlias

from hanabi.codec import Json
from hanabi.workers.failures import where_failed
from hanabi.workers.frames import compact, pack, read_frame

Handlers: TypeAlias = Mapping[str, Callable[[Any], Json]]
"""What answers each request, by its name."""
Pipes: TypeAlias = tuple[BinaryIO, BinaryIO]
"""Where requests come from, and where replies go."""
LARGEST_REQUEST = 2**30
"""In bytes; owners send far less."""


def serve(handlers: Handlers, pipes: Pipes) -> NoReturn:
    """Answer what comes through `pipes` until the owner is gone."""
    requests, replies = pipes
    heard: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_listen, args=(requests, heard), daemon=True).start()
    _send(replies, compact({"number": 0, "reply": os.getpid()}))
    while True:
        _send(replies, answer(handlers, heard.get()))


def answer(handlers: Handlers, request: str | bytes) -> str:
    """The reply to a request; whatever its handler raises is told in it, and is no reason to stop."""
    asked = json.loads(request)
    number = asked["number"]
    try:
        return compact({"number": number, "reply": handlers[asked["request"]](asked["body"])})
    except Exception as error:  # noqa: BLE001
        return compact({"number": number, "error": where_failed(error)})


def own_pipes(kept: Collection[int] = ()) -> Pipes:
    """The pipes to the owner, out of the reach of `print`, `input` and a bot's own children.

    Of all other files only those numbered in `kept` stay open. What bots print goes nowhere: it may name
    cards, and the owner's log is no place for them.
    """
    _close_all_but(kept)
    requests, replies = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nowhere = os.open(os.devnull, os.O_RDWR)
    for standard in (0, 1, 2):
        os.dup2(nowhere, standard)
    if sys.platform != "win32":
        for file in (requests.fileno(), replies.fileno()):
            os.register_at_fork(after_in_child=partial(os.close, file))
    return requests, replies


def limit_memory(size: int) -> None:
    """Let a bot that takes more than `size` bytes fail by itself, before the machine does; 0 is no limit."""
    if size and sys.platform != "win32":
        import resource

        resource.setrlimit(resource.RLIMIT_DATA, (size, size))


def _listen(requests: BinaryIO, heard: "SimpleQueue[bytes]") -> None:
    """Hear what is asked; end the process with its owner, even while a bot thinks."""
    while request := read_frame(requests, LARGEST_REQUEST):
        heard.put(request)
    os._exit(0)


def _send(replies: BinaryIO, text: str) -> None:
    replies.write(pack(text))
    replies.flush()


def _close_all_but(kept: Collection[int]) -> None:
    """Close every file but the standard ones and `kept`: an event loop may pass on listening sockets."""
    if sys.platform != "win32":
        ends = (2, *sorted(kept), os.sysconf("SC_OPEN_MAX"))
        for before, after in pairwise(ends):
            os.closerange(before + 1, after)
