"""The journal: a file beside the databases that says whose cookies ended, who was deleted and who was banned.

A restore goes back in time, and what was taken away since would be there again. So it is written here too,
and a restore takes it away once more. No name and no address can be read in it.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
import os
from pathlib import Path
from typing import Final

import msgspec
import structlog
from cryptography.fernet import Fernet, InvalidToken
from msgspec import Struct

from bottega.server.clock import Clock
from bottega.server.errors import Unavailable
from bottega.server.ids import Id
from bottega.server.rulings.rows import Kind
from bottega.server.store.rows import Browser

log = structlog.get_logger()


class Line(Struct, frozen=True, kw_only=True, tag_field="is"):
    """Something that was taken away for good. Done twice, and in whatever order, it comes to the same."""

    guest: Id
    at: int = 0  # seconds since 1970, by the clock of the node that wrote it


class CookiesEnded(Line, frozen=True, kw_only=True, tag="cookies_ended"):
    """All cookies of somebody of an epoch before this one; who has the one that is left stays signed in."""

    epoch: int
    browser: Browser | None


class BrowserEnded(Line, frozen=True, kw_only=True, tag="browser_ended"):
    """One browser was signed out."""

    browser: Id


class PasskeyDropped(Line, frozen=True, kw_only=True, tag="passkey_dropped"):
    """A passkey leads back to nobody any more."""

    passkey: str  # the digest of its id


class MailDropped(Line, frozen=True, kw_only=True, tag="mail_dropped"):
    """An address leads back to nobody any more."""

    mail: str  # sealed, once it is written


class PersonDeleted(Line, frozen=True, kw_only=True, tag="person_deleted"):
    """Somebody is nobody from now on."""


class Ruled(Line, frozen=True, kw_only=True, tag="ruled"):
    """A host decided something about a person or a range of addresses, or lifted it: the last one holds."""

    kind: Kind
    secret: str  # a range or a name; locked, once it is written
    until: float
    number: int
    lifted: bool


class Blocked(Line, frozen=True, kw_only=True, tag="blocked"):
    """Somebody does not want to hear somebody else. That they do again is not written."""

    whom: Id


AnyLine = CookiesEnded | BrowserEnded | PasskeyDropped | MailDropped | PersonDeleted | Ruled | Blocked


class Journal:
    """Where a node writes; nowhere, if no file is set."""

    def __init__(self, file: str, secret: str, clock: Clock) -> None:
        self.file: Final = file
        self.key: Final = hashlib.sha256(b"bottega journal " + secret.encode()).digest()
        self.box: Final = Fernet(base64.urlsafe_b64encode(self.key))
        self.clock: Final = clock

    def open(self) -> None:
        """Make the file, so that one without lines is told from one that is lost."""
        if self.file:
            try:
                Path(self.file).touch(mode=0o600)
            except OSError as error:
                log.error("journal_not_writable", error=str(error), mend="bottega host doctor")

    async def write(self, line: AnyLine) -> None:
        """It is on the disk when this returns; Unavailable if it cannot be."""
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
        """By what an address is known again; nobody without the house's secret can guess it from that."""
        return hmac.new(self.key, mail.encode(), hashlib.sha256).hexdigest()

    def lock(self, text: str) -> str:
        """What only a house with the same secret can read again."""
        return self.box.encrypt(text.encode()).decode() if text else ""

    def unlock(self, text: str) -> str | None:
        """What was locked; None if that was by a house with another secret."""
        try:
            return self.box.decrypt(text).decode() if text else ""
        except InvalidToken:
            return None


def append(file: str, line: bytes) -> None:
    """A line begins with its break, so that one a full disk cut off does not spoil the next.

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
    """The lines of a journal, and how many were cut off."""
    lines: list[AnyLine] = []
    cut = 0
    for text in file.read_bytes().splitlines():
        try:
            if text:
                lines.append(msgspec.json.decode(text, type=AnyLine))
        except msgspec.DecodeError:
            cut += 1
    return lines, cut
