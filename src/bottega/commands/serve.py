"""`bottega serve`: tables for browsers, on one's own PostgreSQL and NATS or on a folder of one's own."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from bottega.commands.hosting import hosting, run_until_signal, settings_here

Given = dict[str, str]


def serve(
    host: Annotated[str | None, typer.Option(help="The address to listen on; 0.0.0.0 for all.")] = None,
    port: Annotated[int | None, typer.Option(min=0, max=65535, help="The port to listen on.")] = None,
    home: Annotated[
        Path | None,
        typer.Option(
            metavar="DIR", help="Start a PostgreSQL and a NATS of one's own, in this folder.", file_okay=False
        ),
    ] = None,
    bots: Annotated[int, typer.Option(min=0, help="How many bots think at once in this process.")] = 1,
) -> None:
    """Serve tables to browsers until told to stop."""
    given: Given = {}
    if host is not None:
        given["BOTTEGA_HOST"] = host
    if port is not None:
        given["BOTTEGA_PORT"] = str(port)
    with hosting("server" if home is None else "server,home"):
        run_until_signal(serve_here(given, bots) if home is None else serve_at_home(home, given, bots))


async def serve_here(given: Given, bots: int) -> None:
    """On the databases and the NATS that the settings name."""
    from bottega.server.logs import configure_logs
    from bottega.server.run import serve

    settings = settings_here(given)
    configure_logs(settings.log)
    await serve(settings, bots)


async def serve_at_home(home: Path, given: Given, bots: int) -> None:
    """On engines of one's own, which end when this ends."""
    from bottega.server.home.house import at_home
    from bottega.server.logs import configure_logs

    log = os.environ.get("BOTTEGA_LOG", "console")
    configure_logs(log)
    async with at_home(home) as engines:
        await serve_here({"BOTTEGA_LOG": log, **given, **engines}, bots)
