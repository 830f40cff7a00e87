"""What a study found, as data: JSON to keep and CSV with every row."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct, structs

from bottega import __version__
from bottega.lab.balance import tables
from bottega.lab.balance.figures import USE, kind_of
from bottega.lab.balance.rows import Difference, Figure, Lift, Seat
from bottega.lab.balance.study import Study

PLACES: Final = 5  # digits of what is written


class Change(Struct, frozen=True):
    """A comparison, in words."""

    name: str
    kind: str
    label: str
    base: str


class Report(Struct, frozen=True, kw_only=True):
    """All that was found."""

    game: str
    edition: int
    cards: str  # the digest of the printed ones
    seats: int
    bots: list[str]
    games: int  # deals that were played
    version: str
    command: str
    digest: str | None  # the same command comes to the same; none if a bot thinks by the clock
    changes: list[Change]
    seat_rows: list[Seat]
    figures: list[Figure]
    lifts: list[Lift]
    differences: list[Difference]


def report(study: Study, command: str) -> Report:
    """The report of a study, as far as it was played."""
    plan = study.plan
    changes = [Change(one.name, one.kind, one.label, plan.arms[one.base].name) for one in plan.comparisons]
    return Report(
        game=plan.game.id,
        edition=plan.game.edition,
        cards=plan.game.cards().digest,
        seats=plan.seats,
        bots=study.work.bots,
        games=len(study.printed),
        version=__version__,
        command=command,
        digest=study.digest,
        changes=changes,
        seat_rows=tables.seats(study),
        figures=list(tables.figures(study)),
        lifts=tables.lifts(study),
        differences=tables.differences(study),
    )


def write_data(told: Report, folder: Path) -> list[Path]:
    """The JSON, and a CSV for each table."""
    folder.mkdir(parents=True, exist_ok=True)
    stem = f"{told.game}-{told.seats}"
    main = folder / f"{stem}.json"
    main.write_bytes(as_json(told))
    rows_of: dict[str, Sequence[Struct]] = {
        "seats": told.seat_rows,
        "figures": told.figures,
        "lifts": told.lifts,
        "differences": told.differences,
    }
    written = [main]
    for name, rows in rows_of.items():
        if rows:
            written.append(folder / f"{stem}-{name}.csv")
            write_csv(written[-1], rows)
    return written


def as_json(told: Report) -> bytes:
    """Small enough to be kept: of the uses that did not clearly change, the CSV alone tells."""
    kept = [row for row in told.differences if row.found or kind_of(row.figure) != USE]
    data = msgspec.to_builtins(structs.replace(told, differences=kept))
    lines = [f"{msgspec.json.encode(key).decode()}: {written(value)}" for key, value in data.items()]
    return ("{\n" + ",\n".join(lines) + "\n}\n").encode()


def written(value: object) -> str:
    """A value of the JSON; a table has a row a line."""
    if isinstance(value, list) and value and isinstance(value[0], dict):
        rows = [msgspec.json.encode(rounded(row)).decode() for row in value]
        return "[\n  " + ",\n  ".join(rows) + "\n]"
    return msgspec.json.encode(value).decode()


def write_csv(path: Path, rows: Iterable[Struct]) -> None:
    """A table with its head."""
    lines = [rounded(structs.asdict(row)) for row in rows]
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, list(lines[0]), lineterminator="\n")
        writer.writeheader()
        writer.writerows(lines)


def rounded(row: dict[str, object]) -> dict[str, object]:
    """A row without digits that mean nothing."""
    return {
        name: float(f"{value:.{PLACES}g}") if isinstance(value, float) else value
        for name, value in row.items()
    }
