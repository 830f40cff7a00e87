"""`bottega lab load`: how many moves, sockets and tables one node bears, on real engines."""

from __future__ import annotations

import asyncio
import json
import sys
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table

from bottega import library
from bottega.commands.bench import COMPILE, PACKAGE, compiled_root
from bottega.commands.hosting import hosting
from bottega.terminal.screen import open_console

if TYPE_CHECKING:
    from bottega.bench.report import Report


def load(
    game: Annotated[str, typer.Argument(help="The game; see `bottega games`.")] = "codex",
    tables: Annotated[int, typer.Option(min=20, help="Tables of two seats each.")] = 2000,
    seconds: Annotated[float, typer.Option(min=1.0, help="How long the steady part is.")] = 20.0,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Measure durable moves, idle sockets and cold tables of a server.

    It needs PostgreSQL and NATS, and takes some minutes.
    """
    with hosting():
        import msgspec

        from bottega.bench.run import Wish, measure

        root = compiled_root()
        if root is None:
            print(COMPILE, file=sys.stderr)
        wish = Wish(game=library.game(game).id, tables=tables, seconds=seconds)
        report = asyncio.run(measure(wish, root or PACKAGE.parent, root is not None, tell))
        if as_json:
            print(json.dumps(msgspec.to_builtins(report)))
        else:
            open_console().print(table_of(report))


def tell(news: str) -> None:
    """How far it is; what is printed in the end stays alone on its channel."""
    print(news, file=sys.stderr, flush=True)


def table_of(report: Report) -> Table:
    """The figures that matter, as far as they are known."""
    table = Table("", "measured", "goal", caption=report.stopped or None)
    beside = report.beside
    if beside is not None:
        within = f"{beside.cpu_ratio} ({beside.cpu_low} to {beside.cpu_high})"
        table.add_row(
            "CPU a move, to the bare stack's", f"too noisy: {within}" if beside.noisy else within, "2.0"
        )
        table.add_row("moves/s at p99 of 100 ms, to the bare stack's", f"{beside.rate_ratio}", "0.6")
        table.add_row("two nodes of the same kind", f"{beside.same}", "1.0")
    rows = [
        ("durable moves/s", report.moves_per_s, "3,000"),
        ("p50, ms", report.p50_ms, ""),
        ("p99, ms", report.p99_ms, "100"),
        ("idle sockets in a GiB", report.sockets_per_gib, "25,000"),
        ("the same, if they watch", report.watching_per_gib, "40,000"),
        ("moves by the database's CPU, to bare appends", report.bare_ratio, "0.5"),
        ("cold resume, ms", report.cold_resume_ms, ""),
    ]
    for name, found, goal in rows:
        if found is not None:
            table.add_row(name, f"{found:,}", goal)
    return table
