"""One move, seen from the socket through the log and NATS to the other node."""

from __future__ import annotations

import gzip
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest
from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest

from bottega.server.core.spans import Spans
from tests.server.serving import Browser, entered, real_server

pytestmark = pytest.mark.anyio


class Collector(ThreadingHTTPServer):
    """Keeps the spans that it is sent, as a collector of OpenTelemetry is."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Taking)
        self.spans: list[Any] = []


class Taking(BaseHTTPRequestHandler):
    server: Collector

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        if self.headers.get("content-encoding") == "gzip":
            body = gzip.decompress(body)
        sent = ExportTraceServiceRequest.FromString(body)
        for resource in sent.resource_spans:
            for scope in resource.scope_spans:
                self.server.spans += scope.spans
        self.send_response(200)
        self.end_headers()

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture
def collector(monkeypatch: pytest.MonkeyPatch) -> Iterator[Collector]:
    made = Collector()
    thread = threading.Thread(target=made.serve_forever)
    thread.start()
    monkeypatch.setenv("OTEL_EXPORTER_OTLP_ENDPOINT", f"http://127.0.0.1:{made.server_port}")
    yield made
    made.shutdown()
    thread.join()
    made.server_close()


async def sit_down(anna: Browser, bruno: Browser) -> dict[str, Any]:
    seats = [{"is": "me", "name": "Anna"}, {"is": "open"}]
    opened = await anna.ask("POST", "/api/tables", {"game": "codex", "seats": seats}, 201)
    table = opened["table"]["table"]
    await bruno.ask("POST", f"/api/tables/{table}/sit", {"name": "B", "link": opened["links"]["seats"]["1"]})
    started: dict[str, Any] = await anna.ask("POST", f"/api/tables/{table}/start")
    return started


async def test_a_move_is_one_trace_from_the_socket_to_the_other_node(
    database: str, prefix: str, collector: Collector
) -> None:
    async with (
        real_server(database, prefix, traces=True) as one,
        real_server(database, prefix, traces=True) as other,
        entered(one, "Anna") as (anna,),
        entered(other, "Bruno") as (bruno,),
    ):
        table = await sit_down(anna, bruno)
        async with anna.socket(**{"x-request-id": "move-1"}) as here, bruno.socket() as there:
            for socket in (here, there):
                await socket.send(**{"is": "watch"}, table=table["table"])
                await socket.until("update")
            said = {"match": table["match"], "seat": 0, "ply": 0, "text": "start front", "key": "k"}
            await here.send(**{"is": "say"}, **said)
            await here.until("said")
            await there.until("update", lambda update: update["ply"] == 1)
    spans = {span.name: span for span in collector.spans}  # sent, since both nodes are closed
    ways = ["SayMove", "append", "publish", "hear"]
    assert [name for name in ways if name in spans] == ways
    assert len({spans[name].trace_id for name in ways}) == 1
    assert [spans[name].parent_span_id for name in ways] == [
        b"",
        *[spans[name].span_id for name in ways[:-1]],
    ]
    named = {one.key: one.value.string_value for one in spans["SayMove"].attributes}
    assert (named["bottega.match"], named["bottega.request"]) == (table["match"], "move-1")
    assert b"start front" not in b"".join(span.SerializeToString() for span in collector.spans)


async def test_nobody_looks_unless_it_is_asked_for(database: str, prefix: str) -> None:
    async with real_server(database, prefix) as server:
        assert not isinstance(server.node.matches.traces, Spans)
