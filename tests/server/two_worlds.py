"""One match in two worlds that some eyes cannot tell apart: every byte they are sent must be the same."""

from __future__ import annotations

import random
from typing import Final

import msgspec

from bottega.kit import codec
from bottega.kit.board import Board
from bottega.kit.game import Title
from bottega.kit.luck import Luck
from bottega.kit.phrases import NOBODY, Seat
from bottega.kit.play import apply, awaited, legal_moves
from bottega.kit.state import State
from bottega.kit.words import Move
from bottega.server.matches.commands import Command, Done, SayMove, TakeBack
from bottega.server.matches.live import Live
from bottega.server.node import Node
from bottega.server.store.memory import MemoryStore
from bottega.server.store.rows import Head
from bottega.server.tables.table import Chair, Table
from tests.server.nodes import Inbox, memory_node
from tests.server.playing import new_head

TRIES: Final = 12  # moves looked at to find one that both worlds know


class Leak(AssertionError):
    """Some eyes were sent different bytes."""


class Side:
    """One of the two worlds: a node, the match in it, and what the eyes are sent."""

    def __init__(self, node: Node, table: Table, head: Head, eyes: Seat) -> None:
        self.node = node
        self.table = table
        self.head = head
        self.guest = 100 + eyes if eyes != NOBODY else 1
        self.inbox = Inbox()
        self.live: Live

    async def open(self) -> None:
        """Sit down and look."""
        store = self.node.store
        assert isinstance(store, MemoryStore)
        store.rows[self.table.id] = self.table.row()
        store.heads[self.head.id] = self.head
        await self.node.hall.watch(self.table.id, self.guest, self.inbox)
        self.live = await self.node.matches.find(self.head.id)

    async def do(self, command: Command) -> None:
        """Somebody does something."""
        reply = await self.node.matches.answer(self.live, command)
        assert isinstance(reply, Done), reply
        await self.node.matches.drain()

    async def look_again(self) -> None:
        """Come back as after a broken connection."""
        watcher = await self.node.hall.watch(self.table.id, self.guest, self.inbox)
        await self.node.hall.leave(self.table.id, watcher)

    @property
    def state(self) -> State[Board]:
        """The world on this side."""
        return self.live.match.state


def public_table(game: Title, head: Head) -> Table:
    """A table at which guest 100 + seat sits in each seat, and everybody may look on."""
    return Table(
        id=head.table,
        game=game.id,
        edition=game.edition,
        options=head.options,
        chairs=[Chair(guest=100 + seat, name=f"player {seat}") for seat in range(head.seats)],
        host=100,
        public=True,
        spectators="public",
        delay=0,
        invite="",
        server_seed=head.server_seed,
        words=head.words,
        phase="playing",
        match=head.id,
    )


async def compare(game: Title, seats: int, eyes: Seat, lot: int) -> tuple[int, int]:
    """Play a match in both worlds; how many messages were compared, and how often a world was remade."""
    chance, luck = random.Random(lot), Luck(lot.to_bytes(32, "big"), "worlds")
    head = new_head(game, seats, lot)
    table = public_table(game, head)
    compared = remade = 0
    async with memory_node() as one, memory_node() as other:
        here, there = Side(one, table, head, eyes), Side(other, table, head, eyes)
        await here.open()
        await there.open()
        remake(here, there, eyes, luck)
        await same_after_looking_again(here, there)
        over = False
        while not over:
            command, in_both = choose(here, there, eyes, chance)
            await here.do(command)
            over = here.live.match.over
            if in_both:
                await there.do(command)
                compared += 1
                check_same(here, there)
            elif not over:
                # What was hidden is shown now; from here on the worlds differ in what is hidden still.
                remade += 1
                remake(here, there, eyes, luck)
                here.inbox.raw.clear()
                there.inbox.raw.clear()
                await same_after_looking_again(here, there)
        return compared, remade


def remake(here: Side, there: Side, eyes: Seat, luck: Luck) -> None:
    """Put a world on the other side that these eyes cannot tell from the true one."""
    match, world = here.live.match, there.live.match
    world.state = match.state.view(eyes).determinise(eyes, luck)
    world.ply = match.ply
    world.asked = dict(match.asked)
    world.step = match.step
    world.undoable.clear()
    world.recent.clear()
    world.recent.extend(match.recent)


def choose(here: Side, there: Side, eyes: Seat, chance: random.Random) -> tuple[Command, bool]:
    """What happens next, and whether it can happen in both worlds with these eyes none the wiser."""
    match, key = here.live.match, f"k{chance.getrandbits(60)}"
    if match.undoable and len(match.undoable) == len(there.live.match.undoable) and chance.random() < 0.1:
        return TakeBack(tuple(range(match.head.seats)), match.ply, key), True
    seat = chance.choice(list(match.asked))
    moves = legal_moves(match.state, seat)
    chance.shuffle(moves)
    common = (move for move in moves[:TRIES] if looks_the_same(here.state, there.state, seat, move, eyes))
    move = next(common, None)
    text = match.game.words.text(moves[0] if move is None else move)
    return SayMove(seat, match.ply, text, key), move is not None


def looks_the_same(here: State[Board], there: State[Board], seat: Seat, move: Move, eyes: Seat) -> bool:
    """Whether a move leads both worlds to where these eyes still see the same."""
    if seat not in awaited(there) or move not in legal_moves(there, seat):
        return False
    one, other = here.copy(), there.copy()
    apply(one, seat, move)
    apply(other, seat, move)
    return codec.dump(one.view(eyes)) == codec.dump(other.view(eyes))


async def same_after_looking_again(here: Side, there: Side) -> None:
    """Who comes back sees the same in both worlds."""
    await here.look_again()
    await there.look_again()
    check_same(here, there)


def check_same(here: Side, there: Side) -> None:
    """Every byte so far."""
    if here.inbox.raw != there.inbox.raw:
        for one, other in zip(here.inbox.raw, there.inbox.raw, strict=False):
            if one != other:
                raise Leak(parting(one, other))
        raise Leak(f"{len(here.inbox.raw)} messages here, {len(there.inbox.raw)} there")


def parting(one: bytes, other: bytes) -> str:
    """Where two messages part."""
    mine, theirs = msgspec.json.decode(one), msgspec.json.decode(other)
    fields = [name for name in mine if mine[name] != theirs.get(name)]
    return "; ".join(f"{name}: {str(mine[name])[:200]} | {str(theirs[name])[:200]}" for name in fields)
