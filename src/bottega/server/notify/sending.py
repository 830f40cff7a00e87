"""Sends due notices. Every node looks for them; one node sends each, once."""

from __future__ import annotations

import asyncio
from typing import Final

import structlog

from bottega.server.core.live_match import Live
from bottega.server.notify.digest import Digest, digest
from bottega.server.notify.pushing import Pusher
from bottega.server.notify.rows import Notice, Way
from bottega.server.notify.store import AWAY, NoticeStore
from bottega.server.notify.times import PAUSES, day_began, next_time, remind_at, tomorrow_evening
from bottega.server.notify.wording import Wording
from bottega.server.people.accounts import Accounts
from bottega.server.people.rows import Person
from bottega.server.platform.errors import Abandoned, BadLog, Refused, Unavailable
from bottega.server.platform.ids import id_text
from bottega.server.timing.clocks import Clocks

ROUNDS: Final = 100  # people in one sweep by one sender
SENDERS: Final = 2  # senders of each channel at once
TRIES: Final = 6
FIRST_PAUSE: Final = 60.0  # seconds after a first failure; each later pause is four times as long

log = structlog.get_logger()


class Sender:
    """A notice is only a reason to check: whether there is something to tell is read each time."""

    def __init__(
        self, store: NoticeStore, accounts: Accounts, clocks: Clocks, pusher: Pusher, site: str
    ) -> None:
        self.store: Final = store
        self.accounts: Final = accounts
        self.clocks: Final = clocks
        self.pusher: Final = pusher
        self.site: Final = site
        self.postman: Final = accounts.mail_links.postman
        self.metrics: Final = clocks.matches.metrics
        self.clock: Final = clocks.clock

    @property
    def ways(self) -> list[Way]:
        """The channels that this node can use."""
        mail: list[Way] = ["mail"] if self.postman.is_there else []
        return mail + (["push"] if self.pusher.is_there else [])

    def open(self) -> None:
        """Allow sending."""
        self.postman.outgoing.open()
        self.pusher.outgoing.open()

    def close(self) -> None:
        """Abandon what is under way: notices are rows, and are sent after the next start."""
        self.postman.outgoing.close()
        self.pusher.outgoing.close()

    async def send_due(self) -> None:
        """Send what is due. Push does not wait for mail, nor one mail for another that hangs."""
        sweeps = [self.sweep_way(way) for way in self.ways for _ in range(SENDERS)]
        outcomes = await asyncio.gather(*sweeps, return_exceptions=True)  # let each query finish
        for outcome in outcomes:
            if outcome is not None:
                raise outcome

    async def sweep_way(self, way: Way) -> None:
        """Send what is due on one channel, one person after the other."""
        for _ in range(ROUNDS):
            if self.postman.outgoing.closed:
                break
            taken = await self.store.take([way], self.clock.now())
            if taken == []:
                break
            if taken is not None:
                await self.see_to(taken)

    async def see_to(self, notices: list[Notice]) -> None:
        """Send what is due to one person on one channel, or postpone it."""
        guest, way, now = notices[0].guest, notices[0].way, self.clock.now()
        person = await self.accounts.people.find(guest)
        calendar = (await self.accounts.people.calendars([guest]))[guest]
        if not wishes(person, way):
            await self.drop(notices)
            return
        daily = way == "mail" and person.mail_wish == "daily"
        when = next_time(calendar, now, daily)
        if when > now:
            await self.store.postpone(notices, when)
            return
        found = [await self.look_into(notice) for notice in notices]
        digests = [one for one in found if one is not None]
        if not digests:
            return
        since = day_began(calendar, now) if daily else now - PAUSES[way]
        if await self.store.may_send(guest, way, now, since):
            await self.send(digests, person, now)
        else:
            later = tomorrow_evening(calendar, now) if daily else now + PAUSES[way]
            await self.store.postpone([one.notice for one in digests], later)

    # --- what a notice says ---------------------------------------------------------------------

    async def look_into(self, notice: Notice) -> Digest | None:
        """The content of a notice; None if there is nothing to tell, or not yet."""
        look = await self.store.last_look(notice.guest, notice.match)
        try:
            live = await self.find(notice)
        except (Refused, BadLog) as error:  # no one can play on
            log.warning("notice_dropped", match=id_text(notice.match), error=str(error))
            live = None
        seen_it = notice.kind == "asked" and look is not None and look.ply >= notice.asked
        if live is None or seen_it:
            await self.drop([notice])
            return None
        now = self.clock.now()
        if notice.kind == "reminder":
            # Preferences may have changed since, and people at the table know already.
            when = max(remind_at(live, notice.seat) or now, look.at + AWAY if look else now)
            if when > now:
                await self.store.postpone([notice], when)
                return None
        return await digest(self.clocks.matches.store, notice, live, look.ply if look else 0)

    async def find(self, notice: Notice) -> Live | None:
        """The match, if the question still waits for that person."""
        matches, seat = self.clocks.matches, notice.seat
        live = await matches.find(notice.match)
        await matches.refresh(live)
        table = await self.clocks.table_store.find(live.match.head.table)
        await self.clocks.seen(live, table)
        chair = table.chair(seat)
        stands = table.match == notice.match and live.match.asked.get(seat) == notice.asked
        return live if stands and chair.guest == notice.guest and not chair.stand_in else None

    async def drop(self, notices: list[Notice]) -> None:
        """Mark notices as done without sending them."""
        await self.store.done(notices, self.clock.now())
        self.metrics.notices.labels(notices[0].way, "dropped").inc(len(notices))

    # --- sending --------------------------------------------------------------------------------

    async def send(self, digests: list[Digest], person: Person, now: float) -> None:
        """Send notices; if that fails, retry later, and finally give up."""
        notices = [one.notice for one in digests]
        way = notices[0].way
        told = list({(one.notice.match, one.notice.seat): one for one in digests}.values())
        try:
            sent = await (self.mail(told, person) if way == "mail" else self.push(told, person))
        except Abandoned:  # the node closes
            await self.store.not_sent(person.guest, way, now)
            await self.store.postpone(notices, now)
            return
        except Unavailable as error:
            log.warning("notice_failed", way=way, error=str(error))
            await self.store.not_sent(person.guest, way, now)
            await self.again(notices, now)
            return
        await self.store.done(notices, now)
        self.metrics.notices.labels(way, "sent" if sent else "dropped").inc(len(notices))

    async def again(self, notices: list[Notice], now: float) -> None:
        """Retry with growing pauses, a limited number of times."""
        self.metrics.notices.labels(notices[0].way, "failed").inc(len(notices))
        for notice in notices:
            if notice.tries + 1 >= TRIES:
                await self.store.done([notice], now)
            else:
                await self.store.failed([notice], now + FIRST_PAUSE * 4**notice.tries)

    async def mail(self, digests: list[Digest], person: Person) -> bool:
        """Send one mail for all notices. Retries have the same id, so servers can drop duplicates."""
        guest = await self.accounts.guests.store.guest(person.guest)
        wording, first = Wording(person.language), digests[0].notice
        word = self.accounts.unsubscribing.word(person.guest)
        name = f"{id_text(first.match)}.{first.seat}.{first.asked}.{first.kind}"
        headers = self.accounts.unsubscribing.headers(person.guest) | {
            "Message-ID": f"<{name}@{self.postman.domain}>"
        }
        text = wording.mail(
            digests, guest.name if guest else "", person, self.site, f"{self.site}/me#stop={word}"
        )
        await self.postman.send(person.mail, wording.subject(digests), text, headers)
        return True

    async def push(self, digests: list[Digest], person: Person) -> bool:
        """Push a notice for each table to each browser. Drops dead subscriptions; returns if any took it."""
        wording, pushes = Wording(person.language), await self.accounts.people.pushes(person.guest)
        told = list({one.table: wording.push(one) for one in digests}.values())
        sendings = [self.pusher.send(push, one) for push in pushes for one in told]
        outcomes = await asyncio.gather(*sendings, return_exceptions=True)
        for place, outcome in enumerate(outcomes):
            if isinstance(outcome, Refused):
                await self.accounts.people.drop_push(person.guest, pushes[place // len(told)].endpoint)
            elif outcome is not None and not isinstance(outcome, Unavailable):
                raise outcome
        taken = any(outcome is None for outcome in outcomes)
        failed = [outcome for outcome in outcomes if isinstance(outcome, Unavailable)]
        if failed and not taken:  # a retry would reach the others twice
            raise failed[0]
        return taken


def wishes(person: Person, way: Way) -> bool:
    """Whether the person wants this channel."""
    if way == "push":
        return person.push_wish
    return person.mail_confirmed and person.mail_wish != "none"
