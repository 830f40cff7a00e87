"""Nodes to test with."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec

from bottega.server.bus.memory import Exchange, MemoryBus
from bottega.server.metrics import Metrics
from bottega.server.node import Node
from bottega.server.settings import Settings
from bottega.server.store.face import Store
from bottega.server.store.memory import MemoryStore

SECRET = "a secret that is long enough to be one"


def quick_settings(**changes: Any) -> Settings:
    """Settings for tests: quick to look again, no limit in the way, and quick to give up.

    Not so on real engines: many tests share them, on machines that may be busy.
    """
    plain = Settings(
        databases=("memory",),
        secret=SECRET,
        patience=30.0 if "databases" in changes else 1.0,
        sweep=0.2,
        requests=10**6,
        opens=10**6,
        publics=10**6,
        bot_matches=10**6,
        sockets=10**6,
        says=10.0**6,
        burst=10**6,
        talks=10**6,
        shows=10**6,
    )
    return msgspec.structs.replace(plain, **changes)


@asynccontextmanager
async def memory_node(
    store: Store | None = None, exchange: Exchange | None = None, **settings: Any
) -> AsyncIterator[Node]:
    """A node on the twins."""
    node = Node(
        quick_settings(**settings),
        store or MemoryStore(shards=2),
        MemoryBus(exchange or Exchange()),
        Metrics(),
        bots=["random"],
    )
    await node.open()
    try:
        yield node
    finally:
        await node.close()


class Inbox:
    """What a watcher is sent."""

    def __init__(self) -> None:
        self.raw: list[bytes] = []

    def __call__(self, message: bytes) -> None:
        self.raw.append(message)

    def all(self, kind: str = "") -> list[dict[str, Any]]:
        """The messages of a kind, decoded."""
        decoded = [msgspec.json.decode(raw) for raw in self.raw]
        return [message for message in decoded if kind in ("", message["is"])]

    def last(self, kind: str) -> dict[str, Any]:
        """The last message of a kind."""
        return self.all(kind)[-1]
