"""Opens tables over HTTP, as browsers would: two guests each, one who opens and one who follows the link."""

from __future__ import annotations

import http.client
import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

from msgspec import Struct

from bottega.bench.orders import Place
from bottega.kit.errors import BottegaError

HANDS: Final = 4  # connections that open tables at once
TIMEOUT: Final = 30.0


class Begun(Struct):
    """A table whose match has begun, and the cookie of each seat."""

    table: str
    match: str
    cookies: list[str]


class Caller:
    """Somebody with one connection and several cookies."""

    def __init__(self, port: int) -> None:
        self.connection: Final = http.client.HTTPConnection("127.0.0.1", port, timeout=TIMEOUT)

    def ask(self, method: str, path: str, cookie: str, body: object = None) -> tuple[Any, str]:
        """What is answered, and the cookie that comes with it."""
        headers = {"content-type": "application/json"} | ({"cookie": cookie} if cookie else {})
        self.connection.request(method, path, json.dumps(body) if body is not None else None, headers)
        answer = self.connection.getresponse()
        data = answer.read()
        if answer.status >= 300:
            raise BottegaError(f"{method} {path} was answered {answer.status}: {data[:200]!r}")
        return json.loads(data or b"null"), (answer.getheader("set-cookie") or "").partition(";")[0]

    def enter(self, name: str) -> str:
        """The cookie of a new guest."""
        return self.ask("POST", "/api/me", "", {"name": name})[1]

    def begin(self, game: str, host: str, guest: str) -> Begun:
        """A table of two that just began."""
        seats = [{"is": "me", "name": "host"}, {"is": "open"}]
        opened, _ = self.ask("POST", "/api/tables", host, {"game": game, "seats": seats})
        path = f"/api/tables/{opened['table']['table']}"
        link = opened["links"]["seats"]["1"]
        self.ask("POST", f"{path}/sit", guest, {"name": "guest", "link": link})
        started, _ = self.ask("POST", f"{path}/start", host)
        return Begun(opened["table"]["table"], started["match"], [host, guest])

    def begin_many(self, game: str, count: int) -> list[Begun]:
        """So many tables of the same two."""
        host, guest = self.enter("host"), self.enter("guest")
        try:
            return [self.begin(game, host, guest) for _ in range(count)]
        finally:
            self.connection.close()


def begin_tables(port: int, game: str, count: int) -> list[Begun]:
    """So many tables, by several hands at once."""
    with ThreadPoolExecutor(HANDS) as pool:
        parts = pool.map(lambda part: Caller(port).begin_many(game, part), shares(count, HANDS))
        return [begun for part in parts for begun in part]


def shares(count: int, hands: int) -> Iterator[int]:
    """How many fall to each."""
    for hand in range(hands):
        yield count // hands + (hand < count % hands)


def places(begun: list[Begun], homes: list[list[int]]) -> list[Place]:
    """A place for each seat. By turns, tables go by one of these lists: the port for each seat that comes."""
    return [
        Place(one.table, one.match, seat, one.cookies[seat], port)
        for number, one in enumerate(begun)
        for seat, port in enumerate(homes[number % len(homes)])
    ]
