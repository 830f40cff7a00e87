"""The dashboard and the alerts ask for what is there: each of their queries finds something in an evening."""

from __future__ import annotations

import asyncio
import subprocess
from pathlib import Path

import pytest

from tests.patience import until
from tests.server.observability.evening import evening
from tests.server.observability.prometheus import NEEDED, PAUSE, is_here
from tests.server.observability.queries import ALERTS, Query, alert_queries, dashboard_queries

pytestmark = [pytest.mark.anyio, pytest.mark.skipif(not is_here, reason=NEEDED)]


@pytest.mark.parametrize(
    "command",
    [
        ["check", "rules", "alerts.yml"],
        ["check", "config", "prometheus.yml"],
        ["test", "rules", "alerts_test.yml"],
    ],
)
def test_prometheus_takes_the_rules_and_the_alerts_fire_when_they_should(command: list[str]) -> None:
    told = subprocess.run(
        ["promtool", *command], cwd=ALERTS.parent, capture_output=True, text=True, check=False
    )
    assert told.returncode == 0, told.stdout + told.stderr


async def test_every_query_finds_something_while_people_play(tmp_path: Path) -> None:
    queries = [*dashboard_queries("5m"), *alert_queries()]
    async with evening(tmp_path) as server:
        await server.everything()
        left: list[Query] = queries

        async def all_found() -> bool:
            nonlocal left
            await asyncio.sleep(PAUSE)
            left = [query for query in left if not await server.viewer.ask(query.text)]
            return not left

        try:
            await until(all_found)
        except TimeoutError:
            pytest.fail(f"these find nothing: {left}")
