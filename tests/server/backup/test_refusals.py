"""What cannot be backed up or restored is said in a sentence, with what to do, and nothing is written."""

from __future__ import annotations

import shutil
from pathlib import Path
from unittest.mock import patch

import msgspec
import pytest

from bottega.server.backup import programs
from bottega.server.backup.manifest import MANIFEST, dump_name
from tests.server.backup.copies import backed_up, bottega
from tests.server.engines import empty_database
from tests.server.nodes import fresh_node, open_store

pytestmark = pytest.mark.anyio

NOWHERE = "postgresql://me:hush@127.0.0.1:1/bottega"


@pytest.fixture
async def copied(shards: list[str], tmp_path: Path) -> Path:
    """A backup of a house with one guest."""
    async with fresh_node(shards) as node:
        await node.guests.enter("Anna")
    told = await backed_up(shards, tmp_path / "backup")
    assert "BOTTEGA_JOURNAL is not set" in told.stdout
    assert "shard 1: 0 matches, 0 moves, " in told.stdout
    return tmp_path / "backup"


async def refused(*words: object, databases: list[str]) -> str:
    """What a command says that does nothing."""
    told = await bottega(*words, databases=databases)
    assert isinstance(told.exception, SystemExit), told.exc_info
    assert told.exit_code == 1, told.output
    return told.stderr


async def test_a_backup_is_for_its_owner_and_written_into_a_new_folder(
    copied: Path, shards: list[str]
) -> None:
    assert {file.name for file in copied.iterdir()} == {MANIFEST, dump_name(0), dump_name(1)}
    assert all(file.stat().st_mode & 0o077 == 0 for file in (copied, *copied.iterdir()))
    assert "is not empty: name a folder that is not there yet" in await refused(
        "host", "backup", copied, databases=shards
    )


async def test_what_cannot_be_reached_or_was_never_used_leaves_nothing_behind(tmp_path: Path) -> None:
    said = await refused("host", "backup", tmp_path / "new", databases=[NOWHERE])
    assert "shard 0 cannot be reached" in said
    assert "hush" not in said
    async with empty_database() as empty:
        assert "`bottega host migrate`" in await refused(
            "host", "backup", tmp_path / "new", databases=[empty]
        )
        with patch.object(programs, "places", lambda _: []):
            await bottega("host", "migrate", databases=[empty])
            assert "postgresql-client" in await refused("host", "backup", tmp_path / "new", databases=[empty])
    assert not (tmp_path / "new").exists()


async def test_a_restore_writes_over_nothing(copied: Path, shards: list[str]) -> None:
    said = await refused("host", "restore", copied, "--no-journal", databases=shards)
    assert "the database for shard 0 is not empty" in said
    assert "createdb" in said
    async with open_store(shards) as store, store.reach(0) as connection:
        assert await connection.fetchval("SELECT count(*) FROM alembic_version") == 1


async def test_a_restore_looks_at_everything_before_it_writes(copied: Path, tmp_path: Path) -> None:
    damaged, older = tmp_path / "damaged", tmp_path / "other"
    async with empty_database() as first, empty_database() as second:
        both = [first, second]
        assert "--no-journal" in await refused("host", "restore", copied, databases=both)
        said = await refused("host", "restore", copied, "--no-journal", databases=[first])
        assert "has 2 shards and 1 databases" in said
        shutil.copytree(copied, damaged)
        with (damaged / dump_name(1)).open("ab") as dump:
            dump.write(b"x")
        assert "is damaged" in await refused("host", "restore", damaged, "--no-journal", databases=both)
        (damaged / dump_name(1)).unlink()
        assert "is missing" in await refused("host", "restore", damaged, "--no-journal", databases=both)
        (damaged / MANIFEST).unlink()
        assert "no whole backup" in await refused("host", "restore", damaged, "--no-journal", databases=both)
        manifest = msgspec.json.decode((copied / MANIFEST).read_bytes())
        for changes, said in (
            ({"format": 2, "bottega": "9.0"}, "restore it with that version"),
            ({"shards": [{**manifest["shards"][0], "migration": "9999"}]}, "does not know migration 9999"),
            ({"shards": 7}, "cannot be read"),
        ):
            older.mkdir(exist_ok=True)
            (older / MANIFEST).write_bytes(msgspec.json.encode({**manifest, **changes}))
            assert said in await refused("host", "restore", older, "--no-journal", databases=both)
        told = await bottega("host", "restore", copied, "--no-journal", databases=both)
        assert told.exit_code == 0, told.output  # after all that both are still empty


def test_a_password_is_not_on_the_command_line() -> None:
    bare, environment = programs.without_password(
        "postgresql://me:h%40sh@db.example:5433/house?sslmode=require"
    )
    assert bare == "postgresql://me@db.example:5433/house?sslmode=require"
    assert environment == {"PGPASSWORD": "h@sh"}
    assert programs.without_password("postgresql://me@/house?host=/run") == (
        "postgresql://me@/house?host=/run",
        {},
    )
