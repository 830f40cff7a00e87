"""`python -m tests.server.features.analysis.delay [seconds]`: how much analyses delay the turns of bots.

One server, as a friend would host it: a node and two bot processes on this machine. People play at once
against a greedy bot, a journeyman and two masters. Measurements alternate: with no analyses, and with 200 in
the queue. A turn lasts from the move that asked the bot to the bot's own, as the log has them. Exit 1 if the
median, or the 99th percentile, is more than 100 ms longer.
"""

from __future__ import annotations

import asyncio
import itertools
import random
import sys
from collections.abc import AsyncIterator, Iterator
from typing import Final

import uvloop
from msgspec import Struct

from bottega.bench.figures import milliseconds
from bottega.compiled import RULES
from bottega.games import GAMES
from bottega.server.bots.analysts import analysing
from bottega.server.bots.workers import working
from bottega.server.core.match import Match
from bottega.server.features.analysis.analyses import Analyses
from bottega.server.features.analysis.messages import AnalysisLevel
from bottega.server.node import Node, real_node
from bottega.server.platform.ids import Id
from bottega.server.platform.postgres.migrate import migrate
from bottega.server.tables.order import BotSeat, MySeat, Order
from tests.server.engines import NATS, empty_database, fresh_prefix
from tests.server.nodes import quick_settings
from tests.server.playing import keep, new_head, play_on, random_say

HOST: Final = 1
ANALYSES: Final = 200
LEVELS: Final[list[AnalysisLevel]] = ["quick", "fine"]
TABLES: Final = ["greedy", "journeyman", "master", "master"]
ROUNDS: Final = 6
SECONDS: Final = 25.0  # of a round without and a round with analyses, each
BAR: Final = 100.0  # milliseconds
A_LOOK: Final = 0.02  # seconds between looks whether one is asked


class Spell(Struct):
    """A while with analyses or without; seconds since 1970."""

    began: float
    ended: float
    analyses: bool


async def main(seconds: float) -> int:
    """All of it, and whether the bar is held."""
    async with empty_database() as database, fresh_prefix() as prefix:
        await migrate(database)
        node = real_node(quick_settings(database=database, nats=(NATS,), prefix=prefix, sweep=5.0))
        await node.open()
        try:
            async with working(node, bot_processes=2):
                return await measure(node, seconds)
        finally:
            await node.close()


async def measure(node: Node, seconds: float) -> int:
    """Rounds without and with analyses, one after the other."""
    await fill_queue(node)
    print(
        f"{RULES} rules; {ANALYSES} analyses wait; {len(TABLES)} tables, {ROUNDS} rounds of {seconds:.0f} s"
    )
    played: dict[str, list[Id]] = {bot: [] for bot in TABLES}
    people = [asyncio.create_task(play(node, bot, played[bot], n)) for n, bot in enumerate(TABLES)]
    spells: list[Spell] = []
    try:
        for _ in range(ROUNDS):
            spells.append(await spell(node, seconds, analyses=False))
            async with analysing(node):
                spells.append(await spell(node, seconds, analyses=True))
    finally:
        for task in people:
            task.cancel()
        await asyncio.gather(*people, return_exceptions=True)
    weighed = node.metrics.registry.get_sample_value("bottega_analysis_decision_seconds_count") or 0.0
    print(f"meanwhile {weighed:.0f} decisions were weighed")
    later = [await compare(node, bot, played[bot], spells) for bot in dict.fromkeys(TABLES)]
    return int(max(later) > BAR)


async def fill_queue(node: Node) -> None:
    """Analyses of random matches of each game, quick ones and fine ones."""
    games = itertools.cycle(GAMES.values())
    for number in range(ANALYSES // len(LEVELS)):
        head = new_head(next(games), lot=number)
        await keep(node.store, head)
        for entry in play_on(Match(head, GAMES[head.game]), random.Random(number)):
            await node.store.append(entry)
        await node.store.finish(head.id)
        for level in LEVELS:
            await node.service(Analyses).request(head.id, level)


async def spell(node: Node, seconds: float, analyses: bool) -> Spell:
    """A while goes by."""
    began = node.clock.now()
    await asyncio.sleep(seconds)
    return Spell(began, node.clock.now(), analyses)


async def play(node: Node, bot: str, played: list[Id], number: int) -> None:
    """One match after the other against a bot, at random and without thinking."""
    chance = random.Random(number)
    while True:
        table, _ = await node.table_store.open(HOST + number, Order("codex", [MySeat("A"), BotSeat(bot)]))
        played.append((await node.table_store.start(table.id, HOST + number)).match)
        live = await node.matches.find(played[-1])
        while not live.match.over:
            if 0 in live.match.asked:
                await node.matches.answer(live, random_say(live.match, chance, 0))
            await asyncio.sleep(A_LOOK)


async def compare(node: Node, bot: str, played: list[Id], spells: list[Spell]) -> float:
    """Tells how long turns of a bot took; how much later they came, in milliseconds."""
    took: dict[bool, list[float]] = {False: [], True: []}
    async for began, ended in turns(node, played):
        for one in spells:
            if one.began <= began and ended <= one.ended:
                took[one.analyses].append(ended - began)
    told = {analyses: list(figures(sorted(some))) for analyses, some in took.items()}
    for analyses, (p50, p99, worst) in told.items():
        name = "with analyses" if analyses else "without"
        turned = f"{len(took[analyses]):5} turns"
        print(f"{bot:12}{name:16}{turned}  p50 {p50:7.1f}  p99 {p99:7.1f}  worst {worst:7.1f} ms")
    later = [more - less for less, more in zip(told[False], told[True], strict=True)]
    print(
        f"{bot:12}{'later by':16}{'':11}  p50 {later[0]:7.1f}  p99 {later[1]:7.1f}  worst {later[2]:7.1f} ms"
    )
    return max(later[:2])


async def turns(node: Node, played: list[Id]) -> AsyncIterator[tuple[float, float]]:
    """When each turn of the bot began and ended; seat 1 is the bot's."""
    for match in played:
        entries = await node.store.entries(match)
        for before, entry in itertools.pairwise(entries):
            if entry.seat == 1:
                yield before.at, entry.at


def figures(took: list[float]) -> Iterator[float]:
    """The median, all but one in a hundred, and the longest."""
    for part in (0.5, 0.99, 1.0):
        yield milliseconds(took, part)


if __name__ == "__main__":
    sys.exit(uvloop.run(main(float(sys.argv[1]) if len(sys.argv) > 1 else SECONDS)))
