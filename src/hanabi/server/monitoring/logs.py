"""Structured log lines, in which ids that give access to a room are replaced by fingerprints."""

import logging
import sys
from collections.abc import MutableMapping
from hashlib import sha256
from typing import Any

import structlog
from structlog.stdlib import ProcessorFormatter
from structlog.tracebacks import ExceptionDictTransformer
from structlog.typing import Processor

SECRET_KEYS = ("room", "game", "person")


def set_up_logs(level: int = logging.INFO) -> None:
    """Log one JSON object per line to standard error, including what libraries log."""
    steps: list[Processor] = [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        fingerprint_ids,
        # Local variables could contain decks and cookies.
        structlog.processors.ExceptionRenderer(ExceptionDictTransformer(show_locals=False)),
    ]
    structlog.configure(
        processors=[*steps, structlog.processors.JSONRenderer()],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    _catch_libraries(steps)


def _catch_libraries(steps: list[Processor]) -> None:
    """Send what libraries log through the same processors."""
    last = (ProcessorFormatter.remove_processors_meta, structlog.processors.JSONRenderer())
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(ProcessorFormatter(foreign_pre_chain=steps, processors=last))
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)


def fingerprint_ids(_: object, __: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Replace every id that works like a key by its fingerprint."""
    for key in SECRET_KEYS:
        if key in event:
            event[key] = fingerprint(str(event[key]))
    return event


def fingerprint(id: str) -> str:
    """Return what log lines call a room, a game or a person."""
    return sha256(id.encode()).hexdigest()[:8]
