"""A match over days: three friends at two nodes, what they see, and what they should be told."""

from __future__ import annotations

import asyncio
import random
from datetime import date, datetime
from email.message import EmailMessage
from functools import cache
from typing import Any
from zoneinfo import ZoneInfo

import msgspec

from bottega.games import GAMES
from bottega.kit.events import Line
from bottega.kit.play import question
from bottega.kit.texts import Texts, read_texts
from bottega.server.core.keys import by_stand_in
from bottega.server.core.live_match import Live
from bottega.server.core.records import story
from bottega.server.node import Node
from bottega.server.platform.ids import id_text, read_id
from bottega.server.tables.table import Table
from tests.server.frozen import FrozenClock
from tests.server.notify.told import HOUR, tell
from tests.server.people.persons import confirm_mail
from tests.server.serving import Browser, Server
from tests.server.sink import Sink, text_of
from tests.server.timing.timed import settled, sweep

LEONARDO = GAMES["leonardo"]
LAST_CALL = 6 * HOUR
MEANWHILE = 5  # moves of a bot, after which one is back

Told = tuple[int, int, str]  # a seat, since which ply it is asked, and whether it is a reminder


class Friend(msgspec.Struct):
    """Somebody who comes when a mail calls, unless they stay away."""

    name: str
    language: str
    zone: str
    quiet: tuple[int, int]  # hours
    vacation: tuple[date, date] | None = None
    stays_away: int = 0  # after so many visits they do not come until a bot has played for them; 0: never
    browser: Browser | None = None
    seen: int = -1  # the last ply they saw
    left: float = 0.0
    called: bool = False
    visits: int = 0

    @property
    def mail(self) -> str:
        return f"{self.name.lower()}@mail.example"

    def may_be_told(self, at: float) -> bool:
        """Whether it is neither night nor vacation where they are."""
        here = datetime.fromtimestamp(at, ZoneInfo(self.zone))
        begins, ends = self.quiet
        night = here.hour >= begins or here.hour < ends if begins > ends else False
        away = self.vacation is not None and self.vacation[0] <= here.date() <= self.vacation[1]
        return not (night or away)

    def wishes(self) -> dict[str, Any]:
        """As they are said to the site."""
        away = (
            [] if self.vacation is None else [{"first": str(self.vacation[0]), "last": str(self.vacation[1])}]
        )
        return {
            "language": self.language,
            "zone": self.zone,
            "quiet_from": self.quiet[0] * 60,
            "quiet_until": self.quiet[1] * 60,
            "vacations": away,
            "mail": "each",
            "push": True,
        }


