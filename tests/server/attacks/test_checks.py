"""Health checks and refused tables cost something, so that nobody has them for nothing."""

from __future__ import annotations

import asyncio
from collections import Counter
from unittest.mock import patch

import pytest

from bottega.server.http import readiness
from bottega.server.platform.errors import Unavailable
from bottega.server.platform.ids import id_text, new_id
from tests.patience import PATIENCE
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


async def test_a_flood_of_checks_asks_the_database_once_a_second(database: str, prefix: str) -> None:
    async with real_server(database, prefix) as server, Browser(server, EVE) as eve:
        with (
            patch.object(readiness, "FRESH", PATIENCE),
            patch.object(server.node, "check", wraps=server.node.check) as check,
        ):
            answers = await asyncio.gather(*(eve.http.get("/ready") for _ in range(50)))
            answers += [await eve.http.get("/ready") for _ in range(50)]
        assert {answer.status_code for answer in answers} == {200}
        check.assert_called_once()


async def test_a_node_that_is_not_ready_is_asked_again(database: str, prefix: str) -> None:
    async with real_server(database, prefix) as server, Browser(server, EVE) as monitor:

        async def away() -> None:
            raise Unavailable("the database is away")

        with patch.object(readiness, "FRESH", 0.0):
            with patch.object(server.node, "check", away):
                assert (await monitor.http.get("/ready")).status_code == 503
            assert (await monitor.http.get("/ready")).status_code == 200


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
