"""The store's twin for fast tests. It keeps the contract and forgets everything at the end."""

from __future__ import annotations

import time

import msgspec

from bottega.server.errors import Unavailable
from bottega.server.ids import Id, shard_of
from bottega.server.store.face import ANY, MOST_BROWSERS, MOST_REMARKS, Store
from bottega.server.store.rows import Browser, Entry, Guest, Head, Remark, TableRow, Ticket, Wanted


class MemoryStore(Store):
    """One process's memory as a store. `away` makes it unreachable, for tests of what happens then."""

    def __init__(self, shards: int = 1) -> None:
        self.shards = shards
        self.away = False
        self.logs: dict[Id, dict[int, Entry]] = {}
        self.heads: dict[Id, Head] = {}
        self.rows: dict[Id, TableRow] = {}  # the last changed is the last
        self.people: dict[Id, Guest] = {}
        self.signed_in: dict[Id, Browser] = {}
        self.without_browser: set[Id] = set()  # guests whose cookies may name none
        self.talk: dict[Id, list[Remark]] = {}

    async def open(self) -> None:
        pass

    async def close(self) -> None:
        pass

    async def check(self) -> None:
        if self.away:
            raise Unavailable("the memory store is away")

    async def append(self, entry: Entry) -> bool:
        await self.check()
        log = self.logs.setdefault(entry.match, {})
        if entry.ply in log:
            return False
        log[entry.ply] = entry
        return True

    async def entries(self, match: Id, after: int = 0) -> list[Entry]:
        await self.check()
        return [entry for ply, entry in sorted(self.logs.get(match, {}).items()) if ply > after]

    async def newest(self, matches: list[Id]) -> dict[Id, int]:
        await self.check()
        return {match: max(self.logs[match]) for match in matches if match in self.logs}

    async def head(self, match: Id) -> Head | None:
        await self.check()
        return self.heads.get(match)

    async def finish(self, match: Id) -> None:
        await self.check()
        if match in self.heads:
            self.heads[match] = msgspec.structs.replace(self.heads[match], over=True)

    async def add_table(self, row: TableRow) -> bool:
        await self.check()
        if row.id in self.rows:
            return False
        self.rows[row.id] = row
        return True

    async def table(self, id: Id) -> TableRow | None:
        await self.check()
        return self.rows.get(id)

    async def save_table(self, row: TableRow, started: Head | None = None) -> bool:
        await self.check()
        old = self.rows.get(row.id)
        if old is None or old.version != row.version - 1:
            return False
        del self.rows[row.id]
        self.rows[row.id] = row
        if started is not None:
            self.heads[started.id] = started
        return True

    async def versions(self, tables: list[Id]) -> dict[Id, int]:
        await self.check()
        return {id: self.rows[id].version for id in tables if id in self.rows}

    async def listed(self, most: int, wanted: Wanted = ANY) -> list[TableRow]:
        await self.check()
        listed = [row for row in reversed(self.rows.values()) if row.listed]
        found = [row for row in listed if wanted == ANY or fits(row, wanted)]
        return [row for place, row in enumerate(found) if is_few(row, found[:place], wanted.each)][:most]

    async def tables_of(self, guest: Id, most: int) -> list[TableRow]:
        await self.check()
        return [row for row in reversed(self.rows.values()) if guest in row.guests][:most]

    async def add_remark(self, remark: Remark) -> Remark:
        await self.check()
        said = self.talk.setdefault(remark.table, [])
        for one in said:
            if (one.guest, one.key) == (remark.guest, remark.key):
                return one
        number = said[-1].number + 1 if said else 1
        said.append(msgspec.structs.replace(remark, number=number, at=int(time.time())))
        del said[:-MOST_REMARKS]
        return said[-1]

    async def remarks(self, table: Id) -> list[Remark]:
        await self.check()
        return list(self.talk.get(table, ()))

    async def add_guest(self, guest: Guest) -> bool:
        await self.check()
        if guest.id in self.people:
            return False
        self.people[guest.id] = msgspec.structs.replace(guest, browser=None)
        if guest.browser is None:
            self.without_browser.add(guest.id)
        else:
            self.signed_in[guest.browser.id] = guest.browser
        return True

    async def guest(self, id: Id) -> Guest | None:
        await self.check()
        return self.people.get(id)

    async def save_guest(self, guest: Guest) -> None:
        await self.check()
        epoch = max(self.people[guest.id].epoch, guest.epoch)
        self.people[guest.id] = msgspec.structs.replace(guest, epoch=epoch, browser=None)

    async def bearer(self, ticket: Ticket) -> Guest | None:
        guest = await self.guest(ticket.guest)
        browser = self.signed_in.get(ticket.browser)
        known = browser.guest == ticket.guest if browser else ticket.guest in self.without_browser
        if guest is None or guest.epoch != ticket.epoch or not known or (ticket.browser and not browser):
            return None
        return msgspec.structs.replace(guest, browser=browser)

    async def ended(self, held: list[Ticket]) -> list[Ticket]:
        return [ticket for ticket in held if await self.bearer(ticket) is None]

    async def renew(self, guest: Guest) -> None:
        await self.save_guest(guest)
        for browser in await self.browsers(guest.id):
            del self.signed_in[browser.id]
        self.without_browser.discard(guest.id)
        if guest.browser:
            self.signed_in[guest.browser.id] = guest.browser

    async def add_browser(self, browser: Browser) -> None:
        await self.check()
        self.signed_in[browser.id] = browser
        for old in (await self.browsers(browser.guest))[MOST_BROWSERS:]:
            del self.signed_in[old.id]

    async def use_browser(self, browser: Browser) -> None:
        await self.check()
        if browser.id in self.signed_in:
            self.signed_in[browser.id] = browser

    async def browsers(self, guest: Id) -> list[Browser]:
        await self.check()
        mine = [browser for browser in self.signed_in.values() if browser.guest == guest]
        return sorted(mine, key=lambda browser: (-browser.used, browser.id))

    async def unnamed(self, guest: Id) -> bool:
        await self.check()
        return guest in self.without_browser

    async def end_browser(self, guest: Id, browser: Id) -> None:
        await self.check()
        if not browser:
            self.without_browser.discard(guest)
        elif browser in self.signed_in and self.signed_in[browser].guest == guest:
            del self.signed_in[browser]


def is_few(row: TableRow, before: list[TableRow], each: int) -> bool:
    """Whether fewer than so many of the same host and shard come before this table."""

    def whose(one: TableRow) -> tuple[int, object]:
        return shard_of(one.id), msgspec.json.decode(one.document).get("host")

    return len(before) < each or sum(whose(one) == whose(row) for one in before) < each


def fits(row: TableRow, wanted: Wanted) -> bool:
    """Whether a table is one that somebody looks for."""
    table = msgspec.json.decode(row.document)
    chairs = table["chairs"]
    free = [chair for chair in chairs if not (chair["guest"] or chair["bot"] or chair["reserved"])]
    levels = [chair["level"] for chair in chairs if chair["level"] is not None]
    low, high = wanted.levels or (0, 0)
    return (
        (wanted.among is None or row.id in wanted.among)
        and wanted.game in ("", table["game"])
        and wanted.speed in ("", table["clock"]["is"])
        and (not wanted.free or (table["phase"] == "gathering" and bool(free)))
        and (wanted.levels is None or (bool(levels) and low <= sum(levels) / len(levels) <= high))
    )
