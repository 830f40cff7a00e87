"""Many guests of one address have bots, analyses and what-ifs no more often than one."""

from __future__ import annotations

from contextlib import AsyncExitStack
from typing import Any
from unittest.mock import patch

import pytest

from bottega.server.bots import analysts as making
from bottega.server.bots.workers import Workers
from bottega.server.core.bus_messages import analysis_topic
from bottega.server.core.places import Places
from bottega.server.features.analysis.analyses import Analyses
from bottega.server.platform.ids import read_id
from bottega.server.requests.limits import lanes, same_place
from tests.patience import until
from tests.server.bots.test_fair_queue import Served
from tests.server.features.analysis.looking import Looking, analysts, real, resigned
from tests.server.serving import Browser, Server, real_server, two_servers

pytestmark = pytest.mark.anyio

EVE, ANNA = "127.0.3.1", "127.0.3.2"
GUESTS = 15
ME, BOT = {"is": "me", "name": "A"}, {"is": "bot", "bot": "random"}


async def guest_at(stack: AsyncExitStack, server: Server, address: str) -> Browser:
    """A new guest from there."""
    browser = await stack.enter_async_context(Browser(server, address))
    return await browser.enter("Somebody")


async def begin(browser: Browser, status: int = 201) -> Any:
    """A match with a bot."""
    order = {"game": "codex", "seats": [ME, BOT], "begin": True}
    return await browser.ask("POST", "/api/tables", order, status)


async def id_of(browser: Browser) -> int:
    return read_id((await browser.ask("GET", "/api/me"))["guest"])


async def until_waiting(workers: Workers, jobs: int) -> None:
    await until(lambda: len(workers.queue) >= jobs)


async def test_fifteen_guests_of_one_address_delay_the_bot_of_another_by_two(
    database: str, prefix: str
) -> None:
    async with (
        two_servers(database, prefix) as (server, elsewhere),
        AsyncExitStack() as stack,
    ):
        for _ in range(GUESTS):
            await begin(await guest_at(stack, server, EVE))
        workers = Served(elsewhere.node)  # who comes from where is known to it by the turns alone
        workers.start()
        try:
            await until_waiting(workers, GUESTS - 1)
            anna = await guest_at(stack, server, ANNA)
            await begin(anna)
            await until_waiting(workers, GUESTS)
            for _ in range(2):
                workers.go_on.release()
            await until(lambda: len(workers.served) >= 3)
            assert workers.served.index(await id_of(anna)) == 2
        finally:
            for _ in range(GUESTS + 1):
                workers.go_on.release()
            await workers.stop()


async def test_one_address_keeps_only_so_many_matches_with_bots_going(database: str, prefix: str) -> None:
    async with (
        real_server(database, prefix, bot_matches=2, bot_matches_here=3) as server,
        AsyncExitStack() as stack,
    ):
        one, other, anna = [await guest_at(stack, server, address) for address in (EVE, EVE, ANNA)]
        for guest in (one, other, one):
            await begin(guest)
        assert (await begin(one, 409))["code"] == "too_many_bot_matches"
        refused = await begin(other, 409)
        assert (refused["code"], refused["about"]) == ("too_many_bot_matches_here", "3")
        await begin(anna)


def test_a_large_network_has_the_turns_of_eight_households() -> None:
    places = Places("a secret")
    for number in range(1000):
        places.note(number + 1, lanes(same_place(f"2001:db8:1:{number:x}::1")))
    places.note(2001, lanes(same_place("2001:db8:1:5::2")))
    assert len({places.of(guest)[0] for guest in range(1, 1001)}) == 8
    assert places.of(2001) == places.of(6), "a household is one place"
    assert places.neighbours(2001) == {6, 2001}
    assert Places("a secret").hashed("192.0.2.1") == places.hashed("192.0.2.1"), "nodes agree"
    assert Places("another").hashed("192.0.2.1") != places.hashed("192.0.2.1")


