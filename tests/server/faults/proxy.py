"""A way to an engine that can be cut: connections break, or nothing gets through and nobody is told."""

from __future__ import annotations

import asyncio
from asyncio import StreamReader, StreamWriter
from contextlib import suppress
from typing import Final

CHUNK: Final = 1 << 16


class Proxy:
    """Passes bytes on between one node and one engine."""

    def __init__(self, to: int, at: str = "127.0.0.1", here: str = "127.0.0.1") -> None:
        self.to: Final = to  # the engine's port
        self.at: Final = at  # and its address
        self.here: Final = here  # where it listens
        self.port = 0
        self.is_cut = False
        self.clear: Final = asyncio.Event()  # while it is not set, bytes wait here
        self.writers: Final[set[StreamWriter]] = set()
        self.passing: Final[set[asyncio.Task[None]]] = set()
        self.server: asyncio.Server | None = None

    async def open(self) -> None:
        """Listen on a free port."""
        self.clear.set()
        self.server = await asyncio.start_server(self.enter, self.here, 0)
        self.port = self.server.sockets[0].getsockname()[1]

    async def close(self) -> None:
        """Hang up, and listen no more."""
        if self.server is not None:
            self.server.close()
            self.cut()
            for task in self.passing:
                task.cancel()
            await asyncio.gather(*self.passing, return_exceptions=True)
            await self.server.wait_closed()

    def cut(self) -> None:
        """Break every connection, and those that are tried."""
        self.is_cut = True
        for writer in self.writers:
            writer.transport.abort()

    def hush(self) -> None:
        """Let nothing through, as when a cable is pulled. What was sent arrives after all, but late."""
        self.clear.clear()

    def mend(self) -> None:
        """Let everything through."""
        self.is_cut = False
        self.clear.set()

    def enter(self, reader: StreamReader, writer: StreamWriter) -> None:
        """Somebody connects."""
        task = asyncio.create_task(self.connect(reader, writer))
        self.passing.add(task)
        task.add_done_callback(self.passing.discard)

    async def connect(self, reader: StreamReader, writer: StreamWriter) -> None:
        """One connection, both ways."""
        self.writers.add(writer)
        try:
            await self.clear.wait()
            if self.is_cut:
                return
            from_engine, to_engine = await asyncio.open_connection(self.at, self.to)
        except OSError:
            return
        else:
            self.writers.add(to_engine)
            await asyncio.gather(self.pump(reader, to_engine), self.pump(from_engine, writer))
        finally:
            writer.transport.abort()
            self.writers.discard(writer)

    async def pump(self, reader: StreamReader, writer: StreamWriter) -> None:
        """One way, until it ends. What came in before the end still goes out."""
        try:
            while data := await reader.read(CHUNK):
                await self.clear.wait()
                writer.write(data)
                await writer.drain()
            await self.clear.wait()
        except OSError:
            pass
        finally:
            writer.close()
            with suppress(OSError):
                await writer.wait_closed()
            self.writers.discard(writer)
