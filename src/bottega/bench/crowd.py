"""Thousands of players in one process: each move goes out, and comes back to everyone at its table."""

from __future__ import annotations

import asyncio
import gc
import random
import time
from collections import deque
from typing import Final

import msgspec

from bottega.bench.figures import Played, milliseconds
from bottega.bench.heard import No, Update, decode, decode_offers
from bottega.bench.orders import Gather, Pace, Place, Play, Resume
from bottega.bench.socket import Socket, open_socket
from bottega.server.http.messages.socket import Say, Watch

AT_ONCE: Final = 50  # sockets that are opened at the same time
TICK: Final = 0.01  # seconds between looks whether it is time for a move
WARM_UP: Final = 0.5  # seconds of play before it counts
LATEST: Final = 10.0  # seconds after which a move is not waited for
NONE: Final = b"[]"
LOOKING: Final = 120.0  # seconds in which everybody must have seen their table

encode: Final = msgspec.json.Encoder().encode


class Seats:
    """One table of the crowd: what each of its seats saw last."""

    __slots__ = ("awaits", "match", "offers", "plies", "sent", "sockets", "table")

    def __init__(self, table: str, match: str) -> None:
        self.table = table
        self.match = match
        self.sockets: dict[int, Socket] = {}
        self.plies: dict[int, int] = {}
        self.offers: dict[int, bytes] = {}
        self.awaits = -1  # the ply that was asked for, until everybody has seen it
        self.sent = 0.0

    def mover(self) -> int | None:
        """A seat that may say something."""
        for seat, offers in self.offers.items():
            if offers != NONE:
                return seat
        return None


