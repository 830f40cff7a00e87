"""Connections that never come to the point: they are ended, and nobody else waits for that."""

from __future__ import annotations

import asyncio
import socket
from contextlib import ExitStack, suppress
from typing import Final

import httpx
import pytest

from bottega.bench.nodes import is_ready
from bottega.server.http import connection_limits
from bottega.server.http.connection_limits import files, open_files
from tests.server.attacks.moves import Mover, moving
from tests.server.attacks.node import PATIENCE, Target, attacked
from tests.server.serving import Server

pytestmark = pytest.mark.anyio

ADDRESSES: Final = 20
CONNECTIONS: Final = 2000
LONGEST: Final = 120  # seconds, on a busy machine, until all are ended: ten and fifteen are due

BEGINNINGS: Final = (
    b"",
    b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-a: ",
    b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
    b"Content-Length: 9999\r\n\r\n{",
)


def half_open(port: int, stack: ExitStack) -> list[socket.socket]:
    """Connections from many addresses, each of which says something and then no more."""
    made = []
    for number in range(CONNECTIONS):
        source = (f"127.0.1.{1 + number % ADDRESSES}", 0)
        with suppress(ConnectionError):  # an address that has too many is refused, at once or soon
            one = stack.enter_context(socket.create_connection(("127.0.0.1", port), 60, source))
            made.append(one)
            one.sendall(BEGINNINGS[number % len(BEGINNINGS)])
    for one in made:
        one.setblocking(False)
    return made


def is_ended(one: socket.socket) -> bool:
    """Whether the other side has hung up."""
    try:
        return not one.recv(4096)
    except BlockingIOError:
        return False
    except OSError:
        return True


async def play_and_ask(node: Target, mover: Mover, ended: asyncio.Event) -> tuple[int, int]:
    """Moves and looks at the node's health until the event; how many of each were answered."""
    moves = looks = 0
    while not ended.is_set():
        await mover.move()
        moves += 1
        async with httpx.AsyncClient(base_url=node.place.url, timeout=PATIENCE) as stranger:
            assert (await stranger.get("/health")).status_code == 200
        looks += 1
    return moves, looks


@pytest.mark.proxied
async def test_two_thousand_half_open_connections_are_ended_and_the_server_answers_throughout(
    node: Target,
) -> None:
    open_files()
    assert files() > CONNECTIONS + 200
    ended = asyncio.Event()
    async with node.guest("127.9.9.8") as anna, moving(anna) as mover:
        with ExitStack() as stack:
            playing = asyncio.create_task(play_and_ask(node, mover, ended))
            held = await asyncio.to_thread(half_open, node.port, stack)
            for _ in range(LONGEST):
                held = [one for one in held if not is_ended(one)]
                if not held or playing.done():
                    break
                await asyncio.sleep(1.0)
            ended.set()
            moves, looks = await playing
            assert held == []
    assert min(moves, looks) > 0
    assert is_ready(node.port)


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Time-outs that a test can wait for."""
    monkeypatch.setattr(connection_limits, "HEAD", 0.3)
    monkeypatch.setattr(connection_limits, "BODY", 0.3)


async def cut_off(server: Server, *pieces: bytes) -> bool:
    """Say something, then a byte now and then; whether we are cut off without being heard."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    hearing = asyncio.create_task(ended(reader))
    for piece in pieces:
        writer.write(piece)
    while not hearing.done():
        writer.write(b" ")
        await asyncio.sleep(0.02)
    await closed(writer)
    return await hearing


@pytest.mark.proxied
@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("beginning", BEGINNINGS[1:], ids=["head", "body"])
async def test_a_byte_now_and_then_buys_no_time(beginning: bytes) -> None:
    async with attacked() as server:
        assert await asyncio.wait_for(cut_off(server, beginning), PATIENCE)


@pytest.mark.proxied
async def test_a_request_in_a_thousand_pieces_is_not_read() -> None:
    head = b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n"
    async with attacked() as server:
        assert await asyncio.wait_for(cut_off(server, head, b"1\r\n \r\n" * 1000), PATIENCE)


@pytest.mark.proxied
async def test_one_address_holds_only_so_many_connections() -> None:
    async with attacked(address_connections=3, proxies=("10.0.0.1",)) as server:
        held = [await asyncio.open_connection("127.0.0.1", server.port) for _ in range(3)]
        with suppress(ConnectionResetError):  # HAProxy may say so at once
            held.append(await asyncio.open_connection("127.0.0.1", server.port))
            assert await asyncio.wait_for(ended(held[3][0]), PATIENCE)
        for _, writer in held:
            await closed(writer)
        async with httpx.AsyncClient(base_url=server.url) as browser:
            while (await answers(browser)) != 200:
                await asyncio.sleep(0.05)


async def answers(browser: httpx.AsyncClient) -> int:
    """The status of an answer, or 0."""
    try:
        return (await browser.get("/health")).status_code
    except httpx.TransportError:
        return 0


async def test_where_there_is_no_room_who_was_silent_longest_makes_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(connection_limits, "OWN_FILES", files() - 3)
    async with attacked() as server:
        held = [await asyncio.open_connection("127.0.0.1", server.port) for _ in range(3)]
        async with httpx.AsyncClient(base_url=server.url) as browser:
            assert (await browser.get("/health")).status_code == 200
            assert await asyncio.wait_for(ended(held[0][0]), PATIENCE)
        for _, writer in held:
            await closed(writer)


async def ended(reader: asyncio.StreamReader) -> bool:
    """Whether the other side hangs up; a proxy may say that it was asked badly."""
    try:
        said = await reader.read()
        return not said or said.startswith(b"HTTP/1.1 400 ")
    except ConnectionError:
        return True


async def closed(writer: asyncio.StreamWriter) -> None:
    """Hang up; the other side may have done so already, and not gently."""
    writer.close()
    with suppress(OSError):
        await writer.wait_closed()
