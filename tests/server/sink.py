"""A mail server that keeps what it is sent, for tests."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

from aiosmtpd.smtp import SMTP, Envelope

from tests.patience import PATIENCE


class Sink:
    """Everything that came, in order. What is `refused` is turned away."""

    def __init__(self) -> None:
        self.messages: list[EmailMessage] = []
        self.refuses = False
        self.port = 0
        self.came = asyncio.Condition()

    async def handle_DATA(self, server: object, session: object, envelope: Envelope) -> str:  # noqa: N802
        """Called by the server for each mail."""
        if self.refuses:
            return "451 not now"
        assert isinstance(envelope.content, bytes)
        message = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(message, EmailMessage)
        async with self.came:
            self.messages.append(message)
            self.came.notify_all()
        return "250 OK"

    async def wait(self, count: int, timeout: float = PATIENCE) -> EmailMessage:
        """The mail with this number, from 1, once it is there."""
        async with asyncio.timeout(timeout), self.came:
            await self.came.wait_for(lambda: len(self.messages) >= count)
        return self.messages[count - 1]

    def settings(self) -> dict[str, Any]:
        """What a site is set to, so that its mail comes here."""
        return {
            "mail_host": "127.0.0.1",
            "mail_port": self.port,
            "mail_from": "Bottega <site@bottega.example>",
            "mail_tls": "none",
        }


@asynccontextmanager
async def mail_sink() -> AsyncIterator[Sink]:
    """Listens meanwhile."""
    sink = Sink()
    loop = asyncio.get_running_loop()
    async with await loop.create_server(lambda: SMTP(sink, loop=loop), "127.0.0.1", 0) as server:
        sink.port = server.sockets[0].getsockname()[1]
        yield sink


def text_of(message: EmailMessage) -> str:
    """What a mail says."""
    return str(message.get_content())


def link_in(message: EmailMessage) -> str:
    """The only link in a mail that carries a secret."""
    (found,) = re.findall(r"https?://\S+#\S+", text_of(message))
    assert isinstance(found, str)
    return found
