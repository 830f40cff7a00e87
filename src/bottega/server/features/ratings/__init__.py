"""Ratings, ladders and histories."""

from __future__ import annotations

from typing import Final

from bottega.server.feature import Feature
from bottega.server.features.ratings.reading import Ratings
from bottega.server.features.ratings.results import RatedResults
from bottega.server.features.ratings.routes import RatingsController
from bottega.server.rooms import Rooms


def connect(rooms: Rooms, ratings: Ratings) -> None:
    """Show levels at rated tables, and rate what is over."""
    rooms.table_store.saving.tells(ratings.seat_levels)
    rooms.results.storing.tells(RatedResults(rooms.table_store).store)


FEATURE: Final = Feature(
    name="ratings",
    build=lambda rooms: Ratings(rooms.guests, rooms.games),
    connect=connect,
    routes=[RatingsController],
)
