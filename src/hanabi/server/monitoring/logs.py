"""Structured log lines, in which ids that give access to a room are replaced by fingerprints.

Programs read a JSON object per line. A person at a terminal reads plain lines, about problems only.
"""

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


def set_up_logs() -> None:
    """Log to standard error, including what libraries log: JSON, or lines for a person at a terminal."""
    steps, renderer, level = _for_people() if sys.stderr.isatty() else _for_programs()
    structlog.configure(
        processors=[structlog.processors.add_log_level, fingerprint_ids, *steps, renderer],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    _catch_libraries([structlog.processors.add_log_level, fingerprint_ids, *steps], renderer)


def _for_programs() -> tuple[list[Processor], Processor, int]:
    """The processors, the renderer and the level of logs that programs read."""
    # Local variables could contain decks and cookies.
    exceptions = structlog.processors.ExceptionRenderer(ExceptionDictTransformer(show_locals=False))
    stamp = structlog.processors.TimeStamper(fmt="iso", utc=True)
    return [stamp, exceptions], structlog.processors.JSONRenderer(), logging.INFO


def _for_people() -> tuple[list[Processor], Processor, int]:
    """The processors, the renderer and the level of logs that a person reads."""
    stamp = structlog.processors.TimeStamper(fmt="%H:%M:%S", utc=False)
    plain = structlog.dev.ConsoleRenderer(colors=False, exception_formatter=structlog.dev.plain_traceback)
    return [stamp], plain, logging.WARNING


def _catch_libraries(steps: list[Processor], renderer: Processor) -> None:
    """Send what libraries log through the same processors."""
    last = (ProcessorFormatter.remove_processors_meta, renderer)
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
