"""The crowd in a process of its own: orders come in, answers go out, a line each."""

from __future__ import annotations

import asyncio
import random
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Final

import msgspec

from bottega.bench.crowd import Crowd, resume
from bottega.bench.orders import Answer, Gather, Look, Order, Pace, Part, Play, Resume
from bottega.kit.errors import BottegaError

SEED: Final = 1452
LONGEST_LINE: Final = 1 << 26
EXTRA: Final = 150.0  # seconds an order may take beside the play it asks for

read_order: Final = msgspec.json.Decoder(Order).decode
read_answer: Final = msgspec.json.Decoder(Answer).decode


class CrowdProcess:
    """The other end: gives orders and waits for answers."""

    def __init__(self, process: Process) -> None:
        self.process: Final = process

    async def do(self, order: Order) -> Answer:
        """Give an order; what goes wrong there is raised here."""
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.write(msgspec.json.encode(order) + b"\n")
        await self.process.stdin.drain()
        limit = EXTRA + (order.seconds if isinstance(order, Play | Pace) else 0.0)
        line = await asyncio.wait_for(self.process.stdout.readline(), limit)
        if not line:
            raise BottegaError("the crowd is gone")
        answer = read_answer(line)
        if answer.error:
            raise BottegaError(f"the crowd stumbled: {answer.error}")
        return answer


@asynccontextmanager
async def crowd_process() -> AsyncIterator[CrowdProcess]:
    """A crowd, as long as it is needed."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-P", "-m", "bottega.bench.crowd_process"),
        stdin=PIPE,
        stdout=PIPE,
        limit=LONGEST_LINE,
    )
    try:
        yield CrowdProcess(process)
    finally:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()


async def obey(crowd: Crowd, order: Order) -> Answer:
    """Do what is asked."""
    if isinstance(order, Gather):
        await crowd.gather(order)
    elif isinstance(order, Look):
        await crowd.look()
    elif isinstance(order, Play):
        return Answer(played=await crowd.play(order))
    elif isinstance(order, Pace):
        return Answer(played=await crowd.pace(order), tables=len(crowd.tables))
    elif isinstance(order, Resume):
        waited, plies = await resume(order)
        return Answer(milliseconds=waited, plies=plies)
    elif isinstance(order, Part):
        crowd.part()
    return Answer()


async def listen() -> None:
    """Obey until the other end is gone."""
    crowd = Crowd(random.Random(SEED))
    while line := await asyncio.to_thread(sys.stdin.buffer.readline):
        try:
            answer = await obey(crowd, read_order(line))
        except Exception as error:  # told to the one who gave the order
            answer = Answer(error=repr(error))
        sys.stdout.buffer.write(msgspec.json.encode(answer) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    import uvloop

    uvloop.run(listen())
