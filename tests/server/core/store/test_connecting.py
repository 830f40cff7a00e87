"""A database on several hosts: the one that can be written is found, whatever the others do."""

from __future__ import annotations

import asyncio
from urllib.parse import urlsplit

import asyncpg
import pytest

from bottega.server.core.store.store import Store
from bottega.server.platform.errors import Unavailable
from bottega.server.platform.ids import new_id
from bottega.server.platform.postgres.connecting import connect, hosts_of
from bottega.server.platform.postgres.migrate import migrate
from tests.patience import PATIENCE
from tests.server.engines import empty_database, migrated_database
from tests.server.faults.proxy import Proxy

pytestmark = pytest.mark.anyio


def with_hosts(url: str, *ports: int) -> str:
    """The same database by way of these ports of this machine."""
    parts = urlsplit(url)
    user = parts.netloc.rpartition("@")[0]
    return parts._replace(netloc=f"{user}@" + ",".join(f"127.0.0.1:{port}" for port in ports)).geturl()


async def answers(store: Store) -> bool:
    """Whether it does."""
    try:
        await store.head(new_id())
    except Unavailable:
        return False
    return True


def test_each_host_of_a_url_has_one_of_its_own() -> None:
    assert hosts_of("postgresql://u:p@a:1,b/x?y=z") == [
        "postgresql://u:p@a:1/x?y=z",
        "postgresql://u:p@b/x?y=z",
    ]
    assert hosts_of("postgresql:///x") == ["postgresql:///x"]


async def test_a_host_that_is_silent_and_one_that_refuses_do_not_keep_us_from_the_third() -> None:
    async with empty_database() as url:
        port = urlsplit(url).port or 5432
        silent, refusing = Proxy(port), Proxy(port)
        await silent.open()
        await refusing.open()
        silent.hush()
        refusing.cut()
        several = with_hosts(url, silent.port, refusing.port, port)
        async with asyncio.timeout(PATIENCE):
            connection = await connect(several, timeout=PATIENCE)
        await connection.close()
        await migrate(several)
        store = Store(several, timeout=PATIENCE)
        await store.open()
        await store.check()
        await store.close()
        await silent.close()
        await refusing.close()


async def test_if_no_host_can_be_reached_it_is_said_why() -> None:
    async with empty_database() as url:
        gone = Proxy(urlsplit(url).port or 5432)
        await gone.open()
        gone.cut()
        with pytest.raises((OSError, asyncpg.PostgresError)):
            await connect(with_hosts(url, gone.port, gone.port), timeout=PATIENCE)
        await gone.close()


async def test_who_fell_silent_is_given_up_with_all_its_connections() -> None:
    async with migrated_database() as url:
        port = urlsplit(url).port or 5432
        first = Proxy(port)
        await first.open()
        store = Store(with_hosts(url, first.port, port), timeout=1.0)
        await store.open()
        await asyncio.gather(*[store.head(new_id()) for _ in range(4)])
        first.hush()
        async with asyncio.timeout(PATIENCE):
            for _ in range(4):
                while not await answers(store):
                    pass
        await store.close()
        await first.close()
