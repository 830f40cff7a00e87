"""One match in two worlds that a viewer cannot tell apart: every byte they are sent must be the same."""

from __future__ import annotations

import asyncio
import random
from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final
from unittest.mock import patch

import msgspec
from msgspec import Struct

from bottega.kit import codec
from bottega.kit.board import Board
from bottega.kit.game import AnyGame, Options
from bottega.kit.luck import Luck
from bottega.kit.moves import Move
from bottega.kit.play import apply, awaited, legal_moves
from bottega.kit.seats import Seat
from bottega.kit.state import State
from bottega.server.core import updates
from bottega.server.core.commands import Command, Done, SayMove, TakeBack
from bottega.server.core.effects import Tell
from bottega.server.core.live_match import Live
from bottega.server.core.match import Match
from bottega.server.core.shown import Update
from bottega.server.core.store.rows import Head
from bottega.server.node import Node
from bottega.server.platform.ids import Id
from bottega.server.tables.feed import Watcher
from tests.server.engines import migrated_database
from tests.server.nodes import fresh_node
from tests.server.playing import guest_of, keep, new_head

TRIES: Final = 12  # moves looked at to find one that both worlds know
LONGEST: Final = 10_000  # plies, more than any match has


class Leak(AssertionError):
    """A viewer was sent different bytes."""


class Witness(ABC):
    """Somebody at the table, and what has come to them and was not compared yet."""

    def __init__(self) -> None:
        self.raw: list[bytes] = []

    def hear(self, message: bytes) -> None:
        """What the match tells; who is at the table is told by the clock, whatever the world."""
        if not message.startswith(b'{"is":"present"'):
            self.raw.append(message)

    @abstractmethod
    async def look(self) -> None:
        """Come to the table as one who knows nothing of it yet."""

    @abstractmethod
    async def catch_up(self) -> None:
        """Wait until all that was sent has come."""


class Onlooker(Witness):
    """One who stands inside the node: nothing is between them and the table.

    They watch twice: for whole updates, and for what changed.
    """

    def __init__(self, node: Node, table: Id, guest: Id) -> None:
        super().__init__()
        self.node = node
        self.table = table
        self.guest = guest
        self.watchers: list[Watcher] = []

    async def look(self) -> None:
        for watcher in self.watchers:
            await self.node.feeds.leave(self.table, watcher)
        self.raw.clear()
        self.watchers = [
            await self.node.feeds.watch(self.table, self.guest, self.hear, changes=changes)
            for changes in (False, True)
        ]

    async def catch_up(self) -> None:
        """What is sent is here at once."""


class Side:
    """One of the two worlds: a node, the match in it, and who looks on."""

    def __init__(self, node: Node, head: Head, witness: Witness) -> None:
        self.node = node
        self.head = head
        self.witness = witness
        self.live: Live

    async def open(self) -> None:
        """Begin the match."""
        await keep(self.node.store, self.head)
        self.live = await self.node.matches.find(self.head.id)

    async def do(self, command: Command) -> None:
        """Somebody does something."""
        reply = await self.node.matches.answer(self.live, command)
        assert isinstance(reply, Done), reply
        await self.node.matches.drain()

    async def follow(self, other: Side) -> None:
        """What was done on the other side is done here as well, as far as anybody is told."""
        match = self.live.match
        [entry] = await other.node.store.entries(self.head.id, match.ply - 1)
        assert await self.node.store.append(entry)
        self.node.matches.do(self.live, Tell(entry, match.recent[-1]))

    @property
    def state(self) -> State[Board]:
        """The world on this side."""
        return self.live.match.state


class Tally(Struct):
    """What came of a comparison."""

    moves: int = 0  # made in both worlds
    remade: int = 0  # how often a world was remade
    messages: int = 0
    bytes: int = 0


async def compare(game: AnyGame, seats: int, viewer: Seat, lot: int, options: Options | None = None) -> Tally:
    """Play a match in both worlds, each in a node of its own."""
    head = new_head(game, seats, lot, options=options)
    async with (
        migrated_database() as mine,
        migrated_database() as theirs,
        fresh_node(mine) as one,
        fresh_node(theirs) as other,
    ):
        here, there = [
            Side(node, head, Onlooker(node, head.table, guest_of(viewer))) for node in (one, other)
        ]
        return await play(here, there, viewer, lot)


