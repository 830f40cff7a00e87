"""Processes that can be killed: each in a group of its own, what it says kept in a file."""

from __future__ import annotations

import asyncio
import ctypes
import os
import signal
import sys
from asyncio.subprocess import DEVNULL, STDOUT, Process
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from bottega.server.platform.settings import PREFIX

ROOT: Final = Path(__file__).parents[3]
DIE_WITH_PARENT: Final = 1  # PR_SET_PDEATHSIG
GRACE: Final = 10.0  # seconds a process may take to end before it is killed


class Child:
    """A program, started and ended as often as wanted. It never outlives `end`."""

    def __init__(
        self,
        command: Sequence[str],
        log: Path,
        settings: Mapping[str, str] | None = None,
        user: str | None = None,
        orphaned: signal.Signals = signal.SIGKILL,
    ) -> None:
        self.command: Final = list(command)
        self.log: Final = log
        self.settings: Final = dict(settings or {})
        self.user: Final = user
        self.orphaned: Final = orphaned  # the signal it gets if the harness itself is killed
        self.process: Process | None = None

    async def start(self) -> None:
        """Run it; settings of the site that surrounds us do not reach it."""
        environment = {name: value for name, value in os.environ.items() if not name.startswith(PREFIX)}
        with self.log.open("ab") as log:
            self.process = await asyncio.create_subprocess_exec(
                *self.command,
                stdin=DEVNULL,
                stdout=log,
                stderr=STDOUT,
                env=environment | self.settings,
                cwd=ROOT,
                start_new_session=True,
                preexec_fn=self.die_with_parent if sys.platform == "linux" else None,
                **as_user(self.user),
            )

    def die_with_parent(self) -> None:
        """What it does first of all."""
        ctypes.CDLL(None).prctl(DIE_WITH_PARENT, self.orphaned)

    async def run(self) -> None:
        """Run it to its end."""
        await self.start()
        try:
            assert self.process is not None
            code = await self.process.wait()
        finally:
            await self.end(signal.SIGKILL)
        assert code == 0, f"`{self.command[0]}` ended with {code}: see {self.log}"

    async def end(self, how: signal.Signals) -> None:
        """Send it and its children a signal, and wait until it is gone; kill it if that takes long."""
        process, self.process = self.process, None
        if process is None:
            return
        for number in (how, signal.SIGKILL):
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(process.pid, number)
            with suppress(TimeoutError):
                await asyncio.wait_for(process.wait(), GRACE)
                return

    @property
    def running(self) -> bool:
        """Whether it is there."""
        return self.process is not None and self.process.returncode is None


def as_user(name: str | None) -> dict[str, Any]:
    """How a process is started as somebody else; only root can."""
    return {"user": name, "group": name, "extra_groups": []} if name else {}
