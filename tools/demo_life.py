"""What people do on the server of `make demo`: they play, wait, talk, solve puzzles and report each other."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any, Final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from bottega.bots import seat_bot
from bottega.bots.face import Budget
from bottega.games import GAMES
from bottega.kit.board import Board
from bottega.kit.luck import Luck
from bottega.kit.play import apply, awaited, setup
from bottega.kit.seats import Seat
from bottega.kit.state import State
from bottega.kit.view import view_of
from bottega.puzzles import Puzzles
from bottega.server.core.store.store import Store
from bottega.server.platform.ids import Id, id_text, read_id

# How often each chooses what a bot would that looks one move ahead; otherwise any move that is offered.
PEOPLE: Final = {
    "Giulia": 0.9,
    "Matteo": 0.75,
    "Camille": 0.95,
    "Oliver": 0.6,
    "Chiara": 0.85,
    "Étienne": 0.7,
    "Harriet": 0.5,
    "Léa": 0.8,
}
ME: Final = "Giulia"  # the developer comes as her
WAITS: Final = 300.0  # seconds for what the server does in the background
LIVE: Final = {"is": "live", "bank": 7200, "increment": 60}
DAYS: Final = {"is": "daily", "hours": 72}
UNTIMED: Final = {"is": "none"}
TALK: Final = (
    ("Oliver", "Good luck!"),
    (ME, "You too. A move a day?"),
    ("Oliver", "Two, if the train is late."),
)

Say = Callable[[str], None]
Json = dict[str, Any]


class Person:
    """Someone with a browser: requests, and one socket that stays open."""

    def __init__(self, name: str, address: str, guest: Id, cookie: str) -> None:
        self.name: Final = name
        self.guest: Final = id_text(guest)
        self.address: Final = address
        self.cookie: Final = f"bottega={cookie}"
        self.http: Final = httpx.AsyncClient(
            base_url=f"http://{address}", headers={"cookie": self.cookie}, timeout=WAITS
        )
        self.waiting: dict[str, asyncio.Future[Json]] = {}
        self.commands = 0

    async def open(self) -> None:
        """Connect the socket."""
        self.socket: ClientConnection = await connect(
            f"ws://{self.address}/api/socket",
            additional_headers={"cookie": self.cookie},
            compression=None,
            max_size=None,
        )
        self.reading = asyncio.create_task(self.read())

    async def close(self) -> None:
        """Leave."""
        if hasattr(self, "socket"):
            self.reading.cancel()
            await self.socket.close()
        await self.http.aclose()

    async def read(self) -> None:
        """Hand the answers to commands to those who wait for them."""
        with suppress(ConnectionClosed):
            async for raw in self.socket:
                message: Json = msgspec.json.decode(raw)
                waiting = self.waiting.pop(message.get("key", ""), None)
                if waiting and not waiting.done():
                    waiting.set_result(message)

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        """A request; RuntimeError if it is refused."""
        answer = await self.http.request(method, path, json=body)
        if answer.is_error:
            raise RuntimeError(f"{self.name}: {method} {path}: {answer.status_code} {answer.text}")
        return answer.json() if answer.content else None

    async def command(self, **message: object) -> Json:
        """A command over the socket, and its answer."""
        self.commands += 1
        key = f"{self.name.encode().hex()[:20]}-{self.commands}"
        self.waiting[key] = asyncio.get_running_loop().create_future()
        await self.socket.send(msgspec.json.encode(message | {"key": key}).decode())
        async with asyncio.timeout(WAITS):
            return await self.waiting[key]

    async def say(self, table: str, text: str) -> int:
        """Say something at a table; the number of the remark."""
        heard = await self.command(**{"is": "talk"}, table=table, text=text)
        return int(heard["number"])

    async def watch(self, table: str) -> None:
        """Be at a table from now on."""
        await self.socket.send(msgspec.json.encode({"is": "watch", "table": table}).decode())

    async def leave(self, table: str) -> None:
        """Be at a table no more."""
        await self.socket.send(msgspec.json.encode({"is": "leave", "table": table}).decode())


class Life:
    """Everything that happens, in an order that depends on the seed alone."""

    def __init__(
        self, people: Mapping[str, Person], store: Store, matches: int, chance: random.Random
    ) -> None:
        self.people: Final = people
        self.store: Final = store
        self.matches: Final = matches
        self.chance: Final = chance
        self.days = ""  # the table of a match over days at which people talk

    async def happen(self, say: Say) -> None:
        """All of it."""
        for what in (
            self.learn,
            self.finish_matches,
            self.duplicate,
            self.daily,
            self.solve,
            self.tables,
            self.talk,
        ):
            say(f"{what.__doc__} …")
            await what()

    # --- what is over ---------------------------------------------------------------------------

    async def learn(self) -> None:
        """Lessons"""
        lessons = {"codex": ["first"], "workshop": ["first"]}
        await self.people[ME].ask("POST", "/api/me/lessons", {"done": lessons})

    async def finish_matches(self) -> None:
        """Rated matches of each game, and their analyses"""
        names = list(PEOPLE)
        for game, rules in GAMES.items():
            for number in range(self.matches):
                most = 2 + number % 2 if max(rules.seats) > 2 else 2
                players = [ME, *self.chance.sample(names[1:], most - 1)]
                if number % 2:
                    players = self.chance.sample(names, most)
                table = await self.begin(game, players, public=True, rated=True, clock=LIVE)
                await self.play(table, players)
                if number == 0:
                    path = f"/api/matches/{table['match']}/analysis"
                    await self.people[ME].ask("POST", path, {"level": "quick"})
        private = await self.begin("workshop", [ME, "Matteo"], clock=UNTIMED)
        await self.play(private, [ME, "Matteo"])

    async def duplicate(self) -> None:
        """Groups that play the same deal"""
        order = self.order("workshop", [ME, "Oliver"], UNTIMED) | {"groups": 2}
        opened = await self.people[ME].ask("POST", "/api/tables", order)
        groups = [(opened["table"]["table"], opened["links"], ["Oliver"])]
        groups += [(one["table"], one["links"], ["Chiara", "Étienne"]) for one in opened["others"]]
        for table, links, coming in groups:
            for (_, link), name in zip(sorted(links["seats"].items()), coming, strict=True):
                sit = {"name": name, "link": link}
                await self.people[name].ask("POST", f"/api/tables/{table}/sit", sit)
            players = [ME, *coming] if len(coming) == 1 else coming
            begun = await self.people[ME].ask("POST", f"/api/tables/{table}/start")
            await self.play(begun, players)

    async def daily(self) -> None:
        """The daily challenge"""
        day = (await self.people[ME].ask("GET", "/api/daily"))["day"]
        for name in [ME, "Camille", "Oliver", "Léa", "Harriet"][: self.matches + 1]:
            table = await self.people[name].ask("POST", f"/api/daily/{day}/workshop-alone/begin")
            await self.play(table, [name])

    async def solve(self) -> None:
        """Puzzles"""
        for game, rules in GAMES.items():
            for number, puzzle in enumerate(Puzzles(rules).all[: self.matches], start=1):
                for name, skill in PEOPLE.items():
                    right = self.chance.random() < skill
                    move = puzzle.best[0] if right else puzzle.looks_best
                    await self.people[name].ask(
                        "POST", f"/api/puzzles/{game}/{number}/attempts", {"move": move}
                    )

    # --- what goes on ---------------------------------------------------------------------------

    async def tables(self) -> None:
        """Tables in every state"""
        await self.gather("codex", "Matteo", 3, LIVE)
        await self.gather("leonardo", "Camille", 4, DAYS)
        await self.gather("inventors", "Chiara", 3, DAYS, rated=True)
        await self.gather("workshop", ME, 2, UNTIMED, public=False)
        await self.go_on("codex", ["Camille", "Étienne"], 60, LIVE, public=True)
        await self.go_on("leonardo", ["Léa", "Matteo", "Harriet"], 70, LIVE, public=True)
        await self.go_on("inventors", [ME, "Chiara"], 60, LIVE)
        self.days = await self.go_on("codex", [ME, "Oliver"], 44, DAYS, turn=0)
        await self.go_on("leonardo", ["Léa", ME], 40, DAYS, turn=0)
        seats = [{"is": "me", "name": ME}, {"is": "bot", "bot": "apprentice"}]
        order = {"game": "workshop", "seats": seats, "hints": True, "begin": True}
        await self.people[ME].ask("POST", "/api/tables", order)

    async def gather(
        self, game: str, host: str, seats: int, clock: Json, public: bool = True, rated: bool = False
    ) -> None:
        """A table that waits for players, with its host at it."""
        order = self.order(game, [host] * seats, clock) | {"public": public, "rated": rated}
        opened = await self.people[host].ask("POST", "/api/tables", order)
        table = opened["table"]["table"]
        if seats > 2:
            sit = {"name": "Étienne", "link": opened["links"]["seats"]["1"]}
            await self.people["Étienne"].ask("POST", f"/api/tables/{table}/sit", sit)
        await self.people[host].watch(table)

    async def go_on(
        self, game: str, players: list[str], plies: int, clock: Json, public: bool = False, turn: Seat = -1
    ) -> str:
        """A match under way, with its players at the table; with a turn, that seat is awaited."""
        table = await self.begin(game, players, public=public, clock=clock)
        await self.play(table, players, plies, turn)
        return str(table["table"])

    async def talk(self) -> None:
        """Remarks and reports"""
        table = self.days
        for name, text in TALK:
            await self.people[name].say(table, text)
        remark = await self.people["Oliver"].say(table, "Worst luck ever, you always draw the best cards!")
        await self.people[ME].ask("POST", f"/api/tables/{table}/remarks/{remark}/report")
        why = {"why": "Leaves whenever a match is lost."}
        await self.people["Chiara"].ask("POST", f"/api/players/{self.people['Harriet'].guest}/report", why)

    # --- how it is done -------------------------------------------------------------------------

    @staticmethod
    def order(game: str, players: Sequence[str], clock: Json) -> Json:
        """A table of the first of these, with a link for each of the others."""
        seats: list[Json] = [{"is": "me", "name": players[0]}]
        return {"game": game, "seats": seats + [{"is": "open"}] * (len(players) - 1), "clock": clock}

    async def begin(
        self, game: str, players: list[str], clock: Json, public: bool = False, rated: bool = False
    ) -> Json:
        """A table at which these have sat down and begun."""
        host = self.people[players[0]]
        order = self.order(game, players, clock) | {"public": public, "rated": rated}
        opened = await host.ask("POST", "/api/tables", order)
        table = opened["table"]["table"]
        for seat, name in enumerate(players[1:], start=1):
            sit = {"name": name, "link": opened["links"]["seats"][str(seat)]}
            await self.people[name].ask("POST", f"/api/tables/{table}/sit", sit)
        begun: Json = await host.ask("POST", f"/api/tables/{table}/start")
        return begun

    async def play(self, table: Json, players: list[str], plies: int = 10_000, turn: Seat = -1) -> None:
        """Play so many plies, and then on until the seat whose turn it shall be is awaited."""
        match = table["match"]
        for name in players:
            await self.people[name].watch(table["table"])
        head = await self.store.head(read_id(match))
        assert head is not None
        game = GAMES[head.game]
        state, _ = setup(game, head.seats, head.options, bytes.fromhex(head.seed))
        luck = Luck(bytes.fromhex(head.seed), "demo")
        ply = 0
        while seats := awaited(state):
            if ply >= plies and turn in (-1, *seats):
                return  # and stay at the table
            seat = seats[0]
            text = self.choose(state, seat, PEOPLE[players[seat]], luck)
            said = await self.people[players[seat]].command(
                **{"is": "say"}, match=match, seat=seat, ply=ply, text=text
            )
            if said["is"] != "said":
                raise RuntimeError(f"{game.id}: {text}: {said}")
            apply(state, seat, game.words.parse(text))
            ply += 1
        for name in players:
            await self.people[name].leave(table["table"])

    def choose(self, state: State[Board], seat: Seat, skill: float, luck: Luck) -> str:
        """A move as someone of this skill makes it."""
        view = view_of(state, seat)
        if len(view.offers) > 1 and self.chance.random() < skill:
            return seat_bot("greedy", seat).choose(view, Budget(), luck)
        return self.chance.choice(view.offers)
