"""Dependencies of the handlers here. What handlers of features share is in `requests.params`."""

from __future__ import annotations

from litestar.di import NamedDependency

from bottega.server.bots.hints import Hints
from bottega.server.parts import Parts
from bottega.server.people.accounts import Accounts
from bottega.server.people.guests import Guests
from bottega.server.people.passkeys import RelyingParty
from bottega.server.requests.authentication import Authentication
from bottega.server.requests.limits import Buckets

TheNode = NamedDependency[Parts]
TheGuests = NamedDependency[Guests]
TheAuthentication = NamedDependency[Authentication]
Listings = NamedDependency[Buckets]  # limit of public tables per address and guest
Asking = NamedDependency[Buckets]  # limit of hints per guest
AskingHere = NamedDependency[Buckets]  # limit of hints per address
Reporting = NamedDependency[Buckets]  # limit of reports per guest
TheHints = NamedDependency[Hints]
Mailings = NamedDependency[Buckets]  # limit of mails per address
TheAccounts = NamedDependency[Accounts]
TheRelyingParty = NamedDependency[RelyingParty]  # where passkeys of this site are used
