"""`python -m tests.browser.prompt [--figures] [game …]`: our pages answer as promptly as can be expected.

In one server, one browser and in turn, moves are made at our tables and on a bare page (`bare.py`); what a
slow or busy machine adds is added to both. With --figures it tells how long both take and judges nothing.
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import Final

import uvloop

from bottega.server.bots.workers import working
from bottega.server.http.origin_and_limits import OriginAndLimits
from bottega.server.node import real_node
from bottega.server.platform.postgres.migrate import migrate
from bottega.server.platform.settings import Settings
from tests.browser.bare import Bare
from tests.server.engines import NATS, empty_database, fresh_prefix
from tests.server.nodes import SECRET
from tests.server.serving import Server, opened

SCRIPT: Final = Path(__file__).with_suffix(".mjs")
MANY: Final = 10**6


async def main(wishes: list[str]) -> int:
    """What the browser came to."""
    async with empty_database() as database, fresh_prefix() as prefix:
        await migrate(database)
        settings = Settings(
            database=database,
            nats=(NATS,),
            prefix=prefix,
            secret=SECRET,
            port=0,
            requests=MANY,
            opens=MANY,
            bot_matches=MANY,
            patience=60.0,
        )
        node = real_node(settings)
        server = Server(node)
        app = server.uvicorn.config.app
        assert isinstance(app, OriginAndLimits)
        server.uvicorn.config.app = Bare(app, node.store)
        async with opened(server), working(node, bot_processes=1):
            browser = await asyncio.create_subprocess_exec("node", str(SCRIPT), server.url, *wishes)
            return await browser.wait()


if __name__ == "__main__":
    sys.exit(uvloop.run(main(sys.argv[1:])))
