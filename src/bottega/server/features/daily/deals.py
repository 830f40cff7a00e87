"""The deals of a day: made and committed to the day before, by the first node."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import Struct

from bottega.kit.deal import match_seed
from bottega.kit.game import AnyGame
from bottega.kit.luck import commitment
from bottega.server.core.days import day_of
from bottega.server.core.deal import draw_seed
from bottega.server.core.store.store import Store
from bottega.server.features.daily import sql
from bottega.server.features.daily.days import later
from bottega.server.platform.clock import Clock
from bottega.server.platform.errors import Refused
from bottega.server.tables.same_deal import ITERATIONS

if TYPE_CHECKING:
    import asyncpg

RIVAL: Final = "journeyman"
ALONE: Final = "-alone"  # the suffix of solitaire deals


class Plan(Struct, frozen=True):
    """Game, options and bots. Stored with the deal, so that later versions do not change it."""

    game: str
    seats: int
    bot: str = RIVAL
    iterations: int = ITERATIONS
    options: dict[str, str] = {}

    @property
    def bots(self) -> list[str]:
        """The seats, the person first."""
        return ["", *[self.bot] * (self.seats - 1)]


class Deal(Struct, frozen=True):
    """A deal of a day. The server seed is secret until the day is over."""

    day: str
    name: str
    server_seed: str
    plan: Plan
    made: float  # when it was committed to

    @property
    def daily(self) -> str:
        """Its name in tables and matches."""
        return f"{self.day}/{self.name}"

    @property
    def commitment(self) -> str:
        """What is published before the day."""
        return commitment(bytes.fromhex(self.server_seed))

    @property
    def seed(self) -> str:
        """The seed of all its matches: no one adds words."""
        return match_seed(bytes.fromhex(self.server_seed), [""] * self.plan.seats).hex()


def plans(games: Mapping[str, AnyGame]) -> dict[str, Plan]:
    """The deals of each day: every game against a bot, and those with a solitaire alone."""
    found: dict[str, Plan] = {}
    for game in games.values():
        many = [seats for seats in game.seats if seats > 1]
        if many:
            found[game.id] = Plan(game.id, many[0], options=game.complete({}))
        if 1 in game.seats:
            found[game.id + ALONE] = Plan(game.id, 1, options=game.complete({}))
    return found


class Deals:
    """Stored in the database, so that all nodes have the same."""

    def __init__(self, database: Store, games: Mapping[str, AnyGame], clock: Clock) -> None:
        self.database: Final = database
        self.clock: Final = clock
        self.plans: Final = plans(games)
        self.made = ""  # the last day whose deals are known to exist

    @property
    def today(self) -> str:
        """Today."""
        return day_of(self.clock.now())

    async def make(self) -> None:
        """Commit to the deals of tomorrow, and of today if there are none."""
        tomorrow = later(self.today)
        if self.made == tomorrow:
            return
        async with self.database.reach() as connection:
            for day in (self.today, tomorrow):
                for name, plan in self.plans.items():
                    written = msgspec.json.encode(plan).decode()
                    seed, now = draw_seed().hex(), self.clock.now()
                    await connection.execute(sql.ADD_DEAL, day, name, seed, written, now)
        self.made = tomorrow

    async def of(self, day: str) -> list[Deal]:
        """The deals of a published day; Refused if there are none."""
        await self.make()
        async with self.database.reach() as connection:
            rows = await connection.fetch(sql.DEALS, day)
        if not rows:
            raise Refused("no_such_day", day)
        order = list(self.plans)
        found = [read_deal(row) for row in rows]
        return sorted(found, key=lambda deal: order.index(deal.name) if deal.name in order else len(order))

    async def one(self, day: str, name: str) -> Deal:
        """A deal of a day."""
        for deal in await self.of(day):
            if deal.name == name:
                return deal
        raise Refused("no_such_deal", name)

    async def days(self, month: str) -> list[str]:
        """The days of a month, such as `2027-01`, that had deals; none in the future."""
        async with self.database.reach() as connection:
            rows = await connection.fetch(sql.DAYS, f"{month}-01", f"{month}-31", self.today)
        return [row["day"] for row in rows]


def read_deal(row: asyncpg.Record) -> Deal:
    """A deal from its row."""
    plan = msgspec.json.decode(row["plan"], type=Plan)
    return Deal(row["day"], row["name"], row["server_seed"], plan, row["made"])
