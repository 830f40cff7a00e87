"""How the server logs: one line an event, for machines or for eyes, whoever says it."""

from __future__ import annotations

import logging
import sys
from typing import Final

import structlog
from structlog.stdlib import ProcessorFormatter
from structlog.typing import Processor

# What was bound for a request or a socket is in every line that comes of it: its id.
BESIDE: Final[list[Processor]] = [
    structlog.contextvars.merge_contextvars,
    structlog.processors.add_log_level,
    structlog.processors.TimeStamper(fmt="iso", utc=True),
    structlog.processors.format_exc_info,
]


def configure_logs(form: str, level: str = "info") -> None:
    """`json` for machines, `console` for eyes. What libraries log below a warning is left out."""
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
