"""Those who play at one table, match after match, and when their match last moved."""

from __future__ import annotations

import asyncio
import random
from http.cookiejar import CookieJar, DefaultCookiePolicy
from typing import Any, Final

import httpx

from bottega.server.tables.shown import Table
from tests.patience import PATIENCE
from tests.server.faults.ledger import Ledger, Span
from tests.server.haproxy import HAProxy

A_CLOCK_EVERY: Final = 4  # tables
CLOCK: Final = {"is": "live", "bank": 600, "increment": 10}
PAUSE: Final = 0.3  # seconds until what failed is tried again
AWAY: Final = (502, 503, 504)  # the site itself says so, or HAProxy for it
DONE_BEFORE: Final = 409  # the answer to the second of two equal requests, when that to the first was lost


class TableStore:
    """Asks the site over HTTP."""

    def __init__(self, haproxy: HAProxy) -> None:
        self.haproxy: Final = haproxy
        no_jar = CookieJar(DefaultCookiePolicy(allowed_domains=[]))  # whose cookie it is, each request says
        self.http: Final = httpx.AsyncClient(cookies=no_jar, timeout=PATIENCE)

    async def enter(self, name: str) -> str:
        """The cookie of somebody new."""
        answer = await self.http.post(f"{self.haproxy.url}/api/me", json={"name": name})
        answer.raise_for_status()
        return "; ".join(f"{key}={value}" for key, value in answer.cookies.items())

    async def ask(self, cookie: str, path: str, body: object = None) -> Any:
        """A request that is granted sooner or later; nothing if it was granted before."""
        while True:
            try:
                url = f"{self.haproxy.url}/api/tables{path}"
                answer = await self.http.post(url, json=body, headers={"cookie": cookie})
                if answer.is_success:
                    return answer.json() if answer.content else None
                if answer.status_code == DONE_BEFORE:
                    return None
                assert answer.status_code in AWAY, (url, answer.text)
            except httpx.TransportError:
                pass
            await asyncio.sleep(PAUSE)


class Party:
    """A table and its host; players tell it what they see."""

    def __init__(self, game: str, bot: str, ledger: Ledger, chance: random.Random) -> None:
        self.game: Final = game
        self.bot: Final = bot  # in the second seat, or nobody
        self.ledger: Final = ledger
        self.chance: Final = chance
        self.table = ""
        self.cookies: Final[list[str]] = []
        self.version = 0
        self.between = asyncio.Event()  # two matches
        self.resting = False
        self.former: Final[set[str]] = set()
        self.match = ""
        self.ply = -1
        self.since = 0.0
        self.spoken = False
        self.moves = 0

    async def gather(self, table_store: TableStore, number: int) -> None:
        """Open a table, sit down and start; on whichever node."""
        self.cookies.append(await table_store.enter(f"Anna {number}"))
        second = {"is": "bot", "bot": self.bot} if self.bot else {"is": "open"}
        seats = [{"is": "me", "name": f"Anna {number}"}, second]
        order = {
            "game": self.game,
            "seats": seats,
            **({"clock": CLOCK} if number % A_CLOCK_EVERY == 0 else {}),
        }
        opened = await table_store.ask(self.cookies[0], "", order)
        self.table = opened["table"]["table"]
        if not self.bot:
            self.cookies.append(await table_store.enter(f"Bruno {number}"))
            sit = {"name": f"Bruno {number}", "link": opened["links"]["seats"]["1"]}
            await table_store.ask(self.cookies[1], f"/{self.table}/sit", sit)
        await table_store.ask(self.cookies[0], f"/{self.table}/start")

    async def keep_playing(self, table_store: TableStore) -> None:
        """Ask for another match whenever one is over."""
        while True:
            await self.between.wait()
            self.between.clear()
            for cookie in self.cookies:
                await table_store.ask(cookie, f"/{self.table}/rematch")

    # --- what the players see -------------------------------------------------------------------

    def table_seen(self, table: Table) -> None:
        """The table has a version; an older one than was seen before says nothing."""
        if table.table != self.table or table.version < self.version:
            return
        self.version = table.version
        if table.next:
            self.table, self.version = table.next, 0
        elif table.phase != "playing" and not self.resting:
            self.between.set()

    def match_seen(self, match: str, ply: int, now: float) -> None:
        """Somebody learnt that the match is at this ply."""
        if match in self.former or (match == self.match and ply <= self.ply):
            return
        if match == self.match:
            where = f"table {self.table} ({self.game}{', bot' * bool(self.bot)}), match {match}, ply {ply}"
            self.ledger.stalls.append(Span(self.since, now, bool(self.bot), where))
        elif self.match:
            self.former.add(self.match)
        self.match, self.ply, self.since, self.spoken = match, ply, now, False
        self.moves += 1

    def spoke(self, began: float, now: float) -> None:
        """Somebody made up their mind: what they thought since the last move is not the site's fault."""
        if not self.spoken:
            self.spoken = True
            self.since += now - max(began, self.since)
