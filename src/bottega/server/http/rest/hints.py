"""Hints of bots, and judgements of moves."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final, NamedTuple

from litestar import Controller, post
from litestar.di import NamedDependency, Provide

from bottega.server.bots.shown import Hint, Verdict
from bottega.server.core.giving_up import gives_up
from bottega.server.core.keys import by_stand_in
from bottega.server.core.log import effective
from bottega.server.core.match import played
from bottega.server.core.store.rows import Entry, Head
from bottega.server.http.rest.clocks import must_go_on, own_seat
from bottega.server.http.rest.params import Asking, AskingHere, TheHints, TheNode
from bottega.server.platform.errors import Refused
from bottega.server.platform.ids import id_text
from bottega.server.requests.addresses import must_take
from bottega.server.requests.authentication import Call
from bottega.server.requests.games import game_named
from bottega.server.requests.params import Known, MatchId, PlyNumber, Seat


class HintedSeat(NamedTuple):
    """A seat of the caller at a table that allows hints."""

    head: Head
    charge: Callable[[], None]  # count a hint; Refused if there were too many


async def hinted_seat(
    request: Call,
    node: TheNode,
    guest: Known,
    asking: Asking,
    asking_here: AskingHere,
    match: MatchId,
    seat: Seat,
) -> HintedSeat:
    """Refused unless it is the caller's seat, the match goes on, and its table allows hints."""
    head, table = await own_seat(node, guest.id, match, seat)
    must_go_on(head, table)
    if not table.hints:
        raise Refused("no_hints")

    def charge() -> None:
        asking.must_take(id_text(guest.id), time.monotonic())
        must_take(asking_here, request)

    return HintedSeat(head, charge)


PROVIDED: Final = {"hinted": Provide(hinted_seat)}


class HintsController(Controller):
    """Hints, where the table allows them, for the player who must choose."""

    path = "/api/matches/{match:str}/seats/{seat:int}"
    tags = ("matches",)
    dependencies = PROVIDED

    @post("/hint", status_code=200)
    async def hint(
        self, node: TheNode, hints: TheHints, hinted: NamedDependency[HintedSeat], seat: Seat
    ) -> Hint:
        """What a bot would do in my place, from my view."""
        hinted.charge()
        live = await node.matches.find(hinted.head.id)
        await node.matches.refresh(live)
        return await hints.give(live.match, seat)

    @post("/judge/{ply:int}", status_code=200)
    async def judge(
        self,
        node: TheNode,
        hints: TheHints,
        hinted: NamedDependency[HintedSeat],
        seat: Seat,
        ply: PlyNumber,
    ) -> Verdict:
        """What my move lost, from my view before it."""
        head = hinted.head
        entries = await node.store.entries(head.id)
        made = own_move(entries, seat, ply)
        if made is None:
            return Verdict(0)
        hinted.charge()
        before = played(head, game_named(node, head.game), entries[: ply - 1])
        return await hints.judge(before, seat, made.text)


def own_move(entries: list[Entry], seat: int, ply: int) -> Entry | None:
    """The move that a person made in a seat at a ply; None if there is none or it was undone."""
    for entry in effective(entries):
        if entry.ply == ply and entry.seat == seat and not by_stand_in(entry.key) and not gives_up(entry):
            return entry
    return None
