"""Whoever is woken by an alert finds a page that says what to do."""

from __future__ import annotations

import re

from tests.server.observability.drills import DRILLS
from tests.server.observability.queries import ROOT, rules

RUNBOOK = (ROOT / "docs/runbook.md").read_text()
POSTGRES = {"log_line_prefix", "max_connections", "pg_stat_activity"}
ALERTS = [rule["alert"] for rule in rules()]


def test_each_alert_has_a_section_of_the_runbook_and_the_other_way_round() -> None:
    sections = re.findall(r"(?m)^### (\S+)$", RUNBOOK)
    assert sections == ALERTS


def test_each_alert_is_provoked() -> None:
    assert sorted(DRILLS) == sorted(ALERTS)
    tried = RUNBOOK.partition("## What was tried")[2]
    assert all(f"`{alert}`" in tried for alert in ALERTS)


def test_each_event_that_the_runbook_names_is_logged() -> None:
    source = "".join(file.read_text() for file in (ROOT / "src/bottega/server").rglob("*.py"))
    logged = set(re.findall(r'(?:log\.\w+|self\.report_failure)\(\s*"(\w+)"', source))
    named = set(re.findall(r"`([a-z]+_[a-z_]+)`", RUNBOOK))
    refusals = set(re.findall(r'"(too_many_\w+)"', source))
    assert named - refusals - POSTGRES <= logged
