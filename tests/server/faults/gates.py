"""Two nodes as real processes, each with its own ways to PostgreSQL and NATS."""

from __future__ import annotations

import asyncio
import os
import secrets
import signal
import sys
from pathlib import Path
from typing import Final

import httpx

from bottega.bench.nodes import free_port
from tests.patience import PATIENCE
from tests.server.faults.engines import SHARDS, Nats, Postgres
from tests.server.faults.processes import Child
from tests.server.faults.proxy import Proxy

SERVE: Final = [sys.executable, "-m", "bottega.cli", "serve", "--bots", "2"]
LIMITS: Final = {  # all players come from one address
    "BOTTEGA_SOCKETS": "100000",
    "BOTTEGA_REQUESTS": "10000000",
    "BOTTEGA_OPENS": "10000000",
    "BOTTEGA_SHOWS": "10000000",
    "BOTTEGA_SWEEP": "1.0",
    "BOTTEGA_PATIENCE": "3.0",
}


class Gate:
    """One node. It knows the engines only by the proxies' addresses."""

    def __init__(
        self, number: int, postgres: Postgres, nats: Nats, secret: str, package: Path, logs: Path
    ) -> None:
        self.number: Final = number
        self.port: Final = free_port()
        self.url: Final = f"http://127.0.0.1:{self.port}"
        self.engine: Final = postgres
        self.secret: Final = secret
        self.package: Final = package  # the folder that the server's code lies in
        self.log: Final = logs / f"node-{number}.log"
        self.to_postgres: Final = Proxy(postgres.port)
        self.to_nats: Final = Proxy(nats.port)
        self.child: Child | None = None

    async def open(self) -> None:
        """Lay the ways, and start."""
        await self.to_postgres.open()
        await self.to_nats.open()
        databases = " ".join(self.engine.url(shard, self.to_postgres.port) for shard in SHARDS)
        settings = LIMITS | {
            "BOTTEGA_DATABASES": databases,
            "BOTTEGA_NATS": f"nats://127.0.0.1:{self.to_nats.port}",
            "BOTTEGA_SECRET": self.secret,
            "BOTTEGA_PORT": str(self.port),
            "PYTHONPATH": os.pathsep.join([str(self.package), *filter(None, [os.environ.get("PYTHONPATH")])]),
        }
        self.child = Child(SERVE, self.log, settings)
        await self.start()

    async def start(self) -> None:
        """Run, and wait until it takes moves."""
        assert self.child is not None
        await self.child.start()
        assert await self.is_ready(), f"a node does not start: see {self.log}"

    async def is_ready(self) -> bool:
        """Wait until the node takes moves; whether it did in time."""
        assert self.child is not None
        end = asyncio.get_running_loop().time() + PATIENCE
        async with httpx.AsyncClient(base_url=self.url) as http:
            while asyncio.get_running_loop().time() < end:
                if not self.child.running:  # it gave up before its engines were there: a host starts it again
                    await self.child.start()
                try:
                    if (await http.get("/ready")).is_success:
                        return True
                except httpx.TransportError:
                    pass
                await asyncio.sleep(0.1)
        return False

    async def kill(self) -> None:
        """Kill -9."""
        if self.child is not None:
            await self.child.end(signal.SIGKILL)

    async def close(self) -> None:
        """End gently, and take the ways up."""
        if self.child is not None:
            await self.child.end(signal.SIGTERM)
        await self.to_postgres.close()
        await self.to_nats.close()


def two_gates(postgres: Postgres, nats: Nats, package: Path, logs: Path) -> list[Gate]:
    """Both nodes of the house."""
    secret = secrets.token_urlsafe(32)
    return [Gate(number, postgres, nats, secret, package, logs) for number in range(2)]
