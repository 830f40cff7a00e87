"""Connects to the primary of a database with standbys."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import asyncpg

if TYPE_CHECKING:
    Connection = asyncpg.Connection[asyncpg.Record]


def hosts_of(url: str) -> list[str]:
    """The URL of each host of a URL with several."""
    parts = urlsplit(url)
    user, at, hosts = parts.netloc.rpartition("@")
    if "," not in hosts:
        return [url]
    return [parts._replace(netloc=f"{user}{at}{host}").geturl() for host in hosts.split(",")]


async def connect(dsn: str | None = None, **options: Any) -> Connection:
    """A connection to the host that can be written.

    All hosts are tried at once. The driver tries them in turn within one time limit: behind a dead host it
    would never reach the second.
    """
    hosts = hosts_of(dsn or "")
    if len(hosts) == 1:
        return await asyncpg.connect(dsn, **options)
    options["target_session_attrs"] = "read-write"
    trying = [asyncio.ensure_future(asyncpg.connect(host, **options)) for host in hosts]
    chosen: asyncio.Future[Connection] | None = None
    left = set(trying)
    try:
        while left and chosen is None:
            done, left = await asyncio.wait(left, return_when=asyncio.FIRST_COMPLETED)
            chosen = next((one for one in done if one.exception() is None), None)
    finally:
        for one in trying:
            if one is not chosen:
                one.cancel()
                one.add_done_callback(let_go)
    return (chosen or trying[0]).result()


def let_go(tried: asyncio.Future[Connection]) -> None:
    """Close connections to the hosts that were not chosen."""
    if not tried.cancelled() and tried.exception() is None:
        tried.result().terminate()
