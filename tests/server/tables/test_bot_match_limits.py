"""One guest keeps only so many matches with bots going; what nobody plays on does not count."""

from __future__ import annotations

import time
from typing import Any

import pytest

from bottega.server.tables.bot_match_limits import LATELY
from tests.server.frozen import FrozenClock
from tests.server.serving import Browser, real_server

pytestmark = pytest.mark.anyio

ME, BOT = {"is": "me", "name": "A"}, {"is": "bot", "bot": "random"}


async def begun(browser: Browser, status: int = 200, seats: tuple[Any, ...] = (ME, BOT)) -> Any:
    """The answer to one who begins a match."""
    opened = await browser.ask("POST", "/api/tables", {"game": "codex", "seats": seats}, 201)
    return await browser.ask("POST", f"/api/tables/{opened['table']['table']}/start", status=status)


async def test_one_guest_keeps_only_so_many_matches_with_bots_going(database: str, prefix: str) -> None:
    clock = FrozenClock(time.time())  # the database notes itself when a table changed
    async with (
        real_server(database, prefix, clock, bot_matches=2) as one,
        real_server(database, prefix, clock, bot_matches=2) as other,
        Browser(one) as anna,
        Browser(other) as bruno,
    ):
        await anna.enter("Anna")
        await bruno.enter("Bruno")
        await begun(anna)
        await begun(anna)
        refused = await begun(anna, 409)
        assert (refused["code"], refused["about"]) == ("too_many_bot_matches", "2")
        assert (await begun(anna, 409, (BOT, BOT)))["code"] == "nobody_plays"
        await begun(anna, seats=(ME, {**ME, "name": "B"}))  # without a bot
        await begun(bruno)
        clock.pass_(86400 + LATELY)
        await begun(anna)


async def test_a_table_that_is_to_begin_at_once_is_dealt_if_there_is_room_and_nobody_is_waited_for(
    database: str, prefix: str
) -> None:
    async with real_server(database, prefix, bot_matches=1) as server, Browser(server) as anna:
        await anna.enter("Anna")
        order = {"game": "codex", "seats": (ME, BOT), "begin": True}
        opened = await anna.ask("POST", "/api/tables", order, 201)
        assert opened["table"]["phase"] == "playing"
        assert opened["table"]["match"]
        assert (await anna.ask("POST", "/api/tables", order, 409))["code"] == "too_many_bot_matches"
        waiting = order | {"seats": (ME, {"is": "open"})}
        assert (await anna.ask("POST", "/api/tables", waiting, 409))["code"] == "free_seats"
