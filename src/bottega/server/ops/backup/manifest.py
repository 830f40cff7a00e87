"""A backup is a folder with a dump and a manifest."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from bottega import __version__
from bottega.server.platform.errors import NoBackup
from bottega.server.platform.postgres.migrate import revisions

FORMAT: Final = 1
MANIFEST: Final = "manifest.json"
DUMP: Final = "database.dump"
SECRET: Final = "secret"  # in a backup of a server in a folder


class Counted(Struct, frozen=True):
    """The number of rows, and a digest of the log."""

    matches: int
    moves: int
    digest: str


class Dump(Struct, frozen=True):
    """The dump of a database."""

    file: str
    bytes: int
    sha256: str
    migration: str
    postgres: int  # the release it was made from
    holds: Counted


class Manifest(Struct, frozen=True, kw_only=True):
    """Written last: a folder without it is incomplete."""

    format: int = FORMAT
    bottega: str = __version__
    began: float  # seconds since 1970: everything acknowledged before is in the backup
    ended: float
    secret: str  # a digest that recognises the server's secret
    dump: Dump


class Written(Struct, frozen=True):
    """The part that every format of a manifest has."""

    format: int
    bottega: str


def fingerprint(secret: str) -> str:
    """A digest that tells secrets apart and reveals nothing."""
    return hashlib.sha256(b"bottega backup " + secret.encode()).hexdigest()[:16]


def file_digest(file: Path) -> str:
    """The SHA-256 of a file."""
    with file.open("rb") as opened:
        return hashlib.file_digest(opened, "sha256").hexdigest()


def read_manifest(folder: Path) -> Manifest:
    """Read a manifest; NoBackup if this version cannot restore it."""
    file = folder / MANIFEST
    if not file.is_file():
        raise NoBackup(f"{folder} is no whole backup: there is no {MANIFEST} in it; take another one")
    try:
        written = msgspec.json.decode(file.read_bytes(), type=Written)
        if written.format != FORMAT:
            raise NoBackup(f"{folder} was made by bottega {written.bottega}: restore it with that version")
        manifest = msgspec.json.decode(file.read_bytes(), type=Manifest)
    except msgspec.DecodeError as error:
        raise NoBackup(f"{file} cannot be read: {error}; take another backup") from error
    if manifest.dump.migration not in revisions():
        raise NoBackup(
            f"{folder} was made by bottega {manifest.bottega}, this is {__version__}, which does not know"
            f" migration {manifest.dump.migration}: install bottega {manifest.bottega} or later"
        )
    return manifest


def check_dump(folder: Path, dump: Dump) -> None:
    """NoBackup if a dump has changed."""
    file = folder / dump.file
    if not file.is_file():
        raise NoBackup(f"{file} is missing: copy the whole folder again, or take another backup")
    if file.stat().st_size != dump.bytes or file_digest(file) != dump.sha256:
        raise NoBackup(f"{file} is damaged: copy it again, or take another backup")
