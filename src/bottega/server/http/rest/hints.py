"""Hints of bots, and judgements of moves."""

from __future__ import annotations

import time

from litestar import Controller, post

from bottega.server.bots.shown import Hint, Verdict
from bottega.server.core.giving_up import gives_up
from bottega.server.core.keys import by_stand_in
from bottega.server.core.log import effective
from bottega.server.core.match import played
from bottega.server.core.store.rows import Entry
from bottega.server.http.authentication import Call
from bottega.server.http.origin_and_limits import must_take
from bottega.server.http.rest.clocks import must_go_on, own_seat
from bottega.server.http.rest.games import game_named
from bottega.server.http.rest.params import (
    Asking,
    AskingHere,
    Known,
    MatchId,
    PlyNumber,
    Seat,
    TheHints,
    TheNode,
)
from bottega.server.platform.errors import Refused
from bottega.server.platform.ids import id_text


class HintsController(Controller):
    """Hints, where the table allows them, for the player who must choose."""

    path = "/api/matches/{match:str}/seats/{seat:int}"
    tags = ("matches",)

    @post("/hint", status_code=200)
    async def hint(
        self,
        request: Call,
        node: TheNode,
        guest: Known,
        hints: TheHints,
        asking: Asking,
        asking_here: AskingHere,
        match: MatchId,
        seat: Seat,
    ) -> Hint:
        """What a bot would do in my place, from my view."""
        head, table = await own_seat(node, guest.id, match, seat)
        must_go_on(head, table)
        if not table.hints:
            raise Refused("no_hints")
        asking.must_take(id_text(guest.id), time.monotonic())
        must_take(asking_here, request)
        live = await node.matches.find(head.id)
        await node.matches.refresh(live)
        return await hints.give(live.match, seat)

    @post("/judge/{ply:int}", status_code=200)
    async def judge(
        self,
        request: Call,
        node: TheNode,
        guest: Known,
        hints: TheHints,
        asking: Asking,
        asking_here: AskingHere,
        match: MatchId,
        seat: Seat,
        ply: PlyNumber,
    ) -> Verdict:
        """What my move lost, from my view before it."""
        head, table = await own_seat(node, guest.id, match, seat)
        must_go_on(head, table)
        if not table.hints:
            raise Refused("no_hints")
        entries = await node.store.entries(head.id)
        made = own_move(entries, seat, ply)
        if made is None:
            return Verdict(0)
        asking.must_take(id_text(guest.id), time.monotonic())
        must_take(asking_here, request)
        before = played(head, game_named(node, head.game), entries[: ply - 1])
        return await hints.judge(before, seat, made.text)


def own_move(entries: list[Entry], seat: int, ply: int) -> Entry | None:
    """The move that a person made in a seat at a ply; None if there is none or it was undone."""
    for entry in effective(entries):
        if entry.ply == ply and entry.seat == seat and not by_stand_in(entry.key) and not gives_up(entry):
            return entry
    return None
