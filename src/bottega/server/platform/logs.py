"""Logging: one line an event, as JSON or for people."""

from __future__ import annotations

import logging
import sys
from typing import Final

import structlog
from structlog.stdlib import ProcessorFormatter
from structlog.typing import Processor

# Every line of a request or socket has the values bound to it, such as its id.
BESIDE: Final[list[Processor]] = [
    structlog.contextvars.merge_contextvars,
    structlog.processors.add_log_level,
    structlog.processors.TimeStamper(fmt="iso", utc=True),
    structlog.processors.format_exc_info,
]


def configure_logs(form: str, level: str = "info") -> None:
    """Set up `json` or `console`. Libraries log warnings and errors only."""
    last: Processor
    if form == "console":
        last = structlog.dev.ConsoleRenderer()
    else:
        last = structlog.processors.JSONRenderer()
    structlog.configure(
        processors=[*BESIDE, last],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        cache_logger_on_first_use=True,
    )
    libraries = logging.StreamHandler(sys.stdout)
    libraries.setFormatter(
        ProcessorFormatter(
            foreign_pre_chain=[structlog.stdlib.add_logger_name, *BESIDE],
            processors=[ProcessorFormatter.remove_processors_meta, last],
        )
    )
    logging.basicConfig(level=logging.WARNING, handlers=[libraries])
