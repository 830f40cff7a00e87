"""What the commands of a host share: what is missing is said in a sentence, and a signal ends them gently."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Coroutine, Iterator, Mapping
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING

from bottega.commands.extras import needing
from bottega.kit.errors import BottegaError, SetupError

if TYPE_CHECKING:
    from bottega.server.platform.settings import Settings


@contextmanager
def hosting(extra: str = "server") -> Iterator[None]:
    """Around everything that needs the server: it is an extra, and its errors are sentences too."""
    try:
        with needing(extra):
            yield
    except Exception as error:
        from bottega.server.platform.errors import ServerError

        if isinstance(error, ServerError):
            raise BottegaError(str(error)) from error
        raise


def settings_here(given: Mapping[str, str]) -> Settings:
    """The settings of the environment, with these in their place; SetupError says what is missing."""
    from bottega.server.platform.settings import read_settings

    try:
        return read_settings({**os.environ, **given})
    except ValueError as error:
        raise SetupError(f"{error}\n`bottega host doctor` says how to mend it") from error


def run_until_signal(work: Coroutine[object, object, None]) -> None:
    """Run something until it ends, or until it is told to end before it listens for signals itself."""
    with asyncio.Runner(loop_factory=fastest_loop) as runner, suppress(asyncio.CancelledError):
        runner.run(ended_by_signal(work))


async def ended_by_signal(work: Coroutine[object, object, None]) -> None:
    """SIGTERM means here what Ctrl-C means: put everything away and go."""
    task = asyncio.create_task(work)
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
    await task


def fastest_loop() -> asyncio.AbstractEventLoop:
    """uvloop's, where there is one."""
    try:
        import uvloop
    except ModuleNotFoundError:
        return asyncio.new_event_loop()
    return uvloop.new_event_loop()


def shown(url: str) -> str:
    """A URL without who may use it and how: names, passwords, tokens."""
    scheme, slashes, rest = url.partition("://")
    return f"{scheme}{slashes}{rest.rpartition('@')[2].partition('?')[0]}"
