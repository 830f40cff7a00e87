"""Two nodes of one site, people at both, and a host with a passkey."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from bottega.server.core.journal import RulingKind
from bottega.server.platform.ids import read_id
from tests.patience import PATIENCE
from tests.server.frozen import FrozenClock
from tests.server.people.authenticator import Authenticator
from tests.server.people.persons import make_passkey
from tests.server.serving import Browser, Server, Socket, real_server

NAMES = ("Anna", "Bruno", "Carla")


class Scene:
    """Hanna is a host at the first node. Anna and Bruno sit at a table, at both nodes; Carla was invited."""

    def __init__(self, one: Server, other: Server, clock: FrozenClock) -> None:
        self.one, self.other, self.clock = one, other, clock
        self.people: dict[str, Browser] = {}
        self.ids: dict[str, str] = {}
        self.key = Authenticator("")
        self.table = self.invite = ""

    def __getitem__(self, name: str) -> Browser:
        return self.people[name]

    async def come(self, stack: AsyncExitStack, name: str, server: Server) -> Browser:
        browser = await stack.enter_async_context(Browser(server))
        self.people[name] = await browser.enter(name)
        self.ids[name] = (await browser.ask("GET", "/api/me"))["guest"]
        return browser

    async def gather(self) -> None:
        """A table of Anna and Bruno, dealt."""
        order: dict[str, Any] = {"game": "codex", "seats": [{"is": "me", "name": "Anna"}, {"is": "open"}]}
        opened = await self["Anna"].ask("POST", "/api/tables", order, 201)
        self.table, self.invite = opened["table"]["table"], opened["links"]["invite"]
        sit = {"name": "Bruno", "link": opened["links"]["seats"]["1"]}
        await self["Bruno"].ask("POST", f"/api/tables/{self.table}/sit", sit)
        await self["Anna"].ask("POST", f"/api/tables/{self.table}/start")

    async def watch(self, socket: Socket) -> dict[str, Any]:
        await socket.send(**{"is": "watch"}, table=self.table, invite=self.invite)
        return await socket.until("update")

    async def rule(self, kind: str, about: str = "", status: int = 200, **more: Any) -> Any:
        body = {"kind": kind, "about": self.ids.get(about, about), **more}
        return await self["Hanna"].ask("POST", "/api/admin/rulings", body, status)

    def knows_of(self, kind: RulingKind, name: str) -> bool:
        """Whether it holds at the other node."""
        return self.other.node.rulings.of(kind, read_id(self.ids[name])) is not None

    async def lift(self, kind: str, about: str = "") -> None:
        body = {"kind": kind, "about": self.ids.get(about, about)}
        await self["Hanna"].ask("POST", "/api/admin/rulings/lift", body)


@asynccontextmanager
async def open_scene(database: str, prefix: str, **settings: Any) -> AsyncIterator[Scene]:
    """On PostgreSQL and NATS. No sweep comes in the way: what holds at the other node was told by the bus."""
    clock = FrozenClock()
    given: dict[str, Any] = {"sweep": 10**6} | settings
    async with AsyncExitStack() as stack:
        one = await stack.enter_async_context(real_server(database, prefix, clock, node="one", **given))
        other = await stack.enter_async_context(real_server(database, prefix, clock, node="other", **given))
        made = Scene(one, other, clock)
        await made.come(stack, "Hanna", one)
        made.key = await make_passkey(made["Hanna"])
        for name, server in zip(NAMES, (one, other, one), strict=True):
            await made.come(stack, name, server)
        for server in (one, other):  # as if BOTTEGA_ADMINS named her
            server.node.rulings.hosts = frozenset([read_id(made.ids["Hanna"])])  # type: ignore[misc]
        yield made


async def is_cut(socket: Socket, code: int, why: str) -> None:
    """The site ends this socket, and says why."""
    await asyncio.wait_for(socket.connection.wait_closed(), PATIENCE)
    assert (socket.connection.close_code, socket.connection.close_reason) == (code, why)
