"""A pool of bot processes. One that dies or takes too long is replaced."""

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

from bottega.server.bots.question import GIVE_WAY, Answer, Question
from bottega.server.platform.errors import NoAnswer
from bottega.server.platform.settings import PREFIX

COMMAND: Final = [sys.executable, "-P", "-m", "bottega.server.bots.process"]
GRACE: Final = 10.0  # seconds over its time until a bot process is killed; a cold one must start first
MOST_SAID: Final = 4096  # bytes of a bot's output per log line

log = structlog.get_logger()


class BotProcess:
    """A process, started on first use."""

    def __init__(self, grace: float = GRACE, gives_way: bool = False) -> None:
        self.grace: Final = grace
        self.command: Final = [*COMMAND, GIVE_WAY] if gives_way else COMMAND
        self.process: Process | None = None
        self.starting: asyncio.Task[None] | None = None
        self.overhearing: asyncio.Task[None] | None = None

    async def think(self, question: Question) -> Answer:
        """The answer; NoAnswer if the bot fails."""
        try:
            patience = question.milliseconds / 1000 + self.grace
            line = await asyncio.wait_for(self.exchange(msgspec.json.encode(question)), patience)
            answer = msgspec.json.decode(line, type=Answer)
        except (OSError, TimeoutError, msgspec.DecodeError) as error:
            await self.end()
            raise NoAnswer(f"the bot `{question.bot}` fell silent: {error!r}") from error
        except asyncio.CancelledError:
            await self.end()  # its late answer would be read as that to the next question
            raise
        if answer.error:
            raise NoAnswer(f"the bot `{question.bot}` stumbled: {answer.error}")
        return answer

    async def exchange(self, question: bytes) -> bytes:
        """Send a line and read the answer; empty if the process is gone."""
        if self.process is None or self.process.returncode is not None:
            # The process outlives this request: do not inherit its log context.
            self.starting = asyncio.create_task(self.start(), context=contextvars.Context())
            await asyncio.shield(self.starting)  # a cancelled caller must not lose a process that has started
        process = self.process
        assert process is not None and process.stdin is not None and process.stdout is not None
        process.stdin.write(question + b"\n")
        await process.stdin.drain()
        return await process.stdout.readline()

    async def start(self) -> None:
        """Start a process, and log its output."""
        self.process = await begin(self.command)
        self.overhearing = asyncio.create_task(overhear(self.process))

    async def end(self) -> None:
        """End the process in any state."""
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


class ProcessPool:
    """A caller gets the first free process. Some pools have the lowest priority."""

    def __init__(self, count: int, grace: float = GRACE, gives_way: bool = False) -> None:
        self.all: Final = [BotProcess(grace, gives_way) for _ in range(count)]
        self.free: Final[asyncio.LifoQueue[BotProcess]] = (
            asyncio.LifoQueue()
        )  # last in, first out: the last used is warm
        for process in self.all:
            self.free.put_nowait(process)

    async def think(self, question: Question) -> str:
        """The bot's move; NoAnswer if it fails."""
        return (await self.answer(question)).said

    async def answer(self, question: Question) -> Answer:
        """The whole answer; NoAnswer if the bot fails."""
        process = await self.free.get()
        try:
            return await process.think(question)
        finally:
            self.free.put_nowait(process)

    async def close(self) -> None:
        """End all processes."""
        for process in self.all:
            await process.end()


async def begin(command: list[str]) -> Process:
    """Start a process without addresses, secrets and our terminal's signals."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith(PREFIX)}
    process = await asyncio.create_subprocess_exec(
        *command, stdin=PIPE, stdout=PIPE, stderr=PIPE, env=environment, start_new_session=True
    )
    log.info("bot_process_started", process=process.pid)
    return process


async def overhear(process: Process) -> None:
    """Log what a bot prints, also its traceback."""
    assert process.stderr is not None
    while said := await process.stderr.read(MOST_SAID):
        log.warning("bot_process_printed", process=process.pid, text=said.decode(errors="replace").rstrip())
