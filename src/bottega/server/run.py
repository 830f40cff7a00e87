"""Runs an application under uvicorn, with the settings its sockets need, until a signal ends it gently."""

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
from bottega.server.app import Beside, build
from bottega.server.errors import Unavailable
from bottega.server.gate.doors import Door, Doors, open_files
from bottega.server.gate.frames import FramedSocket
from bottega.server.gate.origin_and_limits import OriginAndLimits
from bottega.server.node import Node, real_node
from bottega.server.settings import Settings
from bottega.server.tidy import keep_tidy
from bottega.server.workers.analysts import analysing
from bottega.server.workers.workers import working

UNREAD: Final = 30_000  # milliseconds that bytes may lie unread before the kernel ends the connection
PING: Final = 20.0
GRACE: Final = 10
LAST_WORDS: Final = 0.05  # seconds in which the answers to the last commands leave

Drain = Callable[[], Awaitable[None]]
Ready = Callable[[str], None]

log = structlog.get_logger()


class Server(uvicorn.Server):
    """Stops in order: lets nobody in, finishes what was asked, sends everybody elsewhere with code 1012."""

    def __init__(self, config: uvicorn.Config, drain: Drain | None, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.drain: Final = drain
        self.ready: Final = ready

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Signals end the server, and not the process: there is more to put away after it."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, self.handle_exit, number, None)
        yield

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.ready()

    def stop(self) -> None:
        """End as a signal would."""
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
    """A server that is ready to `serve(sockets=[listen(settings)])`; it calls `ready` once it answers."""
    doors = Doors(settings)
    config = uvicorn.Config(
        app,
        http=cast(Any, partial(Door, doors)),
        ws=cast(Any, partial(FramedSocket, settings, doors, app.metrics.cut)),  # 54,000 idle ones in a GiB
        ws_per_message_deflate=False,  # it would cost more memory than all the rest of a socket
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
    """The listening socket. A peer that reads nothing is ended by the kernel, for nobody else can."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    # The protocol is named, or asyncio would not switch Nagle's delay off: forty milliseconds a move.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD)
    try:
        listening.bind((settings.host, settings.port))
    except OSError as error:
        listening.close()
        raise OSError(f"nobody can listen on {settings.host}:{settings.port}: {error.strerror}") from error
    listening.listen(2048)
    listening.setblocking(False)
    return listening


async def serve(
    settings: Settings, minds: int, ready: Ready = lambda _: None, listening: socket.socket | None = None
) -> None:
    """One node with its gate, and bots beside it if there are minds for them, until a signal comes.

    `ready` is called with the address to open in a browser, once the node answers there. A process that
    restarts this one may pass the socket, and keep it open between two runs.
    """
    open_files()
    listening = listening or listen(settings)  # before anything else: a port that is taken is said at once
    node = real_node(settings)
    beside: list[Beside] = [lambda _: asked_once(node)]
    if minds:
        beside += [lambda _: working(node, minds), lambda _: analysing(node)]
    app = build(node, beside)
    host, port = listening.getsockname()[:2]
    server = uvicorn_server(app, settings, node.drain, lambda: ready(address_here(settings, port)))
    host = f"[{host}]" if ":" in host else host
    log.info("opening", address=f"http://{host}:{port}", minds=minds, rules=RULES)
    node.dying.tells(server.stop)
    tidying = asyncio.create_task(keep_tidy(app))
    try:
        await server.serve(sockets=[listening])
    finally:
        tidying.cancel()
    log.info("closed")
    if node.has_died:
        sys.exit(1)  # whoever watches this process starts it again


def address_here(settings: Settings, port: int) -> str:
    """The address to open in a browser: the public one if it is set, else one that works on this machine."""
    if settings.origin:
        return settings.origin[0]
    here = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(settings.host, settings.host)
    return f"http://{f'[{here}]' if ':' in here and here[0] != '[' else here}:{port}"


@asynccontextmanager
async def asked_once(node: Node) -> AsyncIterator[None]:
    """Whoever starts a node that cannot take moves yet should read why."""
    try:
        await node.check()
    except Unavailable as error:
        log.warning("not_ready", error=str(error), mend="bottega host doctor")
    yield
