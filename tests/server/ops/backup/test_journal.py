"""The journal: what is taken away for good is written down, without a name, and can be read again."""

from __future__ import annotations

from pathlib import Path

import pytest

from bottega.server.core.journal import (
    BrowserEnded,
    CookiesEnded,
    Journal,
    MailDropped,
    PasskeyDropped,
    PersonDeleted,
    append,
    read_journal,
)
from bottega.server.core.store.rows import ticket_of
from bottega.server.people.passkeys import key_text
from bottega.server.platform.clock import Clock
from bottega.server.platform.errors import Unavailable
from tests.server.frozen import FrozenClock
from tests.server.nodes import SECRET, fresh_node

pytestmark = pytest.mark.anyio

MAIL = "anna@mail.example"


async def test_lines_are_kept_with_their_time_and_addresses_are_sealed(tmp_path: Path) -> None:
    file = tmp_path / "journal"
    journal = Journal(str(file), SECRET, FrozenClock(1000.5))
    await journal.write(BrowserEnded(guest=7, browser=8))
    await journal.write(MailDropped(guest=7, mail=MAIL))
    lines, cut = read_journal(file)
    sealed = journal.seal(MAIL)
    assert lines == [BrowserEnded(guest=7, at=1000, browser=8), MailDropped(guest=7, at=1000, mail=sealed)]
    assert cut == 0
    assert "anna" not in file.read_text()
    assert file.stat().st_mode & 0o077 == 0
    assert Journal("", "another secret", Clock()).seal(MAIL) != sealed


async def test_a_line_that_was_cut_off_spoils_no_other(tmp_path: Path) -> None:
    file = tmp_path / "journal"
    file.write_bytes(b'\n{"is":"person_deleted","gue')
    append(str(file), b'{"is":"person_deleted","guest":9,"at":5}')
    assert read_journal(file) == ([PersonDeleted(guest=9, at=5)], 1)


async def test_without_a_file_nothing_is_written() -> None:
    await Journal("", SECRET, Clock()).write(PersonDeleted(guest=1))


async def test_what_cannot_be_written_down_is_not_done(own_database: str, tmp_path: Path) -> None:
    async with fresh_node(own_database, journal=str(tmp_path / "nowhere" / "journal")) as node:
        anna = await node.guests.enter("Anna")
        assert anna.browser is not None
        with pytest.raises(Unavailable, match="the journal"):
            await node.guests.sign_out(anna, anna.browser.id)
        assert await node.store.bearer(ticket_of(anna)) == anna


async def test_a_node_writes_down_all_that_it_takes_away(own_database: str, tmp_path: Path) -> None:
    file = tmp_path / "journal"
    async with fresh_node(own_database, journal=str(file)) as node:
        anna = await node.guests.enter("Anna")
        assert anna.browser is not None
        phone = await node.guests.sign_in(anna, "phone")
        assert phone.browser is not None
        await node.guests.sign_out(anna, anna.browser.id)
        renewed = await node.guests.renew(phone, "phone")
        async with node.store.reach() as connection:
            for id in (b"one", b"two"):
                await connection.execute(
                    "INSERT INTO passkeys VALUES ($1, $2, '', 0, 'key', '', 0, 0)", id, anna.id
                )
        await node.accounts.passkeys.drop(anna.id, key_text(b"one"))
        await node.people.wait_for_mail(anna.id, MAIL)
        await node.people.confirm_mail(anna.id, MAIL)
        await node.people.confirm_mail(anna.id, MAIL)  # the same once more: nothing is taken away
        await node.people.confirm_mail(anna.id, "other@mail.example")
        await node.people.drop_mail(anna.id)
        await node.people.drop_mail(anna.id)
        await node.accounts.leaving.delete(renewed)
    lines, _ = read_journal(file)
    assert {line.guest for line in lines} == {anna.id}
    assert [type(line) for line in lines] == [
        BrowserEnded,
        CookiesEnded,
        PasskeyDropped,
        MailDropped,
        MailDropped,
        PersonDeleted,
        CookiesEnded,
    ]
    ended, left = lines[1], lines[-1]
    assert isinstance(ended, CookiesEnded)
    assert isinstance(left, CookiesEnded)
    assert (ended.epoch, ended.browser, left.epoch, left.browser) == (1, renewed.browser, 2, None)
