"""Packed records as objects of a bucket: S3, or whatever speaks like it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from bottega.server.errors import Unavailable
from bottega.server.ids import Id, id_text

if TYPE_CHECKING:
    from obstore.store import ObjectStore


class Bucket:
    """An object is written once and never changes. Keys and the address come from AWS's own variables."""

    def __init__(self, url: str) -> None:
        # Only a house that has a bucket has the package.
        from obstore.store import from_url

        self.url: Final = url
        self.objects: Final[ObjectStore] = from_url(url)

    async def put(self, match: Id, record: bytes) -> None:
        """Keep a record."""
        with self.reached():
            await self.objects.put_async(name_of(match), record)

    async def get(self, match: Id) -> bytes:
        """A record."""
        with self.reached():
            found = await self.objects.get_async(name_of(match))
            return bytes(await found.bytes_async())

    @contextmanager
    def reached(self) -> Iterator[None]:
        """What goes wrong on the way is Unavailable. What is not there is an error of Python's own."""
        from obstore.exceptions import BaseError

        try:
            yield
        except (BaseError, OSError) as error:
            told, *_ = str(error).split("\n")  # and pages of what it is made of
            raise Unavailable(f"{self.url}: {told}") from error

    async def check(self) -> None:
        """Write and read something that is no match; Unavailable if it cannot be done."""
        await self.put(0, b"")
        await self.get(0)


def name_of(match: Id) -> str:
    """The name of an object."""
    return f"{id_text(match)}.zst"


def bucket_of(url: str) -> Bucket | None:
    """The bucket of a house, if it has one."""
    return Bucket(url) if url else None
