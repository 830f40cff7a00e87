"""Rulings: decisions of hosts, stored once and cached by every node.

The audit log gets a row for each act, in the same transaction.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bottega.server.core import bus_messages
from bottega.server.core.journal import AnyLine, Ruled, RulingKind
from bottega.server.core.store.store import Store
from bottega.server.moderation import sql
from bottega.server.moderation.cache import RulingCache, read_network
from bottega.server.moderation.rows import ABOUT_PEOPLE, OF_THE_MOMENT, Act, Ruling
from bottega.server.platform.background_tasks import BackgroundTasks
from bottega.server.platform.bus.face import Bus, Listening
from bottega.server.platform.clock import Clock
from bottega.server.platform.errors import Refused
from bottega.server.platform.ids import Id, id_text, read_id
from bottega.server.platform.signals import AwaitedSignal, Signal
from bottega.server.tables.names import clean, clean_name

if TYPE_CHECKING:
    from bottega.server.core.store.database import Connection

LONGEST_ANNOUNCEMENT: Final = 500
LONGEST_WHY: Final = 200
LONGEST_NODE: Final = 80


class Rulings(BackgroundTasks):
    """Nodes hear of rulings over the bus, and from the change log, since messages may be lost."""

    def __init__(self, store: Store, bus: Bus, clock: Clock, hosts: frozenset[Id]) -> None:
        super().__init__()
        self.store: Final = store
        self.bus: Final = bus
        self.clock: Final = clock
        self.hosts: Final = hosts
        self.cache = RulingCache()
        self.known = False  # no one is admitted before the bans are known
        self.ruling: Final = AwaitedSignal[
            AnyLine
        ]()  # before a ruling is stored: the journal keeps it from restores
        self.changed: Final = Signal[()]()
        self.listening: Listening | None = None

    async def open(self) -> None:
        """Listen for rulings of other nodes."""
        self.listening = await self.bus.listen(bus_messages.RULINGS, lambda _: self.look_soon())
        self.look_soon()

    def look_soon(self) -> None:
        """A ruling changed, here or elsewhere."""
        self.start(self.refresh())

    async def refresh(self) -> None:
        """Read the rulings."""
        async with self.store.reach() as connection:
            rows = await connection.fetch(sql.RULINGS)
        found = tuple(Ruling(**row) for row in rows)
        self.known = True
        if found != self.cache.all:
            self.cache = RulingCache(found)
            self.changed()

    # --- queries --------------------------------------------------------------------------------

    async def must_be_known(self) -> None:
        """Unavailable until the bans are known."""
        if not self.known:
            await self.refresh()

    def of(self, kind: RulingKind, guest: Id) -> Ruling | None:
        """The ruling of this kind about a person."""
        return self.cache.of(kind, guest, self.clock.now())

    def must_speak(self, guest: Id) -> None:
        """Refused for muted people."""
        if self.of("mute", guest):
            raise Refused("muted")

    def name_for(self, guest: Id, own: str, wished: str) -> str:
        """The name of a guest: muted and renamed people keep the stored one."""
        return own if self.of("mute", guest) or self.of("name", guest) else wished

    def shuts_out(self, address: str) -> bool:
        """Whether an address is banned."""
        return self.cache.shuts_out(address, self.clock.now())

    @property
    def read_only(self) -> bool:
        """Whether the server is read-only."""
        return self.cache.find("read_only", "", self.clock.now()) is not None

    @property
    def announcement(self) -> str:
        """The announcement, or an empty string."""
        found = self.cache.find("announcement", "", self.clock.now())
        return found.text if found else ""

    def drains(self, node: str) -> bool:
        """Whether a node is drained: clients go to others."""
        return self.cache.find("drain", node, self.clock.now()) is not None

    # --- acts of hosts --------------------------------------------------------------------------

    async def rule(self, host: Id, wished: Ruling, address: str = "") -> Ruling:
        """Make a ruling, in place of the one about the same. From `address`, it must not ban that."""
        ruling = self.checked(wished, address)
        if ruling.kind in ABOUT_PEOPLE and await self.store.guest(read_id(ruling.about)) is None:
            raise Refused("no_such_player", ruling.about)
        now = self.clock.now()
        async with self.store.reach() as connection, connection.transaction():
            act = now, host, "ruled", ruling.kind, ruling.about, ruling.text, ruling.why
            number = await connection.fetchval(sql.ACT, *act)
            await put(connection, ruling, now, number)
            await self.write_down(ruling, number)
        await self.publish()
        return ruling

    async def lift(self, host: Id, kind: RulingKind, about: str = "") -> None:
        """Lift a ruling."""
        async with self.store.reach() as connection, connection.transaction():
            if await connection.execute(sql.LIFT, kind, about) == "DELETE 0":
                raise Refused("no_such_ruling", f"{kind} {about}"[:100].strip())
            number = await connection.fetchval(sql.ACT, self.clock.now(), host, "lifted", kind, about, "", "")
            await self.write_down(Ruling(kind=kind, about=about), number, lifted=True)
        await self.publish()

    def checked(self, wished: Ruling, address: str) -> Ruling:
        """The ruling in stored form; Refused if invalid."""
        kind, about, text = wished.kind, "", ""
        if kind in ABOUT_PEOPLE:
            guest = read_id(wished.about)
            if guest in self.hosts:
                raise Refused("is_admin", wished.about)
            about, text = id_text(guest), clean_name(wished.text) if kind == "name" else ""
        elif kind == "range":
            about = str(read_network(wished.about))
            own = RulingCache([Ruling(kind=kind, about=about)])
            if own.shuts_out(address, 0.0):
                raise Refused("own_address", about)
        elif kind == "drain":
            about = clean(wished.about, LONGEST_NODE)
        elif kind == "announcement":
            text = clean(wished.text, LONGEST_ANNOUNCEMENT)
            if not text:
                raise Refused("nothing_said")
        why = clean(wished.why, LONGEST_WHY)
        until = 0.0 if kind in OF_THE_MOMENT else wished.until
        return Ruling(kind=kind, about=about, text=text, why=why, until=until)

    async def write_down(self, ruling: Ruling, number: int, lifted: bool = False) -> None:
        """Write it to the journal, so that a restore does not undo it."""
        if ruling.kind in OF_THE_MOMENT:
            return
        guest = read_id(ruling.about) if ruling.kind in ABOUT_PEOPLE else 0
        secret = ruling.about if ruling.kind == "range" else ruling.text
        line = Ruled(
            guest=guest, kind=ruling.kind, secret=secret, until=ruling.until, number=number, lifted=lifted
        )
        await self.ruling(line)

    async def publish(self) -> None:
        """Apply it here at once, and publish it."""
        await self.refresh()
        await self.bus.publish(bus_messages.RULINGS, bus_messages.encode(bus_messages.Ruled()))

    async def acts(self, most: int) -> list[Act]:
        """The audit log, the latest first."""
        async with self.store.reach() as connection:
            return [Act(*row) for row in await connection.fetch(sql.ACTS, most)]

    # --- restoring ------------------------------------------------------------------------------

    async def restore(self, line: Ruled, secret: str) -> None:
        """Restore a ruling from the journal, unless the backup has it already."""
        about = secret if line.kind == "range" else id_text(line.guest)
        text = secret if line.kind == "name" else ""
        now = self.clock.now()
        async with self.store.reach() as connection, connection.transaction():
            kept = await connection.fetchval(sql.NUMBER, line.kind, about) or 0
            if kept >= line.number:
                return
            if line.lifted:
                await connection.execute(sql.LIFT, line.kind, about)
            else:
                ruling = Ruling(kind=line.kind, about=about, text=text, until=line.until)
                await put(connection, ruling, now, line.number)
            await connection.execute(sql.RAISE_NUMBERS, line.number)
            await connection.fetchval(sql.ACT, now, 0, "restored", line.kind, about, text, "")


async def put(connection: Connection, ruling: Ruling, now: float, number: int) -> None:
    """Store a ruling, in a transaction."""
    kept = ruling.kind, ruling.about, ruling.text, ruling.why, ruling.until, now, number
    await connection.execute(sql.RULE, *kept)
