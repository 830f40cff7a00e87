"""`bottega serve --home`: a whole site in one folder, as a host runs it."""

from __future__ import annotations

import asyncio
import itertools
import os
import pty
import re
import signal
import stat
import sys
import tempfile
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import asyncpg
import msgspec
import psutil
import pytest
from websockets.exceptions import ConnectionClosed

from bottega.server.ops.home.site import at_home
from bottega.server.platform.errors import NoHome
from tests.patience import PATIENCE, until
from tests.server.serving import Browser, Server, Socket

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def folder() -> Iterator[Path]:
    with tempfile.TemporaryDirectory(prefix="bottega-") as made:
        Path(made).chmod(0o755)  # as root, PostgreSQL runs as another user
        yield Path(made) / "home"


class AtHome:
    """A running `bottega serve --home`."""

    def __init__(self, process: Process, address: str) -> None:
        self.process = process
        self.place = cast(Server, SimpleNamespace(url=address, port=int(address.rpartition(":")[2])))

    async def end(self, number: signal.Signals) -> int:
        self.process.send_signal(number)
        return await asyncio.wait_for(self.process.wait(), PATIENCE)


@asynccontextmanager
async def served(folder: Path) -> AsyncIterator[AtHome]:
    command = ["-m", "bottega.cli", "serve", "--home", str(folder), "--port", "0"]
    environment = {name: value for name, value in os.environ.items() if not name.startswith("BOTTEGA_")}
    process = await asyncio.create_subprocess_exec(
        sys.executable, *command, stdout=PIPE, env={**environment, "BOTTEGA_LOG": "json"}
    )
    try:
        yield AtHome(process, await asyncio.wait_for(opened(process), PATIENCE))
    finally:
        if process.returncode is None:
            process.terminate()
        await process.communicate()


async def opened(process: Process) -> str:
    """The address it says it serves at."""
    assert process.stdout is not None
    while line := await process.stdout.readline():
        said: dict[str, Any] = msgspec.json.decode(line)
        if said["event"] == "opening":
            return str(said["address"])
    raise AssertionError("it ended before it opened")


async def ready(browser: Browser) -> None:
    async def is_ready() -> bool:
        with suppress(OSError):
            return (await browser.http.get("/ready")).status_code == 200
        return False

    await until(is_ready)


async def play(socket: Socket, plies: int, seen: dict[str, Any] | None = None) -> dict[str, Any]:
    """Say the first offer until so many plies are played; the bot in the other seat answers meanwhile.

    While both choose in secret the bot may be first: what is said for the ply before is refused then.
    """
    update = seen or await socket.until("update", lambda update: bool(update["offers"]))
    for n in itertools.count():
        if update["ply"] >= plies:
            return update
        said = {"match": update["match"], "seat": 0, "ply": update["ply"], "text": update["offers"][0]}
        await socket.send(**{"is": "say"}, **said, key=f"k{update['ply']}-{n}")
        update = await socket.until("update", lambda update: bool(update["offers"]))
    raise AssertionError


async def test_a_server_in_a_folder_outlives_an_end_and_a_crash(folder: Path) -> None:
    async with served(folder) as server, Browser(server.place) as anna:
        await ready(anna)
        await anna.enter("Anna")
        seats = [{"is": "me", "name": "Anna"}, {"is": "bot", "bot": "random"}]
        opened = await anna.ask("POST", "/api/tables", {"game": "codex", "seats": seats}, 201)
        table = opened["table"]["table"]
        await anna.ask("POST", f"/api/tables/{table}/start")
        async with anna.socket() as socket:
            await socket.send(**{"is": "watch"}, table=table)
            last = await play(socket, 6)
            assert await server.end(signal.SIGTERM) == 0
            with pytest.raises(ConnectionClosed) as closed:
                await socket.until("nothing more")  # who is at the table may be told before
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012  # come back, here or elsewhere
        cookies = anna.http.cookies
    assert left_running(folder) == []
    assert stat.S_IMODE((folder / "secret").stat().st_mode) == 0o600

    async with served(folder) as server, Browser(server.place) as anna:
        anna.http.cookies = cookies
        await ready(anna)
        async with anna.socket() as socket:
            await socket.send(**{"is": "watch"}, table=table)
            seen = await socket.until("update")
            assert (seen["ply"], seen["picture"]) == (last["ply"], last["picture"])
            last = await play(socket, seen["ply"] + 1, seen)
        await server.end(signal.SIGKILL)
    assert left_running(folder) != []

    async with at_home(folder) as engines:  # what outlived the crash is taken over, or ended
        connection = await asyncpg.connect(engines["BOTTEGA_DATABASE"])
        assert await connection.fetchval("SELECT max(ply) FROM moves") == last["ply"]
        await connection.close()
        with pytest.raises(NoHome, match="a server already runs from"):
            async with at_home(folder):
                pass
    assert left_running(folder) == []


async def test_on_a_terminal_it_says_what_it_starts_and_then_where_it_is(folder: Path) -> None:
    ours, theirs = pty.openpty()
    command = ["-m", "bottega.cli", "serve", "--home", str(folder), "--port", "0"]
    environment = {name: value for name, value in os.environ.items() if not name.startswith("BOTTEGA_")}
    process = await asyncio.create_subprocess_exec(
        sys.executable, *command, stdout=theirs, stderr=theirs, env=environment
    )
    os.close(theirs)
    said = b""

    async def is_ready() -> bool:
        nonlocal said
        said += await asyncio.to_thread(os.read, ours, 4096)
        return b"Ctrl-C" in said

    try:
        await until(is_ready)
    finally:
        process.send_signal(signal.SIGINT)
        assert await asyncio.wait_for(process.wait(), PATIENCE) == 0
        os.close(ours)
    *starting, ready = said.decode().splitlines()
    assert starting == ["Starting PostgreSQL …", "Starting NATS …", "Starting Bottega …"]
    assert re.fullmatch(r"Bottega is ready at http://127\.0\.0\.1:\d+ · Ctrl-C stops", ready)


def left_running(folder: Path) -> list[str]:
    """Processes that work in the folder."""
    found = []
    for process in psutil.process_iter(["cmdline", "status"]):
        if process.info["status"] != psutil.STATUS_ZOMBIE and str(folder) in " ".join(
            process.info["cmdline"] or []
        ):
            found.append(str(process.info["cmdline"]))
    return found
