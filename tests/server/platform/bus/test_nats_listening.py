"""What a subscription to NATS takes, and what an error in it breaks: nothing."""

from __future__ import annotations

import asyncio

import pytest

from bottega.server.platform.bus.nats import NatsBus
from tests.patience import until
from tests.server.engines import NATS

pytestmark = pytest.mark.anyio


async def test_listening_takes_no_task_and_survives_an_error(prefix: str) -> None:
    bus, other = NatsBus([NATS], prefix), NatsBus([NATS], prefix)
    await bus.open()
    await other.open()
    heard: list[int] = []
    tasks = len(asyncio.all_tasks())
    listening = await bus.listen("t", lambda data: heard.append(int(data)))
    await until(lambda: len(asyncio.all_tasks()) <= tasks)
    for data in (b"1", b"no number", b"2"):
        await other.publish("t", data)
    await until(lambda: heard == [1, 2])
    await listening.stop()
    await bus.close()
    await other.close()
