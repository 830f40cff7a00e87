"""Packs the log of a finished match: columns of similar values, compressed by zstd."""

from __future__ import annotations

import sys
from itertools import accumulate, pairwise
from typing import Final

import msgspec

from bottega.server.core.keys import by_server
from bottega.server.core.store.rows import Entry
from bottega.server.platform.errors import BadLog
from bottega.server.platform.ids import Id

if sys.version_info >= (3, 14):
    from compression import zstd
else:
    from backports import zstd

LEVEL: Final = 19  # a match is a few kilobytes, so the best level costs milliseconds
OPTIONS: Final[dict[int, int]] = {
    zstd.CompressionParameter.compression_level: LEVEL,
    zstd.CompressionParameter.checksum_flag: 1,
}
MICRO: Final = 1_000_000


class Columns(msgspec.Struct, frozen=True, array_like=True):
    """The columns of a log; growing numbers are stored as differences."""

    plies: list[int]
    seats: list[int]
    texts: list[str]
    times: list[int]  # microseconds since 1970
    backs: dict[int, int]  # of undos, by ply
    keys: dict[int, str]  # of the server's moves, by ply: they say who moved


def pack(entries: list[Entry]) -> bytes:
    """Pack a log. Clients' keys are dropped: no one retries a move of an old match."""
    columns = Columns(
        steps([entry.ply for entry in entries]),
        [entry.seat for entry in entries],
        [entry.text for entry in entries],
        steps([round(entry.at * MICRO) for entry in entries]),
        {entry.ply: entry.back for entry in entries if entry.back is not None},
        {entry.ply: entry.key for entry in entries if by_server(entry.key)},
    )
    return zstd.compress(msgspec.msgpack.encode(columns), options=OPTIONS)


def unpack(match: Id, record: bytes) -> list[Entry]:
    """Unpack a log; BadLog if malformed."""
    try:
        columns = msgspec.msgpack.decode(zstd.decompress(record), type=Columns)
    except (zstd.ZstdError, msgspec.DecodeError) as error:
        raise BadLog(f"the packed record of match {match} cannot be read: {error}") from error
    rows = zip(
        accumulate(columns.plies), columns.seats, columns.texts, accumulate(columns.times), strict=True
    )
    return [
        Entry(match, ply, seat, text, columns.keys.get(ply, ""), columns.backs.get(ply), time / MICRO)
        for ply, seat, text, time in rows
    ]


def steps(numbers: list[int]) -> list[int]:
    """The first number, and the differences."""
    return numbers[:1] + [after - before for before, after in pairwise(numbers)]
