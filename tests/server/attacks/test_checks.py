"""Health checks and refused tables cost something, so that nobody has them for nothing."""

from __future__ import annotations

import asyncio
import math
from collections import Counter
from unittest.mock import patch

import pytest

from bottega.server.core.store import database as store_database
from bottega.server.platform.ids import id_text, new_id
from tests.server.serving import Browser, real_server

pytestmark = pytest.mark.anyio

EVE, MONITOR = "127.0.3.1", "127.0.3.2"


@pytest.mark.parametrize("path", ["/health", "/ready", "/metrics"])
async def test_one_address_checks_only_so_often_and_others_go_on(
    path: str, database: str, prefix: str
) -> None:
    async with (
        real_server(database, prefix, checks=5, metrics_token="a token") as server,
        Browser(server, EVE) as eve,
        Browser(server, MONITOR) as monitor,
    ):
        monitor.http.headers["authorization"] = "Bearer a token"
        asked = Counter([(await eve.http.get(path)).status_code for _ in range(40)])
        assert asked[429] >= 30
        assert (await monitor.http.get(path)).status_code == 200
        await eve.ask("GET", "/api/games")  # pages are counted apart


async def test_a_flood_of_checks_asks_the_database_once_a_second(
    database: str, prefix: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    statements: list[str] = []
    monkeypatch.setattr(store_database, "tell_slow", lambda _, done: statements.append(done.query))
    async with real_server(database, prefix) as server, Browser(server, EVE) as eve:
        assert any("alembic_version" in sent for sent in statements), "the node checked itself at its start"
        for job in server.node.periodic:
            await job.close()
        statements.clear()
        server.node.readiness.good_until = math.inf  # what it found is not to grow old here
        answers = await asyncio.gather(*(eve.http.get("/ready") for _ in range(50)))
        answers += [await eve.http.get("/ready") for _ in range(250)]
        assert {answer.status_code for answer in answers} == {200}
        assert statements == []


async def test_tables_that_are_refused_are_paid_for(database: str, prefix: str) -> None:
    asked = 200
    async with real_server(database, prefix, shows=1000) as server, Browser(server, EVE) as eve:
        find = server.node.table_store.find
        with patch.object(server.node.table_store, "find", wraps=find) as found:
            async with eve.socket() as socket:
                for _ in range(asked):
                    await socket.send(**{"is": "watch"}, table=id_text(new_id()))
                denied = await socket.until("no")
                assert denied["code"] == "no_such_table"
                # A megabyte a minute pays for twenty refusals at once, and for one in three seconds then.
                await asyncio.sleep(3.0)
        assert 1 <= found.call_count < asked / 2
        async with Browser(server, MONITOR) as anna, (await anna.enter("Anna")).socket() as quick:
            seats = [{"is": "me", "name": "A"}] * 2
            opened = await anna.ask("POST", "/api/tables", {"game": "codex", "seats": seats}, 201)
            await quick.send(**{"is": "watch"}, table=opened["table"]["table"])
            await quick.until("table")
