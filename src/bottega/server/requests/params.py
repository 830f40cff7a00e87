"""Parameters and dependencies that handlers of several rooms share."""

from __future__ import annotations

from typing import Annotated

from litestar.di import NamedDependency
from litestar.params import FromPath, PathParameter, QueryParameter

from bottega.kit.seats import NOBODY
from bottega.server.core.store.rows import Guest
from bottega.server.requests.limits import Buckets
from bottega.server.rooms import Rooms

TheRooms = NamedDependency[Rooms]
Openings = NamedDependency[Buckets]  # limit of new guests and tables per address
Known = NamedDependency[Guest]  # the caller, who must have entered
Anyone = NamedDependency[Guest | None]

Word = FromPath[str]

GuestId = Annotated[str, PathParameter(description="the id of a guest", max_length=64)]
TableId = Annotated[str, PathParameter(description="the id of a table", max_length=64)]
MatchId = Annotated[str, PathParameter(description="the id of a match", max_length=64)]
Seat = Annotated[int, PathParameter(ge=0, le=9)]
PlyNumber = Annotated[int, PathParameter(ge=0, le=2**31 - 1)]
Invite = Annotated[str, QueryParameter(max_length=64, description="what an invitation carries")]
Viewer = Annotated[int, QueryParameter(ge=NOBODY, le=9, description="a seat, or -1 for a spectator")]
Have = Annotated[str, QueryParameter(max_length=20, description="the level one need not be sent again")]
