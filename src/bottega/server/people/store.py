"""Rows of people: preferences, vacations, lessons, addresses, push subscriptions."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import asyncpg
import msgspec

from bottega.server.core.calendar import Calendar, Vacation
from bottega.server.core.journal import AnyLine, MailDropped
from bottega.server.core.store.store import Store
from bottega.server.people import sql
from bottega.server.people.rows import Person, Push
from bottega.server.platform.clock import Clock
from bottega.server.platform.errors import Refused
from bottega.server.platform.ids import Id
from bottega.server.platform.signals import AwaitedSignal

MOST_PUSHES: Final = 10  # browsers of one person; the oldest are dropped


class People:
    """Guests with more than a name. All others have defaults."""

    def __init__(self, database: Store, clock: Clock) -> None:
        self.database: Final = database
        self.clock: Final = clock
        self.revoking: Final = AwaitedSignal[
            AnyLine
        ]()  # before a revocation is stored: the journal keeps it from restores

    def now(self) -> int:
        """The time in whole seconds."""
        return int(self.clock.now())

    # --- preferences ----------------------------------------------------------------------------

    async def find(self, guest: Id) -> Person:
        """The person of a guest, by default with default preferences."""
        return (await self.find_all([guest])).get(guest, Person(guest))

    async def find_all(self, guests: Iterable[Id]) -> dict[Id, Person]:
        """Those of these guests who have a row."""
        async with self.database.reach() as connection:
            rows = await connection.fetch(sql.FIND, list(guests))
        return {row["guest"]: Person(*row) for row in rows}

    async def save_wishes(self, person: Person, vacations: Iterable[Vacation]) -> None:
        """Replace everything but the mail address."""
        async with self.database.reach() as connection, connection.transaction():
            await connection.execute(sql.ADD, person.guest, self.now())
            await connection.execute(
                sql.SAVE_WISHES,
                person.guest,
                person.language,
                person.zone,
                person.quiet_from,
                person.quiet_until,
                person.mail_wish,
                person.push_wish,
            )
            before = [Vacation(*row[1:]) for row in await connection.fetch(sql.VACATIONS, [person.guest])]
            await connection.execute(sql.DROP_VACATIONS, person.guest)
            for vacation in vacations:
                made = made_at(vacation, before, self.now())
                days = vacation.first, vacation.last
                await connection.execute(sql.ADD_VACATION, person.guest, *days, made)

    async def vacations(self, guests: Iterable[Id]) -> dict[Id, tuple[Vacation, ...]]:
        """The vacations of these guests, by start."""
        async with self.database.reach() as connection:
            rows = await connection.fetch(sql.VACATIONS, list(guests))
        found: dict[Id, tuple[Vacation, ...]] = {}
        for guest, first, last, made in rows:
            found[guest] = (*found.get(guest, ()), Vacation(first, last, made))
        return found

    async def calendars(self, guests: Iterable[Id]) -> dict[Id, Calendar]:
        """The calendars of these guests."""
        asked = list(guests)
        people, vacations = await self.find_all(asked), await self.vacations(asked)
        calendars = {}
        for guest in asked:
            person = people.get(guest, Person(guest))
            away = vacations.get(guest, ())
            calendars[guest] = Calendar(person.zone, person.quiet_from, person.quiet_until, away)
        return calendars

    # --- lessons --------------------------------------------------------------------------------

    async def learn(self, guest: Id, done: Iterable[tuple[str, str]]) -> dict[str, list[str]]:
        """Add completed lessons; returns all that the guest ever completed."""
        fresh = list(done)
        games, lessons = [game for game, _ in fresh], [lesson for _, lesson in fresh]
        found: dict[str, list[str]] = {}
        async with self.database.reach() as connection:
            await connection.execute(sql.LEARN, guest, games, lessons, self.now())
            for row in await connection.fetch(sql.LEARNED, guest):
                found.setdefault(row["game"], []).append(row["lesson"])
        return found

    # --- mail -----------------------------------------------------------------------------------

    async def by_mail(self, mail: str) -> Person | None:
        """The person with this confirmed address."""
        async with self.database.reach() as connection:
            row = await connection.fetchrow(sql.BY_MAIL, mail)
        return None if row is None else Person(*row)

    async def wait_for_mail(self, guest: Id, mail: str) -> None:
        """Store an unconfirmed address; a confirmed one stays until then."""
        async with self.database.reach() as connection, connection.transaction():
            await connection.execute(sql.ADD, guest, self.now())
            await connection.execute(sql.WAIT_FOR_MAIL, guest, mail)

    async def confirm_mail(self, guest: Id, mail: str) -> None:
        """Confirm an address; Refused if another person has it. Older links are void."""
        before = await self.find(guest)
        try:
            async with self.database.reach() as connection, connection.transaction():
                await connection.execute(sql.CONFIRM_MAIL, guest, mail)
                await connection.execute(sql.VOID_ALL_MAIL_LINKS, guest)
                if before.mail_confirmed and before.mail != mail:
                    await self.revoking(MailDropped(guest=guest, mail=before.mail))
        except asyncpg.UniqueViolationError as error:
            raise Refused("mail_taken") from error

    async def drop_mail(self, guest: Id) -> None:
        """Delete the address and the links sent there."""
        before = await self.find(guest)
        if before.mail_confirmed:
            await self.revoking(MailDropped(guest=guest, mail=before.mail))
        async with self.database.reach() as connection, connection.transaction():
            await connection.execute(sql.DROP_MAIL, guest)
            await connection.execute(sql.VOID_ALL_MAIL_LINKS, guest)

    async def stop_mails(self, guest: Id) -> None:
        """Stop notices by mail; the address stays, for signing in."""
        async with self.database.reach() as connection:
            await connection.execute(sql.NO_MAILS, guest)

    # --- push -----------------------------------------------------------------------------------

    async def pushes(self, guest: Id) -> list[Push]:
        """The push subscriptions of a guest, the oldest first."""
        async with self.database.reach() as connection:
            return [Push(*row) for row in await connection.fetch(sql.PUSHES_OF, guest)]

    async def add_push(self, push: Push) -> None:
        """Add a subscription; takes it from another guest of the same browser."""
        async with self.database.reach() as connection, connection.transaction():
            await connection.execute(sql.ADD_PUSH, *msgspec.structs.astuple(push))
            await connection.execute(sql.NEWEST_PUSHES, push.guest, MOST_PUSHES)

    async def drop_push(self, guest: Id, endpoint: str) -> None:
        """Delete a subscription."""
        async with self.database.reach() as connection:
            await connection.execute(sql.DROP_PUSH, guest, endpoint)

    async def drop_pushes_in(self, guest: Id, browser: Id) -> None:
        """Delete the subscriptions of a browser that was signed out."""
        async with self.database.reach() as connection:
            await connection.execute(sql.DROP_PUSHES_IN, guest, browser)

    async def drop_pushes(self, guest: Id) -> None:
        """Delete all subscriptions of a guest."""
        async with self.database.reach() as connection:
            await connection.execute(sql.DROP_PUSHES, guest)


def made_at(vacation: Vacation, before: list[Vacation], now: int) -> int:
    """When a vacation was set. One that is shortened or unchanged keeps its time."""
    around = [one.made for one in before if one.first <= vacation.first and vacation.last <= one.last]
    return min(around, default=now)
