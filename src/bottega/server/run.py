"""Runs the application under uvicorn until a signal, then shuts down gracefully."""

from __future__ import annotations

import asyncio
import signal
import socket
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from typing import Any, Final, cast

import structlog
import uvicorn

from bottega.compiled import RULES
from bottega.server.bots.analysts import analysing
from bottega.server.bots.workers import working
from bottega.server.http.app import Beside, build
from bottega.server.http.connection_limits import ConnectionLimits, LimitedConnection, open_files
from bottega.server.http.frame_limits import LimitedSocket
from bottega.server.http.gc_schedule import schedule_gc
from bottega.server.http.origin_and_limits import OriginAndLimits
from bottega.server.node import Node, real_node
from bottega.server.platform.errors import Unavailable
from bottega.server.platform.settings import Settings

UNREAD: Final = 30_000  # milliseconds after which the kernel closes a connection whose peer does not read
PING: Final = 20.0
GRACE: Final = 10
LAST_WORDS: Final = 0.05  # seconds for the replies to the last commands to leave

Drain = Callable[[], Awaitable[None]]
Ready = Callable[[str], None]

log = structlog.get_logger()


class Server(uvicorn.Server):
    """Shuts down in order: stop listening, finish commands, close sockets with code 1012."""

    def __init__(self, config: uvicorn.Config, drain: Drain | None, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.drain: Final = drain
        self.ready: Final = ready

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Signals stop the server and not the process, which then cleans up."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, self.handle_exit, number, None)
        yield

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.ready()

    def stop(self) -> None:
        """Stop as a signal would."""
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        if self.drain is not None and not self.force_exit:
            await self.drain()
            await asyncio.sleep(LAST_WORDS)
        await super().shutdown(sockets)


def uvicorn_server(
    app: OriginAndLimits,
    settings: Settings,
    drain: Drain | None = None,
    ready: Callable[[], None] = lambda: None,
) -> Server:
    """A server ready for `serve(sockets=[listen(settings)])`. It calls `ready` once it answers."""
    limits = ConnectionLimits(settings)
    config = uvicorn.Config(
        app,
        http=cast(Any, partial(LimitedConnection, limits)),
        ws=cast(Any, partial(LimitedSocket, settings, limits, app.metrics.cut)),  # 100,000 idle ones in a GiB
        ws_per_message_deflate=False,  # it would need more memory than all the rest of a socket
        ws_max_size=settings.frame,
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=list(settings.proxies),
        timeout_graceful_shutdown=GRACE,
    )
    return Server(config, drain, ready)


def listen(settings: Settings) -> socket.socket:
    """The listening socket. The kernel closes connections whose peer does not read."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    # Name the protocol, or asyncio leaves Nagle's algorithm on: 40 ms a move.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD)
    try:
        listening.bind((settings.host, settings.port))
    except OSError as error:
        listening.close()
        raise OSError(f"no server can listen on {settings.host}:{settings.port}: {error.strerror}") from error
    listening.listen(2048)
    listening.setblocking(False)
    return listening


async def serve(
    settings: Settings,
    bot_processes: int,
    ready: Ready = lambda _: None,
    listening: socket.socket | None = None,
) -> None:
    """Serve one node until a signal, with bots if they have processes.

    `ready` is called with the address to open in a browser, once the node answers there. A process that
    restarts this one may pass the socket, and keep it open between runs.
    """
    open_files()
    listening = listening or listen(settings)  # first of all: report a port in use at once
    node = real_node(settings)
    beside: list[Beside] = [lambda _: asked_once(node)]
    if bot_processes:
        beside += [lambda _: working(node, bot_processes), lambda _: analysing(node)]
    app = build(node, beside)
    host, port = listening.getsockname()[:2]
    server = uvicorn_server(app, settings, node.drain, lambda: ready(address_here(settings, port)))
    log.info("opening", address=f"http://{bracketed(host)}:{port}", bot_processes=bot_processes, rules=RULES)
    node.dying.tells(server.stop)
    schedule = asyncio.create_task(schedule_gc(app))
    try:
        await server.serve(sockets=[listening])
    finally:
        schedule.cancel()
    log.info("closed")
    if node.has_died:
        sys.exit(1)  # the supervisor restarts this process


def address_here(settings: Settings, port: int) -> str:
    """The address to open in a browser: the public one if set, else one for this machine."""
    if settings.origin:
        return settings.origin[0]
    here = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(settings.host, settings.host)
    return f"http://{bracketed(here)}:{port}"


def bracketed(host: str) -> str:
    """A host as it stands in an address: an IPv6 one has brackets."""
    return f"[{host}]" if ":" in host and host[0] != "[" else host


@asynccontextmanager
async def asked_once(node: Node) -> AsyncIterator[None]:
    """Log at the start why a node cannot take moves yet."""
    try:
        node.check()
    except Unavailable as error:
        log.warning("not_ready", error=str(error), mend="bottega host doctor")
    yield
