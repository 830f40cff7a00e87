"""The daily challenge: one deal a day for each game, the same for everyone, against the same bots."""

from __future__ import annotations

from typing import Final

from bottega.server.feature import Every, Feature
from bottega.server.features.daily.daily import Daily
from bottega.server.features.daily.routes import DailyController
from bottega.server.rooms import Rooms


def build(rooms: Rooms) -> Daily:
    """The service."""
    return Daily(rooms.table_store, rooms.bot_match_limits, rooms.guests.names)


def connect(rooms: Rooms, daily: Daily) -> None:
    """Store outcomes; people who finished a deal may see the matches of others."""
    rooms.results.storing.tells(daily.attempts.note)
    rooms.table_store.admits.asks(daily.attempts.shows)
    rooms.table_store.opens_all_seats.asks(daily.attempts.may_see_all)


FEATURE: Final = Feature(
    name="daily",
    build=build,
    connect=connect,
    routes=[DailyController],
    periodic=[Every(0, Daily.make_deals)],
)
