"""Whole nodes on free ports, and browsers that come to them."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from bottega.server.http.app import build
from bottega.server.node import Node, real_node
from bottega.server.platform.clock import Clock
from bottega.server.platform.ids import read_id
from bottega.server.run import listen, uvicorn_server
from tests.patience import PATIENCE
from tests.server.engines import NATS
from tests.server.nodes import made_node, quick_settings

# What tells more of a deal than those who play it may know: what is asked for, and how.
LOOKING_BACK: dict[str, dict[str, Any]] = {
    "analysis": {"level": "quick"},
    "what-ifs": {"ply": 1, "seat": 0, "seats": [{"is": "me", "name": "Anna"}]},
}


class Server:
    """A node that serves on a port of this machine."""

    def __init__(self, node: Node) -> None:
        self.node = node
        self.listening = listen(node.settings)
        self.port: int = self.listening.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.uvicorn = uvicorn_server(build(node), node.settings)
        self.uvicorn.capture_signals = no_signals  # type: ignore[method-assign]
        self.task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Serve."""
        self.task = asyncio.create_task(self.uvicorn.serve(sockets=[self.listening]))
        while not self.uvicorn.started:
            await asyncio.sleep(0.01)
            assert not self.task.done(), "the server did not start"

    async def close(self) -> None:
        """Stop as a signal would make it stop."""
        if self.task is not None:
            self.uvicorn.should_exit = True
            await self.task
            self.task = None
        self.listening.close()

    async def crash(self) -> None:
        """Every connection breaks at once, those to browsers first."""
        for connection in list(self.uvicorn.server_state.connections):
            connection.transport.abort()
        self.uvicorn.force_exit = True
        await self.close()
        await self.node.close()  # a process that dies would leave nothing to close


@contextmanager
def no_signals() -> Iterator[None]:
    """The tests' own process is not the server's."""
    yield


@asynccontextmanager
async def fresh_server(**settings: Any) -> AsyncIterator[Server]:
    """A node on a database of its own and a bus in memory, served for real."""
    async with made_node(port=0, **settings) as node, opened(Server(node)) as server:
        yield server


@asynccontextmanager
async def real_server(
    database: str, prefix: str, clock: Clock | None = None, **settings: Any
) -> AsyncIterator[Server]:
    """A node on PostgreSQL and NATS, served for real."""
    engines = {"database": database, "nats": (NATS,), "prefix": prefix}
    chosen = quick_settings(port=0, **engines | settings)
    async with opened(Server(real_node(chosen, clock))) as server:
        yield server


@asynccontextmanager
async def two_servers(database: str, prefix: str) -> AsyncIterator[tuple[Server, Server]]:
    """Two nodes of one site."""
    async with real_server(database, prefix) as one, real_server(database, prefix) as other:
        yield one, other


@asynccontextmanager
async def opened(server: Server) -> AsyncIterator[Server]:
    await server.open()
    try:
        yield server
    finally:
        await server.close()


class Browser:
    """Somebody with a cookie jar, at a loopback address of their own if one is given."""

    def __init__(self, server: Server, address: str | None = None) -> None:
        self.server = server
        self.address = address
        # No TLS here, so no certificates to load. The server closes a connection after five idle seconds. One
        # that was idle for two is not used again, so no request goes to one that is being closed.
        limits = httpx.Limits(keepalive_expiry=2)
        way = httpx.AsyncHTTPTransport(verify=False, local_address=address, limits=limits)
        self.http = httpx.AsyncClient(base_url=server.url, transport=way, timeout=PATIENCE)

    async def __aenter__(self) -> Browser:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    @property
    def cookie(self) -> str:
        """What it sends as its cookie."""
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def ask(self, method: str, path: str, body: object = None, status: int = 200) -> Any:
        """A request that is answered with this status."""
        answer = await self.http.request(method, path, json=body if body is not None else None)
        assert answer.status_code == status, (answer.status_code, answer.text)
        return answer.json() if answer.content else None

    async def enter(self, name: str) -> Browser:
        """Get a cookie."""
        await self.ask("POST", "/api/me", {"name": name})
        return self

    async def start_alone(self) -> tuple[str, str]:
        """Hold both seats of a new table; the table, and the match that was started there."""
        seats = [{"is": "me", "name": "A"}, {"is": "me", "name": "B"}]
        opened = await self.ask("POST", "/api/tables", {"game": "codex", "seats": seats}, 201)
        table = opened["table"]["table"]
        return table, (await self.ask("POST", f"/api/tables/{table}/start"))["match"]

    @asynccontextmanager
    async def socket(self, table: str = "", **headers: str) -> AsyncIterator[Socket]:
        """A socket to the server; its address may name a table."""
        async with connect(
            f"ws://127.0.0.1:{self.server.port}/api/socket" + f"/{table}" * bool(table),
            local_addr=(self.address, 0) if self.address else None,
            additional_headers={"cookie": self.cookie, **headers} if self.cookie else headers,
            compression=None,
            max_size=None,
        ) as connection:
            yield Socket(connection)


@asynccontextmanager
async def entered(server: Server, *names: str) -> AsyncIterator[list[Browser]]:
    """People who have entered at a server, each with a browser."""
    async with AsyncExitStack() as stack:
        browsers = [await stack.enter_async_context(Browser(server)) for _ in names]
        for browser, name in zip(browsers, names, strict=True):
            await browser.enter(name)
        yield browsers


