"""Standing orders: said at once, in the words of an offer, and known to nobody else."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bottega.games import GAMES
from bottega.kit.play import question
from bottega.kit.seats import NOBODY
from bottega.server.core.commands import Done, SayMove
from bottega.server.core.keys import by_server
from bottega.server.core.live_match import Live
from bottega.server.core.match import Match
from bottega.server.core.store.rows import Head
from bottega.server.core.updates import offers
from bottega.server.node import Node
from bottega.server.platform.ids import id_text, new_id
from bottega.server.timing.orders import answer, priced
from bottega.server.timing.standing_order import StandingOrder
from tests.server.frozen import FrozenClock
from tests.server.memory_bus import Exchange
from tests.server.nodes import Inbox
from tests.server.playing import guest_of, keep, new_head, play_on, random_say
from tests.server.serving import entered, real_server
from tests.server.timing.timed import rows, settled, sweep, timed_node

pytestmark = pytest.mark.anyio

LEONARDO = GAMES["leonardo"]
PLACES = ("workshop", "academy", "smith", "glazier", "carpenter", "bricklayer", "ropemaker", "nowhere")

ORDERS = st.lists(
    st.builds(
        StandingOrder,
        st.sampled_from(["buy_good", "make_bid"]),
        st.sampled_from(PLACES),
        st.one_of(st.none(), st.integers(0, 5)),
        st.sampled_from(["", "", "iron", "large-lab"]),
    ),
    max_size=8,
)


def asked_for_a_price(lot: int, most: int = 3000) -> tuple[Match, random.Random]:
    """A match that was played until somebody is asked whether they buy."""
    match, chance = Match(new_head(LEONARDO, 3, lot), LEONARDO), random.Random(lot)
    while not any(priced(match, seat) for seat in match.asked) and match.ply < most:
        play_on(match, chance, 1)
    return match, chance


def test_the_questions_are_those_of_the_game() -> None:
    assert LEONARDO.priced
    for game in GAMES.values():
        words = game.words
        for id, one in game.priced.items():
            assert {one.about, one.price} <= set(words.phrases[f"questions.{id}"].names)
            assert {one.take, one.decline} <= words.by_verb.keys()
            fields = dict(
                zip(
                    words.phrases[f"questions.{id}"].names,
                    words.phrases[f"questions.{id}"].ranges,
                    strict=True,
                )
            )
            assert set(one.goods) <= set(fields[one.about].names)
            taken = words.phrases[f"moves.{one.take}"].ranges[0].names
            assert {good for goods in one.goods.values() for good in goods} <= set(taken)


@settings(max_examples=40)
@given(st.integers(0, 30), ORDERS)
def test_an_order_never_says_what_is_not_offered(lot: int, orders: list[StandingOrder]) -> None:
    match, chance = asked_for_a_price(lot)
    for _ in range(30):
        for seat in list(match.asked):
            said = answer(match, seat, orders)
            assert said is None or said in offers(match, seat)
            if said is not None:
                line = question(match.state, seat)
                [order] = [
                    one for one in orders if one.about == line.args["place"] and one.question == line.id
                ][:1]
                fits = order.most is not None and int(line.args["florins"]) <= order.most
                assert said.startswith("buy ") if fits else said == "decline"
        if match.over:
            return
        play_on(match, chance, 1)


def test_an_order_takes_up_to_its_price_and_declines_above() -> None:
    match, chance = asked_for_a_price(1)
    seen: set[str] = set()
    while not match.over:
        for seat in match.asked:
            if priced(match, seat) is None:
                continue
            line, offered = question(match.state, seat), offers(match, seat)
            place, price = line.args["place"], int(line.args["florins"])
            goods = [text for text in offered if text != "decline"]
            up_to = [StandingOrder("buy_good", place, price)]
            assert answer(match, seat, up_to) == (goods[0] if len(goods) == 1 else None)
            named = [StandingOrder("buy_good", place, price, goods[-1].split()[1])]
            assert answer(match, seat, named) == goods[-1]
            assert answer(match, seat, [StandingOrder("buy_good", place)]) == "decline"
            assert answer(match, seat, [StandingOrder("buy_good", place, price, "moon")]) is None
            assert answer(match, seat, [StandingOrder("make_bid", place, price)]) is None
            assert answer(match, seat, []) is None
            if price:
                assert answer(match, seat, [StandingOrder("buy_good", place, price - 1)]) == "decline"
            seen.add(place)
        play_on(match, chance, 1)
    assert len(seen) > 3


# --- at a table -------------------------------------------------------------------------------------


class World:
    """A node with a match of Leonardo, and one who looks on as each viewer."""

    def __init__(self, node: Node, live: Live) -> None:
        self.node = node
        self.live = live
        self.inboxes = {viewer: Inbox() for viewer in (0, 1, 2, NOBODY)}

    async def look(self) -> None:
        """Everybody comes to the table."""
        for viewer, inbox in self.inboxes.items():
            await self.node.feeds.watch(self.live.match.head.table, guest_of(viewer), inbox)

    async def do(self, say: SayMove) -> None:
        """Somebody says something."""
        assert isinstance(await self.node.matches.answer(self.live, say), Done)
        await settled(self.node)

    def bytes_of(self, viewer: int) -> list[bytes]:
        """What this viewer was sent of the match and the table."""
        return [raw for raw in self.inboxes[viewer].raw if not raw.startswith(b'{"is":"present"')]


@asynccontextmanager
async def world(own_database: str, head: Head) -> AsyncIterator[World]:
    """The same match, in a world of its own."""
    async with timed_node(own_database, Exchange(), FrozenClock()) as node:
        await keep(node.store, head)
        yield World(node, await node.matches.find(head.id))


async def test_others_cannot_tell_an_order_from_a_quick_answer(own_database: str) -> None:
    """One world in which a player left orders, and one in which the player says the same."""
    head = new_head(LEONARDO, 3, 5)
    twin = msgspec.structs.replace(head, id=new_id(), table=new_id())
    orders = [StandingOrder("buy_good", place, 2) for place in PLACES[:-1]]
    said, chance = 0, random.Random(5)
    async with world(own_database, head) as here, world(own_database, twin) as there:
        await here.node.clock_store.leave_orders(head.id, 0, orders)
        await here.look()
        await there.look()
        match = there.live.match
        while not match.over and said < 5:
            text = answer(match, 0, orders)
            if text is None:
                assert here.live.match.ply == match.ply
                say = random_say(match, chance)
                await here.do(say)
                await there.do(say)
            else:
                said += 1
                await there.do(SayMove(0, match.ply, text, f"mine{said}"))
        assert said
        names = {id_text(one).encode(): b"" for one in (head.id, head.table, twin.id, twin.table)}
        for viewer in (1, 2, NOBODY):
            mine, theirs = without(here.bytes_of(viewer), names), without(there.bytes_of(viewer), names)
            assert mine == theirs
        log = await here.node.store.entries(head.id)
        assert sum(by_server(entry.key) for entry in log) == said
        assert all(entry.seat == 0 for entry in log if by_server(entry.key))
        kept = await here.node.store.table(head.table)
        assert kept is not None
        assert b"buy_good" not in kept.document


def without(messages: list[bytes], names: dict[bytes, bytes]) -> list[bytes]:
    """Messages without the names of the world they were sent in."""
    for name, nothing in names.items():
        messages = [message.replace(name, nothing) for message in messages]
    return messages


async def test_what_was_asked_when_a_node_fell_is_answered_by_the_sweep(own_database: str) -> None:
    match, _ = asked_for_a_price(2)
    clocked: dict[str, Any] = {"is": "daily", "hours": 24}
    head = msgspec.convert({**msgspec.to_builtins(match.head), "clock": clocked, "began": 1.8e9}, Head)
    head = msgspec.structs.replace(head, id=new_id(), table=new_id())
    async with world(own_database, head) as here:
        node, live = here.node, here.live
        replayed, chance = Match(match.head, LEONARDO), random.Random(2)
        for entry in play_on(replayed, chance, match.ply):
            assert await node.store.append(msgspec.structs.replace(entry, match=head.id, at=1.8e9))
        await node.matches.refresh(live)
        [seat] = [seat for seat in live.match.asked if priced(live.match, seat)]
        place = question(live.match.state, seat).args["place"]
        await node.clock_store.leave_orders(head.id, seat, [StandingOrder("buy_good", place)])
        node.clock.pass_(86400.0)  # type: ignore[attr-defined]
        ply = live.match.ply
        await sweep(node)
        [entry] = (await node.store.entries(head.id, ply))[:1]
        assert (entry.seat, entry.text, by_server(entry.key)) == (seat, "decline", True)
        assert seat not in await rows(node, head.id) or live.match.asked.get(seat, 0) > ply


async def test_only_who_holds_the_seat_reads_or_leaves_its_orders(database: str, prefix: str) -> None:
    async with (
        real_server(database, prefix) as server,
        entered(server, "Anna", "Bruno", "Eve") as (anna, bruno, eve),
    ):
        seats = [{"is": "me", "name": "A"}, {"is": "open"}]
        opened = await anna.ask("POST", "/api/tables", {"game": "leonardo", "seats": seats}, 201)
        table, link = opened["table"]["table"], opened["links"]["seats"]["1"]
        await bruno.ask("POST", f"/api/tables/{table}/sit", {"name": "B", "link": link})
        match = (await anna.ask("POST", f"/api/tables/{table}/start"))["match"]
        mine, theirs = (f"/api/matches/{match}/seats/{seat}/orders" for seat in (0, 1))
        order = {"question": "buy_good", "about": "smith", "most": 2, "what": ""}
        left = await anna.ask("PUT", mine, {"orders": [order]})
        assert left == await anna.ask("GET", mine) == {"orders": [order]}
        assert await bruno.ask("GET", theirs) == {"orders": []}
        for method, body in (("GET", None), ("PUT", {"orders": []})):
            await bruno.ask(method, mine, body, 403)
            await eve.ask(method, mine, body, 404)
        await anna.ask("PUT", mine, {"orders": [{**order, "question": "make_bid"}]}, 404)
        await anna.ask("PUT", mine, {"orders": [{**order, "about": "smith\x00"}]}, 400)
        assert await anna.ask("PUT", mine, {"orders": []}) == {"orders": []}
