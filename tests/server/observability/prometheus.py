"""A Prometheus of the tests' own that watches some nodes."""

from __future__ import annotations

import asyncio
import math
import re
import shutil
import signal
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import httpx
import yaml

from bottega.bench.nodes import free_port
from tests.patience import PATIENCE, until
from tests.server.faults.processes import Child
from tests.server.observability.queries import rules

OFTEN: Final = "2s"  # a busy machine must be able to answer in that time
PAUSE: Final = 0.5  # seconds
NEEDED: Final = "prometheus and promtool are not installed: on Debian, apt-get install prometheus"

is_here: Final = bool(shutil.which("prometheus") and shutil.which("promtool"))


class Prometheus:
    """Asks it."""

    def __init__(self, port: int) -> None:
        self.http: Final = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE)

    async def is_ready(self) -> bool:
        """Whether it answers."""
        try:
            return (await self.http.get("/-/ready")).status_code == 200
        except httpx.TransportError:
            return False

    async def ask(self, query: str) -> dict[str, float]:
        """The finite numbers that a query finds, by their labels."""
        answer = (await self.http.get("/api/v1/query", params={"query": query})).json()
        assert answer["status"] == "success", (query, answer)
        found = {str(one["metric"]): float(one["value"][1]) for one in answer["data"]["result"]}
        return {labels: value for labels, value in found.items() if math.isfinite(value)}

    async def firing(self) -> set[str]:
        """The alerts that fire now. Callers pause between calls, so that the site has time to play."""
        await asyncio.sleep(PAUSE)
        alerts = (await self.http.get("/api/v1/alerts")).json()["data"]["alerts"]
        return {one["labels"]["alertname"] for one in alerts if one["state"] == "firing"}


def impatient(rule: dict[str, Any], thresholds: dict[str, float]) -> dict[str, Any]:
    """An alert that is told at once and looks at seconds instead of minutes; some fire from less on."""
    text: str = re.sub(r"\[\d+m\]", "[12s]", rule["expr"])
    if rule["alert"] in thresholds:
        text = re.sub(r"\S+$", str(thresholds[rule["alert"]]), text)
    return {"alert": rule["alert"], "expr": text}


@asynccontextmanager
async def watching(
    ports: Sequence[int], folder: Path, thresholds: dict[str, float] | None = None
) -> AsyncIterator[Prometheus]:
    """A Prometheus that watches the nodes on these ports often, with alerts that wait for nothing."""
    alerts = {"groups": [{"name": "all", "rules": [impatient(rule, thresholds or {}) for rule in rules()]}]}
    (folder / "alerts.yml").write_text(yaml.safe_dump(alerts))
    scraped = {
        "job_name": "bottega",
        "static_configs": [{"targets": [f"127.0.0.1:{port}" for port in ports]}],
    }
    config = {
        "global": {"scrape_interval": OFTEN, "scrape_timeout": OFTEN, "evaluation_interval": OFTEN},
        "rule_files": ["alerts.yml"],
        "scrape_configs": [scraped],
    }
    (folder / "prometheus.yml").write_text(yaml.safe_dump(config))
    port = free_port()
    named = {"config.file": "prometheus.yml", "storage.tsdb.path": "data"}
    program = Child(
        [
            "prometheus",
            *(f"--{name}={folder / file}" for name, file in named.items()),
            f"--web.listen-address=127.0.0.1:{port}",
        ],
        folder / "prometheus.log",
    )
    await program.start()
    prometheus = Prometheus(port)

    async def sees_all() -> bool:
        await asyncio.sleep(PAUSE)
        return len(await prometheus.ask("up == 1")) == len(ports)

    try:
        await until(prometheus.is_ready)
        await until(sees_all)  # what is counted before would be no increase
        yield prometheus
    finally:
        await prometheus.http.aclose()
        await program.end(signal.SIGTERM)
