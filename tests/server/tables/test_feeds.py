"""Tables being watched at one node and at another."""

from __future__ import annotations

import asyncio
import gc
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from bottega.games import GAMES
from bottega.games.workshop.pieces import Table as Workshop
from bottega.kit.play import result
from bottega.server.core.commands import Done
from bottega.server.node import Node
from bottega.server.platform.errors import Refused, Unavailable
from bottega.server.platform.ids import Id, id_text, new_id, read_id
from bottega.server.tables import changes, offers
from bottega.server.tables.order import MySeat, OpenSeat, Order, SeatPlan
from bottega.server.tables.rating_keys import key_of
from bottega.server.tables.table import Table
from bottega.server.timing.absence import seat_stand_in
from tests.patience import until
from tests.server.memory_bus import Exchange, MemoryBus
from tests.server.nodes import Inbox, away, fresh_node
from tests.server.playing import applied, random_say

pytestmark = pytest.mark.anyio

HOST, ANNA, BRUNO = 11, 12, 13


async def new_table(node: Node, *seats: SeatPlan, **order: Any) -> Table:
    table, _ = await node.table_store.open(
        HOST, Order("codex", list(seats or (MySeat("L"), MySeat("A"))), **order)
    )
    return table


async def watched(node: Node) -> tuple[Table, Inbox]:
    """A table at which a match has begun, and what its host sees of it."""
    table = await new_table(node)
    inbox = Inbox()
    started = await node.table_store.start(table.id, HOST)
    await node.feeds.watch(table.id, HOST, inbox)
    return started, inbox


async def play(node: Node, match: Id, plies: int, chance: random.Random | None = None) -> None:
    chance = chance or random.Random(1)
    live = await node.matches.find(match)
    for _ in range(plies):
        if live.match.over:
            return
        assert isinstance(await node.matches.answer(live, random_say(live.match, chance)), Done)


async def test_watchers_hear_of_sitting_starting_and_moves_each_as_their_own_viewer() -> None:
    async with fresh_node() as node:
        table, links = await node.table_store.open(HOST, Order("codex", [MySeat("L"), OpenSeat()]))
        host, anna, bruno = Inbox(), Inbox(), Inbox()
        await node.feeds.watch(table.id, HOST, host)
        await node.feeds.watch(table.id, BRUNO, bruno, invite=links.invite)
        await node.table_store.change(
            table.id, lambda t: changes.sit_by_link(t, ANNA, "Anna", links.seats[1])
        )
        await until(lambda: host.last("table")["chairs"][1]["name"] == "Anna")
        await node.feeds.watch(table.id, ANNA, anna)
        started = await node.table_store.start(table.id, HOST)
        await until(lambda: bool(bruno.all("update")))
        assert [inbox.last("update")["viewer"] for inbox in (host, anna, bruno)] == [0, 1, -1]
        assert host.last("update")["offers"] == ["start front", "start back"]
        assert bruno.last("update")["offers"] == []
        await play(node, started.match, 10)
        for inbox in (host, anna, bruno):
            assert [update["ply"] for update in inbox.all("update")] == list(range(11))


async def test_one_who_holds_several_seats_sees_through_each() -> None:
    async with fresh_node() as node:
        table = await new_table(node)
        await node.table_store.start(table.id, HOST)
        inbox = Inbox()
        await node.feeds.watch(table.id, HOST, inbox)
        assert [update["viewer"] for update in inbox.all("update")] == [0, 1]


async def test_open_hands_are_every_seats_view_and_never_the_piles() -> None:
    async with fresh_node() as node:
        table = await new_table(node, spectators="open", public=False)
        started = await node.table_store.start(table.id, HOST)
        await node.table_store.change(table.id, lambda t: setattr(t, "public", True))
        await play(node, started.match, 8)
        inbox = Inbox()
        await node.feeds.watch(table.id, BRUNO, inbox)
        pictures = [update["picture"] for update in inbox.all("update")]
        assert [update["viewer"] for update in inbox.all("update")] == [0, 1]
        assert all("-" not in card for picture in pictures for card in picture["own"]["hand"])
        decks = [deck for picture in pictures for deck in picture["common"]["decks"]]
        assert all(set(deck) == {"id", "left", "top"} and deck["top"][1] == "-" for deck in decks)


