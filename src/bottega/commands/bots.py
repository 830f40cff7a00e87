"""`bottega host bots`: workers that play turns of bots, for servers with several processes."""

from __future__ import annotations

from typing import Annotated

import typer

from bottega.commands.hosting import hosting, run_until_signal, settings_here


def bots(
    bot_processes: Annotated[int, typer.Option(metavar="N", min=1, help="How many bots think at once.")] = 1,
    metrics: Annotated[
        str | None, typer.Option(metavar="HOST:PORT", help="Where Prometheus may read the counters.")
    ] = None,
) -> None:
    """Play the bots' turns until stopped."""
    with hosting():
        run_until_signal(work(bot_processes, metrics))


async def work(bot_processes: int, metrics: str | None) -> None:
    """Take turns from the work queue."""
    from bottega.server.platform.logs import configure_logs
    from bottega.server.run_bots import serve_bots

    settings = settings_here({})
    configure_logs(settings.log, settings.log_level)
    await serve_bots(settings, bot_processes, metrics)
