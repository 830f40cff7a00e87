"""Two nodes as real processes, each on a host, with its own ways to PostgreSQL and NATS."""

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
from tests.server.faults.deployed import node_settings
from tests.server.faults.engines import DATABASE, Nats
from tests.server.faults.hosts import HERE, Host
from tests.server.faults.pair import Pair
from tests.server.faults.processes import Child
from tests.server.faults.proxy import Proxy

SERVE: Final = [sys.executable, "-m", "bottega.cli", "serve", "--bot-processes", "2"]
LIMITS: Final = {  # all players come from one address
    "BOTTEGA_SOCKETS": "100000",
    "BOTTEGA_REQUESTS": "10000000",
    "BOTTEGA_OPENS": "10000000",
    "BOTTEGA_SHOWS": "10000000",
    "BOTTEGA_CHECKS": "10000000",
    "BOTTEGA_BOT_MATCHES_HERE": "10000000",
}
FAKETIME: Final = next(Path("/usr/lib").glob("*/faketime/libfaketimeMT.so.1"), None)


class WebNode:
    """One node, by deploy/bottega.env. It knows the engines only by the proxies' addresses."""

    def __init__(
        self, number: int, host: Host, postgres: Pair, nats: Nats, secret: str, package: Path, logs: Path
    ) -> None:
        self.number: Final = number
        self.host: Final = host
        self.port: Final = free_port()
        self.url: Final = f"http://{host.address}:{self.port}"
        self.secret: Final = secret
        self.package: Final = package  # the folder that the server's code lies in
        self.log: Final = logs / f"node-{number}.log"
        self.to_postgres: Final = [Proxy(one.port, one.host.address, HERE) for one in postgres.both]
        self.to_nats: Final = [Proxy(port, here=HERE) for port in nats.ports]
        self.clock: Final = package / f"clock-{number}"  # what the node's clock is ahead
        self.child: Child | None = None

    async def open(self) -> None:
        """Lay the ways, and start."""
        for way in (*self.to_postgres, *self.to_nats):
            await way.open()
        deployed = node_settings(
            [f"{HERE}:{way.port}" for way in self.to_postgres],
            DATABASE,
            [f"{HERE}:{way.port}" for way in self.to_nats],
        )
        own = {
            "BOTTEGA_HOST": self.host.address,
            "BOTTEGA_ORIGIN": "",
            "BOTTEGA_JOURNAL": "",
            "BOTTEGA_PROXIES": HERE,
            "BOTTEGA_SECRET": self.secret,
            "BOTTEGA_PORT": str(self.port),
            "PYTHONPATH": os.pathsep.join([str(self.package), *filter(None, [os.environ.get("PYTHONPATH")])]),
        }
        if FAKETIME:
            self.set_clock(0)
            own |= {
                "LD_PRELOAD": str(FAKETIME),
                "FAKETIME_TIMESTAMP_FILE": str(self.clock),
                "FAKETIME_CACHE_DURATION": "1",
                "FAKETIME_DONT_FAKE_MONOTONIC": "1",
            }
        self.child = Child([*self.host.inside, *SERVE], self.log, deployed | LIMITS | own)
        await self.start()

    def set_clock(self, ahead: int) -> None:
        """Its clock goes so many seconds ahead of the machine's."""
        self.clock.write_text(f"{ahead:+d}\n")

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
        for way in (*self.to_postgres, *self.to_nats):
            await way.close()


def two_web_nodes(hosts: list[Host], postgres: Pair, nats: Nats, package: Path, logs: Path) -> list[WebNode]:
    """Both nodes of the site."""
    secret = secrets.token_urlsafe(32)
    return [WebNode(number, host, postgres, nats, secret, package, logs) for number, host in enumerate(hosts)]
