"""Nodes to test with."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from typing import Any, NoReturn
from unittest.mock import patch

import msgspec

from bottega.server.core.store.rows import Entry
from bottega.server.core.store.store import Store
from bottega.server.node import Node
from bottega.server.platform.errors import Unavailable
from bottega.server.platform.metrics import Metrics
from bottega.server.platform.settings import Settings
from bottega.server.rooms import Environment
from tests.server.engines import migrated_database
from tests.server.memory_bus import Exchange, MemoryBus

SECRET = "a secret that is long enough to be one"


def quick_settings(**changes: Any) -> Settings:
    """Settings for tests: quick to look again, and no limit in the way."""
    plain = Settings(
        database="somewhere",
        secret=SECRET,
        patience=30.0,  # many tests share the engines, on machines that may be busy
        sweep=0.2,
        requests=10**6,
        checks=10**6,
        opens=10**6,
        publics=10**6,
        bot_matches=10**6,
        bot_matches_here=10**6,
        analyses_waiting=10**6,
        what_ifs=10**6,
        analyses=10**6,
        sockets=10**6,
        says=10.0**6,
        burst=10**6,
        talks=10**6,
        shows=10**6,
    )
    return msgspec.structs.replace(plain, **changes)


@asynccontextmanager
async def some_database(given: str | None) -> AsyncIterator[str]:
    """This one, or a fresh one."""
    if given is not None:
        yield given
    else:
        async with migrated_database() as made:
            yield made


@asynccontextmanager
async def open_store(database: str) -> AsyncIterator[Store]:
    """A store by itself."""
    store = Store(database)
    await store.open()
    yield store
    await store.close()


@asynccontextmanager
async def made_node(
    database: str | None = None,
    exchange: Exchange | None = None,
    bots: Sequence[str] = ("random",),
    kind: type[Store] = Store,
    **settings: Any,
) -> AsyncIterator[Node]:
    """A node that is not open yet, on a database of its own unless one is given, and on a bus in memory."""
    async with some_database(database) as url:
        chosen = quick_settings(database=url, **settings)
        store = kind(url, chosen.connections, chosen.patience)
        yield Node(Environment(chosen, store, MemoryBus(exchange or Exchange()), Metrics(), bots=list(bots)))


@asynccontextmanager
async def fresh_node(
    database: str | None = None, exchange: Exchange | None = None, **settings: Any
) -> AsyncIterator[Node]:
    """The same, open."""
    async with made_node(database, exchange, **settings) as made, open_node(made) as node:
        yield node


@contextmanager
def away(store: Store) -> Iterator[None]:
    """Nobody reaches a store for a while."""

    def nowhere() -> NoReturn:
        raise Unavailable("the database is away")

    async def lost(entry: Entry) -> bool:
        raise Unavailable("the log is away")

    with patch.object(store, "reach", nowhere), patch.object(store, "append", lost):
        yield


@asynccontextmanager
async def open_node(node: Node) -> AsyncIterator[Node]:
    """This node, until it is closed again."""
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
