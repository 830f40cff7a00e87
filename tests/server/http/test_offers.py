"""Another match, cancelling one and closing a table, over sockets on two nodes."""

from __future__ import annotations

import pytest

from bottega.server.core.store import sql
from bottega.server.tables import changes
from bottega.server.tables.closing import EMPTY_S, WAITING_S
from bottega.server.tables.order import MySeat, OpenSeat, Order
from tests.patience import until
from tests.server.frozen import FrozenClock
from tests.server.http.test_resign import HOUR, is_over, mine, start
from tests.server.memory_bus import Exchange
from tests.server.serving import Browser, at_a_node, at_two_nodes, give_account
from tests.server.timing.timed import timed_node

pytestmark = pytest.mark.anyio


async def resigned(*people: Browser) -> tuple[str, str]:
    """A table of two whose match is over."""
    table, match = await start(*people)
    await people[1].ask("POST", f"/api/matches/{match}/seats/1/resign")
    await until(lambda: is_over(people[0], table))
    return table, match


async def test_a_rematch_is_offered_and_accepted_at_two_nodes(database: str, prefix: str) -> None:
    async with at_two_nodes(database, prefix) as (anna, bruno), bruno.socket() as socket:
        table, match = await resigned(anna, bruno)
        await socket.send(**{"is": "watch"}, table=table)
        seen = await socket.until("update")
        offered = await anna.ask("POST", f"/api/tables/{table}/rematch")
        assert (offered["phase"], offered["next"]) == ("over", "")
        told = await socket.until("table", lambda found: found["rematch"])
        assert (told["rematch"]["by"], told["rematch"]["awaited"]) == (0, [1])
        assert (told["match"], seen["result"]["resigned"]) == (match, [1])  # it stays in view
        # Who loads the page again is asked still.
        again = await bruno.ask("GET", f"/api/tables/{table}")
        assert again["rematch"] == told["rematch"]
        accepted = await bruno.ask("POST", f"/api/tables/{table}/rematch")
        assert accepted["phase"] == "over"
        told = await socket.until("table", lambda found: found["next"])
        assert (told["match"], told["next"]) == (match, accepted["next"])
        await socket.send(**{"is": "watch"}, table=told["next"])
        began = await socket.until("table", lambda found: found["table"] == told["next"])
        assert (began["before"], began["phase"], began["round"]) == (table, "playing", 1)
        refused = await anna.ask("POST", f"/api/tables/{table}/rematch", status=409)
        assert refused["code"] == "rematched"
        for browser in (anna, bruno):
            assert await mine(browser) == [told["next"]]  # what they play now; the other is linked from it


async def test_nobody_is_dealt_in_who_did_not_accept(database: str, prefix: str) -> None:
    async with at_a_node(database, prefix, "Anna", "Bruno", "Carla", "Dora") as (anna, bruno, carla, dora):
        table, match = await start(anna, bruno, carla, dora, stand_in="random")
        await bruno.ask("POST", f"/api/matches/{match}/seats/1/resign")
        for browser in (anna, carla, dora):
            await browser.ask("POST", f"/api/matches/{match}/cancel")
        await until(lambda: is_over(anna, table))
        await dora.ask("POST", f"/api/tables/{table}/rematch")
        await anna.ask("DELETE", f"/api/tables/{table}/rematch")
        waits = await dora.ask("GET", f"/api/tables/{table}")
        assert (waits["rematch"]["awaited"], waits["rematch"]["declined"]) == ([2], [0])
        begun = await carla.ask("POST", f"/api/tables/{table}/rematch")
        seen = await carla.ask("GET", f"/api/tables/{begun['next']}")
        assert [chair["name"] for chair in seen["chairs"]] == ["guest 2", "guest 3"]
        for browser in (anna, bruno):
            await browser.ask("GET", f"/api/tables/{begun['next']}", status=404)  # nor are they told of it
            assert (await browser.ask("GET", f"/api/tables/{table}"))["match"] == match


