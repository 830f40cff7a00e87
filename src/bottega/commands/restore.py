"""`bottega host restore`: fill an empty database from a backup, revoke again what was revoked, verify all."""

from __future__ import annotations

import asyncio
import os
import shutil
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from bottega.commands.hosting import hosting, settings_here
from bottega.commands.progress import followed
from bottega.games import GAMES
from bottega.kit.errors import SetupError

if TYPE_CHECKING:
    from bottega.server.core.journal import AnyLine
    from bottega.server.ops.backup.manifest import Manifest
    from bottega.server.ops.home.folder import Folder
    from bottega.server.platform.settings import Settings


def restore(
    folder: Annotated[
        Path | None,
        typer.Argument(
            metavar="DIR", help="The backup. Without it: the database was brought back by other means."
        ),
    ] = None,
    dsn: Annotated[
        str, typer.Option(metavar="URL", help="An empty database; or that of BOTTEGA_DATABASE.")
    ] = "",
    home: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Restore to this folder, which must not exist.")
    ] = None,
    journal: Annotated[
        list[Path] | None,
        typer.Option(
            metavar="FILE", help="The journal of each node; or that of BOTTEGA_JOURNAL.", dir_okay=False
        ),
    ] = None,
    no_journal: Annotated[
        bool, typer.Option("--no-journal", help="There is none: who was signed out or deleted is back.")
    ] = False,
    replay: Annotated[bool, typer.Option(help="Play every match again from its log.")] = True,
) -> None:
    """Fill an empty database from a backup, and verify every match."""
    with hosting("server" if home is None else "server,home"):
        tell(asyncio.run(bring_back(folder, dsn, home, journal or [], no_journal, replay)))


def tell(wrong: list[str]) -> None:
    """Say what is wrong, if anything is."""
    for one in wrong:
        print(f"  WRONG  {one}")
    if wrong:
        raise typer.Exit(1)
    print("the server may be started")


async def bring_back(
    folder: Path | None,
    dsn: str,
    home: Path | None,
    journals: Sequence[Path],
    no_journal: bool,
    replay: bool,
) -> list[str]:
    """All of it, in order; what is wrong afterwards."""
    from bottega.server.ops.backup.manifest import read_manifest

    # Whatever may be missing is said before anything is written.
    manifest = read_manifest(folder) if folder else None
    lines = journal_lines(journals, no_journal)
    async with place_for(folder, dsn, home, journals) as settings:
        if folder is not None and manifest is not None:
            await fill(folder, manifest, settings)
        return await finish(settings, manifest, lines, replay)


def known_journals(given: Sequence[Path]) -> list[Path]:
    """Those that are named, or the one of the settings."""
    named = os.environ.get("BOTTEGA_JOURNAL")
    return list(given) or ([Path(named)] if named else [])


def journal_lines(given: Sequence[Path], no_journal: bool) -> list[AnyLine]:
    """What all journals say."""
    from bottega.server.core.journal import read_journal

    files = [] if no_journal else known_journals(given)
    if not files and not no_journal:
        raise SetupError(
            "say with --journal where the journal is, or --no-journal if there is none:"
            " then whoever was signed out or deleted since the backup is back"
        )
    found: list[AnyLine] = []
    for file in files:
        lines, cut = read_journal(file)
        found += lines
        print(f"{file}: {len(lines)} lines" + f", {cut} that cannot be read" * bool(cut))
    return found


# --- where to ---------------------------------------------------------------------------------------


@asynccontextmanager
async def place_for(
    folder: Path | None, dsn: str, home: Path | None, journals: Sequence[Path]
) -> AsyncIterator[Settings]:
    """The settings of the restored server."""
    if home is None:
        yield settings_here({"BOTTEGA_DATABASE": dsn} if dsn else {})
        return
    from bottega.server.ops.backup.manifest import SECRET
    from bottega.server.ops.home.folder import Folder, write_private
    from bottega.server.ops.home.site import own_database

    home_folder = Folder(home)
    if folder is None or not (folder / SECRET).is_file():
        raise SetupError(f"--home needs a backup made with --home, with its {SECRET}")
    if home_folder.path.exists() and any(home_folder.path.iterdir()):
        raise SetupError(f"{home_folder.path} is not empty: name a folder that is not there yet")
    try:
        async with own_database(home_folder) as url:
            write_private(home_folder.secret_file, (folder / SECRET).read_text())
            keep_journals(home_folder, journals)
            yield settings_here({"BOTTEGA_DATABASE": url, "BOTTEGA_SECRET": home_folder.secret()})
    except BaseException:
        shutil.rmtree(home_folder.path, ignore_errors=True)
        raise


def keep_journals(home_folder: Folder, journals: Sequence[Path]) -> None:
    """Copy what was revoked before to the new journal, for the next restore."""
    from bottega.server.ops.home.folder import write_private

    if journals:
        write_private(home_folder.journal, "\n".join(file.read_text("utf-8") for file in journals))


# --- how --------------------------------------------------------------------------------------------


async def fill(folder: Path, manifest: Manifest, settings: Settings) -> None:
    """The database as it was."""
    from bottega.server.ops.backup.manifest import fingerprint
    from bottega.server.ops.backup.restoring import restore

    print(f"{folder}: {manifest.dump.bytes / 1e6:.1f} MB, by bottega {manifest.bottega}")
    if fingerprint(settings.secret) != manifest.secret:
        print("note: BOTTEGA_SECRET differs from the secret of the backup: all of its cookies are invalid")
    await restore(folder, manifest, settings.database, print)


async def finish(
    settings: Settings, manifest: Manifest | None, lines: list[AnyLine], replay: bool
) -> list[str]:
    """What was revoked since is revoked again; then everything is looked at."""
    from bottega.server.features.ratings.audit import audit
    from bottega.server.ops.backup.reapply_journal import reapply_journal, restored_until
    from bottega.server.ops.backup.restoring import closed_node
    from bottega.server.ops.backup.verifying import verify

    async with closed_node(settings) as node:
        await node.store.check()
        since = manifest.began if manifest else await restored_until(node)
        print(f"{await reapply_journal(node, lines, since)} lines of the journal were followed")
        if not replay:
            return []
        verdict = await verify(node.store, GAMES, lambda ids: followed(ids, "matches", len(ids)))
        print(f"{verdict.matches} matches with {verdict.moves} moves were played again")
        if verdict.other:
            print(f"{verdict.other} are of another edition, and are kept as they are")
        audited = await audit(node.store, GAMES)
        print(f"{audited.matches} rated matches, {audited.ratings} ratings")
        return verdict.wrong + audited.wrong
