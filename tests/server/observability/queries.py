"""Every query of the dashboard and of the alerts."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, Final, NamedTuple

import yaml

ROOT: Final = Path(__file__).parents[3]
DASHBOARD: Final = ROOT / "deploy/grafana/bottega.json"
ALERTS: Final = ROOT / "deploy/prometheus/alerts.yml"
THRESHOLD: Final = re.compile(r"(.+) (?:==|>|<) (-?[\d.e]+)", re.DOTALL)


class Query(NamedTuple):
    """A question to Prometheus, and where it stands."""

    where: str
    text: str


def rules() -> list[dict[str, Any]]:
    """The alerts as they are written."""
    read = yaml.safe_load(ALERTS.read_text())
    return [rule for group in read["groups"] for rule in group["rules"]]


def split(rule: dict[str, Any]) -> tuple[str, float]:
    """What an alert asks for, and the number it is compared with."""
    found = THRESHOLD.fullmatch(rule["expr"])
    assert found, f"{rule['alert']} is no query with a comparison and a number: {rule['expr']}"
    return found[1], float(found[2])


def alert_queries() -> list[Query]:
    """The alerts without their thresholds."""
    return [Query(f"alert {rule['alert']}", split(rule)[0]) for rule in rules()]


def dashboard_queries(window: str) -> list[Query]:
    """What the dashboard draws, for all nodes and over so long a time."""
    panels = json.loads(DASHBOARD.read_text())["panels"]
    return [
        Query(
            f"panel {panel['title']}",
            target["expr"].replace("$__rate_interval", window).replace("$instance", ".*"),
        )
        for panel in panels
        for target in panel.get("targets", ())
    ]
