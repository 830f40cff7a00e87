"""Writes games/<game>/balance.json: what the runs kept in docs/balance tell whoever sets a table up.

`python -m tools.gen_balance` writes; `--check` compares. Runs of rules or cards that are no longer ours are
left out, and a game without a run has no such file.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping
from math import sqrt
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from bottega.catalogue import BALANCE
from bottega.games import GAMES
from bottega.kit.game import AnyGame
from bottega.lab.balance.arms import CARDS, PRINTED
from bottega.lab.balance.figures import SEAT, TURN
from bottega.lab.balance.report import Change, Report
from bottega.lab.balance.rows import Difference, Figure, Judge
from bottega.lab.balance.statistics import ALPHA
from bottega.lab.balance.student import quantile

ROOT: Final = Path(__file__).parent.parent
RUNS: Final = ROOT / "docs" / "balance"
FOLDERS: Final = ROOT / "src" / "bottega" / "games"
LENGTH: Final = "minutes"
CHOICES: Final = "decisions"

Span = tuple[int, int, int]  # a figure, and between what the true one lies; in whole percents


class Told(Struct, omit_defaults=True):
    """What is said of a change; what is left out was not told from chance."""

    base: str = ""  # what it was compared with, if not with the printed game
    longer: Span | None = None  # less than 0: shorter
    first: Span | None = None  # victories of whoever begins


class Table(Struct, omit_defaults=True):
    """A game for so many seats, as it is printed, and what each change does to it."""

    matches: int  # of every way to play
    choices: int  # of each seat
    changes: dict[str, Told]
    first: Span | None = None


class Balance(Struct):
    """The file of a game; it says what was played, so that nobody believes it of other rules or cards."""

    game: str
    edition: int
    cards: str
    seats: dict[int, Table]


# --- a run in short ---------------------------------------------------------------------------------


def table_of(run: Report) -> Table:
    """What matters of a run: lengths, and victories of whoever begins.

    These rows are a table of their own and are judged as one: in the run's own, what is used differs so often
    that a row of chance counts more easily as found.
    """
    begins = beginner(run)
    figures = {(row.arm, row.figure): row for row in run.figures}
    shares = {row.arm: span(row.share, row.low, row.high) for row in run.seat_rows if row.place == begins}
    rows = {(row.change, row.figure): row for row in run.differences if row.figure in (LENGTH, begins)}
    judge = Judge(row.p_value for row in rows.values())
    found = {key: row for key, row in rows.items() if judge.finds(row.p_value)}
    return Table(
        matches=run.games,
        choices=round(figures[PRINTED, CHOICES].mean / run.seats),
        first=shares.get(PRINTED),
        changes={
            change.name: Told(
                base="" if change.base == PRINTED else change.base,
                longer=longer(found.get((change.name, LENGTH)), change, figures),
                first=shares.get(change.name) if (change.name, begins) in found else None,
            )
            for change in run.changes
            if change.kind != CARDS
        },
    )


def beginner(run: Report) -> str:
    """The place of whoever begins: where a lot decides who it is, seats tell nothing and turns do."""
    turn = f"{TURN} 1"
    return turn if any(row.place == turn for row in run.seat_rows) else f"{SEAT} 1"


def longer(row: Difference | None, change: Change, figures: Mapping[tuple[str, str], Figure]) -> Span | None:
    """By how much a match is longer, if that was found and is a percent at least."""
    base, other = figures.get((change.base, LENGTH)), figures.get((change.name, LENGTH))
    if row is None or base is None or other is None:
        return None
    told = ratio(row, base, other)
    return told if told[0] else None


def ratio(row: Difference, base: Figure, other: Figure) -> Span:
    """How much more the one is than the other, by the delta method: both are means, over the same deals."""
    reach = quantile(ALPHA, max(1, row.pairs - 1))
    of_difference = ((row.high - row.low) / 2 / reach) ** 2 * row.pairs  # the variance from deal to deal
    before, after = base.deviation**2, other.deviation**2
    together = (before + after - of_difference) / 2
    times = row.other / row.base
    variance = max(0.0, after - 2 * times * together + times * times * before)
    doubt = reach * sqrt(variance / row.pairs) / row.base
    return span(times - 1, times - 1 - doubt, times - 1 + doubt)


def span(figure: float, low: float, high: float) -> Span:
    """Nobody chooses a variant by tenths of a percent."""
    return round(100 * figure), round(100 * low), round(100 * high)


# --- the files --------------------------------------------------------------------------------------


def balance_of(game: AnyGame, runs: Iterable[Report]) -> Balance:
    """All runs of a game that are of its rules and cards."""
    found = Balance(game.id, game.edition, game.cards().digest, {})
    for run in runs:
        if (run.game, run.edition, run.cards) != (found.game, found.edition, found.cards):
            continue
        if run.seats in found.seats:
            sys.exit(f"docs/balance has two runs of {game.id} for {run.seats} seats: keep one")
        found.seats[run.seats] = table_of(run)
    return found


def written(found: Balance) -> str:
    """A line for each number of seats; nothing if there is nothing to tell."""
    if not found.seats:
        return ""
    head = f'{{"game": "{found.game}", "edition": {found.edition}, "cards": "{found.cards}", "seats": {{\n'
    lines = [
        f'"{seats}": {msgspec.json.encode(found.seats[seats]).decode()}' for seats in sorted(found.seats)
    ]
    return head + ",\n".join(lines) + "\n}}\n"


def main(check: bool) -> int:
    """Write the files, or say which are not as they would be written."""
    runs = [msgspec.json.decode(file.read_bytes(), type=Report) for file in sorted(RUNS.glob("*.json"))]
    behind = 0
    for game in GAMES.values():
        file = FOLDERS / game.id / BALANCE
        content = written(balance_of(game, runs))
        if (file.read_text("utf-8") if file.is_file() else "") == content:
            continue
        if check:
            print(f"{file.relative_to(ROOT)} is behind docs/balance: run make gen")
            behind = 1
        elif content:
            file.write_text(content, "utf-8")
        else:
            file.unlink()
    return behind


if __name__ == "__main__":
    sys.exit(main("--check" in sys.argv))
