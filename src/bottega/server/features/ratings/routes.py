"""Pages of players, and ladders."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, get
from litestar.di import NamedDependency
from litestar.params import QueryParameter

from bottega.server.features.ratings.messages import Ladder, Player
from bottega.server.features.ratings.reading import Ratings
from bottega.server.platform.errors import Refused
from bottega.server.platform.ids import read_id
from bottega.server.requests.games import game_named
from bottega.server.requests.params import Anyone, GuestId, TheRooms, Word
from bottega.server.tables.rating_keys import keys_of

TheRatings = NamedDependency[Ratings]
Key = Annotated[str, QueryParameter(max_length=80, description="`game` or `game/preset`; else the first")]


class RatingsController(Controller):
    """Ratings and histories of players."""

    path = "/api"
    tags = ("players",)

    @get("/players/{guest_id:str}")
    async def player(self, rooms: TheRooms, ratings: TheRatings, caller: Anyone, guest_id: GuestId) -> Player:
        """A player's ratings, favourite games and last matches; private matches only if I shared them."""
        id = read_id(guest_id)
        found = await ratings.player(id, caller.id if caller else 0)
        found.blocked = caller is not None and id in await rooms.blocks.of(caller.id)
        return found

    @get("/ladders/{game:str}")
    async def ladder(self, rooms: TheRooms, ratings: TheRatings, game: Word, key: Key = "") -> Ladder:
        """The hundred best players of a game."""
        keys = keys_of(game_named(rooms, game))
        chosen = key or keys[0]
        if chosen not in keys:
            raise Refused("no_such_ladder", chosen)
        return Ladder(game, chosen, keys, await ratings.ladder(chosen))
