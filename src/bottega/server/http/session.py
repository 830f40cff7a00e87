"""What a client may do over its socket. One connection serves any number of tables."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Final

import msgspec
import structlog

from bottega.server.core.commands import Done, Reply, SayMove, TakeBack
from bottega.server.core.live_match import Live
from bottega.server.core.store.rows import Guest
from bottega.server.http.messages.socket import (
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
from bottega.server.http.send_queue import SendQueue
from bottega.server.parts import Parts
from bottega.server.platform.errors import Refused, ServerError, Unavailable
from bottega.server.platform.ids import Id, id_text, read_id
from bottega.server.requests.limits import Bucket, Buckets
from bottega.server.tables.feed import TableFeed, Watcher

encode: Final = msgspec.json.Encoder().encode
decode: Final = msgspec.json.Decoder(FromClient).decode

log = structlog.get_logger()

MOST_WAITING: Final = 32  # commands of one socket without a reply
REFUSED_KB: Final = 50.0  # the price of a refused table, of the kilobytes that an address may be shown
MOST_MALFORMED: Final = 20  # malformed messages in a row


class Session:
    """One socket and the tables it watches."""

    __slots__ = (
        "address",
        "blocked",
        "bucket",
        "changes",
        "guest",
        "id",
        "malformed",
        "node",
        "send_queue",
        "shows",
        "talks",
        "waiting",
        "watching",
    )

    def __init__(
        self,
        node: Parts,
        guest: Guest | None,
        address: str,
        send_queue: SendQueue,
        talks: Buckets,
        shows: Buckets,
        changes: bool,
    ) -> None:
        settings = node.settings
        self.node: Final = node
        self.guest: Final = guest
        self.id: Final[Id] = guest.id if guest else 0
        self.address: Final = address
        self.send_queue: Final = send_queue
        self.talks: Final = talks
        self.shows: Final = shows
        self.changes: Final = changes  # is sent what changed of pictures
        self.watching: Final[dict[Id, Watcher]] = {}
        self.blocked: frozenset[Id] | None = None  # loaded on first use
        self.waiting = 0
        self.malformed = 0
        now = asyncio.get_running_loop().time()
        self.bucket: Final = Bucket(settings.says, settings.burst, now)

    def greet(self) -> None:
        """Send the first message."""
        name = self.guest.name if self.guest else ""
        self.send_queue.post(encode(Hello(id_text(self.id) if self.id else "", name)))
        rulings = self.node.rulings
        if rulings.announcement or rulings.read_only:
            self.announce()

    def announce(self) -> None:
        """Send the announcement of the hosts."""
        rulings = self.node.rulings
        self.send_queue.post(encode(Announced(rulings.announcement, rulings.read_only)))

    async def hear(self, message: str | bytes) -> None:
        """Handle a message. Back-pressure: read more slowly from clients that send much or do not read."""
        await self.send_queue.room()
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
        """Refuse a malformed message; after too many, disconnect."""
        self.malformed += 1
        if self.malformed > MOST_MALFORMED:
            self.send_queue.cut("malformed")
        else:
            self.count("malformed")
            self.send_queue.post(encode(No("malformed", why[:200])))

    async def do(self, said: FromClient) -> None:
        """Handle a message, or raise Refused."""
        if isinstance(said, Watch):
            await self.watch(said)
        elif isinstance(said, Leave):
            await self.leave(read_id(said.table))
        elif isinstance(said, Say):
            live, watched = self.match(said.match)
            if said.seat not in watched.table.seats_of(self.id):
                raise Refused("not_yours", str(said.seat))
            if not self.node.matches.read_only:
                self.node.substitutes.be_back(watched.table, self.id, [said.seat])
                self.node.substitutes.play_on(watched.table, self.id)
            self.submit(live, said, SayMove(said.seat, said.ply, said.text, said.key))
        elif isinstance(said, Talk):
            self.talk(said)
        else:
            live, watched = self.match(said.match)
            seats = watched.table.seats_of(self.id)
            if not seats:
                raise Refused("not_yours")
            self.submit(live, said, TakeBack(seats, said.ply, said.key))

    # --- tables ---------------------------------------------------------------------------------

    async def watch(self, said: Watch) -> None:
        """Subscribe to a table. Asking again sends it again, and charges its size to the address.

        A refusal is charged too: it took a query.
        """
        posted = self.send_queue.posted
        try:
            await self.show(said)
        except Refused as refused:
            self.deny(said, refused.code, refused.about)
            kilobytes = REFUSED_KB
        else:
            kilobytes = (self.send_queue.posted - posted) / 1000
        await asyncio.sleep(self.shows.wait(self.address, asyncio.get_running_loop().time(), kilobytes))

    async def show(self, said: Watch) -> None:
        """Send the table, and subscribe to its updates."""
        table = read_id(said.table)
        if table not in self.watching and len(self.watching) >= self.node.settings.watched:
            raise Refused("too_many_tables", said.table)
        if self.blocked is None:
            self.blocked = await self.node.blocks.of(self.id) if self.id else frozenset()
        watcher = await self.node.feeds.watch(
            table,
            self.id,
            self.send_queue.post,
            said.invite,
            said.match,
            said.ply,
            said.afar,
            self.blocked,
            self.changes,
        )
        before, self.watching[table] = self.watching.get(table), watcher
        if before is not None:
            await self.node.feeds.leave(table, before)
        watched = self.node.feeds.table(table)
        if watched is not None and not said.afar and not self.node.matches.read_only:
            self.node.substitutes.be_back(watched.table, self.id, watched.table.seats_of(self.id))

    def block(self, blocked: frozenset[Id]) -> None:
        """Block these people from now on."""
        self.blocked = blocked
        for watcher in self.watching.values():
            watcher.blocked = blocked

    async def leave(self, table: Id) -> None:
        """Unsubscribe from a table."""
        watcher = self.watching.pop(table, None)
        if watcher is not None:
            await self.node.feeds.leave(table, watcher)

    async def leave_all(self) -> None:
        """The socket was closed."""
        for table in list(self.watching):
            await self.leave(table)

    # --- chat -----------------------------------------------------------------------------------

    def talk(self, said: Talk) -> None:
        """Start to send a remark. A move that follows does not wait for it."""
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
        """Store and publish a remark, and acknowledge it."""
        try:
            remark = await self.node.chat.say(watched, guest, said.text, said.key)
        except Refused as refused:
            self.deny(said, refused.code, refused.about)
        except Unavailable:
            self.deny(said, "unavailable", "")
        else:
            self.send_queue.post(encode(Heard(said.table, said.key, remark.number)))

    # --- commands -------------------------------------------------------------------------------

    def match(self, text: str) -> tuple[Live, TableFeed]:
        """The match of a table that this socket watches; Refused if it watches none such."""
        live = self.node.matches.memory.live.get(read_id(text))
        watched = None if live is None else self.node.feeds.table(live.match.head.table)
        if live is None or watched is None or self.watching.get(watched.table.id) not in watched.watchers:
            raise Refused("not_watching", text)
        return live, watched

    def submit(self, live: Live, said: Say | Undo, command: SayMove | TakeBack) -> None:
        """Give a command to the match, which replies when it is committed."""
        if self.waiting >= MOST_WAITING:
            raise Refused("too_many_commands")
        self.waiting += 1
        now = asyncio.get_running_loop().time()
        self.node.matches.submit(live, command, partial(self.answer, said, live, now))

    def answer(self, said: Say | Undo, live: Live, asked: float, reply: Reply) -> None:
        """Send the reply of the match."""
        self.waiting -= 1
        seconds = asyncio.get_running_loop().time() - asked
        self.node.metrics.command_seconds.observe(seconds)
        self.node.incidents.answered(live, seconds)
        if isinstance(reply, Done):
            self.send_queue.post(encode(Said(said.match, said.key, reply.ply)))
        else:
            self.deny(said, reply.code, "")

    def deny(self, said: FromClient, code: str, about: str) -> None:
        """Send a refusal."""
        self.count(code)
        if isinstance(said, Say | Undo):
            self.send_queue.post(encode(No(code, about, said.match, said.key)))
        elif isinstance(said, Talk):
            self.send_queue.post(encode(No(code, about or said.table, key=said.key)))
        else:
            self.send_queue.post(encode(No(code, about or said.table)))

    def count(self, code: str) -> None:
        """Count a refusal."""
        self.node.metrics.refusals.labels("socket", code).inc()