async def test_delayed_spectators_are_behind_until_the_end() -> None:
    async with fresh_node() as node:
        table = await new_table(node, spectators="public", delay=3)
        invite = (await node.table_store.change(table.id, lambda t: changes.reinvite(t, HOST)))[1]
        started = await node.table_store.start(table.id, HOST)
        early, late = Inbox(), Inbox()
        await node.feeds.watch(table.id, BRUNO, early, invite=invite)
        chance = random.Random(2)
        await play(node, started.match, 10, chance)
        await node.feeds.watch(table.id, ANNA, late, invite=invite)
        assert [update["ply"] for update in early.all("update")] == list(range(8))
        assert late.last("update")["ply"] == 7
        await play(node, started.match, 1000, chance)
        live = await node.matches.find(started.match)
        assert early.last("update")["ply"] == late.last("update")["ply"] == live.match.ply
        assert early.last("update")["result"] is not None


@pytest.mark.parametrize("delay", [0, 3])
async def test_who_asks_for_what_changed_comes_to_the_same_updates(delay: int) -> None:
    async with fresh_node() as node:
        table = await new_table(node, spectators="public", delay=delay)
        invite = (await node.table_store.change(table.id, lambda t: changes.reinvite(t, HOST)))[1]
        started = await node.table_store.start(table.id, HOST)
        whole, early, late = Inbox(), Inbox(), Inbox()
        await node.feeds.watch(table.id, BRUNO, whole, invite=invite)
        await node.feeds.watch(table.id, BRUNO, early, invite=invite, changes=True)
        chance = random.Random(2)
        await play(node, started.match, 10, chance)
        await node.feeds.watch(table.id, ANNA, late, invite=invite, changes=True)
        await play(node, started.match, 1000, chance)
        updates = whole.all("update")
        since = [update["since"] for update in early.all("update")]
        assert since[:2] == [None, None], "who came, and the first of all who watch"
        assert None not in since[2:]
        assert made_of(early) == updates
        came, *then = made_of(late)
        assert came["lines"] == []
        assert then == updates[-len(then) :]


def made_of(inbox: Inbox) -> list[dict[str, Any]]:
    """The updates that somebody has been told, whole or by what changed."""
    made: list[dict[str, Any]] = []
    for told in inbox.all("update"):
        made.append(applied(made[-1] if made else {}, told))
    return made


async def test_who_has_seen_the_last_ply_is_told_nothing_again_and_who_missed_some_gets_the_lines() -> None:
    async with fresh_node() as node:
        table = await new_table(node, MySeat("L"), MySeat("A"))
        started = await node.table_store.start(table.id, HOST)
        first, second, third = Inbox(), Inbox(), Inbox()
        await node.feeds.watch(table.id, HOST, first)
        await play(node, started.match, 9)
        match = first.last("update")["match"]
        await node.feeds.watch(table.id, HOST, second, match=match, ply=9)
        assert second.all("update") == []
        await node.feeds.watch(table.id, HOST, third, match=match, ply=6)
        missed = [line for update in first.all("update") if update["ply"] > 6 for line in update["lines"]]
        told = [line for update in third.all("update") for line in update["lines"]]
        assert sorted(map(repr, told)) == sorted(map(repr, missed))
        other = Inbox()
        await node.feeds.watch(table.id, HOST, other, match="another match", ply=9)
        assert other.last("update")["ply"] == 9


@asynccontextmanager
async def two_nodes(database: str, sweep: float = 0.2) -> AsyncIterator[tuple[Node, Node]]:
    exchange = Exchange()
    async with (
        fresh_node(database, exchange) as one,
        fresh_node(database, exchange, sweep=sweep) as other,
    ):
        yield one, other


