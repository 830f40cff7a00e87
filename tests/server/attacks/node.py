"""A node as a host runs it, in a process of its own, with the limits that come with it."""

from __future__ import annotations

import asyncio
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final, cast

from bottega.bench.machine import resident_bytes
from bottega.bench.nodes import free_port, is_ready
from tests.server.attacks.haproxy import ADDRESS_CONNECTIONS, BEHIND, shielded
from tests.server.engines import NATS
from tests.server.faults.processes import Child
from tests.server.haproxy import HERE
from tests.server.nodes import SECRET
from tests.server.serving import Browser, Server, fresh_server

PATIENCE: Final = 300.0  # seconds a node may take to start on a busy machine
FEW_FILES: Final = 1024  # what a process is given where nobody thought of it


class Target:
    """What is attacked, and at which port."""

    def __init__(self, child: Child, port: int) -> None:
        self.child: Final = child
        self.port: Final = port
        self.place: Final = cast(Server, SimpleNamespace(url=f"http://127.0.0.1:{port}", port=port))

    def resident(self) -> int:
        """Bytes of memory it has now."""
        assert self.child.process is not None
        return resident_bytes(self.child.process.pid)

    def log(self) -> str:
        """What it said until now."""
        return self.child.log.read_text()

    @asynccontextmanager
    async def guest(self, address: str) -> AsyncIterator[Browser]:
        """Somebody honest."""
        async with Browser(self.place, address) as browser:
            browser.http.timeout = PATIENCE
            yield await browser.enter("Anna")


@asynccontextmanager
async def target(database: str, prefix: str, folder: Path, **settings: str) -> AsyncIterator[Target]:
    """A node on the real engines, with few files and nothing else changed but what is said here."""
    port = free_port()
    given: dict[str, Any] = {
        "database": database,
        "nats": NATS,
        "prefix": prefix,
        "secret": SECRET,
        "port": str(port),
        "patience": "60",  # seconds; what is measured is the node, and not a machine that is busy elsewhere
        "opens": "1000",  # one honest player sits down at many tables
    }
    environment = {f"BOTTEGA_{name.upper()}": value for name, value in (given | settings).items()}
    serve = [sys.executable, "-m", "bottega.cli", "serve", "--bot-processes", "0"]
    narrow = ["sh", "-c", f'ulimit -n {FEW_FILES} && exec "$@"', "sh", *serve]
    child = Child(narrow, folder / "node.log", environment)
    await child.start()
    try:
        await opened(child, port)
        async with reached(port) as way:
            yield Target(child, way)
    finally:
        await child.end(signal.SIGTERM)


@asynccontextmanager
async def attacked(**settings: Any) -> AsyncIterator[Server]:
    """A server in this process, where a test can change the patience of its connections."""
    if BEHIND:
        settings["proxies"] = (HERE,)
    async with (
        fresh_server(**settings) as server,
        reached(server.port, server.node.settings.address_connections) as way,
    ):
        server.port, server.url = way, f"http://127.0.0.1:{way}"
        yield server


@asynccontextmanager
async def reached(port: int, connections: int = ADDRESS_CONNECTIONS) -> AsyncIterator[int]:
    """The port at which a node is attacked: its own, or that of the proxy before it."""
    if BEHIND:
        async with shielded(port, connections) as way:
            yield way
    else:
        yield port


async def opened(child: Child, port: int) -> None:
    """Wait until it takes moves."""
    end = asyncio.get_running_loop().time() + PATIENCE
    while not await asyncio.to_thread(is_ready, port):
        assert child.running, child.log.read_text()
        assert asyncio.get_running_loop().time() < end, "it does not start"
        await asyncio.sleep(0.1)
