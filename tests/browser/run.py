"""`python -m tests.browser.run [play …]`: browsers play whole matches on a server of their own.

PICTURES names a folder that pictures are put into.
"""

from __future__ import annotations

import asyncio
import os
import socket
import sys
import time
from pathlib import Path
from typing import Final
from urllib.error import URLError
from urllib.request import urlopen

from bottega.server.bus.nats import NatsBus
from tests.server.engines import NATS, empty_database, fresh_name

HERE: Final = Path(__file__).parent
PATIENCE: Final = 60.0
PLAYS: Final = ["codex", "leonardo", "inventors", "workshop", "solitaire", "people", "prompt"]


def free_port() -> int:
    """A port nobody listens on."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port: int = taken.getsockname()[1]
        return port


async def main() -> int:
    """The worst of what the plays came to."""
    async with empty_database() as database:
        port, prefix = free_port(), fresh_name()
        environment = os.environ | {
            "BOTTEGA_DATABASES": database,
            "BOTTEGA_NATS": NATS,
            "BOTTEGA_PREFIX": prefix,
            "BOTTEGA_SECRET": "a secret that is long enough to be one",
            "BOTTEGA_LOG": "console",
            "BOTTEGA_REQUESTS": "100000",
        }
        bottega = str(Path(sys.executable).parent / "bottega")
        migrated = await asyncio.create_subprocess_exec(bottega, "migrate", env=environment)
        if await migrated.wait():
            return 1
        server = await asyncio.create_subprocess_exec(
            bottega, "serve", "--port", str(port), "--bots", "1", env=environment
        )
        try:
            await asyncio.to_thread(wait_for, f"http://127.0.0.1:{port}/ready")
            worst = 0
            for play in sys.argv[1:] or PLAYS:
                node = await asyncio.create_subprocess_exec(
                    "node", str(HERE / f"{play}.mjs"), f"http://127.0.0.1:{port}"
                )
                worst = max(worst, await node.wait())
            return worst
        finally:
            server.terminate()
            await server.wait()
            await put_away(prefix)


async def put_away(prefix: str) -> None:
    """Throw away the work queue of this run."""
    bus = NatsBus([NATS], prefix)
    await bus.open()
    await bus.remove_stream()
    await bus.close()


def wait_for(address: str) -> None:
    """Until somebody answers there."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            with urlopen(address, timeout=5):
                return
        except (URLError, OSError):
            if time.monotonic() > end:
                raise
            time.sleep(0.2)


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
