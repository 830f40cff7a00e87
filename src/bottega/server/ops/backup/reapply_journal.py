"""Applies the journal to a restored database, so that what was revoked or deleted stays so."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import structlog

from bottega.server.core.journal import (
    AnyLine,
    Blocked,
    BrowserEnded,
    CookiesEnded,
    MailDropped,
    PasskeyDropped,
    PersonDeleted,
    Ruled,
)
from bottega.server.core.store.rows import Guest
from bottega.server.moderation.rows import OF_THE_MOMENT
from bottega.server.ops.backup import sql
from bottega.server.parts import Parts
from bottega.server.tables.table import GONE

log = structlog.get_logger()

MARGIN: Final = 3600.0  # seconds by which clocks of machines may differ
# The browser that stayed when all others ended may have ended later. Deletions come last.
ORDER: Final = (CookiesEnded, BrowserEnded, PasskeyDropped, MailDropped, Ruled, Blocked, PersonDeleted)


async def restored_until(node: Parts) -> float:
    """The approximate time of the backup: that of its last move."""
    async with node.store.reach() as connection:
        return await connection.fetchval(sql.NEWEST_MOVE) or 0.0


async def reapply_journal(node: Parts, lines: Iterable[AnyLine], since: float) -> int:
    """Make a restored database ready to open; return how many lines of the journal were applied.

    The backup already contains older lines.
    """
    await void_links(node)
    await lift_transient_rulings(node)
    wanted = [line for line in lines if line.at >= since - MARGIN]
    for line in sorted(wanted, key=place):
        await apply(node, line)
    await node.matches.drain()
    return len(wanted)


def place(line: AnyLine) -> tuple[int, int]:
    """The order of lines. Their time does not matter, since clocks differ."""
    match line:
        case CookiesEnded():
            turn = line.epoch
        case Ruled():
            turn = line.number
        case _:
            turn = 0
    return ORDER.index(type(line)), turn


async def void_links(node: Parts) -> None:
    """Void links and challenges, which may have been used since."""
    async with node.store.reach() as connection:
        await connection.execute(sql.VOID_MAIL_LINKS)
        await connection.execute(sql.DROP_PASSKEY_CHALLENGES)


async def lift_transient_rulings(node: Parts) -> None:
    """Lift transient rulings, such as read-only mode during the backup."""
    async with node.store.reach() as connection:
        await connection.execute(sql.END_THE_MOMENT, list(OF_THE_MOMENT))


async def apply(node: Parts, line: AnyLine) -> None:
    """Apply a line."""
    match line:
        case CookiesEnded():
            guest = await node.store.guest(line.guest)
            if guest is not None and guest.epoch < line.epoch:
                await node.store.renew(Guest(guest.id, guest.name, line.epoch, line.browser))
                await node.people.drop_pushes(guest.id)
        case BrowserEnded():
            await node.store.end_browser(line.guest, line.browser)
            await node.people.drop_pushes_in(line.guest, line.browser)
        case PasskeyDropped():
            async with node.store.reach() as connection:
                await connection.execute(sql.DROP_PASSKEY, line.guest, line.passkey)
        case MailDropped():
            person = await node.people.find(line.guest)
            if person.mail_confirmed and node.journal.seal(person.mail) == line.mail:
                await node.people.drop_mail(line.guest)
        case Ruled():
            secret = node.journal.unlock(line.secret)
            if secret is None:
                log.warning("ruling_not_read", kind=line.kind, why="another secret", mend="make it again")
            else:
                await node.rulings.restore(line, secret)
        case Blocked():
            await node.blocks.restore(line)
        case PersonDeleted():
            await node.accounts.leaving.delete(await node.store.guest(line.guest) or Guest(line.guest, GONE))
