"""Nodes as processes: `bottega serve`, with limits that let one address play for thousands."""

from __future__ import annotations

import asyncio
import http.client
import os
import secrets
import signal
import socket
import sys
import tempfile
from asyncio.subprocess import DEVNULL, STDOUT, Process
from collections.abc import AsyncIterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Final

from bottega.bench.machine import cpu_seconds, resident_bytes
from bottega.kit.errors import BottegaError
from bottega.server.platform.settings import PREFIX

MANY: Final = "1000000000"
LIMITS: Final = ("sockets", "says", "burst", "requests", "checks", "opens", "watched", "shows")
PATIENCE: Final = 300.0  # seconds until a node must be ready: a busy machine starts it slowly
GRACE: Final = 15.0


class NodeProcess:
    """One node that can be restarted; it never outlives `end`."""

    def __init__(
        self,
        environment: dict[str, str],
        folder: Path,
        bare: tuple[str, ...] = (),
        flags: tuple[str, ...] = ("--bot-processes", "0"),
    ) -> None:
        self.port: Final = free_port()
        self.environment: Final = environment | {f"{PREFIX}PORT": str(self.port)}
        real = ("bottega.cli", "serve", *flags)
        self.command: Final = ("bottega.bench.bare_node", str(self.port), *bare) if bare else real
        self.log: Final = folder / f"node-{self.port}.log"
        self.process: Process | None = None

    @property
    def pid(self) -> int:
        """Its process."""
        assert self.process is not None
        return self.process.pid

    def cpu(self) -> float:
        """Its CPU seconds until now."""
        return cpu_seconds(self.pid)

    def resident(self) -> int:
        """Its memory now."""
        return resident_bytes(self.pid)

    async def start(self) -> None:
        """Run it, and wait until it can take moves."""
        with self.log.open("ab") as log:
            self.process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-P", "-m", *self.command),
                stdin=DEVNULL,
                stdout=log,
                stderr=STDOUT,
                env=self.environment,
            )
        end = asyncio.get_running_loop().time() + PATIENCE
        while not await asyncio.to_thread(is_ready, self.port):
            if self.process.returncode is not None or asyncio.get_running_loop().time() > end:
                raise BottegaError(f"a node did not start:\n{self.last_words()}")
            await asyncio.sleep(0.1)

    async def end(self) -> None:
        """Stop it as a host would; kill it if that takes long."""
        process, self.process = self.process, None
        if process is None:
            return
        for number in (signal.SIGTERM, signal.SIGKILL):
            with suppress(ProcessLookupError):
                process.send_signal(number)
            with suppress(TimeoutError):
                await asyncio.wait_for(process.wait(), GRACE)
                return

    async def restart(self) -> None:
        """A new process with nothing in its memory."""
        await self.end()
        await self.start()

    def last_words(self) -> str:
        """The end of its log."""
        return self.log.read_text(errors="replace")[-2000:]


@asynccontextmanager
async def nodes(
    count: int, database: str, nats: str, prefix: str, root: Path, more: Mapping[str, str] | None = None
) -> AsyncIterator[list[NodeProcess]]:
    """So many nodes of one server, run from the package at a path, with more settings if needed."""
    settings = {"database": database, "nats": nats, "prefix": prefix, "secret": secrets.token_hex(32)}
    settings |= dict.fromkeys(LIMITS, MANY) | dict(more or {})
    named = {PREFIX + name.upper(): value for name, value in settings.items()}
    with tempfile.TemporaryDirectory() as folder:
        made = [NodeProcess(environment(root) | named, Path(folder)) for _ in range(count)]
        async with running(made):
            yield made


@asynccontextmanager
async def bare_node(
    database: str, nats: str, prefix: str, root: Path, size: int
) -> AsyncIterator[NodeProcess]:
    """The bare stack as a process, with updates of this size."""
    with tempfile.TemporaryDirectory() as folder:
        node = NodeProcess(environment(root), Path(folder), (database, nats, prefix, str(size)))
        async with running([node]):
            yield node


def environment(root: Path) -> dict[str, str]:
    """Nothing of this process's own settings, and the package that lies there."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(PREFIX)}
    return kept | {"PYTHONPATH": str(root)}


@asynccontextmanager
async def running(made: list[NodeProcess]) -> AsyncIterator[None]:
    """They run meanwhile; what goes wrong is told with what they said."""
    async with AsyncExitStack() as stack:
        for node in made:
            stack.push_async_callback(node.end)
        await asyncio.gather(*[node.start() for node in made])
        try:
            yield
        except Exception as error:
            said = "\n".join(node.last_words() for node in made)
            raise BottegaError(f"{error!r}; the nodes said:\n{said}") from error


def is_ready(port: int) -> bool:
    """Whether a node on this machine says that it can take moves."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=5)
    try:
        connection.request("GET", "/ready")
        return connection.getresponse().status == 200
    except (OSError, http.client.HTTPException):
        return False
    finally:
        connection.close()


def free_port() -> int:
    """A port of this machine that nobody listens on."""
    with socket.socket() as asked:
        asked.bind(("127.0.0.1", 0))
        port: int = asked.getsockname()[1]
    return port
