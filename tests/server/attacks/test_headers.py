"""Headers that no browser sends: each is refused, and none of them is a fault of ours or fills the log."""

from __future__ import annotations

import asyncio
import random
import string
from typing import Final

import pytest

from tests.server.attacks.node import PATIENCE, Target

pytestmark = pytest.mark.anyio

MALFORMED_ORIGINS: Final = [
    "http://[",
    "http://]",
    "http://[::1",
    "http://[v1.x]",
    "http://[:::]",
    "http://\u2100.example".encode().decode("latin-1"),
    "null",
    "://",
    "",
]
HEADERS: Final = [
    "accept",
    "accept-language",
    "authorization",
    "content-type",
    "cookie",
    "forwarded",
    "host",
    "if-none-match",
    "origin",
    "range",
    "sec-fetch-site",
    "user-agent",
    "x-forwarded-for",
    "x-forwarded-proto",
    "x-request-id",
]
PIECES: Final = [
    *(
        "[",
        "]",
        "[::1",
        "http://[",
        "\u2100",
        "%",
        "%zz",
        ";",
        "=",
        ",",
        '"',
        "bottega=",
        "bottega=.",
        "$",
        ":",
    ),
    *(
        "application/json",
        "application/json; charset=nonsense",
        "text/plain; charset=",
        "multipart/form-data",
    ),
    *("bytes=9-1", "for=[", "W/", "Bearer ", "127.0.0.1", "localhost:99999999999", "\xff", "\x80", "\t"),
]
PATHS: Final = [
    "/",
    "/health",
    "/ready",
    "/metrics",
    "/api/me",
    "/api/games",
    "/api/tables",
    "/assets/x",
    "/icon-1",
]


async def exchange(
    port: int, method: str, path: str, headers: list[tuple[str, str]], body: bytes = b"{}"
) -> int:
    """One request over a connection of its own, written byte by byte as given; the status, or 0 for none."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in headers)]
    if method != "GET":
        lines.append(f"content-length: {len(body)}")
    if not any(name == "connection" for name, _ in headers):
        lines.append("connection: close")
    lines += ["", ""]
    writer.write("\r\n".join(lines).encode("latin-1", "ignore") + body * (method != "GET"))
    answer = await asyncio.wait_for(reader.read(), PATIENCE)
    writer.close()
    return int(answer.split(b" ", 2)[1]) if answer.startswith(b"HTTP/1.1 ") else 0


@pytest.mark.proxied
@pytest.mark.parametrize("origin", MALFORMED_ORIGINS)
async def test_a_malformed_origin_is_refused_and_fills_no_log(node: Target, origin: str) -> None:
    before = node.log()
    here = [("host", f"127.0.0.1:{node.port}"), ("origin", origin)]
    assert await exchange(node.port, "POST", "/api/me", [*here, ("content-type", "application/json")]) == 403
    upgrade = [
        ("upgrade", "websocket"),
        ("sec-websocket-version", "13"),
        ("sec-websocket-key", "A" * 22 + "=="),
    ]
    socket = [("host", f"127.0.0.1:{node.port}"), ("origin", origin), ("connection", "upgrade"), *upgrade]
    assert await exchange(node.port, "GET", "/api/socket", socket, b"") == 403
    assert node.log() == before


async def test_nonsense_in_headers_is_never_a_fault_of_ours(node: Target) -> None:
    chance = random.Random(5)
    before = node.log()
    answered: set[int] = set()
    for _ in range(500):
        names = chance.sample(HEADERS, chance.randint(1, 4))
        headers = [(name, value(chance)) for name in names]
        if "host" not in names:
            headers.append(("host", "127.0.0.1"))
        status = await exchange(
            node.port, chance.choice(["GET", "POST", "PUT"]), chance.choice(PATHS), headers
        )
        assert status < 500, headers
        answered.add(status)
    assert {200, 400, 403, 421} <= answered
    assert "request_broken" not in node.log().removeprefix(before)
    assert "Traceback" not in node.log().removeprefix(before)


def value(chance: random.Random) -> str:
    """A header's value: pieces that mean something somewhere, and letters."""
    letters = string.ascii_letters + string.digits + string.punctuation
    pieces = [chance.choice(PIECES) if chance.random() < 0.7 else chance.choice(letters) for _ in range(3)]
    return "".join(pieces[: chance.randint(1, 3)])