async def test_who_agree_cancel_their_match_and_it_counts_nowhere(database: str, prefix: str) -> None:
    async with at_two_nodes(database, prefix) as (anna, bruno), bruno.socket() as socket:
        await give_account(anna, bruno)
        table, match = await start(anna, bruno, rated=True, clock=HOUR)
        await socket.send(**{"is": "watch"}, table=table)
        await socket.until("update")
        await anna.ask("POST", f"/api/matches/{match}/cancel")
        told = await socket.until("table", lambda found: found["cancel"])
        assert (told["cancel"]["by"], told["cancel"]["awaited"]) == (0, [1])
        await bruno.ask("DELETE", f"/api/matches/{match}/cancel")
        assert (await anna.ask("GET", f"/api/tables/{table}"))["cancel"] is None
        await bruno.ask("POST", f"/api/matches/{match}/cancel")
        await socket.until("table", lambda found: found["cancel"])
        # Who plays on does not want it any more.
        said = {"is": "say", "match": match, "seat": 1, "ply": 0, "text": "start front", "key": "k"}
        await socket.send(**said)
        await socket.until("table", lambda found: found["cancel"] is None)
        for browser in (bruno, anna):
            await browser.ask("POST", f"/api/matches/{match}/cancel")
        ended = await socket.until("update", lambda update: update["result"])
        assert (ended["result"]["cancelled"], ended["result"]["winners"]) == (True, [])
        assert [one["line"]["id"] for one in ended["lines"]] == ["server.cancelled"]
        await socket.until("table", lambda found: found["phase"] == "over")
        for browser in (anna, bruno):
            own = await browser.ask("GET", "/api/players/" + (await browser.ask("GET", "/api/me"))["guest"])
            assert (own["last"], own["ratings"]) == ([], [])
        refused = await anna.ask("POST", f"/api/matches/{match}/cancel", status=409)
        assert refused["code"] == "over"


async def test_strangers_cancel_nothing(database: str, prefix: str) -> None:
    async with at_a_node(database, prefix, "Anna", "Bruno", "Eve") as (anna, bruno, eve):
        table, match = await start(anna, bruno, public=True)
        for method in ("POST", "DELETE"):
            refused = await eve.ask(method, f"/api/matches/{match}/cancel", status=403)
            assert refused["code"] == "not_yours"
        await eve.ask("POST", f"/api/tables/{table}/close", status=403)


async def test_the_host_closes_a_table_and_those_who_wait_there_are_told(database: str, prefix: str) -> None:
    async with at_two_nodes(database, prefix) as (anna, bruno), bruno.socket() as socket:
        seats = [{"is": "me", "name": "A"}, {"is": "open"}, {"is": "open"}]
        opened = await anna.ask("POST", "/api/tables", {"game": "codex", "seats": seats}, 201)
        table, invite = opened["table"]["table"], opened["links"]["invite"]
        link = opened["links"]["seats"]["1"]
        await bruno.ask("POST", f"/api/tables/{table}/sit", {"name": "B", "link": link})
        await socket.send(**{"is": "watch"}, table=table)
        await socket.until("table")
        await anna.ask("POST", f"/api/tables/{table}/close")
        assert (await socket.until("gone"))["code"] == "closed"
        assert (await mine(anna), await mine(bruno)) == ([], [])
        await socket.send(**{"is": "watch"}, table=table, invite=invite)
        assert (await socket.until("no"))["code"] == "closed"
        await bruno.ask("GET", f"/api/tables/{table}", status=404)


async def test_tables_that_nobody_uses_are_closed_after_a_while(database: str) -> None:
    clock = FrozenClock()
    async with timed_node(database, Exchange(), clock) as node:
        waits, _ = await node.table_store.open(1, Order("codex", [MySeat("A"), OpenSeat()]))
        empty, _ = await node.table_store.open(1, Order("codex", [MySeat("A"), OpenSeat()]))
        await node.table_store.change(empty.id, lambda t: changes.stand(t, 1, 0))
        async with node.store.reach() as connection:
            clock.at = await connection.fetchval(sql.NOW)  # the database notes when a table was changed
        await node.closing.close_unused()
        assert not (await node.table_store.find(empty.id)).is_closed
        clock.pass_(EMPTY_S + 60)
        await node.closing.close_unused()
        assert (await node.table_store.find(empty.id)).is_closed
        assert not (await node.table_store.find(waits.id)).is_closed
        clock.pass_(WAITING_S)
        await node.closing.close_unused()
        assert (await node.table_store.find(waits.id)).is_closed
