"""What-ifs: matches that continue from a ply of a finished one, and their tree."""

from __future__ import annotations

from typing import Final

from bottega.server.feature import Feature
from bottega.server.features.what_if.routes import WhatIfController
from bottega.server.features.what_if.what_ifs import WhatIfs
from bottega.server.platform.settings import Settings
from bottega.server.requests.limits import A_DAY, HOUSEHOLD, Buckets
from bottega.server.rooms import Rooms


def connect(rooms: Rooms, what_ifs: WhatIfs) -> None:
    """Compare the end of a what-if with its source."""
    rooms.results.storing.tells(what_ifs.match_over)


def limits(settings: Settings) -> dict[str, Buckets]:
    """What-ifs per guest and address."""
    return {
        "what_if_limit": Buckets(settings.what_ifs, seconds=A_DAY),
        "what_if_limit_here": Buckets(HOUSEHOLD * settings.what_ifs, seconds=A_DAY),
    }


FEATURE: Final = Feature(
    name="what_ifs",
    build=lambda rooms: WhatIfs(rooms.matches, rooms.table_store, rooms.bot_match_limits),
    connect=connect,
    routes=[WhatIfController],
    limits=limits,
)
