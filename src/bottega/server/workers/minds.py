"""Processes to think in: as many as bots may think at once. One that dies or takes too long is replaced."""

from __future__ import annotations

import asyncio
import contextvars
import os
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from typing import Final

import msgspec
import structlog

from bottega.server.errors import NoAnswer
from bottega.server.settings import PREFIX
from bottega.server.workers.question import GIVE_WAY, Answer, Question

COMMAND: Final = [sys.executable, "-P", "-m", "bottega.server.workers.mind"]
GRACE: Final = 10.0  # seconds beyond its time after which a mind is ended; a cold one must be started first

MOST_SAID: Final = 4096  # bytes of what a bot prints that are one line of our log

log = structlog.get_logger()


class Mind:
    """One such process, started when it is first needed."""

    def __init__(self, grace: float = GRACE, gives_way: bool = False) -> None:
        self.grace: Final = grace
        self.command: Final = [*COMMAND, GIVE_WAY] if gives_way else COMMAND
        self.process: Process | None = None
        self.starting: asyncio.Task[None] | None = None
        self.overhearing: asyncio.Task[None] | None = None

    async def think(self, question: Question) -> Answer:
        """What the bot says; NoAnswer if nothing that helps."""
        try:
            patience = question.milliseconds / 1000 + self.grace
            line = await asyncio.wait_for(self.ask(msgspec.json.encode(question)), patience)
            answer = msgspec.json.decode(line, type=Answer)
        except (OSError, TimeoutError, msgspec.DecodeError) as error:
            await self.end()
            raise NoAnswer(f"the bot `{question.bot}` fell silent: {error!r}") from error
        except asyncio.CancelledError:
            await self.end()  # its answer would be taken for that to the next question
            raise
        if answer.error:
            raise NoAnswer(f"the bot `{question.bot}` stumbled: {answer.error}")
        return answer

    async def ask(self, question: bytes) -> bytes:
        """The line that comes back; empty if the process is gone."""
        if self.process is None or self.process.returncode is not None:
            nobody = contextvars.Context()  # it answers others later
            self.starting = asyncio.create_task(self.start(), context=nobody)
            await asyncio.shield(self.starting)  # whoever gives up meanwhile would lose a process that runs
        process = self.process
        assert process is not None and process.stdin is not None and process.stdout is not None
        process.stdin.write(question + b"\n")
        await process.stdin.drain()
        return await process.stdout.readline()

    async def start(self) -> None:
        """A new process, and somebody who listens to what it says."""
        self.process = await begin(self.command)
        self.overhearing = asyncio.create_task(overhear(self.process))

    async def end(self) -> None:
        """Let the process go, however it is."""
        if self.starting is not None:
            with suppress(OSError):
                await self.starting
        process, self.process = self.process, None
        overhearing = self.overhearing
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            assert process.stdout is not None and overhearing is not None
            await process.stdout.read()
            await overhearing
            await process.wait()


class Minds:
    """Several of them; whoever asks gets the first that is free. Some let all others go first."""

    def __init__(self, count: int, grace: float = GRACE, gives_way: bool = False) -> None:
        self.all: Final = [Mind(grace, gives_way) for _ in range(count)]
        self.free: Final[asyncio.LifoQueue[Mind]] = asyncio.LifoQueue()  # the last used is warm
        for mind in self.all:
            self.free.put_nowait(mind)

    async def think(self, question: Question) -> str:
        """What the bot says; NoAnswer if nothing that helps."""
        return (await self.answer(question)).said

    async def answer(self, question: Question) -> Answer:
        """The same with all that was found out."""
        mind = await self.free.get()
        try:
            return await mind.think(question)
        finally:
            self.free.put_nowait(mind)

    async def close(self) -> None:
        """Let all of them go."""
        for mind in self.all:
            await mind.end()


async def begin(command: list[str]) -> Process:
    """A new process. It is told no address and no secret, and a key pressed here does not end it."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith(PREFIX)}
    process = await asyncio.create_subprocess_exec(
        *command, stdin=PIPE, stdout=PIPE, stderr=PIPE, env=environment, start_new_session=True
    )
    log.info("mind_began", process=process.pid)
    return process


async def overhear(process: Process) -> None:
    """What a bot prints, or dies of, is told in our log."""
    assert process.stderr is not None
    while said := await process.stderr.read(MOST_SAID):
        log.warning("mind_said", process=process.pid, text=said.decode(errors="replace").rstrip())