class Days:
    """The match, step by step; beside it stands what each should have been told."""

    def __init__(self, servers: list[Server], sink: Sink, clock: FrozenClock, friends: list[Friend]) -> None:
        self.servers = servers
        self.nodes = [server.node for server in servers]
        self.sink = sink
        self.clock = clock
        self.friends = friends
        self.began = clock.now()
        self.chance = random.Random(7)
        self.table = self.match = ""
        self.stood: set[tuple[int, int]] = set()  # questions that stood when the last step ended
        self.told: set[Told] = set()
        self.expected: dict[str, tuple[str, str, list[str]]] = {}  # by mail: to whom, the question, the lines
        self.stood_in: set[int] = set()
        self.visits = 0
        self.hours = 1  # until the next step: more where nothing happens

    # --- before ---------------------------------------------------------------------------------

    async def gather(self) -> None:
        """All come to the site, say what they wish, and sit down."""
        for place, friend in enumerate(self.friends):
            friend.browser = Browser(self.servers[place % 2])
            await friend.browser.enter(friend.name)
            await confirm_mail(friend.browser, self.sink, friend.mail)
            await friend.browser.ask("PUT", "/api/me/wishes", friend.wishes())
        self.sink.messages.clear()
        host, *others = [friend.browser for friend in self.friends]
        assert host is not None
        seats = [{"is": "me", "name": self.friends[0].name}, {"is": "open"}, {"is": "open"}]
        order = {
            "game": "leonardo",
            "seats": seats,
            "clock": {"is": "daily", "hours": 24},
            "stand_in": "random",
        }
        opened = await host.ask("POST", "/api/tables", order, 201)
        self.table = opened["table"]["table"]
        for seat, browser in enumerate(others, start=1):
            assert browser is not None
            said = {"name": self.friends[seat].name, "link": opened["links"]["seats"][str(seat)]}
            await browser.ask("POST", f"/api/tables/{self.table}/sit", said)
        self.match = (await host.ask("POST", f"/api/tables/{self.table}/start"))["match"]
        await settled(*self.nodes)
        self.stood = set((await self.look())[0].match.asked.items())

    # --- an hour --------------------------------------------------------------------------------

    async def step(self) -> None:
        """An hour or some pass; time may be up, mails go out, and whom they call comes and plays."""
        visits, told = self.visits, len(self.told)
        self.clock.pass_(self.hours * HOUR)
        await sweep(*self.nodes)
        await self.calm()
        live, table = await self.look()
        await self.foresee(live, table)
        await tell(*self.nodes)
        for seat, friend in enumerate(self.friends):
            played = await self.played_for(seat)
            kept_away = friend.visits == friend.stays_away > 0 and played < MEANWHILE
            if (friend.called or table.chairs[seat].stand_in) and not kept_away:
                await self.visit(seat, friend)
                friend.called = False
        await self.calm()
        await tell(*self.nodes)
        live, _ = await self.look()
        self.stood = set(live.match.asked.items())
        self.hours = 1 if (self.visits, len(self.told)) != (visits, told) else 4

    async def calm(self) -> None:
        """Let bots that stand in and orders say what they have to say."""
        for _ in range(500):
            await settled(*self.nodes)
            live, table = await self.look()
            self.stood_in |= {seat for seat, chair in enumerate(table.chairs) if chair.stand_in}
            if not any(table.chairs[seat].stand_in for seat in live.match.asked):
                return
            await asyncio.sleep(0.02)
        raise AssertionError("a bot does not move")

    async def played_for(self, seat: int) -> int:
        """How often a bot has stood in."""
        log = await self.nodes[0].store.entries(read_id(self.match))
        return sum(entry.seat == seat and by_stand_in(entry.key) for entry in log)

    async def look(self) -> tuple[Live, Table]:
        """The match and its table as they are now."""
        node: Node = self.nodes[0]
        live = await node.matches.find(read_id(self.match))
        await node.matches.refresh(live)
        return live, await node.table_store.find(read_id(self.table))

    async def visit(self, seat: int, friend: Friend) -> None:
        """Come to the table, at one node or the other, say something as long as one is asked, and go."""
        self.visits, friend.visits = self.visits + 1, friend.visits + 1
        server = self.servers[self.visits % 2]
        assert friend.browser is not None
        async with Browser(server) as browser:
            browser.http.cookies = friend.browser.http.cookies
            async with browser.socket() as socket:
                await socket.send(**{"is": "watch"}, table=self.table)
                while True:
                    now = await socket.until("update", lambda one: one["viewer"] == seat)
                    friend.seen = now["ply"]
                    if not now["offers"]:
                        await self.calm()  # what follows from a move is seen, too, before one goes
                        live, _ = await self.look()
                        if live.match.ply == now["ply"]:
                            break
                        continue
                    wanted = now["offers"][-1:] if self.chance.random() < 0.3 else now["offers"]
                    text, key = self.chance.choice(wanted), f"k{now['ply']}-{seat}"
                    said = {"match": self.match, "seat": seat, "ply": now["ply"], "text": text, "key": key}
                    await socket.send(**{"is": "say"}, **said)
        while server.node.feeds.table(read_id(self.table)) is not None:
            await asyncio.sleep(0.005)
        friend.left = self.clock.now()

    # --- what should be told --------------------------------------------------------------------

    async def foresee(self, live: Live, table: Table) -> None:
        """Write down who must be told of what now, by the rules and not by the code."""
        now = self.clock.now()
        for seat, asked in live.match.asked.items():
            friend = self.friends[seat]
            if table.chairs[seat].stand_in or not friend.may_be_told(now):
                continue
            (face,) = [face for face in live.clocks() if face.seat == seat]
            kind = ""
            if (seat, asked) in self.stood and friend.seen < asked:
                kind = "asked"
            if (seat, asked, "asked") in self.told or friend.seen >= asked:
                kind = "reminder" if face.left <= LAST_CALL else ""
            if kind and (seat, asked, kind) not in self.told:
                self.told.add((seat, asked, kind))
                friend.called = True
                name = f"<{self.match}.{seat}.{asked}.{kind}@bottega.example>"
                self.expected[name] = friend.mail, self.asks(live, seat), await self.lines(live, seat)

    def asks(self, live: Live, seat: int) -> str:
        """The question as the player reads it."""
        return self.say(seat, question(live.match.state, seat), live.match.head.players, "you")

    async def lines(
        self, live: Live, seat: int, after: int | None = None, viewer: int | None = None
    ) -> list[str]:
        """What the story tells this viewer since they looked, in the language of that seat."""
        head, friend = live.match.head, self.friends[seat]
        entries = await self.nodes[1].store.entries(head.id)
        lines = []
        for one in story(head, LEONARDO, entries, seat if viewer is None else viewer):
            section, _, id = one.line.id.partition(".")
            line = self.say(seat, Line(section, id, one.line.args), head.players)
            if one.ply > (max(0, friend.seen) if after is None else after):
                lines.append(line if not one.by else f"{line} ({BY[friend.language].format(one.by)})")
        return lines

    async def secrets_from(self, seat: int) -> set[str]:
        """What others could read in this match and this seat could not, in the language of the seat."""
        live, _ = await self.look()
        told = {viewer: set(await self.lines(live, seat, -1, viewer)) for viewer in range(3)}
        return set().union(*told.values()) - told[seat]

    def say(self, seat: int, line: Line, players: list[str], form: str = "") -> str:
        """In the language of a seat."""
        return texts_in(self.friends[seat].language).say(line, players, form)


@cache
def texts_in(language: str) -> Texts:
    return read_texts(LEONARDO.package, language, LEONARDO.words)


BY = {"en": "{} stood in", "fr": "{} a remplacé", "it": "al suo posto: {}"}
TURN = {"en": "it is your turn", "fr": "c’est à vous", "it": "tocca a te"}
SOON = {"en": "your time is running out", "fr": "votre temps s’épuise", "it": "il tuo tempo sta per finire"}


def check_mail(mail: EmailMessage, friend: Friend, asks: str, lines: list[str]) -> None:
    """It is in the right language, asks the right question, and tells these lines and no others."""
    kind = mail["message-id"].partition("@")[0].rpartition(".")[2]
    assert str(mail["subject"]).endswith((TURN if kind == "asked" else SOON)[friend.language])
    said = text_of(mail).replace("\r\n", "\n").split("\n")
    assert asks in said
    assert [line[2:] for line in said if line.startswith("- ") and line != "-- "] == lines[-12:]
    more = [line for line in said if line.startswith("… ")]
    assert len(more) == (len(lines) > 12)
    assert all(str(len(lines) - 12) in line for line in more)
    assert not any(id_text(0) in line for line in said)
