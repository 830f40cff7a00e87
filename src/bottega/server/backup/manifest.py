"""What a backup is made of: a folder with a dump of each shard and a list that says what is in them."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from bottega import __version__
from bottega.server.errors import NoBackup
from bottega.server.store.migrate import revisions

FORMAT: Final = 1
MANIFEST: Final = "manifest.json"
SECRET: Final = "secret"  # in a backup of a house in a folder


class Counted(Struct, frozen=True):
    """How much a shard holds, and what its log comes to."""

    matches: int
    moves: int
    digest: str


class Dump(Struct, frozen=True):
    """The copy of one shard."""

    file: str
    bytes: int
    sha256: str
    migration: str
    postgres: int  # the release it was copied from
    holds: Counted


class Manifest(Struct, frozen=True, kw_only=True):
    """Written last: a folder without it is not a whole backup."""

    format: int = FORMAT
    bottega: str = __version__
    began: float  # seconds since 1970: what was acknowledged before is in the backup
    ended: float
    secret: str  # by what the secret of the house is known again
    shards: list[Dump]  # in their order

    @property
    def bytes(self) -> int:
        """How large all dumps are together."""
        return sum(dump.bytes for dump in self.shards)


class Written(Struct, frozen=True):
    """What every format of a manifest says first."""

    format: int
    bottega: str


def fingerprint(secret: str) -> str:
    """It tells two secrets apart, and nothing of either."""
    return hashlib.sha256(b"bottega backup " + secret.encode()).hexdigest()[:16]


def dump_name(shard: int) -> str:
    """The file of a shard."""
    return f"shard-{shard:04}.dump"


def file_digest(file: Path) -> str:
    """The SHA-256 of a file."""
    with file.open("rb") as opened:
        return hashlib.file_digest(opened, "sha256").hexdigest()


def read_manifest(folder: Path) -> Manifest:
    """What a backup says of itself; NoBackup if this version cannot restore it."""
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
    unknown = {dump.migration for dump in manifest.shards} - set(revisions())
    if unknown:
        raise NoBackup(
            f"{folder} was made by bottega {manifest.bottega}, this is {__version__}, which does not know"
            f" migration {min(unknown)}: install bottega {manifest.bottega} or later"
        )
    return manifest


def check_dump(folder: Path, dump: Dump) -> None:
    """NoBackup if a dump is not as it was written."""
    file = folder / dump.file
    if not file.is_file():
        raise NoBackup(f"{file} is missing: copy the whole folder again, or take another backup")
    if file.stat().st_size != dump.bytes or file_digest(file) != dump.sha256:
        raise NoBackup(f"{file} is damaged: copy it again, or take another backup")
