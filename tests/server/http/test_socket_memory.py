"""What a socket takes of our memory while nothing happens, in bytes that Python allocated."""

from __future__ import annotations

import asyncio
import gc
import socket as sockets
import tracemalloc
from contextlib import ExitStack
from typing import Final

import pytest

from tests.server.serving import Browser, Server

pytestmark = pytest.mark.anyio

SOCKETS: Final = 40
IDLE: Final = 14_500  # bytes; a quarter more than it took when this was written
SAME_TABLE: Final = 16_800  # for each that watches, if all watch one table
OWN_TABLE: Final = 17_900  # the same, if each watches another, on which no move was made

KEY: Final = "dGhlIHNhbXBsZSBub25jZQ=="
HEADERS: Final = {
    "Upgrade": "websocket",
    "Connection": "Upgrade",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": KEY,
    "User-Agent": "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0",
    "Accept-Language": "en-US,en;q=0.5",
}


async def bytes_each(server: Server, cookie: str, tables: list[str]) -> tuple[int, int]:
    """What each socket takes once it is open, and once it watches its table."""
    with ExitStack() as stack:
        for table in tables[:1] * 2:  # what the first one takes stays
            await watch(await enter(server, cookie, stack), table)
        gc.collect()
        tracemalloc.start()
        stack.callback(tracemalloc.stop)
        before = tracemalloc.get_traced_memory()[0]
        entered = [await enter(server, cookie, stack) for _ in range(SOCKETS)]
        gc.collect()
        idle = tracemalloc.get_traced_memory()[0] - before
        for number, one in enumerate(entered):
            await watch(one, tables[number % len(tables)])
        gc.collect()
        watching = tracemalloc.get_traced_memory()[0] - before
        return idle // SOCKETS, watching // SOCKETS


async def enter(server: Server, cookie: str, stack: ExitStack) -> sockets.socket:
    """A socket that was greeted. Ours is a bare one, which takes next to nothing."""
    raw = stack.enter_context(sockets.create_connection(("127.0.0.1", server.port)))
    raw.setblocking(False)
    headers = HEADERS | {"Host": f"127.0.0.1:{server.port}", "Cookie": cookie}
    lines = ["GET /api/socket HTTP/1.1", *(f"{name}: {value}" for name, value in headers.items())]
    await asyncio.get_running_loop().sock_sendall(
        raw, "".join(f"{line}\r\n" for line in [*lines, ""]).encode()
    )
    await read_until(raw, b'"is":"hello"')
    return raw


async def watch(raw: sockets.socket, table: str) -> None:
    """Watch a table, and see its match."""
    message = f'{{"is":"watch","table":"{table}"}}'.encode()
    frame = bytes([0x81, 0x80 | len(message), 0, 0, 0, 0]) + message
    await asyncio.get_running_loop().sock_sendall(raw, frame)
    await read_until(raw, b'"is":"update"')


async def read_until(raw: sockets.socket, wanted: bytes) -> None:
    """Read until this has come, and whatever comes with it."""
    heard = b""
    while wanted not in heard:
        heard += await asyncio.get_running_loop().sock_recv(raw, 1 << 16)


async def test_sockets_that_watch_one_table_share_it(server: Server) -> None:
    async with Browser(server) as anna:
        await anna.enter("Anna")
        table, _ = await anna.start_alone()
        idle, watching = await bytes_each(server, anna.cookie, [table])
        assert idle < IDLE
        assert watching < SAME_TABLE


async def test_tables_that_are_watched_take_little(server: Server) -> None:
    async with Browser(server) as anna:
        await anna.enter("Anna")
        tables = [(await anna.start_alone())[0] for _ in range(SOCKETS)]
        _, watching = await bytes_each(server, anna.cookie, tables)
        assert watching < OWN_TABLE
