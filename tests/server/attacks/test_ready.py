"""What a node says of itself to a proxy, while its engines are away, read-only or a step ahead."""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any
from urllib.parse import urlsplit

import asyncpg
import nats
import pytest
from nats.js.api import DiscardPolicy

from bottega.server.platform.bus.nats import NatsBus
from bottega.server.platform.postgres.migrate import migrate
from bottega.server.platform.postgres.migrations import NEWEST, WORKS_FROM
from bottega.server.platform.postgres.sql import SET_WORKS_FROM
from tests.server.engines import NATS, command, empty_database
from tests.server.faults.proxy import Proxy
from tests.server.serving import Browser, Server, real_server

pytestmark = [pytest.mark.anyio, pytest.mark.unproxied]

SOON = 2.0 + 3.0  # seconds until a node tells what it lacks, and more where many tests run at once
BREAK = """
CREATE FUNCTION break() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN {}; RETURN NEW; END $$;
CREATE TRIGGER break BEFORE INSERT OR UPDATE ON nodes FOR EACH ROW EXECUTE FUNCTION break()
"""
MEND = """
SELECT pg_cancel_backend(pid) FROM pg_stat_activity
WHERE datname = current_database() AND wait_event = 'PgSleep';
DROP FUNCTION break CASCADE
"""
FULL = "RAISE 'could not extend file: No space left on device' USING ERRCODE = 'disk_full'"


@pytest.fixture
async def database() -> AsyncIterator[str]:
    async with empty_database() as url:
        await migrate(url)
        yield url


@asynccontextmanager
async def asked(server: Server) -> AsyncIterator[Browser]:
    async with Browser(server) as proxy:
        await proxy.ask("GET", "/ready")
        yield proxy


async def until(proxy: Browser, status: int) -> Any:
    """What it says once it answers so."""
    for _ in range(1200):
        answer = await proxy.http.get("/ready")
        if answer.status_code == status:
            return answer.json()
        await asyncio.sleep(0.05)
    raise AssertionError(answer.text)


async def well(proxy: Browser) -> None:
    """Until it lacks nothing."""
    while await until(proxy, 200) != {"status": "ready"}:
        await asyncio.sleep(0.1)


async def tell(url: str, sql: str) -> None:
    connection = await asyncpg.connect(url)
    await connection.execute(sql)
    await connection.close()


async def set_read_only(url: str, value: str) -> None:
    """As when its keeper, or a standby that took over, allows no more writing; sessions begin anew."""
    name = urlsplit(url).path.removeprefix("/")
    await command(f"ALTER DATABASE {name} SET default_transaction_read_only = {value}")
    await command(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")


async def test_a_node_whose_database_cannot_be_written_is_not_ready(database: str, prefix: str) -> None:
    async with real_server(database, prefix) as server, asked(server) as proxy:
        await set_read_only(database, "on")
        assert (await until(proxy, 503))["code"] == "unavailable"
        await set_read_only(database, "off")
        await well(proxy)


@pytest.mark.parametrize(
    ("does", "about"),
    [(FULL, "the database: DiskFullError"), ("PERFORM pg_sleep(600)", "the database does not answer")],
    ids=["full", "hangs"],
)
async def test_a_node_whose_row_cannot_be_written_says_so_at_once(
    does: str, about: str, database: str, prefix: str
) -> None:
    async with real_server(database, prefix) as server, asked(server) as proxy:
        await tell(database, BREAK.format(does))
        began = time.monotonic()
        said = await until(proxy, 503)
        assert time.monotonic() - began < SOON
        while said["about"] != about:  # a busy machine may be late to answer
            said = await until(proxy, 503)
        await tell(database, MEND)
        await well(proxy)


@pytest.mark.filterwarnings(
    "ignore:unclosed:ResourceWarning"
)  # what NATS' client opened in vain it leaves open
async def test_a_node_without_nats_is_degraded_and_takes_moves(database: str, prefix: str) -> None:
    way = Proxy(urlsplit(NATS).port or 4222)
    await way.open()
    cut_off = (f"nats://127.0.0.1:{way.port}",)
    async with real_server(database, prefix, nats=cut_off) as server, asked(server) as proxy:
        way.cut()
        while (said := await until(proxy, 200)) == {"status": "ready"}:
            await asyncio.sleep(0.1)
        assert said == {"status": "degraded", "lacks": ["nats"]}
        way.mend()
        await well(proxy)
    await way.close()
    gc.collect()


async def test_a_node_whose_work_queue_refuses_jobs_is_degraded(database: str, prefix: str) -> None:
    operator = await nats.connect(NATS)
    jetstream = operator.jetstream()
    async with real_server(database, prefix) as server, asked(server) as proxy:
        bus = server.node.bus
        await bus.put_job("random", b"", "first")
        assert isinstance(bus, NatsBus)
        config = (await jetstream.stream_info(bus.stream)).config
        await jetstream.update_stream(config.evolve(max_msgs=1, discard=DiscardPolicy.NEW))
        began = time.monotonic()
        while (said := await until(proxy, 200)) == {"status": "ready"}:
            await asyncio.sleep(0.1)
        assert time.monotonic() - began < SOON
        assert said == {"status": "degraded", "lacks": ["queue"]}
        await jetstream.update_stream(config)
        await well(proxy)
    await operator.close()


async def test_a_rolling_migration_drops_no_node(database: str, prefix: str) -> None:
    ahead = int(NEWEST)
    async with real_server(database, prefix) as server, asked(server) as proxy:
        await tell(database, f"UPDATE alembic_version SET version_num = '{ahead + 2:04}'")
        await server.node.readiness.look_once()
        await well(proxy)
        await tell(database, SET_WORKS_FROM.format(f"{ahead + 1:04}"))
        await until(proxy, 503)
        await tell(database, SET_WORKS_FROM.format(WORKS_FROM))
        await well(proxy)
        await tell(database, f"UPDATE alembic_version SET version_num = '{ahead - 1:04}'")
        assert (await until(proxy, 503))["about"].endswith(f"migration {ahead - 1:04}, not {NEWEST}")
