"""People who play up to some ply and wait there: a test, and no clock, says what happens when."""

from __future__ import annotations

import asyncio
import random
from typing import Any, Final

from tests.patience import PATIENCE
from tests.server.serving import Player, Socket


class Stop:
    """A ply at which every table waits until all are there and may go on."""

    def __init__(self, ply: int, tables: set[str]) -> None:
        self.ply: Final = ply
        self.coming: Final = set(tables)
        self.all_here: Final = asyncio.Event()
        self.goes_on: Final = asyncio.Event()

    async def pass_by(self, table: str, ply: int) -> None:
        """Wait, if this is as far as one goes now."""
        if ply >= self.ply and not self.goes_on.is_set():
            self.coming.discard(table)
            if not self.coming:
                self.all_here.set()
            await self.goes_on.wait()

    async def reached(self) -> None:
        """All tables are here."""
        await asyncio.wait_for(self.all_here.wait(), PATIENCE)


class Traveller(Player):
    """A player who waits at stops. Who `moves` goes to the next node after the first of them."""

    def __init__(self, nodes: list[Any], cookie: str, table: str, stops: list[Stop], moves: bool) -> None:
        super().__init__(nodes, cookie, table, random.Random(f"{table} {moves}"))
        self.stops: Final = stops
        self.moves = moves

    def path(self) -> str:
        """As pages of the version before have it."""
        return "/api/socket"

    async def say(self, socket: Socket, update: dict[str, Any]) -> None:
        for stop in self.stops:
            await stop.pass_by(self.table, update["ply"])
        if self.moves and self.stops[0].goes_on.is_set():
            self.moves = False
            self.last.clear()  # who has seen all is told nothing
            raise OSError("goes to the next node")
        await super().say(socket, update)
