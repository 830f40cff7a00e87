"""`python -m tests.server.faults`: the whole run, as `make faults` starts it."""

from __future__ import annotations

import argparse
import asyncio
import signal
import sys
from pathlib import Path

from rich.console import Console

from tests.server.faults.report import WIDTH, Report
from tests.server.faults.run import run
from tests.server.faults.stage import Plan
from tests.server.faults.strikes import STRIKES, Strike


async def stoppable(plan: Plan, logs: Path, console: Console, strikes: dict[str, Strike]) -> Report:
    """A run that puts everything away when it is told to end."""
    task = asyncio.current_task()
    assert task is not None
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
    return await run(plan, logs, console.print, strikes)


def main() -> int:
    """1 if anything was lost."""
    asked = argparse.ArgumentParser(prog="faults", description=__doc__)
    asked.add_argument("--tables", type=int, default=200)
    asked.add_argument("--faults", type=int, default=200)
    asked.add_argument("--only", default="", help="faults whose name has this in it")
    asked.add_argument("--minutes", type=float, default=float("inf"), help="after so many, no fault begins")
    asked.add_argument("--seed", type=int, default=1503)
    asked.add_argument("--think", type=float, default=0.5, help="seconds a player thinks, on average")
    asked.add_argument("--logs", type=Path, default=Path("build/faults"), help="what nodes and engines say")
    given = asked.parse_args()
    console = Console(highlight=False, width=WIDTH)
    plan = Plan(given.tables, given.faults, given.seed, given.think, 60 * given.minutes)
    strikes = {name: strike for name, strike in STRIKES.items() if given.only in name}
    try:
        report = asyncio.run(stoppable(plan, given.logs, console, strikes))
    except asyncio.CancelledError:
        console.print("Told to end; everything is put away.")
        return 1
    report.show(console)
    return 0 if report.good else 1


if __name__ == "__main__":
    sys.exit(main())
