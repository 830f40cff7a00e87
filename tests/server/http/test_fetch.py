"""`bottega fetch` on a real server: the record of a finished match, and why it is refused otherwise."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest
from typer.testing import Result

from bottega.games import GAMES
from bottega.kit.record import read, verify
from tests.cli.run import bottega
from tests.server.serving import Browser, Player, Server, entered, fresh_server

pytestmark = pytest.mark.anyio


async def fetched(*words: str) -> Result:
    return await asyncio.to_thread(bottega, "fetch", *words)


async def begun(anna: Browser, bruno: Browser, public: bool) -> dict[str, Any]:
    """A table at which both play codex, as its host sees it, and its links."""
    seats = [{"is": "me", "name": "Anna"}, {"is": "open"}]
    opened = await anna.ask("POST", "/api/tables", {"game": "codex", "seats": seats, "public": public}, 201)
    path = f"/api/tables/{opened['table']['table']}"
    await bruno.ask("POST", f"{path}/sit", {"name": "Bruno", "link": opened["links"]["seats"]["1"]})
    return {"links": opened["links"], "table": await anna.ask("POST", f"{path}/start")}


async def play_out(server: Server, table: str, *people: Browser) -> None:
    """Play at random to the end."""
    players = [Player([server], one.cookie, table, random.Random(lot)) for lot, one in enumerate(people)]
    await asyncio.gather(*[one.play() for one in players])


async def test_a_public_match_is_fetched_by_each_of_its_links(tmp_path: Path) -> None:
    async with fresh_server() as server, entered(server, "Anna", "Bruno") as (anna, bruno):
        table = (await begun(anna, bruno, public=True))["table"]
        early = await fetched(f"{server.url}/table/{table['table']}")
        assert early.exit_code == 1
        assert "the match is not over" in early.stderr
        await play_out(server, table["table"], anna, bruno)
        for page, id in (("table", table["table"]), ("replay", table["match"])):
            file = tmp_path / f"{page}.match.json"
            told = await fetched(f"{server.url}/{page}/{id}", "--record", str(file))
            assert told.exit_code == 0, told.stderr
            record = read(file, GAMES)
            assert record.players == ["Anna", "Bruno"]
            assert f"codex, 2 seats, {len(record.moves)} moves" in told.stdout
            verify(record)


async def test_a_private_match_is_fetched_by_an_invitation_only(tmp_path: Path) -> None:
    async with fresh_server() as server, entered(server, "Anna", "Bruno") as (anna, bruno):
        opened = await begun(anna, bruno, public=False)
        await play_out(server, opened["table"]["table"], anna, bruno)
        link, file = f"{server.url}/table/{opened['table']['table']}", tmp_path / "private.match.json"
        shut = await fetched(link, "--record", str(file))
        assert "it is private" in shut.stderr
        assert not file.exists()
        told = await fetched(f"{link}#i={opened['links']['invite']}", "--record", str(file))
        assert told.exit_code == 0, told.stderr
        verify(read(file, GAMES))


@pytest.mark.parametrize("link", ["codex", "https://bottega.example/daily", "file:///table/0123456789abc"])
async def test_other_links_are_refused_at_once(link: str) -> None:
    told = await fetched(link)
    assert told.exit_code == 1
    assert "is not the link of a table or a replay" in told.stderr


async def test_what_cannot_be_fetched_is_told_with_what_to_do() -> None:
    async with fresh_server() as server:
        for page, words in (("table", "no such table, or it is private"), ("replay", "no such match")):
            told = await fetched(f"{server.url}/{page}/0123456789abc")
            assert told.exit_code == 1
            assert words in told.stderr
    gone = await fetched(f"{server.url}/table/0123456789abc")
    assert gone.exit_code == 1
    assert "cannot be reached" in gone.stderr
