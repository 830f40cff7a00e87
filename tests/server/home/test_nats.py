"""A NATS of one's own: for whoever knows its token, and started again should it die."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import pytest

from bottega.server.bus.nats import NatsBus
from bottega.server.errors import Unavailable
from bottega.server.home.folder import Folder
from bottega.server.home.nats import OwnNats
from tests.patience import PATIENCE, until

pytestmark = pytest.mark.anyio


@pytest.fixture
async def nats(tmp_path: Path) -> AsyncIterator[OwnNats]:
    folder = Folder(tmp_path)
    folder.make()
    started = OwnNats(folder.nats, folder.run)
    await started.start()
    yield started
    await started.stop()


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
    gate, worker = NatsBus([nats.url], "bottega"), NatsBus([nats.url], "bottega")
    returned: list[str] = []
    for name, bus in (("gate", gate), ("worker", worker)):
        bus.returned.tells(partial(returned.append, name))
        await bus.open()
    await gate.put_job("random", b"one", "1")
    assert [job.data for job in await worker.take_jobs("random", 1, PATIENCE)] == [b"one"]
    assert nats.process is not None
    nats.process.kill()
    await nats.process.wait()
    shutil.rmtree(nats.store)
    nats.store.mkdir()
    await until(lambda: len(returned) == 2)
    await gate.put_job("random", b"two", "2")
    assert [job.data for job in await worker.take_jobs("random", 1, PATIENCE)] == [b"two"]
    await gate.close()
    await worker.close()
