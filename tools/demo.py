"""`make demo`: a server on which people play, so that every page has something to show.

It starts with an empty folder each time. What happens there goes over the API and the sockets.
The same seed gives the same people, deals and moves; bots that think for a time may still choose otherwise.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import shutil
import signal
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple
from unittest.mock import patch

from websockets.exceptions import ConnectionClosed

from bottega.kit.errors import BottegaError, SetupError
from bottega.server.core.store.rows import Guest
from bottega.server.core.store.store import Store
from bottega.server.ops.home.folder import Folder
from bottega.server.ops.home.site import at_home
from bottega.server.people.guests import Guests
from bottega.server.people.store import People
from bottega.server.platform.bus.silent import SilentBus
from bottega.server.platform.clock import Clock
from bottega.server.platform.errors import NoHome, ServerError
from bottega.server.platform.ids import id_text
from bottega.server.platform.logs import configure_logs
from bottega.server.platform.settings import read_settings
from bottega.server.requests.cookies import Cookies
from bottega.server.run import serve
from tools.demo_life import PEOPLE, Life, Person

ROOT: Final = Path(__file__).parent.parent
HOST: Final = "Hanna"  # looks after the server
MARK: Final = "demo"  # the file by which we know a folder of ours
MANY: Final = "1000000"
LIMITS: Final = (
    "REQUESTS",
    "FILES",
    "OPENS",
    "PUBLICS",
    "SAYS",
    "BURST",
    "SHOWS",
    "SOCKETS",
    "ADDRESS_CONNECTIONS",
    "REPORTS",
)


class Known(NamedTuple):
    """Someone who has entered, and the cookie by which the server knows them."""

    guest: Guest
    cookie: str


class SeededSecrets:
    """Stands in for `secrets` where deals are drawn, so that the same seed deals the same."""

    def __init__(self, seed: int) -> None:
        self.luck: Final = random.Random(seed)

    def token_bytes(self, count: int) -> bytes:
        return self.luck.randbytes(count)


async def demo(port: int, home: Path, matches: int, seed: int, bots: int) -> None:
    """Make the folder, serve from it, let people play, and go on serving."""
    empty(home)
    seeded = patch("bottega.server.core.deal.secrets", SeededSecrets(seed))
    async with at_home(home, lambda what: say(f"Starting {what} …")) as engines:
        database, secret = engines["BOTTEGA_DATABASE"], engines["BOTTEGA_SECRET"]
        known = await register(database, Cookies(secret), [HOST, *PEOPLE])
        limits = {f"BOTTEGA_{name}": MANY for name in LIMITS}
        settings = read_settings(
            limits
            | engines
            | {
                "BOTTEGA_PORT": str(port),
                "BOTTEGA_ORIGIN": f"http://localhost:{port} http://127.0.0.1:{port}",
                "BOTTEGA_ADMINS": id_text(known[HOST].guest.id),
                "BOTTEGA_LOG": "console",
            }
        )
        ready = asyncio.Event()
        seeded.start()
        serving = asyncio.create_task(serve(settings, bots, lambda _: ready.set()))
        living = asyncio.create_task(live(database, port, known, matches, seed, ready))
        await asyncio.wait([serving, living], return_when=asyncio.FIRST_COMPLETED)
        if not serving.done():  # something went wrong
            signal.raise_signal(signal.SIGTERM)  # the server listens for it, and ends in order
        living.cancel()
        for outcome in await asyncio.gather(serving, living, return_exceptions=True):
            if isinstance(outcome, Exception) and not isinstance(outcome, ConnectionClosed):
                raise outcome


async def live(
    database: str, port: int, known: dict[str, Known], matches: int, seed: int, ready: asyncio.Event
) -> None:
    """Let everyone do what they do here, and stay at their tables until cancelled."""
    await ready.wait()
    store = Store(database)
    await store.open()
    people = {
        name: Person(name, f"127.0.0.1:{port}", one.guest.id, one.cookie) for name, one in known.items()
    }
    try:
        for person in people.values():
            await person.open()
        await Life(people, store, matches, random.Random(seed)).happen(say)
        say(f"The demo is ready at http://localhost:{port} · Ctrl-C stops")
        for name, what in (("Giulia", "a player"), (HOST, "the host; make a passkey, then open /host")):
            link = (await people[name].ask("POST", "/api/me/device-link"))["secret"]
            say(f"Come as {name}, {what}: http://localhost:{port}/me#device={link}")
        await asyncio.Event().wait()
    finally:
        for person in people.values():
            await person.close()
        await store.close()


async def register(database: str, cookies: Cookies, names: Sequence[str]) -> dict[str, Known]:
    """People with confirmed addresses, as rated play asks for, before anyone serves."""
    store = Store(database)
    await store.open()
    try:
        guests, people = Guests(store, SilentBus()), People(store, Clock())
        known = {}
        for name in names:
            guest = await guests.enter(name)
            mail = f"{id_text(guest.id)}@bottega.example"
            await people.wait_for_mail(guest.id, mail)
            await people.confirm_mail(guest.id, mail)
            known[name] = Known(guest, cookies.value(guest))
        return known
    finally:
        await store.close()


def empty(home: Path) -> None:
    """An empty folder that is ours. One that we did not make is left alone."""
    if home.exists() and any(home.iterdir()):
        if not (home / MARK).exists():
            raise SetupError(f"{home} is not a folder of `make demo`: choose another with --home")
        if Folder(home).is_served():
            raise NoHome(f"a demo runs in {home}: stop it, or choose another folder with --home")
        shutil.rmtree(home)
    home.mkdir(parents=True, exist_ok=True)
    home.chmod(0o755 if os.geteuid() == 0 else 0o700)  # as root, PostgreSQL runs as another user
    (home / MARK).touch()


def say(line: str) -> None:
    """Print a line at once, also into a pipe."""
    print(line, flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.demo", description=__doc__)
    parser.add_argument("--port", type=int, default=8080)
    parser.add_argument("--home", type=Path, default=ROOT / "build" / "demo", help="emptied first")
    parser.add_argument("--matches", type=int, default=4, help="rated matches of each game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bots", type=int, default=1, help="how many bots think at once")
    given = parser.parse_args()
    configure_logs("console", os.environ.get("BOTTEGA_LOG_LEVEL", "warning"))
    try:
        asyncio.run(demo(given.port, given.home, given.matches, given.seed, given.bots))
    except (BottegaError, ServerError, OSError, RuntimeError, ValueError) as error:
        print(f"demo: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
