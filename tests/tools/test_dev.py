"""`make dev`: pages and API through Vite, and a server that starts again when a file is saved."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
import tempfile
from asyncio.subprocess import PIPE, STDOUT, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import psutil
import pytest
from websockets.exceptions import ConnectionClosed

from bottega.bench.nodes import free_port
from tests.patience import PATIENCE
from tests.server.serving import Browser, Server
from tools.dev import ROOT, SOURCES, VITE

pytestmark = [pytest.mark.anyio, pytest.mark.skipif(not VITE.exists(), reason="needs `npm ci` in web")]

TOUCHED = SOURCES / "bottega" / "server" / "http" / "app.py"


@asynccontextmanager
async def developing(port: int) -> AsyncIterator[Process]:
    """A running `make dev`, with a folder of its own for the engines."""
    with tempfile.TemporaryDirectory(prefix="bottega-") as folder:
        Path(folder).chmod(0o755)  # as root, PostgreSQL runs as another user
        command = ["-m", "tools.dev", "--port", str(port), "--home", f"{folder}/home"]
        environment = {name: value for name, value in os.environ.items() if not name.startswith("BOTTEGA_")}
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, *command), stdout=PIPE, stderr=STDOUT, env=environment, cwd=ROOT
        )
        try:
            yield process
        finally:
            if process.returncode is None:
                process.terminate()
            await process.communicate()


async def says(process: Process, wanted: str) -> str:
    """The next line with these words."""
    assert process.stdout is not None
    seen = ""
    async with asyncio.timeout(PATIENCE):
        while line := (await process.stdout.readline()).decode():
            seen += line
            if wanted in line:
                return line
    raise AssertionError(f"it ended without {wanted!r}:\n{seen}")


async def test_it_serves_pages_and_api_and_reloads_the_server() -> None:
    port = free_port()
    place = cast(Server, SimpleNamespace(url=f"http://127.0.0.1:{port}", port=port))
    async with developing(port) as process, Browser(place) as anna:
        assert f"http://localhost:{port}" in await says(process, "Bottega is ready")
        for path, script in (("/", "/src/main.ts"), ("/dev.html", "/src/dev/main.ts")):
            assert script in (await anna.http.get(path, headers={"accept": "text/html"})).text
            assert (await anna.http.get(script)).headers["content-type"].startswith("text/javascript")
        await anna.enter("Anna")
        origin = f"http://localhost:{port}"  # as a page sends it
        async with anna.socket(origin=origin) as socket:
            await socket.send(**{"is": "watch"}, table="0000000000000")
            assert (await socket.until("no"))["code"] == "no_such_table"
            TOUCHED.touch()
            with pytest.raises(ConnectionClosed):
                await socket.until("nothing more")
        assert "app.py changed" in await says(process, "starts again")
        assert (await anna.ask("GET", "/api/me"))["name"] == "Anna"  # waits until the server is back
        await says(process, "Bottega is ready")
        below = psutil.Process(process.pid).children(recursive=True)
        assert below
        process.send_signal(signal.SIGINT)
        assert await asyncio.wait_for(process.wait(), PATIENCE) == 0
        assert [one for one in below if one.is_running() and one.status() != psutil.STATUS_ZOMBIE] == []


async def test_a_port_in_use_is_named_before_anything_starts() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        async with developing(port) as process:
            assert f"make dev PORT={port + 1}" in await says(process, "in use")
            assert await process.wait() == 1
