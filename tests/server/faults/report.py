"""The table at the end of a run: what each fault cost."""

from __future__ import annotations

from typing import Final

from rich import box
from rich.console import Console
from rich.table import Table

from tests.server.faults.audit import Verdict
from tests.server.faults.ledger import Ledger, Window

COLUMNS: Final = (
    "times",
    "moves acknowledged",
    "lost",
    "doubled",
    "longest stall (s)",
    "with a bot (s)",
)
WIDTH: Final = 120
LONGEST: Final = 5  # standstills that are told of


def spread(stalls: list[float]) -> str:
    """Half of the faults cost at most, 99 of 100 cost at most, and the worst."""
    ordered = sorted(stalls)
    return " / ".join(f"{ordered[int(part * (len(ordered) - 1) + 0.999)]:.1f}" for part in (0.5, 0.99, 1.0))


class Row:
    """One kind of fault, all times it struck together."""

    def __init__(self, fault: str) -> None:
        self.fault: Final = fault
        self.times = 0
        self.acknowledged = 0
        self.lost = 0
        self.doubled = 0
        self.stalls: Final[list[float]] = []  # the longest of each time, in seconds
        self.bots_stalls: Final[list[float]] = []

    def add(self, window: Window, ledger: Ledger, verdict: Verdict) -> None:
        """One time it struck."""
        acks = [ack for ack in ledger.acks if window.holds(ack.at)]
        self.times += 1
        self.acknowledged += len(acks)
        self.lost += len(set(acks) & set(verdict.lost))
        self.doubled += len({(ack.match, ack.key) for ack in acks} & set(verdict.doubled))
        self.stalls.append(ledger.stall(window, bot=False))
        self.bots_stalls.append(ledger.stall(window, bot=True))

    @property
    def stall(self) -> float:
        """The longest for people."""
        return max(self.stalls)

    @property
    def bots_stall(self) -> float:
        """The longest at a table with a bot."""
        return max(self.bots_stalls)

    def cells(self) -> list[str]:
        """As they are printed."""
        numbers = (self.times, self.acknowledged, self.lost, self.doubled)
        stalls = [spread(self.stalls), spread(self.bots_stalls)]
        return [self.fault, *[f"{number:,}" for number in numbers], *stalls]


class Report:
    """What to print, and whether all is well."""

    def __init__(self, ledger: Ledger, verdict: Verdict, seconds: float) -> None:
        self.ledger: Final = ledger
        self.verdict: Final = verdict
        self.seconds: Final = seconds
        rows: dict[str, Row] = {}
        for window in ledger.windows:
            rows.setdefault(window.fault, Row(window.fault)).add(window, ledger, verdict)
        self.rows: Final = list(rows.values())
        self.troubles: Final = [*ledger.troubles, *verdict.troubles]

    @property
    def good(self) -> bool:
        """Whether nothing was lost, doubled or stuck."""
        return not (self.verdict.lost or self.verdict.doubled or self.troubles)

    def show(self, console: Console) -> None:
        """Print it."""
        table = Table("fault", box=box.SIMPLE_HEAD)
        for column in COLUMNS:
            table.add_column(column, justify="right")
        for row in self.rows:
            table.add_row(*row.cells())
        table.add_section()
        table.add_row(*self.total().cells())
        console.print(table)
        console.print(
            "Of each fault the longest stall that no other shared: half of them at most / 99 of 100 at most /"
            " the worst."
        )
        self.show_rest(console)

    def total(self) -> Row:
        """All faults together; what was lost or doubled and never acknowledged is counted here alone."""
        total = Row("all")
        total.times = sum(row.times for row in self.rows[1:])
        total.acknowledged = len(self.ledger.acks)
        total.lost, total.doubled = len(self.verdict.lost), len(self.verdict.doubled)
        for row in self.rows:
            total.stalls.extend(row.stalls)
            total.bots_stalls.extend(row.bots_stalls)
        return total

    def show_rest(self, console: Console) -> None:
        """What the table has no column for."""
        verdict, counts = self.verdict, dict(self.ledger.counts)
        console.print(
            f"{verdict.matches:,} matches ({verdict.over:,} over) with {verdict.entries:,} entries were"
            f" replayed and verified, {verdict.views:,} views compared with the log."
        )
        console.print(
            ", ".join(f"{what}: {count:,}" for what, count in sorted(counts.items())) or "no incidents"
        )
        double = [span.end - span.start for span in self.ledger.stalls if self.ledger.faults(span) > 1]
        if double:
            console.print(
                f"{len(double):,} stalls through more than one fault, the longest {max(double):.1f} s."
            )
        for span in self.ledger.longest_stalls(LONGEST):
            began, faults = span.start - self.ledger.windows[0].start, self.ledger.faults(span)
            console.print(
                f"stood still for {span.end - span.start:.1f} s from {began:.1f} s on"
                f"{f', through {faults} faults' if faults > 1 else ''}: {span.where}"
            )
        for trouble in self.troubles:
            console.print(f"[red]{trouble}[/red]", soft_wrap=True)
        console.print(f"{'All is well' if self.good else 'Not well'}, after {self.seconds:.0f} s.")
