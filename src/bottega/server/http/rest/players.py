"""Pages of players, and ladders."""

from __future__ import annotations

import time
from typing import Annotated

from litestar import Controller, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from bottega.server.features.ratings.messages import Ladder, Player
from bottega.server.http.messages.people import ReportPlayer
from bottega.server.http.rest.games import game_named
from bottega.server.http.rest.params import Anyone, Known, Reporting, TheNode, Word
from bottega.server.platform.errors import Refused
from bottega.server.platform.ids import id_text, read_id
from bottega.server.tables.rating_keys import keys_of

GuestId = Annotated[str, PathParameter(description="the id of a guest", max_length=64)]
Key = Annotated[str, QueryParameter(max_length=80, description="`game` or `game/preset`; else the first")]


class PlayersController(Controller):
    """Ratings and histories of players."""

    path = "/api"
    tags = ("players",)

    @get("/players/{guest_id:str}")
    async def player(self, node: TheNode, caller: Anyone, guest_id: GuestId) -> Player:
        """A player's ratings, favourite games and last matches; private matches only if I shared them."""
        id = read_id(guest_id)
        found = await node.ratings.player(id, caller.id if caller else 0)
        found.blocked = caller is not None and id in await node.blocks.of(caller.id)
        return found

    @post("/players/{guest_id:str}/report", status_code=200)
    async def report(
        self,
        node: TheNode,
        guest: Known,
        reporting: Reporting,
        guest_id: GuestId,
        data: JSONBody[ReportPlayer],
    ) -> None:
        """Report a player to the hosts, with a reason."""
        reporting.must_take(id_text(guest.id), time.monotonic())
        await node.reports.report_player(guest.id, read_id(guest_id), data.why)

    @get("/ladders/{game:str}")
    async def ladder(self, node: TheNode, game: Word, key: Key = "") -> Ladder:
        """The hundred best players of a game."""
        keys = keys_of(game_named(node, game))
        chosen = key or keys[0]
        if chosen not in keys:
            raise Refused("no_such_ladder", chosen)
        return Ladder(game, chosen, keys, await node.ratings.ladder(chosen))
