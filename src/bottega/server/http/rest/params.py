"""Parameters and dependencies of handlers."""

from __future__ import annotations

from typing import Annotated

from litestar.di import NamedDependency
from litestar.params import FromPath, PathParameter, QueryParameter

from bottega.kit.seats import NOBODY
from bottega.server.bots.hints import Hints
from bottega.server.core.store.rows import Guest
from bottega.server.http.authentication import Authentication
from bottega.server.http.limits import Buckets
from bottega.server.http.readiness import Readiness
from bottega.server.parts import Parts
from bottega.server.people.accounts import Accounts
from bottega.server.people.guests import Guests
from bottega.server.people.passkeys import RelyingParty

TheNode = NamedDependency[Parts]
TheReadiness = NamedDependency[Readiness]
TheGuests = NamedDependency[Guests]
TheAuthentication = NamedDependency[Authentication]
Openings = NamedDependency[Buckets]  # limit of new guests and tables per address
Listings = NamedDependency[Buckets]  # limit of public tables per address and guest
Asking = NamedDependency[Buckets]  # limit of hints per guest
Analysing = NamedDependency[Buckets]  # limit of analyses per guest
WhatIfLimit = NamedDependency[Buckets]  # limit of what-ifs per guest
WhatIfLimitHere = NamedDependency[Buckets]  # limit of what-ifs per address
AskingHere = NamedDependency[Buckets]  # limit of hints per address
Reporting = NamedDependency[Buckets]  # limit of reports per guest
TheHints = NamedDependency[Hints]
Mailings = NamedDependency[Buckets]  # limit of mails per address
TheAccounts = NamedDependency[Accounts]
TheRelyingParty = NamedDependency[RelyingParty]  # where passkeys of this site are used
Known = NamedDependency[Guest]  # the caller, who must have entered
Anyone = NamedDependency[Guest | None]

Word = FromPath[str]

TableId = Annotated[str, PathParameter(description="the id of a table", max_length=64)]
MatchId = Annotated[str, PathParameter(description="the id of a match", max_length=64)]
Seat = Annotated[int, PathParameter(ge=0, le=9)]
PlyNumber = Annotated[int, PathParameter(ge=0, le=2**31 - 1)]
Invite = Annotated[str, QueryParameter(max_length=64, description="what an invitation carries")]
Viewer = Annotated[int, QueryParameter(ge=NOBODY, le=9, description="a seat, or -1 for a spectator")]
Have = Annotated[str, QueryParameter(max_length=20, description="the level one need not be sent again")]
