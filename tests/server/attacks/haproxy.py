"""HAProxy before one node. BOTTEGA_BEHIND=haproxy puts it before all that is attacked."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from bottega.bench.nodes import free_port
from bottega.server.http import connection_limits
from tests.server.haproxy import CONFIG, HERE, haproxy

BEHIND: Final = os.environ.get("BOTTEGA_BEHIND") == "haproxy"
ADDRESS_CONNECTIONS: Final = 64  # connections of an address, as in the settings
TLS: Final = "#bind :443 ssl crt /etc/haproxy/bottega.pem"


def written() -> str:
    """The file as hosts have it, as patient as the nodes are; the one node is never taken out."""
    changes = {
        "timeout http-request 10s": f"timeout http-request {round(1000 * connection_limits.HEAD)}ms",
        "default-server check": "default-server",  # on a busy machine it may wait for PostgreSQL
    }
    text = CONFIG
    for kept, changed in changes.items():
        assert text.count(kept) == 1, kept
        text = text.replace(kept, changed)
    return text


@asynccontextmanager
async def shielded(
    node: int, connections: int = ADDRESS_CONNECTIONS, certificate: str = ""
) -> AsyncIterator[int]:
    """The port at which HAProxy listens for a node at this one; with a certificate, by TLS."""
    text, secure = written(), free_port()
    if certificate:
        text = text.replace(TLS, f"bind {HERE}:{secure} ssl crt {certificate}")
    async with haproxy([node, node], connections, text) as port:
        yield secure if certificate else port
