"""Runs workers in their own process until a signal."""

from __future__ import annotations

import asyncio
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import structlog
from prometheus_client import start_http_server

from bottega.server.bots.analysts import analysing
from bottega.server.bots.workers import working
from bottega.server.node import real_node
from bottega.server.parts import open_patiently
from bottega.server.platform.errors import Refused
from bottega.server.platform.metrics import Metrics
from bottega.server.platform.settings import Settings

log = structlog.get_logger()


async def serve_bots(settings: Settings, bot_processes: int, metrics: str | None = None) -> None:
    """Run workers on a node without HTTP."""
    told = asyncio.Event()
    node = real_node(settings)
    with counters(node.metrics, metrics):
        await open_patiently(node)
        for number in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(number, told.set)
        node.dying.tells(told.set)
        try:
            async with working(node, bot_processes), analysing(node):
                log.info("working", bots=node.bots, bot_processes=bot_processes)
                await told.wait()
        finally:
            await node.close()
    log.info("closed")
    if node.has_died:
        sys.exit(1)


@contextmanager
def counters(metrics: Metrics, at: str | None) -> Iterator[None]:
    """Serve the metrics."""
    if at is None:
        yield
        return
    host, colon, port = at.rpartition(":")
    if not colon or not port.isdigit():
        raise Refused("no_such_address", at)
    server, thread = start_http_server(int(port), host, metrics.registry)
    try:
        yield
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
