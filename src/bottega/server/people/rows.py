"""Rows of people as plain data. Times are seconds since 1970."""

from __future__ import annotations

import msgspec

from bottega.server.platform.ids import Id


class Person(msgspec.Struct, frozen=True):
    """A guest with preferences; these are the defaults."""

    guest: Id
    language: str = "en"
    zone: str = "UTC"
    quiet_from: int = 0  # minutes after midnight in that zone; equal to quiet_until: no quiet hours
    quiet_until: int = 0
    mail: str = ""
    mail_confirmed: bool = False
    mail_wish: str = "none"  # none, each, daily
    push_wish: bool = True
    made: int = 0


class Passkey(msgspec.Struct, frozen=True):
    """A passkey's public half."""

    id: bytes
    guest: Id
    public_key: bytes
    sign_count: int
    name: str
    transports: str  # separated by blanks
    made: int
    used: int


class Push(msgspec.Struct, frozen=True):
    """A push subscription."""

    endpoint: str
    guest: Id
    p256dh: str
    auth: str
    made: int
    browser: Id = 0  # the browser; 0 in rows of earlier releases


class MailLink(msgspec.Struct, frozen=True):
    """What a mailed link is for."""

    guest: Id
    kind: str  # confirm, recover, prove, device
    mail: str
