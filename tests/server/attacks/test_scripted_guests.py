"""Guests cost nothing to make: none of them sits where matches are rated."""

from __future__ import annotations

import pytest

from tests.server.serving import entered, fresh_server, give_account

pytestmark = pytest.mark.anyio

ORDER = {
    "game": "codex",
    "seats": [{"is": "me", "name": "Anna"}, {"is": "open"}],
    "rated": True,
    "clock": {"is": "live", "bank": 3600},
}


async def test_rated_tables_and_the_rated_queue_ask_for_an_account() -> None:
    async with fresh_server() as server, entered(server, "Anna", "Eve") as (anna, eve):
        refused = await eve.ask("POST", "/api/tables", ORDER, 403)
        assert refused["code"] == "needs_account"
        wish = {"game": "codex", "seats": 2, "rated": True}
        assert (await eve.ask("POST", "/api/queue", wish, 403))["code"] == "needs_account"

        await give_account(anna)
        opened = await anna.ask("POST", "/api/tables", ORDER, 201)
        sit, links = f"/api/tables/{opened['table']['table']}/sit", opened["links"]
        for way in ({"seat": 1, "invite": links["invite"]}, {"link": links["seats"]["1"]}):
            refused = await eve.ask("POST", sit, {"name": "Eve", **way}, 403)
            assert refused["code"] == "needs_account"
        # Those who do not know the way in learn nothing of the table.
        assert (await eve.ask("POST", sit, {"name": "Eve", "seat": 1}, 404))["code"] == "no_such_table"
        assert (await eve.ask("POST", sit, {"name": "Eve", "link": "x" * 32}, 403))["code"] == "dead_link"

        await give_account(eve)
        await eve.ask("POST", sit, {"name": "Eve", "link": links["seats"]["1"]})
        assert (await eve.ask("POST", "/api/queue", wish))["state"] == "waiting"
