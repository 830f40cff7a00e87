"""`bottega bench server`: how many moves, sockets and tables one node bears, on real engines."""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table

import bottega
from bottega import library
from bottega.commands.bench import COMPILE, PACKAGE, compiled_root
from bottega.commands.hosting import hosting
from bottega.terminal.screen import open_console

if TYPE_CHECKING:
    from bottega.bench.report import Report


def bench_server(
    game: Annotated[str, typer.Option(help="What is played.")] = "codex",
    tables: Annotated[int, typer.Option(min=20, help="Tables of two seats each.")] = 2000,
    seconds: Annotated[float, typer.Option(min=1.0, help="How long the steady part is.")] = 20.0,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Measure durable moves, idle sockets and cold tables on PostgreSQL and NATS. Takes some minutes."""
    with hosting():
        import msgspec

        from bottega.bench.run import Wish, measure

        root = same_house(compiled_root())
        if root is None:
            print(COMPILE, file=sys.stderr)
        wish = Wish(game=library.game(game).id, tables=tables, seconds=seconds)
        report = asyncio.run(measure(wish, root or PACKAGE.parent, root is not None, tell))
        if as_json:
            print(json.dumps(msgspec.to_builtins(report)))
        else:
            open_console().print(table_of(report))


def same_house(root: Path | None) -> Path | None:
    """The compiled package, if its server is the one that is here now."""
    if root is None or root == PACKAGE.parent:
        return root
    twins = [(path, root / bottega.__name__ / path.relative_to(PACKAGE)) for path in PACKAGE.rglob("*.py")]
    same = all(twin.exists() and twin.read_bytes() == path.read_bytes() for path, twin in twins)
    return root if same else None


def tell(news: str) -> None:
    """How far it is; what is printed in the end stays alone on its channel."""
    print(news, file=sys.stderr, flush=True)


def table_of(report: Report) -> Table:
    """The figures that matter, to be read."""
    table = Table("", "measured", "goal")
    table.add_row("durable moves/s", f"{report.moves_per_s:,.0f}", "3,000")
    table.add_row("p50, ms", f"{report.p50_ms}", "")
    table.add_row("p99, ms", f"{report.p99_ms}", "100")
    table.add_row("idle sockets per GiB", f"{report.sockets_per_gib:,}", "25,000")
    table.add_row("ratio to the bare append", f"{report.bare_ratio}", "0.5")
    table.add_row("cold resume, ms", f"{report.cold_resume_ms}", "")
    return table
