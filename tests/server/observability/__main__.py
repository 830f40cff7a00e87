"""`make observability`: Prometheus watches an evening: queries find something, alerts fire when provoked."""

from __future__ import annotations

import asyncio
import logging
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

import structlog

from tests.patience import until
from tests.server.observability.drills import DRILLS, SOONER, Drill
from tests.server.observability.evening import Evening, evening
from tests.server.observability.prometheus import NEEDED, is_here
from tests.server.observability.queries import alert_queries, dashboard_queries

CALM: Final = 60.0  # seconds


async def ask_everything(server: Evening) -> None:
    """Print what each query finds."""
    await server.everything()
    for query in [*dashboard_queries("5m"), *alert_queries()]:
        found: dict[str, float] = {}

        async def is_found(text: str = query.text) -> bool:
            nonlocal found
            found = await server.viewer.ask(text)
            return bool(found)

        await until(is_found)
        print(f"  {query.where:50} {len(found):3} series, largest {max(found.values()):.4g}", flush=True)


async def provoke(server: Evening, alert: str, drill: Drill) -> None:
    """Print how soon an alert fires, and whether it is silent afterwards."""

    async def fires() -> bool:
        return alert in await server.viewer.firing()

    async def is_silent() -> bool:
        return not await fires()

    # The drill before may have provoked it too; or it fires on this machine whatever is done.
    before = "" if await soon(is_silent) else ", as before"
    began = time.monotonic()
    async with drill(server):
        await until(fires)
        fired = time.monotonic() - began
    after = "silent again" if await soon(is_silent) else "fires on"
    lowered = f", from {SOONER[alert]:g} s on" if alert in SOONER else ""
    print(
        f"  {alert:16} {drill.__name__:20} fired after {fired:5.1f} s{before}{lowered}, {after}", flush=True
    )


async def soon(so: Callable[[], Awaitable[bool]]) -> bool:
    """Whether something comes to be so in a minute."""
    with suppress(TimeoutError):
        async with asyncio.timeout(CALM):
            await until(so)
        return True
    return False


async def main(wanted: list[str]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        async with evening(Path(folder), SOONER) as server:
            if not wanted:
                print("queries", flush=True)
                await ask_everything(server)
            print("alerts, without their patience and over some seconds", flush=True)
            for alert, drill in DRILLS.items():
                if not wanted or alert in wanted:
                    await provoke(server, alert, drill)


if __name__ == "__main__":
    if not is_here:
        sys.exit(NEEDED)
    logging.disable()
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.CRITICAL))
    asyncio.run(main(sys.argv[1:]))
