"""`python -m tests.browser.run [play …]`: browsers play whole matches on a server of their own.

PICTURES names a folder that pictures are put into.
"""

from __future__ import annotations

import asyncio
import itertools
import os
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from bottega.bench.nodes import free_port, is_ready
from bottega.server.people.guests import Guests
from bottega.server.people.pushing import new_private
from bottega.server.platform.bus.silent import SilentBus
from bottega.server.platform.ids import id_text
from bottega.server.requests.cookies import Cookies
from tests.patience import until
from tests.server.engines import NATS, empty_database, fresh_prefix
from tests.server.nodes import SECRET, open_store
from tests.server.sink import Sink, mail_sink, text_of

HERE: Final = Path(__file__).parent
RUNNER: Final = HERE.parents[1] / "web" / "node_modules" / ".bin" / "playwright"


async def main(named: list[str], more: dict[str, str] | None = None) -> int:
    """What the plays came to: these, or all of playwright.config.mjs; in an environment with this added."""
    async with (
        empty_database() as database,
        fresh_prefix() as prefix,
        mail_sink() as sink,
        mails(sink) as folder,
    ):
        port = free_port()
        environment = os.environ | {
            "BOTTEGA_GRACE": "3",
            "BOTTEGA_DATABASE": database,
            "BOTTEGA_NATS": NATS,
            "BOTTEGA_PREFIX": prefix,
            "BOTTEGA_SECRET": SECRET,
            "BOTTEGA_LOG": "console",
            "BOTTEGA_REQUESTS": "100000",
            "BOTTEGA_FILES": "100000",
            "BOTTEGA_OPENS": "100000",
            "BOTTEGA_HINTS": "100000",
            "BOTTEGA_BOT_MATCHES_HERE": "100000",
            "BOTTEGA_ANALYSES_WAITING": "100000",
            # Passkeys are bound to a name, so their play goes to localhost; the others to the number.
            "BOTTEGA_ORIGIN": f"http://localhost:{port} http://127.0.0.1:{port}",
            "BOTTEGA_VAPID_PRIVATE": new_private(),
            "BOTTEGA_VAPID_SUBJECT": "mailto:site@bottega.example",
            "MAILS": folder,
            **(more or {}),
        }
        environment |= {f"BOTTEGA_{name.upper()}": str(value) for name, value in sink.settings().items()}
        bottega = str(Path(sys.executable).parent / "bottega")
        migrated = await asyncio.create_subprocess_exec(bottega, "host", "migrate", env=environment)
        if await migrated.wait():
            return 1
        environment |= await a_host(database)
        server = await asyncio.create_subprocess_exec(
            bottega, "serve", "--port", str(port), "--bot-processes", "1", env=environment
        )
        try:
            await until_ready(port)
            environment |= {
                "BASE": f"http://127.0.0.1:{port}",
                **({"PLAYS": " ".join(named)} if named else {}),
            }
            runner = await asyncio.create_subprocess_exec(
                str(RUNNER), "test", "--config", str(HERE / "playwright.config.mjs"), env=environment
            )
            return await runner.wait()
        finally:
            server.terminate()
            await server.wait()


async def a_host(database: str) -> dict[str, str]:
    """Somebody whom the settings name as a host, before anybody serves; and the cookie to come as them."""
    async with open_store(database) as store:
        hanna = await Guests(store, SilentBus()).enter("Hanna")
    return {"BOTTEGA_ADMINS": id_text(hanna.id), "HOST_COOKIE": Cookies(SECRET).value(hanna)}


@asynccontextmanager
async def mails(sink: Sink) -> AsyncIterator[str]:
    """A folder into which every mail is put as it comes: 1.txt, 2.txt, …"""

    async def put() -> None:
        for number in itertools.count(1):
            text = text_of(await sink.wait(number, timeout=3600.0))
            half = Path(folder) / f"{number}.half"
            half.write_text(text)
            half.rename(half.with_suffix(".txt"))  # a reader finds it whole

    with tempfile.TemporaryDirectory() as folder:
        putting = asyncio.create_task(put())
        try:
            yield folder
        finally:
            putting.cancel()


async def until_ready(port: int) -> None:
    """Wait for the server, but not for ever."""
    await until(lambda: asyncio.to_thread(is_ready, port))


if __name__ == "__main__":
    sys.exit(asyncio.run(main(sys.argv[1:])))
