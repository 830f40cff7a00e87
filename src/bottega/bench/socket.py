"""One WebSocket of the crowd: the protocol is the library's, and nothing more is done for each message."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, cast

from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.uri import parse_uri

Hear = Callable[[bytes], None]

TIMEOUT: Final = 30.0


class Socket(asyncio.Protocol):
    """What is said is written at once; what is heard is handed on."""

    def __init__(self, port: int, table: str, cookie: str, hear: Hear) -> None:
        self.cookie: Final = cookie
        self.hear: Final = hear
        address = parse_uri(f"ws://127.0.0.1:{port}/api/socket/{table}?changes")
        self.speech: Final = ClientProtocol(address, max_size=None)
        self.opened: Final[asyncio.Future[None]] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport | None = None
        self.broken = ""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        request = self.speech.connect()
        request.headers["Cookie"] = self.cookie
        self.speech.send_request(request)
        self.flush()

    def data_received(self, data: bytes) -> None:
        self.speech.receive_data(data)
        for event in self.speech.events_received():
            if isinstance(event, Frame):
                if event.opcode is Opcode.TEXT:
                    self.hear(event.data)  # type: ignore[arg-type]
                else:
                    self.flush()  # the pong to a ping
            elif isinstance(event, Response) and not self.opened.done():
                self.welcomed()

    def welcomed(self) -> None:
        """The server answered; if it let us in, there was no error."""
        error = self.speech.handshake_exc
        if error is None:
            self.opened.set_result(None)
        else:
            self.opened.set_exception(error)

    def say(self, message: bytes) -> None:
        """Send a message."""
        self.speech.send_text(message)
        self.flush()

    def flush(self) -> None:
        """Write what the protocol wants written."""
        assert self.transport is not None
        self.transport.write(b"".join(self.speech.data_to_send()))

    def connection_lost(self, error: Exception | None) -> None:
        self.broken = repr(error) if error else "closed"
        if not self.opened.done():
            self.opened.set_exception(ConnectionError(self.broken))

    def close(self) -> None:
        """Leave without a word."""
        if self.transport is not None:
            self.transport.abort()


async def open_socket(port: int, table: str, cookie: str, hear: Hear) -> Socket:
    """A socket that was let in."""
    loop = asyncio.get_running_loop()
    async with asyncio.timeout(TIMEOUT):
        _, socket = await loop.create_connection(lambda: Socket(port, table, cookie, hear), "127.0.0.1", port)
        await socket.opened
    return socket
