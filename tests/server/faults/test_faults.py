"""Nothing is lost: tables are played on two nodes while nodes and engines are killed and cut off.

`make faults` plays two hundred tables and breaks everything ten times; this is the short form of it.
"""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from rich.console import Console

from tests.server.faults.report import WIDTH
from tests.server.faults.run import run
from tests.server.faults.stage import Plan
from tests.server.faults.strikes import QUICK

pytestmark = pytest.mark.anyio

LONGEST = 1200.0  # seconds; on a quiet machine it takes one of them in twenty


async def test_nothing_is_lost_whatever_falls(tmp_path: Path) -> None:
    async with asyncio.timeout(LONGEST):
        report = await run(Plan(tables=40, faults=len(QUICK), seed=1506, think=0.3), tmp_path, print, QUICK)
    report.show(Console(width=WIDTH))
    assert {row.fault for row in report.rows[1:]} == set(QUICK)
    assert all(row.acknowledged for row in report.rows), "moves were made in spite of every fault"
    assert report.good
