"""A mail server that takes connections and says nothing: push goes on, and a node closes all the same."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from bottega.server.notify.times import NOTICE_AFTER
from bottega.server.platform import mail
from bottega.server.platform.errors import Abandoned
from bottega.server.platform.outgoing import Outgoing
from tests.patience import PATIENCE, until
from tests.server.frozen import FrozenClock
from tests.server.memory_bus import Exchange
from tests.server.notify.told import ORIGIN, match_over_days, notices, person, play_until
from tests.server.timing.timed import ANNA, say, timed_node

pytestmark = pytest.mark.anyio


class Hung:
    """How many came, and where it is."""

    port = 0
    came = 0

    def settings(self) -> dict[str, Any]:
        """What a node is set to, so that its mail comes here."""
        sender = {"mail_from": "Bottega <site@bottega.example>", "mail_tls": "none", "origin": (ORIGIN,)}
        return {"mail_host": "127.0.0.1", "mail_port": self.port, **sender}


@asynccontextmanager
async def hung_server() -> AsyncIterator[Hung]:
    hung, held = Hung(), list[asyncio.StreamWriter]()

    async def say_nothing(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        hung.came += 1
        held.append(writer)

    server = await asyncio.start_server(say_nothing, "127.0.0.1", 0)
    hung.port = server.sockets[0].getsockname()[1]
    try:
        yield hung
    finally:
        for writer in held:
            writer.close()
        server.close()


async def test_a_node_closes_while_the_mail_server_hangs_and_sends_the_notice_after_the_next_start(
    own_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mail, "SMTP_TIMEOUT_S", 100 * PATIENCE)
    clock = FrozenClock()
    async with hung_server() as hung, asyncio.timeout(PATIENCE):
        async with timed_node(own_database, Exchange(), clock, **hung.settings()) as node:
            await person(node, ANNA, "anna@mail.example")
            _, live = await match_over_days(node)
            await say(node, live, 0, "first")
            await play_until(node, live, 0)
            await node.notices.run()
            clock.pass_(NOTICE_AFTER)
            sweeping = asyncio.create_task(node.notices.run())
            await until(lambda: hung.came == 1)
            assert not sweeping.done()
            await node.drain()  # as a signal does
            await sweeping
            ((notice, done),) = [one for one in await notices(node) if one[0].kind == "asked"]
            assert (notice.tries, done) == (0, None), "it is due, as if nobody had tried"
        async with timed_node(own_database, Exchange(), clock, **hung.settings()) as node:
            sweeping = asyncio.create_task(node.notices.run())
            await until(lambda: hung.came == 2)
            await node.drain()
            await sweeping


async def test_push_does_not_wait_for_mail(own_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    clock, pushed = FrozenClock(), asyncio.Event()
    async with hung_server() as hung, asyncio.timeout(PATIENCE):
        vapid: dict[str, Any] = {"vapid_private": "A" * 43, "vapid_subject": "mailto:a@example.org"}
        async with timed_node(own_database, Exchange(), clock, **hung.settings(), **vapid) as node:
            await person(node, ANNA, "anna@mail.example", push_wish=True)
            async with node.store.reach() as connection:
                await connection.execute(
                    "INSERT INTO pushes (endpoint, guest, p256dh, auth, made, browser)"
                    " VALUES ('https://push.example', $1, '', '', 0, 0)",
                    ANNA,
                )
            _, live = await match_over_days(node)
            await say(node, live, 0, "first")
            await play_until(node, live, 0)
            await node.notices.run()
            clock.pass_(NOTICE_AFTER)

            async def push(*_: Any) -> bool:
                pushed.set()
                return True

            monkeypatch.setattr(node.notices.sender, "push", push)
            sweeping = asyncio.create_task(node.notices.run())
            await until(lambda: hung.came == 1)
            await pushed.wait()
            assert not sweeping.done()
            await node.drain()
            await sweeping


async def test_what_takes_too_long_is_given_up() -> None:
    outgoing = Outgoing(0.01)
    with pytest.raises(TimeoutError):
        await outgoing.send(asyncio.sleep(PATIENCE))
    await until(lambda: not outgoing.under_way)
    outgoing.close()
    with pytest.raises(Abandoned):
        await outgoing.send(asyncio.sleep(0))
