"""`bottega serve`: tables for browsers, on one's own PostgreSQL and NATS or on a folder of one's own."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated, Final

import typer

from bottega.commands.hosting import hosting, run_until_signal, settings_here

Given = dict[str, str]

LOG_LEVEL: Final = "BOTTEGA_LOG_LEVEL"


def serve(
    host: Annotated[str | None, typer.Option(help="The address to listen on; 0.0.0.0 for all.")] = None,
    port: Annotated[int | None, typer.Option(min=0, max=65535, help="The port to listen on.")] = None,
    home: Annotated[
        Path | None,
        typer.Option(
            metavar="DIR", help="Start a PostgreSQL and a NATS of one's own, in this folder.", file_okay=False
        ),
    ] = None,
    bot_processes: Annotated[
        int,
        typer.Option(
            metavar="N", min=0, help="How many bots think at once; 0 if `bottega host bots` runs elsewhere."
        ),
    ] = 1,
) -> None:
    """Serve tables to browsers until stopped."""
    given: Given = {}
    if host is not None:
        given["BOTTEGA_HOST"] = host
    if port is not None:
        given["BOTTEGA_PORT"] = str(port)
    if on_terminal() and LOG_LEVEL not in os.environ:
        given[LOG_LEVEL] = "warning"  # the lines on the terminal say the rest
    with hosting("server" if home is None else "server,home"):
        run_until_signal(
            serve_here(given, bot_processes) if home is None else serve_at_home(home, given, bot_processes)
        )


async def serve_here(given: Given, bot_processes: int) -> None:
    """On the database and the NATS that the settings name."""
    from bottega.server.platform.logs import configure_logs
    from bottega.server.run import serve

    settings = settings_here(given)
    configure_logs(settings.log, settings.log_level)
    say_starting("Bottega")
    await serve(settings, bot_processes, say_ready)


async def serve_at_home(home: Path, given: Given, bot_processes: int) -> None:
    """On engines of one's own, which end when this ends."""
    from bottega.server.ops.home.site import at_home
    from bottega.server.platform.logs import configure_logs

    log = os.environ.get("BOTTEGA_LOG", "console")
    configure_logs(log, given.get(LOG_LEVEL) or os.environ.get(LOG_LEVEL, "info"))
    async with at_home(home, say_starting) as engines:
        await serve_here({"BOTTEGA_LOG": log, **given, **engines}, bot_processes)


def on_terminal() -> bool:
    """Whether a person reads what this command prints."""
    return sys.stderr.isatty()


def say_starting(what: str) -> None:
    """One line for each part that starts, on a terminal."""
    if on_terminal():
        typer.echo(f"Starting {what} …", err=True)


def say_ready(address: str) -> None:
    """Say where the tables are, on a terminal."""
    if on_terminal():
        typer.echo(f"Bottega is ready at {address} · Ctrl-C stops", err=True)
