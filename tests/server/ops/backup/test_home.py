"""A site in a folder is copied while it is open, and becomes a site in another folder."""

from __future__ import annotations

import tempfile
from pathlib import Path

import pytest

from bottega.server.core.store.rows import ticket_of
from bottega.server.ops.home.folder import Folder
from bottega.server.ops.home.site import at_home, visited
from tests.server.nodes import fresh_node, open_store
from tests.server.ops.backup.copies import bottega

pytestmark = pytest.mark.anyio


async def test_a_server_in_a_folder_is_copied_hot_and_restored_in_another() -> None:
    with tempfile.TemporaryDirectory(prefix="bottega-") as made:
        place = Path(made)
        place.chmod(0o755)  # as root, PostgreSQL runs as another user
        old, new, copy = place / "old", place / "new", place / "copy"
        assert "there is no server in" in (await bottega("host", "backup", copy, "--home", old)).stderr
        async with at_home(old) as engines:
            url, journal = engines["BOTTEGA_DATABASE"], engines["BOTTEGA_JOURNAL"]
            assert journal == str(old / "journal")
            async with fresh_node(url, journal=journal) as node:
                anna, bruno = await node.guests.enter("Anna"), await node.guests.enter("Bruno")
                told = await bottega("host", "backup", copy, "--home", old)
                assert told.exit_code == 0, told.output
                assert "note:" not in told.stdout
                kept = await bottega("host", "editions", "--home", old)
                assert (kept.exit_code, "no matches under way" in kept.stdout) == (0, True), kept.output
                assert bruno.browser is not None
                await node.guests.sign_out(bruno, bruno.browser.id)
        said = await bottega("host", "restore", copy, "--home", old, "--journal", journal)
        assert "is not empty" in said.stderr
        told = await bottega("host", "restore", copy, "--home", new, "--journal", journal)
        assert told.exit_code == 0, told.output
        assert "note:" not in told.stdout
        assert Folder(new).secret() == Folder(old).secret()
        assert Folder(new).journal.read_bytes() == Folder(old).journal.read_bytes()
        async with visited(Folder(new)) as url, open_store(url) as store:
            assert await store.bearer(ticket_of(anna)) == anna
            assert await store.bearer(ticket_of(bruno)) is None
