"""A walk through recovery to a point in time, by the words of docs/host.md, on a PostgreSQL of one's own."""

from __future__ import annotations

import random
import re
import shutil
import signal
from collections.abc import Callable
from pathlib import Path
from textwrap import dedent
from typing import Any, Final

import asyncpg
import msgspec

from bottega.games import GAMES
from bottega.server.core.match import Match
from bottega.server.core.store.rows import Guest, ticket_of
from bottega.server.node import Node
from tests.patience import until
from tests.server.faults.engines import DATABASE, Postgres, postgres_program
from tests.server.faults.processes import Child
from tests.server.nodes import fresh_node, open_store
from tests.server.ops.backup.copies import bottega
from tests.server.playing import keep, new_head, play_on

PAGE: Final = Path(__file__).parents[4] / "docs" / "host.md"
MATCHES: Final = 3

Tell = Callable[[str], None]


def written(beginning: str, **places: object) -> str:
    """The block of the page whose first line begins so, with these places in place of those named there."""
    for block in map(dedent, re.findall(r"```\w+\n(.*?) *```", PAGE.read_text("utf-8"), re.DOTALL)):
        if block.startswith(beginning):
            for name, place in places.items():
                example = {"archive": "/srv/archive", "target": "2027-01-15 20:14:00+00"}[name]
                assert example in block
                block = block.replace(example, str(place))
            return block
    raise AssertionError(f"docs/host.md has no block that begins with `{beginning}`")


class Drill:
    """One cluster that is lost, and one that is recovered from its archive."""

    def __init__(self, folder: Path, tell: Tell) -> None:
        self.folder: Final = folder
        self.tell: Final = tell
        self.journal: Final = folder / "journal"
        self.archive: Final = folder / "archive"
        for name in ("logs", "first", "second", "archive"):
            (folder / name).mkdir(mode=0o755)
        self.first: Final = Postgres(folder / "first", folder / "logs")
        self.second: Final = Postgres(folder / "second", folder / "logs")
        if self.first.user:
            for place in (folder / "second", self.archive):
                shutil.chown(place, self.first.user, self.first.user)
        self.played: Final[dict[int, int]] = {}  # by match, the plies that must be there afterwards

    async def walk(self) -> None:
        """All of it."""
        try:
            await self.keep_an_archive()
            await self.copy_the_cluster()
            async with fresh_node(self.first.url(DATABASE), journal=str(self.journal)) as node:
                await self.play(node)
                anna, stolen = await self.sign_in_twice(node)
                target = await self.ask("SELECT now()::text")
                self.tell(f"the last good moment is {target}")
                await self.lose_everything(node, anna, stolen)
            await self.recover(target)
            await self.finish(anna, stolen)
        finally:
            for cluster in (self.first, self.second):
                await cluster.server.end(signal.SIGQUIT)

    async def ask(self, question: str) -> Any:
        """What the first cluster answers."""
        connection = await asyncpg.connect(self.first.url("postgres"))
        try:
            return await connection.fetchval(question)
        finally:
            await connection.close()

    # --- before -------------------------------------------------------------------------------------

    async def keep_an_archive(self) -> None:
        """The settings that must be there beforehand."""
        settings = written("wal_level", archive=self.archive)
        self.first.server.command.extend(words(settings))
        await self.first.open()
        self.tell("a PostgreSQL keeps an archive of all it writes")

    async def copy_the_cluster(self) -> None:
        """The copy to which the archive is added."""
        copy = [postgres_program("pg_basebackup"), f"--dbname={self.first.url('postgres')}"]
        copy += [f"--pgdata={self.second.data}", "--checkpoint=fast"]
        await Child(copy, self.folder / "logs" / "basebackup.log", user=self.first.user).run()
        self.tell("pg_basebackup has copied the cluster")

    async def play(self, node: Node) -> None:
        """Matches after the copy was made: only the archive has them."""
        for lot in range(MATCHES):
            head, chance = new_head(lot=lot), random.Random(lot)
            await keep(node.store, head)
            for entry in play_on(Match(head, GAMES[head.game]), chance, plies=20):
                assert await node.store.append(msgspec.structs.replace(entry, at=node.clock.now()))
                self.played[head.id] = entry.ply
        self.tell(f"{MATCHES} matches were played since")

    async def sign_in_twice(self, node: Node) -> tuple[Guest, Guest]:
        """Somebody, and the same in another browser."""
        anna = await node.guests.enter("Anna")
        return anna, await node.guests.sign_in(anna, "a thief's")

    # --- the accident -------------------------------------------------------------------------------

    async def lose_everything(self, node: Node, anna: Guest, stolen: Guest) -> None:
        """A cookie is revoked; then somebody deletes the log, and the machine falls."""
        assert stolen.browser is not None
        await node.guests.sign_out(anna, stolen.browser.id)
        async with node.store.reach() as connection:
            await connection.execute("DELETE FROM moves")
        last = await self.ask("SELECT pg_walfile_name(pg_switch_wal())")

        async def is_archived() -> bool:
            return bool(await self.ask(f"SELECT last_archived_wal >= '{last}' FROM pg_stat_archiver"))

        await until(is_archived)
        self.tell("somebody deletes all moves, and the machine falls")

    # --- afterwards ---------------------------------------------------------------------------------

    async def recover(self, target: str) -> None:
        """The copy goes through the archive up to the last good moment."""
        await self.first.crash()
        (self.second.data / "recovery.signal").touch()
        if self.second.user:
            shutil.chown(self.second.data / "recovery.signal", self.second.user, self.second.user)
        settings = written("restore_command", archive=self.archive, target=target)
        self.second.server.command.extend(words(settings))
        await self.second.start()
        connection = await asyncpg.connect(self.second.url("postgres"))

        async def is_open() -> bool:
            return not await connection.fetchval("SELECT pg_is_in_recovery()")

        await until(is_open)
        await connection.close()
        self.tell("another PostgreSQL has recovered up to that moment")

    async def finish(self, anna: Guest, stolen: Guest) -> None:
        """What was revoked stays so, and every match is there."""
        url = self.second.url(DATABASE)
        told = await bottega("host", "restore", "--journal", self.journal, database=url)
        for line in told.output.splitlines():
            self.tell(f"  {line}")
        assert told.exit_code == 0, told.output
        async with open_store(url) as store:
            assert await store.newest(list(self.played)) == self.played
            assert await store.bearer(ticket_of(anna)) == anna
            assert await store.bearer(ticket_of(stolen)) is None
        self.tell("every move is there, and the cookie that was revoked is still worth nothing")


def words(settings: str) -> list[str]:
    """The lines of postgresql.conf as PostgreSQL takes them when it is started."""
    found = []
    for line in settings.splitlines():
        name, _, value = line.partition("#")[0].partition("=")
        if value:
            found += ["-c", f"{name.strip()}={value.strip().strip(chr(39))}"]
    return found
