"""The bus on a NATS that falls silent for a while, and no connection breaks."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from urllib.parse import urlsplit

import pytest

from bottega.server.platform.bus.nats import NatsBus
from tests.patience import until
from tests.server.engines import NATS
from tests.server.faults.proxy import Proxy

pytestmark = pytest.mark.anyio

SILENCE = 3.0  # seconds; so long a bus that can be reached may take to open, too


@pytest.fixture
async def way() -> AsyncIterator[Proxy]:
    """The way of one bus to NATS."""
    made = Proxy(urlsplit(NATS).port or 4222)
    await made.open()
    yield made
    await made.close()


async def test_who_listened_in_vain_hears_again_once_the_silence_ends(prefix: str, way: Proxy) -> None:
    far, near = NatsBus([f"nats://127.0.0.1:{way.port}"], prefix, timeout=SILENCE), NatsBus([NATS], prefix)
    await far.open()
    await near.open()
    heard: asyncio.Queue[bytes] = asyncio.Queue()
    way.hush()
    await far.listen("table", heard.put_nowait)
    await asyncio.sleep(SILENCE)
    way.mend()

    async def hears() -> bool:  # on a busy machine so long a silence may break the connection
        await near.publish("table", b"moved")
        await asyncio.sleep(0.1)
        return not heard.empty()

    await until(hears)
    assert heard.get_nowait() == b"moved"
    await far.close()
    await near.close()
