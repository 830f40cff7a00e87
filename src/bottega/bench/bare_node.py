"""The bare stack, to compare a node with: its sockets, sizes, group commit and bus, without rules and views.

A move is committed and told to the other nodes; then everybody who watches is sent an update of the size that
a real one has. Run as a process by `nodes.bare_node`.
"""

from __future__ import annotations

import sys
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from bottega.server.core import bus_messages
from bottega.server.core.store.database import ignore
from bottega.server.core.store.rows import Entry
from bottega.server.core.store.writer import Writer
from bottega.server.http.messages import socket
from bottega.server.platform.bus.nats import NatsBus
from bottega.server.platform.ids import read_id
from bottega.server.run import PING

TIMEOUT: Final = 10.0
OFFERED: Final = "place G12 front 38,41"

Send = Callable[[dict[str, Any]], Awaitable[None]]
Receive = Callable[[], Awaitable[dict[str, Any]]]

encode: Final = msgspec.json.Encoder().encode
decode: Final = msgspec.json.Decoder(socket.Watch | socket.Say).decode


class Update(msgspec.Struct, tag_field="is", tag="update"):
    """As much of an update as the crowd looks at, and something that makes it as long."""

    match: str
    viewer: int
    ply: int
    offers: list[str]
    padding: str


class Table:
    """How far a match is, and who watches it. The id of a table is that of its match."""

    def __init__(self) -> None:
        self.ply = 0
        self.watchers: Final[dict[int, Send]] = {}


class BareNode:
    """An ASGI application."""

    def __init__(self, database: str, nats: str, prefix: str, size: int) -> None:
        self.writer: Final = Writer(database, TIMEOUT, ignore)
        self.bus: Final = NatsBus([nats], prefix)
        self.padding: Final = "x" * max(0, size - 150)  # the rest of an update has about as much
        self.tables: Final[dict[str, Table]] = {}

    async def __call__(self, scope: dict[str, Any], receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.live(receive, send)
        elif scope["type"] == "http":
            await send({"type": "http.response.start", "status": 200, "headers": []})
            await send({"type": "http.response.body", "body": b""})
        else:
            await self.talk(scope, receive, send)

    async def live(self, receive: Receive, send: Send) -> None:
        """Be connected from the beginning to the end."""
        await receive()
        await self.bus.open()
        self.writer.start()
        await send({"type": "lifespan.startup.complete"})
        await receive()
        await self.writer.stop()
        await self.bus.close()
        await send({"type": "lifespan.shutdown.complete"})

    async def talk(self, scope: dict[str, Any], receive: Receive, send: Send) -> None:
        """One socket; its cookie is the number of its seat."""
        seat = int(dict(scope["headers"])[b"cookie"])
        await receive()
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] == "websocket.receive":
            said = decode(message["text"])
            if isinstance(said, socket.Watch):
                await self.watch(said.table, seat, send)
            else:
                await self.move(said, send)

    async def watch(self, id: str, seat: int, send: Send) -> None:
        """Somebody comes to a table."""
        if id not in self.tables:
            self.tables[id] = Table()
            await self.bus.listen(bus_messages.table_topic(read_id(id)), lambda _: None)
        table = self.tables[id]
        table.watchers[seat] = send
        await send(self.update(id, table.ply, seat))

    async def move(self, said: socket.Say, send: Send) -> None:
        """Commit it, tell the other nodes, the one who said it, and everybody who watches."""
        entry = Entry(read_id(said.match), said.ply + 1, said.seat, said.text, said.key)
        assert await self.writer.append(entry)
        table = self.tables[said.match]
        table.ply = entry.ply
        await self.bus.publish(
            bus_messages.table_topic(entry.match), bus_messages.encode(bus_messages.Moved(entry))
        )
        await send(text(socket.Said(said.match, said.key, entry.ply)))
        for seat, watcher in table.watchers.items():
            await watcher(self.update(said.match, entry.ply, seat))

    def update(self, id: str, ply: int, seat: int) -> dict[str, Any]:
        """What a seat is sent; seats move by turns."""
        return text(Update(id, seat, ply, [OFFERED] if ply % 2 == seat else [], self.padding))


def text(message: msgspec.Struct) -> dict[str, Any]:
    """A message as the server takes it."""
    return {"type": "websocket.send", "bytes": None, "text": encode(message).decode()}


def main(port: int, database: str, nats: str, prefix: str, size: int) -> None:
    """Serve until a signal comes, with the settings that a node's sockets have."""
    uvicorn.run(
        BareNode(database, nats, prefix, size),
        port=port,
        ws=WebSocketsSansIOProtocol,
        ws_per_message_deflate=False,
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
        log_config=None,
        access_log=False,
        server_header=False,
    )


if __name__ == "__main__":
    port, database, nats, prefix, size = sys.argv[1:]
    main(int(port), database, nats, prefix, int(size))