@asynccontextmanager
async def at_a_node(database: str, prefix: str, *names: str, **settings: Any) -> AsyncIterator[list[Browser]]:
    """People who have entered at one node."""
    async with real_server(database, prefix, **settings) as server, entered(server, *names) as browsers:
        yield browsers


async def give_account(*browsers: Browser) -> None:
    """Confirm an address for each, as following a mailed link does: rated matches ask for it."""
    for browser in browsers:
        guest = read_id((await browser.ask("GET", "/api/me"))["guest"])
        mail = f"{secrets.token_hex(8)}@mail.example"
        people = browser.server.node.people
        await people.wait_for_mail(guest, mail)
        await people.confirm_mail(guest, mail)


@asynccontextmanager
async def at_two_nodes(database: str, prefix: str) -> AsyncIterator[tuple[Browser, Browser]]:
    """Anna and Bruno, who have entered at two nodes of one site."""
    async with (
        two_servers(database, prefix) as (one, other),
        entered(one, "Anna") as (anna,),
        entered(other, "Bruno") as (bruno,),
    ):
        yield anna, bruno


class Socket:
    """What a browser sees over its socket."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.seen: list[dict[str, Any]] = []
        self.raw: list[str] = []

    async def send(self, **message: object) -> None:
        """Say something."""
        await self.connection.send(msgspec.json.encode(message).decode())

    async def next(self) -> dict[str, Any]:
        """The next message."""
        raw = await asyncio.wait_for(self.connection.recv(), PATIENCE)
        assert isinstance(raw, str)
        self.raw.append(raw)
        message: dict[str, Any] = msgspec.json.decode(raw)
        self.seen.append(message)
        return message

    async def until(self, kind: str, wanted: Callable[[dict[str, Any]], bool] = bool) -> dict[str, Any]:
        """The next message of a kind that fits."""
        while True:
            message = await self.next()
            if message["is"] == kind and wanted(message):
                return message

    async def talk(self, table: str, text: str, key: str = "k") -> dict[str, Any]:
        """Say something to those at a table; the answer, whichever way."""
        await self.send(**{"is": "talk"}, table=table, text=text, key=key)
        while True:
            message = await self.next()
            if message["is"] in ("heard", "no"):
                return message


class Player:
    """A scripted client for some seats of a table: says any offer, and comes back when it is cut off."""

    def __init__(self, servers: list[Server], cookie: str, table: str, chance: random.Random) -> None:
        self.servers = servers
        self.cookie = cookie
        self.table = table
        self.chance = chance
        self.last: dict[int, dict[str, Any]] = {}  # the newest update of each viewer
        self.saying: dict[str, dict[str, Any]] = {}  # said and not answered, by key
        self.acknowledged: list[tuple[int, int, str, str]] = []
        self.raw: list[str] = []
        self.cuts = 0

    def path(self) -> str:
        """Where their socket is."""
        return f"/api/socket/{self.table}"

    async def play(self) -> dict[int, dict[str, Any]]:
        """Play to the end; the last update of each seat."""
        home = 0
        while True:
            server = self.servers[home % len(self.servers)]
            try:
                async with connect(
                    f"ws://127.0.0.1:{server.port}{self.path()}",
                    additional_headers={"cookie": self.cookie},
                    compression=None,
                    max_size=None,
                ) as socket:
                    await self.talk(Socket(socket))
                    return self.last
            except (OSError, ConnectionClosed, InvalidHandshake):
                self.cuts += 1
                home += 1
                await asyncio.sleep(0.05)

    async def talk(self, socket: Socket) -> None:
        """One connection, until the match is over or it breaks."""
        seen = next(iter(self.last.values()), {"match": "", "ply": None})
        ply = min((update["ply"] for update in self.last.values()), default=None)
        await socket.send(**{"is": "watch"}, table=self.table, match=seen["match"], ply=ply)
        for said in self.saying.values():
            await socket.send(**said)
        while not self.over():
            message = await socket.next()
            self.raw.append(socket.raw[-1])
            if message["is"] == "update":
                self.last[message["viewer"]] = message
                await self.say(socket, message)
            elif message["is"] == "said":
                if message["key"] in self.saying:
                    said = self.saying.pop(message["key"])
                    self.acknowledged.append((message["ply"], said["seat"], said["text"], said["key"]))
            elif message["is"] == "no" and message["key"]:
                said = self.saying.pop(message["key"])
                assert message["code"] in ("unavailable", "stale", "not_awaited", "over"), message
                if message["code"] == "unavailable":
                    await asyncio.sleep(0.1)
                    self.saying[said["key"]] = said
                    await socket.send(**said)

    def over(self) -> bool:
        """Whether every viewer has seen the end, and nothing is unanswered."""
        ended = [update["result"] is not None for update in self.last.values()]
        return bool(ended) and all(ended) and not self.saying

    async def say(self, socket: Socket, update: dict[str, Any]) -> None:
        """One of the offers, if there are any."""
        if update["offers"]:
            text, key = self.chance.choice(update["offers"]), f"k{self.chance.getrandbits(60)}"
            said = {"is": "say", "match": update["match"], "seat": update["viewer"], "ply": update["ply"]}
            self.saying[key] = {**said, "text": text, "key": key}
            await socket.send(**self.saying[key])
