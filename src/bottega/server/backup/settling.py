"""What a restore must not undo: it goes back in time, and what was revoked or deleted since stays so."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import structlog

from bottega.server.backup import sql
from bottega.server.ids import Id
from bottega.server.journal import (
    AnyLine,
    Blocked,
    BrowserEnded,
    CookiesEnded,
    MailDropped,
    PasskeyDropped,
    PersonDeleted,
    Ruled,
)
from bottega.server.node import Node
from bottega.server.rulings.rows import OF_THE_MOMENT
from bottega.server.store.rows import Guest
from bottega.server.store.shards import HOUSE
from bottega.server.tables.table import GONE

log = structlog.get_logger()

MARGIN: Final = 3600.0  # seconds by which the clocks of machines may differ
# A browser that was left when all others ended may have ended later; who is deleted is deleted last.
ORDER: Final = (CookiesEnded, BrowserEnded, PasskeyDropped, MailDropped, Ruled, Blocked, PersonDeleted)


async def restored_until(node: Node) -> float:
    """About when the databases were as they are: when the last move in them was made."""
    newest = 0.0
    for shard in range(node.store.shards):
        async with node.store.reach(shard) as connection:
            newest = max(newest, await connection.fetchval(sql.NEWEST_MOVE) or 0.0)
    return newest


async def settle(node: Node, lines: Iterable[AnyLine], since: float) -> int:
    """Make the databases of a closed house fit to be opened; how many lines of the journal were followed.

    Lines that are older than the backup are in it already.
    """
    await void_links(node)
    await end_the_moment(node)
    await note_again(node, since - MARGIN)
    wanted = [line for line in lines if line.at >= since - MARGIN]
    for line in sorted(wanted, key=place):
        await follow(node, line)
    await node.matches.drain()
    return len(wanted)


def place(line: AnyLine) -> tuple[int, int]:
    """In which order lines are followed; the time does not matter, for clocks differ."""
    match line:
        case CookiesEnded():
            turn = line.epoch
        case Ruled():
            turn = line.number
        case _:
            turn = 0
    return ORDER.index(type(line)), turn


async def void_links(node: Node) -> None:
    """A link or a challenge that was used since would be good once more."""
    async with node.store.reach(HOUSE) as connection:
        await connection.execute(sql.VOID_LETTERS)
        await connection.execute(sql.DROP_CEREMONIES)


async def end_the_moment(node: Node) -> None:
    """What hosts decided for an hour that is past, like that nothing may be changed while a copy is made."""
    async with node.store.reach(HOUSE) as connection:
        await connection.execute(sql.END_THE_MOMENT, list(OF_THE_MOMENT))


async def note_again(node: Node, since: float) -> None:
    """Matches that the house's shard, which was copied first, may not know to be over."""
    for shard in range(node.store.shards):
        if shard != HOUSE:
            async with node.store.reach(shard) as connection:
                ended: list[Id] = [row[0] for row in await connection.fetch(sql.ENDED_SINCE, since)]
            for match in ended:
                head = await node.store.head(match)
                if head is not None:
                    await node.ledger.note(head)


async def follow(node: Node, line: AnyLine) -> None:
    """Take away once more what was taken away."""
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
            async with node.store.reach(HOUSE) as connection:
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
