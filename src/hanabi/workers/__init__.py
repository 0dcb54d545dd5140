"""Processes that work for us: what they are asked, how they reply, and what becomes of those that fail."""

import os


def count_cores() -> int:
    """How many processor cores this process may use."""
    allowed = getattr(os, "sched_getaffinity", None)
    return len(allowed(0)) if allowed else os.cpu_count() or 1
