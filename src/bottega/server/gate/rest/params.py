"""What a handler is given: from the address, and by the house."""

from __future__ import annotations

from typing import Annotated

from litestar.di import NamedDependency
from litestar.params import FromPath, PathParameter, QueryParameter

from bottega.kit.seats import NOBODY
from bottega.server.gate.callers import Callers
from bottega.server.gate.limits import Buckets
from bottega.server.gate.readiness import Readiness
from bottega.server.guests import Guests
from bottega.server.node import Node
from bottega.server.people.accounts import Accounts
from bottega.server.people.passkeys import RelyingParty
from bottega.server.store.rows import Guest
from bottega.server.workers.hints import Hints

TheNode = NamedDependency[Node]
TheReadiness = NamedDependency[Readiness]
TheGuests = NamedDependency[Guests]
TheCallers = NamedDependency[Callers]
Openings = NamedDependency[Buckets]  # how many guests and tables an address may still make
Listings = NamedDependency[Buckets]  # how many public tables an address, or a guest, may still open
Asking = NamedDependency[Buckets]  # how many hints a guest may still ask for
Analysing = NamedDependency[Buckets]  # how many analyses a guest may still have made
Trying = NamedDependency[Buckets]  # how many what-ifs a guest may still begin
TryingHere = NamedDependency[Buckets]  # the same for an address
AskingHere = NamedDependency[Buckets]  # how many hints an address may still ask for
Reporting = NamedDependency[Buckets]  # how many remarks a guest may still report
TheHints = NamedDependency[Hints]
Mailings = NamedDependency[Buckets]  # how many mails an address may still cause
TheAccounts = NamedDependency[Accounts]
TheRelyingParty = NamedDependency[RelyingParty]  # where passkeys of this house are used
Known = NamedDependency[Guest]  # whoever calls must have entered
Anyone = NamedDependency[Guest | None]

Word = FromPath[str]

TableId = Annotated[str, PathParameter(description="the id of a table", max_length=64)]
MatchId = Annotated[str, PathParameter(description="the id of a match", max_length=64)]
Seat = Annotated[int, PathParameter(ge=0, le=9)]
PlyNumber = Annotated[int, PathParameter(ge=0, le=2**31 - 1)]
Invite = Annotated[str, QueryParameter(max_length=64, description="what an invitation carries")]
Eyes = Annotated[int, QueryParameter(ge=NOBODY, le=9, description="a seat, or -1 for a spectator")]
Have = Annotated[str, QueryParameter(max_length=20, description="the level one need not be sent again")]
