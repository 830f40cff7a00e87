"""`python -m tests.browser.worlds`: what a browser is sent is the same in worlds it may not tell apart.

Two servers on real engines play the same match; what is hidden from the viewer differs. Every frame
that comes to a page over its socket is compared, byte by byte. Exit 1 on a leak.
"""

from __future__ import annotations

import asyncio
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import product
from pathlib import Path
from typing import Final

import msgspec

from bottega.games import GAMES
from bottega.kit.game import AnyGame
from bottega.kit.seats import NOBODY, Seat
from bottega.server.core.store.rows import Guest
from bottega.server.http.messages.socket import Hello
from bottega.server.platform.ids import Id, id_text
from bottega.server.requests.cookies import Cookies, cookie_name
from tests.patience import PATIENCE
from tests.server.engines import fresh_prefix, migrated_database
from tests.server.nodes import SECRET
from tests.server.playing import guest_of, new_head
from tests.server.serving import Server, real_server
from tests.server.two_worlds import Leak, Side, Tally, Witness, leaking_pictures, play

SCRIPT: Final = Path(__file__).with_name("worlds.mjs")
SEATS: Final = 3
PLIES: Final = 60
LOOKS: Final = 6  # remade worlds until the page is loaded anew, which takes as long as twenty moves
GUESTS: Final = {viewer: Guest(guest_of(viewer), "guest") for viewer in (0, NOBODY)}
LINE: Final = 1 << 24  # bytes of the longest line that tells of a frame

Line = tuple[int, str | None]


def greeting(guest: Guest) -> bytes:
    """What a server says first."""
    return msgspec.json.encode(Hello(id_text(guest.id), guest.name))


class Page(Witness):
    """A page of the browser, at the table in one of the worlds."""

    def __init__(self, browser: Browser, server: Server, table: Id, guest: Guest) -> None:
        super().__init__()
        self.browser = browser
        self.server = server
        self.table = table
        self.guest = guest
        self.came = asyncio.Event()
        self.sockets = self.marks = 0

    def tell(self, frame: str | None) -> None:
        """A frame came over the socket, or there is a new socket."""
        if frame is None:
            self.raw.clear()
            self.sockets += 1
        else:
            self.hear(frame.encode())
        self.came.set()

    async def look(self) -> None:
        before = self.sockets
        self.browser.send(self)
        await self.until(lambda: self.sockets > before and self.has(b'{"is":"update"'))
        assert self.raw[0] == greeting(self.guest), self.raw[0]

    async def catch_up(self) -> None:
        """Frames come in order: a greeting sent now, which pages pass over, comes after all the rest."""
        self.marks += 1
        mark = greeting(Guest(0, f"mark {self.marks}"))
        self.server.node.feeds.tables[self.table].tell_those_here(mark)
        await self.until(lambda: self.has(mark))
        self.raw.remove(mark)

    def has(self, beginning: bytes) -> bool:
        """Whether such a frame has come."""
        return any(frame.startswith(beginning) for frame in self.raw)

    async def until(self, is_so: Callable[[], bool]) -> None:
        """Wait for frames."""
        try:
            async with asyncio.timeout(PATIENCE):
                while not is_so():
                    self.came.clear()
                    await self.came.wait()
        except TimeoutError as error:
            raise TimeoutError(f"nothing comes from {self.server.url}; are the pages built?") from error


class Browser:
    """Chromium with two pages."""

    def __init__(self, process: Process) -> None:
        self.process = process
        self.pages: list[Page] = []

    async def read(self) -> None:
        """Hand every frame to its page."""
        assert self.process.stdout is not None
        async for line in self.process.stdout:
            world, frame = msgspec.json.decode(line, type=Line)
            self.pages[world].tell(frame)

    def send(self, page: Page) -> None:
        """Let a page look at its table."""
        assert self.process.stdin is not None
        look = {
            "world": self.pages.index(page),
            "address": f"{page.server.url}/table/{id_text(page.table)}",
            "cookie": {"name": cookie_name(secure=False), "value": Cookies(SECRET).value(page.guest)},
        }
        self.process.stdin.write(msgspec.json.encode(look) + b"\n")


@asynccontextmanager
async def open_browser() -> AsyncIterator[Browser]:
    """A browser that is gone afterwards."""
    process = await asyncio.create_subprocess_exec("node", str(SCRIPT), stdin=PIPE, stdout=PIPE, limit=LINE)
    browser = Browser(process)
    reading = asyncio.create_task(browser.read())
    try:
        yield browser
    finally:
        assert process.stdin is not None
        process.stdin.close()
        await reading
        await process.wait()


@asynccontextmanager
async def open_servers() -> AsyncIterator[list[Server]]:
    """Two servers that know nothing of each other, but the same guests."""
    async with (
        migrated_database() as first,
        migrated_database() as second,
        fresh_prefix() as this,
        fresh_prefix() as that,
        real_server(first, this, patience=PATIENCE) as here,
        real_server(second, that, patience=PATIENCE) as there,
    ):
        for server, guest in product((here, there), GUESTS.values()):
            await server.node.store.add_guest(guest)
        yield [here, there]


async def compare(browser: Browser, servers: list[Server], game: AnyGame, viewer: Seat) -> Tally:
    """Play a match in both servers, while the browser watches."""
    head = new_head(game, SEATS, lot=1)
    browser.pages = [Page(browser, server, head.table, GUESTS[viewer]) for server in servers]
    here, there = [Side(server.node, head, page) for server, page in zip(servers, browser.pages, strict=True)]
    return await play(here, there, viewer, lot=1, plies=PLIES, looks=LOOKS)


async def holds(browser: Browser, servers: list[Server], game: AnyGame, viewer: Seat) -> bool:
    """Whether nothing leaks to this viewer; says what was compared."""
    name = f"{game.id}, {'spectator' if viewer == NOBODY else f'seat {viewer}'}"
    try:
        tally = await compare(browser, servers, game, viewer)
    except Leak as leak:
        print(f"{name}: LEAK: {leak}", flush=True)
        return False
    print(
        f"{name}: {tally.messages} frames, {tally.bytes} bytes the same;"
        f" {tally.moves} moves in both worlds, {tally.remade} worlds made anew",
        flush=True,
    )
    return True


async def main() -> int:
    """0 if nothing leaks but what we let leak."""
    start = time.monotonic()
    async with open_servers() as servers, open_browser() as browser:
        held = [
            await holds(browser, servers, game, viewer) for game in GAMES.values() for viewer in (0, NOBODY)
        ]
        print("now with a leak:")
        with leaking_pictures():
            found = not await holds(browser, servers, GAMES["codex"], 0)
    print("which was found" if found else "which was NOT FOUND", f"· {time.monotonic() - start:.0f} s")
    return 0 if all(held) and found else 1


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