class Crowd:
    """All players, their sockets, and the moves that are under way."""

    def __init__(self, chance: random.Random) -> None:
        self.chance: Final = chance
        self.tables: Final[dict[str, Seats]] = {}
        self.sockets: Final[list[Socket]] = []
        self.ready: Final[deque[Seats]] = deque()
        self.target = 0  # how many tables may be in flight
        self.until = 0
        self.in_flight = 0
        self.said = 0
        self.last = 0  # as many may be said
        self.refused = 0
        self.moves = 0
        self.messages = 0
        self.bytes = 0
        self.latencies: list[float] = []

    # --- coming and going -----------------------------------------------------------------------

    async def gather(self, order: Gather) -> None:
        """Open a socket for each seat."""
        for start in range(0, len(order.places), AT_ONCE):
            await asyncio.gather(*[self.come(place) for place in order.places[start : start + AT_ONCE]])

    async def come(self, place: Place) -> None:
        """Somebody comes to a table."""
        socket = await open_socket(place.port, place.table, place.cookie, self.hear)
        self.sockets.append(socket)
        seats = self.tables.setdefault(place.match, Seats(place.table, place.match))
        seats.sockets[place.seat] = socket

    async def look(self) -> None:
        """Everybody watches, and has seen the match."""
        tables = list(self.tables.values())
        async with asyncio.timeout(LOOKING):
            for start in range(0, len(tables), AT_ONCE):
                some = tables[start : start + AT_ONCE]
                for seats in some:
                    for socket in seats.sockets.values():
                        socket.say(encode(Watch(seats.table)))
                while any(len(seats.plies) < len(seats.sockets) for seats in some):
                    await asyncio.sleep(0.005)

    def part(self) -> None:
        """Everybody goes."""
        for socket in self.sockets:
            socket.close()
        self.sockets.clear()
        self.tables.clear()

    # --- playing --------------------------------------------------------------------------------

    async def play(self, order: Play) -> Played:
        """Play for a while, and count what came back in it."""
        waiting = [seats for seats in self.tables.values() if seats.mover() is not None]
        self.chance.shuffle(waiting)
        self.ready.clear()
        self.ready.extend(waiting)
        self.until = order.until
        self.last = self.said + order.moves
        gc.collect()
        gc.disable()  # a pause of ours would count as one of the server's
        try:
            return await self.counted(order)
        finally:
            gc.enable()

    async def counted(self, order: Play) -> Played:
        """Keep so many tables in flight; the first moments do not count."""
        self.target = order.in_flight
        said = self.said
        self.go_on()
        warm = time.perf_counter() + min(WARM_UP, order.seconds / 4)
        while self.said < said + order.moves // 10 and time.perf_counter() < warm:
            await asyncio.sleep(0.002)
        self.count_anew()
        began, spent = time.perf_counter(), time.process_time()
        await self.wait(began + order.seconds)
        seconds, cpu = time.perf_counter() - began, time.process_time() - spent
        return await self.found(said, seconds, cpu, order.in_flight)

    async def pace(self, order: Pace) -> Played:
        """So many moves a second; what is still under way at the end is waited for."""
        self.target, self.last, self.until = 0, 0, 0  # nobody moves but by the clock
        self.ready.clear()
        self.ready.extend(seats for seats in self.tables.values() if seats.awaits < 0)
        self.count_anew()
        said, began, spent = self.said, time.perf_counter(), time.process_time()
        while (passed := time.perf_counter() - began) < order.seconds:
            while self.ready and self.said - said < passed * order.per_s:
                seats = self.ready.popleft()
                self.move(seats) if seats.mover() is not None else self.leave(seats)
            await asyncio.sleep(TICK)
        return await self.found(said, passed, time.process_time() - spent, 0)

    def leave(self, seats: Seats) -> None:
        """The match is over."""
        for socket in seats.sockets.values():
            socket.close()
            self.sockets.remove(socket)
        del self.tables[seats.match]

    def count_anew(self) -> None:
        """What came before does not count."""
        self.moves = self.refused = self.messages = self.bytes = 0
        self.latencies = []

    async def found(self, said: int, seconds: float, cpu: float, in_flight: int) -> Played:
        """What came of it, when those that are under way have come back."""
        moves, latencies = self.moves, sorted(self.latencies)
        self.target = 0
        await self.wait(time.perf_counter() + LATEST)
        return Played(
            seconds=round(seconds, 2),
            moves=moves,
            all_moves=self.said - said,
            moves_per_s=round(moves / seconds, 1),
            p50_ms=milliseconds(latencies, 0.5),
            p95_ms=milliseconds(latencies, 0.95),
            p99_ms=milliseconds(latencies, 0.99),
            worst_ms=milliseconds(latencies, 1.0),
            in_flight=in_flight,
            refused=self.refused,
            unanswered=self.in_flight,
            message_bytes=round(self.bytes / max(1, self.messages)),
            crowd_cpu=round(cpu / seconds, 2),
        )

    async def wait(self, end: float) -> None:
        """Wait for a moment, or until nobody moves any more."""
        while self.in_flight and time.perf_counter() < end:
            await asyncio.sleep(0.01)

    def go_on(self) -> None:
        """Move at the tables that waited longest, as long as more may be in flight."""
        while self.in_flight < self.target and self.ready and self.said < self.last:
            self.move(self.ready.popleft())

    def move(self, seats: Seats) -> None:
        """Somebody at the table says one of their offers."""
        seat = seats.mover()
        if seat is None:
            return
        socket = seats.sockets[seat]
        if socket.broken:
            self.refused += 1
            return
        text = self.chance.choice(decode_offers(seats.offers[seat]))
        ply = seats.plies[seat]
        seats.awaits = ply + 1
        self.in_flight += 1
        self.said += 1
        seats.sent = time.perf_counter()
        socket.say(encode(Say(seats.match, seat, ply, text, f"k{self.said}")))

    def hear(self, data: bytes) -> None:
        """A message for somebody."""
        heard = decode(data)
        if isinstance(heard, Update):
            self.messages += 1
            self.bytes += len(data)
            seats = self.tables.get(heard.match)
            if seats is None:  # everybody has gone
                return
            seats.plies[heard.viewer] = heard.ply
            seats.offers[heard.viewer] = bytes(heard.offers)
            if seats.awaits == heard.ply and min(seats.plies.values()) >= heard.ply:
                self.moved(seats)
        elif isinstance(heard, No) and heard.match in self.tables:
            self.refused += 1  # this table is out of the game
            self.in_flight -= 1

    def moved(self, seats: Seats) -> None:
        """Everybody at the table has seen the move."""
        self.latencies.append(time.perf_counter() - seats.sent)
        seats.awaits = -1
        self.moves += 1
        self.in_flight -= 1
        if not self.until or min(seats.plies.values()) < self.until:
            self.ready.append(seats)
        self.go_on()


async def resume(order: Resume) -> tuple[list[float], list[int]]:
    """How long each player waits from the first knock to the first update, in ms; and the ply it was at."""
    waited: list[float] = []
    plies: list[int] = []
    for place in order.places:
        seen: asyncio.Future[int] = asyncio.get_running_loop().create_future()

        def hear(data: bytes, seen: asyncio.Future[int] = seen) -> None:
            heard = decode(data)
            if isinstance(heard, Update) and not seen.done():
                seen.set_result(heard.ply)

        began = time.perf_counter()
        socket = await open_socket(place.port, place.table, place.cookie, hear)
        socket.say(encode(Watch(place.table)))
        plies.append(await asyncio.wait_for(seen, LATEST))
        waited.append(round(1000 * (time.perf_counter() - began), 2))
        socket.close()
    return waited, plies
