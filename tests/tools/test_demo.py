"""`make demo` with few matches: every list page has something to show."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sys
import tempfile
from asyncio.subprocess import PIPE, STDOUT
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from bottega.bench.nodes import free_port
from bottega.games import GAMES
from tests.patience import PATIENCE
from tests.server.people.persons import make_passkey
from tests.server.serving import Browser, Server
from tools.demo import HOST
from tools.demo_life import ME

pytestmark = pytest.mark.anyio

ROOT = Path(__file__).parents[2]


@asynccontextmanager
async def demo(port: int) -> AsyncIterator[dict[str, str]]:
    """A running demo; the secrets by which one comes as its people."""
    with tempfile.TemporaryDirectory(prefix="bottega-") as folder:
        Path(folder).chmod(0o755)  # as root, PostgreSQL runs as another user
        command = ["-m", "tools.demo", "--port", str(port), "--matches", "1", "--bots", "0"]
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, *command, "--home", f"{folder}/home"),
            stdout=PIPE,
            stderr=STDOUT,
            cwd=ROOT,
            env={name: value for name, value in os.environ.items() if not name.startswith("BOTTEGA_")},
        )
        assert process.stdout is not None
        said, links = "", {}
        try:
            async with asyncio.timeout(PATIENCE):
                while HOST not in links:
                    line = (await process.stdout.readline()).decode()
                    assert line, f"it ended:\n{said}"
                    said += line
                    if found := re.match(r"Come as (\w+), .*#device=(\S+)", line):
                        links[found[1]] = found[2]
            yield links
            process.send_signal(signal.SIGINT)
            assert await asyncio.wait_for(process.wait(), PATIENCE) == 0
        finally:
            if process.returncode is None:
                process.terminate()
            await process.communicate()


async def test_every_list_has_something_to_show() -> None:
    port = free_port()
    place = cast(Server, SimpleNamespace(url=f"http://127.0.0.1:{port}", port=port))
    async with demo(port) as links, Browser(place) as giulia, Browser(place) as hanna:
        me = await giulia.ask("POST", "/api/device-link/follow", {"secret": links[ME]})
        await hanna.ask("POST", "/api/device-link/follow", {"secret": links[HOST]})

        lobby = (await giulia.ask("GET", "/api/tables"))["tables"]
        assert {table["phase"] for table in lobby} == {"gathering", "playing"}
        mine = (await giulia.ask("GET", "/api/tables/mine"))["tables"]
        assert {table["phase"] for table in mine} == {"gathering", "playing", "over"}
        assert {table["clock"]["is"] for table in mine} == {"none", "live", "daily"}
        assert {table["public"] for table in mine} == {True, False}

        for game in GAMES:
            ladder = await giulia.ask("GET", f"/api/ladders/{game}")
            assert ladder["rungs"], game
            puzzles = (await giulia.ask("GET", f"/api/puzzles/{game}"))["puzzles"]
            assert any(one["attempts"] and one["mine"] is not None for one in puzzles), game
        player = await giulia.ask("GET", f"/api/players/{me['guest']}")
        assert player["ratings"]
        assert player["last"]

        day = await giulia.ask("GET", "/api/daily")
        deal = next(one for one in day["deals"] if one["name"] == "workshop-alone")
        assert deal["through"] > 1
        result = await giulia.ask("GET", f"/api/daily/{day['day']}/workshop-alone")
        assert result["results"]["places"]

        group = next(table["table"] for table in mine if table["groups"])
        groups = await giulia.ask("GET", f"/api/tables/{group}/groups")
        assert groups["through"]
        assert all(one["matchpoints"] for one in groups["groups"])

        await make_passkey(hanna, origin=f"http://localhost:{port}")
        assert len((await hanna.ask("GET", "/api/admin"))["reports"]) == 2
