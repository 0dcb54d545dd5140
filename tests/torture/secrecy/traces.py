"""What a server leaves behind apart from messages: log lines and metrics, except times and memory."""

import io
from collections.abc import Iterator
from contextlib import contextmanager

import structlog
from prometheus_client import REGISTRY
from prometheus_client.parser import text_string_to_metric_families

from hanabi.server.monitoring.logs import set_up_logs

SOCKETS = "hanabi_connections"
"""When a closed socket is noticed is up to the network."""
CLOCKED = ("_sum", "_bucket", "_created")
"""How the names of samples end that say how long something took, or when it began."""


@contextmanager
def logged() -> Iterator[io.StringIO]:
    """Log lines as the server writes them, without their times."""
    kept, lines = structlog.get_config(), io.StringIO()
    set_up_logs()
    processors = [
        each
        for each in structlog.get_config()["processors"]
        if not isinstance(each, structlog.processors.TimeStamper)
    ]
    structlog.configure(
        processors=processors,
        logger_factory=structlog.PrintLoggerFactory(lines),
        cache_logger_on_first_use=False,
    )
    try:
        yield lines
    finally:
        structlog.configure(**kept)


def counted(text: str) -> dict[str, float]:
    """The samples of our own metrics in what `/metrics` answers."""
    families = (family for family in text_string_to_metric_families(text) if _is_ours(family.name))
    samples = (sample for family in families for sample in family.samples)
    return {f"{s.name}{s.labels}": s.value for s in samples if not s.name.endswith(CLOCKED)}


def counted_here() -> dict[str, float]:
    """The same samples of this process, without the text between."""
    families = (family for family in REGISTRY.collect() if _is_ours(family.name))
    samples = (sample for family in families for sample in family.samples)
    return {f"{s.name}{s.labels}": s.value for s in samples if not s.name.endswith(CLOCKED)}


def grown(before: dict[str, float], after: dict[str, float]) -> str:
    """What was counted in between."""
    changes = {name: value - before.get(name, 0) for name, value in after.items()}
    return "\n".join(f"{name} {change}" for name, change in sorted(changes.items()) if change)


def _is_ours(name: str) -> bool:
    return name.startswith("hanabi") and name != SOCKETS
