"""`python -m tests.browser.run [play …]`: browsers play whole matches on a server of their own.

PICTURES names a folder that pictures are put into.
"""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path
from typing import Final

from bottega.server.load.nodes import free_port, is_ready
from tests.server.engines import NATS, empty_database, fresh_prefix

HERE: Final = Path(__file__).parent
PATIENCE: Final = 60.0
PLAYS: Final = ["codex", "leonardo", "inventors", "workshop", "solitaire", "people", "prompt"]


async def main() -> int:
    """The worst of what the plays came to."""
    async with empty_database() as database, fresh_prefix() as prefix:
        port = free_port()
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
            await until_ready(port)
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


async def until_ready(port: int) -> None:
    """Wait for the server, but not for ever."""
    async with asyncio.timeout(PATIENCE):
        while not await asyncio.to_thread(is_ready, port):
            await asyncio.sleep(0.2)


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
