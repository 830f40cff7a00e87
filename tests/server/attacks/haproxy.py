"""HAProxy by deploy/haproxy.cfg. BOTTEGA_BEHIND=haproxy puts it before all that is attacked."""

from __future__ import annotations

import asyncio
import os
import signal
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from bottega.bench.nodes import free_port
from bottega.server.gate import doors as gate
from tests.server.faults.processes import ROOT, Child

BEHIND: Final = os.environ.get("BOTTEGA_BEHIND") == "haproxy"
CONFIG: Final = ROOT / "deploy" / "haproxy.cfg"
HERE: Final = "127.0.0.1"  # where it comes from, and the one whom nodes believe
DOORS: Final = 64  # connections of an address, as in the settings
WAIT: Final = 60.0  # seconds it may take to listen, on a busy machine


TLS: Final = "#bind :443 ssl crt /etc/haproxy/bottega.pem"


def written() -> str:
    """The file as hosts have it, as patient as the nodes are; the one node is never taken out."""
    changes = {
        "timeout http-request 10s": f"timeout http-request {round(1000 * gate.HEAD)}ms",
        "default-server check": "default-server",  # on a busy machine it may wait for PostgreSQL
    }
    text = CONFIG.read_text()
    for kept, changed in changes.items():
        assert text.count(kept) == 1, kept
        text = text.replace(kept, changed)
    return text


@asynccontextmanager
async def haproxy(node: int, doors: int = DOORS, certificate: str = "") -> AsyncIterator[int]:
    """The port at which HAProxy listens for a node at this one; with a certificate, by TLS."""
    plain, secure = free_port(), free_port()
    text = written()
    if certificate:
        text = text.replace(TLS, f"bind {HERE}:{secure} ssl crt {certificate}")
    nodes = {"NODE_1": f"{HERE}:{node}", "NODE_2": f"{HERE}:{node}"}
    named = {"PEOPLE": f"{HERE}:{plain}", "DOORS": str(doors), **nodes}
    with tempfile.TemporaryDirectory() as name:
        config = Path(name) / "haproxy.cfg"
        config.write_text(text)
        child = Child(["haproxy", "-db", "-f", str(config)], Path(name) / "log", named)
        await child.start()
        try:
            port = secure if certificate else plain
            await asyncio.wait_for(listening(child, port), WAIT)
            yield port
        finally:
            await child.end(signal.SIGTERM)


async def listening(child: Child, port: int) -> None:
    """Wait until it lets somebody in."""
    while True:
        assert child.running, child.log.read_text()
        try:
            _, writer = await asyncio.open_connection(HERE, port)
        except OSError:
            await asyncio.sleep(0.05)
        else:
            writer.close()
            await writer.wait_closed()
            return
