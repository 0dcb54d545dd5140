"""The worker's side: it answers requests one by one until its owner is gone.

This module imports little, so that workers start fast and stay small.
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
from hanabi.workers.failures import describe_failure
from hanabi.workers.frames import pack, read_frame, to_json

Handlers: TypeAlias = Mapping[str, Callable[[Any], Json]]
"""The function that answers each request, by the request's name."""
Pipes: TypeAlias = tuple[BinaryIO, BinaryIO]
"""The pipe that requests come from, and the pipe that replies go to."""
MAX_REQUEST_BYTES = 2**30
"""The largest request in bytes; owners send far less."""


def serve(handlers: Handlers, pipes: Pipes) -> NoReturn:
    """Answer the requests from `pipes` until the owner is gone, which ends the process."""
    requests, replies = pipes
    heard: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_listen, args=(requests, heard), daemon=True).start()
    _send(replies, to_json({"number": 0, "reply": os.getpid()}))
    while True:
        _send(replies, answer(handlers, heard.get()))


def answer(handlers: Handlers, request: str | bytes) -> str:
    """The reply to a request; if its handler raises, the reply is an error and the worker goes on."""
    asked = json.loads(request)
    number = asked["number"]
    try:
        return to_json({"number": number, "reply": handlers[asked["request"]](asked["body"])})
    except Exception as error:  # noqa: BLE001
        return to_json({"number": number, "error": describe_failure(error)})


def claim_pipes(kept: Collection[int] = ()) -> Pipes:
    """Take over the pipes to the owner, out of reach of `print`, `input` and a bot's child processes.

    Of all other file descriptors, only those in `kept` stay open. What bots print is discarded: it may name
    hidden cards, which do not belong in the owner's log.
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
    """Limit the memory of this process to `size` bytes, so that a greedy bot fails alone; 0 is no limit."""
    if size and sys.platform != "win32":
        import resource

        resource.setrlimit(resource.RLIMIT_DATA, (size, size))


def _listen(requests: BinaryIO, heard: "SimpleQueue[bytes]") -> None:
    """Queue requests, and end the process when the owner is gone, even while a bot is thinking."""
    while request := read_frame(requests, MAX_REQUEST_BYTES):
        heard.put(request)
    os._exit(0)


def _send(replies: BinaryIO, text: str) -> None:
    replies.write(pack(text))
    replies.flush()


def _close_all_but(kept: Collection[int]) -> None:
    """Close all files but the standard ones and `kept`: its owner may have passed on listening sockets."""
    if sys.platform != "win32":
        ends = (2, *sorted(kept), os.sysconf("SC_OPEN_MAX"))
        for before, after in pairwise(ends):
            os.closerange(before + 1, after)
