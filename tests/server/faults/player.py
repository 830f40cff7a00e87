"""A player in one seat: says any offer, comes back when cut off, and says again what was not answered."""

from __future__ import annotations

import asyncio
import random
from typing import Final, Literal

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from bottega.server.core.shown import Update
from bottega.server.http.messages.socket import FromServer, No, Said, Say, Undo, Watch
from bottega.server.tables.shown import Gone, Table
from tests.server.faults.ledger import Ack, Ledger
from tests.server.faults.party import PAUSE, Party
from tests.server.haproxy import HAProxy

IMPATIENT: Final = 8.0  # seconds without an answer until a player opens a new connection, as browsers do
VISIT: Final = (
    2.0,
    6.0,
)  # seconds after a break until one opens a new connection once more: so both nodes fill
UNDO: Final = 0.04  # how often a move is taken back, where it can be
SHOWN: Final = 0.02  # how much of what players are shown is kept and compared with the log

LATER: Final = ("unavailable", "not_watching", "too_many_commands")  # nothing is done: say it again
PASSED: Final = ("stale", "not_awaited", "over")  # somebody was faster: think again

Alarm = Literal["watch", "think", "send", "move", "leave"]
decode: Final = msgspec.json.Decoder(FromServer).decode


class Player:
    """A seat's client. At most one of its commands is unanswered."""

    def __init__(
        self, party: Party, seat: int, haproxy: HAProxy, think: float, chance: random.Random
    ) -> None:
        self.party: Final = party
        self.ledger: Final[Ledger] = party.ledger
        self.seat: Final = seat
        self.cookie: Final = party.cookies[seat]
        self.haproxy: Final = haproxy
        self.think: Final = think  # seconds, on average
        self.chance: Final = chance
        self.broken = False  # the last connection
        self.alarms: Final[dict[Alarm, float]] = {}
        self.last: Update | None = None
        self.command: Say | Undo | None = None  # said and not answered
        self.began = 0.0  # to think
        self.done = ("", 0)  # the match and the ply to be seen before anything else is said

    @property
    def now(self) -> float:
        """The time."""
        return asyncio.get_running_loop().time()

    # --- coming and going -----------------------------------------------------------------------

    async def play(self) -> None:
        """Play until cancelled."""
        while True:
            address = f"ws://127.0.0.1:{self.haproxy.port}/api/socket"
            try:
                async with connect(
                    address,
                    additional_headers={"cookie": self.cookie},
                    compression=None,
                    max_size=None,
                    ping_interval=None,
                    close_timeout=1.0,
                ) as socket:
                    await self.talk(socket)
            except (OSError, TimeoutError, WebSocketException):
                self.ledger.count("connections broken")
                self.broken = True
                await asyncio.sleep(self.chance.uniform(0.1, 2.0) * PAUSE)

    async def talk(self, socket: ClientConnection) -> None:
        """One connection, until it breaks or the player leaves."""
        self.alarms.clear()
        self.alarms["watch"] = 0.0
        if self.broken:
            self.broken = False
            self.alarms["move"] = self.now + self.chance.uniform(*VISIT)
        while True:
            due = min(self.alarms, key=self.alarms.__getitem__, default=None)
            wait = self.alarms[due] - self.now if due else None
            if due and wait is not None and wait <= 0.0:
                del self.alarms[due]
                if not await self.ring(due, socket):
                    return
                continue
            try:
                async with asyncio.timeout(wait):
                    message = await socket.recv(decode=False)
            except TimeoutError:
                continue
            self.hear(decode(message))

    async def ring(self, alarm: Alarm, socket: ClientConnection) -> bool:
        """It is time for something; whether to stay afterwards."""
        if alarm == "move":
            return False
        if alarm == "leave":
            self.ledger.count("answers not waited for")
            return False
        if alarm == "watch":
            seen = (self.last.match, self.last.ply) if self.last else ("", None)
            await self.send(socket, Watch(self.party.table, match=seen[0], ply=seen[1]))
        elif alarm == "think":
            self.choose()
        elif self.command is not None:
            await self.send(socket, self.command)
        return True

    async def send(self, socket: ClientConnection, message: Watch | Say | Undo) -> None:
        """Say something that wants an answer."""
        self.alarms.setdefault("leave", self.now + IMPATIENT)
        await socket.send(msgspec.json.encode(message).decode())

    # --- what is heard --------------------------------------------------------------------------

    def hear(self, message: FromServer) -> None:
        """Something came."""
        if isinstance(message, Update):
            self.see(message)
        elif isinstance(message, Table):
            self.alarms.pop("leave", None)
            self.party.table_seen(message)
            if message.table != self.party.table:
                self.alarms["watch"] = 0.0  # they play on at another table
            elif self.command is not None:
                self.alarms["send"] = 0.0
            elif "think" not in self.alarms:
                self.consider()  # who comes back and has missed nothing is told nothing new
        elif isinstance(message, Said):
            self.acknowledged(message)
        elif isinstance(message, No):
            self.denied(message)
        elif isinstance(message, Gone):
            self.ledger.trouble(f"table {message.table}, seat {self.seat}: gone ({message.code})")

    def see(self, update: Update) -> None:
        """The match as this seat sees it; a node that is behind may tell what was seen before."""
        if update.match in self.party.former:
            return
        if self.last is not None and self.last.match == update.match and update.ply < self.last.ply:
            self.ledger.count("old news")
            return
        if self.command is not None and self.command.match != update.match:
            self.ledger.count("moves of a match that was over by then")
            self.answered(update.match, 0)
        self.last = update
        self.party.match_seen(update.match, update.ply, self.now)
        if self.chance.random() < SHOWN:
            self.ledger.shown.append(update)
        self.consider()

    def acknowledged(self, said: Said) -> None:
        """A command is in the log."""
        command = self.command
        if command is None or said.key != command.key:
            return  # the answer to the first sending came, and now that to the second
        text = command.text if isinstance(command, Say) else ""
        self.ledger.acks.append(Ack(self.now, said.match, said.key, said.ply, self.seat, text))
        self.party.match_seen(said.match, said.ply, self.now)
        self.answered(said.match, said.ply)

    def denied(self, no: No) -> None:
        """A command, or a wish to watch, is not granted."""
        command = self.command
        if not no.key:
            self.alarms.pop("leave", None)
            self.alarms["watch"] = self.now + PAUSE
            if no.code != "unavailable":
                self.ledger.trouble(f"table {self.party.table}, seat {self.seat}: {no}")
        elif command is None or no.key != command.key:
            return
        elif no.code in LATER:
            self.alarms.pop("leave", None)
            self.alarms["watch" if no.code == "not_watching" else "send"] = self.now + PAUSE
        else:
            if no.code not in PASSED:
                self.ledger.trouble(f"match {no.match}, seat {self.seat}: {no.code} to {command}")
            self.answered(command.match, command.ply + 1)

    def answered(self, match: str, ply: int) -> None:
        """The next thing is said once this ply was seen."""
        self.command = None
        self.done = (match, ply)
        self.alarms.pop("leave", None)
        self.alarms.pop("send", None)
        self.consider()

    # --- what is said ---------------------------------------------------------------------------

    def consider(self) -> None:
        """Begin to think, if there is something to choose."""
        last, (match, ply) = self.last, self.done
        if last is None or self.command is not None or self.party.resting or not last.offers:
            return
        if last.match != match or last.ply >= ply:
            self.began = self.now
            self.alarms["think"] = self.now + self.chance.uniform(0.0, 2 * self.think)

    def choose(self) -> None:
        """Make up one's mind."""
        last, key = self.last, f"k{self.chance.getrandbits(60):x}"
        if last is None or self.command is not None or self.party.resting or not last.offers:
            return
        if last.undo and self.chance.random() < UNDO:
            self.command = Undo(last.match, last.ply, key)
        else:
            self.command = Say(last.match, self.seat, last.ply, self.chance.choice(last.offers), key)
        self.alarms["send"] = 0.0
        self.party.spoke(self.began, self.now)
