"""Games by name, and documents about them that are the same for everyone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec

from bottega.kit.game import AnyGame
from bottega.server.platform.errors import Refused
from bottega.server.requests.cached_responses import CachedResponse
from bottega.server.rooms import Rooms

AN_HOUR: Final = "public, max-age=3600"
WRITTEN: Final[dict[tuple[str, str], CachedResponse]] = {}  # by game, and a language or kind of document


def as_json(what: str, write: Callable[[AnyGame], object], game: AnyGame) -> CachedResponse:
    """A document about a game as JSON, written on first use."""
    return cached(game, what, "application/json", lambda: msgspec.json.encode(write(game)))


def cached(game: AnyGame, what: str, media_type: str, write: Callable[[], bytes]) -> CachedResponse:
    """A document about a game, written on first use."""
    if (game.id, what) not in WRITTEN:
        WRITTEN[game.id, what] = CachedResponse(write(), media_type, AN_HOUR)
    return WRITTEN[game.id, what]


def game_named(rooms: Rooms, game: str) -> AnyGame:
    """A game by its id; Refused if there is none."""
    if game not in rooms.games:
        raise Refused("no_such_game", game)
    return rooms.games[game]
