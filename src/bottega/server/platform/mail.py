"""Sends mail by the host's SMTP server."""

from __future__ import annotations

from collections.abc import Mapping
from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr
from typing import Final

import aiosmtplib

from bottega.server.platform.clock import Clock
from bottega.server.platform.errors import Refused, Unavailable
from bottega.server.platform.outgoing import Outgoing
from bottega.server.platform.settings import Settings

SMTP_TIMEOUT_S: Final = 20.0  # seconds for a whole SMTP session


class Postman:
    """Sends one mail at a time. Disabled without an SMTP server."""

    def __init__(self, settings: Settings, clock: Clock) -> None:
        self.settings: Final = settings
        self.outgoing: Final = Outgoing(SMTP_TIMEOUT_S)
        self.clock: Final = clock

    @property
    def is_there(self) -> bool:
        """Whether mail is configured."""
        return bool(self.settings.mail_host)

    @property
    def domain(self) -> str:
        """The sender."""
        return parseaddr(self.settings.mail_from)[1].rpartition("@")[2]

    def must_be_there(self) -> None:
        """Refused if mail is not configured."""
        if not self.is_there:
            raise Refused("no_mail")

    async def send(self, to: str, subject: str, text: str, headers: Mapping[str, str] | None = None) -> None:
        """Send a mail in plain text; Unavailable if the server refused it, Abandoned if the node closes."""
        self.must_be_there()
        settings = self.settings
        sending = aiosmtplib.send(
            self.write(to, subject, text, headers or {}),
            hostname=settings.mail_host,
            port=settings.mail_port,
            username=settings.mail_user or None,
            password=settings.mail_password or None,
            use_tls=settings.mail_tls == "tls",
            start_tls=settings.mail_tls == "start",
            timeout=SMTP_TIMEOUT_S,
        )
        try:
            await self.outgoing.send(sending)
        except (aiosmtplib.SMTPException, OSError, ValueError) as error:
            raise Unavailable(f"mail: {type(error).__name__}") from error  # its text may quote the address

    def write(self, to: str, subject: str, text: str, headers: Mapping[str, str]) -> EmailMessage:
        """The message, marked so that programs do not answer it."""
        message = EmailMessage()
        message["From"] = self.settings.mail_from
        message["To"] = to
        message["Subject"] = subject
        message["Date"] = formatdate(self.clock.now())
        message["Auto-Submitted"] = "auto-generated"
        for name, value in ({"Message-ID": make_msgid(domain=self.domain)} | dict(headers)).items():
            message[name] = value
        message.set_content(text)
        return message
