"""One run of the harness: play, break things, let them settle, and look whether anything is missing."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from pathlib import Path
from typing import Final

from tests.patience import PATIENCE
from tests.server.faults.audit import audit, newest_plies
from tests.server.faults.report import Report
from tests.server.faults.stage import Plan, Stage, stage
from tests.server.faults.strikes import STRIKES, Strike

BETWEEN: Final = (0.5, 3.0)  # seconds from when a fault is mended to the next
MOVES_ON: Final = 4  # moves every table must still make after the last fault

Say = Callable[[str], None]


async def run(plan: Plan, logs: Path, say: Say, strikes: dict[str, Strike] = STRIKES) -> Report:
    """A whole run."""
    loop = asyncio.get_running_loop()
    started = loop.time()
    logs.mkdir(parents=True, exist_ok=True)
    for old in logs.glob("*.log"):
        old.unlink()
    async with stage(plan, logs) as made:
        await made.fill()
        await all_move(made, "before the first fault")
        say(f"{plan.tables} tables are playing after {loop.time() - started:.0f} s")
        await strike_all(made, say, strikes)
        await settle(made)
        say(f"settled after {loop.time() - started:.0f} s")
        await made.dismiss()
        verdict = await audit(made)
        return Report(made.ledger, verdict, loop.time() - started)


async def strike_all(made: Stage, say: Say, strikes: dict[str, Strike]) -> None:
    """Every fault once before any comes again, in any order, at any moment."""
    chance, loop = random.Random(made.plan.seed), asyncio.get_running_loop()
    end, order = loop.time() + made.plan.longest, list[str]()
    for number in range(made.plan.faults):
        await asyncio.sleep(chance.uniform(*BETWEEN))
        if loop.time() > end:
            break
        order = order or chance.sample(list(strikes), len(strikes))
        fault, acks = order.pop(), len(made.ledger.acks)
        made.ledger.strike(fault, loop.time())
        say(f"{number + 1}, {loop.time() - made.ledger.windows[0].start:.1f} s, {acks:,} moves: {fault}")
        await strikes[fault](made, chance)
        await somebody_moves(made, acks, fault)
    await asyncio.sleep(chance.uniform(*BETWEEN))


async def somebody_moves(made: Stage, acks: int, fault: str) -> None:
    """The next fault waits for a move that is acknowledged after this one, on a slow machine too."""
    if not await within(PATIENCE, lambda: len(made.ledger.acks) > acks):
        made.ledger.trouble(f"nobody could move after this fault: {fault}")


async def settle(made: Stage) -> None:
    """Every table goes on; then all rest, get their answers, and see the end of the log."""
    for web_node in made.web_nodes:
        if not await web_node.is_ready():
            made.ledger.trouble(f"node {web_node.number} takes no moves")
    await all_move(made, "after the last fault")
    for party in made.parties:
        party.resting = True
    if not await within(PATIENCE, lambda: all(player.command is None for player in made.players)):
        for player in made.players:
            if player.command is not None:
                made.ledger.trouble(f"table {player.party.table}: never answered: {player.command}")
    await all_see_the_end(made)


async def all_move(made: Stage, when: str) -> None:
    """Every table makes some moves; one that does not is stuck."""
    wanted = {party: party.moves + MOVES_ON for party in made.parties}
    if not await within(PATIENCE, lambda: all(party.moves >= wanted[party] for party in made.parties)):
        for party in made.parties:
            if party.moves < wanted[party]:
                made.ledger.trouble(
                    f"stuck {when}: table {party.table}, match {party.match}, ply {party.ply}"
                )


async def all_see_the_end(made: Stage) -> None:
    """Every player has seen the last ply of the log."""
    loop = asyncio.get_running_loop()
    end = loop.time() + PATIENCE
    while True:
        log = await newest_plies(made)
        behind = [
            player
            for player in made.players
            if player.last is None or player.last.ply != log.get(player.last.match, -1)
        ]
        if not behind or loop.time() > end:
            break
        await asyncio.sleep(0.5)
    for player in behind:
        seen = player.last and (player.last.match, player.last.ply)
        made.ledger.trouble(f"table {player.party.table}, seat {player.seat} saw {seen}: the log has more")


async def within(seconds: float, done: Callable[[], bool]) -> bool:
    """Whether something comes true in time."""
    loop = asyncio.get_running_loop()
    end = loop.time() + seconds
    while not done():
        if loop.time() > end:
            return False
        await asyncio.sleep(0.1)
    return True