async def play(
    here: Side, there: Side, viewer: Seat, lot: int, plies: int = LONGEST, looks: int = 1
) -> Tally:
    """Play a match in both worlds; Leak if what comes to this viewer could tell them apart.

    A world is remade when what was hidden is shown; after so many times the witnesses come anew.
    """
    chance, luck = random.Random(lot), Luck(lot.to_bytes(32, "big"), "worlds")
    tally = Tally()
    await here.open()
    await there.open()
    remake(here, there, viewer, luck)
    await look(here, there, tally)
    match, over = here.live.match, False
    while not over and match.ply < plies:
        command, in_both = choose(here, there, viewer, chance)
        await here.do(command)
        over = match.over
        if in_both:
            await there.do(command)
            tally.moves += 1
        elif not over:
            remake(here, there, viewer, luck)
            await there.follow(here)
            tally.remade += 1
        else:
            break  # the end shows all that was hidden
        await check(here, there, tally)
        if not in_both and tally.remade % looks == 0:
            await look(here, there, tally)
    return tally


def remake(here: Side, there: Side, viewer: Seat, luck: Luck) -> None:
    """Put a world on the other side that this viewer cannot tell from the true one."""
    match, world = here.live.match, there.live.match
    world.state = match.state.view(viewer).determinise(viewer, luck)
    world.ply = match.ply
    world.asked = dict(match.asked)
    world.step = match.step
    world.past.clear()
    world.recent.clear()
    world.recent.extend(match.recent)


def choose(here: Side, there: Side, viewer: Seat, chance: random.Random) -> tuple[Command, bool]:
    """What happens next, and whether it can happen in both worlds with this viewer none the wiser."""
    match, key = here.live.match, f"k{chance.getrandbits(60)}"
    seats = tuple(range(match.head.seats))
    if match.may_undo(seats) and len(match.past) == len(there.live.match.past) and chance.random() < 0.1:
        return TakeBack(seats, match.ply, key), True
    seat = chance.choice(list(match.asked))
    moves = legal_moves(match.state, seat)
    chance.shuffle(moves)
    common = (move for move in moves[:TRIES] if looks_the_same(here.state, there.state, seat, move, viewer))
    move = next(common, None)
    text = match.game.words.text(moves[0] if move is None else move)
    return SayMove(seat, match.ply, text, key), move is not None


def looks_the_same(here: State[Board], there: State[Board], seat: Seat, move: Move, viewer: Seat) -> bool:
    """Whether a move leads both worlds to where this viewer still sees the same."""
    if seat not in awaited(there) or move not in legal_moves(there, seat):
        return False
    one, other = here.copy(), there.copy()
    apply(one, seat, move)
    apply(other, seat, move)
    return codec.dump(one.view(viewer)) == codec.dump(other.view(viewer))


async def look(here: Side, there: Side, tally: Tally) -> None:
    """Who comes to the table sees the same in both worlds."""
    await asyncio.gather(here.witness.look(), there.witness.look())
    await check(here, there, tally)


async def check(here: Side, there: Side, tally: Tally) -> None:
    """Every byte that came since the last time is the same."""
    await asyncio.gather(here.witness.catch_up(), there.witness.catch_up())
    mine, theirs = here.witness.raw, there.witness.raw
    for one, other in zip(mine, theirs, strict=False):
        if one != other:
            raise Leak(parting(one, other))
    if len(mine) != len(theirs):
        raise Leak(f"{len(mine)} messages here, {len(theirs)} there")
    tally.messages += len(mine)
    tally.bytes += sum(map(len, mine))
    mine.clear()
    theirs.clear()


def parting(one: bytes, other: bytes) -> str:
    """Where two messages part."""
    mine, theirs = msgspec.json.decode(one), msgspec.json.decode(other)
    fields = [name for name in mine if mine[name] != theirs.get(name)]
    return "; ".join(f"{name}: {str(mine[name])[:200]} | {str(theirs[name])[:200]}" for name in fields)


@contextmanager
def leaking_pictures() -> Iterator[None]:
    """Everybody is sent everything, as if somebody had forgotten to hide it."""

    honest = updates.update

    def careless(match: Match, viewer: Seat, after: int | None, common: msgspec.Raw) -> Update:
        written = honest(match, viewer, after, common)
        written.picture.own = msgspec.Raw(msgspec.json.encode(codec.dump(match.state)))
        return written

    with patch("bottega.server.core.updates.update", careless):
        yield