async def test_two_nodes_show_the_same(own_database: str) -> None:
    async with two_nodes(own_database) as (one, other):
        table = await new_table(one)
        here, there = Inbox(), Inbox()
        await one.feeds.watch(table.id, HOST, here)
        await other.feeds.watch(table.id, HOST, there)
        started = await other.table_store.start(table.id, HOST)
        await until(lambda: bool(here.all("update")) and bool(there.all("update")))
        chance = random.Random(3)
        for n in range(20):
            node = (one, other)[n % 2]
            await play(node, started.match, 1, chance)
            await until(lambda ply=n + 1: here.last("update")["ply"] == there.last("update")["ply"] == ply)  # type: ignore[misc]
        moves = [raw for raw in here.raw if b'"is":"update"' in raw]
        assert moves == [raw for raw in there.raw if b'"is":"update"' in raw]


async def test_what_the_bus_lost_is_found_by_the_sweep(own_database: str) -> None:
    async with two_nodes(own_database, sweep=0.05) as (one, other):
        table = await new_table(one)
        inbox = Inbox()
        await other.feeds.watch(table.id, HOST, inbox)
        assert isinstance(other.bus, MemoryBus)
        other.bus.cut()
        started = await one.table_store.start(table.id, HOST)
        await play(one, started.match, 5)
        await until(lambda: bool(inbox.all("update")) and inbox.last("update")["ply"] == 5)
        await play(one, started.match, 5)
        await until(lambda: inbox.last("update")["ply"] == 10)


async def test_when_contact_is_regained_nothing_waits_for_the_sweep(own_database: str) -> None:
    async with two_nodes(own_database, sweep=60.0) as (one, other):
        table = await new_table(one)
        started = await one.table_store.start(table.id, HOST)
        inbox = Inbox()
        await other.feeds.watch(table.id, HOST, inbox)
        assert isinstance(other.bus, MemoryBus)
        other.bus.cut()
        await play(one, started.match, 5)
        other.bus.mend()
        await until(lambda: inbox.last("update")["ply"] == 5)


async def test_who_is_invited_where_nobody_may_watch_comes_to_sit_down_and_sees_no_match() -> None:
    async with fresh_node() as node:
        table, links = await node.table_store.open(
            HOST, Order("codex", [MySeat("L"), OpenSeat()], spectators="none")
        )
        anna, bruno = Inbox(), Inbox()
        await node.feeds.watch(table.id, ANNA, anna, invite=links.invite)
        await node.feeds.watch(table.id, BRUNO, bruno, invite=links.invite)
        await node.table_store.change(table.id, lambda t: changes.sit(t, ANNA, "Anna", 1, links.invite))
        await node.table_store.start(table.id, HOST)
        await until(lambda: bool(anna.all("update")) and bool(bruno.all("gone")))
        assert bruno.last("gone")["code"] == "no_spectators"
        assert bruno.all("update") == []


async def test_who_loses_the_seat_sees_no_more_than_a_spectator() -> None:
    async with fresh_node() as node:
        table, links = await node.table_store.open(
            HOST, Order("codex", [MySeat("L"), OpenSeat()], spectators="none")
        )
        await node.table_store.change(
            table.id, lambda t: changes.sit_by_link(t, ANNA, "Anna", links.seats[1])
        )
        await node.table_store.start(table.id, HOST)
        thief = Inbox()
        await node.feeds.watch(table.id, ANNA, thief)
        await node.table_store.change(table.id, lambda t: changes.reissue(t, HOST, 1))
        await until(lambda: bool(thief.all("gone")))
        seen = len(thief.raw)
        live = await node.matches.find((await node.table_store.find(table.id)).match)
        await node.matches.answer(live, random_say(live.match, random.Random(1), seat=0))
        assert len(thief.raw) == seen
        with pytest.raises(Refused, match="no_such_table"):
            await node.feeds.watch(table.id, ANNA, thief)


