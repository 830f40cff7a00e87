"""Analyses of finished matches: made once by workers, stored for all who may see the match."""

from __future__ import annotations

from typing import Final

from bottega.server.feature import Every, Feature
from bottega.server.features.analysis.analyses import Analyses
from bottega.server.features.analysis.routes import AnalysesController
from bottega.server.platform.settings import Settings
from bottega.server.requests.limits import AN_HOUR, Buckets
from bottega.server.rooms import Rooms

LOST_PAUSE_S: Final = 60.0  # seconds between searches for analyses that the work queue lost


def build(rooms: Rooms) -> Analyses:
    """The service."""
    return Analyses(rooms.matches, rooms.bus, rooms.clock, rooms.places, rooms.settings.analyses_waiting)


def limits(settings: Settings) -> dict[str, Buckets]:
    """Requests per guest and address."""
    return {"analysing": Buckets(settings.analyses, seconds=AN_HOUR)}


FEATURE: Final = Feature(
    name="analyses",
    build=build,
    routes=[AnalysesController],
    limits=limits,
    periodic=[Every(LOST_PAUSE_S, Analyses.requeue_lost)],
)
