"""What a store does. Each method may raise Unavailable: then whether a write was done is not known."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from bottega.server.ids import Id
from bottega.server.store.rows import Browser, Entry, Guest, Head, Remark, TableRow, Ticket, Wanted

MOST_REMARKS: Final = 100  # kept of a table; the oldest give way
MOST_BROWSERS: Final = 50  # of one guest
ANY: Final = Wanted()


class Store(ABC):
    """Tables, matches and moves, on one shard or several. The id says on which."""

    shards: int

    @abstractmethod
    async def open(self) -> None:
        """Connect."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what was begun, and disconnect."""

    @abstractmethod
    async def check(self) -> None:
        """Return if every shard answers, can be written, and has the tables this version needs."""

    # --- the log --------------------------------------------------------------------------------

    @abstractmethod
    async def append(self, entry: Entry) -> bool:
        """Write an entry for good. False if the log has another entry at that ply; that one stays."""

    @abstractmethod
    async def entries(self, match: Id, after: int = 0) -> list[Entry]:
        """The log of a match after a ply, in order."""

    @abstractmethod
    async def newest(self, matches: list[Id]) -> dict[Id, int]:
        """The last ply in the log of each of these matches; those without entries are left out."""

    @abstractmethod
    async def head(self, match: Id) -> Head | None:
        """What a match was started with."""

    @abstractmethod
    async def finish(self, match: Id) -> None:
        """Note that a match is over."""

    # --- tables ---------------------------------------------------------------------------------

    @abstractmethod
    async def add_table(self, row: TableRow) -> bool:
        """Keep a new table. False if the id is taken."""

    @abstractmethod
    async def table(self, id: Id) -> TableRow | None:
        """A table."""

    @abstractmethod
    async def save_table(self, row: TableRow, started: Head | None = None) -> bool:
        """Replace the version before this one, and start a match with it. False if it is not that version."""

    @abstractmethod
    async def versions(self, tables: list[Id]) -> dict[Id, int]:
        """The version of each of these tables."""

    @abstractmethod
    async def listed(self, most: int, wanted: Wanted = ANY) -> list[TableRow]:
        """Tables in the lobby that fit, the last changed first."""

    @abstractmethod
    async def tables_of(self, guest: Id, most: int) -> list[TableRow]:
        """Tables a guest sits at, the last changed first."""

    # --- remarks --------------------------------------------------------------------------------

    @abstractmethod
    async def add_remark(self, remark: Remark) -> Remark:
        """Keep a remark under the next number of its table; of a key that guest used there, the one kept."""

    @abstractmethod
    async def remarks(self, table: Id) -> list[Remark]:
        """The newest remarks of a table, in order."""

    # --- guests ---------------------------------------------------------------------------------

    @abstractmethod
    async def add_guest(self, guest: Guest) -> bool:
        """Keep a new guest, and the browser they came by. False if the id is taken."""

    @abstractmethod
    async def guest(self, id: Id) -> Guest | None:
        """A guest."""

    @abstractmethod
    async def save_guest(self, guest: Guest) -> None:
        """Replace a guest's name, and raise the epoch if this one is higher; it never falls."""

    # --- browsers -------------------------------------------------------------------------------

    @abstractmethod
    async def bearer(self, ticket: Ticket) -> Guest | None:
        """The guest of a cookie and their browser; None if the cookie is worth nothing any more."""

    @abstractmethod
    async def ended(self, held: list[Ticket]) -> list[Ticket]:
        """Those of these cookies that are worth nothing any more."""

    @abstractmethod
    async def renew(self, guest: Guest) -> None:
        """Save a guest; of all their browsers only the one they come by now stays signed in, if any."""

    @abstractmethod
    async def add_browser(self, browser: Browser) -> None:
        """Sign one more browser in. Of too many, those give way that were not used for longest."""

    @abstractmethod
    async def use_browser(self, browser: Browser) -> None:
        """Note when it was used."""

    @abstractmethod
    async def browsers(self, guest: Id) -> list[Browser]:
        """Where a guest is signed in, the last used first."""

    @abstractmethod
    async def unnamed(self, guest: Id) -> bool:
        """Whether cookies of the releases before, that name no browser, are still good."""

    @abstractmethod
    async def end_browser(self, guest: Id, browser: Id) -> None:
        """Sign one out; 0 stands for all those that cookies do not name."""
