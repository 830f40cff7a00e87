"""`bottega host backup`: copies the whole server, also while people play."""

from __future__ import annotations

import asyncio
import shutil
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer
from rich.console import Console

from bottega.commands.hosting import hosting, settings_here

if TYPE_CHECKING:
    from bottega.server.ops.backup.manifest import Manifest

A_MINUTE: Final = 60.0
NO_JOURNAL: Final = (
    "note: BOTTEGA_JOURNAL is not set. After a restore, whoever was signed out or deleted since this backup"
    " would be back: docs/host.md#the-journal"
)


def backup(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="A folder that is not there yet.")],
    home: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Back up the server in this folder, running or not.")
    ] = None,
) -> None:
    """Copy the database into a folder while people play."""
    began = time.perf_counter()
    with hosting("server" if home is None else "server,home"):
        made = asyncio.run(copy_here(folder) if home is None else copy_home(folder, home))
    print(f"{made.dump.holds.matches} matches, {made.dump.holds.moves} moves")
    print(f"{folder}: {megabytes(made.dump.bytes)} in {time.perf_counter() - began:.1f} s")


async def copy_here(folder: Path) -> Manifest:
    """The database that the settings name."""
    settings = settings_here({})
    made = await copy(settings.database, settings.secret, folder)
    if not settings.journal:
        print(NO_JOURNAL)
    return made


async def copy_home(folder: Path, home: Path) -> Manifest:
    """Back up a server in a folder, with its secret."""
    from bottega.server.ops.backup.manifest import SECRET
    from bottega.server.ops.home.folder import Folder
    from bottega.server.ops.home.site import visited

    home_folder = Folder(home)
    async with visited(home_folder) as url:
        made = await copy(url, home_folder.secret(), folder)
    shutil.copy(home_folder.secret_file, folder / SECRET)
    return made


async def copy(url: str, secret: str, folder: Path) -> Manifest:
    """Tell meanwhile how far it is: at once in a terminal, every minute in a log."""
    from bottega.server.ops.backup.backup import back_up

    stderr, told = Console(stderr=True), time.monotonic()
    with stderr.status("") as status:

        def growing(bytes: int) -> None:
            nonlocal told
            text = megabytes(bytes)
            status.update(text)
            if not stderr.is_terminal and time.monotonic() - told >= A_MINUTE:
                stderr.print(text)
                told = time.monotonic()

        return await back_up(url, secret, folder, growing)


def megabytes(bytes: int) -> str:
    """A size as people say it."""
    return f"{bytes / 1e6:.1f} MB"
