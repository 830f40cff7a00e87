"""What one browser says over its socket, and what comes of it: any number of tables over one connection."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Final

import msgspec
import structlog

from bottega.server.errors import Refused, ServerError, Unavailable
from bottega.server.gate.limits import Bucket, Buckets
from bottega.server.gate.wire import Wire
from bottega.server.ids import Id, id_text, read_id
from bottega.server.matches.commands import Done, Reply, SayMove, TakeBack
from bottega.server.matches.live import Live
from bottega.server.node import Node
from bottega.server.protocol import (
    Announced,
    FromClient,
    Heard,
    Hello,
    Leave,
    No,
    Said,
    Say,
    Talk,
    Undo,
    Watch,
)
from bottega.server.store.rows import Guest
from bottega.server.tables.feed import TableFeed, Watcher

encode: Final = msgspec.json.Encoder().encode
decode: Final = msgspec.json.Decoder(FromClient).decode

log = structlog.get_logger()

MOST_WAITING: Final = 32  # commands of one socket without an answer yet
REFUSED_KB: Final = 50.0  # what a table that is not shown costs, of what an address may be shown
MOST_MALFORMED: Final = 20  # messages in a row that say nothing


class Session:
    """One socket and the tables it watches."""

    __slots__ = (
        "address",
        "blocked",
        "bucket",
        "guest",
        "id",
        "malformed",
        "node",
        "shows",
        "talks",
        "waiting",
        "watching",
        "wire",
    )

    def __init__(
        self, node: Node, guest: Guest | None, address: str, wire: Wire, talks: Buckets, shows: Buckets
    ) -> None:
        settings = node.settings
        self.node: Final = node
        self.guest: Final = guest
        self.id: Final[Id] = guest.id if guest else 0
        self.address: Final = address
        self.wire: Final = wire
        self.talks: Final = talks
        self.shows: Final = shows
        self.watching: Final[dict[Id, Watcher]] = {}
        self.blocked: frozenset[Id] | None = None  # whom they do not want to hear, once it was asked
        self.waiting = 0
        self.malformed = 0
        now = asyncio.get_running_loop().time()
        self.bucket: Final = Bucket(settings.says, settings.burst, now)

    def greet(self) -> None:
        """The first message."""
        name = self.guest.name if self.guest else ""
        self.wire.post(encode(Hello(id_text(self.id) if self.id else "", name)))
        rulings = self.node.rulings
        if rulings.announcement or rulings.read_only:
            self.announce()

    def announce(self) -> None:
        """What the hosts have to say to everybody."""
        rulings = self.node.rulings
        self.wire.post(encode(Announced(rulings.announcement, rulings.read_only)))

    async def hear(self, message: str | bytes) -> None:
        """One message came. Who says too much, or does not read the answers, is read more slowly."""
        await self.wire.room()
        pause = self.bucket.wait(asyncio.get_running_loop().time())
        if pause:
            await asyncio.sleep(pause)
        try:
            said = decode(message)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            self.misunderstood(str(error))
            return
        self.malformed = 0
        try:
            await self.do(said)
        except Refused as refused:
            self.deny(said, refused.code, refused.about)
        except Unavailable:
            self.deny(said, "unavailable", "")
        except ServerError as error:
            log.error("command_broken", exc_info=error)
            self.deny(said, "broken", "")

    def misunderstood(self, why: str) -> None:
        """A message that says nothing; after too many of them nobody listens."""
        self.malformed += 1
        if self.malformed > MOST_MALFORMED:
            self.wire.cut("malformed")
        else:
            self.count("malformed")
            self.wire.post(encode(No("malformed", why[:200])))

    async def do(self, said: FromClient) -> None:
        """Do what was said, or raise Refused."""
        if isinstance(said, Watch):
            await self.watch(said)
        elif isinstance(said, Leave):
            await self.leave(read_id(said.table))
        elif isinstance(said, Say):
            live, watched = self.match(said.match)
            if said.seat not in watched.table.seats_of(self.id):
                raise Refused("not_yours", str(said.seat))
            if not self.node.matches.read_only:
                self.node.stand_ins.be_back(watched.table, self.id, [said.seat])
                self.node.stand_ins.play_on(watched.table, self.id)
            self.ask(live, said, SayMove(said.seat, said.ply, said.text, said.key))
        elif isinstance(said, Talk):
            self.talk(said)
        else:
            live, watched = self.match(said.match)
            seats = watched.table.seats_of(self.id)
            if not seats:
                raise Refused("not_yours")
            self.ask(live, said, TakeBack(seats, said.ply, said.key))

    # --- tables ---------------------------------------------------------------------------------

    async def watch(self, said: Watch) -> None:
        """Be told of a table from now on; asked for again, it is shown again, and paid for by its size.

        A refusal costs too: it took a query to find out.
        """
        posted = self.wire.posted
        try:
            await self.show(said)
        except Refused as refused:
            self.deny(said, refused.code, refused.about)
            kilobytes = REFUSED_KB
        else:
            kilobytes = (self.wire.posted - posted) / 1000
        await asyncio.sleep(self.shows.wait(self.address, asyncio.get_running_loop().time(), kilobytes))

    async def show(self, said: Watch) -> None:
        """The table, and whatever happens there."""
        table = read_id(said.table)
        if table not in self.watching and len(self.watching) >= self.node.settings.watched:
            raise Refused("too_many_tables", said.table)
        if self.blocked is None:
            self.blocked = await self.node.blocks.of(self.id) if self.id else frozenset()
        watcher = await self.node.feeds.watch(
            table, self.id, self.wire.post, said.invite, said.match, said.ply, said.afar, self.blocked
        )
        before, self.watching[table] = self.watching.get(table), watcher
        if before is not None:
            await self.node.feeds.leave(table, before)
        watched = self.node.feeds.table(table)
        if watched is not None and not said.afar and not self.node.matches.read_only:
            self.node.stand_ins.be_back(watched.table, self.id, watched.table.seats_of(self.id))

    def block(self, blocked: frozenset[Id]) -> None:
        """These are not heard from now on."""
        self.blocked = blocked
        for watcher in self.watching.values():
            watcher.blocked = blocked

    async def leave(self, table: Id) -> None:
        """Be told of it no more."""
        watcher = self.watching.pop(table, None)
        if watcher is not None:
            await self.node.feeds.leave(table, watcher)

    async def leave_all(self) -> None:
        """The socket is gone."""
        for table in list(self.watching):
            await self.leave(table)

    # --- talk -----------------------------------------------------------------------------------

    def talk(self, said: Talk) -> None:
        """Put a remark to the table; nobody waits for it, least of all a move that is said next."""
        table = read_id(said.table)
        watched = self.node.feeds.table(table)
        if watched is None or self.watching.get(table) not in watched.watchers:
            raise Refused("not_watching", said.table)
        if self.guest is None:
            raise Refused("enter_first")
        if self.node.matches.read_only:
            raise Refused("read_only")
        self.node.rulings.must_speak(self.id)
        self.talks.must_take(id_text(self.id), asyncio.get_running_loop().time())
        self.node.matches.start(self.keep_remark(said, watched, self.guest))

    async def keep_remark(self, said: Talk, watched: TableFeed, guest: Guest) -> None:
        """Keep it, tell it, and say so."""
        try:
            remark = await self.node.chat.say(watched, guest, said.text, said.key)
        except Refused as refused:
            self.deny(said, refused.code, refused.about)
        except Unavailable:
            self.deny(said, "unavailable", "")
        else:
            self.wire.post(encode(Heard(said.table, said.key, remark.number)))

    # --- commands -------------------------------------------------------------------------------

    def match(self, text: str) -> tuple[Live, TableFeed]:
        """A match of a table that is watched from here; Refused if it is not."""
        live = self.node.matches.live.get(read_id(text))
        watched = None if live is None else self.node.feeds.table(live.match.head.table)
        if live is None or watched is None or self.watching.get(watched.table.id) not in watched.watchers:
            raise Refused("not_watching", text)
        return live, watched

    def ask(self, live: Live, said: Say | Undo, command: SayMove | TakeBack) -> None:
        """Put a command to the match; the answer comes when it is committed."""
        if self.waiting >= MOST_WAITING:
            raise Refused("too_many_commands")
        self.waiting += 1
        now = asyncio.get_running_loop().time()
        self.node.matches.ask(live, command, partial(self.answer, said, live, now))

    def answer(self, said: Say | Undo, live: Live, asked: float, reply: Reply) -> None:
        """The match answered."""
        self.waiting -= 1
        seconds = asyncio.get_running_loop().time() - asked
        self.node.metrics.command_seconds.observe(seconds)
        self.node.troubles.answered(live, seconds)
        if isinstance(reply, Done):
            self.wire.post(encode(Said(said.match, said.key, reply.ply)))
        else:
            self.deny(said, reply.code, "")

    def deny(self, said: FromClient, code: str, about: str) -> None:
        """Say no, and to what."""
        self.count(code)
        if isinstance(said, Say | Undo):
            self.wire.post(encode(No(code, about, said.match, said.key)))
        elif isinstance(said, Talk):
            self.wire.post(encode(No(code, about or said.table, key=said.key)))
        else:
            self.wire.post(encode(No(code, about or said.table)))

    def count(self, code: str) -> None:
        """One more thing was not granted."""
        self.node.metrics.refusals.labels("socket", code).inc()
