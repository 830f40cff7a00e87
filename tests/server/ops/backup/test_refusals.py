"""What cannot be backed up or restored is said in a sentence, with what to do, and nothing is written."""

from __future__ import annotations

import shutil
from pathlib import Path
from unittest.mock import patch

import msgspec
import pytest

from bottega.server.ops.backup import programs
from bottega.server.ops.backup.manifest import DUMP, MANIFEST
from tests.server.engines import empty_database
from tests.server.nodes import fresh_node, open_store
from tests.server.ops.backup.copies import backed_up, bottega

pytestmark = pytest.mark.anyio

NOWHERE = "postgresql://me:hush@127.0.0.1:1/bottega"


@pytest.fixture
async def copied(own_database: str, tmp_path: Path) -> Path:
    """A backup of a site with one guest."""
    async with fresh_node(own_database) as node:
        await node.guests.enter("Anna")
    told = await backed_up(own_database, tmp_path / "backup")
    assert "BOTTEGA_JOURNAL is not set" in told.stdout
    assert "0 matches, 0 moves" in told.stdout
    return tmp_path / "backup"


async def refused(*words: object, database: str) -> str:
    """What a command says that does nothing."""
    told = await bottega(*words, database=database)
    assert isinstance(told.exception, SystemExit), told.exc_info
    assert told.exit_code == 1, told.output
    return told.stderr


async def test_a_backup_is_for_its_owner_and_written_into_a_new_folder(
    copied: Path, own_database: str
) -> None:
    assert {file.name for file in copied.iterdir()} == {MANIFEST, DUMP}
    assert all(file.stat().st_mode & 0o077 == 0 for file in (copied, *copied.iterdir()))
    assert "is not empty: name a folder that is not there yet" in await refused(
        "host", "backup", copied, database=own_database
    )


async def test_what_cannot_be_reached_or_was_never_used_leaves_nothing_behind(tmp_path: Path) -> None:
    said = await refused("host", "backup", tmp_path / "new", database=NOWHERE)
    assert "the database cannot be reached" in said
    assert "hush" not in said
    async with empty_database() as empty:
        assert "`bottega host migrate`" in await refused("host", "backup", tmp_path / "new", database=empty)
        with patch.object(programs, "places", lambda _: []):
            await bottega("host", "migrate", database=empty)
            assert "postgresql-client" in await refused("host", "backup", tmp_path / "new", database=empty)
    assert not (tmp_path / "new").exists()


async def test_a_restore_writes_over_nothing(copied: Path, own_database: str) -> None:
    said = await refused("host", "restore", copied, "--no-journal", database=own_database)
    assert "the database is not empty" in said
    assert "createdb" in said
    async with open_store(own_database) as store, store.reach() as connection:
        assert await connection.fetchval("SELECT count(*) FROM alembic_version") == 1


async def test_a_restore_looks_at_everything_before_it_writes(copied: Path, tmp_path: Path) -> None:
    damaged, older = tmp_path / "damaged", tmp_path / "other"
    async with empty_database() as empty:
        assert "--no-journal" in await refused("host", "restore", copied, database=empty)
        shutil.copytree(copied, damaged)
        with (damaged / DUMP).open("ab") as dump:
            dump.write(b"x")
        assert "is damaged" in await refused("host", "restore", damaged, "--no-journal", database=empty)
        (damaged / DUMP).unlink()
        assert "is missing" in await refused("host", "restore", damaged, "--no-journal", database=empty)
        (damaged / MANIFEST).unlink()
        assert "no whole backup" in await refused("host", "restore", damaged, "--no-journal", database=empty)
        manifest = msgspec.json.decode((copied / MANIFEST).read_bytes())
        for changes, said in (
            ({"format": 2, "bottega": "9.0"}, "restore it with that version"),
            ({"dump": {**manifest["dump"], "migration": "9999"}}, "does not know migration 9999"),
            ({"dump": 7}, "cannot be read"),
        ):
            older.mkdir(exist_ok=True)
            (older / MANIFEST).write_bytes(msgspec.json.encode({**manifest, **changes}))
            assert said in await refused("host", "restore", older, "--no-journal", database=empty)
        told = await bottega("host", "restore", copied, "--no-journal", database=empty)
        assert told.exit_code == 0, told.output  # after all that it is still empty


def test_a_password_is_not_on_the_command_line() -> None:
    bare, environment = programs.without_password(
        "postgresql://me:h%40sh@db.example:5433/bottega?sslmode=require"
    )
    assert bare == "postgresql://me@db.example:5433/bottega?sslmode=require"
    assert environment == {"PGPASSWORD": "h@sh"}
    assert programs.without_password("postgresql://me@/bottega?host=/run") == (
        "postgresql://me@/bottega?host=/run",
        {},
    )