async def test_the_match_ends_the_table_knows_and_a_rematch_is_played_at_another() -> None:
    async with fresh_node() as node:
        started, inbox = await watched(node)
        await play(node, started.match, 1000)
        await until(lambda: inbox.last("table")["phase"] == "over")
        assert inbox.last("update")["result"]["ranking"]
        await node.table_store.rematch(started.id, lambda t: offers.offer_rematch(t, HOST))
        await until(lambda: bool(inbox.last("table")["next"]))
        assert inbox.last("update")["result"]["ranking"]  # what was played stays in view
        again = Inbox()
        await node.feeds.watch(read_id(inbox.last("table")["next"]), HOST, again)
        assert again.last("table")["before"] == inbox.last("table")["table"]
        assert again.last("update")["ply"] == 0
        assert again.last("update")["match"] != inbox.last("update")["match"]


async def test_who_won_the_workshop_is_tired_in_the_rematch() -> None:
    async with fresh_node() as node:
        winners: list[int] = []
        while len(winners) != 1:  # a deal may end in a tie
            table, _ = await node.table_store.open(HOST, Order("workshop", [MySeat("L"), MySeat("A")]))
            started = await node.table_store.start(table.id, HOST)
            await play(node, started.match, 1000)
            ended = result((await node.matches.find(started.match)).match.state)
            assert ended is not None
            winners, scores = list(ended.winners), list(ended.scores)
        (winner,) = winners
        await node.table_store.match_over((await node.matches.find(started.match)).match.head)
        over = (await node.table_store.find(table.id)).ended
        assert over is not None
        assert (over.scores, over.winners) == (scores, [winner])
        done = await node.table_store.rematch(table.id, lambda t: offers.offer_rematch(t, HOST))
        again = await node.table_store.find(done.next)
        assert again.options["tired"] == str(winner + 1)
        assert key_of(GAMES["workshop"], again.options) == "workshop"  # it is no variant of its own
        live = await node.matches.find(again.match)
        board = live.match.state.board
        assert isinstance(board, Workshop)
        assert board.fatigue == winner


async def test_a_node_that_died_at_the_end_leaves_the_note_to_the_next(own_database: str) -> None:
    async with fresh_node(own_database) as node:
        table = await new_table(node)
        started = await node.table_store.start(table.id, HOST)
        node.matches.ended.told.clear()
        await play(node, started.match, 1000)
    async with fresh_node(own_database) as node:
        inbox = Inbox()
        await node.feeds.watch(table.id, HOST, inbox)
        await until(lambda: inbox.last("table")["phase"] == "over")


async def test_a_note_of_the_end_that_was_lost_is_made_by_whoever_still_watches() -> None:
    async with fresh_node() as node:
        started, inbox = await watched(node)
        notes = node.matches.ended.told[:]
        node.matches.ended.told.clear()  # the store goes away just after the last move
        await play(node, started.match, 10_000)
        await node.matches.drain()
        assert inbox.last("table")["phase"] == "playing"
        node.matches.ended.told.extend(notes)
        await until(lambda: inbox.last("table")["phase"] == "over")


async def test_nothing_is_kept_for_those_who_left() -> None:
    async with fresh_node() as node:
        table = await new_table(node)
        await node.table_store.start(table.id, HOST)
        watchers = [await node.feeds.watch(table.id, HOST, Inbox()) for _ in range(3)]
        for watcher in watchers:
            await node.feeds.leave(table.id, watcher)
        with pytest.raises(Refused):
            await node.feeds.watch(table.id, BRUNO, Inbox())
        assert node.feeds.tables == {}
        assert isinstance(node.bus, MemoryBus)
        assert [one.topic for one in node.bus.exchange.listeners] == ["guests", "blocks", "rulings", "nodes"]
        assert len(node.matches.memory.unwatched) == 1


async def test_who_was_shown_more_by_another_node_that_fell_sees_it_here(own_database: str) -> None:
    async with two_nodes(own_database, sweep=60.0) as (one, other):
        table = await new_table(one)
        started = await one.table_store.start(table.id, HOST)
        await other.feeds.watch(table.id, HOST, Inbox())
        assert isinstance(other.bus, MemoryBus)
        other.bus.cut()
        await play(one, started.match, 3)
        inbox = Inbox()
        await other.feeds.watch(table.id, HOST, inbox, match=id_text(started.match), ply=3)
        await until(lambda: bool(inbox.all("update")) and inbox.last("update")["ply"] == 3)


