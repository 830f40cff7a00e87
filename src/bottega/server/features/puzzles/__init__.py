"""Attempts at puzzles, and how hard these make them."""

from __future__ import annotations

from typing import Final

from bottega.server.feature import Feature
from bottega.server.features.puzzles import sql
from bottega.server.features.puzzles.attempts import PuzzleAttempts
from bottega.server.features.puzzles.routes import PuzzlesController

FEATURE: Final = Feature(
    name="attempts",
    build=lambda rooms: PuzzleAttempts(rooms.store, rooms.clock),
    routes=[PuzzlesController],
    kept=sql.OF_PERSON,
)
