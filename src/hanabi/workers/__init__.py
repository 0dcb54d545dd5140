"""Worker processes: the frames of requests and replies, the worker's loop, and its owner's handles."""

import os


def count_cores() -> int:
    """The number of processor cores that this process may use."""
    allowed = getattr(os, "sched_getaffinity", None)
    return len(allowed(0)) if allowed else os.cpu_count() or 1
