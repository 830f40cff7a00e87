"""`make dev`: pages and server that reload when a file is saved.

Vite serves the pages and passes `/api` on to the server. The server starts again when a file in src changes.
It uses the database and the NATS of the environment, or engines of its own in a folder. Ctrl-C ends all.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import shutil
import signal
import socket
import sys
from asyncio.subprocess import Process
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Final

from bottega.kit.errors import BottegaError, SetupError
from bottega.server.ops.home.folder import Folder
from bottega.server.ops.home.site import at_home
from bottega.server.platform.errors import ServerError
from bottega.server.platform.logs import configure_logs
from bottega.server.platform.postgres.migrate import migrate
from bottega.server.platform.settings import read_settings
from bottega.server.run import serve

ROOT: Final = Path(__file__).parent.parent
SOURCES: Final = ROOT / "src"
VITE: Final = ROOT / "web" / "node_modules" / "vite" / "bin" / "vite.js"
HOST: Final = "127.0.0.1"
PORT: Final = 5173
LOOK: Final = 0.3  # seconds between looks at the sources
STOPPING: Final = 15.0  # seconds a process may take to stop

Environment = dict[str, str]


async def develop(port: int, home: Path) -> None:
    """Run engines, pages and server until cancelled."""
    node = shutil.which("node")
    if node is None:
        raise SetupError("there is no `node`: install Node 20.19 or later")
    if not VITE.exists():
        raise SetupError("Vite is not installed: run `make dev`, or `npm ci` in web")
    if not is_free(port):
        raise SetupError(f"port {port} is in use: stop what listens there, or run `make dev PORT={port + 1}`")
    async with AsyncExitStack() as stack:
        settings = await stack.enter_async_context(engines(home))
        # The socket stays open while the server starts again: requests wait and do not fail.
        listening = stack.enter_context(socket.create_server((HOST, 0), backlog=256))
        origins = f"http://localhost:{port} http://{HOST}:{port}"
        environment = {
            "BOTTEGA_ORIGIN": origins,
            **os.environ,
            **settings,
            "BOTTEGA_SERVER": f"http://{HOST}:{listening.getsockname()[1]}",
        }
        vite = [
            node,
            str(VITE),
            "--host",
            HOST,
            "--port",
            str(port),
            "--strictPort",
            "--clearScreen",
            "false",
        ]
        pages = await stack.enter_async_context(process(vite, environment, ROOT / "web"))
        serving = asyncio.create_task(serve_and_reload(listening, environment))
        gone = asyncio.create_task(pages.wait())
        stack.push_async_callback(end_tasks, serving, gone)
        await asyncio.wait([serving, gone], return_when=asyncio.FIRST_COMPLETED)
        if serving.done():
            await serving
        raise SetupError("Vite ended; its last lines say why")


@asynccontextmanager
async def engines(home: Path) -> AsyncIterator[Environment]:
    """The settings of the machine's database and NATS if it has any, or of engines that run meanwhile."""
    if os.environ.get("BOTTEGA_DATABASE"):
        folder = Folder(home)
        folder.make()
        yield {"BOTTEGA_SECRET": os.environ.get("BOTTEGA_SECRET") or folder.secret()}
    else:
        async with at_home(home, lambda what: say(f"Starting {what} …")) as settings:
            yield settings


async def serve_and_reload(listening: socket.socket, environment: Environment) -> None:
    """Run the server, and start it again whenever a source file changes."""
    command = [sys.executable, "-m", "tools.dev", "--serve", str(listening.fileno())]
    while True:
        seen = stamps()
        await migrate(environment["BOTTEGA_DATABASE"])
        async with process(command, environment, ROOT, listening.fileno()) as server:
            while (now := stamps()) == seen:
                await asyncio.sleep(LOOK)
                if server.returncode is not None:
                    say("The server stopped: read the error above and save a file to start it again")
                    while (now := stamps()) == seen:
                        await asyncio.sleep(LOOK)
        changed = min(name for name, _ in seen.items() ^ now.items())
        say(f"{Path(changed).relative_to(ROOT)} changed: the server starts again")


def stamps() -> dict[str, int]:
    """When each source file was saved last: code, texts, cards."""
    found: dict[str, int] = {}
    for folder, below, names in os.walk(SOURCES):
        below[:] = [name for name in below if name != "__pycache__"]
        for name in names:
            with suppress(FileNotFoundError):  # an editor replaces files
                path = os.path.join(folder, name)  # noqa: PTH118 - a Path for each takes ten times as long
                found[path] = os.stat(path).st_mtime_ns  # noqa: PTH116
    return found


@asynccontextmanager
async def process(
    command: list[str], environment: Environment, folder: Path, *files: int
) -> AsyncIterator[Process]:
    """A process that runs meanwhile. Ctrl-C does not reach it: we end it in our order."""
    started = await asyncio.create_subprocess_exec(
        *command, cwd=folder, env=environment, pass_fds=files, start_new_session=True
    )
    try:
        yield started
    finally:
        for number in (signal.SIGTERM, signal.SIGKILL):
            if started.returncode is None:
                with suppress(TimeoutError, ProcessLookupError):
                    started.send_signal(number)
                    await asyncio.wait_for(started.wait(), STOPPING)


async def end_tasks(*tasks: asyncio.Task[object]) -> None:
    """Cancel them and wait until they have cleaned up."""
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def is_free(port: int) -> bool:
    """Whether no one listens on this port."""
    with socket.socket() as asked:
        asked.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            asked.bind((HOST, port))
        except OSError:
            return False
    return True


def say(line: str) -> None:
    """Print a line at once, also into a pipe."""
    print(line, flush=True)


async def until_signal(port: int, home: Path) -> None:
    """Develop until Ctrl-C or SIGTERM."""
    task = asyncio.create_task(develop(port, home))
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, task.cancel)
    with suppress(asyncio.CancelledError):
        await task


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.dev", description=__doc__)
    parser.add_argument("--port", type=int, default=PORT, help="where the pages are")
    parser.add_argument("--home", type=Path, default=ROOT / "build" / "dev", help="what the engines keep")
    parser.add_argument("--serve", type=int, metavar="FILE", help=argparse.SUPPRESS)
    given = parser.parse_args()
    configure_logs("console", os.environ.get("BOTTEGA_LOG_LEVEL", "warning"))
    try:
        if given.serve is None:
            asyncio.run(until_signal(given.port, given.home))
        else:
            listening = socket.socket(fileno=given.serve)
            listening.setblocking(False)
            ready = "Bottega is ready at {} · Ctrl-C stops"
            asyncio.run(serve(read_settings(), 1, lambda at: say(ready.format(at)), listening))
    except (BottegaError, ServerError, OSError, ValueError) as error:
        print(f"dev: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
