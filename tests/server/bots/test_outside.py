"""Bots from outside: the examples of docs/bots-protocol.md, run as they stand there."""

from __future__ import annotations

import asyncio
import random
import re
import sys
from asyncio.subprocess import PIPE
from pathlib import Path

import pytest

from tests.patience import PATIENCE
from tests.server.serving import Browser, fresh_server

pytestmark = pytest.mark.anyio

PAGE = Path(__file__).parents[3] / "docs" / "bots-protocol.md"


RUN = {"python": (sys.executable, "-c"), "javascript": ("node", "--experimental-websocket", "-e")}


@pytest.mark.parametrize("language", RUN)
async def test_the_examples_play_a_match_to_its_end(language: str) -> None:
    found = re.search(rf"```{language}\n(.*?)```", PAGE.read_text(), re.DOTALL)
    assert found is not None
    async with fresh_server() as server, Browser(server) as anna:
        await anna.enter("Anna")
        seats = [{"is": "me", "name": "Anna"}, {"is": "open", "reserved": True}]
        opened = await anna.ask("POST", "/api/tables", {"game": "codex", "seats": seats}, 201)
        table, link = opened["table"]["table"], opened["links"]["seats"]["1"]
        bot = await asyncio.create_subprocess_exec(
            *RUN[language], found[1], server.url, table, link, stdout=PIPE
        )
        try:
            async with anna.socket() as socket:
                await socket.send(**{"is": "watch"}, table=table)
                while not (await socket.next()).get("chairs", [{}, {}])[1].get("taken"):
                    pass
                match = (await anna.ask("POST", f"/api/tables/{table}/start"))["match"]
                chance, ended = random.Random(3), None
                while ended is None:
                    update = await socket.until("update")
                    ended = update["result"]
                    if update["offers"]:
                        said = {"seat": 0, "ply": update["ply"], "text": chance.choice(update["offers"])}
                        await socket.send(**{"is": "say"}, match=match, **said, key=f"a{update['ply']}")
            told, _ = await asyncio.wait_for(bot.communicate(), PATIENCE)
            assert re.findall(r"\d+", told.decode()) == [str(score) for score in ended["scores"]]
        finally:
            if bot.returncode is None:
                bot.kill()
                await bot.communicate()
