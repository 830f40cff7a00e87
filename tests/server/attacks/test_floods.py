"""Sockets that flood a node below its messages, or never read: others play on as if they were not there."""

from __future__ import annotations

import sys
from asyncio import create_subprocess_exec
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from typing import Final

import pytest

from tests.server.attacks import flood
from tests.server.attacks.moves import Mover, moving
from tests.server.attacks.node import Target

pytestmark = pytest.mark.anyio

MOVES: Final = 150  # in each round
FEWEST, MOST = 2, 8  # pairs of rounds: a busy machine, where two figures of the same thing differ, gets more
MEMORY: Final = 20_000_000


@asynccontextmanager
async def flooded(node: Target, kind: str) -> AsyncIterator[None]:
    """Twenty sockets at work."""
    attack = await create_subprocess_exec(
        *(sys.executable, "-E", flood.__file__, kind, str(node.port)), stdin=PIPE, stdout=PIPE
    )
    assert attack.stdin is not None
    assert attack.stdout is not None
    try:
        assert await attack.stdout.readline() == b"begun\n"
        yield
    finally:
        attack.stdin.close()
        await attack.wait()


def p99(seconds: Iterable[float]) -> float:
    """All but one of a hundred were quicker."""
    ranked = sorted(seconds)
    return ranked[int(0.99 * len(ranked))]


async def played(mover: Mover) -> list[float]:
    """One round."""
    return [await mover.move() for _ in range(MOVES)]


@pytest.mark.parametrize("kind", [pytest.param("pings", marks=pytest.mark.proxied), "pieces", "deaf"])
async def test_twenty_flooding_sockets_neither_slow_others_down_nor_fill_the_memory(
    kind: str, node: Target
) -> None:
    quiet: list[float] = []
    loud: list[float] = []
    async with node.guest("127.9.9.9") as anna, moving(anna) as mover:
        await played(mover)
        before = node.resident()
        for pair in range(MOST):
            quiet += await played(mover)
            async with flooded(node, kind):
                loud += await played(mover)
                assert node.resident() - before < MEMORY
            if pair + 1 >= FEWEST and p99(loud) <= 2 * p99(quiet):
                break
    print(
        f"{kind}: p99 {1000 * p99(quiet):.1f} ms, flooded {1000 * p99(loud):.1f} ms after {pair + 1} pairs,"
        f" memory +{(node.resident() - before) / 1e6:.1f} MB"
    )
    assert p99(loud) <= 2 * p99(quiet)
