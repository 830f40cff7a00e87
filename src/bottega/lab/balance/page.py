"""A report as one HTML page: charts, tables, and how it was made. It loads nothing from anywhere."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from html import escape
from importlib.resources import files
from pathlib import Path
from string import Template
from typing import Final

from bottega.lab.balance import charts
from bottega.lab.balance.figures import USE, kind_of
from bottega.lab.balance.report import Report

NONE: Final = "–"


def write_page(told: Report, folder: Path) -> Path:
    """The page beside the data."""
    path = folder / f"{told.game}-{told.seats}.html"
    path.write_text(page(told), "utf-8")
    return path


def page(told: Report) -> str:
    """The page."""
    text = (files(__package__) / "page.html").read_text("utf-8")
    return Template(text).substitute(
        title=escape(f"The balance of {told.game}, {told.seats} seats"),
        command=escape(told.command),
        digest=told.digest or "none, since a bot thinks by the clock",
        version=escape(told.version),
        about=escape(f"{told.game} edition {told.edition}, cards {told.cards}, bots {', '.join(told.bots)}"),
        games=told.games,
        seats=seats(told),
        figures=figures(told),
        differences=differences(told),
        lifts=lifts(told),
    )


def seats(told: Report) -> str:
    """Who wins from where."""
    if not told.seat_rows:
        return "<p>There is one seat.</p>"
    rows = [
        (
            row.arm,
            row.place,
            percent(row.share),
            between(row.low, row.high, percent),
            sure(row.p_value, row.found),
        )
        for row in told.seat_rows
    ]  # fmt: skip
    return charts.seats(told) + table(["game", "from", "victories", "95 % sure", "unfair?"], rows)


def figures(told: Report) -> str:
    """Every arm by itself."""
    rows = [
        (
            row.arm,
            charts.title(row.figure),
            number(row.mean),
            between(row.low, row.high),
            number(row.deviation),
        )
        for row in told.figures
    ]
    head = ["game", "figure", "mean", "95 % sure", "from match to match ±"]
    return charts.parts(told) + table(head, rows)


def differences(told: Report) -> str:
    """Every change against what it changes."""
    if not told.changes:
        return "<p>Nothing was compared.</p>"
    changes = table(
        ["change", "what it is", "compared with"], [(one.name, one.label, one.base) for one in told.changes]
    )
    drawn = "".join(charts.differences(told, figure) for figure in charts.drawn_figures(told.differences))
    rows = [
        (
            row.change, charts.title(row.figure), number(row.base), number(row.other),
            f"{row.difference:+.3g}", between(row.low, row.high), sure(row.p_value, row.found),
            number(row.detectable),
        )
        for row in told.differences
        if row.found or kind_of(row.figure) != USE
    ]  # fmt: skip
    head = ["change", "figure", "before", "with it", "difference", "95 % sure", "found?", "could have found"]
    return changes + drawn + table(head, rows)


def lifts(told: Report) -> str:
    """What wins in the printed game."""
    if not told.lifts:
        return "<p>There is nobody to win against.</p>"
    rows = [
        (
            row.label, number(row.a_seat), percent(row.users), str(row.compared), f"{row.lift:+.3f}",
            between(row.low, row.high), sure(row.p_value, row.found), number(row.detectable),
        )
        for row in sorted(told.lifts, key=lambda row: -row.lift)
    ]  # fmt: skip
    head = ["what", "a seat", "seats", "matches", "lift", "95 % sure", "found?", "could have found"]
    return charts.lifts(told) + table(head, rows)


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Texts as a table."""
    top = "".join(f"<th>{escape(cell)}</th>" for cell in head)
    lines = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>\n" for row in rows)
    return f"<table><thead><tr>{top}</tr></thead><tbody>\n{lines}</tbody></table>"


def number(value: float) -> str:
    """Three digits are more than most figures are sure of."""
    return f"{value:.3g}"


def percent(value: float) -> str:
    """A part of all."""
    return f"{value:.1%}"


def between(low: float, high: float, told: Callable[[float], str] = number) -> str:
    """An interval."""
    return f"{told(low)} to {told(high)}"


def sure(p_value: float | None, found: bool) -> str:
    """Whether it counts, and how likely chance alone comes to as much."""
    if p_value is None:
        return f"{NONE} too few"
    return f"{'yes' if found else 'no'}, p {p_value:.2g}"
