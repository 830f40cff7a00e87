"""OpenTelemetry spans of moves: a trace from the socket through the log to viewers on other nodes.

Spans have match and ply, never the move: a choice may be sealed.
"""

from __future__ import annotations

import asyncio
from contextlib import AbstractContextManager
from typing import Final

from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
from opentelemetry.sdk.resources import Resource
from opentelemetry.sdk.trace import TracerProvider
from opentelemetry.sdk.trace.export import BatchSpanProcessor
from opentelemetry.trace import Span, set_span_in_context
from opentelemetry.trace.propagation.tracecontext import TraceContextTextMapPropagator
from structlog.contextvars import get_contextvars

from bottega import __version__
from bottega.server.core.commands import Command, Denied, Reply, To
from bottega.server.core.store.rows import Entry
from bottega.server.core.traces import UNSEEN, Traces
from bottega.server.platform.ids import Id, id_text

PARENT: Final = "traceparent"


class Spans(Traces):
    """Spans of one node."""

    def __init__(self, provider: TracerProvider) -> None:
        self.provider: Final = provider
        self.tracer: Final = provider.get_tracer("bottega", __version__)
        self.carrier: Final = TraceContextTextMapPropagator()
        self.commands: Final[dict[tuple[Id, str], Span]] = {}  # commands without a reply, by key
        self.entries: Final[dict[tuple[Id, int], Span]] = {}  # entries being appended or published

    @classmethod
    def sent(cls) -> Spans:
        """OpenTelemetry's own variables say where to: OTEL_EXPORTER_OTLP_ENDPOINT and others."""
        provider = TracerProvider(resource=Resource.create({"service.name": "bottega"}))
        provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter()))
        return cls(provider)

    def asked(self, match: Id, command: Command, to: To) -> To:
        request = get_contextvars().get("request", "")
        span = self.tracer.start_span(
            type(command).__name__,
            attributes={"bottega.match": id_text(match), "bottega.request": request},
        )
        self.commands[match, command.key] = span

        def answered(reply: Reply) -> None:
            self.commands.pop((match, command.key), None)
            span.set_attribute("bottega.answer", reply.code if isinstance(reply, Denied) else "done")
            span.end()
            to(reply)

        return answered

    def appending(self, entry: Entry) -> None:
        asked = self.commands.get((entry.match, entry.key))
        context = set_span_in_context(asked) if asked is not None else None
        self.entries[entry.match, entry.ply] = self.tracer.start_span(
            "append", context=context, attributes=named(entry)
        )

    def appended(self, entry: Entry, first: bool) -> None:
        span = self.entries[entry.match, entry.ply]
        span.set_attribute("bottega.first", first)
        span.end()
        if not first:
            del self.entries[entry.match, entry.ply]

    def published(self, entry: Entry) -> str:
        written = self.entries.pop((entry.match, entry.ply))
        told: dict[str, str] = {}
        with self.tracer.start_as_current_span("publish", context=set_span_in_context(written)):
            self.carrier.inject(told)
        return told.get(PARENT, "")

    def heard(self, entry: Entry, trace: str) -> AbstractContextManager[object]:
        if not trace:
            return UNSEEN
        context = self.carrier.extract({PARENT: trace})
        return self.tracer.start_as_current_span("hear", context=context, attributes=named(entry))

    async def close(self) -> None:
        await asyncio.to_thread(self.provider.shutdown)  # it waits for the network


def named(entry: Entry) -> dict[str, str | int]:
    """The entry of a span."""
    return {"bottega.match": id_text(entry.match), "bottega.ply": entry.ply}