async def test_a_change_heard_while_a_table_is_being_opened_does_not_close_it(own_database: str) -> None:
    async with two_nodes(own_database) as (one, other):
        table, find, reads = await new_table(one), other.table_store.find, 0

        async def find_slowly(id: Id) -> Table:
            nonlocal reads
            reads += 1
            if reads == 2:  # it listens already, and is not yet there for others
                await one.table_store.start(id, HOST)
                await until(lambda: reads == 3)
                await other.matches.drain()
            return await find(id)

        other.table_store.find = find_slowly  # type: ignore[method-assign]
        watched = await other.feeds.find(table.id)
        assert not watched.forgotten
        inbox = Inbox()
        await other.feeds.watch(table.id, HOST, inbox)
        assert inbox.last("update")["ply"] == 0


async def test_a_table_that_changes_on_two_nodes_at_once_keeps_both_changes(own_database: str) -> None:
    async with two_nodes(own_database) as (one, other):
        table, links = await one.table_store.open(HOST, Order("codex", [OpenSeat()] * 4))
        await asyncio.gather(
            *[
                node.table_store.change(
                    table.id,
                    lambda t, seat=seat: changes.sit_by_link(t, 20 + seat, f"p{seat}", links.seats[seat]),  # type: ignore[misc]
                )
                for seat, node in enumerate((one, other, one, other))
            ]
        )
        kept = await one.table_store.find(table.id)
        assert [chair.name for chair in kept.chairs] == ["p0", "p1", "p2", "p3"]


async def test_a_store_that_is_away_refuses_watchers_and_keeps_those_there_are() -> None:
    async with fresh_node(sweep=0.05) as node:
        table = await new_table(node)
        other = await new_table(node)
        started = await node.table_store.start(table.id, HOST)
        inbox = Inbox()
        await node.feeds.watch(table.id, HOST, inbox)
        with away(node.store):
            with pytest.raises(Unavailable):
                await node.feeds.watch(other.id, HOST, Inbox())
            await asyncio.sleep(0.12)
        await play(node, started.match, 3)
        assert inbox.last("update")["ply"] == 3


async def test_a_stand_in_that_just_took_over_is_not_late() -> None:
    late: list[float] = []
    async with fresh_node(sweep=60.0) as node:
        node.feeds.repair.late.tells(lambda _, seconds: late.append(seconds))
        table = await new_table(node, stand_in="random")
        started = await node.table_store.start(table.id, HOST)
        await node.feeds.watch(table.id, HOST, Inbox())
        live = await node.matches.find(started.match)
        seat = next(iter(live.match.asked))
        live.moved = asyncio.get_running_loop().time() - 500.0  # the player let the others wait
        await node.table_store.change(table.id, lambda t: seat_stand_in(t, started.match, seat))
        await until(lambda: live.clerk.stand_ins == {seat: "random"})
        await node.feeds.repair.look_at_all()
        assert late == []
        live.took_over -= 200.0  # and now the bot does, for which nobody thinks here
        await node.feeds.repair.look_at_all()
        assert len(late) == 1
        assert 200.0 <= late[0] < 500.0


async def test_a_watcher_that_goes_before_its_table_is_found_missing_leaves_no_error() -> None:
    async with fresh_node() as node:
        loop, told = asyncio.get_running_loop(), list[dict[str, Any]]()
        before = loop.get_exception_handler()
        loop.set_exception_handler(lambda _, context: told.append(context))
        watching = asyncio.create_task(node.feeds.watch(new_id(), HOST, Inbox()))
        await asyncio.sleep(0)
        watching.cancel()
        await asyncio.wait({watching})
        await until(lambda: not node.feeds.opening)
        gc.collect()
        loop.set_exception_handler(before)
        assert told == []
