"""The parts that make a guest an account."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bottega.server.people.export import Export, Kept
from bottega.server.people.guests import Guests
from bottega.server.people.leaving import Leaving
from bottega.server.people.mail_links import MailLinks, Start
from bottega.server.people.passkeys import Passkeys
from bottega.server.people.proof import Proof
from bottega.server.people.renaming import Renaming
from bottega.server.people.store import People
from bottega.server.people.unsubscribing import Unsubscribing
from bottega.server.platform.mail import Postman
from bottega.server.platform.settings import Settings
from bottega.server.tables.table_store import TableStore


class Accounts:
    def __init__(
        self,
        people: People,
        guests: Guests,
        table_store: TableStore,
        postman: Postman,
        settings: Settings,
        start: Start,
        kept: Sequence[Kept],
    ) -> None:
        self.people: Final = people
        self.guests: Final = guests
        self.passkeys: Final = Passkeys(people)
        self.mail_links: Final = MailLinks(people, postman, settings, start)
        self.proof: Final = Proof(people, self.passkeys, postman)
        self.leaving: Final = Leaving(people, table_store, guests)
        self.renaming: Final = Renaming(guests, self.leaving, table_store)
        self.export: Final = Export(people, self.passkeys, self.leaving, table_store.games, kept)
        self.unsubscribing: Final = Unsubscribing(settings.secret, next(iter(settings.origin), ""))
