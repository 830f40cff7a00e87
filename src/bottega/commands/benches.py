"""`bottega bench` and what is measured beside the rules: a word that names no command is for the rules."""

from __future__ import annotations

from typing import Any, Final

import typer
from typer.core import TyperGroup

from bottega.commands.bench import bench
from bottega.commands.bench_server import bench_server

RULES = "rules"


class Benches(TyperGroup):
    """`bottega bench codex --json` means `bottega bench rules codex --json`."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        if not args or (args[0] not in self.commands and args[0] != "--help"):
            args = [RULES, *args]
        return super().parse_args(ctx, args)


GROUP: Final = typer.Typer(
    cls=Benches,
    help="Measure the rules, or the server.",
    add_completion=False,
    pretty_exceptions_enable=False,
)
GROUP.command(RULES)(bench)
GROUP.command("server")(bench_server)
