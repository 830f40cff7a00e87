"""Frames of every kind of nonsense: nothing breaks, nobody is held up, nothing changes.

BOTTEGA_FUZZ says how many frames, if not a hundred thousand.
"""

from __future__ import annotations

import asyncio
import os
import random
import string
from contextlib import suppress
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect

from bottega.server.platform.ids import read_id
from tests.patience import PATIENCE
from tests.server.serving import Browser, fresh_server

pytestmark = pytest.mark.anyio

FRAMES = int(os.environ.get("BOTTEGA_FUZZ", "100000"))
PER_SOCKET = 400
THE_END = "7" * 13


class Fuzzer:
    """Makes frames: some nearly right, most not."""

    def __init__(self, chance: random.Random, table: str, match: str) -> None:
        self.chance = chance
        self.right: list[dict[str, Any]] = [
            {"is": "watch", "table": table, "invite": "", "match": match, "ply": 0, "afar": False},
            {"is": "leave", "table": table},
            {"is": "say", "match": match, "seat": 0, "ply": 0, "text": "start front", "key": "k"},
            {"is": "undo", "match": match, "ply": 0, "key": "k"},
            {"is": "talk", "table": table, "text": "ciao", "key": "k"},
        ]

    def frame(self) -> str | bytes:
        """The next frame."""
        kind = self.chance.randrange(6)
        if kind == 0:
            return self.chance.randbytes(self.chance.randrange(200))
        if kind == 1:
            return "".join(self.chance.choices(string.printable + "é\u202e\U0001f600", k=60))
        if kind == 2:
            return msgspec.json.encode(self.value(3)).decode()
        message = dict(self.chance.choice(self.right))
        for _ in range(self.chance.randrange(3)):
            message[self.chance.choice([*message, "extra"])] = self.value(1)
        written = msgspec.json.encode(message).decode()
        if kind == 3:
            at = self.chance.randrange(len(written))
            return written[:at] + self.chance.choice(string.printable) + written[at + 1 :]
        return written if kind == 4 else written.encode()

    def value(self, depth: int) -> Any:
        """Any JSON value."""
        chance = self.chance
        kind = chance.randrange(9 if depth else 7)
        if kind == 7:
            return [self.value(depth - 1) for _ in range(chance.randrange(4))]
        if kind == 8:
            return {chance.choice(string.ascii_letters): self.value(depth - 1) for _ in range(3)}
        plain = [None, True, -1, 2**62, -0.5, "", "".join(chance.choices(string.printable, k=20))]
        return plain[kind]


async def shoot(url: str, cookie: str, fuzzer: Fuzzer, frames: int) -> None:
    """Send so many frames over as many sockets as it takes; each socket is closed when all was answered."""
    for start in range(0, frames, PER_SOCKET):
        async with connect(url, additional_headers={"cookie": cookie}, compression=None) as socket:
            reader = asyncio.create_task(read_to_the_end(socket))
            for n in range(min(PER_SOCKET, frames - start)):
                await socket.send(fuzzer.frame())
                if n % 7 == 0:  # something right in between, or one would soon not be listened to
                    await socket.send(msgspec.json.encode(fuzzer.right[1]).decode())
            await socket.send(msgspec.json.encode({"is": "watch", "table": THE_END}).decode())
            await asyncio.wait_for(reader, PATIENCE)


async def read_to_the_end(socket: ClientConnection) -> None:
    """Read whatever comes, until the last frame is answered."""
    async for message in socket:
        if THE_END in str(message):
            return
    raise AssertionError("cut off before the end")


async def read_on(socket: ClientConnection) -> None:
    """Read until it is closed; for as long as strangers shoot, there may be nothing."""
    async for _ in socket:
        pass


@pytest.mark.parametrize("who", ["stranger", "player"])
async def test_nonsense_breaks_nothing_and_changes_nothing(who: str) -> None:
    async with fresh_server() as server, Browser(server) as anna, Browser(server) as mallory:
        await anna.enter("Anna")
        await mallory.enter("Mallory")
        table, match = await anna.start_alone()
        store = server.node.store
        row = await store.table(read_id(table))
        url = f"ws://127.0.0.1:{server.port}/api/socket"
        cookie = anna.cookie if who == "player" else mallory.cookie
        fuzzer = Fuzzer(random.Random(who), table, match)
        async with anna.socket() as socket:
            await socket.send(**{"is": "watch"}, table=table)
            reading = asyncio.create_task(read_on(socket.connection))  # or she would be cut off
            await shoot(url, cookie, fuzzer, FRAMES // 2)
            assert not reading.done()
            reading.cancel()
            with suppress(asyncio.CancelledError):
                await reading
            log = await store.entries(read_id(match))
            if who == "stranger":
                assert log == []
            assert {entry.text for entry in log} <= {"start front", ""}, (
                "only what was offered, or taken back"
            )
            assert await store.table(read_id(table)) == row
            assert server.node.metrics.internal_errors._value.get() == 0
            await socket.send(**{"is": "watch"}, table=table)
            await socket.until("table")
        assert await anna.ask("GET", "/ready") == {"status": "ready"}
