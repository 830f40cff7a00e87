"""The journal: a file beside the database with what was revoked, deleted and banned.

A restore goes back in time and would undo it, so a restore applies the journal again. No name and no address
can be read in it.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
import os
from pathlib import Path
from typing import Final, Literal

import msgspec
import structlog
from cryptography.fernet import Fernet, InvalidToken
from msgspec import Struct

from bottega.server.core.store.rows import Browser
from bottega.server.platform.clock import Clock
from bottega.server.platform.errors import Unavailable
from bottega.server.platform.ids import Id

RulingKind = Literal["ban", "mute", "name", "range", "announcement", "read_only", "drain"]

log = structlog.get_logger()


class Line(Struct, frozen=True, kw_only=True, tag_field="is"):
    """Something revoked for good. Lines may be applied twice and in any order."""

    guest: Id
    at: int = 0  # seconds since 1970, by the clock of the node that wrote it


class CookiesEnded(Line, frozen=True, kw_only=True, tag="cookies_ended"):
    """All cookies of a guest with an older epoch were revoked, but one browser stays signed in."""

    epoch: int
    browser: Browser | None


class BrowserEnded(Line, frozen=True, kw_only=True, tag="browser_ended"):
    """A browser was signed out."""

    browser: Id


class PasskeyDropped(Line, frozen=True, kw_only=True, tag="passkey_dropped"):
    """A passkey was deleted."""

    passkey: str  # the digest of its id


class MailDropped(Line, frozen=True, kw_only=True, tag="mail_dropped"):
    """A mail address was deleted."""

    mail: str  # sealed, once it is written


class PersonDeleted(Line, frozen=True, kw_only=True, tag="person_deleted"):
    """A person was deleted."""


class Ruled(Line, frozen=True, kw_only=True, tag="ruled"):
    """A host made or lifted a ruling about a person or a range of addresses: the last line counts."""

    kind: RulingKind
    secret: str  # a range or a name; locked, once it is written
    until: float
    number: int
    lifted: bool


class Blocked(Line, frozen=True, kw_only=True, tag="blocked"):
    """A person blocked another. Unblocking is not in the journal."""

    whom: Id


AnyLine = CookiesEnded | BrowserEnded | PasskeyDropped | MailDropped | PersonDeleted | Ruled | Blocked


class Journal:
    """The journal of a node; disabled without a file."""

    def __init__(self, file: str, secret: str, clock: Clock) -> None:
        self.file: Final = file
        self.key: Final = hashlib.sha256(b"bottega journal " + secret.encode()).digest()
        self.box: Final = Fernet(base64.urlsafe_b64encode(self.key))
        self.clock: Final = clock

    def open(self) -> None:
        """Create the file, so that an empty journal differs from a lost one."""
        if self.file:
            try:
                Path(self.file).touch(mode=0o600)
            except OSError as error:
                log.error("journal_not_writable", error=str(error), mend="bottega host doctor")

    async def write(self, line: AnyLine) -> None:
        """Write a line to the disk; Unavailable if that fails."""
        if not self.file:
            return
        line = msgspec.structs.replace(line, at=int(self.clock.now()))
        if isinstance(line, MailDropped):
            line = msgspec.structs.replace(line, mail=self.seal(line.mail))
        elif isinstance(line, Ruled):
            line = msgspec.structs.replace(line, secret=self.lock(line.secret))
        try:
            await asyncio.to_thread(append, self.file, msgspec.json.encode(line))
        except OSError as error:
            raise Unavailable(f"the journal {self.file} cannot be written: {error}") from error

    def seal(self, mail: str) -> str:
        """A keyed hash of an address, which no one can guess without the secret."""
        return hmac.new(self.key, mail.encode(), hashlib.sha256).hexdigest()

    def lock(self, text: str) -> str:
        """Text encrypted with the server's secret."""
        return self.box.encrypt(text.encode()).decode() if text else ""

    def unlock(self, text: str) -> str | None:
        """Decrypted text; None if the secret differs."""
        try:
            return self.box.decrypt(text).decode() if text else ""
        except InvalidToken:
            return None


def append(file: str, line: bytes) -> None:
    """Write a line, beginning with the newline: a line that a full disk cut off does not spoil the next.

    Processes of one machine may share a file: each line is one write at its end.
    """
    opened = os.open(file, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
    try:
        whole = b"\n" + line
        if os.write(opened, whole) < len(whole):
            raise OSError("there is no room for a whole line")
        os.fsync(opened)
    finally:
        os.close(opened)


def read_journal(file: Path) -> tuple[list[AnyLine], int]:
    """The lines of a journal, and how many were incomplete."""
    lines: list[AnyLine] = []
    cut = 0
    for text in file.read_bytes().splitlines():
        try:
            if text:
                lines.append(msgspec.json.decode(text, type=AnyLine))
        except msgspec.DecodeError:
            cut += 1
    return lines, cut
