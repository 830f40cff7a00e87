"""Matches to a data set: the Parquet file, its schema and its card."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Iterator
from pathlib import Path

from bottega.kit.errors import SetupError
from bottega.lab.dataset.card import Counts, card, row_schema
from bottega.lab.dataset.decision import Decision, decisions
from bottega.lab.dataset.parquet import SCHEMA, write
from bottega.lab.dataset.sources import Found, found_in


def export(matches: Iterable[Found], out: Path, command: str, licence: str) -> Counts:
    """Write all three files. What stops on its way leaves nothing that looks finished."""
    counts, part = Counts(), out.with_name(f"{out.name}.part")
    try:
        write(part, told(matches, counts))
        if not counts.games:
            raise SetupError("none of these matches was played to its end: there is nothing to tell")
        part.replace(out)
    finally:
        part.unlink(missing_ok=True)
    with out.open("rb") as file:
        digest = hashlib.file_digest(file, "sha256").hexdigest()
    types = {field.name: str(field.type) for field in SCHEMA}
    schema = json.dumps(row_schema(counts.found()), indent=2, ensure_ascii=False)
    out.with_suffix(".schema.json").write_text(f"{schema}\n", "utf-8")
    out.with_suffix(".card.md").write_text(card(out, counts, types, command, digest, licence), "utf-8")
    return counts


def told(matches: Iterable[Found], counts: Counts) -> Iterator[Decision]:
    """The decisions of all matches, counted as they pass."""
    for where, record in matches:
        with found_in(where):
            rows = list(decisions(record))
        counts.add(record.game.id, rows)
        yield from rows
