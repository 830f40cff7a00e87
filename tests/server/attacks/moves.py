"""Somebody honest who plays while others attack, and how long each of their moves takes."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import perf_counter
from typing import Any, Final

from tests.server.serving import Browser, Socket


class Mover:
    """Plays both seats of one table after the other."""

    def __init__(self, browser: Browser, socket: Socket) -> None:
        self.browser: Final = browser
        self.socket: Final = socket
        self.last: dict[int, dict[str, Any]] = {}  # the newest update of each seat
        self.moves = 0

    async def sit_down(self) -> None:
        """At a new table."""
        table, _ = await self.browser.start_alone()
        self.last.clear()
        await self.socket.send(**{"is": "watch"}, table=table)

    async def move(self) -> float:
        """Say the first offer; the seconds until it is committed."""
        update = await self.asked()
        self.moves += 1
        key = f"k{self.moves}"
        said = {"match": update["match"], "seat": update["viewer"], "ply": update["ply"]}
        move = {"is": "say", **said, "text": update["offers"][0], "key": key}
        began = perf_counter()
        await self.socket.send(**move)
        while (message := await self.hear())["is"] != "said" or message["key"] != key:
            if message["is"] == "no":
                assert message["code"] == "unavailable", message
                await self.socket.send(**move)  # as the page does; the key keeps it one move
        return perf_counter() - began

    async def asked(self) -> dict[str, Any]:
        """The question to answer next; of a new match if the one before is over."""
        while True:
            ply = max((update["ply"] for update in self.last.values()), default=0)
            asked = [one for one in self.last.values() if one["offers"] and one["ply"] == ply]
            if asked:
                return asked[0]
            if not self.last or any(update["result"] for update in self.last.values()):
                await self.sit_down()
            await self.hear()

    async def hear(self) -> dict[str, Any]:
        """The next message."""
        message = await self.socket.next()
        if message["is"] == "update":
            self.last[message["viewer"]] = message
        self.socket.seen.clear()
        self.socket.raw.clear()
        return message


@asynccontextmanager
async def moving(browser: Browser) -> AsyncIterator[Mover]:
    """Somebody at a table."""
    async with browser.socket() as socket:
        yield Mover(browser, socket)
