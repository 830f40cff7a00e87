"""Decisions as Parquet, a row group at a time: memory does not grow with the data set."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final, get_type_hints

import pyarrow
from pyarrow import parquet

from bottega.lab.dataset.decision import Decision

ROW_GROUP: Final = 16 << 20  # bytes of pictures and offers; the writer holds some copies of them
LEVEL: Final = 9  # of zstd: a quarter smaller than 3, and still faster than pictures are drawn
ALIKE: Final = [
    "picture",
    "offers",
    "scores",
]  # like the row before: zstd makes more of that than a dictionary

TYPES: Final = {
    str: pyarrow.string(),
    str | None: pyarrow.string(),
    int: pyarrow.int32(),
    float: pyarrow.float64(),
    list[str]: pyarrow.list_(pyarrow.field("element", pyarrow.string())),
    list[int]: pyarrow.list_(pyarrow.field("element", pyarrow.int32())),
}
SCHEMA: Final = pyarrow.schema(
    [
        pyarrow.field(name, TYPES[kind], nullable=kind == str | None)
        for name, kind in get_type_hints(Decision).items()
    ]
)


def write(path: Path, rows: Iterable[Decision]) -> None:
    """One file; the same rows give the same bytes."""
    repeated = [name for name in SCHEMA.names if name not in ALIKE]
    with parquet.ParquetWriter(
        path,
        SCHEMA,
        compression="zstd",
        compression_level=LEVEL,
        use_dictionary=repeated,
        write_statistics=repeated,
    ) as writer:
        for group in groups(rows):
            columns = {name: [getattr(row, name) for row in group] for name in SCHEMA.names}
            writer.write_table(pyarrow.table(columns, schema=SCHEMA))


def groups(rows: Iterable[Decision]) -> Iterator[list[Decision]]:
    """The rows in groups that weigh about the same."""
    group: list[Decision] = []
    weight = 0
    for row in rows:
        group.append(row)
        weight += sys.getsizeof(row.picture) + sum(map(sys.getsizeof, row.offers))
        if weight >= ROW_GROUP:
            yield group
            group, weight = [], 0
    if group:
        yield group