async def test_many_analyses_of_one_address_delay_another_by_two(database: str, prefix: str) -> None:
    finished: list[int] = []
    async with real(database, prefix) as node:
        finish = node.service(Analyses).finish

        async def noted(match: int, *given: Any) -> None:
            finished.append(match)
            await finish(match, *given)

        for guest in range(1, 7):
            node.places.note(guest, [EVE if guest < 6 else ANNA])
        heads = [await resigned(node, 4) for _ in range(6)]
        for guest, head in enumerate(heads, start=1):
            await node.service(Analyses).request(head.id, "quick", guest)
        pool = Looking()
        pool.go_on.clear()
        with patch.object(node.service(Analyses), "finish", noted):
            async with analysts(node, pool) as made:
                await until(lambda: len(made.queues[analysis_topic("quick")]) == 5)
                pool.go_on.set()
                await until(lambda: len(finished) == 6)
        assert finished.index(heads[5].id) <= 2


async def test_a_long_analysis_makes_room_for_others_that_wait(
    database: str, prefix: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(making, "SLICE", -1.0)
    async with real(database, prefix) as node:
        long, short = await resigned(node, 12), await resigned(node, 4)
        pool = Looking()
        pool.go_on.clear()
        async with analysts(node, pool) as made:
            await node.service(Analyses).request(long.id, "quick", 1)
            await until(lambda: len(pool.asked) == 1)
            await node.service(Analyses).request(short.id, "quick", 2)
            await until(lambda: len(made.queues[analysis_topic("quick")]) == 1)
            pool.go_on.set()
            done: list[int] = []

            async def both() -> bool:
                for head in (long, short):
                    if head.id not in done and (await node.service(Analyses).seen(head)).state == "done":
                        done.append(head.id)
                return len(done) == 2

            await until(both)
        assert done == [short.id, long.id]
        plies = [asked.ply for asked in pool.asked]
        assert len(plies) == len(await weighed(node, long.id)) + len(await weighed(node, short.id)), (
            "no decision is weighed twice"
        )


async def weighed(node: Any, match: int) -> list[Any]:
    """The decisions of an analysis."""
    found = await node.service(Analyses).seen(await node.store.head(match))
    return list(found.analysis.decisions)


async def over(browser: Browser) -> str:
    """A match that is over."""
    order = {"game": "codex", "seats": [ME, {"is": "me", "name": "B"}], "begin": True}
    match: str = (await browser.ask("POST", "/api/tables", order, 201))["table"]["match"]
    await browser.ask("POST", f"/api/matches/{match}/seats/0/resign")
    return match


async def analyse(browser: Browser, match: str, status: int = 200) -> Any:
    return await browser.ask("POST", f"/api/matches/{match}/analysis", {"level": "quick"}, status)


async def test_only_so_many_analyses_of_one_guest_and_one_address_wait(database: str, prefix: str) -> None:
    async with real_server(database, prefix, analyses_waiting=2) as server, AsyncExitStack() as stack:
        one, other, third, anna = [await guest_at(stack, server, ip) for ip in (EVE, EVE, EVE, ANNA)]
        for guest in (one, other):
            for _ in range(2):
                await analyse(guest, await over(guest))
        refused = await analyse(one, await over(one), 429)
        assert (refused["code"], refused["about"]) == ("too_many_analyses_waiting", "2")
        match = await over(third)
        assert (await analyse(third, match, 429))["about"] == "4"
        await analyse(anna, await over(anna))
        waiting = await server.node.service(Analyses).waiting_for({await id_of(one)})
        for asked, level in waiting:
            await server.node.service(Analyses).fail(asked, level)
        await analyse(third, match)


async def test_one_guest_and_one_address_begin_only_so_many_what_ifs(database: str, prefix: str) -> None:
    async with real_server(database, prefix, what_ifs=2) as server, AsyncExitStack() as stack:
        guests = [await guest_at(stack, server, EVE) for _ in range(5)]
        matches = [await over(guest) for guest in guests]
        order = {"ply": 0, "seat": 0, "seats": [ME, {"is": "me", "name": "B"}]}

        async def what_if(guest: int, status: int) -> Any:
            return await guests[guest].ask("POST", f"/api/matches/{matches[guest]}/what-ifs", order, status)

        for guest in range(4):
            for _ in range(2):
                await what_if(guest, 201)
        assert (await what_if(0, 429))["code"] == "too_many_what_ifs", "two for a guest"
        assert (await what_if(4, 429))["code"] == "too_many_what_ifs", "eight for an address"
