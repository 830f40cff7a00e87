"""A NATS of one's own: for whoever knows its token, and started again should it die."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import nats as nats_client
import pytest
from nats.js import JetStreamContext
from nats.js.api import DiscardPolicy, StorageType, StreamConfig

from bottega.server.ops.home.folder import Folder
from bottega.server.ops.home.nats import OwnNats
from bottega.server.platform.bus.nats import NatsBus
from bottega.server.platform.errors import Unavailable
from tests.patience import PATIENCE, until
from tests.server.faults import disk

pytestmark = pytest.mark.anyio


@pytest.fixture
async def nats(tmp_path: Path) -> AsyncIterator[OwnNats]:
    folder = Folder(tmp_path)
    folder.make()
    started = OwnNats(folder.nats, folder.run)
    await started.start()
    yield started
    await started.stop()


@asynccontextmanager
async def opened(nats: OwnNats) -> AsyncIterator[NatsBus]:
    """A bus on it."""
    bus = NatsBus([nats.url], "bottega")
    await bus.open()
    yield bus
    await bus.close()


async def test_only_who_knows_the_token_is_let_in(nats: OwnNats) -> None:
    stranger = NatsBus([f"nats://127.0.0.1:{nats.port}"], "bottega", timeout=1.0)
    with pytest.raises(Unavailable) as refused:
        await stranger.open()
    guesser = NatsBus([f"nats://guessed@127.0.0.1:{nats.port}"], "bottega", timeout=1.0)
    with pytest.raises(Unavailable) as wrong:
        await guesser.open()
    assert f"127.0.0.1:{nats.port}" in str(refused.value)
    assert "guessed" not in str(wrong.value)


async def test_it_comes_back_and_bots_are_handed_turns_though_the_queue_was_lost(nats: OwnNats) -> None:
    web_node, worker = NatsBus([nats.url], "bottega"), NatsBus([nats.url], "bottega")
    returned: list[str] = []
    for name, bus in (("web_node", web_node), ("worker", worker)):
        bus.returned.tells(partial(returned.append, name))
        await bus.open()
    await web_node.put_job("random", b"one", "1")
    assert [job.data for job in await worker.take_jobs("random", 1, PATIENCE)] == [b"one"]
    assert nats.process is not None
    nats.process.kill()
    await nats.process.wait()
    shutil.rmtree(nats.store)
    nats.store.mkdir()
    await until(lambda: len(returned) == 2)
    await web_node.put_job("random", b"two", "2")
    assert [job.data for job in await worker.take_jobs("random", 1, PATIENCE)] == [b"two"]
    await web_node.close()
    await worker.close()


@asynccontextmanager
async def operator(nats: OwnNats) -> AsyncIterator[JetStreamContext]:
    """An operator's own connection to JetStream."""
    client = await nats_client.connect(nats.url)
    yield client.jetstream()
    await client.close()


async def test_a_queue_that_an_earlier_version_kept_on_disk_is_replaced(nats: OwnNats) -> None:
    async with operator(nats) as jetstream, opened(nats) as bus:
        await jetstream.add_stream(
            StreamConfig(bus.stream, subjects=["bottega.jobs.>"], storage=StorageType.FILE)
        )
        await bus.put_job("random", b"one", "1")
        assert [job.data for job in await bus.take_jobs("random", 1, PATIENCE)] == [b"one"]
        assert (await jetstream.stream_info(bus.stream)).config.storage == StorageType.MEMORY


async def test_a_queue_that_refuses_jobs_says_so_until_it_takes_them_again(nats: OwnNats) -> None:
    async with operator(nats) as jetstream, opened(nats) as bus:
        await bus.put_job("random", b"one", "1")
        seen = [bus.takes_jobs]
        config = (await jetstream.stream_info(bus.stream)).config
        await jetstream.update_stream(config.evolve(max_msgs=1, discard=DiscardPolicy.NEW))
        with pytest.raises(Unavailable):
            await bus.put_job("random", b"two", "2")
        assert bus.connected
        seen.append(bus.takes_jobs)
        with pytest.raises(Unavailable):
            await bus.probe_queue()
        seen.append(bus.takes_jobs)
        await jetstream.update_stream(config)
        await bus.probe_queue()
        seen.append(bus.takes_jobs)
        assert seen == [True, False, False, True]
        assert (await bus.backlog()).keys() == {"random"}


@pytest.mark.skipif(not disk.ALLOWED, reason="only root may mount a small disk")
async def test_bots_are_handed_turns_while_the_disk_is_full(tmp_path: Path) -> None:
    folder, small = Folder(tmp_path / "home"), disk.Disk(tmp_path / "disk", "root")
    folder.make()
    small.open()
    nats = OwnNats(small.place, folder.run)
    await nats.start()
    try:
        async with opened(nats) as bus:
            await bus.put_job("random", b"before", "1")
            small.fill()
            await bus.put_job("random", b"full", "2")
            await bus.put_job("greedy", b"another", "3")
            assert [job.data for job in await bus.take_jobs("random", 2, PATIENCE)] == [b"before", b"full"]
            assert [job.data for job in await bus.take_jobs("greedy", 1, PATIENCE)] == [b"another"]
    finally:
        await nats.stop()
        small.close()
