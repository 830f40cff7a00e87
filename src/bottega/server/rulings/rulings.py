"""Rulings: what hosts decided for the house, kept once and held by every node.

Each act is a row of its own, written in the transaction that does it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import structlog

from bottega.server import news
from bottega.server.bus.face import Bus, Listening
from bottega.server.clock import Clock
from bottega.server.errands import Errands
from bottega.server.errors import Refused, Unavailable
from bottega.server.ids import Id, id_text, read_id
from bottega.server.journal import AnyLine, Ruled
from bottega.server.rulings import sql
from bottega.server.rulings.holding import Holding, read_network
from bottega.server.rulings.rows import ABOUT_PEOPLE, OF_THE_MOMENT, Act, Kind, Ruling
from bottega.server.signals import AwaitedSignal, Signal
from bottega.server.store.shards import HOUSE
from bottega.server.store.store import Store
from bottega.server.tables.table import clean, clean_name

if TYPE_CHECKING:
    from bottega.server.store.shards import Connection

LONGEST_ANNOUNCEMENT: Final = 500
LONGEST_WHY: Final = 200
LONGEST_NODE: Final = 80

log = structlog.get_logger()


class Rulings(Errands):
    """Nodes hear of a ruling over the bus, and look again at each sweep: what is told may get lost."""

    def __init__(self, store: Store, bus: Bus, clock: Clock, hosts: frozenset[Id]) -> None:
        super().__init__()
        self.store: Final = store
        self.bus: Final = bus
        self.clock: Final = clock
        self.hosts: Final = hosts
        self.holding = Holding()
        self.known = False  # nobody is let in before it is known who may not
        self.ruling: Final = AwaitedSignal[AnyLine]()  # before it is done: a restore must not undo it
        self.changed: Final = Signal[()]()
        self.listening: Listening | None = None

    async def open(self) -> None:
        """Hear of rulings made at other nodes."""
        self.listening = await self.bus.listen(news.RULINGS, lambda _: self.look_soon())
        self.look_soon()

    def look_soon(self) -> None:
        """Something was decided, here or elsewhere."""
        self.start(self.look_again())

    async def look_again(self) -> None:
        """Read what holds; if that fails, the next sweep does."""
        try:
            await self.look()
        except Unavailable as error:
            log.warning("rulings_not_read", error=str(error))

    async def look(self) -> None:
        """Read what holds."""
        async with self.store.reach(HOUSE) as connection:
            rows = await connection.fetch(sql.RULINGS)
        found = tuple(Ruling(**row) for row in rows)
        self.known = True
        if found != self.holding.all:
            self.holding = Holding(found)
            self.changed()

    # --- what is asked --------------------------------------------------------------------------

    async def must_be_known(self) -> None:
        """Unavailable while nobody can say who is banned."""
        if not self.known:
            await self.look()

    def of(self, kind: Kind, guest: Id) -> Ruling | None:
        """What holds about a person."""
        return self.holding.of(kind, guest, self.clock.now())

    def must_speak(self, guest: Id) -> None:
        """Refused for one who may say nothing that others read."""
        if self.of("mute", guest):
            raise Refused("muted")

    def name_for(self, guest: Id, own: str, wished: str) -> str:
        """How somebody is called: who is muted, or was given a name, as the house knows them."""
        return own if self.of("mute", guest) or self.of("name", guest) else wished

    def shuts_out(self, address: str) -> bool:
        """Whether nobody may come from there."""
        return self.holding.shuts_out(address, self.clock.now())

    @property
    def read_only(self) -> bool:
        """Whether people and bots may look at everything and change nothing."""
        return self.holding.find("read_only", "", self.clock.now()) is not None

    @property
    def announcement(self) -> str:
        """What everybody is to read, or nothing."""
        found = self.holding.find("announcement", "", self.clock.now())
        return found.text if found else ""

    def drains(self, node: str) -> bool:
        """Whether people are to leave this node for others."""
        return self.holding.find("drain", node, self.clock.now()) is not None

    # --- what hosts do --------------------------------------------------------------------------

    async def rule(self, host: Id, wished: Ruling, address: str = "") -> Ruling:
        """Decide something, from this address; what was decided before about the same is replaced."""
        ruling = self.checked(wished, address)
        if ruling.kind in ABOUT_PEOPLE and await self.store.guest(read_id(ruling.about)) is None:
            raise Refused("no_such_player", ruling.about)
        now = self.clock.now()
        async with self.store.reach(HOUSE) as connection, connection.transaction():
            act = now, host, "ruled", ruling.kind, ruling.about, ruling.text, ruling.why
            number = await connection.fetchval(sql.ACT, *act)
            await put(connection, ruling, now, number)
            await self.write_down(ruling, number)
        await self.tell()
        return ruling

    async def lift(self, host: Id, kind: Kind, about: str = "") -> None:
        """It holds no more."""
        async with self.store.reach(HOUSE) as connection, connection.transaction():
            if await connection.execute(sql.LIFT, kind, about) == "DELETE 0":
                raise Refused("no_such_ruling", f"{kind} {about}"[:100].strip())
            number = await connection.fetchval(sql.ACT, self.clock.now(), host, "lifted", kind, about, "", "")
            await self.write_down(Ruling(kind=kind, about=about), number, lifted=True)
        await self.tell()

    def checked(self, wished: Ruling, address: str) -> Ruling:
        """The ruling in the form it is kept in; Refused if it makes no sense."""
        kind, about, text = wished.kind, "", ""
        if kind in ABOUT_PEOPLE:
            guest = read_id(wished.about)
            if guest in self.hosts:
                raise Refused("is_admin", wished.about)
            about, text = id_text(guest), clean_name(wished.text) if kind == "name" else ""
        elif kind == "range":
            about = str(read_network(wished.about))
            own = Holding([Ruling(kind=kind, about=about)])
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
        """In the journal, so that a restore does not undo it."""
        if ruling.kind in OF_THE_MOMENT:
            return
        guest = read_id(ruling.about) if ruling.kind in ABOUT_PEOPLE else 0
        secret = ruling.about if ruling.kind == "range" else ruling.text
        line = Ruled(
            guest=guest, kind=ruling.kind, secret=secret, until=ruling.until, number=number, lifted=lifted
        )
        await self.ruling(line)

    async def tell(self) -> None:
        """Here at once; elsewhere as soon as they hear of it."""
        await self.look()
        await self.bus.publish(news.RULINGS, news.encode(news.Ruled()))

    async def acts(self, most: int) -> list[Act]:
        """What hosts did, the last first."""
        async with self.store.reach(HOUSE) as connection:
            return [Act(*row) for row in await connection.fetch(sql.ACTS, most)]

    # --- restoring ------------------------------------------------------------------------------

    async def restore(self, line: Ruled, secret: str) -> None:
        """What a journal says was decided after the backup, or before it: then it is there already."""
        about = secret if line.kind == "range" else id_text(line.guest)
        text = secret if line.kind == "name" else ""
        now = self.clock.now()
        async with self.store.reach(HOUSE) as connection, connection.transaction():
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
    """Keep a ruling, in a transaction."""
    kept = ruling.kind, ruling.about, ruling.text, ruling.why, ruling.until, now, number
    await connection.execute(sql.RULE, *kept)
