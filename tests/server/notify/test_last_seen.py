"""How far somebody has looked, from whatever browser: what greets them when they come back."""

from __future__ import annotations

import pytest

from bottega.server.core.time_control import LiveClock, NoClock
from bottega.server.node import Node
from bottega.server.notify.sql import LAST_SEEN_OF, NOTICES_OF
from bottega.server.notify.store import AWAY
from bottega.server.platform.ids import id_text
from tests.server.frozen import FrozenClock
from tests.server.notify.told import MAIL, at_the_table, match_over_days, person, play_until, tell
from tests.server.serving import Browser, fresh_server
from tests.server.timing.timed import ANNA, BRUNO, begin, say

pytestmark = pytest.mark.anyio


async def test_who_comes_back_hears_what_happened_since_whatever_they_looked_with(
    one: Node, other: Node, clock: FrozenClock
) -> None:
    await person(one, ANNA)
    table, live = await match_over_days(one, clock=NoClock())
    match = live.match.head.id
    assert await one.notices.knew(ANNA, match) is None
    await play_until(one, live, 0)
    async with at_the_table(one, table, ANNA):
        await say(one, live, 0, "from the computer")
        seen = live.match.ply
    await tell(one)
    clock.pass_(AWAY + 1)
    await play_until(one, live, 0)
    assert await one.notices.knew(ANNA, match) == seen < live.match.ply
    async with at_the_table(other, table, ANNA):  # with a phone, at the other node
        await tell(other)
        assert await one.notices.knew(ANNA, match) == seen  # it stays so while this visit lasts
        await tell(other)
    await tell(other)
    clock.pass_(AWAY + 1)
    assert await one.notices.knew(ANNA, match) == live.match.ply


async def test_of_mere_guests_and_quick_matches_nothing_is_noted(node: Node) -> None:
    await person(node, ANNA)
    slow, live = await match_over_days(node)
    quick, _ = await begin(node, clock=LiveClock(bank=600, increment=0))
    async with at_the_table(node, slow, BRUNO), at_the_table(node, quick, ANNA):
        await tell(node)
    await tell(node)
    assert await node.notices.knew(BRUNO, live.match.head.id) is None
    assert await node.notices.knew(ANNA, quick.match) is None


async def test_who_leaves_for_good_leaves_no_look_and_no_notice(node: Node) -> None:
    await person(node, ANNA, MAIL)
    table, live = await match_over_days(node)
    async with at_the_table(node, table, ANNA):
        await tell(node)
    await play_until(node, live, 0)
    await tell(node)
    async with node.store.reach() as connection:
        assert await connection.fetch(LAST_SEEN_OF, ANNA)
        assert await connection.fetch(NOTICES_OF, ANNA)
    guest = await node.store.guest(ANNA)
    assert guest is not None
    await node.accounts.leaving.delete(guest)
    async with node.store.reach() as connection:
        assert not await connection.fetch(LAST_SEEN_OF, ANNA)
        assert not await connection.fetch(NOTICES_OF, ANNA)


async def test_of_a_match_that_never_was_nothing_is_known() -> None:
    async with fresh_server() as server, Browser(server) as anna:
        match = id_text(1)
        await anna.ask("GET", f"/api/matches/{match}/since", status=401)
        await anna.enter("Anna")
        assert await anna.ask("GET", f"/api/matches/{match}/since") == {"match": match, "ply": None}
