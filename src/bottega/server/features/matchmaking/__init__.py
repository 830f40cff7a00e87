"""Matchmaking: people who wait for the same are paired."""

from __future__ import annotations

from typing import Final

from bottega.server.feature import Every, Feature
from bottega.server.features.matchmaking.queue import Queue
from bottega.server.features.matchmaking.routes import QueueController

FEATURE: Final = Feature(
    name="queue",
    build=lambda rooms: Queue(rooms.table_store),
    routes=[QueueController],
    periodic=[Every(0, Queue.match_waiting)],
)
