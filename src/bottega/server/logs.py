"""How the server logs: one line an event, for machines or for eyes."""

from __future__ import annotations

import logging

import structlog


def configure_logs(form: str) -> None:
    """`json` for machines, `console` for eyes. What libraries log below a warning is left out."""
    last: structlog.typing.Processor
    if form == "console":
        last = structlog.dev.ConsoleRenderer()
    else:
        last = structlog.processors.JSONRenderer()
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            last,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        cache_logger_on_first_use=True,
    )
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s %(message)s")
